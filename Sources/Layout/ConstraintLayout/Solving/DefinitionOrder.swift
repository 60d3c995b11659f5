/// Decides when the definition `end - start = size` of an axis is due: once the rows contain two of
/// its variables.
struct DefinitionOrder: ~Copyable {
  /// For each axis, two per item, a bit for each of its variables already used, and ``taken``.
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

  /// Records that a row contains a variable.
  ///
  /// - Returns: The axis whose definition is due now.
  @inline(__always)
  func note(_ variable: Int) -> Int? {
    let axis = variable / 3
    // Auxiliary variables follow those of all items.
    guard axis < count else { return nil }
    return note(axis, part: variable &- 3 &* axis) ? axis : nil
  }

  /// Records that a row contains the start, end or size of an axis, 0 to 2; returns whether the
  /// definition is now due.
  @inline(__always)
  func note(_ axis: Int, part: Int) -> Bool {
    precondition(UInt(bitPattern: axis) < UInt(bitPattern: count), "there is no such axis")
    let named = axes[axis] | 1 &<< UInt8(truncatingIfNeeded: part)
    axes[axis] = named
    // At least two bits, and not yet taken.
    guard named & (named &- 1) != 0, named < Self.taken else { return false }
    axes[axis] = named | Self.taken
    return true
  }

  /// Takes the definition of an axis; returns whether it had not been taken before.
  @inline(__always)
  func take(_ axis: Int) -> Bool {
    guard axes[axis] < Self.taken else { return false }
    axes[axis] |= Self.taken
    return true
  }
}
