import UIKit

/// The total of an order on one line.
final class ReceiptViewController: UIViewController {
  private let caption = UILabel()
  private let price = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    caption.text = "Total, with taxes and delivery"
    caption.font = .systemFont(ofSize: 17)
    price.text = "1,250.00"
    price.font = .systemFont(ofSize: 17)
    for label in [caption, price] {
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      caption.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Metrics.inset),
      price.leadingAnchor.constraint(equalTo: caption.trailingAnchor, constant: Metrics.gap),
      price.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
    ])
  }
}
