import SectionSnapshots
import Testing

struct `Samples of SectionSnapshots` {
  @Test func `the first examples`() throws {
    var snapshot = SectionSnapshot<String>()
    try snapshot.append(["Fruit", "Tools"])
    try snapshot.append(["Apple", "Pear"], to: "Fruit")

    #expect(snapshot.visibleItems == ["Fruit", "Tools"])
    snapshot.expand(["Fruit"])
    #expect(snapshot.visibleItems == ["Fruit", "Apple", "Pear", "Tools"])
    #expect(try snapshot.parent(of: "Pear") == "Fruit")
    #expect(try snapshot.level(of: "Pear") == 1)

    let declared = try SectionSnapshot {
      SectionSnapshotBuilder.parent("Fruit") {
        "Apple"
        "Pear"
      }
      "Tools"
    }
    #expect(declared == snapshot)
  }

  @Test func `showing changes`() throws {
    var before = SectionSnapshot<String>()
    try before.append(["Fruit", "Tools"])
    try before.append(["Apple", "Pear"], to: "Fruit")

    var after = before
    try after.insert(["Plum"], after: "Apple")
    try after.delete(["Tools"])

    let difference = after.difference(from: before)
    #expect(difference.changes.count == 2)

    var shown = before
    try shown.apply(difference)
    #expect(shown == after)
    try shown.apply(difference.inverse)
    #expect(shown == before)

    before.expand(["Fruit"])
    after.expand(["Fruit"])
    let batch = after.rowBatch(from: before)
    #expect(batch.deletes == [3])
    #expect(batch.inserts == [2])
    #expect(batch.moves.isEmpty == true)
  }

  @Test func `the example of docs/guides/diff.md`() throws {
    var before = SectionSnapshot<String>()
    try before.append(["Fruit", "Tools"])
    try before.append(["Apple", "Pear"], to: "Fruit")
    var after = before
    try after.insert(["Plum"], after: "Apple")
    try after.delete(["Tools"])

    let difference = after.difference(from: before)
    #expect(
      difference.changes
        == [.remove("Tools"), .insert("Plum", parent: "Fruit", index: 1, isExpanded: false)])
    var shown = before
    try shown.apply(difference)
    #expect(shown == after)
    try shown.apply(difference.inverse)
    #expect(shown == before)
  }
}
