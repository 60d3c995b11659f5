import ConstraintSolver
import ConstraintLayout
import TextLayout

/// Writes a tree of views as the body of `POST /v1/layout`.
struct LayoutRequestEncoder: ~Copyable {
  private var json = RequestWriter()
  private let scene: LayoutScene
  private let stacks: [ItemIndex: Stack]
  private let texts: [ItemIndex: TextSpec]

  /// The request's body.
  ///
  /// - Complexity: O(views + active constraints).
  static func body(
    _ layout: LiveLayout, _ questions: LayoutQuestions = .init()
  ) throws(ClientError) -> RawJSON {
    do throws(LiveLayoutError) {
      let (scene, texts, constraints) = try layout.unmeasured()
      var encoder = LayoutRequestEncoder(scene, texts)
      encoder.write(constraints, layout.options, layout.textTraits, questions)
      return RawJSON(unchecked: encoder.json.bytes)
    } catch {
      throw .invalidLayout("\(error)")
    }
  }

  private init(_ scene: LayoutScene, _ texts: [ItemIndex: TextSpec]) {
    self.scene = scene
    self.texts = texts
    stacks = Dictionary(scene.stacks.map { ($0.view, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func write(
    _ constraints: [Constraint], _ options: LayoutOptions, _ traits: TextTraits,
    _ questions: LayoutQuestions
  ) {
    json.beginObject()
    json.key("views")
    json.beginArray()
    for index in scene.items.indices where scene.items[index].isView { writeView(ItemIndex(index)) }
    json.endArray()
    json.key("guides")
    json.beginArray()
    for index in scene.items.indices where !scene.items[index].isView { writeGuide(index) }
    json.endArray()
    json.key("constraints")
    json.beginArray()
    for constraint in constraints { write(constraint) }
    json.endArray()
    json.key("direction")
    json.string(options.direction == .leftToRight ? "ltr" : "rtl")
    json.key("coordinates")
    json.string(options.coordinates == .parent ? "parent" : "root")
    json.key("onConflict")
    json.string(options.onConflict == .fail ? "fail" : "break")
    if let scale = options.scale {
      json.key("scale")
      json.number(scale)
    }
    json.members(of: traits)
    questions.write(to: &json)
    json.endObject()
  }

  private mutating func write(_ constraint: Constraint) {
    guard constraint.identifier != nil || constraint.container != nil else {
      return json.string(constraint.text)
    }
    json.beginObject()
    json.key("text")
    json.string(constraint.text)
    if let id = constraint.identifier {
      json.key("id")
      json.string(id)
    }
    if let container = constraint.container {
      json.key("container")
      json.string(container.name)
    }
    json.endObject()
  }

  // MARK: Items

  private mutating func writeName(_ key: String, _ item: ItemIndex) {
    json.key(key)
    json.string(scene.names.string(of: item.index))
  }

  private mutating func writeGuide(_ index: Int) {
    let guide = scene.items[index]
    json.beginObject()
    writeName("id", ItemIndex(index))
    if let view = guide.parent { writeName("in", view) }
    if case .insetGuide(let insets) = guide.kind { write("insets", insets) }
    json.endObject()
  }

  private mutating func writeView(_ item: ItemIndex) {
    let view = scene.items[item.index]
    json.beginObject()
    writeName("id", item)
    if let parent = view.parent { writeName("parent", parent) }
    write("x", view.given.x)
    write("y", view.given.y)
    write("width", view.given.width)
    write("height", view.given.height)
    if let size = scene.intrinsicSize(of: item) { write(size) }
    let text = texts[item]
    if let text { json.members(of: text) }
    let geometry = scene.geometry(of: item)
    if geometry != .plain { write(geometry, hasText: text != nil) }
    if let stack = stacks[item] { write(stack) }
    if scene.hiddenItems.contains(item) {
      json.key("hidden")
      json.bool(true)
    }
    json.endObject()
  }

  private mutating func write(_ key: String, _ number: Double?) {
    guard let number else { return }
    json.key(key)
    json.number(number)
  }

  private mutating func write(_ size: IntrinsicSize) {
    json.key("intrinsicSize")
    json.beginObject()
    write("width", size.width)
    write("height", size.height)
    if let table = size.heightForWidth {
      json.key("heightForWidth")
      json.beginArray()
      for row in table.rows {
        json.beginArray()
        json.number(row.width)
        json.number(row.height)
        json.endArray()
      }
      json.endArray()
    }
    json.endObject()
    write("hugging", size.hugging)
    write("compressionResistance", size.compressionResistance)
  }

  private mutating func write(_ key: String, _ priorities: AxisPriorities) {
    json.key(key)
    json.beginObject()
    write("horizontal", priorities.horizontal.value)
    write("vertical", priorities.vertical.value)
    json.endObject()
  }

  private mutating func write(_ geometry: ItemGeometry, hasText: Bool) {
    // The service refuses baselines beside a text, also those of 0 that nobody has set.
    if !hasText || geometry.firstBaseline != 0 { write("firstBaseline", geometry.firstBaseline) }
    if !hasText || geometry.lastBaseline != 0 { write("lastBaseline", geometry.lastBaseline) }
    write("margins", geometry.margins)
    write("safeArea", geometry.safeArea)
    write("alignmentInsets", geometry.alignment)
  }

  private mutating func write(_ key: String, _ insets: DirectionalInsets) {
    json.key(key)
    json.beginObject()
    write("top", insets.top)
    write("leading", insets.leading)
    write("bottom", insets.bottom)
    write("trailing", insets.trailing)
    json.endObject()
  }

  private mutating func write(_ key: String, _ insets: EdgeInsets) {
    json.key(key)
    json.beginObject()
    write("top", insets.top)
    write("left", insets.left)
    write("bottom", insets.bottom)
    write("right", insets.right)
    json.endObject()
  }

  // MARK: Stacks

  private mutating func write(_ stack: Stack) {
    json.key("stack")
    json.beginObject()
    json.key("axis")
    json.string(stack.axis == .horizontal ? "horizontal" : "vertical")
    json.key("distribution")
    json.string(stack.distribution.rawValue)
    json.key("alignment")
    json.string(stack.alignment.rawValue)
    write("spacing", stack.spacing)
    json.key("arranged")
    writeNames(stack.arranged)
    json.key("hidden")
    writeNames(stack.arranged.filter { stack.hidden.contains($0) })
    json.key("customSpacing")
    json.beginObject()
    for view in stack.arranged {
      guard let spacing = stack.customSpacing[view] else { continue }
      json.key(scene.names.string(of: view.index))
      json.number(spacing)
    }
    json.endObject()
    json.key("marginsRelative")
    json.bool(stack.isMarginRelative)
    json.key("baselineRelative")
    json.bool(stack.isBaselineRelative)
    json.endObject()
  }

  private mutating func writeNames(_ items: [ItemIndex]) {
    json.beginArray()
    for item in items { json.string(scene.names.string(of: item.index)) }
    json.endArray()
  }
}
