import ConstraintSolver
internal import ConstraintLayout

/// The insets of the safe areas and margins of a scene's views on the canvas: by rule, and where a
/// required equality misses the saved frames by more than half a point, as these show.
///
/// What the canvas showed when a document was saved is not in it: bars that a container adds, a
/// sheet, another version of Xcode. One wrong inset would make a whole scene look misplaced.
struct GuideInsets {
  private(set) var safeAreas: [EdgeInsets]
  private(set) var margins: [EdgeInsets]
  /// The insets that the rules give at the canvas.
  private var ruleSafeArea: EdgeInsets
  private var ruleMargins: [EdgeInsets]

  /// The distance in points by which a saved frame may miss a rule.
  private static let tolerance = 0.5
  /// The distance in points above which an equality counts as broken.
  private static let broken = 0.3
  /// The largest inset that is inferred, in points. The largest seen is 172.
  private static let largest = 240.0
  /// The most values of an inset that are tried.
  private static let mostCandidates = 12
  /// The most equalities that are compared for one guide and axis.
  private static let mostEqualities = 64

  /// A required equality of a guide on one axis.
  private struct Equality {
    /// The weight of the near inset and that of the far one in the position.
    var near: Double
    var far: Double
    /// The position without insets.
    var base: Double
    /// The position that is demanded.
    var demanded: Double
    /// The factor by which a difference counts.
    var factor: Double

    func miss(_ near: Double, _ far: Double) -> Double {
      abs(base + self.near * near + self.far * far - demanded) * factor
    }
  }

  private struct Guide: Hashable {
    var node: Int
    var area: Area
    var isHorizontal: Bool
  }

  /// Finds the insets.
  ///
  /// - Complexity: O(views + constraints).
  init(_ builder: inout SceneBuilder) {
    let count = builder.nodes.count
    safeAreas = [EdgeInsets](repeating: .zero, count: count)
    margins = [EdgeInsets](repeating: .zero, count: count)
    ruleMargins = margins
    ruleSafeArea = GuideRules.rootSafeArea(of: builder, on: builder.canvas.saved)
    let uses = Self.uses(builder)
    safeAreas[0] = ruleSafeArea
    builder.safeAreas = safeAreas
    builder.margins = margins
    infer(0, .safeArea, uses, &builder)
    for node in 0..<count {
      if node > 0 {
        safeAreas[node] = GuideRules.reach(of: safeAreas[0], into: node, builder)
        builder.safeAreas[node] = safeAreas[node]
        infer(node, .safeArea, uses, &builder)
      }
    }
    for node in 0..<count {
      margins[node] = GuideRules.margins(of: node, builder, on: builder.canvas.saved)
      ruleMargins[node] = margins[node]
      builder.margins[node] = margins[node]
      infer(node, .margins, uses, &builder)
    }
  }

  /// Replaces the insets of the canvas by those of the device of the import.
  ///
  /// Safe areas follow the rules of the device. Margins keep what was inferred.
  func move(to builder: inout SceneBuilder) {
    let device = builder.canvas.target
    let root = GuideRules.rootSafeArea(of: builder, on: device)
    for node in 0..<builder.nodes.count {
      builder.safeAreas[node] = node == 0 ? root : GuideRules.reach(of: root, into: node, builder)
      let rule = GuideRules.margins(of: node, builder, on: device)
      let (saved, savedRule) = (margins[node], ruleMargins[node])
      builder.margins[node] = EdgeInsets(
        top: rule.top + saved.top - savedRule.top,
        left: rule.left + saved.left - savedRule.left,
        bottom: rule.bottom + saved.bottom - savedRule.bottom,
        right: rule.right + saved.right - savedRule.right)
    }
  }

  // MARK: Inference

  /// The constraints that name each guide, with the side that does.
  private static func uses(
    _ builder: SceneBuilder
  ) -> [Guide: [(draft: Int, isFirst: Bool)]] {
    var uses: [Guide: [(draft: Int, isFirst: Bool)]] = [:]
    for (index, draft) in builder.drafts.enumerated() {
      guard draft.constraint.relation == .equal, draft.constraint.priority.isRequired else {
        continue
      }
      for (anchor, isFirst) in [(draft.constraint.first, true), (draft.constraint.second, false)] {
        guard let anchor, anchor.area != .item, anchor.item.index < builder.nodes.count else {
          continue
        }
        let guide = Guide(
          node: anchor.item.index, area: anchor.area, isHorizontal: anchor.attribute.isHorizontal)
        if uses[guide, default: []].count < mostEqualities {
          uses[guide, default: []].append((index, isFirst))
        }
      }
    }
    return uses
  }

