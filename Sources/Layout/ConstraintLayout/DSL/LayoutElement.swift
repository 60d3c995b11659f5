import Synchronization
public import TextLayout

/// A view or layout guide: a rectangle with anchors.
///
/// Elements have identity, as in UIKit. An element belongs to one tree and any number of
/// constraints. A ``LiveLayout`` computes frames.
public class LayoutElement: BaselineAnchors {
  /// The name in constraint text and errors, unique in its tree.
  public let name: String
  /// Whether the name was made, so that it is another in the next run.
  package let isUnnamed: Bool
  /// The view that contains the element; `nil` for a root.
  public fileprivate(set) weak var owner: View?
  /// The active constraints on the element.
  final var active = ActiveConstraints()
  /// The logs of the layouts with the element.
  final var logs = ChangeLogs()

  private static let unnamed = Atomic<Int>(0)

  /// Makes an element; without a name, it gets one that no other element of the process has.
  fileprivate init(_ name: String?, unnamed kind: String) {
    isUnnamed = name == nil
    self.name =
      name ?? "unnamed\(kind)\(Self.unnamed.add(1, ordering: .relaxed).newValue)"
  }

  /// Records that an element came to the view or left it.
  fileprivate final func noteMove(of element: LayoutElement) {
    logs.record { $0.noteMove(of: element) }
    element.logs.record { $0.noteMove(of: element) }
  }

  /// Records that a property has another value.
  final func noteChange() { logs.record { $0.note(self) } }

  /// The element itself.
  public final var element: LayoutElement { self }
  /// The element's own rectangle.
  public final var area: Area { .item }

  /// The active constraints on the element, in the order of activation.
  public final var constraints: [Constraint] { active.all }
}

