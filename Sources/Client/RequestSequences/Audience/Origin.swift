public import Foundation

/// The origin of a URL: scheme, host and port (RFC 6454).
public struct Origin: Hashable, Sendable, CustomStringConvertible {
  /// `http` or `https`.
  public let scheme: String
  /// The host, in lower case.
  public let host: String
  /// The port; the scheme's default if the URL has none.
  public let port: Int

  /// The origin of a URL; `nil` unless it is an http or https URL with a host.
  public init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let host = url.host(percentEncoded: true),
      !host.isEmpty, scheme == "http" || scheme == "https"
    else { return nil }
    self.scheme = scheme
    self.host = host.lowercased()
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }

  /// The form used in URLs, always with the port.
  public var description: String {
    let host = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    return "\(scheme)://\(host):\(port)"
  }
}
