import ConstraintSolver

/// Constraints that would settle views, with constants a designer would write: edges, margins,
/// intrinsic sizes, and distances already in the scene.
///
/// The solver's position of an open view is accidental, so it is used only if it matches one of
/// these.
struct TieCandidates {
  private let scene: LayoutScene
  private let direction: LayoutDirection
  /// The distances of views from the edges of their superviews and from one another, by axis; most
  /// frequent first.
  private var edgeDistances: [Axis: [Double]] = [:]
  private var siblingDistances: [Axis: [Double]] = [:]
  /// The distances of each view from edges of its superview.
  private var ownDistances: [ItemIndex: [Axis: [Double]]] = [:]
  /// The siblings with which each view shares an edge or its center, by axis.
  private var alignments: [ItemIndex: [Axis: [Alignment]]] = [:]
  private var usesMargins = false

  /// An edge or center that a view shares with a sibling.
  private struct Alignment {
    var sibling: ItemIndex
    var attribute: Attribute
  }

  /// The distances tried even if the scene does not contain them.
  private static let usual: [Double] = [0, 8, 16, 20]
  /// The maximum number of constraints per edge.
  private static let mostTies = 3

  /// - Complexity: O(constraints), expected.
  init(_ scene: LayoutScene, direction: LayoutDirection) {
    self.scene = scene
    self.direction = direction
    var edges: [Axis: [Double: Int]] = [:]
    var siblings: [Axis: [Double: Int]] = [:]
    for constraint in scene.constraints where constraint.isActive {
      guard let second = constraint.second, constraint.firstOrigin == nil,
        constraint.secondOrigin == nil, constraint.multiplier == 1, constraint.firstFactor == 1,
        constraint.kind != .size
      else { continue }
      let first = constraint.first
      usesMargins = usesMargins || first.area == .margins || second.area == .margins
      guard first.area == .item, second.area == .item, abs(constraint.constant) <= 1_000 else {
        continue
      }
      let axis: Axis = constraint.kind == .horizontal ? .horizontal : .vertical
      let distance = abs(constraint.constant)
      let (a, b) = (scene.items[first.item.index].parent, scene.items[second.item.index].parent)
      if a == second.item || b == first.item {
        edges[axis, default: [:]][distance, default: 0] += 1
        let child = a == second.item ? first.item : second.item
        ownDistances[child, default: [:]][axis, default: []].append(distance)
      } else if a == b, first.item != second.item {
        // The distance between two edges of the same side is no gap.
        guard first.attribute == second.attribute else {
          siblings[axis, default: [:]][distance, default: 0] += 1
          continue
        }
        guard distance == 0, constraint.relation == .equal else { continue }
        for (item, sibling) in [(first.item, second.item), (second.item, first.item)] {
          alignments[item, default: [:]][axis, default: []].append(
            Alignment(sibling: sibling, attribute: first.attribute))
        }
      }
    }
    func ordered(_ counts: [Double: Int]) -> [Double] {
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }
    edgeDistances = edges.mapValues(ordered)
    siblingDistances = siblings.mapValues(ordered)
  }

  /// The constraints that could settle an item on an axis, most natural first.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - axis: The axis.
  ///   - dimensions: The open numbers of its frame.
  ///   - frames: The frames of the scene, relative to parents.
  ///   - isOpen: Whether an item is open on the axis.
  /// - Returns: Required equalities, not yet verified.
  /// - Complexity: O(items).
  func ties(
    of item: ItemIndex, _ axis: Axis, open dimensions: [Dimension], _ frames: [Frame],
    isOpen: (ItemIndex) -> Bool
  ) -> [SceneConstraint] {
    guard let parent = scene.items[item.index].parent else { return sizes(of: item, dimensions) }
    let isHorizontal = axis == .horizontal
    let near: Attribute = isHorizontal ? .leading : .top
    let far: Attribute = isHorizontal ? .trailing : .bottom
    let own = extent(of: item, axis, frames)
    let outer = inner(of: parent, axis, frames)
    var siblings = neighbours(of: item, in: parent, isOpen)
    // The place of an open view is accidental: its neighbours are those of its row, in order.
    let hasPlace = !dimensions.contains(isHorizontal ? .x : .y)
    let isOrdered = !hasPlace && !dimensions.contains { $0.axis != axis }
    if !dimensions.contains(where: { $0.axis != axis }) {
      let across: Axis = isHorizontal ? .vertical : .horizontal
      let extent = extent(of: item, across, frames)
      siblings.removeAll { !overlaps(extent, self.extent(of: $0, across, frames)) }
    }
    if isOrdered {
      // A background has nothing before or after it.
      siblings.removeAll {
        let other = extent(of: $0, axis, frames)
        return other.near <= outer.near + leastMove && other.far >= outer.far - leastMove
      }
    }
    let before = siblings.filter {
      isOrdered ? $0 < item : extent(of: $0, axis, frames).far <= own.near + leastMove
    }.max { extent(of: $0, axis, frames).far < extent(of: $1, axis, frames).far }
    let after = siblings.filter {
      isOrdered ? $0 > item : extent(of: $0, axis, frames).near >= own.far - leastMove
    }.min { extent(of: $0, axis, frames).near < extent(of: $1, axis, frames).near }
    var ties = hasPlace ? alignedEdges(of: item, axis, near, far, isOpen) : []
    func tie(_ attribute: Attribute, to other: Anchor, at distance: Double, known: [Double]) {
      let sign: Double = attribute == near ? 1 : -1
      for constant in constants(at: isOrdered ? nil : sign * distance, known) {
        ties.append(
          SceneConstraint(Anchor(item, attribute), .equal, to: other, constant: sign * constant))
      }
    }
    let edges = (ownDistances[item]?[axis] ?? []) + (edgeDistances[axis] ?? []) + [0]
    let gaps = (siblingDistances[axis] ?? []) + [8]
    if before == nil {
      tie(near, to: Anchor(parent, near), at: own.near - outer.near, known: edges)
    }
    if usesMargins {
      for edge in [near, far] {
        ties.append(
          SceneConstraint(Anchor(item, edge), .equal, to: Anchor(parent, edge, of: .margins)))
      }
    }
    if let before {
      let distance = own.near - extent(of: before, axis, frames).far
      tie(near, to: Anchor(before, far), at: distance, known: gaps)
    }
    if let after {
      let distance = own.far - extent(of: after, axis, frames).near
      tie(far, to: Anchor(after, near), at: distance, known: gaps)
    } else {
      tie(far, to: Anchor(parent, far), at: own.far - outer.far, known: edges)
    }
    if before != nil, isOrdered {
      tie(near, to: Anchor(parent, near), at: own.near - outer.near, known: edges)
    }
    return ties + sizes(of: item, dimensions.filter { $0.axis == axis })
  }

