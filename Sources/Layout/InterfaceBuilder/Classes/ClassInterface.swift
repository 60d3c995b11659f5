public import ConstraintLayout

/// A view hierarchy of a document as the code of a class finds it: its views by class, the
/// constraints between them, and the outlets.
public struct ClassInterface: Sendable {
  /// A view.
  public struct View: Hashable, Sendable {
    /// The class of UIKit by the tag of its element; `nil` for a tag that stands for no known one.
    public var systemClass: String?
    /// The class that the document names instead.
    public var customClass: String?
    /// The index of the superview; `nil` for the root.
    public var parent: Int?
    /// Whether it is the content view that its superview makes.
    public var isContent: Bool
    /// Whether its mask places it.
    public var hasMask: Bool
  }

  /// A property that the document sets to an object.
  public struct Outlet: Hashable, Sendable {
    /// The index of the view that has the property; `nil` for the owner: the view controller, or
    /// the owner of the file.
    public var holder: Int?
    /// The name of the property.
    public var name: String
    /// The id of the object.
    public var target: String
    /// Whether the property is an array of such objects.
    public var isCollection: Bool
  }

  /// A constraint of the document.
  public struct Constraint: Sendable {
    /// The id.
    public var id: String?
    /// The constraint between items of ``layout``.
    public var constraint: SceneConstraint
  }

  /// The class of the owner; `nil` for a view without one.
  public var owner: String?
  /// The index of the root view.
  public var root = 0
  /// The views, each after its superview.
  public var views: [View]
  /// The ids of the views.
  public var ids: [String]
  /// The constraints that the document states.
  public var constraints: [Constraint]
  /// The outlets of the owner and of the views.
  public var outlets: [Outlet]
  /// The layout, whose items begin with ``views``.
  public let layout: LayoutScene

  /// The part inside of a view, without what leads out of it.
  ///
  /// - Complexity: O((views + constraints + outlets) · levels).
  public func part(below root: Int) -> ClassInterface {
    var part = self
    part.owner = nil
    part.root = root
    part.constraints = constraints.filter { found in
      found.constraint.anchors.allSatisfy { anchor in
        let item = layout.items[anchor.item.index]
        return contains(item.isView ? anchor.item.index : item.parent?.index ?? 0, below: root)
      }
    }
    part.outlets = outlets.filter { $0.holder.map { contains($0, below: root) } ?? false }
    return part
  }

  /// Whether a view is another or inside of it.
  ///
  /// - Complexity: O(levels).
  public func contains(_ index: Int, below root: Int) -> Bool {
    var current: Int? = index
    while let view = current, views.indices.contains(view) {
      if view == root { return true }
      current = views[view].parent.flatMap { $0 < view ? $0 : nil }
    }
    return false
  }
}
