import ConstraintSolver

/// Prints constraints in canonical form, `a.top == b.bottom + 20 @ 750`.
///
/// The canonical form has the anchor on the left, all numbers on the right, factors before their
/// anchors, and no required priority. Parsing it yields an equal constraint, except for the
/// container and the active state, which text cannot express.
public enum ConstraintPrinter {
  /// Prints a constraint.
  ///
  /// - Complexity: O(length of the names).
  public static func text(of constraint: SceneConstraint, names: NameTable) -> String {
    text(of: constraint) { quoted(names.bytes(of: $0.index)) }
  }

  /// Prints a constraint with the caller's names, such as titles, which need not parse.
  ///
  /// - Complexity: O(length of the names).
  public static func text(
    of constraint: SceneConstraint, name: (ItemIndex) -> String
  ) -> String {
    var text = ""
    append(
      constraint.first, from: constraint.firstOrigin, times: constraint.firstFactor, name: name,
      to: &text)
    text += " \(constraint.relation.sign) "
    if let second = constraint.second {
      append(
        second, from: constraint.secondOrigin, times: constraint.multiplier, name: name,
        to: &text)
      if constraint.constant != 0 {
        text += constraint.constant < 0 ? " - " : " + "
        text += NumberText.string(abs(constraint.constant))
      }
    } else {
      text += NumberText.string(constraint.constant)
    }
    if !constraint.priority.isRequired {
      text += " @ \(NumberText.string(constraint.priority.value))"
    }
    return text
  }

  /// Prints a name, in quotes unless it is a plain word.
  public static func quoted(_ name: some Collection<UInt8>) -> String {
    let isPlain =
      name.first.map(TextScanner.startsWord) ?? false
      && name.allSatisfy(TextScanner.continuesWord)
    guard !isPlain else { return String(decoding: name, as: UTF8.self) }
    var bytes: [UInt8] = [UInt8(ascii: "'")]
    bytes.reserveCapacity(name.count + 2)
    for byte in name {
      bytes.append(byte)
      if byte == UInt8(ascii: "'") { bytes.append(byte) }
    }
    bytes.append(UInt8(ascii: "'"))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(
    _ anchor: Anchor, from origin: Anchor?, times factor: Double, name: (ItemIndex) -> String,
    to text: inout String
  ) {
    guard let origin else { return append(anchor, times: factor, name: name, to: &text) }
    // The term with the positive sign comes first.
    append(factor < 0 ? origin : anchor, times: abs(factor), name: name, to: &text)
    text += " - "
    append(factor < 0 ? anchor : origin, times: abs(factor), name: name, to: &text)
  }

  private static func append(
    _ anchor: Anchor, times factor: Double, name: (ItemIndex) -> String, to text: inout String
  ) {
    if factor != 1 { text += "\(NumberText.string(factor)) * " }
    text += name(anchor.item)
    if anchor.area != .item { text += ".\(anchor.area.name)" }
    text += ".\(anchor.attribute.name)"
  }
}
