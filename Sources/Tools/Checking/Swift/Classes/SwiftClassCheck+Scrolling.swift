import ConstraintLayout
import LayoutRequests
import SwiftScenes
internal import TextBytes

/// The content of scroll views.
extension SwiftClassCheck {
  /// Adds the scroll views whose content begins at an edge, and ends nowhere.
  ///
  /// Content that is not tied on an axis at all does not scroll on it, which may be intended.
  ///
  /// - Complexity: O(constraints), and O(nodes of the class).
  mutating func checkScrolling(of scene: SwiftScene) {
    guard scene.isComplete, conflicts.isEmpty, !scene.scrollContents.isEmpty else { return }
    let ties = ContentTies(scene.layout, scene.scrollContents.map { ($0.content, $0.view) })
    for scrolling in scene.scrollContents {
      let open = [Dimension.width, .height].filter { ties.isHalfTied(scrolling.content, $0) }
      let item = scene.items[scrolling.view.index]
      guard !open.isEmpty, let place = item.place, !item.isHidden,
        !setsContentSize(item), !hasOtherStates(scene)
      else { continue }
      let reasons = open.map { ties.reason(scrolling.content, $0) }
      var finding = SwiftFinding(
        rule: .scrollable,
        message: """
          \(Excerpt.quoted(item.title)) in \(sceneClass.name) leaves the \
          \(NumberWords.list(open.map(\.name))) of its content open: \(NumberWords.list(reasons))
          """,
        place: SwiftPlace(place), views: suppressible([item.title]),
        key: "\(sceneClass.name)\n\(item.title)")
      finding.subject = [SwiftPlace(place)]
      add(finding)
    }
  }

  /// Whether code of the class, or of that of the scroll view, may set the size of the content.
  private func setsContentSize(_ item: SwiftScene.Item) -> Bool {
    folder.mentions.contains("contentSize", in: hosts + [item.className])
  }
}
