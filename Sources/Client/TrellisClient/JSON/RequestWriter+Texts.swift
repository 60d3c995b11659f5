import TextLayout

extension RequestWriter {
  /// Writes a text with its font and its rules, as members; those at their default are left out.
  mutating func members(of spec: TextSpec) {
    key("text")
    string(spec.text)
    font(spec.font)
    let plain = TextOptions()
    if spec.options.lines != plain.lines {
      key("lines")
      integer(spec.options.lines)
    }
    if spec.options.lineBreak != plain.lineBreak {
      key("lineBreak")
      string(spec.options.lineBreak.rawValue)
    }
    if spec.options.lineBreakStrategy != plain.lineBreakStrategy {
      key("lineBreakStrategy")
      string(spec.options.lineBreakStrategy.rawValue)
    }
    if spec.options.lineHeightMultiple != plain.lineHeightMultiple {
      key("lineHeightMultiple")
      number(spec.options.lineHeightMultiple)
    }
    if spec.letterSpacing != 0 {
      key("letterSpacing")
      number(spec.letterSpacing)
    }
    if spec.options.kind != plain.kind {
      key("textKind")
      string(spec.options.kind.rawValue)
    }
  }

  private mutating func font(_ font: FontChoice) {
    // A request may not have a size beside a style: of such a style only the weight is left.
    let style = font.size == nil ? font.style : nil
    let weight = font.weight ?? (style == nil ? font.style?.font(at: .large).weight : nil)
    if let style {
      key("textStyle")
      string(style.rawValue)
    }
    key("font")
    beginObject()
    if case .named(let name) = font.name {
      key("name")
      string(name)
    }
    if let size = font.size {
      key("size")
      number(size)
    }
    if let weight {
      key("weight")
      string(weight.rawValue)
    }
    if font.isItalic {
      key("italic")
      bool(true)
    }
    if !font.variations.isEmpty {
      key("variations")
      beginObject()
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
      key("contentSize")
      string(traits.contentSize.rawValue)
    }
    if let language = traits.language {
      key("language")
      string(language)
    }
    if traits.isStrict {
      key("strictFonts")
      bool(true)
    }
  }
}
