import API
import ConstraintLayout
import ConstraintSolver
import InterfaceBuilder
internal import LayoutRequests
internal import TextBytes

/// The scroll views of a scene with an ambiguous content size, and the ambiguities it causes.
///
/// A scroll view's content size follows from the constraints between its edges and its subviews. If
/// they leave it ambiguous, all dependent frames are ambiguous too, with the scroll view as the one
/// cause.
struct ScrollableContent {
  /// A scroll view with an ambiguous content size.
  struct Open {
    var scrollView: ImportedScene.ScrollView
    /// The content, with its ambiguous dimensions: width, height, or both.
    var content: LayoutSolution.Ambiguity
    /// The reason for each ambiguous dimension, in their order.
    var reasons: [String]
    /// Whether all edges are tied and the content depends on a custom class, so that only code
    /// knows the size.
    var isGuess: Bool
  }

  /// The scroll views in the order in which they were found.
  private(set) var open: [Open] = []
  /// By view: the dimensions that are ambiguous because of a content size.
  private(set) var following: [ItemIndex: Set<Dimension>] = [:]
  /// By item: the dimensions to report nothing about: those of content, and those that follow
  /// content the author excluded from verification.
  private(set) var silent: [ItemIndex: Set<Dimension>] = [:]

  /// The most nested levels of scroll views to inspect.
  private static let mostLevels = 8
  /// A priority above all that authors use and below required.
  private static let nearlyRequired = 999.5

  init() {}

  /// Finds them.
  ///
  /// - Parameters:
  ///   - imported: The scene.
  ///   - ambiguous: The ambiguities of the constraints.
  ///   - frames: Frames that the constraints allow.
  ///   - scene: The constraints.
  ///   - ambiguities: Finds the ambiguities that remain with additional constraints.
  /// - Throws: Any error of `ambiguities`.
  /// - Complexity: That of `ambiguities`, once for each level of ambiguous scroll views;
  ///   O(constraints) for each of these.
  init(
    _ imported: ImportedScene, _ ambiguous: [LayoutSolution.Ambiguity], frames: [Frame],
    in scene: LayoutScene,
    _ ambiguities: ([SceneConstraint]) throws(LayoutError) -> [LayoutSolution.Ambiguity]
  ) throws(LayoutError) {
    guard !imported.scrollViews.isEmpty, let priority = Priority(Self.nearlyRequired) else {
      return
    }
    let ties = ContentTies(scene, imported.scrollViews.map { ($0.content, $0.view) })
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

  /// Whether the content of a scroll view causes all ambiguities of a view.
  func isFollowing(_ ambiguity: LayoutSolution.Ambiguity) -> Bool {
    following[ambiguity.item].map { $0.isSuperset(of: ambiguity.dimensions) } ?? false
  }

  /// Whether a view is a scroll view with an ambiguous content size.
  func isOpen(_ view: ItemIndex) -> Bool { open.contains { $0.scrollView.view == view } }

  /// The scroll views with an ambiguous content size and a settled size of their own. In a scroll
  /// view of ambiguous size the content is ambiguous for that reason.
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

  /// The ambiguities that have been resolved.
  private static func difference(
    _ before: [LayoutSolution.Ambiguity], _ after: [LayoutSolution.Ambiguity]
  ) -> [ItemIndex: Set<Dimension>] {
    var freed: [ItemIndex: Set<Dimension>] = [:]
    for entry in before { freed[entry.item] = Set(entry.dimensions) }
    for entry in after { freed[entry.item]?.subtract(entry.dimensions) }
    return freed.filter { !$0.value.isEmpty }
  }
}

extension ImportedScene {
  /// Whether a view's class may give it an unknown size.
  fileprivate func isOfCustomClass(_ item: ItemIndex) -> Bool {
    let name = layout.names.string(of: item.index)
    return notes.contains { $0.kind == .customClass && $0.view == name }
  }
}

extension LayoutScene {
  /// Whether an item is a descendant of a view.
  fileprivate func isInside(_ item: ItemIndex, _ view: ItemIndex) -> Bool {
    var next = items[item.index].parent
    while let ancestor = next {
      if ancestor == view { return true }
      next = items[ancestor.index].parent
    }
    return false
  }
}
