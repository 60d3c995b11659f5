import ConstraintSolver
internal import ConstraintLayout

/// The alignment insets of image views that show an SF Symbol.
///
/// A symbol has insets that a document does not state: a circle in a square of 34 points has a
/// frame of 34 by 33. If a required equality demands a length other than the saved frame's, the
/// difference is taken as such insets, half on each side.
enum SymbolInsets {
  /// The distance in points by which a saved length may deviate from an equality.
  private static let tolerance = 0.5
  /// The largest difference that is taken for insets, relative to the demanded length. A larger
  /// difference means that the frame is stale.
  private static let largestShare = 0.34

  /// Finds the insets.
  ///
  /// - Complexity: O(constraints).
  static func infer(in builder: inout SceneBuilder) {
    for draft in builder.drafts {
      for (anchor, isFirst) in [(draft.constraint.first, true), (draft.constraint.second, false)] {
        guard let anchor, anchor.area == .item, anchor.item.index < builder.nodes.count,
          showsSymbol(anchor.item.index, builder),
          let length = demandedLength(anchor.attribute, draft, isFirst, builder)
        else { continue }
        set(length, anchor, &builder)
      }
    }
    shift(in: &builder)
  }

  /// A view on one axis.
  private struct Place: Hashable {
    var node: Int
    var isHorizontal: Bool
  }

  /// The distances by which required equalities miss a place.
  private struct Misses {
    /// The misses of the left or upper edge.
    var near: [Double] = []
    /// The misses of the right or lower edge.
    var far: [Double] = []
    /// The misses of the center.
    var center: [Double] = []

    mutating func add(_ miss: Double, of attribute: Attribute) {
      switch attribute {
      case .left, .leading, .top: near.append(miss)
      case .right, .trailing, .bottom, .lastBaseline: far.append(miss)
      default: center.append(miss)
      }
    }

    /// The distances by which both edges miss their place; `nil` if the equalities disagree.
    var ofEdges: (near: Double, far: Double)? {
      let all = near + center + far
      guard let first = all.first else { return nil }
      if agree(all) { return (first, first) }
      guard center.isEmpty, let near = near.first, let far = far.first, agree(self.near),
        agree(self.far)
      else { return nil }
      return (near, far)
    }

    private func agree(_ misses: [Double]) -> Bool {
      misses.allSatisfy { abs($0 - misses[0]) <= tolerance }
    }
  }

  /// The largest shift of an edge, relative to the frame's length.
  private static let largestShift = 0.25

  /// Shifts the alignment edges of symbols if all required equalities of an edge miss it by the
  /// same distance. The insets are then larger on one side, or the alignment rectangle exceeds the
  /// frame.
  private static func shift(in builder: inout SceneBuilder) {
    var places: [Place] = []
    var misses: [Place: Misses] = [:]
    for draft in builder.drafts where draft.constraint.kind != .size {
      for (anchor, isFirst) in [(draft.constraint.first, true), (draft.constraint.second, false)] {
        guard let anchor, anchor.area == .item, anchor.item.index < builder.nodes.count,
          showsSymbol(anchor.item.index, builder),
          let demand = builder.demanded(of: draft, first: isFirst),
          let value = builder.savedValue(of: anchor)
        else { continue }
        let place = Place(
          node: anchor.item.index, isHorizontal: anchor.attribute.isHorizontal)
        if misses[place] == nil { places.append(place) }
        misses[place, default: Misses()].add(demand.value - value, of: anchor.attribute)
      }
    }
    for place in places {
      let node = builder.nodes[place.node]
      let most = largestShift * (place.isHorizontal ? node.frame.width : node.frame.height)
      guard let miss = misses[place]?.ofEdges, max(abs(miss.near), abs(miss.far)) > tolerance,
        abs(miss.near) <= most, abs(miss.far) <= most
      else { continue }
      if place.isHorizontal {
        builder.nodes[place.node].alignment.left += miss.near
        builder.nodes[place.node].alignment.right -= miss.far
      } else {
        builder.nodes[place.node].alignment.top += miss.near
        builder.nodes[place.node].alignment.bottom -= miss.far
      }
      let distance =
        miss.near == miss.far
        ? miss.near.shortText : "\(miss.near.shortText) and \(miss.far.shortText)"
      builder.note(
        .savedAlignment, node.element,
        "saved with the alignment rectangle of its symbol moved by \(distance) points on the "
          + "\(place.isHorizontal ? "horizontal" : "vertical") axis")
    }
  }

  private static func showsSymbol(_ index: Int, _ builder: SceneBuilder) -> Bool {
    let node = builder.nodes[index]
    guard node.kind == .imageView, node.isSolved, node.hasFrame else { return false }
    return builder.image(of: node.element)?.isSymbol ?? false
  }

  /// The length that a constraint demands. An aspect ratio determines the height: symbols rarely
  /// have insets at the sides.
  private static func demandedLength(
    _ attribute: Attribute, _ draft: SceneBuilder.Draft, _ isFirst: Bool, _ builder: SceneBuilder
  ) -> Double? {
    let constraint = draft.constraint
    let isRatio = constraint.second?.item == constraint.first.item
    guard attribute == .height || attribute == .width && !isRatio,
      let demand = builder.demanded(of: draft, first: isFirst)
    else { return nil }
    return demand.value
  }

  private static func set(_ length: Double, _ anchor: Anchor, _ builder: inout SceneBuilder) {
    let index = anchor.item.index
    let node = builder.nodes[index]
    let saved = anchor.attribute == .height ? node.frame.height : node.frame.width
    let current = anchor.attribute == .height ? node.alignmentSize.height : node.alignmentSize.width
    let excess = saved - length
    // The first equality that shows insets is used.
    guard current == saved, abs(excess) > tolerance, abs(excess) <= largestShare * length else {
      return
    }
    if anchor.attribute == .height {
      builder.nodes[index].alignment.top = excess / 2
      builder.nodes[index].alignment.bottom = excess / 2
    } else {
      builder.nodes[index].alignment.left = excess / 2
      builder.nodes[index].alignment.right = excess / 2
    }
    builder.note(
      .savedAlignment, node.element,
      "saved with \(excess.shortText) points of alignment insets on the "
        + "\(anchor.attribute == .height ? "vertical" : "horizontal") axis of its symbol")
  }
}
