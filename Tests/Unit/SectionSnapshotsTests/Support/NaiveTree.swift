/// A naive reference implementation of a section snapshot: an array of items with their levels.
struct NaiveTree: Equatable {
  struct Row: Equatable {
    var item: Int
    var level: Int
    var isExpanded = false
  }

  struct Refused: Error {}

  var rows: [Row] = []

  func index(of item: Int) -> Int? { rows.firstIndex { $0.item == item } }

  func required(_ item: Int) throws -> Int {
    guard let index = index(of: item) else { throw Refused() }
    return index
  }

  /// The end index of the subtree of the row at `index`.
  func end(of index: Int) -> Int {
    rows[(index + 1)...].firstIndex { $0.level <= rows[index].level } ?? rows.count
  }

  func parent(of item: Int) throws -> Int? {
    let index = try required(item)
    return rows[..<index].last { $0.level < rows[index].level }?.item
  }

  func isVisible(_ item: Int) throws -> Bool {
    var child = item
    while let parent = try parent(of: child) {
      if !rows[try required(parent)].isExpanded { return false }
      child = parent
    }
    return true
  }

  mutating func insert(_ new: [Row], at index: Int, level: Int) throws {
    let items = new.map(\.item)
    guard Set(items).count == items.count, items.allSatisfy({ self.index(of: $0) == nil }) else {
      throw Refused()
    }
    rows.insert(
      contentsOf: new.map {
        Row(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded)
      }, at: index)
  }

  mutating func append(_ new: [Row], to parent: Int?) throws {
    guard !new.isEmpty else { return }
    guard let parent else { return try insert(new, at: rows.count, level: 0) }
    let index = try required(parent)
    try insert(new, at: end(of: index), level: rows[index].level + 1)
  }

  mutating func insert(_ new: [Row], before item: Int) throws {
    guard !new.isEmpty else { return }
    let index = try required(item)
    try insert(new, at: index, level: rows[index].level)
  }

  mutating func insert(_ new: [Row], after item: Int) throws {
    guard !new.isEmpty else { return }
    let index = try required(item)
    try insert(new, at: end(of: index), level: rows[index].level)
  }

  mutating func delete(_ items: [Int]) throws {
    for item in items { _ = try required(item) }
    for item in items {
      if let index = index(of: item) { rows.removeSubrange(index..<end(of: index)) }
    }
  }

  mutating func setExpanded(_ items: [Int], _ isExpanded: Bool) {
    for item in items {
      if let index = index(of: item) { rows[index].isExpanded = isExpanded }
    }
  }

  mutating func replace(childrenOf parent: Int, with new: [Row]) throws {
    let index = try required(parent)
    rows.removeSubrange((index + 1)..<end(of: index))
    try insert(new, at: index + 1, level: rows[index].level + 1)
  }

  func subtree(of parent: Int, includingParent: Bool) throws -> [Row] {
    let index = try required(parent)
    let base = rows[index].level + (includingParent ? 0 : 1)
    return rows[(includingParent ? index : index + 1)..<end(of: index)].map {
      Row(item: $0.item, level: $0.level - base, isExpanded: $0.isExpanded)
    }
  }
}
