import API
import ConstraintLayout

/// A solved layout with what rules ask of it: absolute frames, hidden views, siblings.
struct SolvedLayout {
  let request: LayoutRequest
  let scene: LayoutScene
  let solution: LayoutSolution
  /// The frames relative to the origin that all roots share, by item.
  private(set) var absolute: [Frame]
  /// Whether an item or one of its ancestors is hidden by a stack.
  private(set) var isHidden: [Bool]
  /// Whether a frame is ambiguous. Where such a view lies is an accident, and no finding of its own.
  private(set) var isAmbiguous: [Bool]

  /// Prepares a solved layout.
  ///
  /// - Complexity: O(items).
  init(request: LayoutRequest, scene: LayoutScene, solution: LayoutSolution) {
    self.request = request
    self.scene = scene
    self.solution = solution
    absolute = solution.frames
    isHidden = [Bool](repeating: false, count: scene.items.count)
    isAmbiguous = isHidden
    for ambiguity in solution.ambiguous { isAmbiguous[ambiguity.item.index] = true }
    for stack in scene.stacks {
      for item in stack.hidden { isHidden[item.index] = true }
    }
    // Ancestors come before their descendants in no particular order of the items, so chains of
    // unfinished ancestors are finished from the top.
    var isDone = [Bool](repeating: false, count: scene.items.count)
    var chain: [Int] = []
    for index in scene.items.indices {
      var next: Int? = index
      while let item = next, !isDone[item], chain.count <= scene.items.count {
        chain.append(item)
        next = scene.items[item].parent?.index
      }
      while let item = chain.popLast() {
        isDone[item] = true
        guard let parent = scene.items[item].parent?.index else { continue }
        absolute[item].x += absolute[parent].x
        absolute[item].y += absolute[parent].y
        isHidden[item] = isHidden[item] || isHidden[parent]
      }
    }
  }

  /// Whether rules about frames look at an item.
  func isSettled(_ index: Int) -> Bool { !isHidden[index] && !isAmbiguous[index] }

  /// The name of an item.
  func name(_ item: ItemIndex) -> String { request.name(of: item) }

  /// Whether a view shows content of its own: it has an intrinsic size other than nothing.
  func showsContent(_ item: ItemIndex) -> Bool {
    guard scene.items[item.index].isView, let size = scene.intrinsicSize(of: item) else {
      return false
    }
    guard size.width != nil || size.height != nil || size.heightForWidth != nil else {
      return false
    }
    return size.width != 0 && size.height != 0
  }
}

/// Why an optional constraint of a solved layout does not hold.
enum UnsatisfiedKind {
  /// The author's own constraint.
  case constraint
  /// Content has less room than it needs, on an axis.
  case squeezed(ItemIndex, Axis)
  /// Content is spread over more room than it needs.
  case stretched
  /// Text is narrower than on one line, and its height took that up.
  case wrapped
  /// A wish of a stack.
  case stack
}

extension SolvedLayout {
  /// The kind of an optional constraint that does not hold.
  ///
  /// It is derived here from the origin, until the solution states it.
  func kind(of unsatisfied: LayoutSolution.Unsatisfied) -> UnsatisfiedKind {
    switch unsatisfied.origin {
    case .constraint: return .constraint
    case .stack: return .stack
    case .implied(let item, .compressionResistanceHorizontal):
      return isWrapped(item) ? .wrapped : .squeezed(item, .horizontal)
    case .implied(let item, .compressionResistanceVertical): return .squeezed(item, .vertical)
    case .implied: return .stretched
    }
  }

  /// Whether a text is narrower than on one line, but no narrower than was measured. Its height is
  /// then that of its table, and a lack of height is a violation of its own.
  private func isWrapped(_ item: ItemIndex) -> Bool {
    guard let table = scene.intrinsicSize(of: item)?.heightForWidth,
      let narrowest = table.rows.first
    else { return false }
    let insets = scene.geometry(of: item).alignment
    let width = solution.frames[item.index].width - insets.left - insets.right
    return width >= narrowest.width - Self.tolerance
  }

  /// Pixels and rounding, in points.
  private static let tolerance = 0.5
}
