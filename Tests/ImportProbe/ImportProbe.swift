import ConstraintLayout
import ConstraintSolver
import InterfaceBuilder
import JSONText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Solves the scenes of documents at their own device, and prints frames and findings as JSON.
///
///     import-probe [--device ID] FILE…
///
/// The exit status is 2 if a document cannot be read or has a fault, which standard error names.
@main
struct ImportProbe {
  static func main() {
    var paths = Array(CommandLine.arguments.dropFirst())
    var device: CanvasDevice?
    if paths.count > 2, paths[0] == "--device" {
      device = CanvasDevice(named: paths[1])
      paths.removeFirst(2)
    }
    var json = JSONWriter()
    var hasFaults = false
    json.beginObject()
    json.key("documents")
    json.beginArray()
    for path in paths {
      json.beginObject()
      json.key("file")
      json.string(path)
      json.key("scenes")
      json.beginArray()
      do throws(DocumentError) {
        let bytes = read(path)
        let document = try bytes.withUnsafeBufferPointer { bytes throws(DocumentError) in
          try InterfaceDocument(UnsafeRawBufferPointer(bytes))
        }
        var faults = document.faults
        let importer = SceneImporter(document, device: device)
        for scene in document.scenes {
          let imported = importer.imported(scene)
          faults.add(imported.faults)
          guard !imported.layout.items.isEmpty else { continue }
          SceneVerdict(imported).write(to: &json)
        }
        for fault in faults.faults { complain(path, fault.position, fault.message) }
        if !faults.isEmpty { hasFaults = true }
      } catch {
        complain(path, error.position, error.description)
        hasFaults = true
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    write(json.bytes + [0x0A], to: STDOUT_FILENO)
    exit(hasFaults ? 2 : 0)
  }

  private static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes.append(contentsOf: buffer[..<count])
    }
    return bytes
  }

  private static func complain(_ path: String, _ position: XMLPosition?, _ message: String) {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    write(Array("\(path)\(place): \(message)\n".utf8), to: STDERR_FILENO)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
