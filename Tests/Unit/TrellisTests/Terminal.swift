import Glibc

/// A pseudo terminal, with its controlling side held by the tests.
final class Terminal {
  /// The path of the program's side.
  let path: String
  private let keyboard: Int32

  init() throws {
    keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var lock: Int32 = 0
    var number: UInt32 = 0
    guard keyboard >= 0, ioctl(keyboard, Self.setLock, &lock) == 0,
      ioctl(keyboard, Self.getNumber, &number) == 0
    else { throw Program.Failure(message: "no pseudo terminal") }
    path = "/dev/pts/\(number)"
  }

  // Linux's TIOCSPTLCK and TIOCGPTN, macros that Swift does not import.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  deinit { close(keyboard) }

  /// The program's output so far.
  func readSome() -> String {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(keyboard, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }

  /// Types a text; Ctrl-C is U+0003.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(keyboard, bytes, bytes.count)
  }
}

/// A port without a listener.
enum FreePort {
  static func find() throws -> UInt16 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else { throw Program.Failure(message: "no port") }
    return UInt16(bigEndian: address.sin_port)
  }
}
