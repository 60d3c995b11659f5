public import SwiftSources
internal import SwiftWorld

/// A tuple of several elements.
public final class TupleValue {
  /// The labels, empty where there is none.
  public let labels: [SwiftSymbol]
  /// The elements.
  public let elements: [Value]
  let depth: Int

  /// Makes a tuple. There is one label for each element.
  public init(labels: [SwiftSymbol], _ elements: [Value]) {
    self.labels = labels
    self.elements = elements
    depth = 1 + (elements.map(\.depth).max() ?? 0)
  }

  /// Makes a tuple without labels.
  public convenience init(_ elements: [Value]) {
    self.init(labels: elements.map { _ in .empty }, elements)
  }

  /// The element with a label.
  func index(of label: SwiftSymbol) -> Int? {
    label.isEmpty ? nil : labels.firstIndex(of: label)
  }

  func replacing(_ index: Int, with value: Value) -> TupleValue {
    var elements = elements
    elements[index] = value
    return TupleValue(labels: labels, elements)
  }
}
