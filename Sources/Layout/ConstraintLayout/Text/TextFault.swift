/// The failure of a reader of text: an offset in bytes, and the expectation that the text did not
/// meet there.
///
/// Readers throw it, because it costs nothing to make. ``TextError/init(_:in:)`` turns it into
/// words.
struct TextFault: Error {
  let offset: Int
  let expectation: Expectation

  init(_ expectation: Expectation, at offset: Int) {
    self.offset = offset
    self.expectation = expectation
  }

  /// The expectations of the grammars of constraint text, paths and visual formats.
  enum Expectation {
    // Tokens of constraint text.
    case operand, number, anchor, periodAndAttribute, attribute, relation, priority, end
    case operatorOrParenthesis, continuationOrRelation, continuation
    // Tokens of a path.
    case path, periodAndProperty, property
    // Tokens of a visual format.
    case endOfFormat, colon, view, viewName, closingBracket, predicatesOrBracket
    case distance, dashAfterDistance, commaOrParenthesis, object, priorityObject

    // Limits.
    case constraintLimit, anchorLimit, pathLimit, formatLimit, depthLimit
    case numberLimit, factorLimit, priorityLimit
    // Parts of names and numbers.
    case closingQuote, noLeadingZero, decimals, exponent
    // Rules of arithmetic.
    case anchorOnOneSide, twoAnchors, difference, oneFactorWithAnchors, divisorWithoutAnchor
    case nonzeroDivisorOfNumber, nonzeroDivisorOfAnchor, twoRelations, openedParenthesis
    // Rules of visual formats.
    case orientation, predicatesInParentheses
    // Words of a scene.
    case knownWord
  }
}
