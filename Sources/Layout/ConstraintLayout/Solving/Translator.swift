import ConstraintSolver

/// The translation of a scene to a system of linear constraints.
///
/// Its parts depend on each other in one direction: ``SceneVariables`` numbers the variables,
/// ``SceneRows`` writes rows of them, and the translator keeps both for the readers of a solution.
/// A class, so that the stages of a solve share one copy of the system's arrays.
final class Translator {
  let variables: SceneVariables
  let system: ConstraintSystem
  /// The origin of each row; `nil` for definitions.
  let origins: RowOrigins

  typealias Offset = SceneVariables.Offset

  /// The estimated memory of a translation, in bytes.
  static func byteCount(of scene: LayoutScene) -> Int {
    let bytesOfRow = 3 * 12 + 32 + MemoryLayout<ConstraintOrigin?>.stride
    return (scene.items.count * SceneVariables.count + scene.constraints.count) * bytesOfRow
  }

  /// Translates a scene. The order of rows is the order of admission: given numbers, constraints,
  /// stacks, intrinsic sizes. Definitions are interspersed: see ``SceneRows``.
  ///
  /// - Complexity: O(items + constraints · log depth).
  init(_ scene: LayoutScene, direction: LayoutDirection, mirrors: Bool = true) {
    variables = SceneVariables(scene, direction: direction, mirrors: mirrors)
    (system, origins) = SceneRows.translation(of: variables)
  }

  var scene: LayoutScene { variables.scene }
  var direction: LayoutDirection { variables.direction }
  /// Whether horizontal edges are mirrored within their root.
  var mirrorsEdges: Bool { variables.mirrorsEdges }

  /// The index of an item's first variable.
  func base(of item: ItemIndex) -> Int { variables.base(of: item) }

  /// The sides and sizes of an item's frame.
  func frameEdges(of item: ItemIndex) -> FrameEdges { variables.frameEdges(of: item) }

  /// The origin of the bound `variable >= 0`.
  func origin(nonNegative variable: Variable) -> ConstraintOrigin {
    let count = SceneVariables.count
    let implication: Implication =
      variable.index % count == Offset.width ? .nonNegativeWidth : .nonNegativeHeight
    return .implied(ItemIndex(variable.index / count), implication)
  }
}

// MARK: Wide roots

extension Translator {
  /// The width of a root beyond which mirrored edges may lose digits, in points.
  static let widestMirrored = 10_000.0

  /// Checks whether the mirrored edges of a solution have lost digits.
  ///
  /// - Parameters:
  ///   - values: The values of the solution.
  ///   - broken: The constraints that the solution leaves out.
  ///   - unmirrored: Translates the same scene without mirroring.
  /// - Returns: The unmirrored translation that must be solved in place of this one; `nil` if the
  ///   solution is good.
  /// - Throws: Any error of `unmirrored`.
  /// - Complexity: O(items), plus a translation if a mirrored root is wide.
  func replacement<E: Error>(
    for values: [Double], without broken: [Conflict], _ unmirrored: () throws(E) -> Translator
  ) throws(E) -> Translator? {
    guard mirrorsEdges, hasWideRoot(values) else { return nil }
    let replacement = try unmirrored()
    // After unmirroring, a constraint with small numbers may fail that held beside large ones.
    let isGood = replacement.system.isSatisfied(by: self.unmirrored(values), without: broken)
    return isGood ? nil : replacement
  }

  private func hasWideRoot(_ values: [Double]) -> Bool {
    scene.items.indices.contains {
      scene.items[$0].parent == nil
        && values[base(of: ItemIndex($0)) + Offset.width] > Self.widestMirrored
    }
  }

  /// The values of the same frames in an unmirrored translation.
  private func unmirrored(_ values: [Double]) -> [Double] {
    var unmirrored = values
    for index in scene.items.indices {
      let item = ItemIndex(index)
      let edges = frameEdges(of: item)
      unmirrored[base(of: item) + Offset.start] = edges.left.value(values)
      unmirrored[base(of: item) + Offset.end] = edges.right.value(values)
    }
    return unmirrored
  }
}
