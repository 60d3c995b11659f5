import ConstraintSolver
import ConstraintLayout
internal import JSONText

extension LayoutRequestDecoder {
  /// Reads a constraint that is an object, in one pass, if it is of the form that nearly all have:
  /// anchors of known items, a relation, and numbers within their limits.
  ///
  /// - Returns: The valid constraint; `nil` for any other object, above all for one with an error,
  ///   which is then read member by member. Where both read a constraint, they read the same.
  func plainConstraint(_ object: JSONValue) -> SceneConstraint? {
    var first: Anchor?
    var second: Anchor?
    var relation: Relation?
    var multiplier = 1.0
    var constant = 0.0
    var priority = Priority.required
    let names = ConstraintMember.names
    var guess = 0
    for (name, value) in object.members {
      guard let bytes = name.stringBytes, let index = names.index(of: bytes, guess: guess),
        let member = ConstraintMember(rawValue: index)
      else { return nil }
      guess = index + 1
      switch member {
      case .first:
        guard let anchor = plainAnchor(value) else { return nil }
        first = anchor
      case .second:
        guard let anchor = plainAnchor(value) else { return nil }
        second = anchor
      case .relation:
        guard let read = Self.plainRelation(value) else { return nil }
        relation = read
      case .multiplier:
        guard let number = value.number, LayoutLimits.allows(factor: number) else { return nil }
        multiplier = number
      case .constant:
        guard let number = value.number, LayoutLimits.allows(number) else { return nil }
        constant = number
      case .priority:
        guard let number = value.number, let read = Priority(number) else { return nil }
        priority = read
      default: return nil
      }
    }
    guard let first, let relation else { return nil }
    let constraint = SceneConstraint(
      first, relation, to: second, multiplier: second == nil ? 1 : multiplier, constant: constant,
      priority: priority)
    return scene.isPlainlyValid(constraint) ? constraint : nil
  }

  /// An anchor of a known item that is an object of two plain members, or `nil`.
  @inline(__always)
  private func plainAnchor(_ value: JSONValue) -> Anchor? {
    guard value.kind == .object, value.count == 2 else { return nil }
    var members = value.members
    let names = AnchorMember.names
    guard let (viewName, view) = members.next(), let (attributeName, attribute) = members.next(),
      let viewBytes = viewName.stringBytes, let attributeBytes = attributeName.stringBytes,
      names.index(of: viewBytes, guess: 0) == AnchorMember.view.rawValue,
      names.index(of: attributeBytes, guess: 1) == AnchorMember.attribute.rawValue,
      let name = view.stringBytes, let word = attribute.stringBytes
    else { return nil }
    return scene.plainAnchor(name, word)
  }

  @inline(__always)
  private static func plainRelation(_ value: JSONValue) -> Relation? {
    guard let sign = value.stringBytes, sign.count == 2, sign[1] == UInt8(ascii: "=") else {
      return nil
    }
    switch sign[0] {
    case UInt8(ascii: "="): return .equal
    case UInt8(ascii: "<"): return .lessThanOrEqual
    case UInt8(ascii: ">"): return .greaterThanOrEqual
    default: return nil
    }
  }
}
