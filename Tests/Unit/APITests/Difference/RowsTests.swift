import API
import TestSupport
import Testing

/// A model of a list view that applies batch updates and rejects invalid ones.
struct StrictListView {
  struct Refused: Error {
    let why: String
  }

  var rows: [String]

  /// Deletions and move sources are indices before the batch, insertions and move destinations
  /// after it.
  mutating func perform(
    deletes: [Int], inserts: [(Int, String)], moves: [(from: Int, to: Int)]
  ) throws {
    let leaving = deletes + moves.map(\.from)
    guard Set(leaving).count == leaving.count else { throw Refused(why: "a row leaves twice") }
    guard leaving.allSatisfy(rows.indices.contains) else { throw Refused(why: "no such old row") }
    let arriving = inserts + moves.map { ($0.to, rows[$0.from]) }
    guard Set(arriving.map(\.0)).count == arriving.count else {
      throw Refused(why: "two rows arrive at one place")
    }
    let count = rows.count - leaving.count + arriving.count
    guard arriving.allSatisfy({ (0..<count).contains($0.0) }) else {
      throw Refused(why: "no such new row")
    }
    var staying = rows.indices.filter { !Set(leaving).contains($0) }.map { rows[$0] }[...]
    let places = Dictionary(uniqueKeysWithValues: arriving)
    rows = (0..<count).map { places[$0] ?? staying.removeFirst() }
  }
}

@Suite struct RowsTests {
  private func rows(_ list: ListModel) throws -> [PatchValue] {
    let response = snapshot(#"{"items":\#(list.json),"show":"visible"}"#)
    return try PatchValue(response.body)["items"]?.elements ?? []
  }

  private func number(_ value: PatchValue, _ name: PatchText) throws -> Int {
    guard case .number(let digits)? = value[name] else {
      throw StrictListView.Refused(why: name.text)
    }
    return try #require(Int(digits))
  }

  /// The content of a row, without its position.
  private func look(_ row: PatchValue) -> PatchValue {
    guard case .object(var members) = row else { return row }
    for name: PatchText in ["index", "position", "siblingCount", "parent"] { members[name] = nil }
    return .object(members)
  }

  private func expectBatch(_ from: ListModel, _ to: ListModel, _ context: Comment) throws {
    let response = difference(
      #"{"items":\#(from.json)}"#, #"{"items":\#(to.json)}"#, format: "rows")
    try #require(response.status == 200, context)
    let changes = try PatchValue(response.body)
    let (old, new) = (try rows(from), try rows(to))
    func list(_ name: PatchText) -> [PatchValue] { changes[name]?.elements ?? [] }
    var view = StrictListView(rows: old.compactMap { $0["id"]?.text })
    let before = view.rows
    for row in list("deletes") {
      try #require(before[try number(row, "index")] == row["id"]?.text, context)
    }
    for row in list("moves") { try #require(before[try number(row, "from")] == row["id"]?.text) }
    for row in list("inserts") {
      try #require(row["item"] == new[try number(row, "index")], context)
    }
    try view.perform(
      deletes: try list("deletes").map { try number($0, "index") },
      inserts: try list("inserts").map {
        (try number($0, "index"), $0["item"]?["id"]?.text ?? "")
      },
      moves: try list("moves").map { (try number($0, "from"), try number($0, "to")) })
    let after = new.compactMap { $0["id"]?.text }
    try #require(view.rows == after, context)
    let staying = after.compactMap { before.firstIndex(of: $0) }
    try #require(list("moves").count == staying.count - longestAscent(staying), context)
    try expectUpdates(list("updates"), old, new, context)
  }

  /// Rows in both lists must show their new content, with an update only if it differs.
  private func expectUpdates(
    _ updates: [PatchValue], _ old: [PatchValue], _ new: [PatchValue], _ context: Comment
  ) throws {
    var looks: [String: PatchValue] = [:]
    for row in old { looks[row["id"]?.text ?? ""] = look(row) }
    for update in updates {
      let (from, to) = (try number(update, "from"), try number(update, "to"))
      let id = try #require(update["id"]?.text)
      try #require(old[from]["id"]?.text == id && new[to]["id"]?.text == id, context)
      guard case .object(var members)? = looks[id],
        case .object(let set)? = update["changes"]?["set"]
      else { throw StrictListView.Refused(why: "no changes") }
      try #require(looks[id] != look(new[to]), context)
      members.merge(set) { $1 }
      for name in update["changes"]?["unset"]?.elements ?? [] {
        members[PatchText(name.text ?? "")] = nil
      }
      looks[id] = .object(members)
    }
    for row in new {
      guard let known = looks[row["id"]?.text ?? ""] else { continue }
      try #require(known == look(row), context)
    }
  }

  private func longestAscent(_ numbers: [Int]) -> Int {
    var best: [Int] = []
    for (index, number) in numbers.enumerated() {
      best.append(1 + ((0..<index).filter { numbers[$0] < number }.map { best[$0] }.max() ?? 0))
    }
    return best.max() ?? 0
  }

  @Test(arguments: 0..<24)
  func `batch updates transform the visible rows of one list into those of the other`(seed: Int)
    throws
  {
    var random = SplitMix64(seed: UInt64(2_000 + seed))
    for round in 0..<20 {
      let names = [3, 8, 20, 60][round % 4]
      let from = ListModel.random(
        Int.random(in: 0...names, using: &random), of: names, using: &random)
      let to = ListModel.random(
        Int.random(in: 0...names, using: &random), of: names, using: &random)
      try expectBatch(from, to, "seed \(seed), round \(round), unrelated")
      let edited = from.edited(using: &random)
      try expectBatch(from, edited, "seed \(seed), round \(round), edited")
      try expectBatch(edited, from, "seed \(seed), round \(round), back")
    }
  }

  @Test func `the model of a list view rejects invalid batches`() {
    let batches: [(deletes: [Int], inserts: [(Int, String)], moves: [(from: Int, to: Int)])] = [
      ([0, 0], [], []), ([3], [], []), ([0], [], [(from: 0, to: 1)]), ([], [(4, "x")], []),
      ([], [(0, "x"), (0, "y")], []), ([], [(1, "x")], [(from: 0, to: 1)]),
      ([], [], [(from: 0, to: 3)]), ([-1], [], []),
    ]
    for batch in batches {
      var view = StrictListView(rows: ["a", "b", "c"])
      #expect(throws: StrictListView.Refused.self, "\(batch)") {
        try view.perform(deletes: batch.deletes, inserts: batch.inserts, moves: batch.moves)
      }
    }
  }

  @Test func `expanding an item inserts the rows that it shows and updates its own`() throws {
    let response = difference(
      #"{"items":[{"id":"a","expanded":false,"children":["b","c"]},"d"]}"#,
      #"{"items":[{"id":"a","children":["b","c"]},"d"]}"#, format: "rows")
    #expect(try response.member("deletes") == "[]" && response.member("moves") == "[]")
    let inserts = try PatchValue(try response.member("inserts").utf8).elements
    #expect(try inserts.map { try number($0, "index") } == [1, 2])
    #expect(
      try response.member("updates")
        == #"[{"from":0,"to":0,"id":"a","changes":{"set":{"expanded":true},"unset":[]}}]"#)
  }
}
