internal import JSONDocuments
internal import JSONText

/// A parameter of a tool.
struct ToolParameter: Sendable {
  /// The values that a parameter takes.
  enum Kind: Sendable {
    case string
    case strings
    case number
    case boolean
    case object
    case choice([String])

    /// Whether a value is of this kind.
    func accepts(_ value: JSONValue) -> Bool {
      switch self {
      case .string: value.kind == .string
      case .strings: value.kind == .array && !value.elements.contains { $0.kind != .string }
      case .number: value.kind == .number && value.number?.isFinite == true
      case .boolean: value.kind == .bool
      case .object: value.kind == .object
      case .choice(let names): value.string.map { names.contains($0) } ?? false
      }
    }

    /// The kind in words.
    var words: String {
      switch self {
      case .string: "a string"
      case .strings: "an array of strings"
      case .number: "a finite number"
      case .boolean: "true or false"
      case .object: "an object"
      case .choice(let names): "one of \(names.joined(separator: ", "))"
      }
    }

    func writeSchema(to json: inout JSONWriter) {
      switch self {
      case .string: json.member("type", "string")
      case .strings:
        json.member("type", "array")
        json.member("items", raw: Array(#"{"type":"string"}"#.utf8))
      case .number: json.member("type", "number")
      case .boolean: json.member("type", "boolean")
      case .object: json.member("type", "object")
      case .choice(let names):
        json.beginArray("enum")
        for name in names { json.string(name) }
        json.endArray()
      }
    }
  }

  let name: StaticString
  let kind: Kind
  var description = ""
  /// Whether the parameter is only of use where tools take paths.
  var needsFiles = false
  /// Whether a call must have it.
  var isRequired = false

  static let request = ToolParameter(
    name: "request", kind: .object, description: "Layout, as trellis://schema/layout.json has it")
  static let path = ToolParameter(
    name: "path", kind: .string, description: "File with it (.json, .storyboard, .xib)",
    needsFiles: true)
  static let scene = ToolParameter(
    name: "scene", kind: .string, description: "Scene of a storyboard, by id", needsFiles: true)
  static let cursor = ToolParameter(
    name: "cursor", kind: .string, description: "nextCursor, for the rest")
}
