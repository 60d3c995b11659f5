internal import ConstraintLayout

extension InterfaceDocument {
  /// The view hierarchies that the code of classes finds, in document order: those of view
  /// controllers, and the top-level views of a xib.
  ///
  /// - Parameter device: The device whose variations apply.
  /// - Returns: The hierarchies.
  /// - Complexity: O(elements · log(elements)), expected.
  public func classInterfaces(at device: CanvasDevice?) -> [ClassInterface] {
    let importer = SceneImporter(self, device: device)
    return scenes.compactMap { scene in
      switch scene.role {
      case .controllerView: interface(importer.imported(scene), owner: scene.controller)
      case .topLevelView: interface(importer.imported(scene), owner: filesOwner)
      case .tableCell, .collectionCell: interface(importer.imported(scene), owner: nil)
      case .part: nil
      }
    }
  }

  /// The placeholder of the object that loads a xib.
  private var filesOwner: XMLElement? {
    guard let root = tree.root, let objects = tree.child(of: root, .objects) else { return nil }
    return tree.children(of: objects).first {
      tree.has($0, .placeholderIdentifier, "IBFilesOwner")
    }
  }

  private func interface(_ imported: ImportedScene, owner: XMLElement?) -> ClassInterface? {
    let layout = imported.layout
    let masked = Set(imported.masks.values.map(\.item.index))
    var found = ClassInterface(
      owner: owner.flatMap { tree.value($0, .customClass) }, views: [], ids: [], constraints: [],
      outlets: owner.map { outlets(of: $0, holder: nil) } ?? [], layout: layout)
    for (index, item) in layout.items.enumerated() {
      guard item.isView else { break }
      let id = layout.names.string(of: index)
      let element = element(withID: id)
      found.ids.append(id)
      found.views.append(
        ClassInterface.View(
          systemClass: element.map { systemClass(of: $0) } ?? "UIView",
          customClass: element.flatMap { tree.value($0, .customClass) },
          parent: item.parent?.index, isContent: element.map(isContent) ?? (item.parent != nil),
          hasMask: masked.contains(index) || item.parent == nil && hasMask(element)))
      if let element { found.outlets += outlets(of: element, holder: index) }
    }
    guard !found.views.isEmpty else { return nil }
    for (index, constraint) in layout.constraints.enumerated() {
      guard !imported.canvasConstraints.contains(index), imported.sources.indices.contains(index),
        let source = imported.sources[index], !imported.placeholders.contains(index)
      else { continue }
      found.constraints.append(.init(id: source.id, constraint: constraint))
    }
    return found
  }

  private func element(withID id: String) -> XMLElement? {
    guard case .element(let element)? = views.referent(of: ArraySlice(id.utf8)) else { return nil }
    return element
  }

  /// Whether the attribute of a view leaves its mask on. It does so where the document has none.
  private func hasMask(_ element: XMLElement?) -> Bool {
    element.map { !tree.has($0, .translatesAutoresizingMaskIntoConstraints, "NO") } ?? true
  }

  private func isContent(_ element: XMLElement) -> Bool {
    tree.has(element, .key, "contentView")
  }

  private func systemClass(of element: XMLElement) -> String? {
    switch views.kind(of: element) {
    case .tableViewCellContentView?, .collectionViewCellContentView?, .containerView?:
      return "UIView"
    case .other?, nil: return nil
    case let kind?:
      let name = kind.rawValue
      return "UI\(name.prefix(1).uppercased())\(name.dropFirst())"
    }
  }

  private func outlets(of element: XMLElement, holder: Int?) -> [ClassInterface.Outlet] {
    guard let connections = tree.child(of: element, .connections) else { return [] }
    return tree.children(of: connections).compactMap { child in
      let isCollection = tree.is(child, .outletCollection)
      guard isCollection || tree.is(child, .outlet), let name = tree.value(child, .property),
        let target = tree.value(child, .destination)
      else { return nil }
      return ClassInterface.Outlet(
        holder: holder, name: name, target: target, isCollection: isCollection)
    }
  }
}