/// A view: a rectangle with subviews, guides, margins and an intrinsic size.
///
/// ```swift
/// let screen = View("screen", width: 375, height: 812)
/// let label = View("label", intrinsicSize: .init(width: 100, height: 20))
/// screen.addSubview(label)
/// label.layout { $0.center == screen.center }
/// print(try LiveLayout(screen).solve()[label])
/// ```
public final class View: LayoutElement {
  /// The given coordinates and lengths of the frame.
  public var given: GivenFrame { didSet { if given != oldValue { noteChange() } } }
  /// The natural size of the content; `nil` if there is none.
  public var intrinsicSize: IntrinsicSize? {
    didSet { if intrinsicSize != oldValue { noteChange() } }
  }
  /// The text of the view, or `nil`. It supplies the baselines, and the lengths missing from
  /// `intrinsicSize`.
  public var text: TextSpec? { didSet { if text != oldValue { noteChange() } } }
  /// Measures the content of the view, in place of `text` and a shaper. Like a text, it supplies
  /// the baselines, and the lengths missing from `intrinsicSize`. For other content, set another
  /// object.
  public var measure: (any TextMeasure)? { didSet { if measure !== oldValue { noteChange() } } }
  /// Margins, safe area, alignment insets and baselines.
  public var geometry: ItemGeometry { didSet { if geometry != oldValue { noteChange() } } }
  /// The arrangement of the subviews; `nil` if the view is not a stack.
  public var stack: StackStyle? { didSet { if stack != oldValue { noteChange() } } }
  /// Whether the view takes up no space in its stack.
  public var isHidden = false { didSet { if isHidden != oldValue { noteChange() } } }
  /// Whether a view in another keeps its given frame, as in UIKit without an autoresizing mask: a
  /// coordinate or length that is not given is 0.
  ///
  /// Unlike in UIKit it is `false` by default, so constraints decide what is not given.
  public var translatesAutoresizingMaskIntoConstraints = false {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { noteChange() } }
  }
  /// The spacing after the view in its stack, in points; `nil` for the stack's spacing.
  public var spacingAfter: Double? { didSet { if spacingAfter != oldValue { noteChange() } } }
  /// The subviews, from back to front.
  public private(set) var subviews: [View] = []
  /// The guides of the view.
  public private(set) var guides: [LayoutGuide] = []

  /// Makes a view without a superview.
  ///
  /// Without a name, the view is called `unnamedView1`, with a number that no other unnamed element
  /// of the process has.
  public init(
    _ name: String? = nil, x: Double? = nil, y: Double? = nil, width: Double? = nil,
    height: Double? = nil, intrinsicSize: IntrinsicSize? = nil, geometry: ItemGeometry = .plain,
    stack: StackStyle? = nil, text: TextSpec? = nil, measure: (any TextMeasure)? = nil
  ) {
    self.stack = stack
    self.text = text
    self.measure = measure
    given = GivenFrame(x: x, y: y, width: width, height: height)
    self.intrinsicSize = intrinsicSize
    self.geometry = geometry
    super.init(name, unnamed: "View")
  }

  deinit {
    // Release descendants iteratively: recursion would overflow the call stack in a deep tree.
    var orphans = subviews
    subviews = []
    while var view = orphans.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      orphans += view.subviews
      view.subviews = []
    }
  }

  /// The view that contains this one; `nil` for a root.
  public var superview: View? { owner }

  /// Adds a subview in front of the others, removing it from its previous superview.
  ///
  /// - Precondition: This view is neither `view` nor a descendant of it.
  /// - Complexity: O(1), or O(depth) if `view` has subviews; plus ``removeFromSuperview()`` if it
  ///   has a superview.
  public func addSubview(_ view: View) {
    precondition(
      view !== self && (view.subviews.isEmpty || !isInside(view)),
      "\(name) is in \(view.name), which cannot be in it as well")
    guard view.owner !== self else { return }
    view.removeFromSuperview()
    view.owner = self
    subviews.append(view)
    noteMove(of: view)
  }

  /// Adds several subviews, each in front of the previous one.
  public func addSubviews(_ views: View...) { addSubviews(views) }

  /// Adds several subviews, each in front of the previous one.
  public func addSubviews(_ views: [View]) {
    for view in views { addSubview(view) }
  }

  /// Adds a guide, removing it from its previous view.
  public func addGuide(_ guide: LayoutGuide) {
    guard guide.owner !== self else { return }
    if let owner = guide.owner {
      owner.guides.removeAll { $0 === guide }
      owner.noteMove(of: guide)
    }
    guide.owner = self
    guides.append(guide)
    noteMove(of: guide)
  }

  /// Adds a guide, like ``addGuide(_:)``.
  public func addLayoutGuide(_ guide: LayoutGuide) { addGuide(guide) }

  /// Removes the view from its superview, and deactivates the constraints that connect its elements
  /// with elements outside.
  ///
  /// - Complexity: O(siblings + elements in the view + active constraints on them · depth).
  public func removeFromSuperview() {
    guard let owner else { return }
    for element in elements {
      for constraint in element.constraints where constraint.crossesBoundary(of: self) {
        constraint.isActive = false
      }
    }
    owner.subviews.removeAll { $0 === self }
    self.owner = nil
    owner.noteMove(of: self)
  }

  /// Whether the view is `other` or a descendant of it.
  public func isInside(_ other: View) -> Bool {
    var view: View? = self
    while let next = view {
      if next === other { return true }
      view = next.owner
    }
    return false
  }

  /// The view and its descendants in depth-first order, guides before subviews.
  ///
  /// - Complexity: O(descendants).
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

/// A layout guide: an invisible rectangle with anchors.
public final class LayoutGuide: LayoutElement {
  /// The required insets from the frame of the guide's view; `nil` for a free guide.
  public var insets: EdgeInsets? { didSet { if insets != oldValue { noteChange() } } }

  /// Makes a guide without a view. Without a name, it is called `unnamedGuide1`, as views are.
  public init(_ name: String? = nil, insets: EdgeInsets? = nil) {
    self.insets = insets
    super.init(name, unnamed: "Guide")
  }

  /// The view that contains the guide.
  public var owningView: View? { owner }
}

extension LayoutElement {
  /// The view itself, or the view of a guide.
  final var nearestView: View? { self as? View ?? owner }
}

extension View {
  /// The frame of a view that translates its mask into constraints; `nil` for a root and for other
  /// views.
  var fixedFrame: GivenFrame? {
    guard translatesAutoresizingMaskIntoConstraints, superview != nil else { return nil }
    return GivenFrame(
      x: given.x ?? 0, y: given.y ?? 0, width: given.width ?? 0, height: given.height ?? 0)
  }
}
