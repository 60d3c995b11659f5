public import SwiftSources
public import SwiftWorld

/// A value of a structure: its stored properties in order.
public struct StructureValue {
  /// The type.
  public let type: StaticType
  /// The names of the stored properties that have a value.
  public private(set) var names: [SwiftSymbol]
  /// The values of the stored properties.
  public private(set) var values: [Value]
  /// How deeply values are nested in it.
  private(set) var depth = 1

  /// Makes a value of a structure without properties.
  public init(type: StaticType) {
    self.type = type
    names = []
    values = []
  }

  /// Makes a value of a structure.
  public init(type: StaticType, _ properties: [(SwiftSymbol, Value)]) {
    self.init(type: type)
    for (name, value) in properties { self[name] = value }
  }

  /// The value of a stored property.
  ///
  /// - Complexity: O(properties).
  public subscript(name: SwiftSymbol) -> Value? {
    get { names.firstIndex(of: name).map { values[$0] } }
    set {
      guard let newValue else { return }
      depth = max(depth, newValue.depth + 1)
      if let index = names.firstIndex(of: name) {
        values[index] = newValue
      } else {
        names.append(name)
        values.append(newValue)
      }
    }
  }

  /// Removes a value for a change in place.
  mutating func take(_ name: SwiftSymbol) -> Value? {
    guard let index = names.firstIndex(of: name) else { return nil }
    let value = values[index]
    values[index] = .void
    return value
  }
}
