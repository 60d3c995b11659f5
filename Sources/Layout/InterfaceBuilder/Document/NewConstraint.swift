internal import TextBytes

/// A required equality to add to a document.
public struct NewConstraint: Hashable, Sendable {
  /// The id of the view that owns the constraint: one of its items, or their ancestor.
  public var owner: String
  /// The id of the first item.
  public var first: String
  /// The attribute of the first item, by its name in documents.
  public var firstAttribute: String
  /// The id of the second item and its attribute; `nil` for a constant length.
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

/// Inserts constraints into a document, each on its own line.
///
/// A constraint is sorted by id among its owner's constraints, as in Xcode; an owner without
/// constraints gets a new list. The id is a hash of the constraint, so that the same repair always
/// produces the same text.
struct ConstraintInsertion {
  private typealias Line = (id: String, text: String)

  private let tree: XMLTree
  private let bytes: [UInt8]
  private var ids: TextSet = []
  private var owners: TextDictionary<XMLElement> = [:]
  private var insertions: [DocumentEdit.Replacement] = []
  /// The constraints of owners that have no list, by index of the owner's element.
  private var newLists: [Int32: [Line]] = [:]

  /// The number of ids tried to find one that is free and not the last of its list.
  private static let mostTrials: UInt64 = 64

  /// Collects a document's ids, and the owners by id.
  ///
  /// - Complexity: O(document), expected.
  init(_ document: InterfaceDocument, _ bytes: [UInt8], owners: TextSet) {
    tree = document.tree
    self.bytes = bytes
    for index in tree.nodes.indices {
      let element = XMLElement(index)
      guard let id = tree.value(element, .id) else { continue }
      ids.insert(id)
      guard owners.contains(id), self.owners[id] == nil, document.views.kind(of: element) != nil
      else { continue }
      self.owners[id] = element
    }
  }

  /// Adds constraints, all or none.
  ///
  /// - Returns: Whether the document has every item and owner that they name.
  /// - Complexity: O(constraints of the owners).
  mutating func add(_ constraints: [NewConstraint]) -> Bool {
    let places = constraints.map { place(of: $0) }
    guard places.allSatisfy({ $0 != nil }) else { return false }
    for case (let new, .some(let place)) in zip(constraints, places) {
      let id = freeID(for: new, before: place.known.last?.id)
      ids.insert(id)
      let text = Self.text(of: new, id: id)
      guard let first = place.known.first else {
        newLists[place.owner.value, default: []].append((id, text))
        continue
      }
      let next = place.known.first { Self.precedes(id, $0.id) } ?? first
      let offset = tree.offset(of: next.element)
      guard bytes.indices.contains(offset) else { continue }
      insertions.append(
        DocumentEdit.Replacement(
          range: offset..<offset, text: text + lineBreak(before: offset)))
    }
    return true
  }

  /// The replacements that insert the added constraints.
  ///
  /// - Complexity: O(added · log added + children of the owners).
  var replacements: [DocumentEdit.Replacement] {
    insertions
      + newLists.compactMap { owner, lines in
        newList(lines.sorted { Self.precedes($0.id, $1.id) }, in: XMLElement(Int(owner)))
      }
  }

  private struct Place {
    var owner: XMLElement
    var known: [(element: XMLElement, id: String)]
  }

  /// The owner of a constraint and its existing constraints; `nil` if the document lacks an item or
  /// a place for the constraint.
  private func place(of new: NewConstraint) -> Place? {
    guard let owner = owners[new.owner], ids.contains(new.first),
      new.second.map({ ids.contains($0.0) }) ?? true, new.constant.isFinite
    else { return nil }
    guard let list = tree.child(of: owner, .constraints) else {
      let hasChildren = tree.children(of: owner).first { _ in true } != nil
      return hasChildren ? Place(owner: owner, known: []) : nil
    }
    let known = tree.children(of: list).filter { tree.is($0, .constraint) }
      .map { (element: $0, id: tree.value($0, .id) ?? "") }
    return known.isEmpty ? nil : Place(owner: owner, known: known)
  }

  // MARK: Lists

  /// The elements that precede a view's constraints in documents saved by Xcode.
  private static let namesBeforeConstraints: TextSet = [
    "rect", "autoresizingMask", "subviews", "view", "tableViewCellContentView", "animations",
    "viewLayoutGuide", "color", "accessibility", "gestureRecognizers", "edgeInsets",
    "directionalEdgeInsets",
  ]

  /// A list for an owner without constraints, on lines of its own if its siblings have theirs.
  private func newList(_ lines: [Line], in owner: XMLElement) -> DocumentEdit.Replacement? {
    let children = Array(tree.children(of: owner))
    let next = children.first { !Self.namesBeforeConstraints.contains(tree.name(of: $0)) }
    let offset = next.map { tree.offset(of: $0) } ?? tree.end(of: owner)
    guard let first = children.first, bytes.indices.contains(offset) else { return nil }
    let outer = lineBreak(before: tree.offset(of: owner))
    let inner = lineBreak(before: tree.offset(of: first))
    let step = inner.hasPrefix(outer) ? String(inner.dropFirst(outer.count)) : ""
    var text = "<constraints>"
    for line in lines { text += inner + step + line.text }
    text += inner + "</constraints>"
    // An end tag has the indentation of its element.
    text = next == nil ? step + text + outer : text + inner
    return DocumentEdit.Replacement(range: offset..<offset, text: text)
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
    // Xcode omits only the first item.
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

  /// The line break and indentation before the element at an offset, if it begins a line.
  private func lineBreak(before offset: Int) -> String {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: "\n") else { return "" }
    let end = start > 1 && bytes[start - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    return end + String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  // MARK: Ids

  /// A free id in Xcode's form, `a1B-c2-D3e`. Prefers one that sorts before `last`, within a
  /// limited number of trials.
  private func freeID(for new: NewConstraint, before last: String?) -> String {
    var free: String?
    var trial: UInt64 = 0
    while free == nil || trial < Self.mostTrials {
      let id = Self.id(of: new, trial)
      trial += 1
      guard !ids.contains(id) else { continue }
      if last.map({ Self.precedes(id, $0) }) ?? true { return id }
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
