import ListStores
import TestSupport
import Testing

/// Random operations on a store and on a list of all that happened, which answers by scanning it.
@Suite struct ListModelTests {
  /// A change of a list: a state, or its deletion.
  struct Change {
    var key: ListKey
    var number: Int
    /// `nil` for a deletion.
    var content: Int?
  }

  struct Model {
    var history: [Change] = []
    var number = 0

    /// The states of a list since it was created last.
    func states(of key: ListKey) -> [Change] {
      let changes = history.filter { $0.key == key }
      let created = changes.lastIndex { $0.content == nil }.map { $0 + 1 } ?? 0
      return Array(changes[created...])
    }
  }

  static let keys = ["a", "b", "é", "zz"].flatMap { id in
    ["", "alice"].map { ListKey(owner: $0, id: id) }
  }

  static func content(_ number: Int) -> [UInt8] { Array("content \(number)".utf8) }

  @Test(arguments: StoreKind.allCases, [1, 2, 3, 4, 5] as [UInt64])
  func `a store answers like the list of all changes`(_ kind: StoreKind, _ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    try kind.withStore { store in
      var model = Model()
      for _ in 0..<300 {
        let key = try #require(Self.keys.randomElement(using: &random))
        let newest = model.states(of: key).last
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
          let base = Bool.random(using: &random) ? newest?.number ?? 0 : model.number + 1
          let isDeleted = try store.delete(key, base: base)
          #expect(isDeleted == (newest != nil && newest?.number == base))
          if isDeleted {
            model.number += 1
            model.history.append(Change(key: key, number: model.number))
          }
        case 1...6:
          try write(to: key, store, &model, &random)
        default:
          try compare(key, store, model, &random)
          try compareEvents(store, model, &random)
        }
      }
      for key in Self.keys { try compare(key, store, model, &random) }
      try comparePages(store, model)
    }
  }

  private func write(
    to key: ListKey, _ store: any ListStore, _ model: inout Model, _ random: inout SplitMix64
  ) throws {
    let newest = model.states(of: key).last
    let isCurrent = Int.random(in: 0..<4, using: &random) > 0
    let base = isCurrent ? newest?.number : (newest?.number).map { $0 - 1 } ?? 7
    // Few contents, so that lists return to earlier ones, and share them.
    let content = Int.random(in: 0..<5, using: &random)
    let outcome = try store.write(
      ListWrite(
        key: key, base: base, version: ListVersion(content), content: Self.content(content),
        itemCount: content, changes: content + 1), now: 1000)
    switch outcome {
    case .stored(let state):
      #expect(isCurrent && newest?.content != content)
      model.number += 1
      #expect(state.position.number == model.number)
      #expect(state.version == ListVersion(content))
      model.history.append(Change(key: key, number: model.number, content: content))
    case .unchanged(let state):
      #expect(isCurrent && newest?.content == content)
      #expect(state.position.number == newest?.number)
    case .conflict: #expect(!isCurrent)
    case .answered: Issue.record("no key was sent")
    }
  }

  private func compare(
    _ key: ListKey, _ store: any ListStore, _ model: Model, _ random: inout SplitMix64
  ) throws {
    let states = model.states(of: key)
    let newest = try store.newest(of: key)
    #expect(newest?.state.position.number == states.last?.number)
    #expect(newest?.content == states.last?.content.map(Self.content))
    #expect(try store.newestState(of: key) == newest?.state)
    let version = Int.random(in: 0..<6, using: &random)
    let byVersion = try store.span(of: key, since: .version(ListVersion(version)))
    expect(byVersion, states, from: states.last { $0.content == version })
    guard let epoch = newest?.state.position.epoch else { return }
    let number = Int.random(in: 0...model.number + 2, using: &random)
    let byPosition = try store.span(
      of: key, since: .position(ListPosition(epoch: epoch, number: number)))
    if number > model.number {
      #expect(byPosition == newest.map { .reset(.future, $0.state) })
    } else {
      expect(byPosition, states, from: states.last { $0.number <= number })
    }
    let foreign = ListPosition(epoch: epoch &+ 1, number: number)
    #expect(
      try store.span(of: key, since: .position(foreign))
        == newest.map { .reset(.otherEpoch, $0.state) })
  }

  private func expect(_ span: ListSpan, _ states: [Change], from base: Change?) {
    switch (span, states.last, base) {
    case (.noList, nil, _): break
    case (.reset(.notStored, let state), let newest?, nil):
      #expect(state.position.number == newest.number)
    case (.current(let state), let newest?, let base?):
      #expect(state.position.number == newest.number)
      #expect(base.content == newest.content)
    case (.between(let old, let new), let newest?, let base?):
      #expect(base.content != newest.content)
      #expect(old.content == base.content.map(Self.content))
      #expect(new.content == newest.content.map(Self.content))
      #expect(new.state.position.number == newest.number)
    default: Issue.record("\(span) for \(states), from \(String(describing: base))")
    }
  }

  private func comparePages(_ store: any ListStore, _ model: Model) throws {
    for owner in ["", "alice"] {
      let wanted = Self.keys.filter {
        $0.owner == Array(owner.utf8) && !model.states(of: $0).isEmpty
      }.map(\.id).sorted { $0.lexicographicallyPrecedes($1) }
      var found: [[UInt8]] = []
      while case let page = try store.page(
        owner: Array(owner.utf8), after: found.last ?? [], limit: 2), !page.isEmpty
      {
        #expect(page.count <= 2)
        found += page.map(\.id)
      }
      #expect(found == wanted)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `writers of one list lose no change`(_ kind: StoreKind) async throws {
    try await kind.withSharedStore { store in
      let key = ListKey(id: "counter")
      let writers = 4
      let each = 25
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<writers {
          group.addTask {
            var done = 0
            while done < each {
              let newest = try store.newest(of: key)
              let count = newest?.state.itemCount ?? 0
              let outcome = try store.write(
                ListWrite(
                  key: key, base: newest?.state.position.number, version: ListVersion(count + 1),
                  content: Self.content(count + 1), itemCount: count + 1, changes: 1), now: 1000)
              if case .stored = outcome { done += 1 }
            }
          }
        }
        try await group.waitForAll()
      }
      let newest = try #require(try store.newest(of: key))
      #expect(newest.state.itemCount == writers * each)
      #expect(newest.content == Self.content(writers * each))
    }
  }
}

extension StoreKind {
  /// Runs a test of several tasks with an empty store.
  func withSharedStore(_ test: (any ListStore) async throws -> Void) async throws {
    switch self {
    case .memory: try await test(MemoryListStore())
    case .sqlite:
      let folder = TemporaryFolder()
      let store = try SQLiteListStore(folder: folder.path + "/store")
      defer { store.close() }
      try await test(store)
    case .postgres:
      let store = try PostgresListStore(PostgresServer.database().address)
      defer { store.close() }
      try await test(store)
    }
  }
}
