import API
import Foundation
import JSONDocuments
import ServiceContract
import TestSupport
import Testing

/// Random operations by position, compared with a naive tree.
@Suite struct PositionOperationTests {
  /// The children by parent; "" is the parent of the roots.
  private struct Model {
    var children: [String: [String]] = ["": []]

    func rows(below parent: String = "", level: Int = 0) -> [String] {
      (children[parent] ?? []).flatMap { ["\(level) \($0)"] + rows(below: $0, level: level + 1) }
    }

    func contains(_ id: String, in ancestor: String) -> Bool {
      id == ancestor || (children[ancestor] ?? []).contains { contains(id, in: $0) }
    }

    mutating func take(_ id: String) {
      for parent in children.keys { children[parent]?.removeAll { $0 == id } }
    }

    mutating func remove(_ id: String) {
      for child in children[id] ?? [] { remove(child) }
      children[id] = nil
      take(id)
    }
  }

  @Test(arguments: 0..<32)
  func `random operations by position agree with a naive tree`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var model = Model()
    var operations: [String] = []
    var next = 0
    // Some runs have enough siblings to split their position index into several blocks.
    let count = seed % 8 == 0 ? 900 : 100
    for _ in 0..<count {
      let known = model.children.keys.sorted()
      let parent = seed % 8 == 0 ? "" : known.randomElement(using: &random)!
      let name = parent.isEmpty ? "null" : "\"\(parent)\""
      let id = known.filter { !$0.isEmpty }.randomElement(using: &random)
      switch Int.random(in: 0..<(seed % 8 == 0 ? 14 : 10), using: &random) {
      case 5, 6:
        guard let id, !model.contains(parent, in: id) else { continue }
        model.take(id)
        let index = Int.random(in: 0...model.children[parent]!.count, using: &random)
        model.children[parent]!.insert(id, at: index)
        operations.append(#"{"op":"move","id":"\#(id)","parent":\#(name),"index":\#(index)}"#)
      case 7:
        guard let id else { continue }
        model.remove(id)
        operations.append(#"{"op":"remove","id":"\#(id)"}"#)
      case 8:
        let order = model.children[parent]!.shuffled(using: &random)
        model.children[parent] = order
        let list = order.map { "\"\($0)\"" }.joined(separator: ",")
        operations.append(#"{"op":"reorder","parent":\#(name),"children":[\#(list)]}"#)
      case 9:
        guard let id, let home = model.children.first(where: { $0.value.contains(id) })?.key else {
          continue
        }
        let index = model.children[home]!.firstIndex(of: id)!
        model.children[home]!.insert("i\(next)", at: index)
        model.children["i\(next)"] = []
        operations.append(#"{"op":"insert","items":["i\#(next)"],"before":"\#(id)"}"#)
        next += 1
      default:
        let index = Int.random(in: 0...model.children[parent]!.count, using: &random)
        model.children[parent]!.insert("i\(next)", at: index)
        model.children["i\(next)"] = ["i\(next).c"]
        model.children["i\(next).c"] = []
        operations.append(
          #"{"op":"insert","item":{"id":"i\#(next)","children":["i\#(next).c"]},"parent":\#(name),"index":\#(index)}"#
        )
        next += 1
      }
    }
    let response = snapshot(#"{"items":[],"operations":[\#(operations.joined(separator: ","))]}"#)
    try #require(response.status == 200, "seed \(seed): \(response.text.prefix(300))")
    let document = try JSONDocument.parse(response.body)
    let rows = try #require(document.root["items"]).elements.map {
      "\($0["level"]?.integer ?? -1) \($0["id"]?.string ?? "")"
    }
    #expect(rows == model.rows(), "seed \(seed)")
  }

  @Test func `the time of many moves does not grow with the size of the subtree`() {
    let deep = (0..<500).reduce("\"leaf\"") { inner, level in
      #"{"id":"d\#(level)","children":[\#(inner)]}"#
    }
    let moves = (0..<4_000).map {
      #"{"op":"move","id":"d499","parent":\#($0 % 2 == 0 ? "\"a\"" : "null"),"index":0}"#
    }.joined(separator: ",")
    let response = snapshot(#"{"items":["a",\#(deep)],"operations":[\#(moves)]}"#)
    #expect(response.status == 200)
    #expect(response.text.contains(#""id":"leaf","title":"leaf","level":500"#))
  }

  @Test func `a move beyond the depth limit is refused`() {
    var limits = RequestLimits()
    limits.itemDepth = 3
    let items = #"[{"id":"a","children":["b"]},{"id":"c","children":["d"]}]"#
    let move = #"{"op":"move","id":"c","parent":"b","index":0}"#
    let response = snapshot(#"{"items":\#(items),"operations":[\#(move)]}"#, limits: limits)
    #expect(response.problem == .limitExceeded)
    #expect(response.text.contains("3 itemDepth"))
    let back = #"{"op":"move","id":"c","index":0}"#
    // The limit applies to the list after all operations.
    #expect(
      snapshot(#"{"items":\#(items),"operations":[\#(move),\#(back)]}"#, limits: limits).status
        == 200)
  }

  @Test func `an update gives the same version as the item that it makes`() {
    let updated = snapshot(
      #"""
      {"items": [{"id": "a", "x": 1, "y": 2}], "operations": [
        {"op": "update", "id": "a", "changes": {"unset": ["x"]}},
        {"op": "update", "id": "a", "changes": {"set": {"y": 3, "z": 4, "title": "A"}}}]}
      """#)
    #expect(updated.version == snapshot(#"{"items":[{"id":"a","title":"A","y":3,"z":4}]}"#).version)
    let emptied = snapshot(
      #"{"items":[{"id":"a","x":1}],"operations":[{"op":"update","id":"a","changes":{"unset":["x"]}}]}"#
    )
    #expect(emptied.version == snapshot(#"{"items":[{"id":"a"}]}"#).version)
  }

  @Test(arguments: ["id", "children", "expanded", "level", "siblingCount"])
  func `an update changes title and payload only`(name: String) {
    for changes in [#"{"set":{"\#(name)":1}}"#, #"{"unset":["\#(name)"]}"#] {
      let response = snapshot(
        #"{"items":["a"],"operations":[{"op":"update","id":"a","changes":\#(changes)}]}"#)
      #expect(response.problem == .reservedMember)
    }
  }
}
