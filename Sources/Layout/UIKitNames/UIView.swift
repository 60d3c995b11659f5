internal import ConstraintLayout
internal import ConstraintSolver
public import Foundation

/// A view: a rectangle with subviews, guides, margins and an intrinsic size. Nothing is drawn.
///
/// ```swift
/// let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
/// let banner = UIView()
/// screen.addSubview(banner)
/// banner.translatesAutoresizingMaskIntoConstraints = false
/// NSLayoutConstraint.activate([
///   banner.topAnchor.constraint(equalTo: screen.topAnchor),
///   banner.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
///   banner.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.5),
///   banner.heightAnchor.constraint(equalToConstant: 60),
/// ])
/// screen.layoutIfNeeded()
/// banner.frame  // (0.0, 0.0, 195.0, 60.0)
/// ```
open class UIView: NSObject {
  /// The intrinsic length of an axis without one: -1.
  public static let noIntrinsicMetric: CGFloat = -1

  let item = View()
  private(set) lazy var live = LiveLayout(item)

  /// The subviews, from back to front.
  public private(set) var subviews: [UIView] = []
  /// The view that contains this one; `nil` for a root.
  public private(set) weak var superview: UIView?
  /// The guides added to the view.
  public private(set) var layoutGuides: [UILayoutGuide] = []
  /// The margins of the view. By default 8 points on each side.
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(item.margins, of: self)
  /// The safe area of the view.
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(item.safeArea, of: self)

  /// The frame in the coordinates of the superview. Setting it places a root, and a view that
  /// translates its autoresizing mask. For other views it is the frame of the last layout.
  open var frame: CGRect
  /// Whether the view keeps its frame, as if it had no autoresizing mask. By default `true`.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The insets of the margins, by reading direction.
  open var directionalLayoutMargins =
    NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// The insets of the safe area. Unlike in UIKit they can be set, as there is no screen to set
  /// them.
  open var safeAreaInsets = UIEdgeInsets.zero
  /// Whether another frame would satisfy the constraints as well, in the last layout.
  public internal(set) var hasAmbiguousLayout = false
  var contentPriorities = ContentPriorities()

  /// Makes a view without a superview.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view of size 0 without a superview.
  public override convenience init() { self.init(frame: .zero) }

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

  /// The natural size of the content, for subclasses to override. By default there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  // MARK: The tree of views

  /// Adds a subview in front of the others, removing it from its previous superview.
  ///
  /// - Precondition: This view is neither `view` nor a descendant of it.
  open func addSubview(_ view: UIView) {
    guard view.superview !== self else {
      subviews.removeAll { $0 === view }
      subviews.append(view)
      return
    }
    view.removeFromSuperview()
    item.addSubview(view.item)
    view.superview = self
    subviews.append(view)
  }

  /// Removes the view from its superview, and deactivates the constraints that connect its tree
  /// with views outside.
  open func removeFromSuperview() {
    guard let superview else { return }
    item.removeFromSuperview()
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
  }

  /// Whether the view is `view` or a descendant of it.
  open func isDescendant(of view: UIView) -> Bool { item.isInside(view.item) }

  /// Adds a guide, removing it from its previous view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let guide = layoutGuide.rectangle as? LayoutGuide else { return }
    layoutGuide.owningView?.layoutGuides.removeAll { $0 === layoutGuide }
    item.addGuide(guide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }

  // MARK: Layout

  /// Computes the frames of the whole tree to which the view belongs, and calls
  /// ``layoutSubviews()`` of each of its views.
  ///
  /// The tree is solved in each call. As in UIKit, a required constraint that contradicts others is
  /// broken; use ``solveLayout()`` to have such a conflict reported. The program ends if an active
  /// constraint refers to a view outside the tree.
  open func layoutIfNeeded() {
    do throws(LiveLayoutError) {
      try root.solve(onConflict: .breakInOrder)
    } catch {
      stop(error)
    }
  }

  /// Called after the frames of the view's tree have changed, for subclasses to override.
  open func layoutSubviews() {}

  /// Does nothing: ``layoutIfNeeded()`` always computes the frames.
  open func setNeedsLayout() {}

  /// Does nothing: ``layoutIfNeeded()`` always reads the intrinsic size.
  open func invalidateIntrinsicContentSize() {}
}
