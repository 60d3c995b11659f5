import API
import ConstraintLayout
import ConstraintSolver
import InterfaceBuilder
import ServiceContract
internal import LayoutRequests

/// A solved scene of an Interface Builder document: its frames, their ambiguities, and their
/// differences from the saved frames.
struct InterfaceVerdict {
  let imported: ImportedScene
  /// The scene without the constraints that keep saved frames, the frames solved with them, and the
  /// ambiguities without them.
  let layout: ConfiguredLayout
  /// The exact frames; `nil` if the scene is not solved.
  private(set) var exact: [Frame]?
  /// The frames rounded to pixels; `nil` if the scene is not solved.
  private(set) var rounded: [Frame]?

  /// The conflicts that changing a number by half a point would resolve.
  private(set) var slightConflicts: [[ConstraintOrigin]] = []
  /// The views that constraints removed at build time would make unambiguous.
  private(set) var heldViews: Set<Int> = []
  /// The scroll views with an ambiguous content size.
  private(set) var scrollable = ScrollableContent()
  /// The views that the constraints leave ambiguous by any amount.
  private var open: Set<Int> = []

  /// The distance in points by which a saved frame may differ.
  static let tolerance = 0.5 + 1e-4
  /// The range in points above which a frame is ambiguous: sizes from rounded frames leave pixels
  /// undetermined.
  private static let openRange = 2.0
  /// The distance in points by which saved frames are moved to reveal dependent frames.
  private static let pull = 10_000.0

  /// Solves a scene.
  ///
  /// - Parameters:
  ///   - imported: The scene.
  ///   - request: The request that its body describes.
  ///   - circumstances: The direction and the text size.
  ///   - isOwn: Whether the device is the document's own.
  ///   - limits: The limits of each solve.
  /// - Complexity: That of six solves, and one for each conflict.
  init(
    _ imported: ImportedScene, _ request: LayoutRequest, in circumstances: Circumstances,
    isOwn: Bool, limits: RequestLimits
  ) {
    self.imported = imported
    var options = request.options
    options.direction = circumstances.direction ?? options.direction
    options.onConflict = .breakInOrder
    var scene = request.scene
    for edit in circumstances.edits(of: imported, scene) { scene.apply(edit) }
    for index in imported.placeholders { scene.apply(.active(index, false)) }
    let solver = Solver(options: options, limits: limits.solveLimits())
    var open = scene
    for index in imported.canvasConstraints { open.apply(.active(index, false)) }
    let result: ConfiguredLayout.Result
    do throws(LayoutError) {
      // Saved frames do not apply to other devices, directions and text sizes.
      let keepsFrames = isOwn && circumstances.isPlain
      let canvas = keepsFrames ? scene : open
      var solution = try solver.solution(canvas)
      exact = solution.frames
      if keepsFrames {
        var pixels = solver
        pixels.options.scale = imported.scale
        rounded =
          try pixels.solution(
            canvas.measuringTexts(of: request.textItems, at: imported.scale)
          ).frames
      }
      // With a conflict, the remaining constraints reveal little.
      if solution.broken.isEmpty {
        let found =
          imported.canvasConstraints.isEmpty || !keepsFrames
          ? solution.ambiguous : try solver.solution(open).ambiguous
        self.open = Set(found.map(\.item.index))
        solution.ambiguous = try Self.wide(found, scene, imported, solver)
        let wide = solution.ambiguous
        scrollable = try ScrollableContent(
          imported, wide, frames: solution.frames, in: open
        ) { fixing throws(LayoutError) in
          let settled = try solver.solution(open.adding(fixing))
          return try Self.wide(settled.ambiguous, scene.adding(fixing), imported, solver)
        }
        heldViews = try Self.held(solution.ambiguous, open, imported, solver)
      } else {
        solution.ambiguous = []
        slightConflicts = try Self.slight(solution.broken, canvas, solver)
      }
      result = .solved(solution)
    } catch {
      result = .failed(error)
    }
    layout = ConfiguredLayout(scene: open, options: options, result: result)
  }

  /// Solves scenes, each within the full limits.
  private struct Solver {
    var options: LayoutOptions
    let limits: SolveLimits

    func solution(_ scene: LayoutScene) throws(LayoutError) -> LayoutSolution {
      var session = LayoutSession(options: options, limits: limits)
      return try session.solve(scene)
    }
  }

  /// The most conflicts of a scene to measure.
  private static let mostMeasured = 10
  /// A priority above all that authors use and below required.
  private static let nearlyRequired = 999.5

