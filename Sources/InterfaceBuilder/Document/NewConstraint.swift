/// A required equality that is added to a document.
public struct NewConstraint: Hashable, Sendable {
  /// The id of the view among whose constraints it stands, an ancestor of what it names or one of
  /// them.
  public var owner: String
  /// The id of the first item.
  public var first: String
  /// The attribute of the first item, by the name that documents use.
  public var firstAttribute: String
  /// The id of the second item and its attribute; `nil` for a length alone.
  public var second: (String, String)? {
    get { secondItem.flatMap { item in secondAttribute.map { (item, $0) } } }
    set { (secondItem, secondAttribute) = (newValue?.0, newValue?.1) }
  }
  /// The constant, in points.
  public var constant: Double

  private var secondItem: String?
  private var secondAttribute: String?

  /// Makes a constraint.
  public init(
    owner: String, _ first: String, _ firstAttribute: String, to second: (String, String)? = nil,
    constant: Double = 0
  ) {
    self.owner = owner
    self.first = first
    self.firstAttribute = firstAttribute
    self.constant = constant
    secondItem = second?.0
    secondAttribute = second?.1
  }
}

/// Writes constraints into a document, each on a line of its own.
///
/// It stands among its owner's constraints in the order of their ids, as Xcode sorts them. Its own
/// id is a hash of what it says, so that the same repair gives the same text.
struct ConstraintInsertion {
  private let tree: XMLTree
  private let bytes: [UInt8]
  private var ids: Set<String> = []
  private var lists: [String: XMLElement] = [:]

  /// The most ids that are tried for one that is free and not the last of its list.
  private static let mostTrials: UInt64 = 64

  /// Finds the ids of a document, and the lists of constraints of the views with some of them.
  ///
  /// - Complexity: O(document), expected.
  init(_ document: InterfaceDocument, _ bytes: [UInt8], owners: Set<String>) {
    tree = document.tree
    self.bytes = bytes
    for index in tree.nodes.indices {
      let element = XMLElement(index)
      guard let id = tree.value(element, .id) else { continue }
      ids.insert(id)
      guard owners.contains(id), lists[id] == nil, document.views.kind(of: element) != nil else {
        continue
      }
      lists[id] = tree.children(of: element).first { tree.is($0, .constraints) }
    }
  }

  /// The place and the text of a constraint; `nil` if the document does not have what it names, or
  /// if its owner has no constraint that shows where one stands.
  ///
  /// - Complexity: O(constraints of the owner).
  mutating func insertion(of new: NewConstraint) -> DocumentEdit.Replacement? {
    guard let list = lists[new.owner], ids.contains(new.first),
      new.second.map({ ids.contains($0.0) }) ?? true, new.constant.isFinite
    else { return nil }
    let known = tree.children(of: list).filter { tree.is($0, .constraint) }
      .map { (element: $0, id: tree.value($0, .id) ?? "") }
    guard let first = known.first, let last = known.last else { return nil }
    let id = freeID(for: new, before: last.id)
    ids.insert(id)
    let next = known.first { Self.precedes(id, $0.id) } ?? first
    let offset = tree.offset(of: next.element)
    guard bytes.indices.contains(offset) else { return nil }
    return DocumentEdit.Replacement(
      range: offset..<offset, text: Self.text(of: new, id: id) + lineBreak(before: offset))
  }

  private static func precedes(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }

  // MARK: Text

  private static func text(of new: NewConstraint, id: String) -> String {
    var text = "<constraint"
    func add(_ name: XMLName, _ value: String) {
      text += " \(name.text)=\"\(escaped(value))\""
    }
    // Xcode leaves out the first item alone.
    if new.first != new.owner { add(.firstItem, new.first) }
    add(.firstAttribute, new.firstAttribute)
    if let (item, attribute) = new.second {
      add(.secondItem, item)
      add(.secondAttribute, attribute)
    }
    if new.constant != 0 { add(.constant, DocumentEdit.text(of: new.constant)) }
    add(.id, id)
    return text + "/>"
  }

  private static func escaped(_ value: String) -> String {
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// What follows the new element: the end of its line and the indentation of the next, if that
  /// begins a line.
  private func lineBreak(before offset: Int) -> String {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: "\n") else { return "" }
    let end = start > 1 && bytes[start - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    return end + String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  // MARK: Ids

  /// A free id in Xcode's form, `a1B-c2-D3e`, that stands before another if there is one soon.
  private func freeID(for new: NewConstraint, before last: String) -> String {
    var free: String?
    var trial: UInt64 = 0
    while free == nil || trial < Self.mostTrials {
      let id = Self.id(of: new, trial)
      trial += 1
      guard !ids.contains(id) else { continue }
      if Self.precedes(id, last) { return id }
      free = free ?? id
    }
    return free ?? Self.id(of: new, trial)
  }

  private static let digits = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  private static func id(of new: NewConstraint, _ trial: UInt64) -> String {
    // FNV-1a, with the trial as the first byte.
    var hash = 14_695_981_039_346_656_037 ^ trial
    let parts = [
      new.owner, new.first, new.firstAttribute, new.second?.0 ?? "", new.second?.1 ?? "",
      "\(new.constant)",
    ]
    for byte in parts.joined(separator: "\n").utf8 {
      hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
    }
    var id = ""
    for index in 0..<10 {
      if index == 3 || index == 6 {
        id.append("-")
      } else {
        id.append(digits[Int(hash % UInt64(digits.count))])
        hash /= UInt64(digits.count)
      }
    }
    return id
  }
}
