import ConstraintSolver

/// The parser of constraint text, anchors and paths. One pass, without recursion.
///
/// ```
/// constraint = side relation side [relation side] ["@" (number | word)]
/// side       = sum                                    with at most one anchor, or the difference
///                                                     of two anchors with equal factors
/// sum        = ["-"] product {("+" | "-") product}
/// product    = operand {("*" | "/") operand}          only one factor has anchors, no divisor has
/// operand    = number | anchor | "(" sum ")"          nested up to LayoutLimits.textDepth
/// anchor     = name "." [area "."] attribute
/// ```
public enum ConstraintTextParser {
  /// Parses one constraint.
  ///
  /// An unknown attribute or area is not a syntax error. It is returned as ``AnchorText/unknown``,
  /// so that the caller can suggest a correction.
  ///
  /// - Throws: The first syntax error.
  /// - Complexity: O(length).
  public static func constraint(_ text: Span<UInt8>) throws(TextError) -> ConstraintText {
    var reader = ConstraintReader(AnchorSyntax())
    do throws(TextFault) {
      let comparison = try reader.comparison(in: text)
      let end = try reader.end(in: text)
      try ConstraintReader<AnchorSyntax>.checkAnchors(of: comparison, end)
      return ConstraintText(comparison, end)
    } catch {
      throw TextError(error, in: text)
    }
  }

  /// Parses a single anchor, such as `label.margins.leading`.
  ///
  /// - Throws: The first syntax error.
  /// - Complexity: O(length).
  public static func anchor(_ text: Span<UInt8>) throws(TextError) -> AnchorText {
    var reader = ConstraintReader(AnchorSyntax())
    do throws(TextFault) {
      return try reader.anchor(in: text)
    } catch {
      throw TextError(error, in: text)
    }
  }
}

extension ConstraintText {
  fileprivate init(
    _ read: ConstraintReader<AnchorSyntax>.Comparison, _ end: ConstraintReader<AnchorSyntax>.End
  ) {
    first = Side(read.first)
    relation = read.relation
    second = Side(read.second)
    chainRelation = end.chainRelation
    third = end.chainRelation == nil ? nil : Side(end.third)
    priority = end.priority
  }
}

extension ConstraintText.Side {
  fileprivate init(_ read: ConstraintSide<AnchorText>) {
    self.init(
      constant: read.constant, factor: read.factor, anchor: read.anchor, origin: read.origin,
      start: read.start)
  }
}
