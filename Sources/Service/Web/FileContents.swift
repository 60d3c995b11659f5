#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#elseif canImport(Bionic)
  private import Bionic
#elseif canImport(WASILibc)
  private import WASILibc
#elseif canImport(ucrt)
  private import ucrt
#endif

/// The bytes of a file.
enum FileContents {
  /// Reads a regular file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The most bytes.
  /// - Returns: Its bytes.
  /// - Throws: ``WebAssetError`` with the reason.
  static func of(_ path: String, limit: Int) throws(WebAssetError) -> [UInt8] {
    // A pipe in place of a file would block without this.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw error(path, String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw error(path, "it is no regular file")
    }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let room = part.count
      let count = part.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, room) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw error(path, String(cString: strerror(errno))) }
      if count == 0 { return bytes }
      bytes += part[..<count]
      guard bytes.count <= limit else { throw error(path, "it has more than \(limit) bytes") }
    }
  }

  private static func error(_ path: String, _ reason: String) -> WebAssetError {
    WebAssetError(description: "\(path): \(reason)")
  }
}
