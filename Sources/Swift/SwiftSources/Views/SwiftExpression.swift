/// An expression, with operators folded by the repository's own precedences.
public struct SwiftExpression: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  init(node: SwiftNode) { self.node = node }

  /// How a value is cast.
  public enum CastKind: UInt32, Hashable, Sendable {
    /// `as`.
    case coercion
    /// `as?`.
    case optional
    /// `as!`.
    case forced
    /// `is`.
    case check
  }

  /// How errors are handled.
  public enum TryKind: UInt32, Hashable, Sendable {
    /// `try`.
    case plain
    /// `try?`.
    case optional
    /// `try!`.
    case forced
  }

  /// The kinds of expressions.
  public enum Form: Sendable {
    /// A name, `self`, `super` or `Self`, or `$0`; with the labels of `name(a:b:)`.
    case identifier(SwiftSymbol, labels: SwiftList<SwiftSymbol>)
    /// An integer; nil if it is larger than 64 bits.
    case integer(Int?)
    /// A number with a fraction or exponent.
    case float(Double)
    /// `true` or `false`.
    case boolean(Bool)
    /// `nil`.
    case `nil`
    /// A string without interpolations, escapes resolved.
    case string(SwiftSymbol)
    /// A string with interpolations.
    case interpolated(SwiftList<SwiftStringSegment>)
    /// A regular expression.
    case regex(SwiftSymbol)
    /// An array.
    case array(SwiftList<SwiftExpression>)
    /// A dictionary.
    case dictionary(SwiftDictionaryElements)
    /// A tuple of no or several elements, or of one with a label.
    case tuple(SwiftList<SwiftArgument>)
    /// A member; without a base, an implicit one: `.name`.
    case member(SwiftExpression?, SwiftSymbol, labels: SwiftList<SwiftSymbol>)
    /// A call.
    case call(SwiftCall)
    /// A subscript.
    case `subscript`(SwiftCall)
    /// A closure.
    case closure(SwiftClosure)
    /// An infix operator.
    case binary(SwiftExpression, SwiftSymbol, SwiftExpression)
    /// `left = right`.
    case assignment(SwiftExpression, SwiftExpression)
    /// A prefix operator.
    case prefix(SwiftSymbol, SwiftExpression)
    /// A postfix operator.
    case postfix(SwiftExpression, SwiftSymbol)
    /// `&value`.
    case inOut(SwiftExpression)
    /// `condition ? then : else`.
    case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
    /// `as` and `is`.
    case cast(SwiftExpression, SwiftTypeName, CastKind)
    /// `value!`.
    case forceUnwrap(SwiftExpression)
    /// `value?` in a chain.
    case optionalChain(SwiftExpression)
    /// `try`.
    case attempt(SwiftExpression, TryKind)
    /// `await`.
    case awaiting(SwiftExpression)
    /// `if`, as a statement too.
    case `if`(SwiftIf)
    /// `switch`, as a statement too.
    case `switch`(SwiftSwitch)
    /// `\Root.path`.
    case keyPath(SwiftKeyPath)
    /// `#name(…)`.
    case macro(SwiftMacro)
    /// `Name<Type>`, called or as a value.
    case specialization(SwiftExpression, SwiftList<SwiftTypeName>)
    /// A type in the place of a value, as in `[String].self`.
    case type(SwiftTypeName)
    /// A pattern in the place of a value, as in `case .some(let x)`.
    case pattern(SwiftPattern)
    /// `_`.
    case discard
    /// Another expression, unread.
    case unread
  }

  /// The kind, with its parts. Parentheses are looked through.
  ///
  /// - Complexity: O(parentheses); O(bytes) for a number.
  public var form: Form {
    var node = self.node
    while node.kind == .parenthesized { node = node.child(0) }
    return SwiftExpression(node: node).literalForm ?? SwiftExpression(node: node).operatorForm
  }

  func operand(_ position: Int) -> SwiftExpression { SwiftExpression(node: node.child(position)) }
  var expressions: SwiftList<SwiftExpression> { SwiftList(node) { SwiftExpression(node: $0) } }
  func labels(from position: Int) -> SwiftList<SwiftSymbol> {
    SwiftList(node, from: position) { $0.symbol }
  }
}
