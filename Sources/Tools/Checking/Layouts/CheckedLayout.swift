import API
import ConstraintLayout
internal import LayoutRequests

/// A solved layout under check, with the facts that rules need: hidden views, ambiguous frames,
/// truncations.
struct CheckedLayout {
  let request: LayoutRequest
  let scene: LayoutScene
  let options: LayoutOptions
  let solution: LayoutSolution
  /// The index of the variant of the request, if it is one.
  let variant: Int?
  /// By view with a judged text: the part that is cut off; `nil` if none is.
  var truncations: [ItemIndex: TextTruncation?] = [:]
  /// Whether an item or one of its ancestors is hidden.
  private(set) var isHidden: [Bool]
  /// Whether a frame is ambiguous. The position of such a view is arbitrary, so other rules ignore
  /// it.
  private(set) var isAmbiguous: [Bool]

  /// Prepares a solved layout.
  ///
  /// - Complexity: O(items).
  init(
    request: LayoutRequest, scene: LayoutScene, options: LayoutOptions, solution: LayoutSolution,
    variant: Int? = nil
  ) {
    self.options = options
    self.variant = variant
    self.request = request
    self.scene = scene
    self.solution = solution
    isHidden = [Bool](repeating: false, count: scene.items.count)
    isAmbiguous = isHidden
    for ambiguity in solution.ambiguous { isAmbiguous[ambiguity.item.index] = true }
    for item in scene.hiddenItems { isHidden[item.index] = true }
    for stack in scene.stacks {
      for item in stack.hidden { isHidden[item.index] = true }
    }
    // Items are in no particular order, so each chain of unfinished ancestors is finished from the
    // top.
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
        isHidden[item] = isHidden[item] || isHidden[parent]
      }
    }
  }

  /// Whether rules about frames check an item.
  func isSettled(_ index: Int) -> Bool { !isHidden[index] && !isAmbiguous[index] }

  /// The name of an item.
  func name(_ item: ItemIndex) -> String { request.name(of: item) }

  /// Whether a view shows content of its own, that is, has an intrinsic size that is not empty.
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
