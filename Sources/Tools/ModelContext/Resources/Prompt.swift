internal import JSONDocuments
internal import JSONRPC
internal import JSONText

/// A task that a person starts, in words that lead a model through the tools.
enum Prompt: String, CaseIterable, Sendable {
  case repair
  case survive

  private var title: String {
    switch self {
    case .repair: "Repair this layout"
    case .survive: "Make this survive German, RTL and the largest text size"
    }
  }

  private var summary: String {
    switch self {
    case .repair: "Finds the faults of a layout, and repairs one after the other."
    case .survive:
      "Checks a layout in long texts, both directions and large text sizes, and corrects it."
    }
  }

  /// The name of the argument: a file, or the layout itself.
  private static let argument = "layout"

  private func text(for layout: String) -> String {
    switch self {
    case .repair:
      """
      Repair this layout: \(layout)

      1. Call `check` on it. Stop if there are no findings.
      2. Take the first finding. Prefer a `safe repair`: `check` with fix applies the first one of each \
      finding, to files if the server may write. Otherwise choose the repair whose moves match the intent, and edit the source.
      3. Call `check` again, and go on until there are no errors or warnings. Undo a change that \
      adds a finding.
      4. Say what was wrong, what you changed, and what moved.
      """
    case .survive:
      """
      Make this layout survive German, right-to-left and the largest text size: \(layout)

      1. Call `check` with directions "ltr,rtl", textScales "1,3.1", pseudo "expanded,right-to-left" \
      and widths "320...1366".
      2. For each finding, change constraints, not sizes: leading and trailing instead of left and \
      right, >= instead of == for heights around texts, priorities below 1000 for wishes. Call \
      `explain` on a view whose frame surprises you.
      3. Call `check` again with the same options until there are no errors or warnings.
      4. Call `picture` once at the end, and say what changed.
      """
    }
  }

  /// Writes the member `prompts`.
  static func writeList(to json: inout JSONWriter) {
    json.beginArray("prompts")
    for prompt in allCases {
      json.beginObject()
      json.member("name", prompt.rawValue)
      json.member("title", prompt.title)
      json.member("description", prompt.summary)
      json.beginArray("arguments")
      json.beginObject()
      json.member("name", argument)
      json.member("description", "A path, or the layout as JSON")
      json.member("required", true)
      json.endObject()
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }

  /// Writes the members of a result of `prompts/get`.
  static func write(_ call: MethodCall, to json: inout JSONWriter) throws(RPCError) {
    guard let name = call.parameters?["name"]?.string,
      let prompt = allCases.first(where: { $0.rawValue == name })
    else { throw .parameters("there is no such prompt: write repair or survive") }
    guard let layout = call.parameters?["arguments"]?["layout"]?.string else {
      throw .parameters("the prompt needs the argument \(argument), a string")
    }
    json.member("description", prompt.summary)
    json.beginArray("messages")
    json.beginObject()
    json.member("role", "user")
    json.beginObject("content")
    json.member("type", "text")
    json.member("text", prompt.text(for: layout))
    json.endObject()
    json.endObject()
    json.endArray()
  }
}
