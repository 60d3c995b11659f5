import API
import ConstraintLayout
import ConstraintSolver
import InterfaceBuilder
internal import LayoutRequests
internal import TextBytes

/// The scroll views of a scene whose content has an open size, and what is open for that alone.
///
/// A scroll view takes the size of its content from the constraints between its edges and what is
/// in it. Where these leave the size open, so do the frames of what follows it; the scroll view is
/// the one cause of all.
struct ScrollableContent {
  /// A scroll view whose content has an open size.
  struct Open {
    var scrollView: ImportedScene.ScrollView
    /// The content, with its width, its height, or both.
    var content: LayoutSolution.Ambiguity
    /// Why each of them is open, in their order, in words.
    var reasons: [String]
    /// Whether all edges are tied, and a view of a custom class is open with the content: only code
    /// knows its size.
    var isGuess: Bool
  }

  /// The scroll views, by the order in which they are found to be open.
  private(set) var open: [Open] = []
  /// By view: the numbers of its frame that are open since the size of content is.
  private(set) var following: [ItemIndex: Set<Dimension>] = [:]
  /// By item: the numbers of its frame of which nothing is said: those of content, and what follows
  /// content of which the author does not want to know.
  private(set) var silent: [ItemIndex: Set<Dimension>] = [:]

  /// The levels of scroll views in one another whose content is looked at.
  private static let mostLevels = 8
  /// The priority above all that authors give and below required ones.
  private static let nearlyRequired = 999.5

  init() {}

  /// Finds them.
  ///
  /// - Parameters:
  ///   - imported: The scene.
  ///   - ambiguous: What the constraints leave open.
  ///   - frames: Some frames that the constraints allow.
  ///   - scene: The constraints.
  ///   - ambiguities: What they leave open together with some more.
  /// - Throws: What `ambiguities` throws.
  /// - Complexity: That of `ambiguities`, once for each level of scroll views that are open;
  ///   O(constraints) for each of these.
  init(
    _ imported: ImportedScene, _ ambiguous: [LayoutSolution.Ambiguity], frames: [Frame],
    in scene: LayoutScene,
    _ ambiguities: ([SceneConstraint]) throws(LayoutError) -> [LayoutSolution.Ambiguity]
  ) throws(LayoutError) {
    guard !imported.scrollViews.isEmpty, let priority = Priority(Self.nearlyRequired) else {
      return
    }
    let ties = ContentTies(scene, imported.scrollViews)
    var left = ambiguous
    var fixing: [SceneConstraint] = []
    for _ in 0..<Self.mostLevels {
      let found = Self.found(imported.scrollViews, left)
      guard !found.isEmpty else { break }
      for (_, content) in found {
        for dimension in content.dimensions {
          let frame = frames[content.item.index]
          fixing.append(
            SceneConstraint(
              Anchor(content.item, dimension == .width ? .width : .height), .equal,
              constant: dimension == .width ? frame.width : frame.height, priority: priority))
        }
      }
      let settled = try ambiguities(fixing)
      let freed = Self.difference(left, settled)
      for (item, dimensions) in freed {
        let isTold = found.contains { entry in
          entry.scrollView.isVerified && scene.isInside(item, entry.scrollView.view)
        }
        if isTold, scene.items[item.index].isView {
          following[item, default: []].formUnion(dimensions)
        } else {
          silent[item, default: []].formUnion(dimensions)
        }
      }
      for (scrollView, content) in found where scrollView.isVerified {
        let isTied = content.dimensions.allSatisfy { ties.isTied(content.item, $0) }
        let isGuess =
          isTied
          && freed.contains { item, _ in
            imported.isOfCustomClass(item) && scene.isInside(item, scrollView.view)
          }
        open.append(
          Open(
            scrollView: scrollView, content: content,
            reasons: content.dimensions.map { ties.reason(content.item, $0) }, isGuess: isGuess))
      }
      left = settled
    }
  }

  /// Whether all that is open of a view follows the content of a scroll view.
  func isFollowing(_ ambiguity: LayoutSolution.Ambiguity) -> Bool {
    following[ambiguity.item].map { $0.isSuperset(of: ambiguity.dimensions) } ?? false
  }

  /// Whether a view is a scroll view whose content has an open size.
  func isOpen(_ view: ItemIndex) -> Bool { open.contains { $0.scrollView.view == view } }

