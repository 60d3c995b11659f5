import CUV

/// An error of the operating system or libuv.
public struct EventLoopError: Error, Sendable, Equatable, CustomStringConvertible {
  /// libuv's error code, which is negative.
  public let code: Int32
  /// The operation that failed, such as "listening on 127.0.0.1:80".
  public let doing: String

  init(code: Int32, doing: String) {
    self.code = code
    self.doing = doing
  }

  /// The symbolic name of the code, such as `EADDRINUSE`.
  public var name: String { String(cString: uv_err_name(code)) }

  /// One line with the operation and the reason.
  public var description: String { "\(doing): \(String(cString: uv_strerror(code))) (\(name))" }
}
