/// A list item as a row, the input of a linear differ.
struct Row: Hashable {
  let id: String
  let level: Int
  let isExpanded: Bool
}

/// The SplitMix64 generator (Steele, Lea and Flood): the same numbers in every run.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A kind of change between two lists.
enum Family: String, CaseIterable {
  case edits, shuffled, reversed, permutation, firstToEnd, regrouped, toggle

  /// The rows of both lists.
  func rows(_ count: Int) -> (from: [Row], to: [Row]) {
    var random = SplitMix64(state: 7)
    let flat = 0..<count
    switch self {
    case .edits: return (Self.rows(flat), Self.rows(edited(count, &random)))
    case .shuffled:
      var to = Array(flat)
      let indices = Array(to.shuffled(using: &random).prefix(count / 10))
      for (index, number) in zip(indices, indices.shuffled(using: &random)) { to[index] = number }
      return (Self.rows(flat), Self.rows(to))
    case .reversed: return (Self.rows(flat), Self.rows(flat.reversed()))
    case .permutation: return (Self.rows(flat), Self.rows(flat.shuffled(using: &random)))
    case .firstToEnd: return (Self.rows(flat), Self.rows(flat.dropFirst() + [0]))
    case .regrouped:
      let tree = Tree(items: count)
      return (tree.rows { $0 / tree.groupsOfSection }, tree.rows { $0 % tree.sections })
    case .toggle:
      let tree = Tree(items: count)
      let section = { (group: Int) in group / tree.groupsOfSection }
      return (tree.rows(section), tree.rows(collapsing: tree.groups / 2, section))
    }
  }

  private static func rows(_ numbers: some Sequence<Int>) -> [Row] {
    numbers.map { Row(id: "item-\($0)", level: 0, isExpanded: false) }
  }

  /// One edit per hundred items: a third each removes, inserts and moves an item.
  private func edited(_ count: Int, _ random: inout SplitMix64) -> [Int] {
    var isTaken = [Bool](repeating: false, count: count)
    var arriving: [Int: [Int]] = [:]
    for edit in 0..<(count / 100) {
      let index = Int.random(in: 0..<count, using: &random)
      switch edit % 3 {
      case 0: isTaken[index] = true
      case 1: arriving[index, default: []].append(count + edit)
      default:
        let moved = Int.random(in: 0..<count, using: &random)
        if isTaken[moved] { continue }
        isTaken[moved] = true
        arriving[index, default: []].append(moved)
      }
    }
    return (0..<count).flatMap { (arriving[$0] ?? []) + (isTaken[$0] ? [] : [$0]) }
  }
}

/// Sections that contain groups of a hundred items each.
struct Tree {
  let groups: Int
  let sections: Int

  init(items: Int) {
    groups = max(1, items / 100)
    sections = min(100, max(1, groups / 10))
  }

  var groupsOfSection: Int { (groups + sections - 1) / sections }

  /// All rows, with each group in the given section.
  func rows(collapsing collapsed: Int = -1, _ section: (Int) -> Int) -> [Row] {
    var groupsBySection = [[Int]](repeating: [], count: sections)
    for group in 0..<groups { groupsBySection[section(group)].append(group) }
    var rows: [Row] = []
    for (section, groups) in groupsBySection.enumerated() {
      rows.append(Row(id: "section-\(section)", level: 0, isExpanded: true))
      for group in groups {
        rows.append(Row(id: "group-\(group)", level: 1, isExpanded: group != collapsed))
        for item in 0..<100 {
          rows.append(Row(id: "item-\(group * 100 + item)", level: 2, isExpanded: false))
        }
      }
    }
    return rows
  }
}
