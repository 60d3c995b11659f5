import TestSupport

/// A model of a list as a tree of values, with random construction and edits.
struct ListModel {
  struct Item {
    var id: String
    var title: String?
    var isExpanded: Bool
    /// The members of the payload by name, as JSON text.
    var payload: [String: String] = [:]
    var children: [Item] = []
  }

  var roots: [Item] = []

  /// All ids in depth-first order.
  var ids: [String] { Self.ids(of: roots) }

  private static func ids(of items: [Item]) -> [String] {
    items.flatMap { [$0.id] + ids(of: $0.children) }
  }

  /// The list as the JSON value of `items`.
  var json: String { Self.json(roots) }

  private static func json(_ items: [Item]) -> String {
    "["
      + items.map { item in
        var members = [#""id":"\#(item.id)""#]
        if let title = item.title { members.append(#""title":"\#(title)""#) }
        if !item.children.isEmpty {
          members.append(#""expanded":\#(item.isExpanded),"children":\#(json(item.children))"#)
        }
        for (name, value) in item.payload.sorted(by: { $0.key < $1.key }) {
          members.append(#""\#(name)":\#(value)"#)
        }
        return "{" + members.joined(separator: ",") + "}"
      }.joined(separator: ",") + "]"
  }

  // MARK: Random lists

  private static let values = [
    "1", "1.0", "null", "true", #""x""#, "[]", "{}", #"{"a":[1,{"b":2}],"c":null}"#,
    #"{"c":null,"a":[1,{"b":2}]}"#, #"{"a":[1,{"b":3}],"c":null}"#, "[1,2]", "[2,1]", "-0.50",
  ]

  private static func item(_ id: String, using random: inout SplitMix64) -> Item {
    var item = Item(id: id, title: nil, isExpanded: Bool.random(using: &random))
    if Bool.random(using: &random) { item.title = "T\(Int.random(in: 0..<3, using: &random))" }
    for name in ["n", "m", "a/b", "c~d"] where Int.random(in: 0..<4, using: &random) == 0 {
      item.payload[name] = values.randomElement(using: &random)
    }
    return item
  }

  /// A random list of names.
  static func random(_ count: Int, of names: Int, using random: inout SplitMix64) -> ListModel {
    var list = ListModel()
    for name in (0..<names).shuffled(using: &random).prefix(count) {
      list.insert(item("i\(name)", using: &random), using: &random)
    }
    return list
  }

  /// The list after some random edits.
  func edited(using random: inout SplitMix64) -> ListModel {
    var list = self
    for edit in 0..<Int.random(in: 1...6, using: &random) {
      guard let id = list.ids.randomElement(using: &random) else { break }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: _ = list.take(id)
      case 1: list.insert(Self.item("new\(edit)", using: &random), using: &random)
      case 2: if let item = list.take(id) { list.insert(item, using: &random) }
      case 3: list.change(id) { $0.isExpanded.toggle() }
      case 4: list.change(id) { $0.children.shuffle(using: &random) }
      default:
        let other = Self.item(id, using: &random)
        list.change(id) { ($0.title, $0.payload) = (other.title, other.payload) }
      }
    }
    return list
  }

  mutating func insert(_ item: Item, using random: inout SplitMix64) {
    let parent =
      Int.random(in: 0..<3, using: &random) == 0 ? nil : ids.randomElement(using: &random)
    func add(to siblings: inout [Item]) {
      siblings.insert(item, at: Int.random(in: 0...siblings.count, using: &random))
    }
    guard let parent else { return add(to: &roots) }
    change(parent) { add(to: &$0.children) }
  }

  /// Removes an item with its subtree.
  mutating func take(_ id: String) -> Item? {
    func take(from items: inout [Item]) -> Item? {
      if let index = items.firstIndex(where: { $0.id == id }) { return items.remove(at: index) }
      for index in items.indices {
        if let found = take(from: &items[index].children) { return found }
      }
      return nil
    }
    return take(from: &roots)
  }

  mutating func change(_ id: String, _ body: (inout Item) -> Void) {
    func change(_ items: inout [Item]) {
      for index in items.indices {
        if items[index].id == id { body(&items[index]) } else { change(&items[index].children) }
      }
    }
    change(&roots)
  }
}
