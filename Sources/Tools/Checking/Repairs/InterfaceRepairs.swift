import API
import ConstraintLayout
import ConstraintSolver
import InterfaceBuilder
internal import TextBytes

/// Suggests the constraints that a designer would add to an Interface Builder scene to settle a
/// view that is ambiguous at the document's own device.
///
/// The saved frames supply the numbers, since the solver's choice for an ambiguous frame is
/// arbitrary. A position that is neither centered nor a usual distance from an edge results from
/// the size of the canvas and gets no constraint. Checking the changed document shows whether a
/// constraint does harm.
struct InterfaceRepairs {
  let imported: ImportedScene
  /// The frames on the canvas, relative to parents.
  let frames: [Frame]
  /// The views whose sizes are set by code.
  private let unknownSizes: TextSet
  private let titles: SceneTitles

  /// The distances between edges that the document states.
  private let writtenDistances: Set<Double>

  /// The tolerance in points for equal lengths.
  static let tolerance = 0.5

  init(_ imported: ImportedScene, frames: [Frame], _ titles: SceneTitles) {
    self.titles = titles
    self.imported = imported
    self.frames = frames
    // The document lacks the constraints that hold saved frames on the canvas.
    let canvas = Set(imported.canvasConstraints)
    let written = imported.layout.constraints.enumerated().filter { index, constraint in
      constraint.second != nil && constraint.kind != .size && constraint.priority.isRequired
        && !canvas.contains(index)
    }
    writtenDistances = Set(written.map { abs($0.element.constant) })
    unknownSizes = TextSet(
      imported.notes.filter { $0.kind == .customClass || $0.kind == .guessedSize }.map(\.view))
  }

  /// The repairs of an ambiguous view, the most natural first.
  ///
  /// - Complexity: O(items + constraints).
  func repairs(of item: ItemIndex, open dimensions: [Dimension]) -> [Finding.Repair] {
    guard frames.indices.contains(item.index) else { return [] }
    // A constraint would override the size that a class or a text determines at run time.
    let isOpenSize = dimensions.contains { $0 == .width || $0 == .height }
    let name = imported.layout.names.string(of: item.index)
    guard !isOpenSize || !unknownSizes.contains(name) else { return [] }
    var seen: Set<[NewConstraint]> = []
    return choices(of: item, dimensions).compactMap { constraints in
      guard !constraints.isEmpty, seen.insert(constraints).inserted else { return nil }
      let words = constraints.map { text(of: $0) }
      return Finding.Repair(
        text: "add \(NumberWords.list(words))", fix: .interface(.add(constraints)))
    }
  }

  private func choices(of item: ItemIndex, _ dimensions: [Dimension]) -> [[NewConstraint]] {
    let layout = imported.layout
    if !layout.items[item.index].isView {
      guard let scrollView = layout.items[item.index].parent else { return [] }
      return fillings(item, of: scrollView, dimensions)
    }
    var choices: [[NewConstraint]] = []
    if let parent = layout.items[item.index].parent, let content = content(of: parent),
      Axis.allCases.contains(where: { views(filling: content, $0).contains(item) })
    {
      choices += fillings(content, of: parent, dimensions)
    }
    let lengths = dimensions.filter { $0 == .width || $0 == .height }
    // A length alone may also settle the position, in a stack or between two edges.
    for wanted in [lengths, dimensions] {
      let fixing = wanted.map { self.fixing($0, of: item) }
      if fixing.allSatisfy({ !$0.isEmpty }) { choices.append(fixing.flatMap { $0 }) }
    }
    return choices
  }

  // MARK: Other views

  /// Fixes a dimension of a view's frame at its value on the canvas.
  private func fixing(_ dimension: Dimension, of item: ItemIndex) -> [NewConstraint] {
    let layout = imported.layout
    guard let view = id(of: item), let parent = layout.items[item.index].parent,
      let owner = id(of: parent)
    else { return [] }
    let frame = frames[item.index]
    let insets = layout.geometry(of: item).alignment
    let outer = layout.geometry(of: parent).alignment
    let outerFrame = frames[parent.index]
    let isHorizontal = dimension == .x || dimension == .width
    let (near, far, center) =
      isHorizontal ? ("leading", "trailing", "centerX") : ("top", "bottom", "centerY")
    let before =
      isHorizontal
      ? frame.x + insets.left - outer.left : frame.y + insets.top - outer.top
    let after =
      isHorizontal
      ? outerFrame.width - frame.x - frame.width + insets.right - outer.right
      : outerFrame.height - frame.y - frame.height + insets.bottom - outer.bottom
    func tie(_ edge: String, _ constant: Double) -> [NewConstraint] {
      [NewConstraint(owner: owner, view, edge, to: (owner, edge), constant: Self.clean(constant))]
    }
    switch dimension {
    case .width, .height:
      // A view between both edges follows them.
      if isUsual(before), isUsual(after) { return tie(far, -after) }
      return [
        NewConstraint(
          owner: owner, view, dimension.name, constant: Self.clean(length(dimension, of: item)))
      ]
    case .x, .y:
      if isUsual(before) { return tie(near, before) }
      if isUsual(after) { return tie(far, -after) }
      return abs(before - after) <= 2 * Self.tolerance ? tie(center, 0) : []
    }
  }

  /// The largest distance in points that designers use between edges; larger ones result from the
  /// size of the canvas.
  private static let largestDistance = 40.0

  /// Whether a designer would use this distance from an edge.
  private func isUsual(_ distance: Double) -> Bool {
    let distance = Self.clean(distance)
    return distance >= 0
      && (distance <= Self.largestDistance && distance == distance.rounded()
        || writtenDistances.contains(distance))
  }

  func length(_ dimension: Dimension, of item: ItemIndex) -> Double {
    let insets = imported.layout.geometry(of: item).alignment
    let frame = frames[item.index]
    return dimension == .width
      ? frame.width - insets.left - insets.right : frame.height - insets.top - insets.bottom
  }

  /// The id in the document; `nil` if it has none of its own.
  func id(of item: ItemIndex) -> String? {
    let name = imported.layout.names.string(of: item.index)
    return name.hasSuffix(".contentView") ? nil : name
  }

  // MARK: Words

  private func text(of new: NewConstraint) -> String {
    let first = "\(titles.title(of: new.first)).\(new.firstAttribute) =="
    guard let (item, attribute) = new.second else {
      return "\(first) \(NumberWords.text(new.constant))"
    }
    let sign = new.constant < 0 ? "-" : "+"
    return "\(first) \(titles.title(of: item)).\(attribute)"
      + (new.constant == 0 ? "" : " \(sign) \(NumberWords.text(abs(new.constant)))")
  }

  /// A number without rounding errors.
  static func clean(_ number: Double) -> Double {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }
}
