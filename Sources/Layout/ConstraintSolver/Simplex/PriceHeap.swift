/// The candidates of pricing: nonbasic variables whose step lowers the cost, steepest first.
///
/// An indexed binary heap, so that updating a rate takes O(log n).
struct PriceHeap: BitwiseCopyable {
  private struct Item: BitwiseCopyable {
    var rate: Double
    var variable: Int32

    /// Orders by rate, then by variable, so that equal systems take equal steps.
    static func < (a: Item, b: Item) -> Bool {
      a.rate != b.rate ? a.rate < b.rate : a.variable < b.variable
    }
  }

  private let items: Buffer<Item>
  /// The index of each variable in `items`, or -1.
  private let indexOf: Buffer<Int32>
  private(set) var count = 0

  init(variableCount: Int, in arena: Arena) {
    items = arena.buffer(variableCount, of: Item(rate: 0, variable: 0))
    indexOf = arena.buffer(variableCount, of: -1)
  }

  /// The variable of steepest descent (Dantzig's rule); ties go to the first.
  var steepest: Int? { count > 0 ? Int(items[0].variable) : nil }

  /// The first descending variable (Bland's rule).
  ///
  /// - Complexity: O(count).
  var first: Int? {
    var first: Int32?
    for at in 0..<count where first.map({ items[at].variable < $0 }) ?? true {
      first = items[at].variable
    }
    return first.map { Int($0) }
  }

  /// Sets the rate of a variable, and removes it if the rate is no descent.
  ///
  /// - Complexity: O(log count).
  mutating func set(_ variable: Int, rate: Double) {
    let index = Int(indexOf[variable])
    if rate >= -Tolerance.rate {
      if index >= 0 { remove(at: index) }
    } else if index < 0 {
      count += 1
      rise(count - 1, Item(rate: rate, variable: Int32(truncatingIfNeeded: variable)))
    } else {
      let item = Item(rate: rate, variable: items[index].variable)
      if item < items[index] { rise(index, item) } else { sink(index, item) }
    }
  }

  mutating func removeAll() {
    for at in 0..<count { indexOf[items[at].variable] = -1 }
    count = 0
  }

  private mutating func remove(at index: Int) {
    indexOf[items[index].variable] = -1
    count -= 1
    guard index < count else { return }
    let moved = items[count]
    if moved < items[index] { rise(index, moved) } else { sink(index, moved) }
  }

  private func put(_ item: Item, at index: Int) {
    items[index] = item
    indexOf[item.variable] = Int32(truncatingIfNeeded: index)
  }

  private func rise(_ start: Int, _ item: Item) {
    var index = start
    while index > 0 {
      let above = (index - 1) / 2
      guard item < items[above] else { break }
      put(items[above], at: index)
      index = above
    }
    put(item, at: index)
  }

  private func sink(_ start: Int, _ item: Item) {
    var index = start
    while true {
      var below = 2 * index + 1
      guard below < count else { break }
      if below + 1 < count, items[below + 1] < items[below] { below += 1 }
      guard items[below] < item else { break }
      put(items[below], at: index)
      index = below
    }
    put(item, at: index)
  }

  /// An empty heap in another arena.
  func emptyCopy(in arena: Arena) -> PriceHeap {
    PriceHeap(variableCount: indexOf.count, in: arena)
  }
}
