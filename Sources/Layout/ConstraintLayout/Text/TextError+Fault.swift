/// The words of a reader's failure.
extension TextError {
  /// Formats a fault in a text.
  ///
  /// - Complexity: O(length of the token at the fault).
  init(_ fault: TextFault, in text: Span<UInt8>) {
    if let advice = TextAdvice(fault, in: text) {
      self.init(
        offset: advice.offset, message: advice.message, suggestion: advice.suggestion,
        length: advice.length)
      return
    }
    var scanner = TextScanner()
    scanner.position = fault.offset
    let message: String
    var correction: (relation: String, end: Int)?
    switch fault.expectation.message {
    case .token(let token):
      message = "expected \(token), found \(scanner.found(text))"
      if fault.expectation == .relation { correction = scanner.relation(text) }
    case .rule(let rule): message = rule
    case .priority:
      let number = (try? scanner.number(text)) ?? 0
      message = "a priority is above 0 and at most 1000, not \(NumberText.string(number))"
    }
    self.init(
      offset: fault.offset, message: message, suggestion: correction?.relation,
      length: correction.map { $0.end - fault.offset } ?? 0)
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

  /// The relation that the next signs resemble, perhaps with spaces between them, and their end.
  fileprivate mutating func relation(_ text: Span<UInt8>) -> (relation: String, end: Int)? {
    guard TextScanner.startsRelation(peek(text)) else { return nil }
    var signs: [UInt8] = []
    var (next, end) = (position, position)
    while next < text.count, next - position < Self.relationReach {
      if TextScanner.startsRelation(text[next]) {
        signs.append(text[next])
        end = next + 1
      } else if text[next] != UInt8(ascii: " ") {
        break
      }
      next += 1
    }
    switch signs {
    case Array("=".utf8), Array("==".utf8): return ("==", end)
    case Array("<".utf8), Array("<=".utf8), Array("=<".utf8): return ("<=", end)
    case Array(">".utf8), Array(">=".utf8), Array("=>".utf8): return (">=", end)
    default: return nil
    }
  }

  private static var relationReach: Int { 8 }
}

/// The form of a message about an expectation.
private enum Message {
  /// An expected token, followed by the token that was found.
  case token(String)
  /// The rule that the text breaks, as a sentence.
  case rule(String)
  /// The limits of a priority, followed by the number that was found.
  case priority
}

extension TextFault.Expectation {
  fileprivate var message: Message {
    switch self {
    case .operand: .token("a number or an anchor such as `view.width`")
    case .number: .token("a number")
    case .anchor: .token("an anchor such as `view.width`")
    case .periodAndAttribute: .token("`.` and an attribute after the name")
    case .attribute: .token("an attribute")
    case .relation: .token("`==`, `<=` or `>=`")
    case .priority:
      .token(
        "a priority: a number above 0 and up to 1000, or `required`, `high`, `low` or `fitting`")
    case .end: .token("the end")
    case .operatorOrParenthesis: .token("`*`, `/`, `+`, `-` or `)`")
    case .continuationOrRelation: .token("`*`, `/`, `+`, `-`, a relation, `@` or the end")
    case .continuation: .token("`*`, `/`, `+`, `-`, `@` or the end")
    case .path: .token("a path such as `view.width` or `constraint.constant`")
    case .periodAndProperty: .token("`.` and a property after the name")
    case .property: .token("a property")
    case .endOfFormat: .token("the end after `|`")
    case .colon: .token("`:` after the orientation")
    case .view: .token("a view such as `[label]`")
    case .viewName: .token("the name of a view")
    case .closingBracket: .token("`]`")
    case .predicatesOrBracket: .token("`(` or `]`")
    case .distance: .token("a view, `|`, a distance or `(` after `-`")
    case .dashAfterDistance: .token("`-` after the distance")
    case .commaOrParenthesis: .token("`,` or `)`")
    case .object: .token("a number, a metric or a view")
    case .priorityObject: .token("a number, a name or a metric")
    case .priorityLimit: .priority
    case .constraintLimit: .rule(Self.limit(of: "a constraint's text"))
    case .anchorLimit: .rule(Self.limit(of: "an anchor"))
    case .pathLimit: .rule(Self.limit(of: "a path"))
    case .formatLimit: .rule(Self.limit(of: "a visual format"))
    case .depthLimit: .rule("parentheses are limited to a depth of \(LayoutLimits.textDepth)")
    case .numberLimit:
      .rule("numbers are limited to a magnitude of \(NumberText.string(LayoutLimits.magnitude))")
    case .factorLimit:
      .rule(
        "factors are limited to a magnitude of \(NumberText.string(LayoutLimits.largestFactor)) "
          + "and not below \(NumberText.string(LayoutLimits.smallestFactor))")
    case .closingQuote: .rule("this quoted name does not end")
    case .noLeadingZero: .rule("a number does not start with a needless 0")
    case .decimals: .rule("expected a digit after the decimal point")
    case .exponent: .rule("expected a digit in the exponent")
    case .anchorOnOneSide:
      .rule("expected an anchor such as `view.width` on one side of the relation")
    case .twoAnchors: .rule("a side has at most two anchors, this is a third")
    case .difference:
      .rule("a side has one anchor, or the difference of two such as `b.top - a.bottom`")
    case .oneFactorWithAnchors: .rule("one factor of a product has anchors, the others are numbers")
    case .divisorWithoutAnchor: .rule("a divisor is a number and has no anchor")
    case .nonzeroDivisorOfNumber: .rule("a number cannot be divided by 0")
    case .nonzeroDivisorOfAnchor: .rule("an anchor cannot be divided by 0")
    case .twoRelations: .rule("a chain has two relations, this is a third")
    case .openedParenthesis: .rule("this `)` closes nothing")
    case .orientation: .rule("expected `H:`, `V:`, `|` or `[`")
    case .predicatesInParentheses: .rule("a distance with a priority stands in parentheses")
    case .knownWord: .token("the name of a view, a guide, an area or an attribute")
    }
  }

  private static func limit(of text: String) -> String {
    "\(text) is limited to \(LayoutLimits.textBytes) bytes"
  }
}
