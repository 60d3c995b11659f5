import ConstraintSolver
import ConstraintLayout

/// The constraints of a scene as linear rows over the four edges of each item.
///
/// This formulation is independent of the translator: sizes are differences of edges, and implied
/// constraints are included only on request.
struct MemberSystem {
  private let scene: LayoutScene
  private let direction: LayoutDirection

  init(_ scene: LayoutScene, _ direction: LayoutDirection) {
    self.scene = scene
    self.direction = direction
  }

  /// `Σ factor · edge + constant  relation  0`.
  struct Row {
    var terms: [(edge: Int, factor: Double)]
    var constant: Double
    var relation: Relation
    var priority: Priority
  }

  /// All constraints and implied constraints of the scene, without the rules of stacks.
  var allMembers: [ConstraintOrigin] {
    var members: [ConstraintOrigin] = []
    for (index, own) in scene.items.enumerated() {
      let item = ItemIndex(index)
      if case .insetGuide = own.kind {
        members.append(.implied(item, .insets))
        continue
      }
      members += [.implied(item, .nonNegativeWidth), .implied(item, .nonNegativeHeight)]
      guard own.isView else { continue }
      let isRoot = own.parent == nil
      if own.given.x != nil || isRoot { members.append(.implied(item, .x)) }
      if own.given.y != nil || isRoot { members.append(.implied(item, .y)) }
      if own.given.width != nil { members.append(.implied(item, .width)) }
      if own.given.height != nil { members.append(.implied(item, .height)) }
      let size = scene.intrinsicSize(of: item)
      if size?.width != nil {
        members += [
          .implied(item, .huggingHorizontal), .implied(item, .compressionResistanceHorizontal),
        ]
      }
      if size?.height != nil {
        members += [
          .implied(item, .huggingVertical), .implied(item, .compressionResistanceVertical),
        ]
      }
    }
    for index in scene.constraints.indices where scene.constraints[index].isActive {
      members.append(.constraint(index))
    }
    return members
  }

  func rows(_ members: [ConstraintOrigin]) -> [Row] { members.flatMap(rows) }

  /// The members as a system, at their own priorities or all required.
  func system(_ members: [ConstraintOrigin], isRequired: Bool) -> ConstraintSystem {
    var system = ConstraintSystem()
    for _ in 0..<4 * scene.items.count { system.addVariable() }
    for row in rows(members) {
      system.addConstraint(
        row.terms.map { Term(Variable(index: $0.edge), $0.factor) }, constant: row.constant,
        row.relation, priority: isRequired ? .required : row.priority)
    }
    return system
  }

  /// The edges of frames in root coordinates.
  static func edges(_ frames: [Frame]) -> [Double] {
    frames.flatMap { [$0.x, $0.x + $0.width, $0.y, $0.y + $0.height] }
  }

  // MARK: Rows

  private func rows(_ member: ConstraintOrigin) -> [Row] {
    switch member {
    case .constraint(let index): [row(scene.constraints[index])]
    case .implied(let item, let implication): rows(item, implication)
    case .stack: []
    }
  }

  private func rows(_ item: ItemIndex, _ implication: Implication) -> [Row] {
    let (left, right) = (4 * item.index, 4 * item.index + 1)
    let (top, bottom) = (left + 2, left + 3)
    let own = scene.items[item.index]
    let parent = own.parent.map { 4 * $0.index }
    let priority = scene.priority(of: implication, item)
    func row(_ plus: Int, minus: Int?, _ relation: Relation, to value: Double) -> Row {
      Row(
        terms: [(plus, 1)] + (minus.map { [($0, -1)] } ?? []), constant: -value,
        relation: relation, priority: priority)
    }
    let insets = own.isView ? scene.geometry(of: item).alignment : .zero
    let content = scene.intrinsicSize(of: item)
    let width = (content?.width ?? 0) + insets.left + insets.right
    let height = (content?.height ?? 0) + insets.top + insets.bottom
    switch implication {
    case .nonNegativeWidth: return [row(right, minus: left, .greaterThanOrEqual, to: 0)]
    case .nonNegativeHeight: return [row(bottom, minus: top, .greaterThanOrEqual, to: 0)]
    case .x: return [row(left, minus: parent, .equal, to: own.given.x ?? 0)]
    case .y: return [row(top, minus: parent.map { $0 + 2 }, .equal, to: own.given.y ?? 0)]
    case .width: return [row(right, minus: left, .equal, to: own.given.width ?? 0)]
    case .height: return [row(bottom, minus: top, .equal, to: own.given.height ?? 0)]
    case .insets:
      guard case .insetGuide(let insets) = own.kind, let parent else { return [] }
      return [
        row(left, minus: parent, .equal, to: insets.left),
        row(right, minus: parent + 1, .equal, to: -insets.right),
        row(top, minus: parent + 2, .equal, to: insets.top),
        row(bottom, minus: parent + 3, .equal, to: -insets.bottom),
      ]
    case .huggingHorizontal: return [row(right, minus: left, .lessThanOrEqual, to: width)]
    case .compressionResistanceHorizontal:
      return [row(right, minus: left, .greaterThanOrEqual, to: width)]
    case .huggingVertical: return [row(bottom, minus: top, .lessThanOrEqual, to: height)]
    case .compressionResistanceVertical:
      return [row(bottom, minus: top, .greaterThanOrEqual, to: height)]
    }
  }

