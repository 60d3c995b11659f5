internal import HTTPCore

/// The forms in which the service answers.
enum Representation {
  case json
  case problem
  case svg
  case text
  case yaml

  /// Type and subtype.
  var essence: StaticString {
    switch self {
    case .json: "application/json"
    case .problem: "application/problem+json"
    case .svg: "image/svg+xml"
    case .text: "text/plain"
    case .yaml: "application/yaml"
    }
  }

  /// The value of Content-Type.
  var field: StaticString {
    switch self {
    case .text: "text/plain; charset=utf-8"
    case .json, .problem, .svg, .yaml: essence
    }
  }

  /// The form that a client likes best; nothing where it accepts none of them.
  static func choose(
    _ fields: borrowing HeaderFields, among offers: [Representation]
  ) -> Representation? {
    AcceptHeader.choose(copy fields, among: offers.map(\.essence)).map { offers[$0] }
  }
}
