internal import ConstraintLayout

/// The titles of a document's views: the label that the author gave them, otherwise their class and
/// content.
///
/// A title is `view "Card" (abc-12-def)` or `UILabel "Pay now" (abc-12-def)`; the id distinguishes
/// views that share the rest. Ids are compared byte by byte.
public struct ViewTitles: Sendable {
  private var ids = NameTable()
  private var titles: [String] = []

  /// The most bytes of a label or a text in a title.
  static let textLimit = 32

  /// Collects the titles of a document's views.
  ///
  /// - Complexity: O(elements + bytes of their names), expected.
  public init(_ document: InterfaceDocument) {
    let tree = document.tree
    for index in tree.nodes.indices {
      let element = XMLElement(index)
      guard document.views.kind(of: element) != nil else { continue }
      var id = tree.viewID(of: element)
      let isNew = id.withUTF8 { ids.insert($0.span).isNew }
      if isNew { titles.append(Self.title(of: element, id: id, tree)) }
    }
  }

  /// The title of a view or of a scroll view's content, by its name in imports.
  ///
  /// - Complexity: O(length of the name).
  public func title(of name: String) -> String {
    var bytes = Array(name.utf8)[...]
    // An import appends primes to a name that is taken.
    let prime = Array("′".utf8)
    while bytes.count > prime.count, bytes.suffix(prime.count).elementsEqual(prime) {
      bytes.removeLast(prime.count)
    }
    if let title = title(bytes) { return title }
    let content = Array(".content".utf8)
    if bytes.count > content.count, bytes.suffix(content.count).elementsEqual(content),
      let title = title(bytes.dropLast(content.count))
    {
      return "the content of \(title)"
    }
    return "view (\(Self.cut(Array(name.utf8)[...])))"
  }

  private func title(_ id: ArraySlice<UInt8>) -> String? {
    id.withUnsafeBufferPointer { ids.number(of: $0.span) }.map { titles[$0] }
  }

  // MARK: Titles

  private static func title(of element: XMLElement, id: String, _ tree: XMLTree) -> String {
    let shownID = "(\(cut(Array(id.utf8)[...])))"
    if let label = text(tree, element, .userLabel) { return "view \"\(label)\" \(shownID)" }
    let name = className(of: element, tree)
    if let shown = shown(by: element, tree) { return "\(name) \"\(shown)\" \(shownID)" }
    return "\(name) \(shownID)"
  }

  /// The content of a view, or another property that distinguishes it within its class.
  private static func shown(by element: XMLElement, _ tree: XMLTree) -> String? {
    for name in [XMLName.text, .title, .placeholder, .reuseIdentifier] {
      if let text = text(tree, element, name) { return text }
    }
    for child in tree.children(of: element) {
      if tree.is(child, .state) || tree.is(child, .buttonConfiguration),
        let text = text(tree, child, .title)
      {
        return text
      }
    }
    if let image = text(tree, element, .image) { return image }
    return tree.children(of: element).lazy.compactMap { child in
      tree.is(child, .state) || tree.is(child, .imageReference) ? text(tree, child, .image) : nil
    }.first
  }

  /// The class of a view: a custom class, or the UIKit class of its tag.
  private static func className(of element: XMLElement, _ tree: XMLTree) -> String {
    if let name = text(tree, element, .customClass) { return name }
    let tag = tree.name(of: element)
    if let known = classes.first(where: { $0.tag.utf8.elementsEqual(tag.utf8) }) {
      return known.name
    }
    guard let first = tag.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
    else { return cut(Array(tag.utf8)[...]) }
    return "UI" + cut([first & 0xDF] + Array(tag.utf8.dropFirst()))
  }

  /// The classes whose names do not follow from their tags.
  private static let classes: [(tag: String, name: String)] = [
    ("wkWebView", "WKWebView"), ("mapView", "MKMapView"), ("mtkView", "MTKView"),
    ("glkView", "GLKView"), ("skView", "SKView"), ("arscnView", "ARSCNView"),
    ("sceneKitView", "SCNView"), ("containerView", "UIView"),
    ("collectionViewCellContentView", "content view"),
    ("tableViewCellContentView", "content view"),
  ]

  private static func text(_ tree: XMLTree, _ element: XMLElement, _ name: XMLName) -> String? {
    guard let bytes = tree.bytes(element, name), !bytes.isEmpty else { return nil }
    return cut(bytes)
  }

  /// A text on one line, truncated to ``textLimit`` bytes.
  private static func cut(_ bytes: ArraySlice<UInt8>) -> String {
    var end = bytes.startIndex + min(bytes.count, textLimit)
    let isCut = end < bytes.endIndex
    if isCut { while end > bytes.startIndex, bytes[end] & 0xC0 == 0x80 { end -= 1 } }
    let line = bytes[..<end].map { $0 < 0x20 ? UInt8(ascii: " ") : $0 }
    return String(decoding: line, as: UTF8.self) + (isCut ? "…" : "")
  }
}

extension ViewTitles {
  /// The title of a scene: its controller's label, class or identifier; in a xib the class of its
  /// owner. `nil` if the document states none of them.
  ///
  /// - Complexity: O(elements next to the root).
  public static func title(of scene: DocumentScene, in document: InterfaceDocument) -> String? {
    let tree = document.tree
    if let controller = scene.controller {
      for name in [XMLName.userLabel, .title, .customClass, .storyboardIdentifier] {
        if let text = text(tree, controller, name) { return text }
      }
      return "\(cut(tree.nameBytes(of: controller))) (\(scene.controllerID ?? ""))"
    }
    if let name = text(tree, scene.element, .customClass) { return name }
    guard let objects = tree.parent(of: scene.element) else { return nil }
    return tree.children(of: objects).lazy.filter { tree.is($0, .placeholder) }
      .compactMap { text(tree, $0, .customClass) }.first
  }
}
