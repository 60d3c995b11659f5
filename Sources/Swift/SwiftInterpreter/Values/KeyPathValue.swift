public import SwiftSources
public import SwiftWorld

/// A key path.
public final class KeyPathValue {
  /// A component of a key path.
  public enum Component {
    /// A property.
    case property(SwiftSymbol)
    /// A subscript.
    case element([Argument])
    /// `?` or `!`.
    case unwrap
  }

  /// The type that it starts from, if the source gives it.
  public let root: StaticType?
  /// The components.
  public let components: [Component]

  /// Makes a key path.
  public init(root: StaticType?, components: [Component]) {
    self.root = root
    self.components = components
  }
}

/// `.name` or `.name(arguments)` whose type is not known yet.
///
/// It is evaluated once a parameter, property or operand gives it a type.
public final class ImplicitMember {
  /// The expression, which starts with the dot.
  let expression: SwiftExpression
  /// Where the expression stands.
  let scope: Scope
  /// The name of the first member.
  public let name: SwiftSymbol

  init(expression: SwiftExpression, scope: Scope, name: SwiftSymbol) {
    self.expression = expression
    self.scope = scope
    self.name = name
  }

  /// Whether it is a name alone, without arguments or further members.
  var isPlain: Bool {
    if case .member(nil, _, _) = expression.form { true } else { false }
  }
}
