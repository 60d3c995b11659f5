internal import Cancellation
import ConstraintSolver
import ConstraintLayout
internal import JSONDocuments
internal import ServiceContract
internal import LayoutRequests
internal import TextBytes
internal import TextLayout

/// Decodes a layout request, collecting all errors.
struct LayoutRequestDecoder {
  let limits: RequestLimits
  let errors: InputErrorList
  var scene = LayoutScene()
  var options = LayoutOptions()
  var variants: [LayoutRequest.Variant] = []
  var places = RequestPlaces()
  /// Views with a `parent`, and the member's value.
  var parents: [(item: ItemIndex, value: JSONValue)] = []
  /// Views with a `stack`, the member's value, and whether the view states margins.
  var stacks: [(item: ItemIndex, value: JSONValue, hasMargins: Bool)] = []
  /// The views whose stacks state whether they respect margins.
  var stacksOfStatedMargins: Set<ItemIndex> = []
  /// The hidden views.
  var hidden: [ItemIndex] = []
  /// Reads and shapes texts.
  var texts: TextReader
  /// Maps a stated text to the one that the view shows, if they differ.
  var changeText: ((String) -> String)?
  /// The traits that all texts share.
  var textTraits = TextTraits()
  /// The views with a text.
  var textItems: [ItemIndex] = []
  /// Whether the objects of a constraint may have duplicate names.
  var hasRepeatedNames = false
  /// By number of a constraint id, the index of its first constraint in the scene.
  var constraintsByID: [Int32] = []

  /// The most elements of an array for which capacity is reserved at once.
  static let expectedElements = 1_024

  init(
    limits: RequestLimits, errors: InputErrorList, fonts: FontStore,
    cancellation: CancellationCheck
  ) {
    self.limits = limits
    self.errors = errors
    texts = TextReader(errors, fonts, cancellation)
  }

  /// Decodes the body; the decoder is empty afterwards.
  ///
  /// - Complexity: O(bytes), expected.
  mutating func read(_ body: JSONValue) throws(Problem) -> LayoutRequest {
    guard let fields = ObjectFields<LayoutRequestMember>(body, errors) else { throw problem }
    if let value = fields[.schemaReference] { _ = errors.string(value) }
    readTextTraits(fields)
    if let views = fields.required(.views, errors) { try readViews(views) }
    if let guides = fields[.guides] { try readGuides(guides) }
    resolveParents()
    resolveStacks()
    for item in hidden { scene.apply(.hidden(item, true)) }
    if let constraints = fields[.constraints] { try readConstraints(constraints) }
    if let value = fields[.direction], let choice = errors.choice(value, of: DirectionChoice.self) {
      options.direction = choice.direction
    }
    if let value = fields[.scale] { options.scale = texts.scale(value) }
    if let value = fields[.coordinates],
      let choice = errors.choice(value, of: CoordinatesChoice.self)
    {
      options.coordinates = choice.coordinates
    }
    if let value = fields[.onConflict], let choice = errors.choice(value, of: ConflictChoice.self) {
      options.onConflict = choice.policy
    }
    var names = NameTable()
    if let value = fields[.variants] { try readVariants(value, names: &names) }
    let root = fields[.root].map { readRoot($0) }
    if let value = fields[.devices] { try readDevices(value, root: root, names: &names) }
    let queries = try readQueries(explain: fields[.explain], fit: fields[.fit])
    let sweep = fields[.sweep].flatMap { readSweep($0) }
    let wantsRepairs = fields[.repairs].flatMap { errors.bool($0) } ?? false
    var disabled: [LayoutRequest.DisabledRule] = []
    if let value = fields[.lint] { disabled = try readDisabledRules(value) }
    let picture = fields[.picture].map { readPicture($0) } ?? .init()
    try errors.check()
    // Moved, not copied.
    var (scene, places) = (LayoutScene(), RequestPlaces())
    swap(&scene, &self.scene)
    swap(&places, &self.places)
    return LayoutRequest(
      scene: scene, options: options, variants: variants, root: root ?? nil, places: places,
      queries: queries, sweep: sweep, wantsRepairs: wantsRepairs, picture: picture,
      disabledRules: disabled, textItems: textItems)
  }

  /// The problem of the errors so far.
  var problem: Problem {
    Problem(errors) ?? Problem(.invalidRequest, "the body is not a layout request")
  }

  /// The problem that ends decoding at an exceeded limit.
  func exceeded(_ name: String, _ limit: Int, at value: JSONValue) -> Problem {
    errors.addLimit(name, limit, at: value)
    return problem
  }

  /// Reads the picture options.
  private func readPicture(_ value: JSONValue) -> LayoutRequest.Picture {
    guard let fields = ObjectFields<PictureMember>(value, errors) else { return .init() }
    return LayoutRequest.Picture(
      showsSizes: fields[.sizes].flatMap { errors.bool($0) } ?? false,
      showsDistances: fields[.distances].flatMap { errors.bool($0) } ?? false,
      pixelsPerPoint: fields[.scale].flatMap {
        errors.integer($0, in: LayoutRequest.Picture.scales)
      } ?? 1)
  }

  // MARK: Values

  /// A length or position.
  func length(_ value: JSONValue) -> Double? {
    errors.number(value, in: -LayoutLimits.magnitude...LayoutLimits.magnitude)
  }

  /// A length or position that may be missing.
  @inline(__always)
  func length(_ value: JSONValue?) -> Double? {
    guard let value else { return nil }
    return length(value)
  }

  /// A priority, as a number or a name.
  func priority(_ value: JSONValue) -> Priority? {
    if let name = value.stringBytes {
      if let priority = Priority(name: name.span) { return priority }
      let names = Priority.names.map(\.name)
      errors.add(
        at: value,
        "must be a number or one of \(names.joined(separator: ", ")), not \(Excerpt.quoted(name))",
        suggestion: Suggestion.nearest(to: name, among: names))
      return nil
    }
    guard let number = value.number else {
      errors.addWrongKind(value, wanted: "a number or a name")
      return nil
    }
    guard let priority = Priority(number) else {
      errors.add(at: value, "a priority is above 0 and at most 1000")
      return nil
    }
    return priority
  }

  /// The item with a name; adds an error if there is none.
  func item(_ value: JSONValue) -> ItemIndex? {
    guard let name = errors.string(value) else { return nil }
    if let item = scene.item(named: name.span) { return item }
    errors.add(
      .unknownView, at: value, "there is no view or guide \(Excerpt.quoted(name))",
      suggestion: Suggestion.nearest(to: name, among: itemNames))
    return nil
  }

  /// The names of items, for suggestions.
  var itemNames: some Sequence<String> {
    let names = scene.names
    return (0..<names.count).lazy.map { names.string(of: $0) }
  }
}
