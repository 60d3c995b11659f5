public import SwiftSources
internal import SwiftWorld

/// An argument of a call.
public struct Argument {
  /// The label, empty without one.
  public let label: SwiftSymbol
  /// The value.
  public var value: Value
  /// Whether it is a closure after the parentheses.
  public let isTrailing: Bool
  /// The variable, of an `inout` argument.
  let location: Location?

  /// Makes an argument.
  public init(_ label: SwiftSymbol = .empty, _ value: Value, isTrailing: Bool = false) {
    self.init(label, value, isTrailing: isTrailing, location: nil)
  }

  init(_ label: SwiftSymbol, _ value: Value, isTrailing: Bool, location: Location?) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
    self.location = location
  }
}

extension [Argument] {
  /// The value with a label.
  public subscript(label: SwiftSymbol) -> Value? { first { $0.label == label }?.value }
}
