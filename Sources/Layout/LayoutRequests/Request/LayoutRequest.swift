public import ConstraintLayout

/// A decoded, valid layout request.
///
/// It is an immutable class because the stages of a response share it: each copy of a value type
/// would retain some fifteen arrays.
public final class LayoutRequest: Sendable {
  /// The scene with edited values.
  public struct Variant: Sendable {
    /// The name in the response.
    public var name: String
    /// The variant's own direction, if any.
    public var direction: LayoutDirection?
    /// The variant's own scale, if any: that of its device, in pixels per point.
    public var scale: Double?
    /// The edited values, in the order in which they take effect.
    public var edits: [LayoutEdit]
    /// JSON Pointers to the values that give numbers and insets that the scene itself lacks.
    package var statements: [ConstraintOrigin: String] = [:]
    /// The variant's own queries.
    package var queries = Queries()

    /// Makes a variant.
    package init(name: String, direction: LayoutDirection? = nil, edits: [LayoutEdit]) {
      self.name = name
      self.direction = direction
      self.edits = edits
    }
  }

  /// The queries of a scene.
  package struct Queries: Sendable {
    /// The views and guides to explain.
    package var explained: [ItemIndex] = []
    /// The views whose fitting sizes are requested.
    package var fitted: [Fitted] = []

    /// Makes an empty set of queries.
    package init() {}
  }

  /// Views, guides and constraints.
  public let scene: LayoutScene
  /// The options of solving and of the response.
  public let options: LayoutOptions
  /// The variants, in the order of the request.
  public let variants: [Variant]
  /// The view that the request names as the screen.
  public let root: ItemIndex?
  /// The locations of items and constraints in the request.
  package let places: RequestPlaces
  /// The scene's own queries.
  package let queries: Queries
  /// The property to sweep, if any.
  public let sweep: Sweep?
  /// Whether the response includes repairs for conflicts and ambiguities.
  public let wantsRepairs: Bool
  /// The options of a picture of the frames; other responses ignore them.
  package let picture: Picture
  /// The rules that the document disables for checks; solving ignores them.
  public let disabledRules: [DisabledRule]
  /// The views with a text.
  public let textItems: [ItemIndex]

  package init(
    scene: consuming LayoutScene, options: LayoutOptions, variants: [Variant], root: ItemIndex?,
    places: consuming RequestPlaces, queries: Queries, sweep: Sweep?, wantsRepairs: Bool,
    picture: Picture, disabledRules: [DisabledRule], textItems: [ItemIndex] = []
  ) {
    self.scene = scene
    self.options = options
    self.variants = variants
    self.root = root
    self.places = places
    self.queries = queries
    self.sweep = sweep
    self.wantsRepairs = wantsRepairs
    self.picture = picture
    self.disabledRules = disabledRules
    self.textItems = textItems
  }

  /// The request with other options.
  public func replacing(options: LayoutOptions) -> LayoutRequest {
    LayoutRequest(
      scene: scene, options: options, variants: variants, root: root, places: places,
      queries: queries, sweep: sweep, wantsRepairs: wantsRepairs, picture: picture,
      disabledRules: disabledRules, textItems: textItems)
  }

  /// The options of a picture.
  package struct Picture: Sendable {
    /// Whether labels include sizes.
    package var showsSizes: Bool
    /// Whether distances between edges are drawn.
    package var showsDistances: Bool
    /// The scale of a raster picture, in pixels per point.
    package var pixelsPerPoint: Int

    /// The screen scales of devices.
    package static let scales = 1...3

    /// Makes picture options; the defaults give a plain picture.
    package init(
      showsSizes: Bool = false, showsDistances: Bool = false, pixelsPerPoint: Int = 1
    ) {
      self.showsSizes = showsSizes
      self.showsDistances = showsDistances
      self.pixelsPerPoint = pixelsPerPoint
    }
  }

  /// A rule that a document disables for one view or all.
  public struct DisabledRule: Hashable, Sendable {
    /// The id of the rule.
    public var rule: String
    /// The view or guide; `nil` for all.
    public var view: String?
    /// The JSON Pointer to the directive.
    public var pointer: String

    /// Makes a disabled rule.
    package init(rule: String, view: String?, pointer: String) {
      self.rule = rule
      self.view = view
      self.pointer = pointer
    }
  }

  /// A query for a view's fitting sizes.
  package struct Fitted: Sendable {
    /// The view.
    package var view: ItemIndex
    /// The fixed width, if any.
    package var width: Double?
    /// The fixed height, if any.
    package var height: Double?

    /// Makes a query.
    package init(view: ItemIndex, width: Double? = nil, height: Double? = nil) {
      self.view = view
      self.width = width
      self.height = height
    }
  }
}
