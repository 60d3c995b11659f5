import ArgumentParser

/// The options that most servers set.
struct CommonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Addresses to listen on, separated by commas: 127.0.0.1:8080, [::1]:8080, :8080 for all IPv4 \
      addresses, unix:/run/trellis.sock, or systemd for the sockets from socket activation. Port 0 \
      is any free port. (default: systemd if it passes sockets, else 127.0.0.1:8080; \
      TRELLIS_LISTEN)
      """, valueName: "addresses"))
  var listen: String?

  @Option(
    help: ArgumentHelp(
      """
      YAML file of options, by their names without the dashes: `max-memory: 512M`. \
      (default: none; TRELLIS_CONFIG)
      """, valueName: "file"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      """
      File with a name and the SHA-256 of a token on each line. All requests need one of these \
      tokens, except health checks and the pages for browsers. The server reads the file again \
      when it changes and on SIGHUP. (default: none; TRELLIS_TOKENS_FILE)
      """, valueName: "file"))
  var tokensFile: String?

  @Option(
    help: """
      Maximum rate of requests per token, or per address without a token: 50/s, 3000/m or \
      100000/h. (default: no limit; TRELLIS_RATE)
      """)
  var rate: String?

  @Option(
    help: ArgumentHelp(
      """
      Lowest level to log: trace, debug, info, notice, warning, error or critical. \
      (default: info; TRELLIS_LOG_LEVEL)
      """, valueName: "level"))
  var logLevel: String?
}
