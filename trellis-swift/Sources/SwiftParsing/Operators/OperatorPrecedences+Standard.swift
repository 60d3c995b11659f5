extension OperatorPrecedences {
  /// The precedence groups of the standard library, tightest first, with their operators.
  ///
  /// Source: the declarations in the standard library's `Policy.swift`. Operators that widespread
  /// layout libraries declare stand with the groups that these give them.
  static let standard: [(name: String, isRight: Bool, operators: [String])] = [
    ("BitwiseShiftPrecedence", false, ["<<", ">>", "&<<", "&>>"]),
    (
      "MultiplicationPrecedence", false,
      ["*", "/", "%", "&*", "&/", "&%", "&", ".*", "./", ".%", ".&"]
    ),
    (
      "AdditionPrecedence", false,
      ["+", "-", "&+", "&-", "|", "^", ".+", ".-", ".|", ".^", "~"]
    ),
    ("RangeFormationPrecedence", false, ["...", "..<"]),
    ("CastingPrecedence", false, []),
    ("NilCoalescingPrecedence", true, ["??"]),
    (
      "ComparisonPrecedence", false,
      [
        "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".==", ".!=", ".<", ".<=", ".>",
        ".>=", "-->", "~~",
      ]
    ),
    ("LogicalConjunctionPrecedence", false, ["&&", ".&&"]),
    ("LogicalDisjunctionPrecedence", false, ["||", ".||"]),
    ("DefaultPrecedence", false, []),
    ("TernaryPrecedence", true, []),
    ("FunctionArrowPrecedence", true, []),
    (
      "AssignmentPrecedence", true,
      [
        "*=", "/=", "%=", "+=", "-=", "<<=", ">>=", "&=", "|=", "^=", "&*=", "&+=", "&-=",
        "&<<=", "&>>=", ".&=", ".|=", ".^=",
      ]
    ),
  ]
}
