import Foundation
import SectionSnapshots
import TestSupport
import Testing

/// Operation sequences with the states of UIKit's own section snapshot.
@Suite struct SectionSnapshotSuiteTests {
  struct Case: Decodable {
    struct State: Decodable {
      let raises: String?
      let items: [String]
      let levels: [Int]
      let visible: [String]
      let expanded: [String]
    }

    let `case`: Int
    let setup: Int
    let ops: [[Argument]]
    let states: [State]
  }

  /// A part of an operation: its name, an item, a list of items, a flag, or null.
  enum Argument: Decodable {
    case none
    case item(String)
    case items([String])
    case flag(Bool)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .none
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let item = try? container.decode(String.self) {
        self = .item(item)
      } else {
        self = .items(try container.decode([String].self))
      }
    }

    var items: [String] { if case .items(let items) = self { items } else { [] } }
    /// The item; null represents an item that is in no list.
    var item: String { if case .item(let item) = self { item } else { "(null)" } }
    var flag: Bool { if case .flag(let flag) = self { flag } else { false } }
  }

  @Test func `every operation has the same state and failures as in UIKit`() throws {
    let suite = Repository.suite("section-snapshot")
    let cases = try JSONDecoder().decode(
      [Case].self, from: Data(contentsOf: suite.appending(path: "cases.json")))
    #expect(cases.count == 90)
    for one in cases {
      var snapshot = SectionSnapshot<String>()
      for (index, operation) in one.ops.enumerated() {
        let before = snapshot
        var raised: (any Error)?
        do {
          try perform(operation, on: &snapshot)
        } catch {
          raised = error
          #expect(snapshot == before, "case \(one.case), operation \(index)")
        }
        guard index >= one.setup else { continue }
        let state = one.states[index - one.setup]
        let context: Comment = "case \(one.case), operation \(index)"
        #expect((raised != nil) == (state.raises != nil), context)
        #expect(snapshot.items == state.items, context)
        #expect(try snapshot.items.map { try snapshot.level(of: $0) } == state.levels, context)
        #expect(snapshot.visibleItems == state.visible, context)
        #expect(snapshot.expandedItems == state.expanded, context)
      }
    }
  }

  private func perform(_ operation: [Argument], on snapshot: inout SectionSnapshot<String>) throws {
    let first = operation[1]
    switch operation[0].item {
    case "append":
      if case .item(let parent) = operation[2] {
        try snapshot.append(first.items, to: parent)
      } else {
        try snapshot.append(first.items)
      }
    case "insertBefore": try snapshot.insert(first.items, before: operation[2].item)
    case "insertAfter": try snapshot.insert(first.items, after: operation[2].item)
    case "insertSnapshotBefore":
      try snapshot.insert(Self.flat(first.items), before: operation[2].item)
    case "insertSnapshotAfter":
      try snapshot.insert(Self.flat(first.items), after: operation[2].item)
    case "delete": try snapshot.delete(first.items)
    case "expand": snapshot.expand(first.items)
    case "collapse": snapshot.collapse(first.items)
    case "replaceChildren":
      try snapshot.replace(childrenOf: first.item, using: Self.flat(operation[2].items))
    case "snapshotOf":
      _ = try snapshot.snapshot(of: first.item, includingParent: operation[2].flag)
    case "levelOf": _ = try snapshot.level(of: first.item)
    default: throw UnknownOperation(name: operation[0].item)
    }
  }

  private static func flat(_ items: [String]) throws -> SectionSnapshot<String> {
    var snapshot = SectionSnapshot<String>()
    try snapshot.append(items)
    return snapshot
  }

  struct UnknownOperation: Error {
    let name: String
  }
}
