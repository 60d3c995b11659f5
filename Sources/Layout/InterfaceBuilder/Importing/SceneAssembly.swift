import ConstraintSolver
internal import ConstraintLayout
internal import LayoutRequests

/// Assembles the layout of a scene from the results of its builder.
struct SceneAssembly {
  var builder: SceneBuilder
  var layout = LayoutScene()
  private var sources: [ImportedScene.ConstraintSource?] = []
  /// Constraints without a source: those that hold a size of the saved frame, and those of masks.
  var rules: [SceneConstraint] = []
  /// By index in ``rules``: the power of the text scale by which its constant grows.
  var powers: [Int: Int] = [:]
  private var texts: [ImportedScene.TextLength] = []
  /// By constraint made from a mask: the part of the view's frame that it determines.
  private var masks: [Int: ImportedScene.MaskPart] = [:]
  private var placeholders: [Int] = []
  /// The constraint that holds the height of a self-sizing cell.
  private var growingHeight: Int?
  /// By node: the priorities of a view of a custom class that may give it a size.
  var customSizes: [Int: (hugging: AxisPriorities, compression: AxisPriorities)] = [:]
  /// By node: its text in another language.
  private(set) var measured: [Int: ImportedText] = [:]

  /// The amount below a view's compression resistance at which a length from a frame keeps its last
  /// pixel. It is large enough for a column of rounded sizes that is a pixel too long, and small
  /// enough that nothing else takes the pixel.
  static let belowCompression = 0.25
  /// The priority at which a self-sizing cell keeps its saved height: that of a fitting size.
  private static let fittingSize = 50.0
  /// The largest priority of a size taken from a frame. Such a size is rounded, so it must never
  /// conflict.
  static let mostOfSavedSize = 999.0

  init(_ builder: SceneBuilder) { self.builder = builder }

  /// The import of a scene that cannot be laid out.
  func empty() -> ImportedScene { result(canvas: 0..<0) }

  /// Assembles the layout; a cancelled import yields an empty or partial one.
  mutating func imported() -> ImportedScene {
    for node in 0..<builder.nodes.count {
      if builder.isCancelled(at: node) { return SceneAssembly(builder).empty() }
      addView(node)
    }
    addContentGuides()
    addDrafts()
    for node in 0..<builder.nodes.count {
      if builder.isCancelled(at: node) { return SceneAssembly(builder).empty() }
      addMask(node)
    }
    addGrowingHeight()
    addStacks()
    addRules()
    let first = layout.constraints.count
    if builder.hasCanvasConstraints {
      for node in 0..<builder.nodes.count {
        if builder.isCancelled(at: node) { return SceneAssembly(builder).empty() }
        addCanvas(node)
      }
    }
    return result(canvas: first..<layout.constraints.count)
  }

  private mutating func addDrafts() {
    for (index, draft) in builder.drafts.enumerated() {
      if builder.isCancelled(at: index) { return }
      add(draft)
    }
    for draft in builder.placeholders {
      let number = layout.constraints.count
      add(draft)
      if layout.constraints.count > number { placeholders.append(number) }
    }
  }

  private mutating func addRules() {
    for (index, rule) in rules.enumerated() {
      if builder.isCancelled(at: index) { return }
      let number = layout.constraints.count
      add(rule)
      if let power = powers[index], layout.constraints.count > number {
        texts.append(ImportedScene.TextLength(constraint: number, power: power))
      }
    }
  }

  private func result(canvas: Range<Int>) -> ImportedScene {
    let isSaved = builder.canvas.isSaved
    var frames: [Frame?] = []
    var positions: [SourcePosition] = []
    var flags: [ImportedScene.Flags] = []
    var contents: [ImportedScene.Content?] = []
    var isSetByCode: [Bool] = []
    if !layout.items.isEmpty {
      for node in builder.nodes.nodes {
        frames.append(node.hasFrame && isSaved ? node.frame : nil)
        positions.append(builder.tree.position(of: node.element))
        var found: ImportedScene.Flags = []
        if builder.isYes(node.element, .misplaced) { found.insert(.misplaced) }
        if builder.isYes(node.element, .ambiguous) { found.insert(.ambiguous) }
        flags.append(found)
        // Hidden views appear in place of others, if ever.
        contents.append(builder.isYes(node.element, .hidden) ? nil : node.kind.content)
        isSetByCode.append(self.isSetByCode(node))
      }
      for guide in builder.contentGuides {
        frames.append(nil)
        positions.append(positions[guide.scrollView])
        flags.append([])
        contents.append(nil)
        isSetByCode.append(false)
      }
    }
    return ImportedScene(
      scene: builder.scene, device: builder.canvas.device, scale: builder.canvas.scale,
      rootKind: builder.rootKind, layout: layout, sources: sources, masks: masks,
      canvasConstraints: canvas, placeholders: placeholders, scrollViews: scrollViews,
      growingHeight: growingHeight,
      savedFrames: frames, positions: positions, texts: texts, flags: flags, contents: contents,
      isSetByCode: isSetByCode,
      measuredTexts: layout.items.indices.map { measured[$0] }, notes: builder.notes,
      faults: builder.faults)
  }

  private func isSetByCode(_ node: SceneNode) -> Bool {
    if builder.tree.bytes(node.element, .customClass) != nil { return true }
    guard node.kind == .label, builder.tree.bytes(node.element, .text)?.isEmpty != false else {
      return false
    }
    return builder.tree.child(of: node.element, .attributedString, key: "attributedText") == nil
  }

