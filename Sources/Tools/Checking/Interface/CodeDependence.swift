import ConstraintLayout
import InterfaceBuilder
internal import TextBytes

/// The views of a scene whose frames may depend on code.
struct CodeDependence {
  /// By item: whether only code determines the content of the view or of a neighbor: an ancestor
  /// other than the root, a child, or a view tied to it by a stack or a constraint.
  private let isNearCode: [Bool]
  /// By item: whether a stack arranges it or an ancestor.
  private let isInStack: [Bool]
  /// By item: whether a stack arranges it by baselines or proportionally, or it is such a stack.
  /// Both depend on texts of unknown size.
  private let isInTextStack: [Bool]
  private let flags: [ImportedScene.Flags]
  /// By item: whether it shows content of unknown size.
  private let isUnsized: [Bool]

  /// - Complexity: O(items + constraints).
  init(_ imported: ImportedScene) {
    flags = imported.flags
    let items = imported.layout.items
    isUnsized = Self.unsized(imported)
    let isOwn = imported.isSetByCode
    func isCode(_ item: Int) -> Bool { isOwn.indices.contains(item) && isOwn[item] }
    var near = items.indices.map { isCode($0) && items[$0].parent != nil }
    var inside = [Bool](repeating: false, count: items.count)
    var arranged = inside
    var byText = inside
    for stack in imported.layout.stacks {
      let hasCode = stack.arranged.contains { isCode($0.index) }
      if stack.dependsOnTexts { byText[stack.view.index] = true }
      for item in stack.arranged {
        arranged[item.index] = true
        if hasCode { near[item.index] = true }
        if stack.dependsOnTexts { byText[item.index] = true }
      }
    }
    // Superviews precede their subviews.
    for index in items.indices {
      guard let parent = items[index].parent?.index, parent < index else { continue }
      inside[index] = inside[parent] || isCode(parent) && items[parent].parent != nil
      arranged[index] = arranged[index] || arranged[parent]
      if isCode(index) { near[parent] = true }
    }
    for constraint in imported.layout.constraints {
      guard let second = constraint.second else { continue }
      let (a, b) = (constraint.first.item.index, second.item.index)
      guard items[a].parent != nil, items[b].parent != nil else { continue }
      if isCode(a) { near[b] = true }
      if isCode(b) { near[a] = true }
    }
    isNearCode = zip(near, inside).map { $0 || $1 }
    isInStack = arranged
    isInTextStack = byText
  }

  /// By item: whether it is saved without a frame and shows content whose size is neither known nor
  /// measured.
  private static func unsized(_ imported: ImportedScene) -> [Bool] {
    let layout = imported.layout
    let missing = TextSet(
      imported.notes.lazy.filter { $0.kind == .missingFrame }.map(\.view))
    return layout.items.indices.map { index in
      guard imported.contents.indices.contains(index), imported.contents[index] != nil,
        imported.measuredTexts[index] == nil, missing.contains(layout.names.string(of: index))
      else { return false }
      let size = layout.intrinsicSize(of: ItemIndex(index))
      return size?.width == nil || size?.height == nil
    }
  }

  /// Whether code for a view or a neighbor may determine its frame.
  func hasCode(near item: Int) -> Bool {
    isNearCode.indices.contains(item) && isNearCode[item]
  }

  /// Whether a stack arranges a view or an ancestor. UIStackView resolves what its constraints
  /// leave ambiguous.
  func isArranged(_ item: Int) -> Bool { isInStack.indices.contains(item) && isInStack[item] }

  /// Whether a stack places a view, or views in it, by texts of unknown size.
  func dependsOnTexts(_ item: Int) -> Bool {
    isInTextStack.indices.contains(item) && isInTextStack[item]
  }

  /// Whether a view takes its size from content whose size the document does not save.
  func isUnsized(_ item: Int) -> Bool { isUnsized.indices.contains(item) && isUnsized[item] }

  /// Whether Xcode found the same when it saved the document.
  func isMarked(_ item: Int, _ flag: ImportedScene.Flags) -> Bool {
    flags.indices.contains(item) && flags[item].contains(flag)
  }
}

extension Stack {
  /// Whether its layout depends on the sizes or the baselines of texts.
  fileprivate var dependsOnTexts: Bool {
    distribution == .fillProportionally || alignment == .firstBaseline
      || alignment == .lastBaseline
  }
}
