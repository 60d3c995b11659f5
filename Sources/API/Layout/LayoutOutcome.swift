import ConstraintSolver
public import Layout

/// What a layout request comes to: frames for the scene and for each of its variants.
public struct LayoutOutcome: Sendable {
  /// A variant's frames, or why it has none.
  public enum Variant: Sendable {
    /// It is solved.
    case solved(LayoutAnswer)
    /// Required constraints cannot all hold; irreducible sets of such.
    case conflict([[ConstraintOrigin]])
  }

  /// The scene's own frames.
  public var base: LayoutAnswer
  /// The variants', in the order of the request.
  public var variants: [Variant]
}

extension LayoutRequest {
  /// Solves the scene and its variants.
  ///
  /// - Parameters:
  ///   - limits: What it may cost; the budget is one variant's.
  ///   - shouldStop: Asked now and then; `true` ends the solve.
  /// - Throws: A conflict of the scene itself, or a limit.
  public func solve(
    limits: RequestLimits, shouldStop: (@Sendable () -> Bool)? = nil
  ) throws(Problem) -> LayoutOutcome {
    let limits = SolveLimits(work: limits.work, shouldStop: shouldStop)
    let engine = LayoutEngine(options: options, limits: limits)
    var outcome: LayoutOutcome
    do throws(LayoutError) {
      outcome = LayoutOutcome(base: try engine.solve(scene), variants: [])
    } catch {
      throw Problem(error, naming: naming(of: scene))
    }
    for variant in variants {
      do throws(LayoutError) {
        let engine = LayoutEngine(options: options(of: variant), limits: limits)
        outcome.variants.append(.solved(try engine.solve(scene(of: variant))))
      } catch {
        guard case .conflict(let sets) = error else {
          throw Problem(error, naming: naming(of: scene))
        }
        outcome.variants.append(.conflict(sets))
      }
    }
    return outcome
  }

  /// The scene with a variant's values.
  func scene(of variant: Variant) -> LayoutScene {
    var scene = scene
    for edit in variant.edits { scene.apply(edit) }
    return scene
  }

  private func options(of variant: Variant) -> LayoutOptions {
    var options = options
    options.direction = variant.direction ?? options.direction
    return options
  }

  /// How answers name what is in a scene of this request.
  func naming(of scene: LayoutScene) -> LayoutNaming {
    LayoutNaming(scene: scene, places: places)
  }
}

extension Problem {
  /// Makes the problem of a scene that has no frames.
  init(_ error: LayoutError, naming: LayoutNaming) {
    switch error {
    case .conflict(let sets):
      let count = sets.first?.count ?? 0
      self.init(
        .unsatisfiableConstraints,
        "\(count) required constraint\(count == 1 ? "" : "s") cannot all hold: see conflicts")
      var json = JSONWriter()
      naming.write(sets, to: &json)
      self = adding("conflicts", json.bytes)
    case .workLimitExceeded(let limit):
      self.init(.workLimitExceeded, "solving exceeds the limit of \(limit) work")
    case .stopped:
      self.init(.timeLimitExceeded, "solving took longer than a request may")
    case .numbersOutOfRange:
      self.init(
        .numberOutOfRange, "the products of the multipliers are beyond what can be calculated")
    }
  }
}
