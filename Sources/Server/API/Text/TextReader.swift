internal import Cancellation
internal import ConstraintLayout
internal import JSONDocuments
internal import ServiceContract
internal import TextLayout
internal import TextMeasuring
internal import TextBytes

/// Reads texts with their fonts and rules, and shapes them.
struct TextReader {
  let errors: InputErrorList
  let fonts: FontStore
  let cancellation: CancellationCheck
  /// The pixels per point, for all texts.
  var pixelScale = ViewText.standardScale
  /// The shaper for this request, once a text was read.
  private var shaper: FontShaper?

  init(_ errors: InputErrorList, _ fonts: FontStore, _ cancellation: CancellationCheck) {
    self.errors = errors
    self.fonts = fonts
    self.cancellation = cancellation
  }

  /// The range of the line height multiple.
  private static let lineHeights = 0.01...100.0
  /// The range of a text's number of lines.
  private static let lineCounts = 0...1_000_000
  /// The approximate bytes of memory that shaping takes per byte of text.
  static let bytesOfShaping = 64
  /// The most bytes of a language tag.
  private static let languageBytes = 64

  /// Reads the text of an object; `nil` if the text is invalid.
  func spec<Member: TextSpecMember>(
    of text: JSONValue, _ fields: borrowing ObjectFields<Member>
  ) -> TextSpec? {
    var spec = TextSpec("")
    let own = fields[.font]
    if let own { spec.font = font(own) }
    if let value = fields[.textStyle] {
      if own?["textStyle"] != nil || own?["size"] != nil {
        errors.add(
          .invalidText, at: value, "a style has its own size; `font` may not state another")
      }
      spec.font.style = errors.choice(value, of: TextStyle.self)
    }
    if let value = fields[.lines], let lines = errors.integer(value, in: Self.lineCounts) {
      spec.options.lines = lines
    }
    if let value = fields[.lineBreak], let mode = errors.choice(value, of: LineBreakMode.self) {
      spec.options.lineBreak = mode
    }
    if let value = fields[.lineBreakStrategy],
      let strategy = errors.choice(value, of: LineBreakStrategy.self)
    {
      spec.options.lineBreakStrategy = strategy
    }
    if let value = fields[.lineHeightMultiple],
      let multiple = errors.number(value, in: Self.lineHeights)
    {
      spec.options.lineHeightMultiple = multiple
    }
    if let value = fields[.letterSpacing],
      let spacing = errors.number(value, in: -fonts.limits.size...fonts.limits.size)
    {
      spec.letterSpacing = spacing
    }
    if let value = fields[.textKind], let kind = errors.choice(value, of: TextKind.self) {
      spec.options.kind = kind
    }
    guard let text = errors.string(text) else { return nil }
    spec.text = String(decoding: text, as: UTF8.self)
    return spec
  }

  /// Reads the traits that the texts of a request share, except for the scale.
  func read<Member: TextTraitsMember>(
    _ fields: borrowing ObjectFields<Member>, into traits: inout TextTraits
  ) {
    if let value = fields[.contentSize], let size = contentSize(value) {
      traits.contentSize = size
    }
    if let value = fields[.language] { traits.language = language(value) }
    if let value = fields[.strictFonts] { traits.isStrict = errors.bool(value) ?? false }
  }

  /// Reads a size in points.
  func size(_ value: JSONValue, _ code: ProblemCode = .invalidRequest) -> Double? {
    guard let size = errors.number(value) else { return nil }
    guard size > 0, size <= fonts.limits.size else {
      errors.add(
        code, at: value, "must be above 0 and at most \(NumberText.string(fonts.limits.size))")
      return nil
    }
    return size
  }

  /// Reads a scale in pixels per point.
  func scale(_ value: JSONValue) -> Double? {
    guard let scale = errors.number(value) else { return nil }
    guard scale > 0, scale <= LayoutLimits.scale else {
      errors.add(
        at: value, "must be above 0 and at most \(NumberText.string(LayoutLimits.scale))")
      return nil
    }
    return scale
  }

  /// Reads a width in points; `null` for no width.
  func width(_ value: JSONValue) -> Double? {
    value.kind == .null ? nil : errors.number(value, in: 0...LayoutLimits.magnitude)
  }

  /// Reads a Dynamic Type content size.
  func contentSize(_ value: JSONValue) -> ContentSize? {
    errors.choice(value, of: ContentSize.self)
  }

  /// Reads a language.
  func language(_ value: JSONValue) -> String? {
    guard let tag = errors.string(value) else { return nil }
    let isTag =
      !tag.isEmpty && tag.count <= Self.languageBytes
      && tag.allSatisfy {
        $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D
      }
    guard isTag else {
      errors.add(at: value, "must be a language tag (BCP 47) such as \"de\" or \"zh-Hant\"")
      return nil
    }
    return String(decoding: tag, as: UTF8.self)
  }

