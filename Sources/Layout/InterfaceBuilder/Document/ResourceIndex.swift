internal import TextBytes

/// The sizes of images, and those of designable views, that a document lists.
struct ResourceIndex: Sendable {
  struct Size {
    var width: Double?
    var height: Double?
  }

  /// The sizes of images by name, without those of the system's catalogue: they are listed at a
  /// standard configuration, not as they are used.
  private(set) var images: TextDictionary<Size> = [:]
  /// The names of images of the system's catalogue.
  private(set) var symbols: TextSet = []
  /// The intrinsic sizes that Xcode rendered, by the id of the view.
  private(set) var designables: TextDictionary<Size> = [:]

  init(_ tree: XMLTree) {
    guard let root = tree.root else { return }
    for section in tree.children(of: root) {
      if tree.is(section, .resources) {
        for image in tree.children(of: section) where tree.is(image, .image) {
          guard let name = tree.value(image, .name) else { continue }
          if tree.has(image, .catalog, "system") {
            symbols.insert(name)
          } else {
            images[name] = Self.size(tree, image)
          }
        }
      } else if tree.is(section, .designables) {
        for designable in tree.children(of: section) where tree.is(designable, .designable) {
          guard let name = tree.value(designable, .name),
            let size = tree.child(of: designable, .size, key: "intrinsicContentSize")
          else { continue }
          designables[name] = Self.size(tree, size)
        }
      }
    }
  }

  private static func size(_ tree: XMLTree, _ element: XMLElement) -> Size {
    func length(_ name: XMLName) -> Double? {
      tree.bytes(element, name).flatMap { DecimalText.number($0) }.flatMap { $0 >= 0 ? $0 : nil }
    }
    return Size(width: length(.width), height: length(.height))
  }
}
