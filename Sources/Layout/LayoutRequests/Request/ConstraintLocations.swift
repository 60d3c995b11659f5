/// The locations of the constraints of a scene in its request.
///
/// In most requests every element is one constraint without an id. As long as that holds, locations
/// are counted instead of stored.
@usableFromInline
package struct ConstraintLocations: RandomAccessCollection, Sendable {
  @usableFromInline
  package typealias Element = RequestPlaces.ConstraintLocation

  /// The number of leading constraints whose index is that of their element.
  @usableFromInline var plainCount = 0
  @usableFromInline var others: [Element] = []

  @usableFromInline package var startIndex: Int { 0 }
  @usableFromInline package var endIndex: Int { plainCount + others.count }

  @usableFromInline
  package subscript(number: Int) -> Element {
    guard number < plainCount else { return others[number - plainCount] }
    precondition(number >= 0, "an index is out of range")
    return Element(position: Int32(truncatingIfNeeded: number), part: -1, id: -1)
  }

  /// Adds the location of the next constraint.
  ///
  /// - Complexity: O(1), amortised.
  @inlinable
  @inline(__always)
  package mutating func append(_ location: Element) {
    if others.isEmpty, location.part < 0, location.id < 0, Int(location.position) == plainCount {
      plainCount &+= 1
    } else {
      others.append(location)
    }
  }
}
