public import ConstraintLayout

/// The storyboards and xibs beside the sources.
public protocol InterfaceDocuments: AnyObject {
  /// The view hierarchy in which the documents name a class, as that of a view controller, of the
  /// owner of a file or of a view; nil if none does, or several do.
  func hierarchy(ofClass name: String) -> InterfaceHierarchy?
  /// Whether a document names a class.
  func names(class name: String) -> Bool
}

/// A view hierarchy that a storyboard or xib states.
public struct InterfaceHierarchy: Sendable {
  /// A view.
  public struct View: Hashable, Sendable {
    /// The class of UIKit; nil if it is not known.
    public var systemClass: String?
    /// The class that the document names instead.
    public var customClass: String?
    /// The index of the superview, a lower one; nil for the root.
    public var parent: Int?
    /// Whether it is the content view that its superview makes.
    public var isContent: Bool
    /// Whether its mask places it.
    public var hasMask: Bool

    /// Makes a view.
    public init(
      systemClass: String?, customClass: String?, parent: Int?, isContent: Bool, hasMask: Bool
    ) {
      self.systemClass = systemClass
      self.customClass = customClass
      self.parent = parent
      self.isContent = isContent
      self.hasMask = hasMask
    }
  }

  /// A property that the document sets.
  public struct Outlet: Hashable, Sendable {
    /// The objects that a property can be set to.
    public enum Target: Hashable, Sendable {
      /// The view with this index.
      case view(Int)
      /// The constraint with this index.
      case constraint(Int)
    }

    /// The index of the view that has the property; nil for the owner.
    public var holder: Int?
    /// The name of the property.
    public var name: String
    /// The object.
    public var target: Target
    /// Whether the property is an array of such objects.
    public var isCollection: Bool

    /// Makes an outlet.
    public init(holder: Int?, name: String, target: Target, isCollection: Bool) {
      self.holder = holder
      self.name = name
      self.target = target
      self.isCollection = isCollection
    }
  }

  /// Whether the class is that of the owner, and not that of the root view.
  public var isOfOwner: Bool
  /// The views. The first one is the root, the others follow their superviews.
  public var views: [View]
  /// The constraints between the first items of ``layout``, which are the views.
  public var constraints: [SceneConstraint]
  /// The outlets whose objects are views or constraints.
  public var outlets: [Outlet]
  /// The views, guides and stacks.
  public var layout: LayoutScene
  /// The index in ``layout`` of each view.
  public var items: [ItemIndex]

  /// Makes a hierarchy.
  public init(
    isOfOwner: Bool, views: [View], constraints: [SceneConstraint], outlets: [Outlet],
    layout: LayoutScene, items: [ItemIndex]
  ) {
    self.isOfOwner = isOfOwner
    self.views = views
    self.constraints = constraints
    self.outlets = outlets
    self.layout = layout
    self.items = items
  }
}
