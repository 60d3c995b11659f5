import ConstraintSolver
internal import ConstraintLayout
internal import InterfaceBuilder
internal import JSONText
internal import TextBytes

/// Writes an imported scene as the body of `POST /v1/layout`.
struct LayoutBodyEncoder {
  private let imported: ImportedScene
  private let scene: LayoutScene
  private let stacks: [ItemIndex: Stack]

  init(_ imported: ImportedScene) {
    self.imported = imported
    scene = imported.layout
    stacks = Dictionary(scene.stacks.map { ($0.view, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes the body.
  ///
  /// - Complexity: O(items + constraints).
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.beginArray("views")
    for index in scene.items.indices where scene.items[index].isView {
      writeView(ItemIndex(index), to: &json)
    }
    json.endArray()
    if scene.items.contains(where: { !$0.isView }) {
      json.beginArray("guides")
      for index in scene.items.indices where !scene.items[index].isView {
        writeGuide(ItemIndex(index), to: &json)
      }
      json.endArray()
    }
    json.beginArray("constraints")
    var ids: TextSet = []
    for index in scene.constraints.indices {
      // An id that is used twice names nothing.
      let id = imported.sources[index]?.id.flatMap { ids.insert($0).inserted ? $0 : nil }
      write(scene.constraints[index], id: id, to: &json)
    }
    json.endArray()
    json.endObject()
  }

  // MARK: Items

  private func writeName(_ key: StaticString, _ item: ItemIndex, to json: inout JSONWriter) {
    json.member(key, scene.names.string(of: item.index))
  }

  private func writeGuide(_ guide: ItemIndex, to json: inout JSONWriter) {
    json.beginObject()
    writeName("id", guide, to: &json)
    if let view = scene.items[guide.index].parent { writeName("in", view, to: &json) }
    json.endObject()
  }

  private func writeView(_ item: ItemIndex, to json: inout JSONWriter) {
    let view = scene.items[item.index]
    json.beginObject()
    writeName("id", item, to: &json)
    if let parent = view.parent { writeName("parent", parent, to: &json) }
    write("x", view.given.x, to: &json)
    write("y", view.given.y, to: &json)
    write("width", view.given.width, to: &json)
    write("height", view.given.height, to: &json)
    if let size = scene.intrinsicSize(of: item) { write(size, to: &json) }
    let text = imported.measuredTexts[item.index]
    write(scene.geometry(of: item), hasText: text != nil, to: &json)
    if let text { write(text, to: &json) }
    if let stack = stacks[item] { write(stack, to: &json) }
    json.endObject()
  }

  private func write(_ key: StaticString, _ number: Double?, to json: inout JSONWriter) {
    guard let number else { return }
    json.member(key, number)
  }

  private func write(_ size: IntrinsicSize, to json: inout JSONWriter) {
    json.beginObject("intrinsicSize")
    write("width", size.width, to: &json)
    write("height", size.height, to: &json)
    json.endObject()
    let defaults = IntrinsicSize()
    for (key, priorities, standard) in [
      ("hugging" as StaticString, size.hugging, defaults.hugging),
      ("compressionResistance", size.compressionResistance, defaults.compressionResistance),
    ] where priorities != standard {
      json.beginObject(key)
      write("horizontal", priorities.horizontal.value, to: &json)
      write("vertical", priorities.vertical.value, to: &json)
      json.endObject()
    }
  }

  private func write(_ text: ImportedText, to json: inout JSONWriter) {
    json.member("text", text.text)
    json.beginObject("font")
    json.member("name", text.font.name)
    if let style = text.font.style {
      json.member("textStyle", style)
    }
    write("size", text.font.size, to: &json)
    if let weight = text.font.weight {
      json.member("weight", weight)
    }
    json.member("italic", text.font.isItalic)
    json.endObject()
    json.member("lines", text.lines)
    json.member("lineBreak", text.lineBreak)
    json.member("textKind", text.isButton ? "button" : "label")
  }

  private func write(
    _ geometry: ItemGeometry, hasText: Bool, to json: inout JSONWriter
  ) {
    let plain = ItemGeometry.plain
    // The baselines of a text are its own.
    if !hasText, geometry.firstBaseline != plain.firstBaseline {
      write("firstBaseline", geometry.firstBaseline, to: &json)
    }
    if !hasText, geometry.lastBaseline != plain.lastBaseline {
      write("lastBaseline", geometry.lastBaseline, to: &json)
    }
    for (key, insets, standard) in [
      ("margins" as StaticString, geometry.margins, plain.margins),
      ("safeArea", geometry.safeArea, plain.safeArea),
    ] where insets != standard {
      json.beginObject(key)
      write("top", insets.top, to: &json)
      write("leading", insets.leading, to: &json)
      write("bottom", insets.bottom, to: &json)
      write("trailing", insets.trailing, to: &json)
      json.endObject()
    }
    guard geometry.alignment != plain.alignment else { return }
    json.beginObject("alignmentInsets")
    write("top", geometry.alignment.top, to: &json)
    write("left", geometry.alignment.left, to: &json)
    write("bottom", geometry.alignment.bottom, to: &json)
    write("right", geometry.alignment.right, to: &json)
    json.endObject()
  }

  private func write(_ stack: Stack, to json: inout JSONWriter) {
    json.beginObject("stack")
    json.member("axis", stack.axis == .horizontal ? "horizontal" : "vertical")
    json.member("distribution", stack.distribution.rawValue)
    json.member("alignment", stack.alignment.rawValue)
    write("spacing", stack.spacing, to: &json)
    json.beginArray("arranged")
    for view in stack.arranged { json.string(scene.names.string(of: view.index)) }
    json.endArray()
    json.member("marginsRelative", stack.isMarginRelative)
    if stack.isBaselineRelative {
      json.member("baselineRelative", true)
    }
    json.endObject()
  }

  // MARK: Constraints

  private func write(
    _ constraint: SceneConstraint, id: String?, to json: inout JSONWriter
  ) {
    json.beginObject()
    if let id {
      json.member("id", id)
    }
    json.member("text", ConstraintPrinter.text(of: constraint, names: scene.names))
    if let container = constraint.container { writeName("container", container, to: &json) }
    json.endObject()
  }
}
