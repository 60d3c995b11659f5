public import ConstraintLayout

extension LayoutRequest {
  /// The view that represents the screen: the one named by ``root``, otherwise the first root with
  /// a given width and height.
  ///
  /// - Complexity: O(items).
  public var screen: ItemIndex? { root ?? scene.screen }

  /// Whether a variant sets the size of a view itself.
  public func isSized(_ variant: Variant, _ view: ItemIndex) -> Bool {
    variant.edits.contains { edit in
      guard case .given(view, let dimension, _) = edit else { return false }
      return dimension == .width || dimension == .height
    }
  }

  /// The scene and the options under given circumstances.
  ///
  /// - Complexity: O(items), plus a copy of the edited arrays.
  public func configured(
    in circumstances: Circumstances, screen: ItemIndex?
  ) -> (scene: LayoutScene, options: LayoutOptions) {
    var scene = scene
    var options = options
    if let index = circumstances.variant, variants.indices.contains(index) {
      scene = self.scene(of: variants[index])
      options = self.options(of: variants[index])
    }
    options.coordinates = .parent
    options.direction = circumstances.direction ?? options.direction
    let edits = circumstances.edits(of: scene, screen: screen, direction: options.direction)
    for edit in edits { scene.apply(edit) }
    options.scale = circumstances.scale ?? options.scale
    if let scale = circumstances.scale {
      scene = scene.measuringTexts(of: textItems, at: scale)
    }
    return (scene, options)
  }
}

extension LayoutScene {
  /// The first root with a given width and height.
  ///
  /// - Complexity: O(items).
  package var screen: ItemIndex? {
    items.indices.lazy.map { ItemIndex($0) }.first { index in
      let item = items[index.index]
      return item.isView && item.parent == nil && item.given.width != nil
        && item.given.height != nil
    }
  }
}
