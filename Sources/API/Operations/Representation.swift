/// A form in which the service responds.
public enum Representation: Hashable, Sendable {
  case json
  case problem
  case svg
  case text
  case yaml

  /// Type and subtype.
  public var essence: StaticString {
    switch self {
    case .json: "application/json"
    case .problem: "application/problem+json"
    case .svg: "image/svg+xml"
    case .text: "text/plain"
    case .yaml: "application/yaml"
    }
  }

  /// The value of Content-Type.
  public var field: StaticString {
    switch self {
    case .text: "text/plain; charset=utf-8"
    case .json, .problem, .svg, .yaml: essence
    }
  }
}
