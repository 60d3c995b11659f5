import API
import ConstraintLayout
import InterfaceBuilder
internal import TextBytes

/// What findings call the views of a scene of a document of Interface Builder.
struct SceneTitles {
  private let views: ViewTitles
  /// ` in PayViewController`, or nothing if the scene has no title.
  let place: String

  init(_ views: ViewTitles, of scene: DocumentScene, in document: InterfaceDocument) {
    self.views = views
    place = ViewTitles.title(of: scene, in: document).map { " in \($0)" } ?? ""
  }

  /// The title of a view, by its name in the scene.
  func title(of name: String) -> String { views.title(of: name) }
}

/// What messages call views and constraints: by titles in a document of Interface Builder, else by
/// names.
struct FindingWords {
  let titles: SceneTitles?

  /// A view that a message is about, with its scene.
  func subject(_ name: String) -> String {
    titles.map { $0.title(of: name) + $0.place } ?? Excerpt.quoted(name)
  }

  /// Any other view.
  func other(_ name: String) -> String { titles?.title(of: name) ?? Excerpt.quoted(name) }

  /// A printer of constraints.
  func printer(_ scene: LayoutScene) -> OriginPrinter {
    guard let titles else { return OriginPrinter(scene) }
    return OriginPrinter(scene) { titles.title(of: scene.names.string(of: $0.index)) }
  }

  /// A printed constraint. Names may be long; titles are cut already.
  func shown(_ constraint: String) -> String {
    titles == nil ? Excerpt.cut(constraint) : constraint
  }
}

extension LayoutFindings {
  /// What messages call views and constraints.
  var words: FindingWords { FindingWords(titles: contents?.titles) }
}
