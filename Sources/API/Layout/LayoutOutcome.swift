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

  /// The units of solver work that all of them took; conflicts are not counted.
  public var work: Int {
    variants.reduce(base.work) { sum, variant in
      if case .solved(let answer) = variant { sum + answer.work } else { sum }
    }
  }
}

extension LayoutRequest {
  /// Solves the scene and its variants.
  ///
  /// - Parameters:
  ///   - limits: What all of it may cost.
  ///   - shouldStop: Asked now and then; `true` ends the solve.
  /// - Returns: The frames of the scene and, in their order, of the variants.
  /// - Throws: A conflict of the scene itself, or a limit.
  public func solve(
    limits: RequestLimits, shouldStop: (@Sendable () -> Bool)? = nil
  ) throws(Problem) -> LayoutOutcome {
    var rest = SolveLimits(
      work: limits.work, entries: limits.matrixEntries, shouldStop: shouldStop)
    var outcome: LayoutOutcome
    do throws(LayoutError) {
      let engine = LayoutEngine(options: options, limits: rest)
      outcome = LayoutOutcome(base: try engine.solve(scene), variants: [])
      rest.work -= outcome.base.work
    } catch {
      throw Problem(error, naming: naming(of: scene), limits: limits)
    }
    for variant in variants {
      do throws(LayoutError) {
        // Many small solves never ask by themselves.
        if let shouldStop, shouldStop() { throw .stopped }
        let engine = LayoutEngine(options: options(of: variant), limits: rest)
        let answer = try engine.solve(scene(of: variant))
        outcome.variants.append(.solved(answer))
        rest.work = max(0, rest.work - answer.work)
      } catch {
        guard case .conflict(let sets) = error else {
          throw Problem(error, naming: naming(of: scene), limits: limits)
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
    LayoutNaming(scene: scene, base: self.scene, places: places)
  }
}

extension Problem {
  /// Makes the problem of a scene that has no frames; `limits` are the whole request's.
  init(_ error: LayoutError, naming: LayoutNaming, limits: RequestLimits) {
    switch error {
    case .conflict(let sets):
      let count = sets.first?.count ?? 0
      self.init(
        .unsatisfiableConstraints,
        "\(count) required constraint\(count == 1 ? "" : "s") cannot all hold: see conflicts")
      var json = JSONWriter(limit: limits.answerBytes)
      naming.write(sets, to: &json)
      self =
        json.isFull
        ? .answerTooLong(limit: limits.answerBytes) : adding("conflicts", json.bytes)
    case .workLimitExceeded:
      self.init(.workLimitExceeded, "solving exceeds the limit of \(limits.work) work")
    case .entryLimitExceeded(let limit):
      self.init(.workLimitExceeded, "solving exceeds the limit of \(limit) matrix entries")
    case .stopped:
      self.init(.timeLimitExceeded, "solving took longer than a request may")
    case .numbersOutOfRange:
      self.init(
        .numberOutOfRange,
        "a number of a frame is beyond the limit of \(NumberText.string(LayoutLimits.result))")
    }
  }
}
