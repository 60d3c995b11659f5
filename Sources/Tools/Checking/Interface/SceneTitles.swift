import API
import ConstraintLayout
import InterfaceBuilder
internal import TextBytes

/// The titles of an Interface Builder scene's views in findings.
struct SceneTitles {
  private let views: ViewTitles
  /// ` in PayViewController`, or empty if the scene has no title.
  let place: String

  init(_ views: ViewTitles, of scene: DocumentScene, in document: InterfaceDocument) {
    self.views = views
    place = ViewTitles.title(of: scene, in: document).map { " in \($0)" } ?? ""
  }

  /// The title of a view, by its name in the scene.
  func title(of name: String) -> String { views.title(of: name) }
}

/// The wording of views and constraints in messages: titles in an Interface Builder document,
/// otherwise names.
struct FindingWords {
  let titles: SceneTitles?
  /// ` in CardView`, or empty if the views of a document need no name of a scene.
  var place = ""

  /// The view that a message is about, with its scene.
  func subject(_ name: String) -> String {
    titles.map { $0.title(of: name) + $0.place } ?? Excerpt.quoted(name) + place
  }

  /// Any other view.
  func other(_ name: String) -> String { titles?.title(of: name) ?? Excerpt.quoted(name) }

  /// A printer of constraints.
  func printer(_ scene: LayoutScene) -> OriginPrinter {
    guard let titles else { return OriginPrinter(scene) }
    return OriginPrinter(scene) { titles.title(of: scene.names.string(of: $0.index)) }
  }

  /// A printed constraint. Names may be long; titles are already truncated.
  func shown(_ constraint: String) -> String {
    titles == nil ? Excerpt.cut(constraint) : constraint
  }
}