  /// The conflicts with a member that is violated by at most half a point if all others hold.
  private static func slight(
    _ broken: [LayoutSolution.Broken], _ scene: LayoutScene, _ solver: Solver
  ) throws(LayoutError) -> [[ConstraintOrigin]] {
    guard let priority = Priority(nearlyRequired) else { return [] }
    var found: [[ConstraintOrigin]] = []
    for entry in broken.prefix(mostMeasured) {
      guard case .constraint(let index) = entry.origin else { continue }
      var lowered = scene
      lowered.apply(.priority(index, priority))
      let solution = try solver.solution(lowered)
      guard !solution.broken.contains(where: { $0.origin == entry.origin }),
        let violation = solution.unsatisfied.first(where: { $0.origin == entry.origin })?.violation,
        violation <= tolerance
      else { continue }
      found.append(entry.conflict)
    }
    return found
  }

  /// The priority at which a scroll view's content is pulled, below those of saved frames.
  private static let priorityOfContent = 8.0

  /// The ambiguities of more than two points, revealed by moving the saved frames.
  private static func wide(
    _ found: [LayoutSolution.Ambiguity], _ saved: LayoutScene, _ imported: ImportedScene,
    _ solver: Solver
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

  /// The views that constraints removed at build time would make unambiguous: code is expected to
  /// do so at run time.
  private static func held(
    _ found: [LayoutSolution.Ambiguity], _ open: LayoutScene, _ imported: ImportedScene,
    _ solver: Solver
  ) throws(LayoutError) -> Set<Int> {
    guard !found.isEmpty, !imported.placeholders.isEmpty else { return [] }
    var held = open
    for index in imported.placeholders { held.apply(.active(index, true)) }
    let solution = try solver.solution(held)
    guard solution.broken.isEmpty else { return [] }
    let still = Set(solution.ambiguous.map(\.item.index))
    return Set(found.map(\.item.index).filter { !still.contains($0) })
  }

  /// The frames, `nil` for views that the constraints leave ambiguous by any amount; `nil` if the
  /// scene is in conflict.
  var settledFrames: [Frame?]? {
    guard case .solved(let solution) = layout.result, solution.broken.isEmpty else { return nil }
    return solution.frames.enumerated().map { open.contains($0.offset) ? nil : $0.element }
  }

  /// A view whose saved frame differs from the solved one.
  struct Misplaced {
    var view: Int
    var saved: Frame
    /// Whether rounding and the baselines of unknown fonts may explain the difference.
    var isSlight: Bool
  }

  /// The distance in points explained by rounding and the baselines of unknown fonts: the maximum
  /// observed for views that had not moved.
  private static let slightDistance = 1.5 + 1e-4

  /// The views whose saved frames match neither the exact nor the rounded ones. Excludes ambiguous
  /// views, and all views of a scene in conflict.
  var misplaced: [Misplaced] {
    guard case .solved(let solution) = layout.result, solution.broken.isEmpty, let exact,
      let rounded
    else { return [] }
    let open = Set(solution.ambiguous.map(\.item.index))
    return layout.scene.items.indices.compactMap { index in
      guard layout.scene.items[index].parent != nil, !open.contains(index),
        let saved = imported.savedFrames[index],
        !Self.agrees(exact[index], saved), !Self.agrees(rounded[index], saved)
      else { return nil }
      let isSlight = [exact[index], rounded[index]].contains {
        Self.agrees($0, saved, within: Self.slightDistance)
      }
      return Misplaced(view: index, saved: saved, isSlight: isSlight)
    }
  }

  /// The views with outdated `misplaced` or `ambiguous` flags, and those flags. None for a scene in
  /// conflict.
  var staleFlags: [(view: Int, flags: ImportedScene.Flags)] {
    guard case .solved(let solution) = layout.result, solution.broken.isEmpty else { return [] }
    let misplaced = Set(misplaced.map(\.view))
    return imported.flags.indices.compactMap { index in
      var stale = imported.flags[index]
      // An ambiguous frame has no position to compare.
      if misplaced.contains(index) || open.contains(index) { stale.remove(.misplaced) }
      if open.contains(index) || scrollable.isOpen(ItemIndex(index)) { stale.remove(.ambiguous) }
      return stale.isEmpty ? nil : (index, stale)
    }
  }

  private static func agrees(
    _ frame: Frame, _ saved: Frame, within tolerance: Double = tolerance
  ) -> Bool {
    abs(frame.x - saved.x) <= tolerance && abs(frame.y - saved.y) <= tolerance
      && abs(frame.width - saved.width) <= tolerance
      && abs(frame.height - saved.height) <= tolerance
  }
}

extension LayoutScene {
  /// The scene with further constraints.
  fileprivate func adding(_ constraints: [SceneConstraint]) -> LayoutScene {
    var scene = self
    for constraint in constraints where scene.error(in: constraint) == nil {
      scene.addConstraint(constraint)
    }
    return scene
  }
}
