/// The variables that would lower the cost, the steepest descent first; a binary heap that knows
/// where each variable stands, so that a changed rate is put right in O(log n).
struct PriceHeap: BitwiseCopyable {
  private struct Item: BitwiseCopyable {
    var rate: Double
    var variable: Int32

    /// By rate; equal ones by variable, so that equal systems go the same way.
    static func < (a: Item, b: Item) -> Bool {
      a.rate != b.rate ? a.rate < b.rate : a.variable < b.variable
    }
  }

  private let items: Buffer<Item>
  private let places: Buffer<Int32>
  private(set) var count = 0

  init(variableCount: Int, in arena: Arena) {
    items = arena.buffer(variableCount, of: Item(rate: 0, variable: 0))
    places = arena.buffer(variableCount, of: -1)
  }

  /// The variable of steepest descent, of equal ones the first.
  var steepest: Int? { count > 0 ? Int(items[0].variable) : nil }

  /// The first variable that descends.
  ///
  /// - Complexity: O(count).
  var first: Int? {
    var first: Int32?
    for at in 0..<count where first.map({ items[at].variable < $0 }) ?? true {
      first = items[at].variable
    }
    return first.map { Int($0) }
  }

  /// Puts `variable` where its `rate` belongs; a rate that is no descent takes it out.
  mutating func set(_ variable: Int, rate: Double) {
    let place = Int(places[variable])
    if rate >= -Tolerance.rate {
      if place >= 0 { remove(at: place) }
    } else if place < 0 {
      count += 1
      rise(count - 1, Item(rate: rate, variable: Int32(truncatingIfNeeded: variable)))
    } else {
      let item = Item(rate: rate, variable: items[place].variable)
      if item < items[place] { rise(place, item) } else { sink(place, item) }
    }
  }

  mutating func removeAll() {
    for at in 0..<count { places[items[at].variable] = -1 }
    count = 0
  }

  private mutating func remove(at place: Int) {
    places[items[place].variable] = -1
    count -= 1
    guard place < count else { return }
    let moved = items[count]
    if moved < items[place] { rise(place, moved) } else { sink(place, moved) }
  }

  private func put(_ item: Item, at place: Int) {
    items[place] = item
    places[item.variable] = Int32(truncatingIfNeeded: place)
  }

  private func rise(_ start: Int, _ item: Item) {
    var place = start
    while place > 0 {
      let above = (place - 1) / 2
      guard item < items[above] else { break }
      put(items[above], at: place)
      place = above
    }
    put(item, at: place)
  }

  private func sink(_ start: Int, _ item: Item) {
    var place = start
    while true {
      var below = 2 * place + 1
      guard below < count else { break }
      if below + 1 < count, items[below + 1] < items[below] { below += 1 }
      guard items[below] < item else { break }
      put(items[below], at: place)
      place = below
    }
    put(item, at: place)
  }

  /// An empty heap in another arena.
  func emptyCopy(in arena: Arena) -> PriceHeap {
    PriceHeap(variableCount: places.count, in: arena)
  }
}
