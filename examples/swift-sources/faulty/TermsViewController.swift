import UIKit

/// The terms of the shop, which scroll.
final class TermsViewController: UIViewController {
  private let scroll = UIScrollView()
  private let terms = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroll)
    scroll.pin(to: view)
    terms.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(terms)
    NSLayoutConstraint.activate([
      terms.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      terms.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      terms.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      terms.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      terms.heightAnchor.constraint(equalToConstant: 400),
    ])
  }
}
