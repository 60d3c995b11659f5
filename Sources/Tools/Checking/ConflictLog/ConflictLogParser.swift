internal import ConstraintLayout
internal import TextBytes

/// Parses one constraint as printed by UIKit and AppKit.
///
/// `Class:0xADDRESS ['identifier'] [h=--& v=--&] constraint [priority] [(active, names: …)]`, where
/// the constraint is an equation, `UILabel:0x7f.leading == UIView:0x7e.leading + 20`, or in the
/// Visual Format Language, `H:|-(20)-[UILabel:0x7f'Title'(100)]`.
struct ConflictLogParser {
  typealias Failure = ConflictLog.Failure

  let bytes: [UInt8]
  let line: Int
  let column: Int
  var index = 0
  /// The views for plain names and `|`.
  var legend: TextDictionary<Reference> = [:]

  /// A reference to a view.
  struct Reference {
    var key: String
    var type: String?
    var name: String?
  }

  /// A relation with a number or a view, and a priority, in parentheses.
  struct Predicate {
    var relation = Relation.equal
    var number: Double?
    var other: Reference?
    var priority: Double?

    enum Relation: String, CaseIterable {
      case equal = "=="
      case atMost = "<="
      case atLeast = ">="
    }
  }

  init(_ bytes: [UInt8], line: Int, column: Int) {
    self.bytes = bytes
    self.line = line
    self.column = column
  }

  /// The address of the constraint.
  mutating func address() throws(Failure) -> String {
    guard let head = take(until: " \t@"), let colon = head.lastPlace(of: ":0x") else {
      throw failure("expected a class and an address, NSLayoutConstraint:0x…")
    }
    return String(head[head.index(after: colon)...])
  }

  /// Reads the constraint.
  mutating func read(into names: inout ConflictLogNames) throws(Failure) {
    guard let head = take(until: " \t@"), let colon = head.lastPlace(of: ":0x") else {
      throw failure("expected a class and an address, NSLayoutConstraint:0x…")
    }
    var entry = ConflictLog.Entry(
      type: String(head[..<colon]), address: String(head[head.index(after: colon)...]), text: "",
      line: line)
    readLegend()
    // The source location, which some packages print.
    if peek == UInt8(ascii: "@") { _ = take(until: " \t") }
    skipSpace()
    let start = index
    if peek == UInt8(ascii: "'"), let name = quotedName() {
      // A quoted name followed by a period is the name of a view.
      if peek == UInt8(ascii: ".") { index = start } else { entry.identifier = name }
      skipSpace()
    }
    while startsWith("h=") || startsWith("v=") {
      _ = take(until: " \t")
      skipSpace()
    }
    entry.text =
      startsWith("H:") || startsWith("V:")
      ? try visual(&names) : try equation(&names)
    names.add(entry)
  }

  // MARK: Equations

  private mutating func equation(_ names: inout ConflictLogNames) throws(Failure) -> String {
    let first = try anchor(&names)
    skipSpace()
    guard let relation = take(until: " \t"), Predicate.Relation(exactly: relation) != nil else {
      throw failure("expected ==, <= or >=")
    }
    skipSpace()
    var text = "\(first) \(relation) "
    if let constant = number() {
      if peek == UInt8(ascii: "*") {
        index += 1
        text += "\(NumberText.string(constant)) * \(try anchor(&names))"
      } else {
        return try text + NumberText.string(constant) + priority()
      }
    } else {
      text += try anchor(&names)
    }
    skipSpace()
    if let sign = peek, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      index += 1
      skipSpace()
      guard let constant = number() else { throw failure("expected a number") }
      text += sign == UInt8(ascii: "+") ? " + " : " - "
      text += constant < 0 ? "(\(NumberText.string(constant)))" : NumberText.string(constant)
    }
    return try text + priority()
  }

  /// The priority after a constraint, as constraint text.
  mutating func priority() throws(Failure) -> String {
    skipSpace()
    if startsWith("priority:") {
      index += "priority:".utf8.count
    } else if peek == UInt8(ascii: "@") {
      index += 1
    } else {
      guard peek == nil || peek == UInt8(ascii: "(") else {
        throw failure("expected the end of the constraint")
      }
      return ""
    }
    guard let value = number(), value > 0, value <= 1000 else {
      throw failure("a priority is above 0 and at most 1000")
    }
    return " @ \(NumberText.string(value))"
  }

  /// An anchor: a view, a period and an attribute.
  private mutating func anchor(_ names: inout ConflictLogNames) throws(Failure) -> String {
    let start = index
    // The attribute follows the last period; names may contain periods and, in quotes, spaces.
    guard let text = take(until: " \t"), let dot = text.lastIndex(of: "."),
      let attribute = Self.attributes[String(text[text.index(after: dot)...])]
    else {
      index = start
      throw failure("expected a view and an attribute, UILabel:0x….width")
    }
    let view = view(reference(String(text[..<dot])), &names)
    return "\(names.quoted(view)).\(attribute)"
  }

  /// The attributes by their names in constraint text.
  private static let attributes: TextDictionary<String> = {
    var all: TextDictionary<String> = [
      "minX": "left", "midX": "centerX", "maxX": "right", "minY": "top", "midY": "centerY",
      "maxY": "bottom", "baseline": "lastBaseline", "centerXWithinMargins": "margins.centerX",
      "centerYWithinMargins": "margins.centerY",
    ]
    for attribute in Attribute.allCases { all[attribute.name] = attribute.name }
    for side in ["left", "right", "top", "bottom", "leading", "trailing"] {
      all["\(side)Margin"] = "margins.\(side)"
    }
    return all
  }()
}
