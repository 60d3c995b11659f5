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

  // MARK: Views

  func view(_ reference: Reference, _ names: inout ConflictLogNames) -> Int {
    names.view(key: reference.key, type: reference.type, name: reference.name)
  }

  /// Resolves a reference such as `UILabel:0x7f'Title'`, or a name of the legend.
  func reference(_ text: String) -> Reference {
    var plain = text[...]
    var name: String?
    if plain.hasSuffix("'"), let quote = plain.firstIndex(of: "'") {
      name = String(plain[plain.index(after: quote)...].dropLast())
      plain = plain[..<quote]
    }
    if let colon = String(plain).lastPlace(of: ":0x") {
      let type = String(plain[..<colon])
      let address = String(plain[plain.index(after: colon)...])
      // A view's identifier is printed in place of its class.
      let known = legend.filter { $0.value.key == address && $0.key != "|" }.map(\.key).min()
      return Reference(key: address, type: type, name: name ?? known)
    }
    let key = name ?? String(plain)
    if let known = legend[key] { return Reference(key: known.key, type: known.type, name: key) }
    return Reference(key: key, type: nil, name: key)
  }

  /// Reads the legend at the end of the line: `names: title:0x7f, '|':UIView:0x7e`.
  private mutating func readLegend() {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let range = text.lastPlace(of: "ames: ") else { return }
    let list = text[text.index(range, offsetBy: 6)...]
    for part in list.split(separator: ",") {
      var entry = Substring(part.utf8.drop { $0 == UInt8(ascii: " ") })
      while let last = entry.utf8.last, last == UInt8(ascii: " ") || last == UInt8(ascii: ")") {
        entry = Substring(entry.utf8.dropLast())
      }
      let name: Substring
      if entry.hasPrefix("'"), let end = entry.dropFirst().firstIndex(of: "'") {
        name = entry[entry.index(after: entry.startIndex)..<end]
        entry = Substring(entry[entry.index(after: end)...].utf8.drop { $0 == UInt8(ascii: ":") })
      } else {
        guard let colon = entry.firstIndex(of: ":") else { continue }
        name = entry[..<colon]
        entry = entry[entry.index(after: colon)...]
      }
      let rest = String(entry)
      if let colon = rest.lastPlace(of: ":0x") {
        legend[String(name)] = Reference(
          key: String(rest[rest.index(after: colon)...]), type: String(rest[..<colon]), name: nil)
      } else if rest.hasPrefix("0x") {
        legend[String(name)] = Reference(key: rest, type: nil, name: nil)
      } else {
        legend[String(name)] = Reference(key: rest, type: nil, name: rest)
      }
    }
    // The legend may define `|` by the name of a view.
    let stated = legend
    for (name, reference) in stated {
      if let other = stated[reference.key] { legend[name]?.key = other.key }
    }
  }
}
