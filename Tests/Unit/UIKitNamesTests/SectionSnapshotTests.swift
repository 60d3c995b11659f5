import SectionSnapshots
import Testing
import UIKitNames

struct `An NSDiffableDataSourceSectionSnapshot` {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  private var shelf: Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["Fruit", "Tools"])
    snapshot.append(["Apple", "Pear"], to: "Fruit")
    return snapshot
  }

  @Test func `changes without throwing`() {
    var snapshot = shelf
    snapshot.insert(["Plum"], before: "Pear")
    snapshot.insert(["Offers"], after: "Fruit")
    snapshot.expand(["Fruit"])
    #expect(snapshot.visibleItems == ["Fruit", "Apple", "Plum", "Pear", "Offers", "Tools"])
    snapshot.collapse(["Fruit"])
    snapshot.delete(["Apple"])
    var seeds = Snapshot()
    seeds.append(["Seeds"])
    snapshot.insert(seeds, before: "Tools")
    var saws = Snapshot()
    saws.append(["Saw"])
    snapshot.replace(childrenOf: "Tools", using: saws)
    var ends = Snapshot()
    ends.append(["End"])
    snapshot.insert(ends, after: "Tools")
    #expect(
      snapshot.items == ["Fruit", "Plum", "Pear", "Offers", "Seeds", "Tools", "Saw", "End"])
    snapshot.deleteAll()
    #expect(snapshot.items.isEmpty)
  }

  @Test func `answers without throwing`() {
    let snapshot = shelf
    #expect(snapshot.rootItems == ["Fruit", "Tools"])
    #expect(snapshot.contains("Pear") && snapshot.index(of: "Pear") == 2)
    #expect(snapshot.level(of: "Pear") == 1 && snapshot.parent(of: "Pear") == "Fruit")
    #expect(!snapshot.isExpanded("Fruit") && !snapshot.isVisible("Pear"))
    #expect(snapshot.snapshot(of: "Fruit").items == ["Apple", "Pear"])
    #expect(snapshot.snapshot(of: "Fruit", includingParent: true).rootItems == ["Fruit"])
    #expect(snapshot.visualDescription() == snapshot.sectionSnapshot.visualDescription())
  }

  @Test func `comes from a snapshot whose operations throw`() throws {
    let snapshot = try SectionSnapshot { "Fruit" }
    #expect(Snapshot(snapshot).items == ["Fruit"])
  }

  @Test func `stops at a duplicate and at an unknown item`() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
      snapshot.append(["Apple", "Apple"])
    }
    await #expect(processExitsWith: .failure) {
      _ = NSDiffableDataSourceSectionSnapshot<String>().level(of: "Apple")
    }
  }
}
