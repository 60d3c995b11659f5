internal import ConstraintLayout
internal import InterfaceBuilder
internal import ServiceContract
internal import TextBytes
internal import TextLayout
internal import TextMeasuring
internal import LayoutRequests

extension LayoutRequest {
  /// Makes the request that an imported scene's body describes, without encoding the body.
  ///
  /// - Parameters:
  ///   - imported: The scene.
  ///   - limits: The limits of the request.
  ///   - fonts: The fonts that measure its texts, if the scene is in another language.
  /// - Throws: `limit-exceeded` for more views or constraints than the limits allow, and
  ///   `number-out-of-range` for numbers beyond `LayoutLimits`.
  /// - Complexity: O(views + constraints), plus shaping the texts.
  convenience init(
    _ imported: ImportedScene, limits: RequestLimits, fonts: FontStore
  ) throws(Problem) {
    try imported.layout.checkBounds(limits)
    try Problem.checkMemory()
    var texts = ImportedTexts(fonts)
    var scene = imported.layout
    var textItems: [ItemIndex] = []
    for (index, text) in imported.measuredTexts.enumerated() {
      guard let text else { continue }
      let item = ItemIndex(index)
      let size = scene.intrinsicSize(of: item)
      let shaped = try texts.shaped(text)
      scene.apply(
        .text(
          item,
          MeasuredText(shaped, givesWidth: size?.width == nil, givesHeight: size?.height == nil)))
      textItems.append(item)
    }
    self.init(
      scene: scene, options: LayoutOptions(), variants: [], root: nil,
      places: RequestPlaces(imported), queries: Queries(), sweep: nil, wantsRepairs: false,
      picture: Picture(), disabledRules: [], textItems: textItems)
  }
}

extension RequestPlaces {
  /// The locations in the document, which are those in the body too: both list views before guides.
  fileprivate init(_ imported: ImportedScene) {
    self.init()
    document = Document(
      items: imported.positions,
      constraints: imported.sources.map { source in
        source.map { Document.Constraint(id: $0.id, position: $0.position) }
      })
    let items = imported.layout.items
    let viewCount = items.prefix { $0.isView }.count
    self.items = items.indices.map { index in
      ItemLocation(
        nest: -1,
        position: Int32(truncatingIfNeeded: index < viewCount ? index : index - viewCount))
    }
    for (index, source) in imported.sources.enumerated() {
      var id: Int32 = -1
      if let text = source?.id {
        // A duplicate id identifies no constraint.
        let (number, isNew) = ids.insert(Array(text.utf8).span)
        if isNew { id = Int32(truncatingIfNeeded: number) }
      }
      constraints.append(
        ConstraintLocation(position: Int32(truncatingIfNeeded: index), part: -1, id: id))
    }
  }
}

/// Shapes the texts of an imported scene.
private struct ImportedTexts {
  let fonts: FontStore
  private var shaper: FontShaper?

  init(_ fonts: FontStore) { self.fonts = fonts }

  mutating func shaped(_ text: ImportedText) throws(Problem) -> ViewText {
    guard let shaper = self.shaper ?? fonts.available else {
      throw Problem(.timeLimitExceeded, "the fonts were not read in time")
    }
    self.shaper = shaper
    try Problem.checkMemory(for: TextReader.bytesOfShaping * text.text.utf8.count)
    do throws(TextLayout.TextError) {
      return try ViewText(
        TextSpec(text), TextTraits(), pixelScale: ViewText.standardScale, shaper)
    } catch {
      switch error {
      case .limitExceeded(let name, let limit):
        throw Problem(
          .limitExceeded,
          "a text exceeds the limit of \(limit) \(name == "text" ? "textLength" : name)",
          limit: name == "text" ? "textLength" : name)
      case .outOfMemory:
        throw Problem(.timeLimitExceeded, "there was no memory for the request")
      case .cancelled: throw Problem(.timeLimitExceeded, UnfinishedResult.texts.rawValue)
      case .unknownFont, .unknownAxis, .invalidNumber:
        throw Problem(
          .unknownFont, "a text cannot be measured in \(Excerpt.quoted(text.font.name))")
      }
    }
  }
}

extension TextSpec {
  /// The text of an imported view.
  fileprivate init(_ text: ImportedText) {
    let font = FontChoice(
      name: text.font.name == "system" ? .system : .named(text.font.name), size: text.font.size,
      weight: text.font.weight.flatMap { FontWeight(exactly: $0) }, isItalic: text.font.isItalic,
      style: text.font.style.flatMap { TextStyle(exactly: $0) })
    self.init(
      text.text, font: font, lines: text.lines,
      lineBreak: LineBreakMode(exactly: text.lineBreak) ?? .truncateTail,
      kind: text.isButton ? .button : .label)
  }
}

extension LayoutScene {
  /// Throws the problem of a scene that exceeds the request limits or has numbers beyond
  /// ``LayoutLimits``.
  ///
  /// - Complexity: O(items + constraints).
  fileprivate func checkBounds(_ limits: RequestLimits) throws(Problem) {
    for (count, limit, name) in [
      (items.count, limits.views, "views"),
      (constraints.count, limits.constraints, "constraints"),
    ] where count > limit {
      throw Problem(
        .limitExceeded, "the request exceeds the limit of \(limit) \(name)", limit: name)
    }
    for index in items.indices {
      guard names.bytes(of: index).count <= limits.idBytes else {
        throw Problem(
          .limitExceeded, "an id is longer than the limit of \(limits.idBytes) idBytes",
          limit: "idBytes")
      }
      if let number = invalidNumber(of: ItemIndex(index)) {
        throw Problem(
          .numberOutOfRange,
          "\(number.property) of \(Excerpt.quoted(names.string(of: index))) is beyond the limit of "
            + NumberText.string(LayoutLimits.magnitude))
      }
    }
    for stack in stacks {
      if let error = error(in: stack) { throw Problem(.invalidHierarchy, "\(error)") }
    }
    for constraint in constraints {
      if let error = error(in: constraint) { throw Problem(error.code, error.description) }
    }
  }
}
