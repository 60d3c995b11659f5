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
  private(set) var open: Set<Int> = []

  /// The distance in points by which a saved frame may differ.
  static let tolerance = 0.5 + 1e-4

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
    let session = LayoutSession(options: options, limits: limits.solveLimits())
    var open = scene
    for index in imported.canvasConstraints { open.apply(.active(index, false)) }
    let result: ConfiguredLayout.Result
    do throws(LayoutError) {
      // Saved frames do not apply to other devices, directions and text sizes.
      let keepsFrames = isOwn && circumstances.isPlain
      let canvas = keepsFrames ? scene : open
      var solution = try session.solution(canvas)
      exact = solution.frames
      if keepsFrames {
        var pixels = session
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
          ? solution.ambiguous : try session.solution(open).ambiguous
        self.open = Set(found.map(\.item.index))
        solution.ambiguous = try Self.wide(found, scene, imported, session)
        let wide = solution.ambiguous
        scrollable = try ScrollableContent(
          imported, wide, frames: solution.frames, in: open
        ) { fixing throws(LayoutError) in
          let settled = try session.solution(open.adding(fixing))
          return try Self.wide(settled.ambiguous, scene.adding(fixing), imported, session)
        }
        heldViews = try Self.held(solution.ambiguous, open, imported, session)
      } else {
        solution.ambiguous = []
        slightConflicts = try Self.slight(solution.broken, canvas, session)
      }
      result = .solved(solution)
    } catch {
      result = .failed(error)
    }
    layout = ConfiguredLayout(scene: open, options: options, result: result)
  }

  /// The frames, `nil` for views that the constraints leave ambiguous by any amount; `nil` if the
  /// scene is in conflict.
  var settledFrames: [Frame?]? {
    guard case .solved(let solution) = layout.result, solution.broken.isEmpty else { return nil }
    return solution.frames.enumerated().map { open.contains($0.offset) ? nil : $0.element }
  }
}
