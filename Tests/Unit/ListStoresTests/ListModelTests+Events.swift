import ListStores
import TestSupport
import Testing

/// The reads of those who follow changes, against the list of all changes.
extension ListModelTests {
  func compareEvents(
    _ store: any ListStore, _ model: Model, _ random: inout SplitMix64
  ) throws {
    #expect(try store.lastPosition().number == model.number)
    try compareChanges(store, model, &random)
    try compareSteps(store, model, &random)
    try compareMoments(store, model, &random)
  }

  private func compareChanges(
    _ store: any ListStore, _ model: Model, _ random: inout SplitMix64
  ) throws {
    let all = Self.keys.flatMap { model.states(of: $0) }.sorted { $0.number < $1.number }
    let number = Int.random(in: 0...model.number, using: &random)
    let limit = Int.random(in: 1...20, using: &random)
    for key in [nil, Self.keys.randomElement(using: &random)] {
      let wanted = all.filter { $0.number > number && (key == nil || $0.key == key) }.prefix(limit)
      let found = try store.changes(of: key, after: number, limit: limit)
      #expect(found.map(\.state.position.number) == wanted.map(\.number))
      #expect(found.map(\.key) == wanted.map(\.key))
      #expect(found.map(\.state.version) == wanted.map { ListVersion($0.content ?? -1) })
    }
  }

  private func compareSteps(
    _ store: any ListStore, _ model: Model, _ random: inout SplitMix64
  ) throws {
    guard let key = Self.keys.randomElement(using: &random) else { return }
    let states = model.states(of: key)
    let number = Int.random(in: 0...model.number, using: &random)
    let step = try store.step(of: key, to: number)
    guard let index = states.firstIndex(where: { $0.number == number }) else {
      #expect(step == nil)
      return
    }
    #expect(step?.new.state.position.number == number)
    #expect(step?.new.content == states[index].content.map(Self.content))
    #expect(step?.old?.state.position.number == (index > 0 ? states[index - 1].number : nil))
    #expect(step?.old?.content == (index > 0 ? states[index - 1].content.map(Self.content) : nil))
  }

  private func compareMoments(
    _ store: any ListStore, _ model: Model, _ random: inout SplitMix64
  ) throws {
    let keys = Array(Self.keys.shuffled(using: &random).prefix(3))
    let whole = try store.moment(of: keys, since: nil)
    #expect(whole.position.number == model.number)
    for (key, part) in zip(keys, whole.parts) {
      #expect(try part == store.newest(of: key).map { .whole(nil, $0) } ?? .noList)
    }
    let number = Int.random(in: 0...model.number + 2, using: &random)
    let mark = ListMark.position(ListPosition(epoch: whole.position.epoch, number: number))
    let moment = try store.moment(of: keys, since: mark)
    #expect(moment.position == whole.position)
    for (key, part) in zip(keys, moment.parts) {
      try expect(part, of: key, store, model, since: number)
    }
    let foreign = ListPosition(epoch: whole.position.epoch &+ 1, number: number)
    let other = try store.moment(of: keys, since: .position(foreign))
    for (key, part) in zip(keys, other.parts) {
      #expect(try part == store.newest(of: key).map { .whole(.otherEpoch, $0) } ?? .noList)
    }
  }

  private func expect(
    _ part: ListMoment.Part, of key: ListKey, _ store: any ListStore, _ model: Model,
    since number: Int
  ) throws {
    let states = model.states(of: key)
    guard let newest = try store.newest(of: key), let last = states.last else {
      #expect(part == .noList)
      return
    }
    let base = states.last { $0.number <= number }
    switch part {
    case .whole(.future, let list):
      #expect(number > model.number && list == newest)
    case .whole(.notStored, let list):
      #expect(base == nil && number <= model.number && list == newest)
    case .current(let state):
      #expect(base?.number == last.number && number <= model.number && state == newest.state)
    case .between(let old, let new):
      // Also if the list has returned to the content that the client has: its position is older.
      #expect(base.map { $0.number < last.number } == true)
      #expect(old.content == base?.content.map(Self.content) && new == newest)
    default: Issue.record("\(part)")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a step from a state that was dropped has no base`(_ kind: StoreKind) throws {
    var retention = ListRetention()
    retention.versions = 2
    try kind.withStore(retention) { store in
      let numbers = try (1...4).map { try store.put($0, in: "a").position.number }
      let key = ListKey(id: "a")
      #expect(try store.changes(of: key, after: 0, limit: 9).map(\.state.itemCount) == [3, 4])
      #expect(try store.step(of: key, to: numbers[1]) == nil)
      #expect(try store.step(of: key, to: numbers[2])?.old == nil)
      #expect(try store.step(of: key, to: numbers[3])?.old?.state.itemCount == 3)
    }
  }
}
