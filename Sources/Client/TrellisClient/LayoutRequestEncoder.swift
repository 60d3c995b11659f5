import ConstraintSolver
import ConstraintLayout
import TextLayout
internal import JSONText

/// Writes a tree of views as the body of `POST /v1/layout`.
struct LayoutRequestEncoder: ~Copyable {
  private var json = JSONWriter()
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
    json.beginArray("views")
    for index in scene.items.indices where scene.items[index].isView { writeView(ItemIndex(index)) }
    json.endArray()
    json.beginArray("guides")
    for index in scene.items.indices where !scene.items[index].isView { writeGuide(index) }
    json.endArray()
    json.beginArray("constraints")
    for constraint in constraints { write(constraint) }
    json.endArray()
    json.member("direction", options.direction == .leftToRight ? "ltr" : "rtl")
    json.member("coordinates", options.coordinates == .parent ? "parent" : "root")
    json.member("onConflict", options.onConflict == .fail ? "fail" : "break")
    if let scale = options.scale {
      json.member("scale", scale)
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
    json.member("text", constraint.text)
    if let id = constraint.identifier {
      json.member("id", id)
    }
    if let container = constraint.container {
      json.member("container", container.name)
    }
    json.endObject()
  }

  // MARK: Items

  private mutating func writeName(_ key: String, _ item: ItemIndex) {
    json.member(key, scene.names.string(of: item.index))
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
      json.member("hidden", true)
    }
    json.endObject()
  }

  private mutating func write(_ key: String, _ number: Double?) {
    guard let number else { return }
    json.member(key, number)
  }

  private mutating func write(_ size: IntrinsicSize) {
    json.beginObject("intrinsicSize")
    write("width", size.width)
    write("height", size.height)
    if let table = size.heightForWidth {
      json.beginArray("heightForWidth")
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
    json.beginObject(key)
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
    json.beginObject(key)
    write("top", insets.top)
    write("leading", insets.leading)
    write("bottom", insets.bottom)
    write("trailing", insets.trailing)
    json.endObject()
  }

  private mutating func write(_ key: String, _ insets: EdgeInsets) {
    json.beginObject(key)
    write("top", insets.top)
    write("left", insets.left)
    write("bottom", insets.bottom)
    write("right", insets.right)
    json.endObject()
  }

  // MARK: Stacks

  private mutating func write(_ stack: Stack) {
    json.beginObject("stack")
    json.member("axis", stack.axis == .horizontal ? "horizontal" : "vertical")
    json.member("distribution", stack.distribution.rawValue)
    json.member("alignment", stack.alignment.rawValue)
    write("spacing", stack.spacing)
    json.key("arranged")
    writeNames(stack.arranged)
    json.key("hidden")
    writeNames(stack.arranged.filter { stack.hidden.contains($0) })
    json.beginObject("customSpacing")
    for view in stack.arranged {
      guard let spacing = stack.customSpacing[view] else { continue }
      json.member(scene.names.string(of: view.index), spacing)
    }
    json.endObject()
    json.member("marginsRelative", stack.isMarginRelative)
    json.member("baselineRelative", stack.isBaselineRelative)
    json.endObject()
  }

  private mutating func writeNames(_ items: [ItemIndex]) {
    json.beginArray()
    for item in items { json.string(scene.names.string(of: item.index)) }
    json.endArray()
  }
}
