import API
import TestSupport
import Testing

/// Lists with equal versions must behave equally: the result of later operations depends only on
/// the visible list.
@Suite struct OneVersionTests {
  /// A list in a request.
  private struct Way {
    var items: String
    /// Further members of the request, each preceded by a comma.
    var more: String
    var operations: [String] = []

    func request(_ further: [String] = [], form: String = "rows") -> String {
      let all = (operations + further).joined(separator: ",")
      return #"{"items":\#(items)\#(more),"operations":[\#(all)],"form":"\#(form)"}"#
    }
  }

  /// Generates random requests over so few ids that equal lists arise in several ways.
  private struct Maker {
    var random: SplitMix64
    let ids: [String]

    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    mutating func id() -> String { ids[below(ids.count)] }

    /// A new item with unused ids.
    private mutating func item(_ free: inout [String], depth: Int) -> String? {
      guard let id = free.popLast() else { return nil }
      var members = [#""title":"\#(id)""#]
      if below(3) == 0 { members.append(#""expanded":\#(below(2) == 0)"#) }
      var children: [String] = []
      while depth < 3, below(2) == 0, let child = item(&free, depth: depth + 1) {
        children.append(child)
      }
      if !children.isEmpty || below(4) == 0 {
        members.append(#""children":[\#(children.joined(separator: ","))]"#)
      }
      return "{" + members.joined(separator: ",") + "}"
    }

    private mutating func list(_ most: Int) -> String {
      var free = ids.shuffled(using: &random)
      free.removeLast(below(free.count))
      var items: [String] = []
      while items.count < most, let item = item(&free, depth: 0) { items.append(item) }
      return "[" + items.joined(separator: ",") + "]"
    }

    mutating func way() -> Way {
      var more = ["", #","expand":"none""#, #","expand":1"#][below(3)]
      if below(4) == 0 { more += #","expandedItems":["\#(id())"]"# }
      if below(4) == 0, !more.contains("expandedItems") {
        more += #","collapsedItems":["\#(id())"]"#
      }
      return Way(items: list(below(4)), more: more)
    }

    mutating func operation() -> String {
      switch below(12) {
      case 0: #"{"op":"append","items":\#(list(2)),"to":"\#(id())"}"#
      case 1: #"{"op":"append","items":["\#(id())"]}"#
      case 2: #"{"op":"append","items":["\#(id())"],"to":"\#(id())"}"#
      case 3: #"{"op":"insert","items":["\#(id())"],"before":"\#(id())"}"#
      case 4:
        #"{"op":"insert","item":\#(list(1).dropFirst().dropLast()),"parent":"\#(id())","index":0}"#
      case 5: #"{"op":"delete","items":["\#(id())"]}"#
      case 6: #"{"op":"remove","id":"\#(id())"}"#
      case 7: #"{"op":"expand","items":["\#(id())","\#(id())"]}"#
      case 8: #"{"op":"collapse","id":"\#(id())"}"#
      case 9: #"{"op":"replaceChildren","of":"\#(id())","items":\#(list(2))}"#
      case 10: #"{"op":"move","id":"\#(id())","parent":"\#(id())","index":0}"#
      default: #"{"op":"move","id":"\#(id())","parent":null,"index":0}"#
      }
    }

    /// A request with more valid operations.
    mutating func edited(_ count: Int) -> Way {
      var way = way()
      while snapshot(way.request()).status != 200 { way = self.way() }
      for _ in 0..<count {
        let operation = operation()
        if snapshot(way.request([operation])).status == 200 { way.operations.append(operation) }
      }
      return way
    }

    /// Valid operations on a list, in order.
    mutating func further(_ way: Way) -> [String] {
      let begun = way.operations.count
      var way = way
      for _ in 0..<6 {
        let operation = operation()
        if snapshot(way.request([operation])).status == 200 { way.operations.append(operation) }
      }
      return Array(way.operations[begun...])
    }
  }

  /// The rows of a response, without the ignored ids.
  private func rows(_ request: String) throws -> [String] {
    let response = snapshot(request)
    try #require(response.status == 200, "\(request): \(response.text)")
    return [response.version, try response.member("items")]
  }

  @Test(arguments: 0..<12)
  func `operations on a response give the same as on its list`(seed: Int) throws {
    var maker = Maker(
      random: SplitMix64(seed: UInt64(seed)), ids: (0..<8).map { "i\($0)" })
    for _ in 0..<25 {
      let way = maker.edited(6)
      let further = maker.further(way)
      let shown = snapshot(way.request())
      let nested = snapshot(way.request(form: "nested"))
      let wanted = try rows(way.request(further))
      for more in ["", #","expand":"none""#] {
        let again = Way(items: try nested.member("items"), more: more)
        try #require(try rows(again.request()) == rows(way.request()), "\(way) \(more)")
        try #require(try rows(again.request(further)) == wanted, "\(way) \(more) \(further)")
      }
      let target = snapshot(way.request(further, form: "nested")).text
      for side in [shown.text, nested.text, way.request().replacing(#","form":"rows""#, with: "")] {
        let change = difference(side, target)
        try #require(change.status == 200, "\(side): \(change.text)")
        try #require(try change.member("from") == "\"\(shown.version)\"", "\(side)")
        try #require(try change.member("to") == "\"\(wanted[0])\"", "\(side)")
        let operations = String(try change.operations.dropFirst().dropLast())
        let carried = operations.isEmpty ? [] : [operations]
        try #require(try rows(way.request(carried)) == wanted, "\(way): \(operations)")
        let patch = try PatchValue(
          difference(side, target, format: "json-patch").operations.utf8)
        let patched = try JSONPatch.apply(patch, to: PatchValue(nested.body))
        let unpatched = try PatchValue(target.utf8)
        let isSame = try #require(patched["items"]).isSame(as: #require(unpatched["items"]))
        try #require(isSame, "\(way): \(further)")
      }
    }
  }

  @Test(arguments: 0..<8)
  func `lists with equal versions have equal versions after the same operations`(seed: Int) throws {
    var maker = Maker(random: SplitMix64(seed: UInt64(seed)), ids: ["a", "b", "c"])
    var ways: [String: Way] = [:]
    var met = 0
    for _ in 0..<250 {
      let way = maker.edited(Int.random(in: 0...4, using: &maker.random))
      let version = snapshot(way.request()).version
      guard let other = ways.updateValue(way, forKey: version) else { continue }
      met += 1
      let further = maker.further(way)
      for count in 0...further.count {
        let some = Array(further[..<count])
        try #require(
          try rows(way.request(some)) == rows(other.request(some)), "\(way), \(other): \(some)")
      }
    }
    #expect(met > 50)
  }
}
