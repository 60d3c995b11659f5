import CUV

/// An error of the operating system or of libuv.
public struct EventLoopError: Error, Sendable, Equatable, CustomStringConvertible {
  /// libuv's code: a negative number.
  public let code: Int32
  /// What was tried, as in "listening on 127.0.0.1:80".
  public let doing: String

  init(code: Int32, doing: String) {
    self.code = code
    self.doing = doing
  }

  /// The code's short name, such as `EADDRINUSE`.
  public var name: String { String(cString: uv_err_name(code)) }

  /// One line with what was tried and why it failed.
  public var description: String { "\(doing): \(String(cString: uv_strerror(code))) (\(name))" }
}