  /// Constraints that give a view the size of a sibling with which it shares an edge or its
  /// center.
  private func alignedEdges(
    of item: ItemIndex, _ axis: Axis, _ near: Attribute, _ far: Attribute,
    _ isOpen: (ItemIndex) -> Bool
  ) -> [SceneConstraint] {
    (alignments[item]?[axis] ?? []).filter { !isOpen($0.sibling) }.prefix(Self.mostTies).map {
      let other = $0.attribute == far ? near : far
      return SceneConstraint(Anchor(item, other), .equal, to: Anchor($0.sibling, other))
    }
  }

  /// The size of a view's content as constraints.
  private func sizes(of item: ItemIndex, _ dimensions: [Dimension]) -> [SceneConstraint] {
    guard let size = scene.intrinsicSize(of: item) else { return [] }
    return dimensions.compactMap { dimension in
      switch dimension {
      case .width:
        size.width.map { SceneConstraint(Anchor(item, .width), .equal, constant: $0) }
      case .height:
        size.height.map { SceneConstraint(Anchor(item, .height), .equal, constant: $0) }
      case .x, .y: nil
      }
    }
  }

  /// The current distance, if there is one and a designer would write it, then the known ones.
  private func constants(at distance: Double?, _ known: [Double]) -> [Double] {
    let here = distance.map(RepairSearch.clean)
    var constants = [here].compactMap { $0 }
      .filter { Self.usual.contains($0) || known.contains($0) }
    for constant in known where !constants.contains(constant) { constants.append(constant) }
    return Array(constants.prefix(Self.mostTies))
  }

  // MARK: Extents

  private var leastMove: Double { RepairSearch.leastMove }

  private var isReversed: Bool { direction == .rightToLeft }

  /// The extent of an item, measured from the edge at which reading starts.
  private func extent(
    of item: ItemIndex, _ axis: Axis, _ frames: [Frame]
  ) -> (near: Double, far: Double) {
    let frame = frames[item.index]
    let insets = scene.geometry(of: item).alignment
    guard axis == .horizontal else {
      return (frame.y + insets.top, frame.y + frame.height - insets.bottom)
    }
    let (left, right) = (frame.x + insets.left, frame.x + frame.width - insets.right)
    return isReversed ? (-right, -left) : (left, right)
  }

  /// The extent of a view in its own coordinates.
  private func inner(
    of item: ItemIndex, _ axis: Axis, _ frames: [Frame]
  ) -> (near: Double, far: Double) {
    let frame = frames[item.index]
    let insets = scene.geometry(of: item).alignment
    guard axis == .horizontal else { return (insets.top, frame.height - insets.bottom) }
    return isReversed
      ? (-(frame.width - insets.right), -insets.left)
      : (insets.left, frame.width - insets.right)
  }

  private func overlaps(
    _ first: (near: Double, far: Double), _ second: (near: Double, far: Double)
  ) -> Bool {
    min(first.far, second.far) - max(first.near, second.near) > leastMove
  }

  /// The visible siblings of an item whose frames are settled.
  private func neighbours(
    of item: ItemIndex, in parent: ItemIndex, _ isOpen: (ItemIndex) -> Bool
  ) -> [ItemIndex] {
    scene.items.indices.lazy.map { ItemIndex($0) }.filter { other in
      other != item && scene.items[other.index].isView
        && scene.items[other.index].parent == parent && !scene.hiddenItems.contains(other)
        && !isOpen(other)
    }
  }
}

extension Dimension {
  /// The axis of the dimension.
  var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
}
