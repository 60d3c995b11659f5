public import Cancellation
public import ConstraintLayout
import ConstraintSolver
internal import MemoryMetering

/// The circumstances in which a layout is solved: the size of its screen, the direction of reading,
/// the size of text, the scale of pixels, and a variant of the request.
///
/// What is `nil` stays as the request says.
public struct LayoutConfiguration: Hashable, Sendable {
  /// The index of a variant of the request, whose edits come first.
  public var variant: Int?
  /// The size of the root view, in points.
  public var size: Size?
  /// The insets of the screen's safe area, in points.
  public var safeArea: EdgeInsets?
  /// The direction of reading.
  public var direction: LayoutDirection?
  /// The factor by which text is larger than in the request.
  public var textScale: Double
  /// Pixels per point, to which edges are rounded.
  public var scale: Double?

  /// Makes a configuration; without arguments that of the request itself.
  public init(
    variant: Int? = nil, size: Size? = nil, safeArea: EdgeInsets? = nil,
    direction: LayoutDirection? = nil, textScale: Double = 1, scale: Double? = nil
  ) {
    self.variant = variant
    self.size = size
    self.safeArea = safeArea
    self.direction = direction
    self.textScale = textScale
    self.scale = scale
  }
}

/// A layout in one configuration.
public struct ConfiguredLayout: Sendable {
  /// The result of solving.
  public enum Result: Sendable {
    /// The frames, relative to parents.
    case solved(LayoutSolution)
    /// Required constraints cannot all hold: irreducible infeasible sets, and whether there are
    /// causes that none of them names.
    case conflict([LayoutConflict], hasMore: Bool)
    /// A limit is exceeded, or numbers are out of range.
    case refused(Problem)
  }

  /// The scene with the values of the configuration.
  public var scene: LayoutScene
  /// The options with those of the configuration.
  public var options: LayoutOptions
  /// The result of solving the scene.
  public var result: Result
  /// The index of the variant of the request, if it is one.
  public var variant: Int?

  /// Makes a layout of a result.
  public init(
    scene: LayoutScene, options: LayoutOptions, result: Result, variant: Int? = nil
  ) {
    self.scene = scene
    self.options = options
    self.result = result
    self.variant = variant
  }
}

extension LayoutRequest {
  /// The view that stands for the screen: the one that ``root`` names, or else the first root with
  /// a given width and height.
  ///
  /// - Complexity: O(items).
  public var screen: ItemIndex? { root ?? scene.screen }

  /// Whether a variant sets the size of a view itself.
  public func isSized(_ variant: Variant, _ view: ItemIndex) -> Bool {
    variant.edits.contains { edit in
      guard case .given(view, let dimension, _) = edit else { return false }
      return dimension == .width || dimension == .height
    }
  }

  /// The scene and the options of a configuration.
  ///
  /// - Complexity: O(items), plus a copy of the edited arrays.
  public func configured(
    _ configuration: LayoutConfiguration, screen: ItemIndex?
  ) -> (scene: LayoutScene, options: LayoutOptions) {
    var scene = scene
    var options = options
    options.coordinates = .parent
    if let index = configuration.variant, variants.indices.contains(index) {
      scene = self.scene(of: variants[index])
      options.direction = variants[index].direction ?? options.direction
      options.scale = variants[index].scale ?? options.scale
    }
    options.direction = configuration.direction ?? options.direction
    let edits = configuration.edits(of: scene, screen: screen, direction: options.direction)
    for edit in edits { scene.apply(edit) }
    options.scale = configuration.scale ?? options.scale
    if let scale = configuration.scale { measureTexts(of: &scene, at: scale) }
    return (scene, options)
  }

