internal import SwiftWorld

/// An array or set.
public struct ArrayValue {
  /// The elements that are known. Those of a set are different, in the order of insertion.
  public private(set) var elements: [Value]
  /// Whether there may be further elements: the length is not known.
  public var isOpen: Bool
  /// Whether it is a set.
  public let isSet: Bool
  /// The index of the first element, which a slice keeps from its array.
  var base = 0
  /// How deeply values are nested in it.
  private(set) var depth = 1

  /// Makes an array.
  public init(_ elements: [Value], isOpen: Bool = false, isSet: Bool = false) {
    self.elements = elements
    self.isOpen = isOpen
    self.isSet = isSet
    for element in elements { depth = max(depth, element.depth + 1) }
  }

  /// Some of the elements, with their indices.
  func slice(_ positions: Range<Int>) -> ArrayValue {
    var slice = ArrayValue(Array(elements[positions]), isOpen: isOpen)
    slice.base = base + positions.lowerBound
    return slice
  }

  /// An array with the same indices.
  func withElements(_ elements: [Value]) -> ArrayValue {
    var array = ArrayValue(elements, isOpen: isOpen, isSet: isSet)
    array.base = base
    return array
  }

  /// The position of an index; nil if it is out of range.
  func position(_ index: Int) -> Int? {
    let (position, overflows) = index.subtractingReportingOverflow(base)
    return overflows || !elements.indices.contains(position) ? nil : position
  }

  /// The number of known elements.
  public var count: Int { elements.count }

  /// The element at an index; nil if there is none.
  public subscript(index: Int) -> Value? {
    elements.indices.contains(index) ? elements[index] : nil
  }

  /// Changes an element in place.
  mutating func change<Result>(
    _ index: Int, _ change: (inout Value) throws(Interruption) -> Result
  ) throws(Interruption) -> Result {
    var element = Value.void
    swap(&element, &elements[index])
    defer {
      depth = max(depth, element.depth + 1)
      swap(&element, &elements[index])
    }
    return try change(&element)
  }

  /// Replaces elements.
  mutating func replace(_ range: Range<Int>, with new: [Value]) {
    elements.replaceSubrange(range, with: new)
    for element in new { depth = max(depth, element.depth + 1) }
  }

  /// Replaces one element.
  mutating func replace(_ index: Int, with new: Value) {
    depth = max(depth, new.depth + 1)
    elements[index] = new
  }

  mutating func append(_ element: Value) {
    depth = max(depth, element.depth + 1)
    elements.append(element)
  }

  mutating func swapAt(_ first: Int, _ second: Int) { elements.swapAt(first, second) }
}
