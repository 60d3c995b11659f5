import ArgumentParser
import Service

/// The options for access control and rate limits.
struct AccessOptions: ParsableArguments {
  @Option(
    help: """
      File with a name and the SHA-256 of a token on each line. All requests need one of these \
      tokens, except health checks and the pages for browsers. The server reads the file again \
      when it changes and on SIGHUP. (default: none; TRELLIS_TOKENS_FILE)
      """)
  var tokensFile: String?

  @Option(
    help: """
      Maximum rate of requests per token, or per address without a token: 50/s, 3000/m or \
      100000/h. (default: no limit; TRELLIS_RATE)
      """)
  var rate: String?

  @Option(
    help: """
      Maximum number of requests at once within --rate. (default: the number in --rate; \
      TRELLIS_RATE_BURST)
      """)
  var rateBurst: Int?

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
  var allowedHosts: AllowedHosts {
    let names = Environment.value(mcpHosts, or: "mcp-hosts") ?? ""
    return AllowedHosts(names.split(separator: ",").map(String.init))
  }

  func apply(to configuration: inout ServiceConfiguration) throws {
    if let path = try Environment.protection(tokensFile, or: "tokens-file") {
      do throws(TokenStore.Failure) {
        configuration.access.tokens = try TokenStore(path: path)
      } catch {
        throw ValidationError("cannot read the tokens: \(error)")
      }
    }
    try applyRate(to: &configuration)
    if let sends = try Environment.flag(securityHeaders, or: "security-headers") {
      configuration.sendsSecurityHeaders = sends
    }
  }

  private func applyRate(to configuration: inout ServiceConfiguration) throws {
    let burst = rateBurst.map(String.init) ?? Environment["TRELLIS_RATE_BURST"]
    guard let text = try Environment.protection(rate, or: "rate") else {
      guard burst == nil else { throw ValidationError("--rate-burst needs --rate") }
      return
    }
    guard var limit = RateLimit(text) else {
      throw ValidationError("'\(text)' is not a rate: write 50/s, 3000/m or 100000/h")
    }
    if let burst {
      guard let number = Int(burst), (1...1_000_000).contains(number) else {
        throw ValidationError("--rate-burst must be a number from 1 to 1000000, not '\(burst)'")
      }
      limit.burst = number
    }
    configuration.access.rate = limit
  }
}