  /// Solves the layout in each of some configurations.
  ///
  /// Each starts from the same prepared session, so the order of configurations changes no result.
  ///
  /// - Parameters:
  ///   - configurations: The configurations.
  ///   - screen: The view whose size they set; `nil` for ``screen``.
  ///   - limits: The limits of all solves together.
  ///   - cancellation: Checked at intervals; ends the solve that runs.
  ///   - body: Receives the layout of each configuration, with its index.
  /// - Complexity: A solve for the first configuration, and an edit for each further one.
  public func solve(
    at configurations: [LayoutConfiguration], screen: ItemIndex? = nil, limits: RequestLimits,
    cancellation: CancellationCheck = .never, _ body: (Int, ConfiguredLayout) -> Void
  ) {
    var session = LayoutSession(
      options: options,
      limits: SolveLimits(
        work: limits.remainingWork, entries: limits.matrixEntries, cancellation: cancellation,
        mayAllocate: { MemoryMeter.mayAllocate($0) }))
    let screen = screen ?? self.screen
    var isPrepared = false
    for (index, configuration) in configurations.enumerated() {
      let (scene, options) = configured(configuration, screen: screen)
      var copy = session
      copy.options = options
      let result: ConfiguredLayout.Result
      do throws(LayoutError) {
        try cancellation.check(at: .presolve)
        result = .solved(try copy.solve(scene))
        if !isPrepared {
          isPrepared = true
          session = copy
          session.prepareForEdits()
        }
        session.limits = copy.limits
      } catch {
        if case .conflict(let sets, let hasMore) = error {
          result = .conflict(sets, hasMore: hasMore)
        } else {
          result = .refused(
            Problem(error, naming: LayoutNaming(self, edited: scene), limits: limits))
        }
      }
      body(
        index,
        ConfiguredLayout(
          scene: scene, options: options, result: result, variant: configuration.variant))
    }
  }
}

extension LayoutConfiguration {
  /// The values that the configuration sets: the size of the screen with its safe area, and the
  /// sizes of text.
  ///
  /// - Complexity: O(items + rows of tables).
  func edits(
    of scene: LayoutScene, screen: ItemIndex?, direction: LayoutDirection
  ) -> [LayoutEdit] {
    var edits: [LayoutEdit] = []
    if let size, let screen {
      edits.append(.given(screen, .width, size.width))
      edits.append(.given(screen, .height, size.height))
    }
    if let safeArea = safeArea?.directional(direction), let screen {
      edits += DirectionalInsets.Side.allCases.map {
        .inset(screen, .safeArea, $0, safeArea[$0])
      }
    }
    guard textScale != 1 else { return edits }
    for index in scene.items.indices {
      edits += scene.scaledText(of: ItemIndex(index), by: textScale)
    }
    return edits
  }
}

extension LayoutScene {
  /// The first root with a given width and height.
  ///
  /// - Complexity: O(items).
  var screen: ItemIndex? {
    items.indices.lazy.map { ItemIndex($0) }.first { index in
      let item = items[index.index]
      return item.isView && item.parent == nil && item.given.width != nil
        && item.given.height != nil
    }
  }

  /// The edits that give a view the size of its content with larger text; none if it has no text,
  /// which is what has a baseline or a ``HeightTable``.
  ///
  /// Text that is larger by a factor wraps at widths that are larger by it as it did before, so the
  /// table grows on both axes.
  fileprivate func scaledText(of item: ItemIndex, by factor: Double) -> [LayoutEdit] {
    guard let size = intrinsicSize(of: item) else { return [] }
    if let text = viewText(of: item) {
      return text.scaled(by: factor).map { [.text(item, MeasuredText($0))] } ?? []
    }
    let geometry = geometry(of: item)
    let hasBaseline = geometry.firstBaseline != 0 || geometry.lastBaseline != 0
    guard hasBaseline || size.heightForWidth != nil else { return [] }
    func scaled(_ length: Double) -> Double { LayoutLimits.clamped(length * factor) }
    let heights = size.heightForWidth.flatMap { table in
      HeightTable(
        table.rows.map { .init(width: scaled($0.width), height: scaled($0.height)) })
    }
    var edits: [LayoutEdit] = [
      .content(
        item, width: size.width.map(scaled), height: size.height.map(scaled), heights: heights)
    ]
    if hasBaseline {
      edits.append(
        .baselines(
          item, first: scaled(geometry.firstBaseline), last: scaled(geometry.lastBaseline)))
    }
    return edits
  }
}

extension LayoutLimits {
  fileprivate static func clamped(_ length: Double) -> Double {
    min(max(length, -magnitude), magnitude)
  }
}
