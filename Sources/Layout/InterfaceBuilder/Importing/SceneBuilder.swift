internal import ConstraintLayout
internal import TextBytes

/// Builds the layout of one scene.
///
/// Views are read first, then the constraints between them. Comparing both with the saved frames
/// yields the insets and baselines that the document does not state. The layout is assembled last.
struct SceneBuilder {
  /// A constraint, and its element.
  struct Draft {
    var constraint: SceneConstraint
    var source: XMLElement
    /// The scroll view whose margins offset a side that is an edge of its content.
    var contentMargin: (node: Int, attribute: Attribute, isFirst: Bool)?
  }

  let document: InterfaceDocument
  let scene: DocumentScene
  let canvas: Canvas
  let variations: Variations
  /// Whether the layout has the constraints that keep saved frames.
  var hasCanvasConstraints = true
  /// The texts of another language, if the scene is imported in one.
  var translation: Translation?
  /// Whether texts in a font can be measured.
  var canMeasure: @Sendable (ImportedText.Font) -> Bool = { _ in false }
  var nodes = SceneNodes()
  var drafts: [Draft] = []
  /// The constraints that are removed at build time; empty on the canvas.
  var placeholders: [Draft] = []
  /// The guides for the content of scroll views. Their items follow those of the views, in this
  /// order.
  var contentGuides: [(name: String, scrollView: Int)] = []
  var contentGuideOf: [Int: Int] = [:]
  /// By node: the insets of its safe area and of its margins on the canvas. The margins include the
  /// safe area.
  var safeAreas: [EdgeInsets] = []
  var margins: [EdgeInsets] = []
  var baselines: [Baseline?] = []
  var notes: [ImportNote] = []
  var faults = FaultList()

  var tree: XMLTree { document.tree }

  init(
    _ document: InterfaceDocument, _ scene: DocumentScene, _ canvas: Canvas,
    _ variations: Variations
  ) {
    self.document = document
    self.scene = scene
    self.canvas = canvas
    self.variations = variations
  }

  /// Whether the import has been cancelled, checked at every 256th index of a loop.
  func isCancelled(at index: Int) -> Bool { index % 256 == 255 && document.isCancelled }

  /// Builds the layout. If cancelled, it is partial, and the caller discards it.
  mutating func build() -> ImportedScene {
    readNodes()
    if document.isCancelled { return SceneAssembly(self).empty() }
    guard nodes.count > 0, nodes[0].hasFrame else {
      if faults.isEmpty {
        note(.missingFrame, scene.element, "the document saves no size of this root view")
      }
      return SceneAssembly(self).empty()
    }
    if document.usesAutoLayout { readConstraints() }
    if document.isCancelled { return SceneAssembly(self).empty() }
    ContentFrames.infer(in: &self)
    SymbolInsets.infer(in: &self)
    SliderInsets.infer(in: &self)
    if document.isCancelled { return SceneAssembly(self).empty() }
    let insets = GuideInsets(&self)
    safeAreas = insets.safeAreas
    margins = insets.margins
    if document.isCancelled { return SceneAssembly(self).empty() }
    baselines = Baseline.all(in: &self)
    if document.isCancelled { return SceneAssembly(self).empty() }
    if !canvas.isSaved { insets.move(to: &self) }
    var assembly = SceneAssembly(self)
    return assembly.imported()
  }

  // MARK: Views

  private mutating func readNodes() {
    var open: [(element: XMLElement, parent: Int, isArranged: Bool)] = [(scene.element, -1, false)]
    while let (element, parent, isArranged) = open.popLast() {
      guard let kind = document.views.kind(of: element) else { continue }
      let index = nodes.count
      if isCancelled(at: index) { break }
      nodes.append(node(element, kind, in: parent, isArranged: isArranged))
      var children: [(element: XMLElement, parent: Int, isArranged: Bool)] = []
      for child in tree.children(of: element) {
        if tree.is(child, .subviews) {
          var room = StackRoom(in: child, of: element)
          for (number, view) in tree.children(of: child).enumerated() {
            if isCancelled(at: number) { break }
            guard isLaidOut(view, in: kind, &room) else { continue }
            children.append((view, index, kind == .stackView))
          }
        } else if tree.has(child, .key, "contentView"), !variations.excludes(child) {
          children.append((child, index, false))
        }
      }
      open.append(contentsOf: children.reversed())
    }
    nodes.finish()
  }

