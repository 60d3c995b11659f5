import ConstraintLayout
import ConstraintSolver

/// A layout solved at one size.
///
/// It affects neither the layout's conflicts nor its next solve.
struct LayoutTrial {
  /// The result of the solve.
  enum Outcome {
    /// The frames. Where the layout breaks constraints in order, some may be broken.
    case solved(LayoutSolution)
    /// The required constraints that cannot all hold.
    case conflict([LayoutConflict])
    /// Another reason for which there are no frames.
    case failed(String)
  }

  let size: LayoutSize
  /// The scene of the layout at the size.
  let scene: LayoutScene
  /// The names of the items.
  let names: [String]
  /// Whether the layout made the name of each item.
  let areUnnamed: [Bool]
  /// The identifiers of the constraints.
  let identifiers: [String?]
  let options: LayoutOptions
  let limits: SolveLimits
  let outcome: Outcome

  /// Solves a layout.
  ///
  /// - Throws: A fault of the layout's tree or of the size.
  init(_ layout: LiveLayout, at size: LayoutSize) throws(TestFault) {
    self.size = size
    let own = layout.options
    defer { layout.options = own }
    var options = own
    options.coordinates = .parent
    options.direction = size.direction ?? own.direction
    let change = try size.change(in: options.direction)
    options.scale = change.scale ?? own.scale
    layout.options = options
    var scene: LayoutScene
    do throws(LiveLayoutError) {
      scene = try layout.scene()
      identifiers = try layout.activeConstraints().map(\.identifier)
    } catch {
      throw TestFault("\(Wording.constraint("\(error)"))")
    }
    guard !scene.items.isEmpty else { throw TestFault("the layout has no views") }
    for edit in change.edits { scene.apply(edit) }
    names = ElementNames.all(of: layout.roots)
    areUnnamed = layout.roots.flatMap(\.elements).map(\.isUnnamed)
    precondition(names.count == scene.items.count, "each element has one item")
    self.scene = scene
    self.options = options
    limits = layout.limits
    outcome = Self.outcome(of: scene, options, limits)
  }

  private static func outcome(
    of scene: LayoutScene, _ options: LayoutOptions, _ limits: SolveLimits
  ) -> Outcome {
    var session = LayoutSession(options: options, limits: limits)
    do throws(LayoutError) {
      return .solved(try session.solve(scene))
    } catch {
      guard case .conflict(let conflicts, _) = error else {
        return .failed("\(LiveLayoutError.unsolvable(error))")
      }
      return .conflict(conflicts)
    }
  }

  /// Whether the constraints agree with one another and determine each frame.
  var isSettled: Bool {
    guard case .solved(let solution) = outcome else { return false }
    return solution.broken.isEmpty && solution.ambiguous.isEmpty && solution.isAmbiguityComplete
  }

  /// The frames; `nil` if there are none.
  var frames: [Frame]? {
    guard case .solved(let solution) = outcome else { return nil }
    return solution.frames
  }

  /// The frames for a picture: of a conflict, those of the layout that breaks constraints in order.
  var drawnFrames: [Frame]? {
    guard case .conflict = outcome else { return frames }
    var breaking = options
    breaking.onConflict = .breakInOrder
    guard case .solved(let solution) = Self.outcome(of: scene, breaking, limits) else { return nil }
    return solution.frames
  }

  /// The conflicts, those of broken constraints included.
  var conflicts: [LayoutConflict] {
    switch outcome {
    case .conflict(let conflicts): conflicts
    case .solved(let solution):
      solution.broken.map {
        LayoutConflict(members: $0.conflict.isEmpty ? [$0.origin] : $0.conflict)
      }
    case .failed: []
    }
  }
}