  private func row(_ constraint: SceneConstraint) -> Row {
    let isMirrored = direction == .rightToLeft && constraint.isDirectional
    let sign = isMirrored ? -1.0 : 1.0
    var row = Row(
      terms: [], constant: -constraint.constant, relation: constraint.relation,
      priority: constraint.priority)
    add(constraint.first, sign * constraint.firstFactor, to: &row)
    var rest = -constraint.firstFactor
    if let second = constraint.second {
      add(second, -sign * constraint.multiplier, to: &row)
      rest += constraint.multiplier
    }
    if constraint.kind != .size, abs(rest) > 1e-12, let container = container(of: constraint) {
      let edge = constraint.kind == .vertical ? 2 : isMirrored ? 1 : 0
      row.terms.append((4 * container.index + edge, sign * rest))
    }
    return row
  }

  private func add(_ anchor: Anchor, _ factor: Double, to row: inout Row) {
    let left = 4 * anchor.item.index
    let insets = insets(of: anchor)
    let isMirrored = direction == .rightToLeft
    let terms: [(Int, Double)]
    let constant: Double
    switch anchor.attribute {
    case .left,
      .leading where !isMirrored, .trailing where isMirrored:
      (terms, constant) = ([(left, 1)], insets.left)
    case .right, .leading, .trailing: (terms, constant) = ([(left + 1, 1)], -insets.right)
    case .centerX:
      (terms, constant) = ([(left, 0.5), (left + 1, 0.5)], (insets.left - insets.right) / 2)
    case .width: (terms, constant) = ([(left + 1, 1), (left, -1)], -insets.left - insets.right)
    case .top: (terms, constant) = ([(left + 2, 1)], insets.top)
    case .bottom: (terms, constant) = ([(left + 3, 1)], -insets.bottom)
    case .centerY:
      (terms, constant) = ([(left + 2, 0.5), (left + 3, 0.5)], (insets.top - insets.bottom) / 2)
    case .height:
      (terms, constant) = ([(left + 3, 1), (left + 2, -1)], -insets.top - insets.bottom)
    case .firstBaseline:
      (terms, constant) = ([(left + 2, 1)], scene.geometry(of: anchor.item).firstBaseline)
    case .lastBaseline:
      (terms, constant) = ([(left + 3, 1)], -scene.geometry(of: anchor.item).lastBaseline)
    }
    row.terms += terms.map { ($0.0, factor * $0.1) }
    row.constant += factor * constant
  }

  private func insets(of anchor: Anchor) -> EdgeInsets {
    guard scene.items[anchor.item.index].isView else { return .zero }
    let geometry = scene.geometry(of: anchor.item)
    switch anchor.area {
    case .item: return anchor.attribute.isBaseline ? .zero : geometry.alignment
    case .margins: return geometry.margins.resolved(direction)
    case .safeArea: return geometry.safeArea.resolved(direction)
    }
  }

  private func container(of constraint: SceneConstraint) -> ItemIndex? {
    if let named = constraint.container { return named }
    let one = constraint.first.item
    guard let other = constraint.second?.item, other != one else {
      return scene.items[one.index].parent
    }
    func line(_ item: ItemIndex) -> [ItemIndex] {
      Array(sequence(first: item) { scene.items[$0.index].parent })
    }
    let above = Set(line(one))
    return line(other).first { above.contains($0) }
  }
}
