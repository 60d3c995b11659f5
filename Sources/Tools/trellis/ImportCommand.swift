import API
import ArgumentParser
import Checking
import Files
import InterfaceBuilder
import Service
internal import JSONText
internal import LayoutRequests

/// `trellis import`.
struct ImportCommand: ParsableCommand {
  /// The form of the output.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case body, json
  }

  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Convert scenes of Interface Builder documents and Swift classes to layout requests.",
    discussion: """
      Prints each scene of the .storyboard and .xib files as a body of POST /v1/layout, on a line of \
      its own. Select one with \
      --scene to pass it to `trellis solve`. Of a .swift file, prints the views of the class that \
      --class names, as they are at the first layout. Assumptions go to standard error. The exit status is \
      3 if a file cannot be read or has a fault; the other scenes are still printed.
      """)

  @Argument(help: "Interface Builder or Swift files, or - for standard input.")
  var files: [String]

  @Option(help: "Print only the scene with this id, or with this root view or view controller.")
  var scene: String?

  @Option(name: .customLong("class"), help: "The class of a Swift file, if it has several.")
  var className: String?

  @Option(
    help: "Device to use instead of the document's: iphone-16, retina6_1 or 393x852.")
  var device: String?

  @Option(help: "Output: body, a line per scene, or json, one object with all scenes and warnings.")
  var format = Format.body

  @OptionGroup(title: "Texts") var fonts: FontOptions
  @OptionGroup(title: "Swift sources") var swift: SwiftOptions

  /// The maximum size of a file in bytes.
  private static let fileLimit = XMLLimits().bytes

  func validate() throws {
    if let device, CanvasDevice(named: device) == nil {
      throw ValidationError("unknown device \(device): write one of \(CanvasDevice.knownNames)")
    }
    if files.isEmpty { throw ValidationError("name a file to import, or - for standard input") }
  }

  func run() throws {
    let device = device.flatMap { CanvasDevice(named: $0) }
    var service = ServiceConfiguration()
    try fonts.apply(to: &service)
    var documents: [[UInt8]] = []
    var isComplete = true
    var count = 0
    for file in files where DocumentKind(path: file) == .swift {
      if let body = body(ofSwift: file) {
        count += 1
        switch format {
        case .body: Output.write(body + [0x0A])
        case .json: documents.append(body)
        }
      } else {
        isComplete = false
      }
    }
    for file in files where DocumentKind(path: file) != .swift {
      guard let report = report(file, device, service.fonts) else {
        isComplete = false
        continue
      }
      count += report.scenes.count
      if !report.faults.isEmpty { isComplete = false }
      complain(of: report, file)
      switch format {
      case .body:
        for scene in report.scenes { Output.write(ImportReport.body(of: scene) + [0x0A]) }
      case .json: documents.append(report.json(path: file))
      }
    }
    if format == .json { Output.write(Self.object(documents)) }
    if let scene, count == 0, isComplete {
      Output.complain("no file has a scene \(scene)")
      isComplete = false
    }
    if !isComplete { throw ExitStatus.unreadable }
  }

  /// The body of a class of a Swift file; `nil` after a complaint.
  private func body(ofSwift file: String) -> [UInt8]? {
    do {
      let imported = try SwiftImport(
        file, class: className, screen: device.flatMap { Screen($0) }, swift.choice)
      for note in imported.notes { Output.complain("\(file): note: \(note)") }
      return imported.body
    } catch {
      Output.complain("\(file): \(error)")
      return nil
    }
  }

  private func report(
    _ file: String, _ device: CanvasDevice?, _ fonts: FontStore
  ) -> ImportReport? {
    do {
      let bytes = try Input.read(file, limit: Self.fileLimit)
      return try bytes.withUnsafeBytes {
        try ImportReport($0, device: device, scene: scene, fonts: fonts)
      }
    } catch let error as FileReader.Failure {
      Output.complain("cannot read \(file): \(error)")
    } catch let error as DocumentError {
      Output.complain("\(Self.place(file, error.position)): \(error)")
    } catch {
      Output.complain("\(file): \(error)")
    }
    return nil
  }

  private func complain(of report: ImportReport, _ file: String) {
    for fault in report.faults.faults {
      let element = fault.id.map { " (\($0))" } ?? ""
      Output.complain(
        "\(Self.place(file, fault.position)): error\(element): \(fault.message)")
    }
    let more = report.faults.count - report.faults.faults.count
    if more > 0 { Output.complain("\(file): \(more) more faults") }
    guard format == .body else { return }
    for note in report.notes {
      Output.complain(
        "\(Self.place(file, note.position)): note (\(note.view)): \(note.message)")
    }
  }

  private static func place(_ file: String, _ position: SourcePosition?) -> String {
    position.map { "\(file):\($0.line):\($0.column)" } ?? file
  }

  private static func object(_ documents: [[UInt8]]) -> [UInt8] {
    var json = JSONWriter(capacity: 1024)
    json.beginObject()
    json.beginArray("documents")
    for document in documents { json.raw(document) }
    json.endArray()
    json.endObject()
    return json.bytes + [0x0A]
  }
}
