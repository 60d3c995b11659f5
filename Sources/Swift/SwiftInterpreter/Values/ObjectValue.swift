public import SwiftSources
public import SwiftWorld

/// An instance of a class of the repository or of the system.
public final class ObjectValue {
  /// The number of the object in its world.
  public let number: Int
  /// The class.
  public let type: StaticType
  /// The nearest class of the system that it descends from, or that it is an instance of.
  public let systemClass: SwiftSymbol?
  /// Where it was made.
  public let origin: CallSite?
  /// The name of the first property or variable that kept it.
  public internal(set) var name: SwiftSymbol?
  /// The path that leads to it, if it came from outside.
  public let path: String?
  /// Whether the sources do not make it: its properties are then symbolic until they are set.
  public var isExternal: Bool { path != nil }
  /// The stored properties that have a value.
  public internal(set) var properties: [SwiftSymbol: Value] = [:]
  /// The values of private properties of superclasses where a subclass stores another property of
  /// the same name, by the identity of the ``PropertyMember``.
  var shadowed: [ObjectIdentifier: Value] = [:]
  /// The state that the system library keeps for it.
  public var attachment: AnyObject?
  /// The initialisers that run on it, in which observers of its properties do not.
  var runningInitializers = 0
  /// The classes whose initial values were evaluated.
  var initialized: Set<ObjectIdentifier> = []

  init(
    number: Int, type: StaticType, systemClass: SwiftSymbol?, origin: CallSite?, path: String?
  ) {
    self.number = number
    self.type = type
    self.systemClass = systemClass
    self.origin = origin
    self.path = path
  }
}
