import API
import ArgumentParser
import JSONDocuments
import ModelContext

/// `trellis solve`.
struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Solve layouts offline, like POST /v1/layout.",
    discussion: OfflineRun.statuses(
      finding: "1 if a layout or a variant has a conflict or is ambiguous"))

  @Flag(help: "Print a picture, as with Accept: image/svg+xml. (TRELLIS_SVG)")
  var svg = false

  @Flag(help: "Print a picture, as with Accept: image/png. (TRELLIS_PNG)")
  var png = false

  @Flag(
    help:
      "Print one line per view, and what is wrong, as the tool of `trellis mcp` does. (TRELLIS_TEXT)"
  )
  var text = false

  @OptionGroup var offline: OfflineRun

  func run() throws {
    let sources = SettingSources()
    let isSVG = try sources.flag(svg ? true : nil, of: "svg", default: false)
    let isPNG = try sources.flag(png ? true : nil, of: "png", default: false)
    let isText = try sources.flag(text ? true : nil, of: "text", default: false)
    guard [isSVG, isPNG, isText].count(where: { $0 }) < 2 else {
      throw ValidationError("--svg, --png and --text cannot be combined")
    }
    try offline.respond(
      .layout, as: isPNG ? .png : isSVG ? .svg : .json,
      hasFinding: { answer in
        Self.hasFault(answer)
          || (answer["variants"]?.elements.contains { $0["conflicts"] != nil || Self.hasFault($0) }
            ?? false)
      }, rendering: isText ? { SolveTool.text(for: $0, respond: $1) } : nil)
  }

  private static func hasFault(_ layout: JSONValue) -> Bool {
    (layout["ambiguous"]?.count ?? 0) > 0 || (layout["broken"]?.count ?? 0) > 0
  }
}