  private mutating func infer(
    _ node: Int, _ area: Area, _ uses: [Guide: [(draft: Int, isFirst: Bool)]],
    _ builder: inout SceneBuilder
  ) {
    guard builder.nodes[node].hasFrame else { return }
    for isHorizontal in [true, false] {
      let guide = Guide(node: node, area: area, isHorizontal: isHorizontal)
      guard let entries = uses[guide] else { continue }
      let equalities = entries.compactMap { entry -> Equality? in
        let draft = builder.drafts[entry.draft]
        guard let anchor = entry.isFirst ? draft.constraint.first : draft.constraint.second,
          let demand = builder.demanded(of: draft, first: entry.isFirst)
        else { return nil }
        return Self.equality(anchor, demand, builder.nodes[node])
      }
      let rule = area == .safeArea ? safeAreas[node] : margins[node]
      let (near, far) =
        isHorizontal ? (rule.left, rule.right) : (rule.top, rule.bottom)
      guard let found = Self.inferred(equalities, near, far) else { continue }
      set(guide, found)
      builder.safeAreas[node] = safeAreas[node]
      builder.margins[node] = margins[node]
      Self.addNote(guide, found, (near, far), &builder)
    }
  }

  private mutating func set(_ guide: Guide, _ inset: (near: Double, far: Double)) {
    func changed(_ insets: inout EdgeInsets) {
      if guide.isHorizontal {
        (insets.left, insets.right) = inset
      } else {
        (insets.top, insets.bottom) = inset
      }
    }
    if guide.area == .safeArea {
      changed(&safeAreas[guide.node])
    } else {
      changed(&margins[guide.node])
    }
  }

  private static func equality(
    _ anchor: Anchor, _ demand: (value: Double, factor: Double), _ node: SceneNode
  ) -> Equality? {
    let start = anchor.attribute.isHorizontal ? node.originX : node.originY
    let size = anchor.attribute.isHorizontal ? node.frame.width : node.frame.height
    let (near, far, base): (Double, Double, Double)
    switch anchor.attribute {
    case .left, .leading, .top: (near, far, base) = (1, 0, start)
    case .right, .trailing, .bottom: (near, far, base) = (0, -1, start + size)
    case .centerX, .centerY: (near, far, base) = (0.5, -0.5, start + size / 2)
    case .width, .height: (near, far, base) = (-1, -1, size)
    case .firstBaseline, .lastBaseline: return nil
    }
    return Equality(
      near: near, far: far, base: base, demanded: demand.value, factor: demand.factor)
  }

  /// The insets that break the fewest equalities, of those that the rule or an equality gives;
  /// `nil` if the rule is as good.
  private static func inferred(
    _ equalities: [Equality], _ near: Double, _ far: Double
  ) -> (near: Double, far: Double)? {
    guard equalities.contains(where: { $0.miss(near, far) > tolerance }) else { return nil }
    var nears = [near]
    var fars = [far]
    for equality in equalities {
      if equality.near != 0 {
        let rest = equality.demanded - equality.base - equality.far * far
        add(rest / equality.near, to: &nears)
      }
      if equality.far != 0 {
        let rest = equality.demanded - equality.base - equality.near * near
        add(rest / equality.far, to: &fars)
      }
    }
    var best = (near: near, far: far)
    var least = (Int.max, 0)
    for (i, near) in nears.enumerated() {
      for (j, far) in fars.enumerated() {
        let count = equalities.count { $0.miss(near, far) > broken }
        // The rule is preferred on each side.
        let cost = (count, (i > 0 ? 1 : 0) + (j > 0 ? 1 : 0))
        if cost < least { (least, best) = (cost, (near, far)) }
      }
    }
    return best.near == near && best.far == far ? nil : best
  }

  private static func add(_ inset: Double, to candidates: inout [Double]) {
    guard inset >= -0.01, inset <= largest, candidates.count < mostCandidates,
      !candidates.contains(where: { abs($0 - inset) < 0.01 })
    else { return }
    candidates.append(max(0, inset))
  }

  private static func addNote(
    _ guide: Guide, _ found: (near: Double, far: Double), _ rule: (near: Double, far: Double),
    _ builder: inout SceneBuilder
  ) {
    let sides = guide.isHorizontal ? ("left", "right") : ("top", "bottom")
    let what = guide.area == .safeArea ? "another safe area" : "other margins"
    for (side, found, rule) in [
      (sides.0, found.near, rule.near), (sides.1, found.far, rule.far),
    ] where abs(found - rule) > tolerance {
      builder.note(
        .savedInset, builder.nodes[guide.node].element,
        "saved with \(what) (\(side) \(found.shortText), rule says \(rule.shortText))")
    }
  }
}

extension Attribute {
  /// Whether it is measured on the horizontal axis.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: true
    default: false
    }
  }
}

extension Double {
  /// The number with at most two decimals.
  var shortText: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
