public import Foundation

/// The controller of a view, which can contain other controllers.
open class UIViewController: NSObject {
  private var loadedView: UIView?
  /// The controllers added to this one.
  public private(set) var children: [UIViewController] = []
  /// The controller that contains this one; `nil` for a root.
  public private(set) weak var parent: UIViewController?

  /// Makes a controller. There are no nib files: both arguments are ignored.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Makes a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // The type is UIKit's, so code that treats the view as an optional compiles as well.

  /// The view, which is made on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// The view, if it has been made.
  public var viewIfLoaded: UIView? { loadedView }
  /// Whether the view has been made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view, unless it has been made.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else { stop("loadView() of \(type(of: self)) has set no view") }
    viewDidLoad()
  }

  /// Makes the view, for subclasses to override. An override sets `view`.
  open func loadView() { view = UIView() }

  /// Called once the view has been made, for subclasses to override.
  open func viewDidLoad() {}

  /// Adds a controller, removing it from its previous parent. As in UIKit, the caller adds its view
  /// and then calls the child's ``didMove(toParent:)``.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent. As in UIKit, the caller first calls
  /// ``willMove(toParent:)`` with `nil` and removes the view.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller gets another parent, for subclasses to override.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller has got another parent, for subclasses to override.
  open func didMove(toParent parent: UIViewController?) {}
}
