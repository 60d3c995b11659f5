/// The path of a value that a variant can set, such as `screen.width` or `cap.priority`, as
/// written.
public struct LayoutPath: Hashable, Sendable {
  /// What the path ends in.
  public enum Property: Hashable, Sendable {
    /// A number of a view's frame.
    case given(Dimension)
    /// The intrinsic width or height of a view.
    case intrinsic(Axis)
    /// A constraint's constant.
    case constant
    /// A constraint's priority.
    case priority
    /// A constraint's being active.
    case active

    /// Whether the path's name is that of a constraint, not of a view.
    public var isOfConstraint: Bool {
      switch self {
      case .constant, .priority, .active: true
      case .given, .intrinsic: false
      }
    }
  }

  /// The view's name or the constraint's id.
  public var name: NameText
  /// What of it; nothing where ``unknown`` tells a word that is none.
  public var property: Property?
  /// The bytes of a word that is no property.
  public var unknown: Range<Int>

  /// The words that a path can end in.
  public static let properties = [
    "x", "y", "width", "height", "intrinsicSize.width", "intrinsicSize.height", "constant",
    "priority", "active",
  ]
}

extension ConstraintTextParser {
  /// Reads the path of a value that a variant can set.
  ///
  /// - Complexity: O(length).
  public static func path(_ text: Span<UInt8>) throws(TextFault) -> LayoutPath {
    guard text.count <= LayoutLimits.textBytes else {
      throw TextFault(offset: 0, message: "a path is limited to \(LayoutLimits.textBytes) bytes")
    }
    var scanner = TextScanner()
    guard let name = try scanner.name(text) else {
      throw expected("a path such as `view.width` or `constraint.constant`", text, &scanner)
    }
    guard scanner.take(".", text) else {
      throw expected("`.` and a property after the name", text, &scanner)
    }
    guard let first = scanner.word(text) else { throw expected("a property", text, &scanner) }
    var last: Range<Int>?
    if scanner.take(".", text) {
      guard let word = scanner.word(text) else { throw expected("a property", text, &scanner) }
      last = word
    }
    guard scanner.isAtEnd(text) else { throw expected("the end", text, &scanner) }
    return LayoutPath(
      name: name, property: property(text, first, last),
      unknown: first.lowerBound..<(last ?? first).upperBound)
  }

  private static func property(
    _ text: Span<UInt8>, _ first: Range<Int>, _ last: Range<Int>?
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
