/// An image of the system, for the article on snapshots. `UIKitNames` has none.
final class UIImage: Hashable, Sendable {
  let name: String

  /// The articles' names are symbols if they have a dot.
  init?(systemName: String) {
    guard systemName.contains(".") else { return nil }
    name = systemName
  }

  static func == (a: UIImage, b: UIImage) -> Bool { a.name == b.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
