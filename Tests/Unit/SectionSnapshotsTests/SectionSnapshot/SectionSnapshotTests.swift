import Testing

@testable import SectionSnapshots

@Suite struct SectionSnapshotTests {
  private func fruit() throws -> SectionSnapshot<String> {
    var snapshot = SectionSnapshot<String>()
    try snapshot.append(["Fruit", "Tools"])
    try snapshot.append(["Apple", "Pear"], to: "Fruit")
    try snapshot.append(["Seed"], to: "Apple")
    snapshot.expand(["Fruit"])
    return snapshot
  }

  @Test func `new items are collapsed and hidden children are not visible`() throws {
    let snapshot = try fruit()
    #expect(snapshot.items == ["Fruit", "Apple", "Seed", "Pear", "Tools"])
    #expect(snapshot.visibleItems == ["Fruit", "Apple", "Pear", "Tools"])
    #expect(try !snapshot.isVisible("Seed"))
    #expect(try snapshot.parent(of: "Seed") == "Apple")
    #expect(try snapshot.parent(of: "Tools") == nil)
  }

  @Test func `a copy does not change with the original`() throws {
    var snapshot = try fruit()
    let copy = snapshot
    #expect(copy.index(of: "Tools") == 4)
    try snapshot.delete(["Fruit"])
    #expect(snapshot.items == ["Tools"])
    #expect(copy.index(of: "Tools") == 4)
    #expect(copy != snapshot)
  }

  @Test func `all duplicates are named with both offsets, and nothing changes`() throws {
    var snapshot = try fruit()
    let before = snapshot
    let error = #expect(throws: SectionSnapshotError<String>.self) {
      try snapshot.append(["Nut", "Pear", "Nut", "Tools"], to: "Tools")
    }
    #expect(
      error
        == SectionSnapshotError(
          operation: .append,
          reason: .duplicateItems([
            .init(item: "Pear", offset: 1, first: .snapshot(index: 3)),
            .init(item: "Nut", offset: 2, first: .argument(offset: 0)),
            .init(item: "Tools", offset: 3, first: .snapshot(index: 4)),
          ])))
    #expect(
      error?.description == """
        append(_:to:): item Pear (argument 1) is in the snapshot at index 3; \
        item Nut comes twice (arguments 0 and 2); \
        item Tools (argument 3) is in the snapshot at index 4
        """)
    #expect(snapshot == before)
    #expect(snapshot.tree.firstBrokenInvariant() == nil)
  }

  @Test func `deleting names all unknown items with their offsets`() throws {
    var snapshot = try fruit()
    let error = #expect(throws: SectionSnapshotError<String>.self) {
      try snapshot.delete(["Kiwi", "Fruit", "Fig"])
    }
    #expect(
      error?.reason
        == .unknownItems([.init(item: "Kiwi", offset: 0), .init(item: "Fig", offset: 2)]))
    #expect(snapshot.count == 5)
  }

  @Test func `an item and its descendant can be deleted in one call`() throws {
    var snapshot = try fruit()
    try snapshot.delete(["Fruit", "Seed", "Fruit"])
    #expect(snapshot.items == ["Tools"])
  }

  @Test func `an inserted snapshot keeps its shape and expansion`() throws {
    var inserted = SectionSnapshot<String>()
    try inserted.append(["A", "D"])
    try inserted.append(["B"], to: "A")
    try inserted.append(["C"], to: "B")
    inserted.expand(["A"])
    var snapshot = try fruit()
    try snapshot.insert(inserted, after: "Apple")
    #expect(
      snapshot.items == ["Fruit", "Apple", "Seed", "A", "B", "C", "D", "Pear", "Tools"])
    #expect(try snapshot.level(of: "C") == 3)
    #expect(snapshot.visibleItems == ["Fruit", "Apple", "A", "B", "D", "Pear", "Tools"])
    #expect(try snapshot.snapshot(of: "A", includingParent: true).items == ["A", "B", "C"])
  }

  @Test func `children can be replaced by a snapshot that names them again`() throws {
    var snapshot = try fruit()
    var replacement = SectionSnapshot<String>()
    try replacement.append(["Seed"])
    try replacement.append(["Pear"], to: "Seed")
    try snapshot.replace(childrenOf: "Fruit", using: replacement)
    #expect(snapshot.items == ["Fruit", "Seed", "Pear", "Tools"])
    #expect(try snapshot.isExpanded("Fruit"))
  }

  @Test func `a replacement that clashes with the rest or the parent is refused`() throws {
    var snapshot = try fruit()
    let before = snapshot
    var replacement = SectionSnapshot<String>()
    try replacement.append(["Fruit", "Pear", "Tools"])
    let error = #expect(throws: SectionSnapshotError<String>.self) {
      try snapshot.replace(childrenOf: "Fruit", using: replacement)
    }
    #expect(
      error?.reason
        == .duplicateItems([
          .init(item: "Fruit", offset: 0, first: .snapshot(index: 0)),
          .init(item: "Tools", offset: 2, first: .snapshot(index: 4)),
        ]))
    #expect(snapshot == before)
  }

  @Test func `adding no items does nothing even at an unknown destination`() throws {
    var snapshot = try fruit()
    try snapshot.append([], to: "nowhere")
    try snapshot.insert([String](), before: "nowhere")
    try snapshot.insert(SectionSnapshot(), after: "nowhere")
    snapshot.expand(["nowhere"])
    #expect(snapshot == (try fruit()))
  }

  @Test func `a chain of a hundred thousand levels is handled`() throws {
    var snapshot = SectionSnapshot<Int>()
    try snapshot.append([0])
    for item in 1..<100_000 { try snapshot.append([item], to: item - 1) }
    snapshot.expand(Array(0..<99_998))
    #expect(try snapshot.level(of: 99_999) == 99_999)
    #expect(try snapshot.isVisible(99_998))
    #expect(try !snapshot.isVisible(99_999))
    #expect(try snapshot.snapshot(of: 10).count == 99_989)
    #expect(snapshot.visualDescription().utf8.count < 20_000_000)
    try snapshot.delete([0])
    #expect(snapshot.isEmpty)
  }

  @Test func `alternating append and index lookups stays linear`() throws {
    var snapshot = SectionSnapshot<Int>()
    var wrong = 0
    for item in 0..<50_000 {
      try snapshot.append([item])
      if snapshot.index(of: item) != item { wrong += 1 }
    }
    #expect(wrong == 0)
    #expect(snapshot.visibleItems.count == 50_000)
  }

  @Test func `the visual description shows levels, parents and hidden items`() throws {
    #expect(
      try fruit().visualDescription() == """
        SectionSnapshot, 5 items, 4 visible
        ▾ Fruit
          ▸ Apple
            • (Seed)
          • Pear
        • Tools

        """)
  }

  @Test func `a window of visible items excludes those outside`() throws {
    let snapshot = try fruit()
    #expect(snapshot.visibleItems(in: 1..<3) == ["Apple", "Pear"])
    #expect(snapshot.visibleItems(in: 3..<90) == ["Tools"])
    #expect(snapshot.visibleItems(in: 7..<9) == [])
  }
}
