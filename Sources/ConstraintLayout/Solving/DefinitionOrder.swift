/// Tells when the definition `end - start = size` of an axis is due: when the rows so far name two
/// of its variables.
struct DefinitionOrder: ~Copyable {
  /// For each axis, two for an item, a bit for each of its variables that was named, and
  /// ``taken``.
  private let axes: UnsafeMutablePointer<UInt8>
  private let count: Int
  private static let taken: UInt8 = 8

  init(items: Int) {
    count = 2 * items
    axes = .allocate(capacity: max(1, count))
    axes.initialize(repeating: 0, count: count)
  }

  deinit {
    axes.deallocate()
  }

  /// Notes that a row names a variable.
  ///
  /// - Returns: The axis whose definition is due now.
  @inline(__always)
  func note(_ variable: Int) -> Int? {
    let axis = variable / 3
    // Auxiliary variables come after those of all items.
    guard axis < count else { return nil }
    let named = axes[axis] | 1 &<< UInt8(truncatingIfNeeded: variable &- 3 &* axis)
    axes[axis] = named
    // Two or more bits, and not yet taken.
    guard named & (named &- 1) != 0, named < Self.taken else { return nil }
    axes[axis] = named | Self.taken
    return axis
  }

  /// Takes the definition of an axis; returns whether it was still to be taken.
  @inline(__always)
  func take(_ axis: Int) -> Bool {
    guard axes[axis] < Self.taken else { return false }
    axes[axis] |= Self.taken
    return true
  }
}
