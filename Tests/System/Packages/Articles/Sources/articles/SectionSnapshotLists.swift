// Section snapshots in the shape of the lists that they stand for.
import SectionSnapshots

private struct ListItem: Hashable, CustomStringConvertible {
  let title: String

  init(_ title: String) { self.title = title }

  var description: String { title }
}

func sectionSnapshots() {
  print(singleLevel())
  print(multiLevel())
  print(multiLevelInShort())
  print(grouped(symbols, descending: false))
  print(grouped(symbols, descending: true))
}

@SectionSnapshotBuilder private func singleLevel() -> SectionSnapshot<ListItem> {

  ListItem("Cell 1")
  ListItem("Cell 2")
  ListItem("Cell 3")
  ListItem("tray.fill")
  ListItem("folder")
  ListItem("calendar")
}

@SectionSnapshotBuilder private func multiLevel() -> SectionSnapshot<ListItem> {

  ListItem("Cell 1")
  ListItem("Cell 2")
  ListItem("Cell 3")

  SectionSnapshotBuilder.parent(ListItem("Cell 4")) {

    ListItem("d.circle")
    ListItem("e.square")

    SectionSnapshotBuilder.parent(ListItem("Cell 5")) {
      ListItem("f.circle.fill")
    }
  }
}

private typealias B = SectionSnapshotBuilder
@SectionSnapshotBuilder private func multiLevelInShort() -> SectionSnapshot<ListItem> {

  ListItem("Cell 1")

  B.parent(ListItem("Cell 2")) {

    ListItem("d.circle")

    B.parent(ListItem("Cell 3")) {
      ListItem("f.circle.fill")
    }
  }
}

private let symbols = [
  "d.circle",
  "d.circle.fill",
  "d.square",
  "d.square.fill",

  "e.circle",
  "e.circle.fill",
  "e.square",
  "e.square.fill",
]

@SectionSnapshotBuilder
private func grouped(_ symbols: [String], descending: Bool) -> SectionSnapshot<ListItem> {

  B.parent(ListItem("Circle")) {

    B.parent(ListItem("Fill (Circle)")) {

      // A statement that is no item.
      let filled = symbols.filter {
        $0.contains("circle.fill")
      }.map {
        ListItem($0)
      }

      if descending {
        Array(filled.reversed())
      } else {
        filled
      }
    }

    B.parent(ListItem("No Fill (Circle)")) {

      let plain = symbols.filter {
        $0.contains("circle") && !$0.contains("fill")
      }.map {
        ListItem($0)
      }

      if descending {
        Array(plain.reversed())
      } else {
        plain
      }
    }
  }

  B.parent(ListItem("Square")) {

    for isFilled in [true, false] {

      B.parent(ListItem(isFilled ? "Fill (Square)" : "No Fill (Square)")) {

        let squares = symbols.filter {
          $0.contains("square") && $0.contains("fill") == isFilled
        }

        for name in descending ? squares.reversed() : squares {
          ListItem(name)
        }
      }
    }
  }

  if symbols.isEmpty {
    ListItem("Nothing")
  }
}