  private func font(_ value: JSONValue) -> FontChoice {
    var font = FontChoice()
    guard let fields = ObjectFields<FontMember>(value, errors) else { return font }
    if let value = fields[.name], let name = errors.string(value) {
      font.name =
        name.elementsEqual("system".utf8)
        ? .system : .named(String(decoding: name, as: UTF8.self))
    }
    if let value = fields[.size] { font.size = size(value) }
    if let value = fields[.weight] { font.weight = errors.choice(value, of: FontWeight.self) }
    if let value = fields[.italic] { font.isItalic = errors.bool(value) ?? false }
    if let value = fields[.textStyle] {
      font.style = errors.choice(value, of: TextStyle.self)
      if fields[.size] != nil { errors.add(.invalidText, at: value, "a style has its own size") }
    }
    if let value = fields[.variations] { font.variations = variations(value) }
    return font
  }

  private func variations(_ value: JSONValue) -> [FontDescription.Variation] {
    guard let members = errors.object(value) else { return [] }
    guard value.count <= fonts.limits.variations else {
      errors.addLimit("variations", fonts.limits.variations, at: value)
      return []
    }
    var all: [FontDescription.Variation] = []
    for (name, value) in members {
      guard let axis = name.string, let number = errors.number(value) else { continue }
      all.append(.init(axis: axis, value: number))
    }
    return all
  }

  /// Shapes a text; adds an error if that fails.
  ///
  /// - Parameters:
  ///   - spec: The text.
  ///   - traits: The traits that it shares with others.
  ///   - place: The value to report errors at.
  ///   - font: The value to report errors of the font at; `nil` for `place`.
  /// - Returns: The text; `nil` after an error.
  /// - Throws: A time or memory limit, which ends the request.
  mutating func shaped(
    _ spec: TextSpec, _ traits: TextTraits, at place: JSONValue, font: JSONValue? = nil
  ) throws(Problem) -> ViewText? {
    guard let shaper = self.shaper ?? fonts.available else {
      throw Problem(.timeLimitExceeded, "the fonts were not read in time")
    }
    self.shaper = shaper
    try Problem.checkMemory(for: Self.bytesOfShaping * spec.text.utf8.count)
    let text: ViewText
    do throws(TextLayout.TextError) {
      text = try ViewText(
        spec, traits, pixelScale: pixelScale, shaper, cancellation: cancellation)
    } catch {
      try add(error, spec, shaper, at: place, font: font ?? place)
      return nil
    }
    if traits.isStrict, text.block.styled.isEstimated {
      errors.add(
        .estimatedText, at: font ?? place,
        text.block.styled.text.missingGlyphs > 0
          ? "the font has no glyphs for a part of the text, and `strictFonts` allows no estimate"
          : "the system font's widths are estimated, and `strictFonts` allows no estimate")
      return nil
    }
    return text
  }

  private func add(
    _ error: TextLayout.TextError, _ spec: TextSpec, _ shaper: FontShaper, at place: JSONValue,
    font: JSONValue
  ) throws(Problem) {
    switch error {
    case .unknownFont(let name):
      guard spec.font.name != .system else {
        errors.add(
          .unknownFont, at: font,
          "the system font is estimated by \(Excerpt.quoted(name)), which is not among the fonts")
        return
      }
      let names = shaper.library.fonts.flatMap { [$0.postScriptName, $0.family] }
      errors.add(
        .unknownFont, at: font["name"] ?? font, "there is no font \(Excerpt.quoted(name))",
        suggestion: Suggestion.nearest(to: name, among: names))
    case .unknownAxis(let axis, let name):
      let axes = shaper.library.font(named: name)?.axes.map(\.tag) ?? []
      let stated = font["variations"]
      let tag = stated?.members.first { $0.name.stringBytes?.elementsEqual(axis.utf8) == true }
      errors.add(
        .unknownFont, at: tag?.name ?? stated ?? font,
        "the font \(Excerpt.quoted(name)) has no axis \(Excerpt.quoted(axis))",
        suggestion: Suggestion.nearest(to: axis, among: axes))
    case .limitExceeded(let name, let limit):
      errors.addLimit(name == "text" ? "textLength" : name, limit, at: place)
    case .invalidNumber(let name):
      errors.add(.numberOutOfRange, at: place, "the \(name) is out of range")
    case .outOfMemory:
      throw Problem(.timeLimitExceeded, "there was no memory for the request")
    case .cancelled:
      throw Problem(.timeLimitExceeded, UnfinishedResult.texts.rawValue)
    }
  }
}

/// The members of a font.
enum FontMember: Int, JSONMember {
  case name, size, weight, italic, textStyle, variations
  static let names = MemberNames<FontMember>()
}
