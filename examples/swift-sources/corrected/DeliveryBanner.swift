import UIKit

/// A message about a delivery, with a button that is shown once the delivery is late.
final class DeliveryBanner: UIView {
  private let message = UILabel()
  private let button = UIButton(type: .system)
  private lazy var stack = UIStackView(arrangedSubviews: [message, button])

  override init(frame: CGRect) {
    super.init(frame: frame)
    message.text = "On its way"
    button.setTitle("Call", for: .normal)
    button.isHidden = true
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stack.pin(to: self)
    let height = button.heightAnchor.constraint(equalToConstant: Metrics.row)
    height.priority = UILayoutPriority(999)
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func showButton() {
    button.isHidden = false
  }
}
