import API
import ArgumentParser

/// `trellis solve`.
struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Solve a layout offline, as POST /v1/layout does.",
    discussion: "Prints the answer. On a problem it prints the problem, with exit status 1.")

  @Flag(help: "Print a picture, as for Accept: image/svg+xml. (TRELLIS_SVG)")
  var svg = false

  @OptionGroup var offline: OfflineRun

  func run() throws {
    let isSVG = try Environment.flag(svg ? true : nil, or: "svg") == true
    try offline.respond(.layout, as: isSVG ? .svg : .json)
  }
}
