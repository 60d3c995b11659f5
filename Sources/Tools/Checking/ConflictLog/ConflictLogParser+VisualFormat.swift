internal import ConstraintLayout
internal import TextBytes

/// Constraints in the Visual Format Language.
extension ConflictLogParser {
  mutating func visual(_ names: inout ConflictLogNames) throws(Failure) -> String {
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
    guard size == nil else { throw failure("a constraint must have one distance or one size") }
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

  /// Parses `|`, which has no view, or a view in brackets with an optional size.
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
    guard gap.other == nil else { throw failure("a distance must be a number") }
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
}
