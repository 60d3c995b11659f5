/// The rows or columns of an elimination, ordered by number of entries. Doubly linked lists, one
/// per count; the last holds all counts from the limit up.
struct CountOrder: BitwiseCopyable {
  private let head: Buffer<Int32>
  private let next: Buffer<Int32>
  private let previous: Buffer<Int32>
  /// The list that contains each element, or -1.
  private let listOf: Buffer<Int32>

  /// The first count that shares its list with greater ones.
  static let limit = 48

  init(size: Int, in arena: Arena) {
    head = arena.buffer(CountOrder.limit + 1, of: -1)
    next = arena.buffer(size, of: -1)
    previous = arena.buffer(size, of: -1)
    listOf = arena.buffer(size, of: -1)
  }

  /// Removes all elements.
  func removeAll() {
    head.fill(-1)
    listOf.fill(-1)
  }

  func contains(_ element: Int) -> Bool { listOf[element] >= 0 }

  /// The first element of a list, or -1.
  @inline(__always)
  func first(_ count: Int) -> Int { Int(head[min(count, CountOrder.limit)]) }

  /// The element after another in its list, or -1.
  @inline(__always)
  func after(_ element: Int) -> Int { Int(next[element]) }

  /// Moves an element to the list of its new count. An element without entries is in no list.
  @inline(__always)
  func set(_ element: Int, count: Int) {
    let list = Int32(truncatingIfNeeded: count == 0 ? -1 : min(count, CountOrder.limit))
    guard list != listOf[element] else { return }
    remove(element)
    guard list >= 0 else { return }
    let first = head[list]
    next[element] = first
    previous[element] = -1
    if first >= 0 { previous[first] = Int32(truncatingIfNeeded: element) }
    head[list] = Int32(truncatingIfNeeded: element)
    listOf[element] = list
  }

  func remove(_ element: Int) {
    let list = listOf[element]
    guard list >= 0 else { return }
    let (before, after) = (previous[element], next[element])
    if before >= 0 { next[before] = after } else { head[list] = after }
    if after >= 0 { previous[after] = before }
    listOf[element] = -1
  }
}
