import Testing

@testable import SectionSnapshots

@Suite struct SectionSnapshotBuilderTests {
  /// An item with an id and a payload that is not part of its identity.
  struct ListItem: Hashable {
    let id: String
    let title: String
    let image: String?

    init(_ title: String, id: String? = nil, image: String? = nil) {
      self.id = id ?? title
      self.title = title
      self.image = image
    }

    static func == (a: ListItem, b: ListItem) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  typealias B = SectionSnapshotBuilder

  static let symbols = ["a", "b", "c"].flatMap { letter in
    ["circle", "circle.fill", "square", "square.fill"].map { "\(letter).\($0)" }
  }

  @Test func `a single-level list`() throws {
    let snapshot = try SectionSnapshot<ListItem> {
      ListItem("Cell 1")
      ListItem("Cell 2")
      ListItem("Cell 3")
      ListItem("paperplane.fill")
      ListItem("doc.text")
      ListItem("book.fill")
    }
    #expect(
      snapshot.items.map(\.id) == [
        "Cell 1", "Cell 2", "Cell 3", "paperplane.fill", "doc.text", "book.fill",
      ])
    #expect(snapshot.rootItems == snapshot.items)
  }

  @Test func `a multi-level list`() throws {
    let snapshot = try SectionSnapshot<ListItem> {
      ListItem("Cell 1")
      [ListItem("Cell 2"), ListItem("Cell 3")]
      B.parent(ListItem("Cell 4", image: "folder")) {
        ListItem("a.circle")
        ListItem("b.square")
        B.parent(ListItem("Cell 5"), isExpanded: false) {
          ListItem("c.circle.fill")
        }
      }
    }
    #expect(
      try snapshot.items.map { try "\(snapshot.level(of: $0)) \($0.title)" } == [
        "0 Cell 1", "0 Cell 2", "0 Cell 3", "0 Cell 4", "1 a.circle", "1 b.square", "1 Cell 5",
        "2 c.circle.fill",
      ])
    #expect(snapshot.items[3].image == "folder")
    #expect(snapshot.visibleItems.map(\.id).last == "Cell 5")
    #expect(snapshot.expandedItems.map(\.id) == ["Cell 4"])
  }

  @SectionSnapshotBuilder
  private func group(_ shape: String, descending: Bool) -> SnapshotContent<ListItem> {
    B.parent(ListItem(shape)) {
      for isFilled in [true, false] {
        let names = Self.symbols.filter {
          $0.contains(shape) && $0.hasSuffix(".fill") == isFilled
        }
        B.parent(ListItem(isFilled ? "Fill" : "No Fill", id: "\(shape)-\(isFilled)")) {
          if descending {
            names.reversed().map { ListItem($0) }
          } else {
            names.map { ListItem($0) }
          }
        }
      }
    }
  }

  @Test func `symbols grouped by shape and fill, in either order`() throws {
    let ascending = try SectionSnapshot<ListItem> {
      for shape in ["circle", "square"] { group(shape, descending: false) }
    }
    #expect(
      ascending.items.map(\.title) == [
        "circle", "Fill", "a.circle.fill", "b.circle.fill", "c.circle.fill", "No Fill", "a.circle",
        "b.circle", "c.circle", "square", "Fill", "a.square.fill", "b.square.fill",
        "c.square.fill", "No Fill", "a.square", "b.square", "c.square",
      ])
    let descending = try SectionSnapshot(group("square", descending: true))
    #expect(descending.visibleItems.map(\.title)[2] == "c.square.fill")
  }

  @Test(arguments: [0, 1, 2])
  func `conditions, switches and optional items`(number: Int) throws {
    let none: String? = nil
    let snapshot = try SectionSnapshot<String> {
      if number > 0 { "positive" }
      switch number {
      case 0: "zero"
      case 1: ["one", "eins"]
      default: "many"
      }
      none
      Optional("some")
      if #available(macOS 99, *) { "available" }
    }
    #expect(snapshot.contains("positive") == (number > 0))
    #expect(snapshot.contains("zero") == (number == 0))
    #expect(snapshot.contains("eins") == (number == 1))
    #expect(snapshot.contains("many") == (number == 2))
    #expect(snapshot.items.suffix(2) == ["some", "available"])
  }

  @Test func `parents without children are items like any other`() throws {
    let snapshot = try SectionSnapshot<String> {
      B.parent("a") {}
      B.parent("b") { if snapshotIsLarge { "c" } }
    }
    #expect(snapshot.items == ["a", "b"])
    #expect(snapshot.expandedItems == ["a", "b"])
  }

  private var snapshotIsLarge: Bool { false }

  @Test func `a duplicate item is named with both offsets`() throws {
    let error = #expect(throws: SectionSnapshotError<String>.self) {
      try SectionSnapshot<String> {
        "a"
        B.parent("b") { "a" }
        "b"
      }
    }
    #expect(error?.operation == .build)
    #expect(
      error?.reason
        == .duplicateItems([
          .init(item: "a", offset: 2, first: .argument(offset: 0)),
          .init(item: "b", offset: 3, first: .argument(offset: 1)),
        ]))
  }

  // MARK: Functions that are declarations

  @SectionSnapshotBuilder
  private func article(isLong: Bool, extra: ListItem?) -> SectionSnapshot<ListItem> {
    ListItem("Cell 1")
    SectionSnapshotBuilder.parent(ListItem("Cell 2", image: "folder")) {
      ListItem("a.circle")
      if isLong {
        B.parent(ListItem("Cell 3"), isExpanded: false) { ListItem("b.square") }
      } else {
        ListItem("short")
      }
    }
    extra
    let letters = ["x", "y"].map { ListItem($0) }
    if isLong { letters.reversed() } else { letters }
  }

  @Test func `a function declares a snapshot`() throws {
    let short = article(isLong: false, extra: nil)
    #expect(short.items.map(\.id) == ["Cell 1", "Cell 2", "a.circle", "short", "x", "y"])
    #expect(short.items[1].image == "folder")
    let long = article(isLong: true, extra: ListItem("extra"))
    #expect(
      long.items.map(\.id) == [
        "Cell 1", "Cell 2", "a.circle", "Cell 3", "b.square", "extra", "y", "x",
      ])
    #expect(long.expandedItems.map(\.id) == ["Cell 2"])
    #expect(try long.level(of: ListItem("b.square")) == 2)
  }

  @SectionSnapshotBuilder private var names: SectionSnapshot<String> {
    "a"
    ["b", "c"]
    "de".dropFirst().description
    B.parent("f") { "g" }
  }

  @SectionSnapshotBuilder private var parts: SectionSnapshot<Substring> {
    "a-b".split(separator: "-")
    "cd".dropFirst()
  }

  @SectionSnapshotBuilder private var empty: SectionSnapshot<String> {}

  @Test func `literals, arrays, text and nothing are declared without a type`() {
    #expect(names.items == ["a", "b", "c", "e", "f", "g"])
    #expect(parts.items == ["a", "b", "d"])
    #expect(empty.isEmpty)
  }

  @SectionSnapshotBuilder private func logged(
    _ numbers: [Int], _ log: (String) -> Void
  ) -> SectionSnapshot<Int> {
    log("start")
    for number in numbers {
      log("\(number)")
      number
    }
    for number in numbers { log("again \(number)") }
    if numbers.count > 1 { log("several") }
    switch numbers.count {
    case 0: log("none")
    case 1: 100
    default:
      log("many")
      B.parent(200) {
        log("below")
        201
      }
    }
    log("end")
  }

  @SectionSnapshotBuilder private func onlyLogged(
    _ log: (String) -> Void
  ) -> SectionSnapshot<Int> {
    log("alone")
    if #available(macOS 10.15, *) { log("available") }
  }

  @Test func `calls without a result stand between items, in their order`() {
    var lines: [String] = []
    let snapshot = logged([1, 2]) { lines.append($0) }
    #expect(snapshot.items == [1, 2, 200, 201])
    #expect(
      lines == ["start", "1", "2", "again 1", "again 2", "several", "many", "below", "end"])
    #expect(logged([]) { _ in }.isEmpty)
    #expect(logged([7]) { _ in }.items == [7, 100])
    #expect(onlyLogged { lines.append($0) }.isEmpty)
    #expect(lines.suffix(2) == ["alone", "available"])
  }

  @SectionSnapshotBuilder private func both(
    _ first: SectionSnapshot<String>, _ second: SectionSnapshot<String>
  ) -> SectionSnapshot<String> {
    first
    B.parent("below") { second }
  }

  @Test func `a snapshot in a declaration keeps its hierarchy and expansion`() throws {
    let inner = try SectionSnapshot<String> {
      B.parent("p") { B.parent("q", isExpanded: false) { "r" } }
      "s"
    }
    let outer = both(names, inner)
    #expect(
      try outer.items.map { try "\(outer.level(of: $0))\($0)" } == [
        "0a", "0b", "0c", "0e", "0f", "1g", "0below", "1p", "2q", "3r", "1s",
      ])
    #expect(outer.expandedItems == ["f", "below", "p"])
    #expect(try outer.snapshot(of: "below") == inner)
    let error = #expect(throws: SectionSnapshotError<String>.self) {
      try SectionSnapshot<String> {
        inner
        "s"
      }
    }
    #expect(
      error?.reason
        == .duplicateItems([.init(item: "s", offset: 4, first: .argument(offset: 3))]))
  }

  @Test func `a duplicate in a function ends the program with a message that names both`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      struct Row: Hashable, CustomStringConvertible {
        let id: Int
        let title: String
        var description: String { title }
        static func == (a: Row, b: Row) -> Bool { a.id == b.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
      }
      @SectionSnapshotBuilder func rows() -> SectionSnapshot<Row> {
        Row(id: 0, title: "zero")
        Row(id: 1, title: "first")
        SectionSnapshotBuilder.parent(Row(id: 2, title: "parent")) { Row(id: 1, title: "second") }
      }
      _ = rows()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("second, item 3 of the snapshot, equals first, item 1"))
    #expect(text.contains("try SectionSnapshot"))
  }

  enum Fruit: Hashable { case apple, pear, plum }

  @Test func `where the type of the items is known, members need no type`() throws {
    let snapshot = try SectionSnapshot<Fruit> {
      .apple
      B.parent(.pear) { .plum }
    }
    #expect(snapshot.items == [.apple, .pear, .plum])
    let lists = try SectionSnapshot<[Int]> {
      [1, 2]
      [[3], [4]]
    }
    #expect(lists.items == [[1, 2], [3], [4]])
  }

  @Test func `content nested a thousand times is built`() throws {
    var content = B.buildExpression(0)
    for level in 1...1_000 {
      let inner = content
      content = B.parent(level) { inner }
    }
    let snapshot = try SectionSnapshot(content)
    #expect(try snapshot.level(of: 0) == 1_000)
  }
}
