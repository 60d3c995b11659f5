import TextLayout

/// The members that describe a text, within an object that may have others.
protocol TextSpecMember: JSONMember {
  static var font: Self { get }
  static var textStyle: Self { get }
  static var lines: Self { get }
  static var lineBreak: Self { get }
  static var lineBreakStrategy: Self { get }
  static var lineHeightMultiple: Self { get }
  static var letterSpacing: Self { get }
  static var textKind: Self { get }
}

extension TextSpecMember {
  /// The members that have no effect without a text.
  static var besideText: [Self] {
    [
      font, textStyle, lines, lineBreak, lineBreakStrategy, lineHeightMultiple, letterSpacing,
      textKind,
    ]
  }
}

/// The members of a request that all its texts share.
protocol TextTraitsMember: JSONMember {
  static var contentSize: Self { get }
  static var language: Self { get }
  static var strictFonts: Self { get }
}

extension ViewMember: TextSpecMember {}
extension TextMember: TextSpecMember {}
extension LayoutRequestMember: TextTraitsMember {}
extension TextRequestMember: TextTraitsMember {}
