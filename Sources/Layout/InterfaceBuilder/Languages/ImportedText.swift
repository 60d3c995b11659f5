internal import TextBytes

/// A text of a scene in another language, with its font and line options.
public struct ImportedText: Hashable, Sendable {
  /// A font, in the terms of `POST /v1/layout`.
  public struct Font: Hashable, Sendable {
    /// `system`, or a PostScript name.
    public var name = "system"
    /// The size in points; `nil` for that of the style.
    public var size: Double?
    /// The weight; `nil` for that of the style.
    public var weight: String?
    /// Whether the font is italic.
    public var isItalic = false
    /// The text style, if any.
    public var style: String?
  }

  /// The text.
  public var text: String
  /// The font.
  public var font: Font
  /// The most lines; 0 for no limit.
  public var lines: Int
  /// The line break mode, in the terms of `POST /v1/layout`.
  public var lineBreak: String
  /// Whether it is the title of a button.
  public var isButton: Bool
  /// Whether the text is the document's own because the language has none for the view.
  public var isOwn: Bool
}

extension ImportedText {
  /// The text of a view in a language, or the document's own if the language has none; `nil` if
  /// there is neither, if the text shrinks to fit, or if its font is unknown or unavailable.
  init?(_ node: SceneNode, _ builder: SceneBuilder, in translation: Translation) {
    let tree = builder.tree
    let (found, isOwn, lines, isButton): (String, Bool, Int, Bool)
    switch node.kind {
    case .label:
      let own = builder.value(node.element, .text)
      let text = translation.text(node.id, "text", own: own)
      guard let shown = text ?? own, !shown.isEmpty, !Self.shrinks(node, builder),
        !Self.isPlacedByCell(node, builder)
      else { return nil }
      (found, isOwn) = (shown, text == nil)
      lines = builder.value(node.element, .numberOfLines).flatMap { Int($0) } ?? 1
      isButton = false
    case .button:
      let own = tree.child(of: node.element, .state, key: "normal").flatMap {
        tree.value($0, .title)
      }
      let text = translation.text(node.id, "normalTitle", own: own)
      guard let shown = text ?? own, !shown.isEmpty, Self.isPlainButton(node.element, builder)
      else { return nil }
      (found, isOwn) = (shown, text == nil)
      lines = 1
      isButton = true
    default: return nil
    }
    self.init(
      found, isOwn: isOwn, lines: lines, isButton: isButton, node, builder, translation.canMeasure)
  }

  /// The document's own text of a label without a saved frame; `nil` if it has none, or if its font
  /// is unknown or unavailable.
  init?(
    ofLabelWithoutFrame node: SceneNode, _ builder: SceneBuilder,
    _ canMeasure: (Font) -> Bool
  ) {
    guard node.kind == .label, node.isSolved, !node.hasFrame,
      let text = builder.value(node.element, .text)
    else { return nil }
    let lines = builder.value(node.element, .numberOfLines).flatMap { Int($0) } ?? 1
    self.init(
      text, isOwn: true, lines: lines, isButton: false, node, builder, canMeasure)
  }

  private init?(
    _ text: String, isOwn: Bool, lines: Int, isButton: Bool, _ node: SceneNode,
    _ builder: SceneBuilder, _ canMeasure: (Font) -> Bool
  ) {
    let tree = builder.tree
    self.text = text
    self.isOwn = isOwn
    self.lines = lines
    self.isButton = isButton
    guard (0...1_000_000).contains(lines) else { return nil }
    lineBreak = Self.lineBreak(builder.value(node.element, .lineBreakMode), isButton: isButton)
    let description = tree.child(of: node.element, .fontDescription, key: "fontDescription")
    guard let font = Self.font(description, tree, isButton: isButton),
      canMeasure(font)
    else { return nil }
    self.font = font
  }

  private static func shrinks(_ node: SceneNode, _ builder: SceneBuilder) -> Bool {
    guard builder.value(node.element, .adjustsFontSizeToFit) != "NO" else { return false }
    return [XMLName.minimumScaleFactor, .minimumFontSize].contains {
      builder.value(node.element, $0) != nil
    }
  }

  /// Whether a label is one of two that a system cell style places by their texts, regardless of
  /// saved frames. The single label of the basic style is as wide as the cell.
  private static func isPlacedByCell(_ node: SceneNode, _ builder: SceneBuilder) -> Bool {
    guard node.placement == .mask, node.parent >= 0 else { return false }
    let content = builder.nodes[node.parent]
    guard content.kind == .tableViewCellContentView, content.parent >= 0 else { return false }
    let cell = builder.nodes[content.parent].element
    return [XMLName.textLabel, .detailTextLabel].contains {
      builder.tree.value(cell, $0) == node.id
    }
      && builder.tree.bytes(cell, .detailTextLabel) != nil
  }

  /// Whether a button shows only a title, with the insets of its class.
  private static func isPlainButton(_ button: XMLElement, _ builder: SceneBuilder) -> Bool {
    let tree = builder.tree
    for child in tree.children(of: button) {
      if tree.is(child, .buttonConfiguration) || tree.is(child, .inset) { return false }
      if tree.is(child, .state), builder.image(of: child) != nil { return false }
    }
    return true
  }

  private static func lineBreak(_ mode: String?, isButton: Bool) -> String {
    switch mode {
    case "wordWrap": "wordWrap"
    case "characterWrap": "charWrap"
    case "clip": "clip"
    case "headTruncation": "truncateHead"
    case "middleTruncation": "truncateMiddle"
    case "tailTruncation": "truncateTail"
    default: isButton ? "truncateMiddle" : "truncateTail"
    }
  }

  private static func font(
    _ description: XMLElement?, _ tree: XMLTree, isButton: Bool
  ) -> Font? {
    var font = Font()
    guard let description else {
      // A button's default font depends on its type and on the system version.
      guard !isButton else { return nil }
      font.size = 17
      return font
    }
    if let style = tree.value(description, .style) {
      guard let style = styles[style] else { return nil }
      font.style = style
      return font
    }
    font.size = tree.bytes(description, .pointSize).flatMap { DecimalText.number($0) } ?? 17
    switch tree.value(description, .type) {
    case "system":
      if let weight = tree.value(description, .weight) {
        guard weights.contains(weight) else { return nil }
        font.weight = weight
      }
    // The system's bold font has the weight semibold.
    case "boldSystem": font.weight = "semibold"
    case "italicSystem": font.isItalic = true
    default:
      guard let name = tree.value(description, .name) else { return nil }
      font.name = name
    }
    return font
  }

  private static let weights: TextSet = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  private static let styles: TextDictionary<String> = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1",
    "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
    "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleBody": "body",
    "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleSubhead": "subheadline",
    "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
    "UICTFontTextStyleCaption2": "caption2",
  ]
}
