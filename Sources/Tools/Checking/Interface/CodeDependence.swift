import ConstraintLayout
import InterfaceBuilder
internal import TextBytes

/// The views of a scene whose frames may depend on what only code knows.
struct CodeDependence {
  /// By item: whether only code knows what it shows, or what a view next to it does: one that it is
  /// in, other than the root, one in it, or one that its stack or a constraint ties to it.
  private let isNearCode: [Bool]
  /// By item: whether a stack arranges it, or a view around it.
  private let isInStack: [Bool]
  /// By item: whether a stack arranges it by baselines or in proportion, or a view in it: both
  /// depend on texts whose sizes are unknown.
  private let isInTextStack: [Bool]
  private let flags: [ImportedScene.Flags]
  /// By item: whether it shows content of a size that the document does not tell.
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
    // Views come after their superviews.
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

  /// Whether a view may be where its own code, or that of a view next to it, wants it.
  func hasCode(near item: Int) -> Bool {
    isNearCode.indices.contains(item) && isNearCode[item]
  }

  /// Whether a stack arranges a view or one around it: UIStackView settles what its constraints
  /// leave open.
  func isArranged(_ item: Int) -> Bool { isInStack.indices.contains(item) && isInStack[item] }

  /// Whether a stack places a view by texts whose sizes are unknown, or views in it.
  func dependsOnTexts(_ item: Int) -> Bool {
    isInTextStack.indices.contains(item) && isInTextStack[item]
  }

  /// Whether a view takes its size from content whose size the document does not save.
  func isUnsized(_ item: Int) -> Bool { isUnsized.indices.contains(item) && isUnsized[item] }

  /// Whether Xcode has found the same when it saved the document.
  func isMarked(_ item: Int, _ flag: ImportedScene.Flags) -> Bool {
    flags.indices.contains(item) && flags[item].contains(flag)
  }
}

extension Stack {
  /// Whether its layout follows from the sizes or the baselines of texts.
  fileprivate var dependsOnTexts: Bool {
    distribution == .fillProportionally || alignment == .firstBaseline
      || alignment == .lastBaseline
  }
}
