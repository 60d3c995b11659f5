import UIKit

/// The screen on which an order is paid.
final class CheckoutViewController: UIViewController {
  private let summary = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    summary.backgroundColor = .secondarySystemBackground
    summary.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(summary)
    NSLayoutConstraint.activate([
      summary.topAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.topAnchor, constant: Metrics.inset),
      summary.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      summary.leadingAnchor.constraint(
        greaterThanOrEqualTo: view.leadingAnchor, constant: Metrics.inset),
      summary.widthAnchor.constraint(equalToConstant: 400),
      summary.heightAnchor.constraint(equalToConstant: 240),
    ])
  }
}
