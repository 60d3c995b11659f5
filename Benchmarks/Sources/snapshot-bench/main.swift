// snapshot-bench SIZE…
//
// Measures snapshots of these sizes against Foundation and swift-collections in one process, and
// prints a line of JSON for each figure: {"name", "count", "ours", "peer"}, in seconds.
import API
import Foundation
import Measuring
import SectionSnapshots

let limits = {
  var limits = RequestLimits()
  (limits.items, limits.answerBytes) = (10_000_000, 1 << 34)
  return limits
}()

/// Checks results, so that no contender is fast by doing less.
func check(_ holds: Bool, _ what: String) {
  precondition(holds, what)
}

func decode(_ json: [UInt8], _ count: Int, rounds: Int, peer: Bool) throws {
  let ours = try seconds(rounds: rounds) {
    let list = try json.withUnsafeBytes { bytes in
      try ListSnapshot(SnapshotRequest(bytes, limits: limits))
    }
    check(list.count == count, "all items are there")
  }
  let theirs =
    try peer
    ? seconds(rounds: min(rounds, 2)) {
      let rows = try PeerList.rows(json)
      check(rows.count == count, "all rows are there")
    } : nil
  try Figure(name: "decode", count: count, ours: ours, peer: theirs).print()
}

func response(_ json: [UInt8], _ count: Int, rounds: Int, peer: Bool) throws {
  let ours = seconds(rounds: rounds) {
    let response = json.withUnsafeBytes {
      SnapshotEndpoint.response(to: $0, in: OperationContext(limits: limits))
    }
    check(response.status == 200, "the response is one")
  }
  let theirs =
    try peer
    ? seconds(rounds: min(rounds, 2)) { consume(try PeerList.response(json)) } : nil
  try Figure(name: "answer", count: count, ours: ours, peer: theirs).print()
}

func build(_ shape: ListShape, rounds: Int, peer: Bool) throws {
  let ids = (0..<shape.count).map(ListShape.id)
  func walk(_ append: (String, String?) -> Void) {
    var path: [String] = []
    shape.forEach { level, number in
      path.removeLast(path.count - level)
      append(ids[number], path.last)
      path.append(ids[number])
    }
  }
  let ours = seconds(rounds: rounds) {
    var snapshot = SectionSnapshot<String>()
    walk { try! snapshot.append([$0], to: $1) }
    check(snapshot.count == shape.count, "all items are there")
    consume(snapshot)
  }
  let theirs =
    peer
    ? seconds(rounds: min(rounds, 3)) {
      var tree = PeerTree()
      walk { tree.append($0, to: $1) }
      check(tree.children.count == shape.count, "all items are there")
      consume(tree)
    } : nil
  try Figure(name: "build", count: shape.count, ours: ours, peer: theirs).print()
}

/// Alternates between appending to the last root and reading the order.
func appends(_ count: Int, rounds: Int) throws {
  let ours = seconds(rounds: rounds) {
    var snapshot = SectionSnapshot<Int>()
    for item in 0..<count {
      try! snapshot.append([item])
      check(snapshot.index(of: item) == item, "the item is the last")
    }
  }
  try Figure(name: "appends", count: count, ours: ours).print()
}

func rows(_ shape: ListShape, rounds: Int) throws {
  var snapshot = SectionSnapshot<Int>()
  var path: [Int] = []
  shape.forEach { level, number in
    path.removeLast(path.count - level)
    try! snapshot.append([number], to: path.last)
    path.append(number)
  }
  snapshot.expand(snapshot.items)
  var isExpanded = true
  // A change invalidates the visible rows.
  let visible = seconds(rounds: max(rounds, 7)) {
    isExpanded ? snapshot.collapse([0]) : snapshot.expand([0])
    isExpanded.toggle()
    check(!snapshot.visibleItems.isEmpty, "rows are visible")
  }
  try Figure(name: "visible", count: shape.count, ours: visible).print()
  let available = snapshot.visibleItems.count
  let window = seconds(rounds: max(rounds, 7)) {
    let window = snapshot.visibleItems(in: 500..<550)
    check(window.count == min(50, max(0, available - 500)), "a window is there")
  }
  try Figure(name: "window", count: shape.count, ours: window).print()
}

for size in CommandLine.arguments.dropFirst().compactMap({ Int($0) }) {
  let shape = ListShape(count: size)
  let rounds = size > 100_000 ? 3 : size > 10_000 ? 7 : 31
  let json = shape.json()
  try decode(json, size, rounds: rounds, peer: true)
  try response(json, size, rounds: rounds, peer: true)
  try build(shape, rounds: rounds, peer: true)
  try appends(size, rounds: rounds)
  try rows(shape, rounds: rounds)
}
