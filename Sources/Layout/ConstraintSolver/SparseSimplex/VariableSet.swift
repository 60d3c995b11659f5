/// A set of small numbers that lists its members; a handle.
struct VariableSet: BitwiseCopyable {
  private let list: Buffer<Int32>
  private let isMember: Buffer<Bool>
  private let length: Shared<Int>

  init(size: Int, in arena: Arena) {
    list = arena.buffer(size, of: 0)
    isMember = arena.buffer(size, of: false)
    length = arena.shared(0)
  }

  var count: Int { length.value }
  var size: Int { list.count }

  @inline(__always)
  subscript(at: Int) -> Int { Int(list[at]) }

  func contains(_ number: Int) -> Bool { isMember[number] }

  @inline(__always)
  func insert(_ number: Int) {
    guard !isMember[number] else { return }
    isMember[number] = true
    list[length.value] = Int32(truncatingIfNeeded: number)
    length.value += 1
  }

  func insertAll() {
    for number in 0..<size { insert(number) }
  }

  func removeAll() {
    for at in 0..<count { isMember[list[at]] = false }
    length.value = 0
  }

  /// Keeps the members that satisfy `isKept`, in order.
  @inline(__always)
  func filter(_ isKept: (Int) -> Bool) {
    var kept = 0
    for at in 0..<count {
      let number = list[at]
      if isKept(Int(number)) {
        list[kept] = number
        kept += 1
      } else {
        isMember[number] = false
      }
    }
    length.value = kept
  }
}
