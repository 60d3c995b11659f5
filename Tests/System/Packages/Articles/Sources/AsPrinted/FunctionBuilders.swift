// swift-format-ignore-file
// "Auto Layout using Swift's function builders": its code as printed, but for the imports.
import UIKitNames

@_functionBuilder
struct ConstraintBuilder {
  static func buildBlock(
    _ constraints: NSLayoutConstraint...
  ) -> [NSLayoutConstraint] {
    constraints
  }
}

extension UIViewController {
  func addChildViewController<VC: UIViewController>(
    _ childController: VC,
    @ConstraintBuilder with constraints: (VC) -> [NSLayoutConstraint]
  ) {
    addChild(childController)
    view.addSubview(childController.view)
    childController.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints(childController))
    childController.didMove(toParent: self)
  }
}

// The use of it that the article prints, in a container.

extension UIViewController {
  func add(_ childViewController: UIViewController) {
    addChildViewController(childViewController) {
      $0.view.leadingAnchor.constraint(equalTo: view.leadingAnchor)
      $0.view.trailingAnchor.constraint(equalTo: view.trailingAnchor)
      $0.view.topAnchor.constraint(equalTo: view.centerYAnchor)
      $0.view.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    }
  }
}
