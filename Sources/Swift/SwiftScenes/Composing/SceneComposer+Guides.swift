internal import ConstraintLayout
internal import ConstraintSolver
internal import SwiftInterpreter
internal import UIKitModel

extension SceneComposer {
  /// The guide that stands for the content of a scroll view.
  ///
  /// It yields to constraints that lead out of the scroll view: the offset of the content, which
  /// begins at the inset of the safe area, moves it there.
  mutating func content(of view: ObjectValue, _ item: ItemIndex) -> ItemIndex? {
    if let known = contentGuides[ObjectIdentifier(view)] { return known }
    guard let made = addGuide("content", of: view, item) else { return nil }
    contentGuides[ObjectIdentifier(view)] = made
    guard let yielding = Priority(Self.yielding) else { return made }
    for edge in [Attribute.left, .top] { tie(made, edge, to: item, priority: yielding) }
    return made
  }

  /// The scroll views that have such a guide, and whose size of the content nothing else sets.
  ///
  /// Tables and collections lay out their own content.
  var scrollContents: [SwiftScene.ScrollContent] {
    views.compactMap { view in
      guard let content = contentGuides[ObjectIdentifier(view)], let item = index(of: view),
        !["UITableView", "UICollectionView"].contains(where: { library.isKind(view, $0) }),
        library.property("contentSize", of: view) == nil
      else { return nil }
      return SwiftScene.ScrollContent(view: item, content: content)
    }
  }

  /// The guide that stands for the readable content of a view.
  ///
  /// It lies in the middle of the margins, and is as wide as they are unless something makes it
  /// narrower: UIKit's limit depends on the text size. Source:
  /// https://developer.apple.com/documentation/uikit/uiview/readablecontentguide.
  mutating func readable(of view: ObjectValue, _ item: ItemIndex) -> ItemIndex? {
    if let known = readableGuides[ObjectIdentifier(view)] { return known }
    guard let made = addGuide("readable", of: view, item), let yielding = Priority(Self.yielding)
    else { return nil }
    readableGuides[ObjectIdentifier(view)] = made
    func margin(_ attribute: Attribute) -> Anchor { Anchor(item, attribute, of: .margins) }
    for attribute in [Attribute.top, .bottom, .centerX] {
      add(SceneConstraint(Anchor(made, attribute), .equal, to: margin(attribute)), from: nil)
    }
    let width = Anchor(made, .width)
    add(SceneConstraint(width, .lessThanOrEqual, to: margin(.width)), from: nil)
    add(SceneConstraint(width, .equal, to: margin(.width), priority: yielding), from: nil)
    return made
  }

  /// The priority of a place that yields to any required constraint.
  private static var yielding: Double { 999 }

  private mutating func addGuide(
    _ name: String, of view: ObjectValue, _ item: ItemIndex
  ) -> ItemIndex? {
    var guide = items[item.index]
    guide.title += ".\(name)"
    guide.hasForgottenMask = false
    return insertGuide("\(self.name(of: view)).\(name)", in: item, guide)
  }
}
