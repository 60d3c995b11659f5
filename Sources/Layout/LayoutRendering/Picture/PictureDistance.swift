import ConstraintLayout

/// A distance between the edges of two frames, in units of the picture.
struct PictureDistance {
  var axis: Axis
  /// The upper left end.
  var start: (x: Double, y: Double)
  var end: (x: Double, y: Double)
  /// A description for the tooltip.
  var title: PictureText
  /// The length, if there is room for it.
  var label: LabelPlacer.Label?
}

/// The distances set by the constraints and stacks of a scene.
///
/// There is one for each constraint between two edges on the same axis, and one for each pair of
/// neighbours in a stack. Distances of less than half a point are not drawn.
struct PictureDistances {
  /// The maximum number of distances in a panel.
  static let limit = 2_000
  private static let shortest = 0.5

  private(set) var distances: [PictureDistance] = []
  private let scene: LayoutScene
  private let boxes: [PictureBox]
  private let direction: LayoutDirection
  private let factor: Double

  /// Collects the distances of a panel.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - boxes: The frames, in units of the picture.
  ///   - direction: The reading direction.
  ///   - factor: Units of the picture per point.
  ///   - placer: The placer of the panel's labels, which also places the lengths.
  /// - Complexity: O(constraints + arranged views).
  init(
    of scene: LayoutScene, _ boxes: [PictureBox], direction: LayoutDirection, factor: Double,
    placer: inout LabelPlacer
  ) {
    self.scene = scene
    self.boxes = boxes
    self.direction = direction
    self.factor = factor
    for constraint in scene.constraints where constraint.isActive {
      guard distances.count < Self.limit else { return }
      guard constraint.firstOrigin == nil, constraint.secondOrigin == nil,
        let second = constraint.second, second.item != constraint.first.item
      else { continue }
      add(constraint.first, second, to: &placer)
    }
    for stack in scene.stacks {
      let arranged = stack.arranged.filter { !stack.hidden.contains($0) }
      let isMirrored = stack.axis == .horizontal && direction == .rightToLeft
      for (one, two) in zip(arranged, arranged.dropFirst()) {
        guard distances.count < Self.limit else { return }
        let (before, after) = isMirrored ? (two, one) : (one, two)
        switch stack.axis {
        case .horizontal: add(Anchor(before, .right), Anchor(after, .left), to: &placer)
        case .vertical: add(Anchor(before, .bottom), Anchor(after, .top), to: &placer)
        }
      }
    }
  }

  private mutating func add(_ first: Anchor, _ second: Anchor, to placer: inout LabelPlacer) {
    guard first.attribute.kind == second.attribute.kind, let from = edge(first),
      let to = edge(second)
    else { return }
    let length = abs(to - from) / factor
    guard length >= Self.shortest else { return }
    let (a, b) = (boxes[first.item.index], boxes[second.item.index])
    let text = NumberText.string((length * 100).rounded() / 100)
    let title = PictureText(
      "\(text) between \(name(first)) and \(name(second))", columns: PanelNotes.titleColumns)
    let (low, high) = (min(from, to), max(from, to))
    let isHorizontal = first.attribute.kind == .horizontal
    // Across the axis, the line lies in the middle of the frames' common range.
    let across =
      isHorizontal
      ? Self.middle(max(a.top, b.top), min(a.bottom, b.bottom), a.top, a.bottom)
      : Self.middle(max(a.left, b.left), min(a.right, b.right), a.left, a.right)
    let center = (low + high) / 2
    let label = PictureText(text, columns: 20)
    distances.append(
      PictureDistance(
        axis: isHorizontal ? .horizontal : .vertical,
        start: isHorizontal ? (low, across) : (across, low),
        end: isHorizontal ? (high, across) : (across, high), title: title,
        label: isHorizontal
          ? placer.place(label, at: center, across) : placer.place(label, at: across, center)))
  }

  /// The middle of a range, or of another one if the range is empty.
  private static func middle(
    _ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double
  ) -> Double {
    low <= high ? (low + high) / 2 : (otherLow + otherHigh) / 2
  }

  private func name(_ anchor: Anchor) -> String {
    let item = ConstraintPrinter.quoted(scene.names.bytes(of: anchor.item.index))
    let area = anchor.area == .item ? "" : ".\(anchor.area.name)"
    return "\(item)\(area).\(anchor.attribute.name)"
  }

  /// The position of an edge, in units of the picture; `nil` for centers and baselines.
  private func edge(_ anchor: Anchor) -> Double? {
    let box = boxes[anchor.item.index]
    let insets = scene.insets(of: anchor.area, anchor.item, direction)
    let isLeading = direction == .leftToRight
    switch anchor.attribute {
    case .left: return box.left + insets.left * factor
    case .right: return box.right - insets.right * factor
    case .leading:
      return isLeading ? box.left + insets.left * factor : box.right - insets.right * factor
    case .trailing:
      return isLeading ? box.right - insets.right * factor : box.left + insets.left * factor
    case .top: return box.top + insets.top * factor
    case .bottom: return box.bottom - insets.bottom * factor
    case .centerX, .centerY, .firstBaseline, .lastBaseline, .width, .height: return nil
    }
  }
}

extension LayoutScene {
  /// The insets of an area of an item, by side.
  func insets(of area: Area, _ item: ItemIndex, _ direction: LayoutDirection) -> EdgeInsets {
    let geometry = geometry(of: item)
    return switch area {
    case .item: geometry.alignment
    case .margins: geometry.margins.resolved(direction)
    case .safeArea: geometry.safeArea.resolved(direction)
    }
  }

  /// The views whose margins a constraint or a stack refers to.
  ///
  /// - Complexity: O(constraints + stacks), expected.
  var itemsWithUsedMargins: Set<Int> {
    var items: Set<Int> = []
    for constraint in constraints where constraint.isActive {
      for anchor in constraint.anchors where anchor.area == .margins {
        items.insert(anchor.item.index)
      }
    }
    for stack in stacks where stack.isMarginRelative { items.insert(stack.view.index) }
    return items
  }
}
