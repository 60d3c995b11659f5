internal import ConstraintLayout

/// Reads one constraint as UIKit and AppKit print it.
///
/// `Class:0xADDRESS ['identifier'] [h=--& v=--&] constraint [priority] [(active, names: …)]`, where
/// the constraint is an equation, `UILabel:0x7f.leading == UIView:0x7e.leading + 20`, or of the
/// Visual Format Language, `H:|-(20)-[UILabel:0x7f'Title'(100)]`.
struct ConflictLogParser {
  typealias Failure = ConflictLog.Failure

  private let bytes: [UInt8]
  private let line: Int
  private let column: Int
  private var index = 0
  /// What plain names and `|` stand for.
  private var legend: [String: Reference] = [:]

  /// A view as it is written.
  private struct Reference {
    var key: String
    var type: String?
    var name: String?
  }

  /// A relation with a number or a view, and a priority, in parentheses.
  private struct Predicate {
    var relation = Relation.equal
    var number: Double?
    var other: Reference?
    var priority: Double?

    enum Relation: String {
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
    guard let head = take(until: " \t@"), let colon = head.lastRange(of: ":0x") else {
      throw failure("expected a class and an address, NSLayoutConstraint:0x…")
    }
    return String(head[head.index(after: colon)...])
  }

  /// Reads the constraint.
  mutating func read(into names: inout ConflictLogNames) throws(Failure) {
    guard let head = take(until: " \t@"), let colon = head.lastRange(of: ":0x") else {
      throw failure("expected a class and an address, NSLayoutConstraint:0x…")
    }
    var entry = ConflictLog.Entry(
      type: String(head[..<colon]), address: String(head[head.index(after: colon)...]), text: "",
      line: line)
    readLegend()
    // The place in the sources, as some packages print it.
    if peek == UInt8(ascii: "@") { _ = take(until: " \t") }
    skipSpace()
    let start = index
    if peek == UInt8(ascii: "'"), let name = quotedName() {
      // A quoted name with a period behind it is that of a view.
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
    guard let relation = take(until: " \t"), Predicate.Relation(rawValue: relation) != nil else {
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

  /// A priority that follows a constraint, as constraint text.
  private mutating func priority() throws(Failure) -> String {
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
    // The attribute is behind the last period; names may have periods and, in quotes, spaces.
    guard let text = take(until: " \t"), let dot = text.lastIndex(of: "."),
      let attribute = Self.attributes[String(text[text.index(after: dot)...])]
    else {
      index = start
      throw failure("expected a view and an attribute, UILabel:0x….width")
    }
    let view = view(reference(String(text[..<dot])), &names)
    return "\(names.quoted(view)).\(attribute)"
  }

  /// The attributes, as constraint text names them.
  private static let attributes: [String: String] = {
    var all = [
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

  // MARK: Visual formats

  private mutating func visual(_ names: inout ConflictLogNames) throws(Failure) -> String {
    let isHorizontal = startsWith("H:")
    index += 2
    let near = isHorizontal ? "leading" : "top"
    let far = isHorizontal ? "trailing" : "bottom"
    let (before, own) = try visualItem(&names)
    if let own {
      // A view with a size in parentheses.
      guard let before else { throw failure("expected a view in brackets") }
      let size = "\(names.quoted(before)).\(isHorizontal ? "width" : "height")"
      guard let other = own.other else { return text(size, own, own.number ?? 0) }
      let view = view(other, &names)
      return
        "\(size) \(own.relation.rawValue) \(names.quoted(view)).\(isHorizontal ? "width" : "height")\(suffix(own))"
    }
    guard peek == UInt8(ascii: "-") else { throw failure("expected - and a distance") }
    let gap = try connector()
    let (after, size) = try visualItem(&names)
    guard size == nil else { throw failure("a constraint has one distance or one size") }
    let parent = legend["|"].map { view($0, &names) }
    guard before != nil || after != nil else { throw failure("expected a view in brackets") }
    let edge = parent ?? names.view(key: "|", type: nil, name: "superview")
    if before == nil, let after { names.setParent(of: after, to: edge) }
    if after == nil, let before { names.setParent(of: before, to: edge) }
    let start = before.map { "\(names.quoted($0)).\(far)" } ?? "\(names.quoted(edge)).\(near)"
    let end = after.map { "\(names.quoted($0)).\(near)" } ?? "\(names.quoted(edge)).\(far)"
    let number = gap.number ?? 8
    let constant = number < 0 ? "- \(NumberText.string(-number))" : "+ \(NumberText.string(number))"
    return try "\(end) \(gap.relation.rawValue) \(start) \(constant)\(suffix(gap))"
      + (gap.priority == nil ? priority() : "")
  }

  private func text(_ size: String, _ predicate: Predicate, _ number: Double) -> String {
    "\(size) \(predicate.relation.rawValue) \(NumberText.string(number))\(suffix(predicate))"
  }

  private func suffix(_ predicate: Predicate) -> String {
    predicate.priority.map { " @ \(NumberText.string($0))" } ?? ""
  }

  /// `|`, which has no view, or a view in brackets with a size that may be missing.
  private mutating func visualItem(
    _ names: inout ConflictLogNames
  ) throws(Failure) -> (view: Int?, size: Predicate?) {
    if peek == UInt8(ascii: "|") {
      index += 1
      return (nil, nil)
    }
    guard peek == UInt8(ascii: "[") else { throw failure("expected | or a view in brackets") }
    index += 1
    guard let name = take(until: "(]"), !name.isEmpty else { throw failure("expected a view") }
    let view = view(reference(name), &names)
    var size: Predicate?
    if peek == UInt8(ascii: "(") { size = try predicate() }
    guard peek == UInt8(ascii: "]") else { throw failure("expected ]") }
    index += 1
    return (view, size)
  }

  /// `-`, `-8-`, `-(8)-` or `-(>=8@750)-`.
  private mutating func connector() throws(Failure) -> Predicate {
    index += 1
    if peek == UInt8(ascii: "[") || peek == UInt8(ascii: "|") { return Predicate() }
    let gap: Predicate
    if peek == UInt8(ascii: "(") {
      gap = try predicate()
    } else {
      guard let number = number() else { throw failure("expected a distance") }
      gap = Predicate(number: number)
    }
    guard gap.other == nil else { throw failure("a distance is a number") }
    guard peek == UInt8(ascii: "-") else { throw failure("expected -") }
    index += 1
    return gap
  }

  private mutating func predicate() throws(Failure) -> Predicate {
    index += 1
    var predicate = Predicate()
    for relation in [Predicate.Relation.equal, .atMost, .atLeast]
    where startsWith(relation.rawValue) {
      predicate.relation = relation
      index += 2
      break
    }
    skipSpace()
    if startsWith("NSSpace(") {
      index += "NSSpace(".utf8.count
      predicate.number = number()
      guard peek == UInt8(ascii: ")") else { throw failure("expected )") }
      index += 1
    } else if let number = number() {
      predicate.number = number
    } else {
      guard let name = take(until: ")@"), !name.isEmpty else { throw failure("expected a number") }
      predicate.other = reference(name)
    }
    if peek == UInt8(ascii: "@") {
      index += 1
      guard let value = number(), value > 0, value <= 1000 else {
        throw failure("a priority is above 0 and at most 1000")
      }
      predicate.priority = value
    }
    guard peek == UInt8(ascii: ")") else { throw failure("expected )") }
    index += 1
    return predicate
  }

  // MARK: Views

  private func view(_ reference: Reference, _ names: inout ConflictLogNames) -> Int {
    names.view(key: reference.key, type: reference.type, name: reference.name)
  }

  /// A view as it is written: `UILabel:0x7f'Title'`, or a name of the legend.
  private func reference(_ text: String) -> Reference {
    var plain = text[...]
    var name: String?
    if plain.hasSuffix("'"), let quote = plain.firstIndex(of: "'") {
      name = String(plain[plain.index(after: quote)...].dropLast())
      plain = plain[..<quote]
    }
    if let colon = String(plain).lastRange(of: ":0x") {
      let type = String(plain[..<colon])
      let address = String(plain[plain.index(after: colon)...])
      // With an identifier, that stands where the class would.
      let known = legend.filter { $0.value.key == address && $0.key != "|" }.keys.min()
      return Reference(key: address, type: type, name: name ?? known)
    }
    let key = name ?? String(plain)
    if let known = legend[key] { return Reference(key: known.key, type: known.type, name: key) }
    return Reference(key: key, type: nil, name: key)
  }

  /// Reads `names: title:0x7f, '|':UIView:0x7e` at the end of the line.
  private mutating func readLegend() {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let range = text.lastRange(of: "ames: ") else { return }
    let list = text[text.index(range, offsetBy: 6)...]
    for part in list.split(separator: ",") {
      var entry = part.drop { $0 == " " }
      while let last = entry.last, last == " " || last == ")" { entry = entry.dropLast() }
      let name: Substring
      if entry.hasPrefix("'"), let end = entry.dropFirst().firstIndex(of: "'") {
        name = entry[entry.index(after: entry.startIndex)..<end]
        entry = entry[entry.index(after: end)...].drop { $0 == ":" }
      } else {
        guard let colon = entry.firstIndex(of: ":") else { continue }
        name = entry[..<colon]
        entry = entry[entry.index(after: colon)...]
      }
      let rest = String(entry)
      if let colon = rest.lastRange(of: ":0x") {
        legend[String(name)] = Reference(
          key: String(rest[rest.index(after: colon)...]), type: String(rest[..<colon]), name: nil)
      } else if rest.hasPrefix("0x") {
        legend[String(name)] = Reference(key: rest, type: nil, name: nil)
      } else {
        legend[String(name)] = Reference(key: rest, type: nil, name: rest)
      }
    }
    // `|` by the name of a view is that view.
    let stated = legend
    for (name, reference) in stated {
      if let other = stated[reference.key] { legend[name]?.key = other.key }
    }
  }

  // MARK: Characters

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func startsWith(_ text: StaticString) -> Bool {
    bytes[index...].starts(
      with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private func startsWith(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 { index += 1 }
  }

  /// Takes what comes before one of some characters or the end, quotes as a whole; `nil` if that is
  /// nothing.
  private mutating func take(until ends: StaticString) -> String? {
    let stops = UnsafeBufferPointer(start: ends.utf8Start, count: ends.utf8CodeUnitCount)
    let start = index
    var isQuoted = false
    while let byte = peek {
      if byte == UInt8(ascii: "'") { isQuoted.toggle() }
      if !isQuoted, stops.contains(byte) { break }
      index += 1
    }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  private mutating func quotedName() -> String? {
    guard let end = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "'")) else { return nil }
    defer { index = end + 1 }
    return String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
  }

  /// A number; `nil` if there is none.
  private mutating func number() -> Double? {
    let start = index
    var end = index
    while end < bytes.count, "+-.0123456789eE".utf8.contains(bytes[end]) {
      // A sign stands at the start or in an exponent.
      let isSign = bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+")
      if isSign, end > start, bytes[end - 1] | 0x20 != UInt8(ascii: "e") { break }
      end += 1
    }
    guard let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)),
      LayoutLimits.allows(value)
    else { return nil }
    index = end
    return value
  }

  private func failure(_ reason: String) -> Failure {
    Failure(line: line, column: column + index, reason: reason)
  }
}

extension String {
  /// The start of the last occurrence of a text.
  fileprivate func lastRange(of text: String) -> Index? { ranges(of: text).last?.lowerBound }
}
