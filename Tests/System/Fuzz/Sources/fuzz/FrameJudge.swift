import API
import ConstraintSolver
import ConstraintLayout

/// What frames must satisfy, read from the scene alone: no solver and no translation into rows has
/// a part in it.
struct FrameJudge {
  let scene: LayoutScene
  let direction: LayoutDirection
  let broken: Set<ConstraintOrigin>
  /// Root coordinates.
  private var frames: [Frame]
  private let largest: Double

  init(_ scene: LayoutScene, _ options: LayoutOptions, _ answer: LayoutSolution, frames: [Frame]) {
    self.scene = scene
    direction = options.direction
    broken = Set(answer.broken.map(\.origin))
    self.frames = frames
    if options.coordinates == .parent {
      // Parents may come after what is in them.
      for index in frames.indices {
        var next = scene.items[index].parent
        while let parent = next {
          self.frames[index].x += frames[parent.index].x
          self.frames[index].y += frames[parent.index].y
          next = scene.items[parent.index].parent
        }
      }
    }
    largest = self.frames.reduce(1) {
      max($0, abs($1.x), abs($1.y), abs($1.width), abs($1.height))
    }
  }

  /// Ends the run with a finding unless all that is required holds.
  func check() {
    for index in scene.items.indices { check(ItemIndex(index)) }
    for (place, constraint) in scene.constraints.enumerated() where constraint.isActive {
      guard constraint.priority == .required, !broken.contains(.constraint(place)) else { continue }
      guard FrameJudge.isModerate(constraint.firstFactor),
        FrameJudge.isModerate(constraint.multiplier)
      else { continue }
      let sides = values(of: constraint)
      expect(
        sides.left - sides.right, constraint.relation, sides.size,
        "constraint \(place) of the scene holds")
    }
  }

  /// Whether what rounds to nothing on one side is no whole point on the other.
  private static func isModerate(_ factor: Double) -> Bool {
    factor == 0 || (1e-3...1e3).contains(abs(factor))
  }

  private func expect(
    _ difference: Double, _ relation: Relation, _ size: Double, _ message: @autoclosure () -> String
  ) {
    let off =
      switch relation {
      case .equal: abs(difference)
      case .lessThanOrEqual: difference
      case .greaterThanOrEqual: -difference
      }
    // Each edge is a sum of numbers that were rounded when they were written.
    let allowed = 1e-6 * (1 + size) + 1e-11 * largest
    require(off <= allowed, "\(message()): it is off by \(off), of \(size)")
  }

  private func check(_ item: ItemIndex) {
    let frame = frames[item.index]
    let name = scene.names.string(of: item.index)
    if case .insetGuide(let insets) = scene.items[item.index].kind {
      guard let parent = scene.items[item.index].parent else { return }
      let outer = frames[parent.index]
      let size = max(abs(insets.left), abs(insets.right), abs(insets.top), abs(insets.bottom))
      expect(frame.x - outer.x - insets.left, .equal, size, "\(name) has its left inset")
      expect(frame.y - outer.y - insets.top, .equal, size, "\(name) has its top inset")
      expect(
        frame.width - outer.width + insets.left + insets.right, .equal, size,
        "\(name) has its insets' width")
      expect(
        frame.height - outer.height + insets.top + insets.bottom, .equal, size,
        "\(name) has its insets' height")
      return
    }
    require(
      min(frame.width, frame.height) >= -1e-12 * largest,
      "\(name) has no negative size: \(frame)")
    let given = scene.items[item.index].given
    let parent = scene.items[item.index].parent
    let origin = parent.map { frames[$0.index] } ?? Frame(x: 0, y: 0, width: 0, height: 0)
    let isRoot = parent == nil
    check(item, .x, given.x ?? (isRoot ? 0 : nil), frame.x - origin.x)
    check(item, .y, given.y ?? (isRoot ? 0 : nil), frame.y - origin.y)
    check(item, .width, given.width, frame.width)
    check(item, .height, given.height, frame.height)
    checkIntrinsicSize(of: item)
  }

  private func check(
    _ item: ItemIndex, _ implication: Implication, _ given: Double?, _ found: Double
  ) {
    guard let given, !broken.contains(.implied(item, implication)) else { return }
    expect(found - given, .equal, abs(given), "\(implication.name) of item \(item.index) is given")
  }

