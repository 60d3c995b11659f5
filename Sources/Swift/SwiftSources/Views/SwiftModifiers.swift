/// The modifiers of a declaration, as far as they matter to what it does.
public struct SwiftModifiers: OptionSet, Hashable, Sendable {
  /// The bits. A node keeps 24 of them.
  public let rawValue: UInt32

  /// Makes a set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(bit: Int) { self.init(rawValue: 1 << UInt32(bit)) }

  /// `static`.
  public static let `static` = SwiftModifiers(bit: 0)
  /// `class` before a member.
  public static let `class` = SwiftModifiers(bit: 1)
  /// `override`.
  public static let override = SwiftModifiers(bit: 2)
  /// `lazy`.
  public static let lazy = SwiftModifiers(bit: 3)
  /// `weak`.
  public static let weak = SwiftModifiers(bit: 4)
  /// `unowned`.
  public static let unowned = SwiftModifiers(bit: 5)
  /// `private`.
  public static let `private` = SwiftModifiers(bit: 6)
  /// `fileprivate`.
  public static let `fileprivate` = SwiftModifiers(bit: 7)
  /// `public`.
  public static let `public` = SwiftModifiers(bit: 8)
  /// `open`.
  public static let open = SwiftModifiers(bit: 9)
  /// `final`.
  public static let final = SwiftModifiers(bit: 10)
  /// `required`.
  public static let required = SwiftModifiers(bit: 11)
  /// `convenience`.
  public static let convenience = SwiftModifiers(bit: 12)
  /// `mutating`.
  public static let mutating = SwiftModifiers(bit: 13)
  /// `optional`, of a requirement of a protocol.
  public static let optional = SwiftModifiers(bit: 14)
  /// `indirect`.
  public static let indirect = SwiftModifiers(bit: 15)
  /// `dynamic`.
  public static let dynamic = SwiftModifiers(bit: 16)
  /// `prefix`, of an operator function.
  public static let prefix = SwiftModifiers(bit: 17)
  /// `postfix`, of an operator function.
  public static let postfix = SwiftModifiers(bit: 18)
  /// `let` instead of `var`.
  public static let constant = SwiftModifiers(bit: 19)
  /// `async`.
  public static let async = SwiftModifiers(bit: 20)
  /// `throws` or `rethrows`.
  public static let `throws` = SwiftModifiers(bit: 21)
  /// `init?` or `init!`.
  public static let failable = SwiftModifiers(bit: 22)

  /// Whether a member belongs to the type instead of its values.
  public var isOfType: Bool { !isDisjoint(with: [.static, .class]) }
}

/// The attributes of a parameter.
public struct SwiftParameterFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `...` after the type.
  public static let variadic = SwiftParameterFlags(rawValue: 1)
  /// `inout`.
  public static let `inout` = SwiftParameterFlags(rawValue: 2)
  /// `@autoclosure`.
  public static let autoclosure = SwiftParameterFlags(rawValue: 4)
  /// `@escaping`.
  public static let escaping = SwiftParameterFlags(rawValue: 8)
}
