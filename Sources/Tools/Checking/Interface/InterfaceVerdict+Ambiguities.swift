import ConstraintLayout
import ConstraintSolver
import InterfaceBuilder

/// Ambiguities that are no fault of the document.
extension InterfaceVerdict {
  /// The range in points above which a frame is ambiguous: sizes from rounded frames leave pixels
  /// undetermined.
  private static let openRange = 2.0
  /// The distance in points by which saved frames are moved to reveal dependent frames.
  private static let pull = 10_000.0

  /// The priority at which a scroll view's content is pulled, below those of saved frames.
  private static let priorityOfContent = 8.0

  /// The ambiguities of more than two points, revealed by moving the saved frames.
  static func wide(
    _ found: [LayoutSolution.Ambiguity], _ saved: LayoutScene, _ imported: ImportedScene,
    _ session: LayoutSession
  ) throws(LayoutError) -> [LayoutSolution.Ambiguity] {
    guard !found.isEmpty, !imported.canvasConstraints.isEmpty else { return found }
    var frames: [[Frame]] = []
    for sign in [-1.0, 1] {
      var pulled = saved
      for index in imported.canvasConstraints {
        if saved.constraints[index].relation == .equal {
          pulled.apply(.constant(index, saved.constraints[index].constant + sign * pull))
        } else {
          pulled.apply(.active(index, false))
        }
      }
      // The content of scroll views has no saved frame.
      if let priority = Priority(priorityOfContent) {
        pulled = pulled.adding(
          imported.scrollViews.flatMap { scrollView in
            [Attribute.width, .height].map {
              SceneConstraint(
                Anchor(scrollView.content, $0), .equal, constant: sign * pull, priority: priority)
            }
          })
      }
      frames.append(try session.solution(pulled).frames)
    }
    return found.compactMap { entry in
      let (low, high) = (frames[0][entry.item.index], frames[1][entry.item.index])
      var entry = entry
      entry.dimensions = entry.dimensions.filter { dimension in
        let range: Double =
          switch dimension {
          case .x: high.x - low.x
          case .y: high.y - low.y
          case .width: high.width - low.width
          case .height: high.height - low.height
          }
        return abs(range) > openRange
      }
      return entry.dimensions.isEmpty ? nil : entry
    }
  }

  /// The views that constraints removed at build time would make unambiguous: code is expected to
  /// do so at run time.
  static func held(
    _ found: [LayoutSolution.Ambiguity], _ open: LayoutScene, _ imported: ImportedScene,
    _ session: LayoutSession
  ) throws(LayoutError) -> Set<Int> {
    guard !found.isEmpty, !imported.placeholders.isEmpty else { return [] }
    var held = open
    for index in imported.placeholders { held.apply(.active(index, true)) }
    let solution = try session.solution(held)
    guard solution.broken.isEmpty else { return [] }
    let still = Set(solution.ambiguous.map(\.item.index))
    return Set(found.map(\.item.index).filter { !still.contains($0) })
  }
}

extension LayoutScene {
  /// The scene with further constraints.
  func adding(_ constraints: [SceneConstraint]) -> LayoutScene {
    var scene = self
    for constraint in constraints where scene.error(in: constraint) == nil {
      scene.addConstraint(constraint)
    }
    return scene
  }
}

extension LayoutSession {
  /// Solves a scene within the full limits.
  func solution(_ scene: LayoutScene) throws(LayoutError) -> LayoutSolution {
    var session = self
    return try session.solve(scene)
  }
}
