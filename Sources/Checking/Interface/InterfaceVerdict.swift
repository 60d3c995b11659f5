import API
import ConstraintLayout
import ConstraintSolver
import InterfaceBuilder
import ServiceContract

/// A solved scene of a document of Interface Builder: its frames, what they leave open, and how
/// they differ from those that the document saves.
struct InterfaceVerdict {
  let imported: ImportedScene
  /// The scene without what keeps saved frames, with the frames that these keep, and with what is
  /// open without them.
  let layout: ConfiguredLayout
  /// The exact frames; `nil` if the scene is not solved.
  private(set) var exact: [Frame]?
  /// The frames rounded to pixels; `nil` if the scene is not solved.
  private(set) var rounded: [Frame]?

  /// The distance in points by which a saved frame may differ.
  static let tolerance = 0.5 + 1e-4
  /// The range in points above which a frame counts as open: sizes that are taken from rounded
  /// frames leave pixels open.
  private static let openRange = 2.0
  /// The distance by which the saved frames are moved to see what follows them, in points.
  private static let pull = 10_000.0

  /// Solves a scene.
  ///
  /// - Complexity: That of at most five solves.
  init(_ imported: ImportedScene, _ request: LayoutRequest, limits: RequestLimits) {
    self.imported = imported
    let solver = Solver(request, limits: limits)
    var open = request.scene
    for index in imported.canvasConstraints { open.apply(.active(index, false)) }
    let result: ConfiguredLayout.Result
    do throws(Problem) {
      var solution = try solver.solution(request.scene)
      exact = solution.frames
      rounded = try solver.solution(request.scene, scale: imported.scale).frames
      // Where constraints conflict, what is left of them says little.
      if solution.broken.isEmpty {
        let found =
          imported.canvasConstraints.isEmpty
          ? solution.ambiguous : try solver.solution(open).ambiguous
        solution.ambiguous = try Self.wide(found, request.scene, imported, solver)
      } else {
        solution.ambiguous = []
      }
      result = .solved(solution)
    } catch {
      result = .refused(error)
    }
    layout = ConfiguredLayout(scene: open, options: solver.request.options, result: result)
  }

  /// Solves scenes with the options of a request; conflicts are broken.
  private struct Solver {
    let request: LayoutRequest
    let limits: RequestLimits

    init(_ request: LayoutRequest, limits: RequestLimits) {
      var options = request.options
      options.onConflict = .breakInOrder
      self.request = request.replacing(options: options)
      self.limits = limits
    }

    func solution(_ scene: LayoutScene, scale: Double? = nil) throws(Problem) -> LayoutSolution {
      let request = request.replacing(scene: scene)
      var problem = Problem(.workLimitExceeded, "the scene is not solved")
      var solution: LayoutSolution?
      request.solve(at: [LayoutConfiguration(scale: scale)], limits: limits) { _, layout in
        switch layout.result {
        case .solved(let found): solution = found
        case .refused(let found): problem = found
        case .conflict: break
        }
      }
      guard let solution else { throw problem }
      return solution
    }
  }

  /// The ambiguities of more than two points, which the saved frames show when they are moved.
  private static func wide(
    _ found: [LayoutSolution.Ambiguity], _ saved: LayoutScene, _ imported: ImportedScene,
    _ solver: Solver
  ) throws(Problem) -> [LayoutSolution.Ambiguity] {
    guard !found.isEmpty, !imported.canvasConstraints.isEmpty else { return found }
    var frames: [[Frame]] = []
    for sign in [-1.0, 1] {
      var pulled = saved
      for index in imported.canvasConstraints {
        pulled.apply(.constant(index, saved.constraints[index].constant + sign * pull))
      }
      frames.append(try solver.solution(pulled).frames)
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

  /// The views whose frames are neither exactly nor rounded those that the document saves, with the
  /// latter. Views that are open, and scenes in conflict, have none.
  var misplaced: [(view: Int, saved: Frame)] {
    guard case .solved(let solution) = layout.result, solution.broken.isEmpty, let exact,
      let rounded
    else { return [] }
    let open = Set(solution.ambiguous.map(\.item.index))
    return layout.scene.items.indices.compactMap { index in
      guard layout.scene.items[index].parent != nil, !open.contains(index),
        let saved = imported.savedFrames[index],
        !Self.agrees(exact[index], saved), !Self.agrees(rounded[index], saved)
      else { return nil }
      return (index, saved)
    }
  }

  private static func agrees(_ frame: Frame, _ saved: Frame) -> Bool {
    abs(frame.x - saved.x) <= tolerance && abs(frame.y - saved.y) <= tolerance
      && abs(frame.width - saved.width) <= tolerance
      && abs(frame.height - saved.height) <= tolerance
  }
}
