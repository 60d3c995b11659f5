public import SwiftSources
public import SwiftWorld

/// A case of an enumeration, of the repository or of the system, with its associated values.
public final class EnumerationValue {
  /// The enumeration.
  public let type: StaticType
  /// The name of the case.
  public let name: SwiftSymbol
  /// The labels of the associated values, empty where there is none.
  public let labels: [SwiftSymbol]
  /// The associated values.
  public let values: [Value]
  let depth: Int

  /// Makes a case.
  public init(
    type: StaticType, name: SwiftSymbol, labels: [SwiftSymbol] = [], values: [Value] = []
  ) {
    self.type = type
    self.name = name
    self.labels = labels
    self.values = values
    depth = 1 + (values.map(\.depth).max() ?? -1)
  }
}
