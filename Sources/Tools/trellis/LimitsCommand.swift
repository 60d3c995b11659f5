import ArgumentParser

/// `trellis help-limits`: the options that limit a request, accepted by all commands.
struct LimitsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "help-limits",
    abstract: "Explain the options that limit a request.",
    discussion: """
      `serve`, `check`, `solve`, `snapshot`, `diff`, `sequence` and `mcp` accept these options. \
      Environment variables can set them, too. A request that exceeds a limit fails with an error \
      that names the limit.
      """)

  @OptionGroup(title: "Limits of a request") var limits: LimitOptions

  func run() {
    Output.write(Array("\(Self.helpMessage())\n".utf8))
  }
}
