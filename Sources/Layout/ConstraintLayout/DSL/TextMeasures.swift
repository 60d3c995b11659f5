internal import TextLayout

/// The shaped text of a view in a tree.
final class ShapedViewText: TextMeasure {
  let block: TextBlock

  init(_ block: TextBlock) { self.block = block }

  var wraps: Bool { block.wraps }
  var work: Int { block.measuringWork }
  func size(forWidth width: Double?) -> TextSize { block.size(forWidth: width) }
}

/// The texts of a layout's views as last shaped.
///
/// An unchanged text keeps its object. Scenes compare these objects to detect differences.
struct TextMeasures {
  private struct Entry {
    var spec: TextSpec
    var pixelScale: Double
    var measure: ShapedViewText
  }

  /// The default number of pixels per point.
  private static let standardScale = 2.0

  var shaper: (any TextShaper)? {
    didSet { entries = [:] }
  }
  var traits: TextTraits {
    didSet { if traits != oldValue { entries = [:] } }
  }
  private var entries: [ObjectIdentifier: Entry] = [:]

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
    // Drop texts no longer in the tree: a later object may have the same identity.
    var kept: [ObjectIdentifier: Entry] = [:]
    for case let view as View in tree.elements {
      guard let spec = view.text else { continue }
      if let error = view.textError { throw .invalidText(view.name, error) }
      let pixelScale = scale ?? Self.standardScale
      let key = ObjectIdentifier(view)
      var entry: Entry
      if let old = entries[key], old.pixelScale == pixelScale, old.spec == spec {
        entry = old
      } else {
        do throws(ViewTextError) {
          entry = Entry(
            spec: spec, pixelScale: pixelScale, measure: try shaped(spec, pixelScale))
        } catch {
          throw .invalidText(view.name, error)
        }
      }
      kept[key] = entry
      tree.setText(entry.measure, of: view)
    }
    entries = kept
  }

  private func shaped(
    _ spec: TextSpec, _ pixelScale: Double
  ) throws(ViewTextError) -> ShapedViewText {
    guard let shaper else { throw .noShaper }
    let attributes = TextAttributes(
      font: spec.font.description(at: traits.contentSize), language: traits.language,
      letterSpacing: spec.letterSpacing)
    let styled: StyledText
    do throws(TextLayout.TextError) {
      styled = try shaper.shape(spec.text, in: attributes)
    } catch {
      throw .unshapable(error)
    }
    if traits.isStrict, styled.isEstimated { throw .estimated }
    return ShapedViewText(TextBlock(styled, options: spec.options, pixelScale: pixelScale))
  }
}

extension View {
  /// The reason the view's text cannot determine its size, or `nil`.
  fileprivate var textError: ViewTextError? {
    if intrinsicSize?.heightForWidth != nil { return .ownHeights }
    return geometry.firstBaseline != 0 || geometry.lastBaseline != 0 ? .ownBaselines : nil
  }
}
