import Foundation
import Glibc

/// A port of 127.0.0.1 that is bound without listening for the lifetime of the object.
final class ReservedPort: Sendable {
  let url: URL
  private let descriptor: Int32

  init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isBound else { throw ProbeProcess.Failure(message: "no port is free") }
    url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/")!
  }

  deinit { close(descriptor) }
}
