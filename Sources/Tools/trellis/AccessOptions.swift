import ArgumentParser
import Service

/// The further options for access control and rate limits.
struct AccessOptions: ParsableArguments {
  @Option(
    help: """
      Maximum number of requests at once within --rate. (default: the number in --rate; \
      TRELLIS_RATE_BURST)
      """)
  var rateBurst: String?

  @Flag(
    inversion: .prefixedNo,
    help: """
      Send X-Content-Type-Options, X-Frame-Options and Referrer-Policy. \
      (default: --security-headers; TRELLIS_SECURITY_HEADERS)
      """)
  var securityHeaders: Bool?

  @Option(
    help: """
      Host names by which clients reach /mcp besides localhost, separated by commas. Requests with \
      another Host or Origin get 403 there. (default: none; TRELLIS_MCP_HOSTS)
      """)
  var mcpHosts: String?

  /// The names by which clients may reach `/mcp`.
  func allowedHosts(from sources: SettingSources) throws -> AllowedHosts {
    guard let found = sources.noted(mcpHosts, of: "mcp-hosts") else { return AllowedHosts() }
    return AllowedHosts(
      try found.text.split(separator: ",").map { part in
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") }
        let bytes = part.utf8.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
        let name = String(decoding: Array(bytes), as: UTF8.self)
        guard AllowedHosts.isName(name) else {
          throw found.fault(
            "'\(name)' is not the name of a host: write trellis.example, without scheme and port")
        }
        return name
      })
  }

  func apply(
    _ common: CommonOptions, to configuration: inout ServiceConfiguration,
    from sources: SettingSources
  ) throws {
    if let found = try sources.protection(common.tokensFile, of: "tokens-file") {
      do throws(TokenStore.Failure) {
        configuration.access.tokens = try TokenStore(path: found.text)
      } catch {
        throw found.fault("cannot read the tokens: \(error)")
      }
    }
    configuration.access.rate = try rate(common, sources)
    configuration.sendsSecurityHeaders = try sources.flag(
      securityHeaders, of: "security-headers", default: true)
  }

  private func rate(_ common: CommonOptions, _ sources: SettingSources) throws -> RateLimit? {
    let rate = try sources.protection(common.rate, of: "rate")
    let burst = sources.find(rateBurst, of: "rate-burst")
    guard let rate else {
      if let burst { throw ValidationError("\(burst.source) needs --rate") }
      sources.note("rate-burst", nil, nil)
      return nil
    }
    guard var limit = RateLimit(rate.text) else {
      throw rate.fault("'\(rate.text)' is not a rate: write 50/s, 3000/m or 100000/h")
    }
    if let burst {
      guard let number = Int(burst.text), (1...1_000_000).contains(number) else {
        throw ValidationError(
          "\(burst.source) must be a number from 1 to 1000000, not '\(burst.text)'")
      }
      limit.burst = number
    }
    sources.note("rate-burst", String(limit.burst), burst)
    return limit
  }
}
