import ConstraintLayout
import ConstraintSolver

/// Conflicts that half a point would resolve.
extension InterfaceVerdict {
  /// The most conflicts of a scene to measure.
  private static let mostMeasured = 10
  /// A priority above all that authors use and below required.
  private static let nearlyRequired = 999.5

  /// The conflicts with a member that is violated by at most half a point if all others hold.
  static func slight(
    _ broken: [LayoutSolution.Broken], _ scene: LayoutScene, _ session: LayoutSession
  ) throws(LayoutError) -> [[ConstraintOrigin]] {
    guard let priority = Priority(nearlyRequired) else { return [] }
    var found: [[ConstraintOrigin]] = []
    for entry in broken.prefix(mostMeasured) {
      guard case .constraint(let index) = entry.origin else { continue }
      var lowered = scene
      lowered.apply(.priority(index, priority))
      let solution = try session.solution(lowered)
      guard !solution.broken.contains(where: { $0.origin == entry.origin }),
        let violation = solution.unsatisfied.first(where: { $0.origin == entry.origin })?.violation,
        violation <= tolerance
      else { continue }
      found.append(entry.conflict)
    }
    return found
  }
}
