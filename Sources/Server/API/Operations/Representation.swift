/// A representation of a response.
public enum Representation: Hashable, Sendable {
  case html
  case json
  case png
  case problem
  case schema
  case svg
  case text
  case xml
  case yaml

  /// The media type without parameters.
  public var essence: StaticString {
    switch self {
    case .html: "text/html"
    case .json: "application/json"
    case .png: "image/png"
    case .problem: "application/problem+json"
    case .schema: "application/schema+json"
    case .svg: "image/svg+xml"
    case .text: "text/plain"
    case .xml: "application/xml"
    case .yaml: "application/yaml"
    }
  }

  /// The value of the Content-Type field.
  public var field: StaticString {
    switch self {
    case .html: "text/html; charset=utf-8"
    case .text: "text/plain; charset=utf-8"
    case .json, .png, .problem, .schema, .svg, .xml, .yaml: essence
    }
  }
}
