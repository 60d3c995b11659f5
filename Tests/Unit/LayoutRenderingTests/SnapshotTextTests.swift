import LayoutRendering
import SectionSnapshots
import Testing

@Suite struct SnapshotTextTests {
  /// An item whose equality depends only on its number.
  private struct Cell: Hashable {
    var number: Int
    var title: String

    static func == (a: Cell, b: Cell) -> Bool { a.number == b.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private func fruit() throws -> SectionSnapshot<String> {
    try SectionSnapshot {
      SectionSnapshotBuilder.parent("Fruit", isExpanded: false) {
        "Apple"
        "Pear"
      }
      "Tools"
    }
  }

  @Test func `hidden items are counted, or drawn on request`() throws {
    let snapshot = try fruit()
    #expect(try TextTree.text(of: snapshot) == "▸ Fruit (2 hidden)\nTools\n")
    let all = try TextTree.text(of: snapshot, showsHiddenItems: true)
    #expect(all == "▸ Fruit\n├─ Apple\n└─ Pear\nTools\n")
    #expect(try TextTree.text(of: SectionSnapshot<Int>()) == "")
  }

  @Test func `captions of any length are escaped`() throws {
    var snapshot = SectionSnapshot<Int>()
    try snapshot.append([1, 100, 3, 1_000, 0])
    let text = try TextTree.text(of: snapshot) { String(repeating: "é", count: $0) + "\n" }
    let lines = [1, 100, 3, 1_000, 0].map { String(repeating: "é", count: $0) + "\\n\n" }
    #expect(text == lines.joined())
  }

  @Test func `changed captions, moves and removals are drawn`() throws {
    let long = String(repeating: "long ", count: 40)
    var before = SectionSnapshot<Cell>()
    try before.append([
      Cell(number: 1, title: "Peer"), Cell(number: 2, title: long), Cell(number: 3, title: "Plum"),
    ])
    var after = SectionSnapshot<Cell>()
    try after.append([Cell(number: 2, title: "short"), Cell(number: 1, title: long)])
    let text = try TextDifference.text(from: before, to: after) { $0.title }
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.contains { $0.dropFirst(2).hasPrefix("short") && $0.hasSuffix("(was \(long))") })
    #expect(lines.contains { $0.dropFirst(2).hasPrefix(long) && $0.hasSuffix("(was Peer)") })
    #expect(lines.contains("- Plum"))
    #expect(try TextDifference.text(from: before, to: before) { $0.title } == "")
  }

  @Test func `text has at most the limit of bytes`() throws {
    let before = try fruit()
    let tree = try TextTree.text(of: before)
    #expect(try TextTree.text(of: before, limit: tree.utf8.count) == tree)
    let error = #expect(throws: RenderingError.self) {
      try TextTree.text(of: before, limit: tree.utf8.count - 1)
    }
    #expect(error.map { "\($0)" } == "the result is longer than \(tree.utf8.count - 1) bytes")

    var after = before
    try after.delete(["Tools"])
    let changes = try TextDifference.text(from: before, to: after)
    #expect(
      try TextDifference.text(from: before, to: after, limit: changes.utf8.count) == changes)
    #expect(throws: RenderingError.self) {
      try TextDifference.text(from: before, to: after, limit: changes.utf8.count - 1)
    }
  }
}
