/// A view or layout guide: a rectangle that constraints can name.
///
/// Elements are objects, as in the frameworks that people know: the same view stands in a tree and
/// in any number of constraints. Nothing is solved until a ``LiveLayout`` is asked.
public class LayoutElement: BaselineAnchors {
  /// What text, answers and errors call it; unique in its tree.
  public let name: String
  /// The view that it is in.
  public fileprivate(set) weak var owner: View?
  /// The active constraints that name it.
  final var active = ActiveConstraints()

  fileprivate init(_ name: String) { self.name = name }

  /// The element itself.
  public final var element: LayoutElement { self }
  /// The rectangle that its anchors see: its own.
  public final var area: Area { .item }

  /// The active constraints that name the element, in the order in which they were activated.
  public final var constraints: [Constraint] { active.all }
}

/// A view.
///
/// ```swift
/// let screen = View("screen", width: 375, height: 812)
/// let label = View("label", intrinsicSize: .init(width: 100, height: 20))
/// screen.addSubview(label)
/// label.layout { $0.center == screen.center }
/// print(try LiveLayout(screen).solve()[label])
/// ```
public final class View: LayoutElement {
  /// What is given of the frame as numbers.
  public var given: GivenFrame
  /// The size that the content asks for.
  public var intrinsicSize: IntrinsicSize?
  /// Margins, safe area, alignment insets and baselines.
  public var geometry: ItemGeometry
  /// How it arranges the views in it, if it does.
  public var stack: StackStyle?
  /// Whether the stack that it is in leaves no room for it.
  public var isHidden = false
  /// The spacing between it and the next view of the stack that it is in, in place of the stack's
  /// own.
  public var spacingAfter: Double?
  /// The views in it, from back to front.
  public private(set) var subviews: [View] = []
  /// The guides in it.
  public private(set) var guides: [LayoutGuide] = []

  /// Makes a view that is in no other.
  public init(
    _ name: String, x: Double? = nil, y: Double? = nil, width: Double? = nil,
    height: Double? = nil, intrinsicSize: IntrinsicSize? = nil, geometry: ItemGeometry = .plain,
    stack: StackStyle? = nil
  ) {
    self.stack = stack
    given = GivenFrame(x: x, y: y, width: width, height: height)
    self.intrinsicSize = intrinsicSize
    self.geometry = geometry
    super.init(name)
  }

  deinit {
    // One after the other: were each to free those in it, a deep tree would need as deep a call
    // stack.
    var orphans = subviews
    subviews = []
    while var view = orphans.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      orphans += view.subviews
      view.subviews = []
    }
  }

  /// The view that it is in.
  public var superview: View? { owner }

  /// Puts a view into this one, in front of the others. It leaves the view that it was in.
  ///
  /// - Precondition: This view is not `view` itself, and not in it.
  /// - Complexity: O(1), or O(levels above) where it has views in it; and that of
  ///   ``removeFromSuperview()`` where it was in another.
  public func addSubview(_ view: View) {
    precondition(
      view !== self && (view.subviews.isEmpty || !isInside(view)),
      "\(name) is in \(view.name), which cannot be in it as well")
    guard view.owner !== self else { return }
    view.removeFromSuperview()
    view.owner = self
    subviews.append(view)
  }

  /// Puts several views into this one, each in front of those before it.
  public func addSubviews(_ views: View...) {
    for view in views { addSubview(view) }
  }

  /// Adds a guide to the view. It leaves the view that it was in.
  public func addGuide(_ guide: LayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owner?.guides.removeAll { $0 === guide }
    guide.owner = self
    guides.append(guide)
  }

  /// Takes the view out of the one that it is in, and deactivates the constraints that join what is
  /// in it with what is not.
  ///
  /// - Complexity: O(views beside it + what is in the view and its active constraints · levels).
  public func removeFromSuperview() {
    guard let owner else { return }
    for element in elements {
      for constraint in element.constraints where constraint.leaves(self) {
        constraint.isActive = false
      }
    }
    owner.subviews.removeAll { $0 === self }
    self.owner = nil
  }

  /// Whether the view is `other` or in it.
  public func isInside(_ other: View) -> Bool {
    var view: View? = self
    while let next = view {
      if next === other { return true }
      view = next.owner
    }
    return false
  }

  /// The view, then its guides, then its subviews in the same way.
  ///
  /// - Complexity: O(what is in the view).
  public var elements: [LayoutElement] {
    var found: [LayoutElement] = []
    var stack = [self]
    while let view = stack.popLast() {
      found.append(view)
      found += view.guides as [LayoutElement]
      stack += view.subviews.reversed()
    }
    return found
  }
}

/// An invisible rectangle that constraints can name.
public final class LayoutGuide: LayoutElement {
  /// Where its edges are pinned, from those of its view's frame; without them it is free.
  public var insets: EdgeInsets?

  /// Makes a guide that is in no view yet.
  public init(_ name: String, insets: EdgeInsets? = nil) {
    self.insets = insets
    super.init(name)
  }

  /// The view that it is in.
  public var owningView: View? { owner }
}

extension LayoutElement {
  /// The view that it is, or the one that it is in as a guide.
  final var nearestView: View? { self as? View ?? owner }
}
