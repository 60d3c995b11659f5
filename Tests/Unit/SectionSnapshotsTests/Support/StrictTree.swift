@testable import SectionSnapshots

/// A naive tree that applies changes in sequence and rejects those that are invalid in its current
/// state.
struct StrictTree: Equatable {
  struct Refused: Error {
    let change: String
  }

  /// The children by parent; `nil` is the parent of the roots.
  private var children: [Int?: [Int]] = [nil: []]
  private var expanded: Set<Int> = []

  init(_ snapshot: SectionSnapshot<Int>) throws {
    for item in snapshot.items {
      children[item] = []
      children[try snapshot.parent(of: item), default: []].append(item)
      if try snapshot.isExpanded(item) { expanded.insert(item) }
    }
  }

  private func parent(of item: Int) -> Int?? {
    children.first { $0.value.contains(item) }?.key
  }

  private func contains(_ other: Int?, in item: Int) -> Bool {
    other == item || (children[item] ?? []).contains { contains(other, in: $0) }
  }

  private mutating func forget(_ item: Int) {
    for child in children.removeValue(forKey: item) ?? [] { forget(child) }
    expanded.remove(item)
  }

  mutating func make(_ change: SectionSnapshotDifference<Int>.Change) throws {
    let refused = Refused(change: "\(change)")
    switch change {
    case .remove(let item):
      guard let parent = parent(of: item) else { throw refused }
      children[parent]?.removeAll { $0 == item }
      forget(item)
    case .insert(let item, let parent, let index, let isExpanded):
      guard children[item] == nil, let count = children[parent]?.count, (0...count) ~= index else {
        throw refused
      }
      children[parent]?.insert(item, at: index)
      children[item] = []
      if isExpanded { expanded.insert(item) }
    case .move(let item, let parent, let index):
      guard let old = self.parent(of: item), !contains(parent, in: item) else { throw refused }
      children[old]?.removeAll { $0 == item }
      guard let count = children[parent]?.count, (0...count) ~= index else { throw refused }
      children[parent]?.insert(item, at: index)
    case .reorder(let parent, let order):
      guard children[parent]?.sorted() == order.sorted() else { throw refused }
      children[parent] = order
    case .update(let item):
      guard children[item] != nil else { throw refused }
    case .expand(let item):
      guard children[item] != nil, expanded.insert(item).inserted else { throw refused }
    case .collapse(let item):
      guard children[item] != nil, expanded.remove(item) != nil else { throw refused }
    }
  }
}