  /// The scroll views whose content has an open size where their own is settled: content that
  /// follows a scroll view of an open size is open for that.
  private static func found(
    _ scrollViews: [ImportedScene.ScrollView], _ ambiguous: [LayoutSolution.Ambiguity]
  ) -> [(scrollView: ImportedScene.ScrollView, content: LayoutSolution.Ambiguity)] {
    var open: [ItemIndex: LayoutSolution.Ambiguity] = [:]
    for entry in ambiguous { open[entry.item] = entry }
    return scrollViews.compactMap { scrollView in
      guard var content = open[scrollView.content] else { return nil }
      let own = open[scrollView.view]?.dimensions ?? []
      content.dimensions.removeAll { $0 != .width && $0 != .height || own.contains($0) }
      return content.dimensions.isEmpty ? nil : (scrollView, content)
    }
  }

  /// What is no longer open.
  private static func difference(
    _ before: [LayoutSolution.Ambiguity], _ after: [LayoutSolution.Ambiguity]
  ) -> [ItemIndex: Set<Dimension>] {
    var freed: [ItemIndex: Set<Dimension>] = [:]
    for entry in before { freed[entry.item] = Set(entry.dimensions) }
    for entry in after { freed[entry.item]?.subtract(entry.dimensions) }
    return freed.filter { !$0.value.isEmpty }
  }
}

/// How the content of scroll views is tied to what is in it.
private struct ContentTies {
  private struct Edge: Hashable {
    var content: ItemIndex
    var isHorizontal: Bool
    var isFar: Bool
  }

  /// By edge: whether an equality ties it, or inequalities alone.
  private var ties: [Edge: Bool] = [:]

  /// - Complexity: O(constraints).
  init(_ scene: LayoutScene, _ scrollViews: [ImportedScene.ScrollView]) {
    let scrollViewOf = Dictionary(
      scrollViews.map { ($0.content, $0.view) }, uniquingKeysWith: { first, _ in first })
    for constraint in scene.constraints where constraint.isActive {
      for (anchor, other) in [
        (constraint.first, constraint.second), (constraint.second, constraint.first),
      ] {
        // The content begins where the scroll view does, by a rule.
        guard let anchor, let scrollView = scrollViewOf[anchor.item],
          let (isHorizontal, isFar) = Self.edge(anchor.attribute),
          isFar || other?.item != scrollView
        else { continue }
        let edge = Edge(content: anchor.item, isHorizontal: isHorizontal, isFar: isFar)
        ties[edge] = ties[edge] == true || constraint.relation == .equal
      }
    }
  }

  private static func edge(_ attribute: Attribute) -> (isHorizontal: Bool, isFar: Bool)? {
    switch attribute {
    case .left, .leading: (true, false)
    case .right, .trailing, .width, .centerX: (true, true)
    case .top: (false, false)
    case .bottom, .height, .centerY: (false, true)
    case .firstBaseline, .lastBaseline: nil
    }
  }

  /// Whether equalities tie both edges of the content.
  func isTied(_ content: ItemIndex, _ dimension: Dimension) -> Bool {
    [true, false].allSatisfy {
      ties[Edge(content: content, isHorizontal: dimension == .width, isFar: $0)] == true
    }
  }

  /// Why the content has no width or no height.
  func reason(_ content: ItemIndex, _ dimension: Dimension) -> String {
    let isHorizontal = dimension == .width
    let names = isHorizontal ? ("leading", "trailing") : ("top", "bottom")
    for (isFar, name) in [(true, names.1), (false, names.0)] {
      let edge = Edge(content: content, isHorizontal: isHorizontal, isFar: isFar)
      switch ties[edge] {
      case nil: return "no constraint ties its content to the \(name) edge"
      case false?: return "only inequalities tie its content to the \(name) edge"
      case true?: continue
      }
    }
    return "its content has no \(dimension.name)"
  }
}

extension ImportedScene {
  /// Whether the class of a view may give it a size that is not known.
  fileprivate func isOfCustomClass(_ item: ItemIndex) -> Bool {
    let name = layout.names.string(of: item.index)
    return notes.contains { $0.kind == .customClass && $0.view == name }
  }
}

extension LayoutScene {
  /// Whether an item is in a view, at any depth.
  fileprivate func isInside(_ item: ItemIndex, _ view: ItemIndex) -> Bool {
    var next = items[item.index].parent
    while let ancestor = next {
      if ancestor == view { return true }
      next = items[ancestor.index].parent
    }
    return false
  }
}
