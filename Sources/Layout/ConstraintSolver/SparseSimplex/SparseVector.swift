/// A vector with a list of its possibly nonzero entries, so that reading and clearing it takes time
/// proportional to their number.
///
/// A handle: copies share the entries.
struct SparseVector: BitwiseCopyable {
  private let values: Buffer<Double>
  private let list: Buffer<Int32>
  private let isListed: Buffer<Bool>
  private let length: Shared<Int>

  /// The magnitude below which an entry counts as cancelled after a solve; absolute.
  private static let cancelled = 1e-14

  init(size: Int, in arena: Arena) {
    values = arena.buffer(size, of: 0)
    list = arena.buffer(size, of: 0)
    isListed = arena.buffer(size, of: false)
    length = arena.shared(0)
  }

  var size: Int { values.count }
  /// The number of listed entries.
  var count: Int { length.value }

  /// The index of a listed entry.
  @inline(__always)
  func index(_ at: Int) -> Int { Int(list[at]) }

  @inline(__always)
  subscript(index: Int) -> Double {
    get { values[index] }
    nonmutating set { values[index] = newValue }
  }

  @inline(__always)
  subscript(index: Int32) -> Double { values[index] }

  /// Lists an entry.
  @inline(__always)
  func insert(_ index: Int) {
    guard !isListed[index] else { return }
    isListed[index] = true
    list[length.value] = Int32(truncatingIfNeeded: index)
    length.value += 1
  }

  @inline(__always)
  func add(_ value: Double, at index: Int) {
    insert(index)
    values[index] += value
  }

  /// Sets all entries to zero.
  func clear() {
    for at in 0..<count {
      values[list[at]] = 0
      isListed[list[at]] = false
    }
    length.value = 0
  }

  /// Empties the list without changing entries. Returns the least and the greatest listed index, or
  /// an empty range.
  ///
  /// Call ``relist(_:)`` afterwards with the index of each nonzero entry.
  func unlist() -> (least: Int, greatest: Int) {
    var (least, greatest) = (Int32(truncatingIfNeeded: size), Int32(-1))
    for at in 0..<count {
      let index = list[at]
      isListed[index] = false
      least = min(least, index)
      greatest = max(greatest, index)
    }
    length.value = 0
    return (Int(least), Int(greatest))
  }

  /// Lists an entry again after ``unlist()``, or drops it if it has cancelled.
  @inline(__always)
  func relist(_ index: Int) {
    guard abs(values[index]) > SparseVector.cancelled else {
      values[index] = 0
      return
    }
    isListed[index] = true
    list[length.value] = Int32(truncatingIfNeeded: index)
    length.value += 1
  }

  /// Moves all entries to an empty vector, mapping their indices. `map` must not map two indices to
  /// one.
  func move(to other: SparseVector, by map: Buffer<Int32>) {
    let count = count
    for at in 0..<count {
      let index = list[at]
      let target = map[index]
      other.values[target] = values[index]
      other.isListed[target] = true
      other.list[at] = target
      values[index] = 0
      isListed[index] = false
    }
    other.length.value = count
    length.value = 0
  }

  /// Drops listed entries that have cancelled.
  func compact() {
    var kept = 0
    for at in 0..<count {
      let index = list[at]
      if abs(values[index]) > SparseVector.cancelled {
        list[kept] = index
        kept += 1
      } else {
        values[index] = 0
        isListed[index] = false
      }
    }
    length.value = kept
  }
}
