public import ConstraintLayout
internal import SwiftInterpreter
internal import UIKitModel

/// The layout of a view at the size that its first frame gives it.
///
/// A view that keeps its autoresizing mask has required constraints for the size of its frame. The
/// header of a section is made without a size. So is the header or footer view of a table, if no
/// code gives it a frame. A cell of a table is made as 320 by 44 points.
/// Constraints that need more conflict there, although they hold once the view has its size.
public struct SceneStart: Sendable {
  /// The name of the view, or of its class.
  public let title: String
  /// The size of the first frame, in points.
  public let size: Size
  /// The layout with that size.
  public let scene: SwiftScene

  /// The size of a cell that a table makes.
  ///
  /// Source: the frame of a cell from `init(style:reuseIdentifier:)`; 44 points are the default row
  /// height, https://developer.apple.com/documentation/uikit/uitableview/rowheight.
  private static let cell = Size(width: 320, height: 44)

  /// The layouts of the views of a world that start with a known size.
  ///
  /// - Complexity: That of composing them.
  static func all(
    of view: ObjectValue, as sceneClass: SceneClass, end: WorldEnd, _ library: UIKitLibrary,
    _ interpreter: Interpreter
  ) throws(Interruption) -> [SceneStart] {
    var starts: [SceneStart] = []
    func add(_ root: ObjectValue, _ size: Size) throws(Interruption) {
      var composer = SceneComposer(
        library, interpreter, root: root,
        given: SceneRoot(width: size.width, height: size.height))
      try composer.compose()
      guard !composer.items.isEmpty else { return }
      let scene = SwiftScene(composer, of: sceneClass, end: end)
      starts.append(
        SceneStart(
          title: root === view ? sceneClass.name : composer.items[0].title, size: size,
          scene: scene))
    }
    if let size = size(of: view, library) { try add(view, size) }
    for shown in library.state.shownAtOwnSize where shown !== view && isEmpty(shown, library) {
      try add(shown, Size(width: 0, height: 0))
    }
    return starts
  }

  /// The first size of a cell or header; nil for another view, or if its content view has no mask.
  private static func size(of view: ObjectValue, _ library: UIKitLibrary) -> Size? {
    let isHeader = library.isKind(view, "UITableViewHeaderFooterView")
    guard isHeader || library.isKind(view, "UITableViewCell") else { return nil }
    let content = view.viewState?.subviews.first { $0.viewState?.placement == .fills }
    guard content.map({ hasMask($0, library) }) ?? true else { return nil }
    return isHeader ? Size(width: 0, height: 0) : cell
  }

  /// Whether a view starts without a size: the sources make it, and nothing gives it a frame.
  private static func isEmpty(_ view: ObjectValue, _ library: UIKitLibrary) -> Bool {
    guard !view.isExternal, let state = view.viewState, state.controller == nil,
      state.openness == nil, hasMask(view, library)
    else { return false }
    if ["frame", "bounds", "center"].contains(where: { library.property($0, of: view) != nil }) {
      return false
    }
    guard let frame = library.initialFrame(of: view) else { return true }
    guard case .structure(let rectangle) = frame,
      case .structure(let size)? = library.field("size", of: rectangle)
    else { return false }
    return size.values.allSatisfy { $0.double == 0 }
  }

  /// Whether the mask of a view makes constraints.
  private static func hasMask(_ view: ObjectValue, _ library: UIKitLibrary) -> Bool {
    library.property("translatesAutoresizingMaskIntoConstraints", of: view).map {
      $0.boolean == true
    } ?? true
  }
}
