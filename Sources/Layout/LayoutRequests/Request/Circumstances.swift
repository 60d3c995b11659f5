public import ConstraintLayout

/// The conditions under which a layout is solved: screen size, layout direction, text size, pixel
/// scale, and a variant of the request.
///
/// A `nil` member leaves the request's own value.
public struct Circumstances: Hashable, Sendable {
  /// The index of a variant of the request, whose edits are applied first.
  public var variant: Int?
  /// The size of the root view, in points.
  public var size: Size?
  /// The insets of the screen's safe area, in points.
  public var safeArea: EdgeInsets?
  /// The layout direction.
  public var direction: LayoutDirection?
  /// The scale of text relative to the request.
  public var textScale: Double
  /// Pixels per point, to which edges are rounded.
  public var scale: Double?

  /// Makes circumstances; the defaults are those of the request itself.
  public init(
    variant: Int? = nil, size: Size? = nil, safeArea: EdgeInsets? = nil,
    direction: LayoutDirection? = nil, textScale: Double = 1, scale: Double? = nil
  ) {
    self.variant = variant
    self.size = size
    self.safeArea = safeArea
    self.direction = direction
    self.textScale = textScale
    self.scale = scale
  }
}

extension Circumstances {
  /// The edits that apply the circumstances: the screen size with its safe area, and the text
  /// sizes.
  ///
  /// - Complexity: O(items + rows of tables).
  func edits(
    of scene: LayoutScene, screen: ItemIndex?, direction: LayoutDirection
  ) -> [LayoutEdit] {
    var edits: [LayoutEdit] = []
    if let size, let screen {
      edits.append(.given(screen, .width, size.width))
      edits.append(.given(screen, .height, size.height))
    }
    if let safeArea = safeArea?.directional(direction), let screen {
      edits += DirectionalInsets.Side.allCases.map {
        .inset(screen, .safeArea, $0, safeArea[$0])
      }
    }
    guard textScale != 1 else { return edits }
    for index in scene.items.indices {
      edits += scene.scaledText(of: ItemIndex(index), by: textScale)
    }
    return edits
  }
}

extension LayoutScene {
  /// The edits that scale a view's content with its text; none if it has no text. A view without a
  /// measured text counts as text if it has a baseline or a ``HeightTable``.
  ///
  /// Scaled text wraps at scaled widths exactly as before, so the table scales on both axes.
  fileprivate func scaledText(of item: ItemIndex, by factor: Double) -> [LayoutEdit] {
    guard let size = intrinsicSize(of: item) else { return [] }
    if let text = viewText(of: item) {
      return text.scaled(by: factor).map { [.text(item, MeasuredText($0))] } ?? []
    }
    let geometry = geometry(of: item)
    let hasBaseline = geometry.firstBaseline != 0 || geometry.lastBaseline != 0
    guard hasBaseline || size.heightForWidth != nil else { return [] }
    func scaled(_ length: Double) -> Double { LayoutLimits.clamped(length * factor) }
    let heights = size.heightForWidth.flatMap { table in
      HeightTable(
        table.rows.map { .init(width: scaled($0.width), height: scaled($0.height)) })
    }
    var edits: [LayoutEdit] = [
      .content(
        item, width: size.width.map(scaled), height: size.height.map(scaled), heights: heights)
    ]
    if hasBaseline {
      edits.append(
        .baselines(
          item, first: scaled(geometry.firstBaseline), last: scaled(geometry.lastBaseline)))
    }
    return edits
  }
}

extension LayoutLimits {
  fileprivate static func clamped(_ length: Double) -> Double {
    min(max(length, -magnitude), magnitude)
  }
}
