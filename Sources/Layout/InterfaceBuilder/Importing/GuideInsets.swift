import ConstraintSolver
internal import ConstraintLayout

/// The safe area and margin insets of a scene's views on the canvas, by rule. If constraints then
/// deviate from the saved frames by more than half a point, the frames determine the insets.
///
/// A document does not record how the canvas showed it when it was saved: with container bars, in a
/// sheet, in another version of Xcode. One wrong inset would make a whole scene look misplaced.
struct GuideInsets {
  private(set) var safeAreas: [EdgeInsets]
  private(set) var margins: [EdgeInsets]
  /// The insets by rule on the canvas.
  private var ruleSafeArea: EdgeInsets
  private var ruleMargins: [EdgeInsets]

  private struct Guide: Hashable {
    var node: Int
    var area: Area
    var isHorizontal: Bool
  }

  /// Finds the insets; only some of them if the import is cancelled.
  ///
  /// - Complexity: O(views + constraints).
  init(_ builder: inout SceneBuilder) {
    let count = builder.nodes.count
    safeAreas = [EdgeInsets](repeating: .zero, count: count)
    margins = [EdgeInsets](repeating: .zero, count: count)
    ruleMargins = margins
    ruleSafeArea = GuideRules.rootSafeArea(of: builder, on: builder.canvas.saved)
    let ties = GuideTies(builder)
    safeAreas[0] = ruleSafeArea
    builder.safeAreas = safeAreas
    builder.margins = margins
    infer(0, .safeArea, ties, &builder)
    for node in 0..<count {
      if builder.isCancelled(at: node) { return }
      if node > 0 {
        safeAreas[node] = GuideRules.reach(of: safeAreas[0], into: node, builder)
        builder.safeAreas[node] = safeAreas[node]
        infer(node, .safeArea, ties, &builder)
      }
    }
    for node in 0..<count {
      if builder.isCancelled(at: node) { return }
      margins[node] = GuideRules.margins(of: node, builder, on: builder.canvas.saved)
      ruleMargins[node] = margins[node]
      builder.margins[node] = margins[node]
      infer(node, .margins, ties, &builder)
    }
  }

  /// Replaces the canvas insets by those of the import's device.
  ///
  /// Safe areas follow the rules of the device. Margins keep their inferred values.
  func move(to builder: inout SceneBuilder) {
    let device = builder.canvas.target
    let root = GuideRules.rootSafeArea(of: builder, on: device)
    for node in 0..<builder.nodes.count {
      if builder.isCancelled(at: node) { return }
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

  private mutating func infer(
    _ node: Int, _ area: Area, _ ties: GuideTies, _ builder: inout SceneBuilder
  ) {
    guard builder.nodes[node].hasFrame else { return }
    for isHorizontal in [true, false] {
      let guide = Guide(node: node, area: area, isHorizontal: isHorizontal)
      let found = ties.ties(of: node, area, isHorizontal: isHorizontal, builder)
      guard !found.isEmpty else { continue }
      let rule = area == .safeArea ? safeAreas[node] : margins[node]
      let inset = isHorizontal ? (near: rule.left, far: rule.right) : (rule.top, rule.bottom)
      guard let shown = InsetChoice.insets(by: found, rule: inset) else { continue }
      set(guide, shown)
      builder.safeAreas[node] = safeAreas[node]
      builder.margins[node] = margins[node]
      Self.addNote(guide, shown, inset, &builder)
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

  private static func addNote(
    _ guide: Guide, _ found: (near: Double, far: Double), _ rule: (near: Double, far: Double),
    _ builder: inout SceneBuilder
  ) {
    let sides = guide.isHorizontal ? ("left", "right") : ("top", "bottom")
    let what = guide.area == .safeArea ? "another safe area" : "other margins"
    for (side, found, rule) in [
      (sides.0, found.near, rule.near), (sides.1, found.far, rule.far),
    ] where abs(found - rule) > InsetChoice.tolerance {
      builder.note(
        .savedInset, builder.nodes[guide.node].element,
        "saved with \(what) (\(side) \(found.shortText), rule says \(rule.shortText))")
    }
  }
}

extension Attribute {
  /// Whether it is a horizontal inset.
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
