import UIKit

/// A card with the title of an order.
final class OrderCard: UIView {
  private let title: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.text = "Order"
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: Metrics.inset),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Metrics.inset),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Metrics.inset),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Metrics.inset),
      title.widthAnchor.constraint(equalTo: widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
