internal import TextBytes

/// The sizes of images and designable views that a document lists.
struct ResourceIndex: Sendable {
  struct Size {
    var width: Double?
    var height: Double?
  }

  /// The sizes of images by name. SF Symbols are not included: their listed sizes are those of a
  /// standard configuration, not of the one used.
  private(set) var images: TextDictionary<Size> = [:]
  /// The names of SF Symbols.
  private(set) var symbols: TextSet = []
  /// The intrinsic sizes of the views that Xcode rendered, by id.
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
