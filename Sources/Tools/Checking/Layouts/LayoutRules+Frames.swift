import API
import ConstraintLayout
import InterfaceBuilder
internal import LayoutRequests

/// The rules about the frames of one solved layout.
extension LayoutFindings {
  mutating func checkOutside(_ layout: SolvedLayout, _ circumstance: String) {
    let words = words
    let tolerance = configuration.options.outsideTolerance
    for (index, item) in layout.scene.items.enumerated() {
      guard item.isView, let parent = item.parent, layout.isSettled(index),
        !layout.isAmbiguous[parent.index]
      else { continue }
      let frame = layout.solution.frames[index]
      let outer = layout.solution.frames[parent.index]
      // Nothing shows of a view without an area, and a superview without one is a fault of its own.
      guard frame.width > 0, frame.height > 0, outer.width > 0, outer.height > 0 else { continue }
      let edges: [(name: String, distance: Double)] = [
        ("left", -frame.x), ("top", -frame.y), ("right", frame.x + frame.width - outer.width),
        ("bottom", frame.y + frame.height - outer.height),
      ].filter { $0.1 > tolerance }
      guard !edges.isEmpty else { continue }
      let name = layout.name(ItemIndex(index))
      let places = edges.map { "\(NumberWords.text($0.distance)) points at its \($0.name) edge" }
      add(
        .outside, in: circumstance, about: [name], at: .item(ItemIndex(index)),
        key: name,
        """
        \(words.subject(name)) is outside of \(words.other(layout.name(parent))) by \
        \(NumberWords.list(places))
        """)
    }
  }

  mutating func checkOverlap(_ layout: SolvedLayout, _ circumstance: String) {
    let words = words
    var siblings: [Int: [ItemIndex]] = [:]
    for (index, item) in layout.scene.items.enumerated() {
      let view = ItemIndex(index)
      guard layout.isSettled(index), contents?.isShown(view) ?? layout.showsContent(view) else {
        continue
      }
      siblings[item.parent?.index ?? -1, default: []].append(view)
    }
    for (parent, views) in siblings.sorted(by: { $0.key < $1.key }) where parent >= 0 {
      let left = comparisonLimit - comparisonCount
      let search = OverlapSearch(
        views.map { layout.solution.frames[$0.index] },
        tolerance: configuration.options.overlapTolerance,
        limit: max(0, min(left, OverlapSearch.comparisonLimit)))
      comparisonCount += search.comparisonCount
      for pair in search.pairs {
        if let contents,
          !contents.isNoteworthy(views[pair.first], views[pair.second], layout.solution.frames)
        {
          continue
        }
        addOverlap(views[pair.first], views[pair.second], layout, circumstance)
      }
      guard !search.isComplete else { continue }
      let name = layout.name(ItemIndex(parent))
      let limit =
        left < OverlapSearch.comparisonLimit
        ? "\(comparisonLimit) comparisons in all configurations"
        : "\(OverlapSearch.comparisonLimit) comparisons"
      add(
        .overlap, in: circumstance, about: [name], at: .item(ItemIndex(parent)),
        key: "\(name)\n…",
        """
        the \(views.count) subviews of \(words.subject(name)) take more than the limit of \
        \(limit)
        """)
    }
  }

  private mutating func addOverlap(
    _ first: ItemIndex, _ second: ItemIndex, _ layout: SolvedLayout, _ circumstance: String
  ) {
    let words = words
    let (a, b) = (layout.solution.frames[first.index], layout.solution.frames[second.index])
    let width = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
    let height = min(a.y + a.height, b.y + b.height) - max(a.y, b.y)
    let names = (layout.name(first), layout.name(second))
    add(
      .overlap, in: circumstance, about: [names.1, names.0], at: .item(second),
      key: "\(names.0)\n\(names.1)", related: [(words.other(names.0), .item(first))],
      """
      \(words.subject(names.1)) overlaps \(words.other(names.0)) by \(NumberWords.text(width)) \
      by \(NumberWords.text(height)) points
      """)
  }

  mutating func checkZeroSize(_ layout: SolvedLayout, _ circumstance: String) {
    let words = words
    for (index, item) in layout.scene.items.enumerated() where item.isView {
      let view = ItemIndex(index)
      let frame = layout.solution.frames[index]
      guard layout.isSettled(index) else { continue }
      let size = layout.scene.intrinsicSize(of: view)
      let missing = [
        frame.width < Self.nothing && size?.width != 0 ? "width" : nil,
        frame.height < Self.nothing && size?.height != 0 ? "height" : nil,
      ].compactMap { $0 }
      guard !missing.isEmpty else { continue }
      let name = layout.name(view)
      add(
        .zeroSize, in: circumstance, about: [name], at: .item(view),
        key: name,
        "\(words.subject(name)) has no \(missing.joined(separator: " and no "))")
    }
  }

  /// A length that no screen shows, in points.
  static let nothing = 0.01

  mutating func checkTouchTargets(_ layout: SolvedLayout, _ circumstance: String) {
    let words = words
    let least = configuration.options.touchTargetSize
    let patterns = configuration.options.touchTargetViews
    for (index, item) in layout.scene.items.enumerated() where item.isView {
      let frame = layout.solution.frames[index]
      guard layout.isSettled(index), frame.width < least - 0.01 || frame.height < least - 0.01
      else { continue }
      let name = layout.name(ItemIndex(index))
      guard patterns.contains(where: { $0.matches(name) }) else { continue }
      add(
        .touchTarget, in: circumstance, about: [name], at: .item(ItemIndex(index)),
        key: name,
        """
        \(words.subject(name)) is \(NumberWords.text(frame.width)) by \
        \(NumberWords.text(frame.height)) points; a finger needs \(NumberWords.text(least)) by \
        \(NumberWords.text(least))
        """)
    }
  }
}
