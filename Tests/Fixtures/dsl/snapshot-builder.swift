// Compiled by a test: lines marked `no` must have an error, all others none.
import SectionSnapshots

struct ListItem: Hashable {
  var title: String
  init(_ title: String) { self.title = title }
  static let other = ListItem("other")
}

struct Plain {}

typealias B = SectionSnapshotBuilder

@SectionSnapshotBuilder func allowed(
  _ names: [String], isLong: Bool, extra: ListItem?
) -> SectionSnapshot<ListItem> {
  print("building")
  ListItem("a")
  [ListItem("b"), ListItem("c")]
  extra
  B.parent(ListItem("d")) {
    print("children")
    ListItem.other
    if isLong {
      names.map { ListItem($0) }
    } else {
      print("none")
    }
  }
  if isLong {
    ListItem("e")
  } else {
    print("short")
  }
  for name in names { ListItem(name + "!") }
  switch names.count {
  case 0: ListItem("none")
  case 1: [ListItem("one")]
  default: rest(names)
  }
  whole()
}

@SectionSnapshotBuilder func rest(_ names: [String]) -> SnapshotContent<ListItem> {
  names.lazy.map { ListItem($0 + "?") }
}

@SectionSnapshotBuilder func whole() -> SectionSnapshot<ListItem> {}
@SectionSnapshotBuilder var strings: SectionSnapshot<String> {
  "a"
  "b".dropFirst().description
  ["c"]
}
@SectionSnapshotBuilder var numbers: SectionSnapshot<Int> {
  1
  2...3
  Set([4])
}

func untrusted(_ names: [String]) throws {
  _ = try SectionSnapshot<ListItem> {
    .other
    names.map { ListItem($0) }
  }
  _ = try SectionSnapshot<[Int]> { [1, 2] }
}

@SectionSnapshotBuilder func anotherType() -> SectionSnapshot<ListItem> {
  ListItem("a")
  "b"  // no: 'SnapshotContent<ListItem>'
  ListItem("c")
}

@SectionSnapshotBuilder func notHashable() -> SectionSnapshot<ListItem> {
  ListItem("a")
  Plain()  // no: an item of a snapshot must be Hashable and Sendable
  ListItem("c")
}

@SectionSnapshotBuilder func anotherTypeBelow() -> SectionSnapshot<ListItem> {
  ListItem("a")
  B.parent(ListItem("b")) {
    ListItem("c")
    3  // no: this is not of the type of the other items, or of the parent
    ListItem("d")
  }
}

@SectionSnapshotBuilder func anotherTypeFarBelow(_ names: [String]) -> SectionSnapshot<ListItem> {
  B.parent(ListItem("a")) {
    B.parent(ListItem("b")) {
      for name in names {
        if name.isEmpty {
          ListItem("c")
        } else {
          name  // no: this is not of the type of the other items, or of the parent
        }
      }
    }
  }
}

@SectionSnapshotBuilder func wrongArgument() -> SectionSnapshot<ListItem> {
  ListItem("a")
  ListItem(3)  // no: cannot convert value of type 'Int' to expected argument type 'String'
}

@SectionSnapshotBuilder func wrongArgumentBelow() -> SectionSnapshot<ListItem> {
  ListItem("a")
  B.parent(ListItem("b")) {
    ListItem("c")
    ListItem(name: "d")  // no: extraneous argument label 'name:'
  }
}

@SectionSnapshotBuilder func unknownName() -> SectionSnapshot<ListItem> {
  ListItem("a")
  Listitem("b")  // no: cannot find 'Listitem'
}

@SectionSnapshotBuilder func unknownMember() -> SectionSnapshot<ListItem> {
  B.parent(ListItem("b")) {
    .another  // no: 'another'
    ListItem("c")
  }
}

@SectionSnapshotBuilder func names(_ names: [String]) -> SectionSnapshot<ListItem> {
  ListItem("a")
  names  // no
}

@SectionSnapshotBuilder func conditional(_ isLong: Bool) -> SectionSnapshot<ListItem> {
  ListItem("a")
  if isLong {  // no
    "b"
  }
}

@SectionSnapshotBuilder func branches(_ isLong: Bool) -> SectionSnapshot<ListItem> {
  if isLong {
    ListItem("a")
  } else {  // no: all branches must have items of one type
    "b"
  }
}

@SectionSnapshotBuilder func loop(_ names: [String]) -> SectionSnapshot<ListItem> {
  ListItem("a")
  for name in names {  // no
    name
  }
}

@SectionSnapshotBuilder func result() -> SectionSnapshot<ListItem> {  // no: the items are not
  "a"
  "b"
}

func untrusted() throws {
  _ = try SectionSnapshot<ListItem> {
    ListItem("a")
    "b"  // no: this is not of the type of the other items, or of the parent
  }
}
