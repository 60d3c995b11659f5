internal import API
internal import JSONDocuments
internal import TextBytes

/// The arguments of a call, checked against the tool's parameters.
struct ToolArguments {
  private let value: JSONValue?

  init(_ value: JSONValue?, _ parameters: [ToolParameter]) throws(ToolFailure) {
    self.value = value
    guard let value else { return }
    for (name, argument) in value.members {
      guard let parameter = parameters.first(where: { name.isString($0.name) }) else {
        let names = parameters.map { "\($0.name)" }
        let near = name.string.flatMap { Suggestion.nearest(to: $0, among: names) }
        throw ToolFailure(
          "there is no parameter \(Excerpts.name(name))"
            + (near.map { ": did you mean \($0)?" } ?? ": write \(names.joined(separator: ", "))"))
      }
      guard parameter.kind.accepts(argument) else {
        throw ToolFailure(
          "\(parameter.name) must be \(parameter.kind.words)\(Self.clause(parameter, argument))")
      }
    }
  }

  /// The form of a parameter, for a call that gave it another.
  private static func clause(_ parameter: ToolParameter, _ argument: JSONValue) -> String {
    if case .object = parameter.kind, argument.kind == .string {
      return ", not a string: pass the JSON itself"
    }
    return parameter.description.isEmpty ? "" : ": \(parameter.description)"
  }

  /// An argument; `nil` if it is absent.
  subscript(_ name: StaticString) -> JSONValue? { value?[name] }

  /// The strings of an array.
  func strings(_ name: StaticString) -> [String] {
    self[name].map { $0.elements.compactMap(\.string) } ?? []
  }

  /// The first line of the wanted page.
  func start(of count: Int) throws(ToolFailure) -> Int {
    guard let text = self["cursor"]?.string else { return 0 }
    guard let start = Int(text), (0..<max(1, count)).contains(start) else {
      throw ToolFailure("cursor must be the nextCursor of the same call")
    }
    return start
  }
}
