public import SwiftSources

/// The kinds of types of the system.
public enum SystemTypeKind: Hashable, Sendable {
  /// A class, whose instances are shared.
  case `class`
  /// A structure.
  case structure
  /// A structure of options, as `NSLayoutConstraint.FormatOptions`.
  case options
  /// An enumeration.
  case enumeration
  /// A protocol.
  case `protocol`
}

/// The types of a system library, the same for all worlds.
///
/// Types are known by the last component of their names: `Attribute` for
/// `NSLayoutConstraint.Attribute`.
public protocol SystemTypes {
  /// The kind of a type; nil if the library does not know it.
  func kind(of type: SwiftSymbol) -> SystemTypeKind?
  /// The superclass of a class; nil if it has none.
  func superclass(of type: SwiftSymbol) -> SwiftSymbol?
  /// The protocols of a type, those of its superclasses apart.
  func protocols(of type: SwiftSymbol) -> [SwiftSymbol]
  /// The type of a property; nil if it is not known.
  func type(ofMember name: SwiftSymbol, of type: SwiftSymbol, isOfType: Bool) -> StaticType?
  /// The types of the parameters of a method, an initialiser (`init`) or, without a receiver, a
  /// global function; nil if they are not known.
  ///
  /// They give implicit members, literals and closures in arguments their types.
  func parameters(
    ofCall name: SwiftSymbol, of type: SwiftSymbol?, isOfType: Bool, labels: [SwiftSymbol]
  ) -> [StaticType]?
}

extension SystemTypes {
  /// No superclass.
  public func superclass(of type: SwiftSymbol) -> SwiftSymbol? { nil }
  /// No protocols.
  public func protocols(of type: SwiftSymbol) -> [SwiftSymbol] { [] }
  /// Not known.
  public func type(
    ofMember name: SwiftSymbol, of type: SwiftSymbol, isOfType: Bool
  ) -> StaticType? { nil }
  /// Not known.
  public func parameters(
    ofCall name: SwiftSymbol, of type: SwiftSymbol?, isOfType: Bool, labels: [SwiftSymbol]
  ) -> [StaticType]? { nil }
}

/// A system without types.
public struct NoSystemTypes: SystemTypes {
  /// Makes it.
  public init() {}
  /// Not known.
  public func kind(of type: SwiftSymbol) -> SystemTypeKind? { nil }
}
