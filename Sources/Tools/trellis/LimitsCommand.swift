import ArgumentParser

/// `trellis help-limits`: the options that limit a request, accepted by all commands.
struct LimitsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "help-limits",
    abstract: "Explain the options that limit a request.",
    discussion: """
      `serve`, `check`, `solve`, `snapshot`, `diff` and `sequence` take these options. Each can \
      also be given as an environment variable. A limit that is hit is an error that names it.
      """)

  @OptionGroup(title: "Limits of a request") var limits: LimitOptions

  func run() {
    Output.write(Array("\(Self.helpMessage())\n".utf8))
  }
}
