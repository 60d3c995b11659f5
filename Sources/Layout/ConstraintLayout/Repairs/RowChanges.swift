import ConstraintSolver

/// A change of a scene, expressed as changes of its system's rows.
struct RowChanges {
  /// A row appended to the system.
  struct Row {
    var terms: [Term]
    var constant: Double
    var relation: Relation
    var priority: Priority
  }

  var removed: [Int] = []
  var priorities: [Int: Priority] = [:]
  var constants: [Int: Double] = [:]
  var added: [Row] = []
  /// The rows that become background, as if the user had not written them.
  var backgrounds: [Int] = []

  /// Merges further changes into this one.
  mutating func merge(_ other: RowChanges) {
    removed += other.removed
    priorities.merge(other.priorities) { $1 }
    constants.merge(other.constants) { $1 }
    added += other.added
    backgrounds += other.backgrounds
  }

  /// The indices of the changed rows.
  var touched: Set<Int> { Set(removed).union(priorities.keys).union(constants.keys) }
}

extension Translator {
  /// Translates a change of the scene into changes of rows.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - scale: Pixels per point; lengths snap to pixels.
  /// - Returns: The changes; `nil` if the change does not apply to the scene, like
  ///   ``LayoutScene/applying(_:)``.
  /// - Complexity: O(rows).
  func changes(of change: LayoutRepair.Change, scale: Double?) -> RowChanges? {
    var changes = RowChanges()
    switch change {
    case .leaveOut(.constraint(let index)): changes.removed = origins.rows(of: .constraint(index))
    case .leaveOut(.implied(let item, let implication)):
      guard isGiven(item, implication) else { return nil }
      let rows = origins.rows(of: .implied(item, implication))
      let isPosition = implication == .x || implication == .y
      if isPosition, scene.items[item.index].parent == nil {
        // A root without a position is at zero.
        for row in rows { changes.constants[row] = 0 }
        changes.backgrounds = rows
      } else {
        changes.removed = rows
      }
    case .lower(.constraint(let index), let priority):
      for row in origins.rows(of: .constraint(index)) { changes.priorities[row] = priority }
    case .lower(.implied(let item, let implication), let priority):
      guard implication.isPriority else { return nil }
      for row in origins.rows(of: .implied(item, implication)) {
        changes.priorities[row] = priority
      }
    case .constant(.constraint(let index), let value):
      var constraint = scene.constraints[index]
      constraint.constant = Self.snapped(value, scale)
      let constant = SceneRows.row(of: constraint, in: variables).constant
      for row in origins.rows(of: .constraint(index)) { changes.constants[row] = constant }
    case .constant(.implied(let item, let implication), let value):
      guard isGiven(item, implication), let dimension = implication.givenDimension,
        let old = scene.items[item.index].given[dimension]
      else { return nil }
      let isNegated =
        implication == .x && direction == .rightToLeft && scene.items[item.index].parent != nil
      let difference = Self.snapped(value, scale) - old
      for row in origins.rows(of: .implied(item, implication)) {
        changes.constants[row] =
          system.header(of: row).constant + (isNegated ? difference : -difference)
      }
    case .leaveOut(.stack), .lower(.stack, _), .constant(.stack, _): return nil
    case .hugging(let item, let axis, let priority):
      let hugging: Implication = axis == .horizontal ? .huggingHorizontal : .huggingVertical
      for row in origins.rows(of: .implied(item, hugging)) { changes.priorities[row] = priority }
    case .compressionResistance(let item, let axis, let priority):
      let resistance: Implication =
        axis == .horizontal ? .compressionResistanceHorizontal : .compressionResistanceVertical
      for row in origins.rows(of: .implied(item, resistance)) {
        changes.priorities[row] = priority
      }
    case .add(let constraint):
      guard scene.error(in: constraint) == nil else { return nil }
      var constraint = constraint
      constraint.constant = Self.snapped(constraint.constant, scale)
      var row = SceneRows.row(of: constraint, in: variables)
      row.priority = constraint.priority
      changes.added = [row]
    }
    let isEmpty = changes.touched.isEmpty && changes.added.isEmpty
    return isEmpty ? nil : changes
  }

  private func isGiven(_ item: ItemIndex, _ implication: Implication) -> Bool {
    implication.givenDimension.map { scene.items[item.index].given[$0] != nil } ?? false
  }

  private static func snapped(_ length: Double, _ scale: Double?) -> Double {
    guard let scale, scale <= LayoutTolerance.largestSnappingScale else { return length }
    var length = length
    length.snapToPixels(scale: scale)
    return length
  }
}

extension Implication {
  /// Whether it has one of its view's priorities.
  fileprivate var isPriority: Bool {
    switch self {
    case .huggingHorizontal, .huggingVertical, .compressionResistanceHorizontal,
      .compressionResistanceVertical:
      true
    default: false
    }
  }
}
