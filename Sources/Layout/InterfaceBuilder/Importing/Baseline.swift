import ConstraintSolver
internal import ConstraintLayout

/// The baselines of a view, in points from the edges of its frame.
struct Baseline: Hashable {
  /// The distance of the first baseline below the top.
  var first: Double
  /// The distance of the last baseline above the bottom.
  var last: Double

  /// The line height of the system font, relative to its size.
  private static let lineHeight = 1.193359375
  /// The distance of the baseline below a line's top, relative to the font size.
  private static let ascent = 0.9521484375
  /// The distance in points by which a saved frame may deviate from a rule.
  private static let tolerance = 0.5

  /// The baselines of all views, by rule. If a required equality then deviates from the saved
  /// frames by more than half a point, the frames determine the baseline. A cancelled import finds
  /// only some.
  ///
  /// - Complexity: O(views + constraints).
  static func all(in builder: inout SceneBuilder) -> [Baseline?] {
    let named = named(builder)
    guard named.contains(true) else { return [Baseline?](repeating: nil, count: named.count) }
    var baselines = [Baseline?](repeating: nil, count: named.count)
    for node in named.indices.reversed() {
      if builder.isCancelled(at: node) { return baselines }
      baselines[node] = rule(node, builder, baselines)
    }
    for node in named.indices where !named[node] { baselines[node] = nil }
    builder.baselines = baselines
    infer(&builder)
    return builder.baselines
  }

  /// Whether a constraint or stack uses each view's baselines.
  private static func named(_ builder: SceneBuilder) -> [Bool] {
    var named = [Bool](repeating: false, count: builder.nodes.count)
    for draft in builder.drafts {
      for anchor in [draft.constraint.first, draft.constraint.second] {
        guard let anchor, anchor.attribute.isBaseline, anchor.item.index < named.count else {
          continue
        }
        named[anchor.item.index] = true
      }
    }
    for node in named.indices where builder.nodes[node].placement == .arranged {
      let stack = builder.nodes[builder.nodes[node].parent].element
      let alignment = builder.value(stack, .alignment)
      if alignment == "firstBaseline" || alignment == "lastBaseline"
        || builder.isYes(stack, .baselineRelativeArrangement)
      {
        named[node] = true
      }
    }
    return named
  }

  // MARK: Rules

  private static func rule(
    _ index: Int, _ builder: SceneBuilder, _ baselines: [Baseline?]
  ) -> Baseline {
    let node = builder.nodes[index]
    let height = node.frame.height
    switch node.kind {
    case .label, .button, .textField, .textView:
      let size = fontSize(of: node, builder)
      let scale = builder.canvas.savedScale
      let line = max(1 / scale, (lineHeight * size * scale).rounded(.up) / scale)
      let isSingle = node.kind != .label || !builder.hasSeveralLines(node.element)
      let count = isSingle ? 1 : max(1, (height / line).rounded())
      let slack = (height - count * line) / 2
      let first = slack + ascent * size
      return Baseline(first: first, last: height - first - (count - 1) * line)
    case .stackView:
      return ofStack(index, builder, baselines)
    default:
      // The baselines of a plain view are at its bottom.
      return Baseline(first: height, last: 0)
    }
  }

  /// The baselines of a stack are those of its first and last views.
  private static func ofStack(
    _ index: Int, _ builder: SceneBuilder, _ baselines: [Baseline?]
  ) -> Baseline {
    let stack = builder.nodes[index]
    var first: Double?
    var last: Double?
    var child = index + 1
    while child < stack.end {
      let node = builder.nodes[child]
      if let baseline = baselines[child] {
        first = first ?? node.frame.y + baseline.first
        last = stack.frame.height - node.frame.y - node.frame.height + baseline.last
      }
      child = node.end
    }
    return Baseline(first: first ?? stack.frame.height, last: last ?? 0)
  }

