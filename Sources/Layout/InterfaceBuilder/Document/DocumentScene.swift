public import LayoutRequests

/// A view hierarchy of a document that is laid out on its own.
///
/// Roots are the views of view controllers, the top-level views of a xib, cells, and views held by
/// objects other than views, such as a table's header.
public struct DocumentScene: Hashable, Sendable {
  /// The role of a scene's root.
  enum Role: Hashable, Sendable {
    /// The view of a view controller.
    case controllerView
    /// A top-level view of a xib.
    case topLevelView
    /// A table cell, with the table that contains it.
    case tableCell(table: XMLElement?)
    /// A collection cell or supplementary view.
    case collectionCell
    /// Any other view.
    case part
  }

  /// The id of the root view.
  public let root: String
  /// The `sceneID` of the storyboard's scene; `nil` in a xib.
  public let sceneID: String?
  /// The id of the view controller that contains the root, if any.
  public let controllerID: String?
  /// The position of the root in the document.
  public let position: SourcePosition

  let element: XMLElement
  let controller: XMLElement?
  let role: Role

  /// The scenes of a document, in document order, without roots that have neither views nor
  /// constraints.
  ///
  /// - Complexity: O(elements + attributes).
  static func all(
    in tree: XMLTree, _ views: ViewIndex, _ faults: inout FaultList
  ) -> [DocumentScene] {
    var scenes: [DocumentScene] = []
    // By element: the index of the innermost enclosing view, controller, scene and table, or -1.
    var around = [Context](repeating: Context(), count: tree.nodes.count)
    for index in tree.nodes.indices {
      let element = XMLElement(index)
      guard let parent = tree.parent(of: element) else { continue }
      let outer = around[parent.index]
      around[index] = outer
      if tree.is(element, .scene) { around[index].scene = element }
      guard let kind = views.kind(of: element) else {
        if isController(tree, element) { around[index].controller = element }
        continue
      }
      if kind == .tableView { around[index].table = element }
      guard !isInner(tree, views, element, parent) else { continue }
      guard hasContents(tree, views, element) else {
        _ = SavedFrame.read(of: element, in: tree, isRoot: true, &faults)
        continue
      }
      scenes.append(
        DocumentScene(
          root: tree.viewID(of: element), sceneID: outer.scene.flatMap { tree.value($0, .sceneID) },
          controllerID: outer.controller.flatMap { tree.value($0, .id) },
          position: tree.position(of: element), element: element, controller: outer.controller,
          role: role(tree, element, kind, parent, table: outer.table)))
    }
    return scenes
  }

  private struct Context {
    var scene: XMLElement?
    var controller: XMLElement?
    var table: XMLElement?
  }

  private static func isController(_ tree: XMLTree, _ element: XMLElement) -> Bool {
    tree.nameBytes(of: element).suffix(10).elementsEqual("Controller".utf8)
  }

  /// Whether a view is part of another view's scene.
  private static func isInner(
    _ tree: XMLTree, _ views: ViewIndex, _ element: XMLElement, _ parent: XMLElement
  ) -> Bool {
    if tree.is(parent, .subviews) { return true }
    return views.kind(of: parent) != nil && tree.has(element, .key, "contentView")
  }

  private static func hasContents(
    _ tree: XMLTree, _ views: ViewIndex, _ element: XMLElement
  ) -> Bool {
    tree.children(of: element).contains { child in
      if tree.is(child, .constraints) { return true }
      if tree.is(child, .subviews) {
        return tree.children(of: child).contains { views.kind(of: $0) != nil }
      }
      return views.kind(of: child) != nil && tree.has(child, .key, "contentView")
    }
  }

  private static func role(
    _ tree: XMLTree, _ element: XMLElement, _ kind: ViewKind, _ parent: XMLElement,
    table: XMLElement?
  ) -> Role {
    switch kind {
    case .tableViewCell: return .tableCell(table: table)
    case .collectionViewCell, .collectionReusableView: return .collectionCell
    default: break
    }
    if isController(tree, parent), tree.has(element, .key, "view") { return .controllerView }
    return tree.is(parent, .objects) ? .topLevelView : .part
  }
}

extension XMLTree {
  /// The id of a view: that of its element, or a generated one.
  ///
  /// The content view of a collection cell never has an id. In a document edited by hand any view
  /// may lack one.
  func viewID(of element: XMLElement) -> String {
    if let id = value(element, .id) { return id }
    if has(element, .key, "contentView"), let cell = parent(of: element),
      let id = value(cell, .id)
    {
      return "\(id).contentView"
    }
    let position = position(of: element)
    return "\(name(of: element))@\(position.line):\(position.column)"
  }
}
