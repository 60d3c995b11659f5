package import ConstraintLayout
import ConstraintSolver
package import JSONText

/// Writes a scene as members of a layout request, without members that have their default.
package struct SceneWriter {
  private let scene: LayoutScene
  private let stacks: [ItemIndex: Stack]

  /// Prepares writing.
  ///
  /// - Complexity: O(stacks).
  package init(_ scene: LayoutScene) {
    self.scene = scene
    stacks = Dictionary(scene.stacks.map { ($0.view, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes `views` and, if there are any, `guides`.
  ///
  /// - Parameters:
  ///   - json: The writer, in the object of the request.
  ///   - writeText: Writes the members of a view's text, if it has one.
  /// - Complexity: O(items).
  package func writeItems(
    to json: inout JSONWriter, _ writeText: (ItemIndex, inout JSONWriter) -> Void
  ) {
    json.beginArray("views")
    for index in scene.items.indices where scene.items[index].isView {
      write(view: ItemIndex(index), to: &json, writeText)
    }
    json.endArray()
    guard scene.items.contains(where: { !$0.isView }) else { return }
    json.beginArray("guides")
    for index in scene.items.indices where !scene.items[index].isView {
      write(guide: ItemIndex(index), to: &json)
    }
    json.endArray()
  }

  // MARK: Items

  private func name(_ item: ItemIndex) -> String { scene.names.string(of: item.index) }

  private func write(guide: ItemIndex, to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", name(guide))
    let item = scene.items[guide.index]
    if let view = item.parent { json.member("in", name(view)) }
    if case .insetGuide(let insets) = item.kind { write("insets", insets, to: &json) }
    json.endObject()
  }

  private func write(
    view item: ItemIndex, to json: inout JSONWriter,
    _ writeText: (ItemIndex, inout JSONWriter) -> Void
  ) {
    let view = scene.items[item.index]
    json.beginObject()
    json.member("id", name(item))
    if let parent = view.parent { json.member("parent", name(parent)) }
    write("x", view.given.x, to: &json)
    write("y", view.given.y, to: &json)
    write("width", view.given.width, to: &json)
    write("height", view.given.height, to: &json)
    if let size = scene.intrinsicSize(of: item) { write(size, to: &json) }
    write(scene.geometry(of: item), to: &json)
    writeText(item, &json)
    if let stack = stacks[item] { write(stack, to: &json) }
    if scene.hiddenItems.contains(item) { json.member("hidden", true) }
    json.endObject()
  }

  private func write(_ key: StaticString, _ number: Double?, to json: inout JSONWriter) {
    if let number { json.member(key, number) }
  }

  private func write(_ size: IntrinsicSize, to json: inout JSONWriter) {
    json.beginObject("intrinsicSize")
    write("width", size.width, to: &json)
    write("height", size.height, to: &json)
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
    let defaults = IntrinsicSize()
    for (key, priorities, standard) in [
      ("hugging" as StaticString, size.hugging, defaults.hugging),
      ("compressionResistance", size.compressionResistance, defaults.compressionResistance),
    ] where priorities != standard {
      json.beginObject(key)
      json.member("horizontal", priorities.horizontal.value)
      json.member("vertical", priorities.vertical.value)
      json.endObject()
    }
  }

  private func write(_ geometry: ItemGeometry, to json: inout JSONWriter) {
    let plain = ItemGeometry.plain
    if geometry.firstBaseline != plain.firstBaseline {
      json.member("firstBaseline", geometry.firstBaseline)
    }
    if geometry.lastBaseline != plain.lastBaseline {
      json.member("lastBaseline", geometry.lastBaseline)
    }
    for (key, insets, standard) in [
      ("margins" as StaticString, geometry.margins, plain.margins),
      ("safeArea", geometry.safeArea, plain.safeArea),
    ] where insets != standard {
      json.beginObject(key)
      json.member("top", insets.top)
      json.member("leading", insets.leading)
      json.member("bottom", insets.bottom)
      json.member("trailing", insets.trailing)
      json.endObject()
    }
    if geometry.alignment != plain.alignment {
      write("alignmentInsets", geometry.alignment, to: &json)
    }
  }

  private func write(_ key: StaticString, _ insets: EdgeInsets, to json: inout JSONWriter) {
    json.beginObject(key)
    json.member("top", insets.top)
    json.member("left", insets.left)
    json.member("bottom", insets.bottom)
    json.member("right", insets.right)
    json.endObject()
  }

  // MARK: Stacks

  private func write(_ stack: Stack, to json: inout JSONWriter) {
    json.beginObject("stack")
    json.member("axis", stack.axis == .horizontal ? "horizontal" : "vertical")
    json.member("distribution", stack.distribution.rawValue)
    json.member("alignment", stack.alignment.rawValue)
    json.member("spacing", stack.spacing)
    write("arranged", stack.arranged, to: &json)
    if !stack.hidden.isEmpty {
      write("hidden", stack.arranged.filter { stack.hidden.contains($0) }, to: &json)
    }
    if !stack.customSpacing.isEmpty {
      json.beginObject("customSpacing")
      for view in stack.arranged {
        if let spacing = stack.customSpacing[view] { json.member(name(view), spacing) }
      }
      json.endObject()
    }
    json.member("marginsRelative", stack.isMarginRelative)
    if stack.isBaselineRelative { json.member("baselineRelative", true) }
    json.endObject()
  }

  private func write(_ key: StaticString, _ items: [ItemIndex], to json: inout JSONWriter) {
    json.beginArray(key)
    for item in items { json.string(name(item)) }
    json.endArray()
  }
}
