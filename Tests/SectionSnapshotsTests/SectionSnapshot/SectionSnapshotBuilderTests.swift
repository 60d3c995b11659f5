import Testing

@testable import SectionSnapshots

@Suite struct SectionSnapshotBuilderTests {
  /// An item with an id, and payload that is not part of its identity.
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

  @SectionSnapshotBuilder<ListItem>
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
