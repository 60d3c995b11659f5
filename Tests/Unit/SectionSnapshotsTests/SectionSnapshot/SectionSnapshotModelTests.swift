import Foundation
import TestSupport
import Testing

@testable import SectionSnapshots

/// Random operations on a snapshot and a naive tree, which must agree after each one.
@Suite struct SectionSnapshotModelTests {
  @Test(arguments: 0..<24)
  func `random operations agree with a naive tree`(seed: Int) throws {
    try run(seed: seed)
  }

  /// The number of operations, set by `make fuzz`.
  @Test(.enabled(if: Self.operations > 0))
  func `very many random operations agree with a naive tree`() throws {
    for seed in 0..<(Self.operations / Self.steps) { try run(seed: 1_000 + seed) }
    print("\(Self.operations / Self.steps * Self.steps) operations agree")
  }

  private static let operations =
    ProcessInfo.processInfo.environment["TRELLIS_MODEL_OPERATIONS"].flatMap { Int($0) } ?? 0
  /// The operations of one run.
  private static let steps = 250

  private func run(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var snapshot = SectionSnapshot<Int>()
    var model = NaiveTree()
    // Few names cause frequent duplicates and unknown items; many make large trees.
    let names = [6, 20, 120][seed % 3]
    var copies: [(SectionSnapshot<Int>, NaiveTree)] = []
    for step in 0..<Self.steps {
      let operation = Operation(using: &random, names: names)
      let before = snapshot
      let modelRefuses = refuses { try operation.apply(to: &model) }
      let snapshotRefuses = refuses { try operation.apply(to: &snapshot) }
      let context: Comment = "seed \(seed), step \(step), \(operation)"
      try #require(snapshotRefuses == modelRefuses, context)
      if snapshotRefuses { try #require(snapshot == before, context) }
      try expectAgreement(snapshot, model, context)
      if step % 5 == 0 { try expectAgreement(snapshot, model, onEach: names, context) }
      if step % 50 == 0 { copies.append((snapshot, model)) }
    }
    for (index, (copy, model)) in copies.enumerated() {
      let context: Comment = "seed \(seed), copy \(index) after later changes"
      try expectAgreement(copy, model, context)
      try expectAgreement(copy, model, onEach: names, context)
    }
  }

  private func refuses(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return false
    } catch {
      return true
    }
  }

  private func expectAgreement(
    _ snapshot: SectionSnapshot<Int>, _ model: NaiveTree, _ context: Comment
  ) throws {
    try #require(snapshot.tree.firstBrokenInvariant() == nil, context)
    try #require(snapshot.items == model.rows.map(\.item), context)
    try #require(snapshot.count == model.rows.count, context)
    try #require(snapshot.nodes.count == model.rows.count, context)
    try #require(snapshot.rootItems == model.rows.filter { $0.level == 0 }.map(\.item), context)
    try #require(
      snapshot.expandedItems == model.rows.filter(\.isExpanded).map(\.item), context)
    let visible = try model.rows.map(\.item).filter { try model.isVisible($0) }
    try #require(snapshot.visibleItems == visible, context)
  }

  private func expectAgreement(
    _ snapshot: SectionSnapshot<Int>, _ model: NaiveTree, onEach names: Int, _ context: Comment
  ) throws {
    for item in 0..<names {
      try #require(snapshot.contains(item) == (model.index(of: item) != nil), context)
      try #require(snapshot.index(of: item) == model.index(of: item), context)
      guard let index = model.index(of: item) else {
        #expect(throws: SectionSnapshotError<Int>.self, context) { try snapshot.level(of: item) }
        continue
      }
      try #require(try snapshot.level(of: item) == model.rows[index].level, context)
      try #require(try snapshot.parent(of: item) == model.parent(of: item), context)
      try #require(try snapshot.isExpanded(item) == model.rows[index].isExpanded, context)
      try #require(try snapshot.isVisible(item) == model.isVisible(item), context)
    }
  }
}

/// A random operation for both trees.
private struct Operation: CustomStringConvertible {
  let kind: Int
  let items: [Int]
  let item: Int
  let shape: [NaiveTree.Row]
  let flag: Bool

  init(using random: inout SplitMix64, names: Int) {
    kind = Int.random(in: 0..<12, using: &random)
    items = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      Int.random(in: 0..<names, using: &random)
    }
    item = Int.random(in: 0..<names, using: &random)
    flag = Bool.random(using: &random)
    var shape: [NaiveTree.Row] = []
    for item in Set(items).sorted() {
      let level = Int.random(in: 0...((shape.last?.level ?? -1) + 1), using: &random)
      shape.append(.init(item: item, level: level, isExpanded: .random(using: &random)))
    }
    self.shape = shape
  }

  var description: String { "kind \(kind) items \(items) item \(item) flag \(flag) \(shape)" }
  private var flat: [NaiveTree.Row] { items.map { .init(item: $0, level: 0) } }

  func apply(to model: inout NaiveTree) throws {
    var changed = model
    switch kind {
    case 0, 1: try changed.append(flat, to: nil)
    case 2, 3: try changed.append(flat, to: item)
    case 4: try changed.insert(flat, before: item)
    case 5: try changed.insert(flat, after: item)
    case 6: try changed.insert(shape, before: item)
    case 7: try changed.insert(shape, after: item)
    case 8: if items.count > 2 { try changed.delete(items) }
    case 9: changed.setExpanded(items, flag)
    case 10: try changed.replace(childrenOf: item, with: shape)
    default: changed.rows = try changed.subtree(of: item, includingParent: flag)
    }
    model = changed
  }

  func apply(to snapshot: inout SectionSnapshot<Int>) throws {
    switch kind {
    case 0, 1: try snapshot.append(items)
    case 2, 3: try snapshot.append(items, to: item)
    case 4: try snapshot.insert(items, before: item)
    case 5: try snapshot.insert(items, after: item)
    case 6: try snapshot.insert(shaped(), before: item)
    case 7: try snapshot.insert(shaped(), after: item)
    case 8: if items.count > 2 { try snapshot.delete(items) }
    case 9: flag ? snapshot.expand(items) : snapshot.collapse(items)
    case 10: try snapshot.replace(childrenOf: item, using: shaped())
    default: snapshot = try snapshot.snapshot(of: item, includingParent: flag)
    }
  }

  private func shaped() throws -> SectionSnapshot<Int> {
    var snapshot = SectionSnapshot<Int>()
    var path: [Int] = []
    for row in shape {
      path.removeLast(path.count - row.level)
      try snapshot.append([row.item], to: path.last)
      if row.isExpanded { snapshot.expand([row.item]) }
      path.append(row.item)
    }
    return snapshot
  }
}