  /// Whether a subview takes part in layout: it is installed, and not a hidden view of a stack.
  private func isLaidOut(
    _ view: XMLElement, in parent: ViewKind, _ room: inout StackRoom
  ) -> Bool {
    guard !variations.excludes(view) else { return false }
    guard parent == .stackView, isYes(view, .hidden) else { return true }
    // The canvas shows an activity indicator that hides when stopped, if it has room.
    return canvas.isSaved && isYes(view, .hidesWhenStopped) && room.isFree(for: view, self)
  }

  private mutating func node(
    _ element: XMLElement, _ kind: ViewKind, in parent: Int, isArranged: Bool
  ) -> SceneNode {
    let saved = SavedFrame.read(of: element, in: tree, isRoot: parent < 0, &faults)
    let frame = saved ?? Frame(x: 0, y: 0, width: 0, height: 0)
    var placement = SceneNode.Placement.mask
    if parent < 0 {
      placement = .root
    } else if tree.has(element, .key, "contentView") {
      placement = .content
    } else if isArranged {
      placement = .arranged
    } else if document.usesAutoLayout, !isYes(element, .fixedFrame),
      tree.has(element, .translatesAutoresizingMaskIntoConstraints, "NO")
    {
      placement = .solved
    }
    let id = tree.viewID(of: element)
    if saved == nil, parent >= 0, placement != .content || !nodes[parent].hasFrame {
      note(.missingFrame, element, "the document saves no frame of this view")
    }
    return SceneNode(
      element: element, id: id, kind: kind, placement: placement, parent: parent, frame: frame,
      hasFrame: saved != nil,
      originX: parent < 0 ? 0 : nodes[parent].originX + frame.x,
      originY: parent < 0 ? 0 : nodes[parent].originY + frame.y,
      alignment: kind.alignmentInsets(document, height: frame.height))
  }

  // MARK: Reading

  /// Whether an attribute, after variations, is `YES`.
  func isYes(_ element: XMLElement, _ name: XMLName) -> Bool {
    variations.bytes(tree, element, name)?.elementsEqual("YES".utf8) ?? false
  }

  /// The value of an attribute, after variations.
  func value(_ element: XMLElement, _ name: XMLName) -> String? {
    variations.bytes(tree, element, name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The image that a view or a button state shows: its name, and whether it is an SF Symbol. A
  /// symbol with a configuration is a child element instead of an attribute.
  func image(of element: XMLElement) -> (name: String, isSymbol: Bool)? {
    let symbols = document.images.symbols
    if let name = value(element, .image) { return (name, symbols.contains(name)) }
    guard let reference = tree.child(of: element, .imageReference, key: "image"),
      let name = tree.value(reference, .image)
    else { return nil }
    return (name, tree.has(reference, .catalog, "system") || symbols.contains(name))
  }

  /// A number; `nil` if it is missing or invalid.
  mutating func number(_ element: XMLElement, _ name: XMLName) -> Double? {
    guard let text = variations.bytes(tree, element, name) else { return nil }
    if let number = DecimalText.number(text) { return number }
    addFault(element, name, "must be a decimal number", text)
    return nil
  }

  mutating func addFault(
    _ element: XMLElement, _ name: XMLName, _ rule: String, _ text: ArraySlice<UInt8>
  ) {
    let found = String(decoding: text.prefix(40), as: UTF8.self)
    addFault(.invalidValue, element, name, "\(name.text) \(rule), not \"\(found)\"")
  }

  mutating func addFault(
    _ kind: DocumentFault.Kind, _ element: XMLElement, _ name: XMLName?, _ message: String
  ) {
    let fault = DocumentFault(
      kind: kind, position: tree.position(of: element), id: tree.value(element, .id),
      attribute: name?.text, message: message)
    faults.add(fault)
  }

  mutating func note(_ kind: ImportNote.Kind, _ element: XMLElement, _ message: String) {
    notes.append(
      ImportNote(
        kind: kind, view: tree.viewID(of: element), position: tree.position(of: element),
        message: message))
  }
}
