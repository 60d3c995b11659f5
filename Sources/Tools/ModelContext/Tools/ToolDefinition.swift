internal import JSONText

/// What clients learn of a tool.
struct ToolDefinition {
  var description: String
  var parameters: [ToolParameter]

  /// Writes the member `tools`.
  static func writeAll(to json: inout JSONWriter, host: some ToolHost) {
    json.beginArray("tools")
    for tool in Tool.allCases where tool.isOffered(by: host) {
      json.beginObject()
      json.member("name", tool.rawValue)
      json.member("description", tool.definition.description)
      json.beginObject("inputSchema")
      json.member("type", "object")
      json.beginObject("properties")
      for parameter in tool.parameters(for: host) {
        json.beginObject(parameter.name)
        parameter.kind.writeSchema(to: &json)
        if !parameter.description.isEmpty { json.member("description", parameter.description) }
        json.endObject()
      }
      json.endObject()
      let required = tool.parameters(for: host).filter(\.isRequired)
      if !required.isEmpty {
        json.beginArray("required")
        for parameter in required { json.string("\(parameter.name)") }
        json.endArray()
      }
      json.member("additionalProperties", false)
      json.endObject()
      json.beginObject("annotations")
      json.member("readOnlyHint", tool != .check || !host.allowsFixes)
      json.member("openWorldHint", false)
      json.endObject()
      json.endObject()
    }
    json.endArray()
  }
}

extension Tool {
  /// Whether a host can perform the tool.
  func isOffered(by host: some ToolHost) -> Bool { self != .check || host.hasChecks }

  /// The parameters that make sense for a host.
  func parameters(for host: some ToolHost) -> [ToolParameter] {
    definition.parameters.filter { host.hasFiles || !$0.needsFiles }
  }

  var definition: ToolDefinition {
    switch self {
    case .check:
      ToolDefinition(
        description: """
          Find faults of layouts: conflicts, ambiguity, cut-off text, overlaps. Each finding has \
          its place and verified repairs.
          """,
        parameters: [
          ToolParameter(
            name: "paths", kind: .strings,
            description: "Files and folders: *.layout.json, *.list.json, *.storyboard, *.xib, "
              + "*.swift", needsFiles: true),
          ToolParameter(
            name: "request", kind: .object,
            description: "Layout to check instead, as trellis://schema/layout.json has it"),
          ToolParameter(
            name: "devices", kind: .string, description: "iphone-se-3,ipad-11-landscape"),
          ToolParameter(name: "directions", kind: .string, description: "ltr,rtl"),
          ToolParameter(name: "textScales", kind: .string, description: "1,3.1 or 0.8...3.1"),
          ToolParameter(name: "widths", kind: .string, description: "320...1366"),
          ToolParameter(
            name: "languages", kind: .string, description: "de,ar; those beside the document",
            needsFiles: true),
          ToolParameter(
            name: "pseudo", kind: .string, description: "double-length,right-to-left,expanded"),
          ToolParameter(
            name: "fix", kind: .boolean,
            description: "Apply the safe repairs: to the files if allowed; of a request, return it "
              + "repaired"),
          .cursor,
        ])
    case .solve:
      ToolDefinition(
        description: """
          Solve a layout: one line per view with its frame; before them conflicts, ambiguity, \
          broken wishes and repairs.
          """,
        parameters: [.request, .path, .scene, .cursor])
    case .explain:
      ToolDefinition(
        description: "Why is a view where it is? If that is ambiguous, what would settle it.",
        parameters: [
          .request, .path, .scene,
          ToolParameter(name: "views", kind: .strings, description: "Ids", isRequired: true),
          .cursor,
        ])
    case .sweep:
      ToolDefinition(
        description: """
          At which widths does a layout break? Exact ranges with conflicts and ambiguity, then \
          frames.
          """,
        parameters: [
          .request, .path, .scene,
          ToolParameter(
            name: "property", kind: .string,
            description: "Default: width of the first view, such as screen.width"),
          ToolParameter(name: "from", kind: .number, description: "Default 320"),
          ToolParameter(name: "to", kind: .number, description: "Default 1366"), .cursor,
        ])
    case .measure:
      ToolDefinition(
        description: "Sizes of texts as UIKit lays them out.",
        parameters: [
          ToolParameter(name: "texts", kind: .strings, isRequired: true),
          ToolParameter(
            name: "font", kind: .object,
            description: "{name, size, weight, italic}; default system 17"),
          ToolParameter(name: "textStyle", kind: .string, description: "body, headline, …"),
          ToolParameter(
            name: "contentSize", kind: .string,
            description: "Dynamic Type: large, accessibilityXXXL"),
          ToolParameter(name: "width", kind: .number, description: "Wrap at"),
          ToolParameter(name: "lines", kind: .number, description: "Most lines; 0 for any"),
          .cursor,
        ])
    case .picture:
      ToolDefinition(
        description: "Draw a solved layout.",
        parameters: [
          .request, .path, .scene,
          ToolParameter(
            name: "format", kind: .choice(["png", "svg"]), description: "Default png if possible"),
        ])
    case .importing:
      ToolDefinition(
        description: "Turn scenes of a storyboard or xib into layouts for the other tools.",
        parameters: [
          .path,
          ToolParameter(name: "document", kind: .string, description: "The XML itself"),
          ToolParameter(name: "scene", kind: .string, description: "Only this scene, by id"),
          ToolParameter(name: "device", kind: .string, description: "393x852 or iphone-16"),
          .cursor,
        ])
    case .diff:
      ToolDefinition(
        description: "Compare two lists (trellis: items with ids): fewest operations between them.",
        parameters: [
          ToolParameter(name: "from", kind: .object, description: "{items: […]}"),
          ToolParameter(name: "to", kind: .object),
          ToolParameter(name: "fromPath", kind: .string, needsFiles: true),
          ToolParameter(name: "toPath", kind: .string, needsFiles: true), .cursor,
        ])
    }
  }
}