  private static func fontSize(of node: SceneNode, _ builder: SceneBuilder) -> Double {
    let standard: Double =
      switch node.kind {
      case .button: 15
      case .textField, .textView: 14
      default: 17
      }
    guard let font = builder.tree.child(of: node.element, .fontDescription, key: "fontDescription")
    else { return standard }
    if let size = builder.variations.bytes(builder.tree, font, .pointSize)
      .flatMap({ DecimalText.number($0) }), size > 0, size <= 10_000
    {
      return size
    }
    switch builder.value(font, .style) {
    case "UICTFontTextStyleBody", "UICTFontTextStyleHeadline": return 17
    case "UICTFontTextStyleCallout": return 16
    case "UICTFontTextStyleSubhead": return 15
    case "UICTFontTextStyleFootnote": return 13
    case "UICTFontTextStyleCaption1": return 12
    case "UICTFontTextStyleCaption2": return 11
    case "UICTFontTextStyleTitle1": return 28
    case "UICTFontTextStyleTitle2": return 22
    case "UICTFontTextStyleTitle3": return 20
    case "UICTFontTextStyleTitle0": return 34
    default: return standard
    }
  }

  // MARK: Inference

  private static func infer(_ builder: inout SceneBuilder) {
    var isInferred = [Bool](repeating: false, count: builder.nodes.count)
    for index in builder.drafts.indices {
      if builder.isCancelled(at: index) { return }
      let draft = builder.drafts[index]
      guard draft.constraint.relation == .equal, draft.constraint.priority.isRequired else {
        continue
      }
      let sides = [(draft.constraint.first, true), (draft.constraint.second, false)]
      for (anchor, isFirst) in sides {
        guard let anchor, anchor.attribute.isBaseline, anchor.item.index < builder.nodes.count,
          !isInferred[anchor.item.index],
          let demand = builder.demanded(of: draft, first: isFirst),
          let value = builder.savedValue(of: anchor)
        else { continue }
        let miss = demand.value - value
        guard abs(miss) * demand.factor > tolerance else { continue }
        isInferred[anchor.item.index] = true
        shift(anchor, by: miss, &builder)
        break
      }
    }
    inferStacks(&builder, isInferred)
  }

  /// Aligns the views of each baseline-aligned stack with its first view.
  private static func inferStacks(_ builder: inout SceneBuilder, _ isInferred: [Bool]) {
    var first: [Int: Int] = [:]
    for index in 0..<builder.nodes.count where builder.nodes[index].placement == .arranged {
      if builder.isCancelled(at: index) { return }
      let parent = builder.nodes[index].parent
      let line: Attribute
      switch builder.value(builder.nodes[parent].element, .alignment) {
      case "firstBaseline": line = .firstBaseline
      case "lastBaseline": line = .lastBaseline
      default: continue
      }
      let anchor = Anchor(ItemIndex(index), line)
      guard let reference = first[parent] else {
        first[parent] = index
        continue
      }
      guard !isInferred[index], let value = builder.savedValue(of: anchor),
        let wanted = builder.savedValue(of: Anchor(ItemIndex(reference), line)),
        abs(wanted - value) > tolerance
      else { continue }
      shift(anchor, by: wanted - value, &builder)
    }
  }

  private static func shift(_ anchor: Anchor, by miss: Double, _ builder: inout SceneBuilder) {
    let node = anchor.item.index
    guard var baseline = builder.baselines[node] else { return }
    if anchor.attribute == .firstBaseline {
      baseline.first += miss
    } else {
      baseline.last -= miss
    }
    builder.baselines[node] = baseline
    builder.note(
      .savedBaseline, builder.nodes[node].element,
      "saved with another baseline (off by \(miss.shortText))")
  }
}

extension SceneBuilder {
  /// Whether a label may wrap its text.
  func hasSeveralLines(_ label: XMLElement) -> Bool {
    guard let text = tree.bytes(label, .numberOfLines) else { return false }
    return DecimalText.number(text) != 1
  }
}
