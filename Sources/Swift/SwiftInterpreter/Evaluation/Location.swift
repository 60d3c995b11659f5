internal import SwiftSources
internal import SwiftWorld

/// Something that can be read and changed: a variable, or a part of one.
indirect enum Location {
  /// A local variable.
  case variable(Scope, Int)
  /// `self`.
  case receiver(Frame)
  /// A property of an object, system value or type.
  case property(Value, SwiftSymbol)
  /// A property of a structure, enumeration or tuple that is somewhere.
  case part(Location, SwiftSymbol)
  /// An element of a collection that is somewhere.
  case element(Location, [Argument])
  /// Where a key path leads from somewhere.
  case path(Location, KeyPathValue)
  /// A global or static variable.
  case variableOf(PropertyMember, StaticType?)
  /// Several at once.
  case tuple([Location])
  /// `_`.
  case nowhere
  /// A value that only exists for a moment.
  case temporary(Value)
}
