import TextLayout
internal import JSONText

extension JSONWriter {
  /// Writes a text with its font and its rules, as members; those at their default are left out.
  mutating func members(of spec: TextSpec) {
    member("text", spec.text)
    font(spec.font)
    let plain = TextOptions()
    if spec.options.lines != plain.lines {
      member("lines", spec.options.lines)
    }
    if spec.options.lineBreak != plain.lineBreak {
      member("lineBreak", spec.options.lineBreak.rawValue)
    }
    if spec.options.lineBreakStrategy != plain.lineBreakStrategy {
      member("lineBreakStrategy", spec.options.lineBreakStrategy.rawValue)
    }
    if spec.options.lineHeightMultiple != plain.lineHeightMultiple {
      member("lineHeightMultiple", spec.options.lineHeightMultiple)
    }
    if spec.letterSpacing != 0 {
      member("letterSpacing", spec.letterSpacing)
    }
    if spec.options.kind != plain.kind {
      member("textKind", spec.options.kind.rawValue)
    }
  }

  private mutating func font(_ font: FontChoice) {
    // A request may not have a size beside a style: of such a style only the weight is left.
    let style = font.size == nil ? font.style : nil
    let weight = font.weight ?? (style == nil ? font.style?.font(at: .large).weight : nil)
    if let style {
      member("textStyle", style.rawValue)
    }
    beginObject("font")
    if case .named(let name) = font.name {
      member("name", name)
    }
    if let size = font.size {
      member("size", size)
    }
    if let weight {
      member("weight", weight.rawValue)
    }
    if font.isItalic {
      member("italic", true)
    }
    if !font.variations.isEmpty {
      beginObject("variations")
      // Of two values on an axis the last counts, and an object has each name once.
      var last: [[UInt8]: Int] = [:]
      for (index, each) in font.variations.enumerated() { last[Array(each.axis.utf8)] = index }
      for (index, each) in font.variations.enumerated()
      where last[Array(each.axis.utf8)] == index {
        key(each.axis)
        number(each.value)
      }
      endObject()
    }
    endObject()
  }

  /// Writes what texts have in common, as members; those at their default are left out.
  mutating func members(of traits: TextTraits) {
    if traits.contentSize != .large {
      member("contentSize", traits.contentSize.rawValue)
    }
    if let language = traits.language {
      member("language", language)
    }
    if traits.isStrict {
      member("strictFonts", true)
    }
  }
}
