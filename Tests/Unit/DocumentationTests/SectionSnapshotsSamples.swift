import Foundation
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

/// The samples of docs/guides/snapshots-in-swift.md.
struct `The guide to snapshots in Swift` {
  typealias B = SectionSnapshotBuilder

  @SectionSnapshotBuilder func menu(isOpen: Bool, offers: [String]) -> SectionSnapshot<String> {
    "Home"
    B.parent("Fruit", isExpanded: isOpen) {
      "Apple"
      ["Pear", "Plum"]
    }
    if offers.isEmpty {
      print("no offers today")
    } else {
      B.parent("Offers") {
        for offer in offers { offer }
      }
    }
  }

  struct Product: Hashable {
    let id: Int
    var price: Double

    static func == (a: Product, b: Product) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  @Test func `lists are declared, asked and changed`() throws {
    let list = menu(isOpen: false, offers: ["Seeds"])
    #expect(list.visibleItems == ["Home", "Fruit", "Offers", "Seeds"])

    do {
      _ = try SectionSnapshot<String> {
        "Home"
        B.parent("Fruit") { "Home" }
      }
    } catch {
      #expect(error.operation == .build)
      #expect(error.description == "init(_:): item Home comes twice (arguments 0 and 2)")
      if case .duplicateItems(let duplicates) = error.reason {
        #expect(duplicates[0].item == "Home")
        #expect(duplicates[0].offset == 2)
        #expect(duplicates[0].first == .argument(offset: 0))
      }
    }

    #expect(list.items == ["Home", "Fruit", "Apple", "Pear", "Plum", "Offers", "Seeds"])
    #expect(list.count == 7)
    #expect(list.isEmpty == false)
    #expect(list.rootItems == ["Home", "Fruit", "Offers"])
    #expect(list.expandedItems == ["Offers"])
    #expect(list.visibleItems(in: 1..<3) == ["Fruit", "Offers"])
    #expect(list.contains("Pear") == true)
    #expect(list.index(of: "Pear") == 3)
    #expect(try list.level(of: "Pear") == 1)
    #expect(try list.parent(of: "Pear") == "Fruit")
    #expect(try list.isExpanded("Fruit") == false)
    #expect(try list.isVisible("Pear") == false)
    #expect(try list.snapshot(of: "Fruit").items == ["Apple", "Pear", "Plum"])
    #expect(try list.snapshot(of: "Fruit", includingParent: true).rootItems == ["Fruit"])
    print(list.visualDescription())

    var shop = SectionSnapshot<String>()
    shop.reserveCapacity(6)
    try shop.append(["Fruit", "Tools"])
    try shop.append(["Apple", "Pear"], to: "Fruit")
    try shop.insert(["Plum"], before: "Pear")
    try shop.insert(["Offers"], after: "Fruit")
    shop.expand(["Fruit"])
    #expect(shop.visibleItems == ["Fruit", "Apple", "Plum", "Pear", "Offers", "Tools"])
    shop.collapse(["Fruit"])
    try shop.delete(["Apple"])
    try shop.replace(childrenOf: "Tools", using: SectionSnapshot { "Saw" })
    try shop.insert(SectionSnapshot { B.parent("Seeds") { "Grass" } }, after: "Offers")
    #expect(shop.items == ["Fruit", "Plum", "Pear", "Offers", "Seeds", "Grass", "Tools", "Saw"])
    shop.deleteAll()
    #expect(shop.isEmpty == true)
  }

  @Test func `lists are compared`() throws {
    let before = try SectionSnapshot<Product> { for id in 1...3 { Product(id: id, price: 5) } }
    var after = before
    try after.delete([Product(id: 1, price: 5)])
    try after.append([Product(id: 4, price: 9)])

    let difference = after.difference(from: before)
    #expect(difference.changes.count == 2)
    #expect(difference.isEmpty == false)
    var shown = before
    try shown.apply(difference)
    #expect(shown == after)
    try shown.apply(difference.inverse)
    #expect(shown == before)

    let cheaper = try SectionSnapshot<Product> { for id in 1...3 { Product(id: id, price: 4) } }
    #expect(cheaper.difference(from: before).isEmpty == true)
    #expect(cheaper.difference(from: before) { $0.price == $1.price }.changes.count == 3)

    let batch = after.rowBatch(from: before) { $0.price == $1.price }
    #expect(batch.deletes == [0])
    #expect(batch.inserts == [2])
    #expect(batch.moves.isEmpty == true)
    #expect(batch.updates.isEmpty == true)
    #expect(batch.isEmpty == false)
    let back = before.rowBatch(from: cheaper) { $0.price == $1.price }
    #expect(back.updates.map { [$0.from, $0.to] } == [[0, 0], [1, 1], [2, 2]])
  }

  @Test func `each member of a snapshot and its differences is in a sample`() throws {
    let root = `The samples of the documentation`.root
    let page = root.appending(path: "docs/guides/snapshots-in-swift.md")
    let samples = try `The samples of the documentation`.samples(of: page).joined()
      .joined(separator: "\n")
    var count = 0
    for folder in ["SectionSnapshot", "Difference"] {
      let path = root.appending(path: "Sources/Lists/SectionSnapshots/\(folder)")
      for name in try FileManager.default.contentsOfDirectory(atPath: path.path) {
        let source = try String(contentsOf: path.appending(path: name), encoding: .utf8)
        let members =
          /public (?:private\(set\) )?(?:static |mutating )*(?:func|var|let) ([A-Za-z]+)/
        for match in source.matches(of: members)
        where !match.1.hasPrefix("build") && match.1 != "hash" {
          #expect(samples.contains(match.1), "\(name)")
          count += 1
        }
      }
    }
    #expect(count > 30)
  }
}
