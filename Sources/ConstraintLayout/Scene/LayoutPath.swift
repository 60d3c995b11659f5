/// The parsed path of a value that a variant can set, such as `screen.width` or `cap.priority`. Its
/// name is not looked up.
package struct LayoutPath: Hashable, Sendable {
  /// The property that a path ends in.
  package enum Property: Hashable, Sendable {
    /// A number of a view's frame.
    case given(Dimension)
    /// The intrinsic width or height of a view.
    case intrinsic(Axis)
    /// A constraint's constant.
    case constant
    /// A constraint's priority.
    case priority
    /// Whether a constraint is active.
    case active

    /// Whether the path's name is that of a constraint rather than a view.
    package var isOfConstraint: Bool {
      switch self {
      case .constant, .priority, .active: true
      case .given, .intrinsic: false
      }
    }
  }

  /// The view's name or the constraint's id.
  package var name: NameText
  /// The property; `nil` if ``propertyRange`` is none.
  package var property: Property?
  /// The byte range of the property.
  package var propertyRange: Range<Int>

  /// The properties that a path can end in.
  package static let properties = [
    "x", "y", "width", "height", "intrinsicSize.width", "intrinsicSize.height", "constant",
    "priority", "active",
  ]
}

extension ConstraintTextParser {
  /// Parses the path of a value that a variant can set.
  ///
  /// - Throws: The first syntax error. An unknown property is not one.
  /// - Complexity: O(length).
  package static func path(_ text: Span<UInt8>) throws(TextError) -> LayoutPath {
    guard text.count <= LayoutLimits.textBytes else {
      throw TextError(offset: 0, message: "a path is limited to \(LayoutLimits.textBytes) bytes")
    }
    var scanner = TextScanner()
    guard let name = try scanner.name(text) else {
      throw expected(
        "a path such as `view.width` or `constraint.constant`", in: text, at: &scanner)
    }
    guard scanner.take(".", text) else {
      throw expected("`.` and a property after the name", in: text, at: &scanner)
    }
    guard let first = scanner.word(text) else {
      throw expected("a property", in: text, at: &scanner)
    }
    var last: Range<Int>?
    if scanner.take(".", text) {
      guard let word = scanner.word(text) else {
        throw expected("a property", in: text, at: &scanner)
      }
      last = word
    }
    guard scanner.isAtEnd(text) else { throw expected("the end", in: text, at: &scanner) }
    return LayoutPath(
      name: name, property: property(in: text, first: first, last: last),
      propertyRange: first.lowerBound..<(last ?? first).upperBound)
  }

  private static func property(
    in text: Span<UInt8>, first: Range<Int>, last: Range<Int>?
  ) -> LayoutPath.Property? {
    let word = text.extracting(first)
    if let last {
      guard word.spells("intrinsicSize") else { return nil }
      if text.extracting(last).spells("width") { return .intrinsic(.horizontal) }
      return text.extracting(last).spells("height") ? .intrinsic(.vertical) : nil
    }
    for dimension in Dimension.allCases where word.spells(dimension.name) {
      return .given(dimension)
    }
    if word.spells("constant") { return .constant }
    if word.spells("priority") { return .priority }
    return word.spells("active") ? .active : nil
  }
}
