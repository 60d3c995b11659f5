public import ConstraintLayout

/// A decoded, valid layout request.
///
/// A class, although it does not change: the stages of a response share it, and each copy of a
/// value would retain some fifteen arrays.
public final class LayoutRequest: Sendable {
  /// The scene with edited values.
  public struct Variant: Sendable {
    /// The name in the response.
    public var name: String
    /// Its own direction, if any.
    public var direction: LayoutDirection?
    /// Its own scale, if any: that of its device, in pixels per point.
    public var scale: Double?
    /// The edited values, in the order in which they take effect.
    public var edits: [LayoutEdit]
    /// The JSON Pointers to what states the given numbers and insets that the scene itself lacks.
    package var statements: [ConstraintOrigin: String] = [:]
    /// Its queries.
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
    /// The views to compute fitting sizes of.
    package var fitted: [Fitted] = []

    /// Makes queries for nothing.
    package init() {}
  }

  /// Views, guides and constraints.
  public let scene: LayoutScene
  /// The options of solving and of the response.
  public let options: LayoutOptions
  /// The variants, in the order of the request.
  public let variants: [Variant]
  /// The view that the request names as the one that stands for the screen.
  public let root: ItemIndex?
  /// The locations of items and constraints in the request.
  package let places: RequestPlaces
  /// The scene's own queries.
  package let queries: Queries
  /// The property whose values are all solved for, if one is.
  public let sweep: Sweep?
  /// Whether conflicts and ambiguities are answered with repairs.
  public let wantsRepairs: Bool
  /// What a picture of the frames shows beside them; other answers ignore it.
  package let picture: Picture
  /// The rules that the document disables for whoever checks it; solving ignores them.
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

  /// What a picture shows on demand.
  package struct Picture: Sendable {
    /// Whether labels have sizes.
    package var showsSizes: Bool
    /// Whether distances between edges are drawn.
    package var showsDistances: Bool
    /// The pixels to a point, in a form that has pixels.
    package var pixelsPerPoint: Int

    /// The scales of the screens of devices.
    package static let scales = 1...3

    /// Makes a picture; without arguments a plain one.
    package init(
      showsSizes: Bool = false, showsDistances: Bool = false, pixelsPerPoint: Int = 1
    ) {
      self.showsSizes = showsSizes
      self.showsDistances = showsDistances
      self.pixelsPerPoint = pixelsPerPoint
    }
  }

  /// A rule that a document disables, for a view or altogether.
  public struct DisabledRule: Hashable, Sendable {
    /// The id of the rule.
    public var rule: String
    /// The view or guide; `nil` for all of them.
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

  /// A view to compute fitting sizes of.
  package struct Fitted: Sendable {
    /// The view.
    package var view: ItemIndex
    /// The fixed width, if one is given.
    package var width: Double?
    /// The fixed height, if one is given.
    package var height: Double?

    /// Makes a query.
    package init(view: ItemIndex, width: Double? = nil, height: Double? = nil) {
      self.view = view
      self.width = width
      self.height = height
    }
  }
}
