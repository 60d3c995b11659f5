public import ConstraintLayout
internal import JSONDocuments
internal import JSONText

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
    var statements: [ConstraintOrigin: String] = [:]
    /// Its queries.
    var queries = Queries()
  }

  /// The queries of a scene.
  struct Queries: Sendable {
    /// The views and guides to explain.
    var explained: [ItemIndex] = []
    /// The views to compute fitting sizes of.
    var fitted: [Fitted] = []
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
  let sourceMap: LayoutSourceMap
  /// The scene's own queries.
  let queries: Queries
  /// The property whose values are all solved for, if one is.
  public let sweep: Sweep?
  /// Whether conflicts and ambiguities are answered with repairs.
  public let wantsRepairs: Bool
  /// What a picture of the frames shows beside them; other answers ignore it.
  let picture: Picture
  /// The rules that the document disables for whoever checks it; solving ignores them.
  public let disabledRules: [DisabledRule]
  /// The views with a text.
  public let textItems: [ItemIndex]

  init(
    scene: consuming LayoutScene, options: LayoutOptions, variants: [Variant], root: ItemIndex?,
    sourceMap: consuming LayoutSourceMap, queries: Queries, sweep: Sweep?, wantsRepairs: Bool,
    picture: Picture, disabledRules: [DisabledRule], textItems: [ItemIndex] = []
  ) {
    self.scene = scene
    self.options = options
    self.variants = variants
    self.root = root
    self.sourceMap = sourceMap
    self.queries = queries
    self.sweep = sweep
    self.wantsRepairs = wantsRepairs
    self.picture = picture
    self.disabledRules = disabledRules
    self.textItems = textItems
  }

  /// The request with another scene, or other options, in place of its own.
  public func replacing(
    scene: LayoutScene? = nil, options: LayoutOptions? = nil
  ) -> LayoutRequest {
    LayoutRequest(
      scene: scene ?? self.scene, options: options ?? self.options, variants: variants, root: root,
      sourceMap: sourceMap, queries: queries, sweep: sweep, wantsRepairs: wantsRepairs,
      picture: picture, disabledRules: disabledRules, textItems: textItems)
  }

  /// What a picture shows on demand.
  struct Picture: Sendable {
    /// Whether labels have sizes.
    var showsSizes = false
    /// Whether distances between edges are drawn.
    var showsDistances = false
    /// The pixels to a point, in a form that has pixels.
    var pixelsPerPoint = 1

    /// The scales of the screens of devices.
    static let scales = 1...3
  }

  /// A rule that a document disables, for a view or altogether.
  public struct DisabledRule: Hashable, Sendable {
    /// The id of the rule.
    public var rule: String
    /// The view or guide; `nil` for all of them.
    public var view: String?
    /// The JSON Pointer to the directive.
    public var pointer: String
  }

  /// A view to compute fitting sizes of.
  struct Fitted: Sendable {
    /// The view.
    var view: ItemIndex
    /// The fixed width, if one is given.
    var width: Double?
    /// The fixed height, if one is given.
    var height: Double?
  }
}

/// The source map of a scene: the locations of its items and constraints in the request.
struct LayoutSourceMap: Sendable {
  /// The location of a view or guide.
  struct ItemLocation: Sendable {
    /// The view whose `children` contain it; -1 for an element of `views` or `guides`.
    var nest: Int32
    /// The index in that array.
    var position: Int32
  }

  /// The location of a constraint.
  struct ConstraintLocation: Sendable {
    /// The index in `constraints`.
    var position: Int32
    /// The index of the comparison in a chain; -1 if it is not a chain.
    var part: Int32
    /// The number of its id; -1 if it has none.
    var id: Int32
  }

  var items: [ItemLocation] = []
  var constraints = ConstraintLocations()
  var ids = NameTable()

  /// The title of a constraint for people: its index in the request, and its id if it has one.
  ///
  /// - Parameter number: The number of the constraint in the scene.
  /// - Returns: For example `constraint 3 "cap"`, with the id abbreviated.
  func title(ofConstraint number: Int) -> String {
    let location = constraints[number]
    guard location.id >= 0 else { return "constraint \(location.position)" }
    let id = ids.bytes(of: Int(location.id)).withUnsafeBufferPointer { Excerpt.quoted($0) }
    return "constraint \(location.position) \(id)"
  }

  /// The JSON Pointer to a view or guide.
  ///
  /// - Complexity: O(levels above it).
  func pointer(to item: ItemIndex, in scene: LayoutScene) -> JSONPointer {
    var path: [ItemLocation] = []
    var next = item.index
    while true {
      path.append(items[next])
      guard items[next].nest >= 0 else { break }
      next = Int(items[next].nest)
    }
    var pointer = JSONPointer()
    pointer.append(scene.items[next].isView ? "views" : "guides")
    for (level, location) in path.reversed().enumerated() {
      if level > 0 { pointer.append("children") }
      pointer.append(Int(location.position))
    }
    return pointer
  }
}