  private func checkIntrinsicSize(of item: ItemIndex) {
    // The height of a wrapping text hangs on a first solve.
    guard let size = scene.intrinsicSize(of: item), size.heightForWidth == nil else { return }
    let insets = scene.geometry(of: item).alignment
    let frame = frames[item.index]
    func check(
      _ implication: Implication, _ priority: Priority, _ wanted: Double?, _ found: Double,
      _ relation: Relation
    ) {
      guard let wanted, priority == .required, !broken.contains(.implied(item, implication))
      else { return }
      expect(found - wanted, relation, abs(wanted), "\(implication.name) of item \(item.index)")
    }
    let width = frame.width - insets.left - insets.right
    let height = frame.height - insets.top - insets.bottom
    let (hugging, resistance) = (size.hugging, size.compressionResistance)
    check(.huggingHorizontal, hugging.horizontal, size.width, width, .lessThanOrEqual)
    check(.huggingVertical, hugging.vertical, size.height, height, .lessThanOrEqual)
    check(
      .compressionResistanceHorizontal, resistance.horizontal, size.width, width,
      .greaterThanOrEqual)
    check(
      .compressionResistanceVertical, resistance.vertical, size.height, height, .greaterThanOrEqual)
  }

  // MARK: Constraints

  private func values(
    of constraint: SceneConstraint
  ) -> (left: Double, right: Double, size: Double) {
    let isMirrored = direction == .rightToLeft && constraint.isDirectional
    let origin = origin(of: constraint, isMirrored: isMirrored)
    func side(_ anchor: Anchor, _ start: Anchor?, _ factor: Double) -> (Double, Double) {
      let end = value(anchor)
      if let start {
        let other = value(start)
        let isBackwards =
          direction == .rightToLeft
          && (anchor.attribute.isDirectional || start.attribute.isDirectional)
        return (
          factor * (isBackwards ? other - end : end - other),
          abs(factor) * max(magnitude(anchor), magnitude(start))
        )
      }
      guard anchor.attribute.kind != .size else {
        return (factor * end, abs(factor) * magnitude(anchor))
      }
      return (
        factor * (isMirrored ? origin - end : end - origin),
        abs(factor) * max(magnitude(anchor), abs(origin))
      )
    }
    let left = side(constraint.first, constraint.firstOrigin, constraint.firstFactor)
    var right = (constraint.constant, abs(constraint.constant))
    if let second = constraint.second {
      let other = side(second, constraint.secondOrigin, constraint.multiplier)
      right = (right.0 + other.0, max(right.1, other.1))
    }
    return (left.0, right.0, max(left.1, right.1))
  }

  /// The edge from which positions count, in root coordinates.
  private func origin(of constraint: SceneConstraint, isMirrored: Bool) -> Double {
    guard let container = container(of: constraint) else { return 0 }
    let frame = frames[container.index]
    if constraint.kind == .vertical { return frame.y }
    return isMirrored ? frame.x + frame.width : frame.x
  }

  private func container(of constraint: SceneConstraint) -> ItemIndex? {
    if let container = constraint.container { return container }
    let item = constraint.first.item
    guard let second = constraint.second?.item, second != item else {
      return scene.items[item.index].parent
    }
    var above: Set<ItemIndex> = []
    var next: ItemIndex? = item
    while let known = next {
      above.insert(known)
      next = scene.items[known.index].parent
    }
    next = second
    while let known = next, !above.contains(known) { next = scene.items[known.index].parent }
    return next
  }

  /// The largest of the numbers that an anchor is a sum of.
  private func magnitude(_ anchor: Anchor) -> Double {
    let frame = frames[anchor.item.index]
    let insets = insets(of: anchor)
    let geometry = scene.geometry(of: anchor.item)
    let numbers = [
      frame.x, frame.y, frame.width, frame.height, insets.left, insets.right, insets.top,
      insets.bottom, geometry.firstBaseline, geometry.lastBaseline,
    ]
    return numbers.reduce(0) { max($0, abs($1)) }
  }

  /// Where an anchor is, in root coordinates, or how large it is.
  private func value(_ anchor: Anchor) -> Double {
    let frame = frames[anchor.item.index]
    let insets = insets(of: anchor)
    let geometry = scene.geometry(of: anchor.item)
    let isView = scene.items[anchor.item.index].isView
    let (left, right) = (frame.x + insets.left, frame.x + frame.width - insets.right)
    let (top, bottom) = (frame.y + insets.top, frame.y + frame.height - insets.bottom)
    let isMirrored = direction == .rightToLeft
    switch anchor.attribute {
    case .left: return left
    case .right: return right
    case .leading: return isMirrored ? right : left
    case .trailing: return isMirrored ? left : right
    case .centerX: return (left + right) / 2
    case .width: return right - left
    case .top: return top
    case .bottom: return bottom
    case .centerY: return (top + bottom) / 2
    case .height: return bottom - top
    case .firstBaseline: return frame.y + (isView ? geometry.firstBaseline : 0)
    case .lastBaseline:
      return frame.y + frame.height - (isView ? geometry.lastBaseline : 0)
    }
  }

  private func insets(of anchor: Anchor) -> EdgeInsets {
    guard scene.items[anchor.item.index].isView else { return .zero }
    let geometry = scene.geometry(of: anchor.item)
    switch anchor.area {
    case .item: return geometry.alignment
    case .margins: return geometry.margins.resolved(direction)
    case .safeArea: return geometry.safeArea.resolved(direction)
    }
  }
}