  private var scrollViews: [ImportedScene.ScrollView] {
    guard !layout.items.isEmpty else { return [] }
    return builder.contentGuides.enumerated().map { offset, guide in
      let element = builder.nodes[guide.scrollView].element
      let verifies = builder.tree.bytes(element, .verifyAmbiguity)
      return ImportedScene.ScrollView(
        view: ItemIndex(guide.scrollView), content: ItemIndex(builder.nodes.count + offset),
        isVerified: verifies == nil)
    }.sorted { $0.view < $1.view }
  }

  // MARK: Views

  private mutating func addView(_ index: Int) {
    let node = builder.nodes[index]
    let given = given(index)
    if let translation = builder.translation {
      measured[index] = ImportedText(node, builder, in: translation)
    } else if !node.hasFrame {
      measured[index] = ImportedText(
        ofLabelWithoutFrame: node, builder, builder.canMeasure)
    }
    let size = node.isSolved ? intrinsicSize(index) : nil
    let geometry = geometry(index)
    let parent = node.parent < 0 ? nil : ItemIndex(node.parent)
    addItem(node.id) { name, layout in
      layout.addView(
        name, in: parent, given: given, intrinsicSize: size,
        geometry: geometry == .plain ? nil : geometry) != nil
    }
  }

  private mutating func addContentGuides() {
    for (name, scrollView) in builder.contentGuides {
      let view = ItemIndex(scrollView)
      addItem(name) { name, layout in
        layout.addGuide(name, in: view) != nil
      }
    }
    for (offset, guide) in builder.contentGuides.enumerated() {
      let item = ItemIndex(builder.nodes.count + offset)
      for edge in [Attribute.left, .top] {
        add(
          SceneConstraint(Anchor(item, edge), .equal, to: Anchor(ItemIndex(guide.scrollView), edge))
        )
      }
    }
  }

  /// Adds an item under its name, or under that name with primes if it is taken.
  private mutating func addItem(
    _ name: String, _ insert: (Span<UInt8>, inout LayoutScene) -> Bool
  ) {
    var name = name
    while true {
      let isNew = name.withUTF8 { insert($0.span, &layout) }
      if isNew { return }
      name += "′"
    }
  }

  private func given(_ index: Int) -> GivenFrame {
    let node = builder.nodes[index]
    let frame = node.frame
    switch node.placement {
    case .root:
      let size = builder.targetRootSize
      return GivenFrame(width: size.width, height: builder.isGrowingCell ? nil : size.height)
    case .solved, .arranged: return GivenFrame()
    case .mask, .content:
      guard builder.canvas.isSaved, !followsParent(node) else { return GivenFrame() }
      return GivenFrame(
        x: frame.x, y: frame.y, width: max(0, frame.width), height: max(0, frame.height))
    }
  }

  /// Whether a content view has no frame of its own: its mask ties it to a self-sizing cell or to
  /// an effect view whose frame is solved.
  func followsParent(_ node: SceneNode) -> Bool {
    guard node.placement == .content else { return false }
    return node.parent == 0 ? builder.isGrowingCell : builder.nodes[node.parent].isSolved
  }

  /// Holds the height of a self-sizing cell: at the saved value if the texts are the document's
  /// own, otherwise at a priority that yields to its content.
  private mutating func addGrowingHeight() {
    guard builder.isGrowingCell, let fitting = Priority(Self.fittingSize) else { return }
    let isAsSaved = builder.canvas.isSaved && builder.translation == nil
    let number = layout.constraints.count
    add(
      SceneConstraint(
        Anchor(ItemIndex(0), .height), .equal, constant: builder.targetRootSize.height,
        priority: isAsSaved ? .required : fitting),
      giving: .height)
    if layout.constraints.count > number { growingHeight = number }
  }

  private func geometry(_ index: Int) -> ItemGeometry {
    var geometry = ItemGeometry()
    let node = builder.nodes[index]
    if let baseline = builder.baselines[index] {
      geometry.firstBaseline = baseline.first
      geometry.lastBaseline = baseline.last
    }
    geometry.alignment = node.alignment
    geometry.margins = builder.margins[index].directional(.leftToRight)
    geometry.safeArea = builder.safeAreas[index].directional(.leftToRight)
    return geometry
  }

  // MARK: Constraints

  private mutating func add(_ draft: SceneBuilder.Draft) {
    var constraint = draft.constraint
    if let (node, attribute, isFirst) = draft.contentMargin {
      let inset = Self.inset(builder.margins[node], attribute)
      constraint.constant += isFirst ? -inset : inset * constraint.multiplier
    }
    if let error = layout.error(in: constraint) {
      builder.addFault(.invalidConstraint, draft.source, nil, error.description)
      return
    }
    layout.addConstraint(constraint)
    sources.append(
      ImportedScene.ConstraintSource(
        id: builder.tree.value(draft.source, .id),
        position: builder.tree.position(of: draft.source)))
  }

  /// Adds a constraint by which a mask determines a part of a view's frame.
  mutating func add(_ constraint: SceneConstraint, giving part: Implication) {
    let number = layout.constraints.count
    add(constraint)
    guard layout.constraints.count > number else { return }
    masks[number] = ImportedScene.MaskPart(item: constraint.first.item, part: part)
  }

  mutating func add(_ constraint: SceneConstraint) {
    guard layout.error(in: constraint) == nil else { return }
    layout.addConstraint(constraint)
    sources.append(nil)
  }

  /// The inset of an edge as an offset to the right or downwards.
  private static func inset(_ insets: EdgeInsets, _ attribute: Attribute) -> Double {
    switch attribute {
    case .left, .leading: insets.left
    case .right, .trailing: -insets.right
    case .top: insets.top
    case .bottom: -insets.bottom
    default: 0
    }
  }
}
