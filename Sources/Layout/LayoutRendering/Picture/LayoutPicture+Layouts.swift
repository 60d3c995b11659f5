public import ConstraintLayout

extension LayoutPicture {
  /// A named change of a layout whose frames are drawn beside the layout's.
  public struct Variant: Hashable, Sendable {
    /// The name, for human readers.
    public var name: String
    /// The edits that turn the layout's scene into the variant's, in order.
    public var edits: [LayoutEdit]

    /// Makes a variant.
    public init(_ name: String, edits: [LayoutEdit]) {
      self.name = name
      self.edits = edits
    }

    fileprivate func applied(to scene: LayoutScene) -> LayoutScene {
      var scene = scene
      for edit in edits { scene.apply(edit) }
      return scene
    }
  }

  /// Solves a layout and draws its frames. If its constraints contradict each other, draws the
  /// conflicts.
  ///
  /// This does not affect `LiveLayout.conflicts` or the layout's next solve.
  ///
  /// - Parameters:
  ///   - layout: The layout. Its limits apply to all solves together.
  ///   - variants: Changes to also solve and draw. Their edits refer to `LiveLayout.scene()`.
  ///   - details: Optional details of the picture.
  ///   - limit: The largest length of the picture, in bytes of UTF-8.
  /// - Returns: An SVG document.
  /// - Throws: ``RenderingError``.
  /// - Precondition: The edits refer to items and constraints of the scene, and keep it valid.
  /// - Complexity: A solve for each panel, and O(items · panels + bytes), expected.
  public static func svg(
    of layout: LiveLayout, variants: [Variant] = [], details: PictureDetails = .init(),
    limit: Int = .max
  ) throws(RenderingError) -> String {
    let scene: LayoutScene
    let constraints: [Constraint]
    do throws(LiveLayoutError) {
      scene = try layout.scene()
      constraints = try layout.activeConstraints()
    } catch {
      throw .unsolvable(error)
    }
    var session = LayoutSession(options: layout.options, limits: layout.limits)
    let content = try session.content(of: scene)
    var solved: [(variant: Variant, content: Content)] = []
    for variant in variants {
      solved.append((variant, try session.content(of: variant.applied(to: scene))))
    }
    return try svg(
      of: scene, showing: content, options: layout.options, variants: solved, details: details,
      limit: limit
    ) { index in
      constraints[index].identifier.map { "constraint \(index) \"\($0)\"" }
        ?? "constraint \(index)"
    }
  }

  /// Draws a solved scene, for example the result of `LayoutSession.solve(_:)`.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - content: Its frames or conflicts.
  ///   - coordinates: The coordinate system of all frames, as in the options of the solve.
  ///   - direction: The reading direction, as in the options of the solve.
  ///   - variants: Changes to also draw, with their solutions.
  ///   - details: Optional details of the picture.
  ///   - limit: The largest length of the picture, in bytes of UTF-8.
  /// - Returns: An SVG document.
  /// - Throws: ``RenderingError/lengthLimitExceeded(limit:)``.
  /// - Precondition: The contents are results of the scene and its variants, and the edits refer to
  ///   items and constraints of the scene.
  /// - Complexity: O(items · panels + bytes), expected.
  public static func svg(
    of scene: LayoutScene, showing content: Content,
    coordinates: LayoutOptions.Coordinates = .parent,
    direction: LayoutDirection = .leftToRight,
    variants: [(variant: Variant, content: Content)] = [], details: PictureDetails = .init(),
    limit: Int = .max
  ) throws(RenderingError) -> String {
    try svg(
      of: scene, showing: content,
      options: LayoutOptions(direction: direction, coordinates: coordinates), variants: variants,
      details: details, limit: limit
    ) { "constraint \($0)" }
  }

  private static func svg(
    of scene: LayoutScene, showing content: Content, options: LayoutOptions,
    variants: [(variant: Variant, content: Content)], details: PictureDetails, limit: Int,
    titleOfConstraint: @escaping (Int) -> String
  ) throws(RenderingError) -> String {
    var panels: [(name: String?, content: Content)] = [(nil, content)]
    for (variant, content) in variants { panels.append((variant.name, content)) }
    for case (_, .frames(let solution)) in panels {
      precondition(
        solution.frames.count == scene.items.count, "the solution is not one of the scene")
    }
    let subject = Subject(
      scene: scene, coordinates: options.coordinates, panels: panels,
      sceneOfPanel: { $0 == 0 ? scene : variants[$0 - 1].variant.applied(to: scene) },
      directionOfPanel: { _ in options.direction }, details: details,
      titleOfConstraint: titleOfConstraint)
    do throws(Failure) {
      return String(decoding: try svg(of: subject, limit: limit), as: UTF8.self)
    } catch {
      // Without a cancellation check, the length is the only reason to fail.
      throw .lengthLimitExceeded(limit: limit)
    }
  }
}

extension LayoutSession {
  /// Solves a scene. A conflict is a result, not an error.
  fileprivate mutating func content(
    of scene: LayoutScene
  ) throws(RenderingError) -> LayoutPicture.Content {
    do throws(LayoutError) {
      return .frames(try solve(scene))
    } catch {
      guard case .conflict(let sets, _) = error else { throw .unsolvable(.unsolvable(error)) }
      return .conflicts(sets.map(\.members))
    }
  }
}
