internal import TextLayout

/// The texts of a layout's views as they were shaped last.
///
/// An unchanged text keeps its object. Scenes compare these objects to detect differences.
struct TextMeasures {
  var shaper: (any TextShaper)? {
    didSet { entries = [:] }
  }
  var traits: TextTraits {
    didSet { if traits != oldValue { entries = [:] } }
  }
  private var entries: [ObjectIdentifier: ViewText] = [:]

  init(shaper: (any TextShaper)?, traits: TextTraits) {
    self.shaper = shaper
    self.traits = traits
  }

  /// Adds the texts of the views of a tree to its scene.
  ///
  /// - Throws: ``LiveLayoutError/invalidText(_:_:)``.
  /// - Complexity: O(views + texts that have changed).
  mutating func add(
    to tree: inout ElementTree, scale: Double?
  ) throws(LiveLayoutError) {
    // What the tree no longer has is dropped: an object that is made later may have its identity.
    var kept: [ObjectIdentifier: ViewText] = [:]
    for case let view as View in tree.elements where view.text != nil || view.measure != nil {
      let measure = try measure(of: view, scale: scale)
      if view.measure == nil { kept[ObjectIdentifier(view)] = measure as? ViewText }
      tree.setText(measure, of: view)
    }
    entries = kept
  }

  /// The measure of the content of a view that has a text or a measure of its own.
  ///
  /// - Throws: ``LiveLayoutError/invalidText(_:_:)``.
  /// - Complexity: O(text) if it has changed.
  mutating func measure(
    of view: View, scale: Double?
  ) throws(LiveLayoutError) -> any TextMeasure {
    do throws(ViewTextError) {
      if let error = view.textError { throw error }
      if let measure = view.measure { return measure }
      guard let spec = view.text else { throw .noShaper }
      let pixelScale = scale ?? ViewText.standardScale
      let key = ObjectIdentifier(view)
      if let old = entries[key], old.block.pixelScale == pixelScale, old.spec == spec {
        return old
      }
      let text = try shaped(spec, pixelScale)
      entries[key] = text
      return text
    } catch {
      throw .invalidText(view.name, error)
    }
  }

  /// Forgets the text of a view that has none or is no longer in the tree.
  mutating func forget(_ view: LayoutElement) {
    if !entries.isEmpty { entries[ObjectIdentifier(view)] = nil }
  }

  private func shaped(
    _ spec: TextSpec, _ pixelScale: Double
  ) throws(ViewTextError) -> ViewText {
    guard let shaper else { throw .noShaper }
    let text: ViewText
    do throws(TextLayout.TextError) {
      text = try ViewText(spec, traits, pixelScale: pixelScale, shaper)
    } catch {
      throw .unshapable(error)
    }
    if traits.isStrict, text.block.styled.isEstimated { throw .estimated }
    return text
  }
}

extension View {
  /// The reason the view's text cannot determine its size, or `nil`.
  fileprivate var textError: ViewTextError? {
    if let measure {
      if text != nil { return .ownMeasure }
      if !measure.extent(forWidth: nil).isValid { return .invalidExtent }
    }
    if intrinsicSize?.heightForWidth != nil { return .ownHeights }
    return geometry.firstBaseline != 0 || geometry.lastBaseline != 0 ? .ownBaselines : nil
  }
}

extension TextExtent {
  /// Whether every number is a length that a layout takes.
  fileprivate var isValid: Bool {
    [width, height, firstBaseline, lastBaseline].allSatisfy {
      abs($0) <= LayoutLimits.magnitude
    }
  }
}
