import ConstraintLayout
internal import JSONDocuments
internal import ServiceContract
import TextLayout
internal import TextBytes

extension LayoutRequestDecoder {
  /// Reads the traits that all texts share, before the first text.
  mutating func readTextTraits(_ fields: borrowing ObjectFields<LayoutRequestMember>) {
    // An invalid scale is reported where the scale itself is read.
    if let scale = fields[.scale]?.number, scale > 0, scale <= LayoutLimits.scale {
      texts.pixelScale = scale
    }
    texts.read(fields, into: &textTraits)
  }

  /// Reads the text of a view that is already in the scene.
  mutating func readText(
    of item: ItemIndex, _ fields: borrowing ObjectFields<ViewMember>
  ) throws(Problem) {
    guard let value = fields[.text] else {
      for member in ViewMember.besideText {
        if let value = fields[member] {
          errors.add(
            .invalidText, at: value, "`\(member)` is of a text, and the view has no `text`")
        }
      }
      return
    }
    for member in [ViewMember.firstBaseline, .lastBaseline] {
      if let value = fields[member] {
        errors.add(.invalidText, at: value, "the baselines are those of `text`")
      }
    }
    if let table = fields[.intrinsicSize]?["heightForWidth"] {
      errors.add(.invalidText, at: table, "the heights are those of `text`")
    }
    guard let spec = changed(texts.spec(of: value, fields)),
      let text = try texts.shaped(spec, textTraits, at: value, font: fields[.font])
    else { return }
    let size = scene.intrinsicSize(of: item)
    scene.apply(
      .text(
        item,
        MeasuredText(text, givesWidth: size?.width == nil, givesHeight: size?.height == nil)))
    textItems.append(item)
  }

  /// The text as the view shows it.
  private func changed(_ spec: TextSpec?) -> TextSpec? {
    guard let changeText, var spec else { return spec }
    spec.text = changeText(spec.text)
    return spec
  }

  // MARK: Variants

  /// The edits of the texts of a variant that has its own content size or language.
  mutating func textEdits(
    _ traits: TextTraits, except changed: Set<ItemIndex>, at value: JSONValue
  ) throws(Problem) -> [LayoutEdit] {
    guard traits != textTraits else { return [] }
    var edits: [LayoutEdit] = []
    for item in textItems where !changed.contains(item) {
      guard let old = scene.viewText(of: item) else { continue }
      guard traits.language != textTraits.language || old.spec.font.style != nil else { continue }
      if let text = try texts.shaped(old.spec, traits, at: value) {
        edits.append(.text(item, MeasuredText(text)))
      }
    }
    return edits
  }

  /// Sets the content size of a variant by its path.
  func setContentSize(_ value: JSONValue, _ traits: inout TextTraits) {
    guard let size = value.string.flatMap({ ContentSize(exactly: $0) }) else {
      let names = InputErrorList.list(ContentSize.allCases.map(\.rawValue))
      errors.add(.invalidVariant, at: value, "must be \(names)")
      return
    }
    traits.contentSize = size
  }

  /// Sets a member of a view's text in a variant; the text is shaped once all are set.
  func setText(
    _ property: LayoutPath.TextProperty, of item: ItemIndex, at name: JSONValue,
    _ value: JSONValue, _ specs: inout [ItemIndex: (spec: TextSpec, value: JSONValue)]
  ) -> [LayoutEdit] {
    guard var spec = specs[item]?.spec ?? scene.viewText(of: item)?.spec else {
      errors.add(.invalidVariant, at: name, "the view has no `text`")
      return []
    }
    switch property {
    case .text:
      guard let text = value.string else { return addWrongKind(value, wanted: "a string") }
      spec.text = changeText?(text) ?? text
    case .fontSize:
      guard value.kind == .number else { return addWrongKind(value, wanted: "a number") }
      guard let size = texts.size(value, .invalidVariant) else { return [] }
      (spec.font.size, spec.font.style) = (size, nil)
    case .textStyle, .fontTextStyle:
      guard let name = value.string else { return addWrongKind(value, wanted: "a string") }
      guard let style = TextStyle(exactly: name) else {
        let names = TextStyle.allCases.map(\.rawValue)
        errors.add(
          .invalidVariant, at: value, "must be \(InputErrorList.list(names))",
          suggestion: Suggestion.nearest(to: name, among: names))
        return []
      }
      (spec.font.size, spec.font.style) = (nil, style)
    }
    specs[item] = (spec, value)
    return []
  }
}
