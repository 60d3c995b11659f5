/// The words of a reader's failure.
extension TextError {
  /// Formats a fault in a text.
  ///
  /// - Complexity: O(length of the token at the fault).
  init(_ fault: TextFault, in text: Span<UInt8>) {
    var scanner = TextScanner()
    scanner.position = fault.offset
    if let token = fault.expectation.token {
      self.init(
        offset: fault.offset, message: "expected \(token), found \(scanner.found(text))",
        suggestion: fault.expectation == .relation ? scanner.relation(text) : nil)
    } else if fault.expectation == .priorityLimit {
      let number = try? scanner.number(text)
      self.init(
        offset: fault.offset,
        message: "a priority is above 0 and at most 1000, not \(NumberText.string(number ?? 0))")
    } else {
      self.init(offset: fault.offset, message: fault.expectation.rule)
    }
  }
}

extension TextScanner {
  /// The next token, at most 40 bytes of it.
  fileprivate mutating func found(_ text: Span<UInt8>) -> String {
    guard !isAtEnd(text) else { return "the end" }
    var end = position
    if TextScanner.continuesWord(text[end]) {
      while end < text.count, end - position < 40, TextScanner.continuesWord(text[end]) {
        end += 1
      }
    } else {
      end += 1
      while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    }
    return "`\(text.string(position..<end))`"
  }

  /// The relation of which the next token is the first sign, or `nil`.
  fileprivate mutating func relation(_ text: Span<UInt8>) -> String? {
    let sign = peek(text)
    return ConstraintTextParser.startsRelation(sign) ? "\(UnicodeScalar(sign))=" : nil
  }
}

extension TextFault.Expectation {
  /// The expected token; `nil` if the fault is not one of a single token.
  fileprivate var token: String? {
    switch self {
    case .operand: "a number or an anchor such as `view.width`"
    case .number: "a number"
    case .anchor: "an anchor such as `view.width`"
    case .periodAndAttribute: "`.` and an attribute after the name"
    case .attribute: "an attribute"
    case .relation: "`==`, `<=` or `>=`"
    case .priority:
      "a priority: a number above 0 and up to 1000, or `required`, `high`, `low` or `fitting`"
    case .end: "the end"
    case .operatorOrParenthesis: "`*`, `/`, `+`, `-` or `)`"
    case .continuationOrRelation: "`*`, `/`, `+`, `-`, a relation, `@` or the end"
    case .continuation: "`*`, `/`, `+`, `-`, `@` or the end"
    case .path: "a path such as `view.width` or `constraint.constant`"
    case .periodAndProperty: "`.` and a property after the name"
    case .property: "a property"
    case .endOfFormat: "the end after `|`"
    case .colon: "`:` after the orientation"
    case .view: "a view such as `[label]`"
    case .viewName: "the name of a view"
    case .closingBracket: "`]`"
    case .predicatesOrBracket: "`(` or `]`"
    case .distance: "a view, `|`, a distance or `(` after `-`"
    case .dashAfterDistance: "`-` after the distance"
    case .commaOrParenthesis: "`,` or `)`"
    case .object: "a number, a metric or a view"
    case .priorityObject: "a number, a name or a metric"
    default: nil
    }
  }

  /// The rule that the text breaks, as a sentence.
  fileprivate var rule: String {
    switch self {
    case .constraintLimit: Self.limit(of: "a constraint's text")
    case .anchorLimit: Self.limit(of: "an anchor")
    case .pathLimit: Self.limit(of: "a path")
    case .formatLimit: Self.limit(of: "a visual format")
    case .depthLimit: "parentheses are limited to a depth of \(LayoutLimits.textDepth)"
    case .numberLimit:
      "numbers are limited to a magnitude of \(NumberText.string(LayoutLimits.magnitude))"
    case .factorLimit:
      "factors are limited to a magnitude of \(NumberText.string(LayoutLimits.largestFactor)) "
        + "and not below \(NumberText.string(LayoutLimits.smallestFactor))"
    case .closingQuote: "this quoted name does not end"
    case .noLeadingZero: "a number does not start with a needless 0"
    case .decimals: "expected a digit after the decimal point"
    case .exponent: "expected a digit in the exponent"
    case .anchorOnOneSide: "expected an anchor such as `view.width` on one side of the relation"
    case .twoAnchors: "a side has at most two anchors, this is a third"
    case .difference: "a side has one anchor, or the difference of two such as `b.top - a.bottom`"
    case .oneFactorWithAnchors: "one factor of a product has anchors, the others are numbers"
    case .divisorWithoutAnchor: "a divisor is a number and has no anchor"
    case .nonzeroDivisorOfNumber: "a number cannot be divided by 0"
    case .nonzeroDivisorOfAnchor: "an anchor cannot be divided by 0"
    case .twoRelations: "a chain has two relations, this is a third"
    case .openedParenthesis: "this `)` closes nothing"
    case .orientation: "expected `H:`, `V:`, `|` or `[`"
    case .predicatesInParentheses: "a distance with a priority stands in parentheses"
    default: preconditionFailure("the expectation is a token")
    }
  }

  private static func limit(of text: String) -> String {
    "\(text) is limited to \(LayoutLimits.textBytes) bytes"
  }
}
