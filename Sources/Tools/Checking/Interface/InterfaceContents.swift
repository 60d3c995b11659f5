import ConstraintLayout
import InterfaceBuilder

/// The contents of an Interface Builder document's views, and the views that overlap on purpose.
struct InterfaceContents {
  /// Two views, the one with the lower index first.
  private struct Pair: Hashable {
    var first: ItemIndex
    var second: ItemIndex

    init(_ a: ItemIndex, _ b: ItemIndex) { (first, second) = (min(a, b), max(a, b)) }
  }

  private let contents: [ImportedScene.Content?]
  private let isSetByCode: [Bool]
  /// The views whose own texts are measured in another language only to check the views beside
  /// them.
  private let measuredOnly: Set<Int>
  /// The names of the views and their scene in findings.
  let titles: SceneTitles
  /// By constraint: the part of a frame that it determines, if a mask made it.
  private let masks: [Int: ImportedScene.MaskPart]
  /// The pairs of views that a constraint overlaps.
  private var intended: Set<Pair> = []

  /// The least covered share of the smaller view; a smaller one is the padding around text.
  private static let leastShare = 0.1
  /// The largest covered share; beyond it the larger view is a background.
  private static let mostShare = 0.9
  /// The least width and height in points that two views share; less is the padding around text.
  private static let leastDepth = 2.0

  /// - Complexity: O(items + constraints).
  init(_ imported: ImportedScene, _ titles: SceneTitles) {
    self.titles = titles
    contents = imported.contents
    isSetByCode = imported.isSetByCode
    measuredOnly = Set(
      imported.measuredTexts.indices.filter { imported.measuredTexts[$0]?.isOwn == true })
    masks = imported.masks
    for constraint in imported.layout.constraints {
      guard let second = constraint.second, constraint.constant != 0,
        let sign = Self.sign(constraint.first.attribute, second.attribute),
        constraint.constant * sign < 0
      else { continue }
      intended.insert(Pair(constraint.first.item, second.item))
    }
  }

  /// 1 if the first edge begins where the second ends, -1 the other way round; `nil` if they are
  /// not opposite.
  private static func sign(_ first: Attribute, _ second: Attribute) -> Double? {
    switch (first, second) {
    case (.top, .bottom), (.leading, .trailing), (.left, .right): 1
    case (.bottom, .top), (.trailing, .leading), (.right, .left): -1
    default: nil
    }
  }

  /// The part of a frame that a member of a conflict determines without a constraint: for the root,
  /// or a view with a mask, by the saved frame or the device; `nil` for any other member.
  func givenPart(_ origin: ConstraintOrigin) -> ImportedScene.MaskPart? {
    switch origin {
    case .constraint(let index): masks[index]
    case .implied(let item, let part):
      switch part {
      case .x, .y, .width, .height: ImportedScene.MaskPart(item: item, part: part)
      default: nil
      }
    case .stack: nil
    }
  }

  /// The least share of its content that a view must lack for a finding.
  static let leastSqueeze = 0.1

  /// Whether a view can be squeezed: not an image, which fits any size, a hidden view, or one whose
  /// content only code knows.
  func isSqueezable(_ view: ItemIndex) -> Bool {
    guard contents.indices.contains(view.index), let content = contents[view.index] else {
      return false
    }
    return content != .image && !isSetByCode[view.index] && isJudged(view)
  }

  /// Whether a view's text is checked for truncation.
  func isJudged(_ view: ItemIndex) -> Bool { !measuredOnly.contains(view.index) }

  /// Whether a view shows a text or a control.
  func isShown(_ view: ItemIndex) -> Bool {
    contents.indices.contains(view.index) && contents[view.index] != nil
  }

  /// Whether an overlap of two views deserves a finding: not for a button in a field, a view within
  /// another, or an overlap that a constraint states.
  func isNoteworthy(_ a: ItemIndex, _ b: ItemIndex, _ frames: [Frame]) -> Bool {
    let (first, second) = (frames[a.index], frames[b.index])
    let width = min(first.x + first.width, second.x + second.width) - max(first.x, second.x)
    let height = min(first.y + first.height, second.y + second.height) - max(first.y, second.y)
    let smaller = min(first.width * first.height, second.width * second.height)
    guard smaller > 0, min(width, height) >= Self.leastDepth else { return false }
    let share = width * height / smaller
    guard share >= Self.leastShare, share <= Self.mostShare else { return false }
    // An image on another is an illustration; a text or a button on an image is a caption.
    switch (contents[a.index], contents[b.index]) {
    case (.field, .button), (.button, .field), (.image, _), (_, .image): return false
    default:
      return !isSetByCode[a.index] && !isSetByCode[b.index] && !intended.contains(Pair(a, b))
    }
  }
}
