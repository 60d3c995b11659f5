import UIKit

/// A caption and a price on one line.
final class PriceRow: UIView {
  private let caption = UILabel()
  private let price = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    caption.text = "Total, with taxes and delivery"
    caption.font = .systemFont(ofSize: 17)
    price.text = "1,250.00"
    price.font = .systemFont(ofSize: 17)
    for label in [caption, price] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate([
      caption.topAnchor.constraint(equalTo: topAnchor),
      caption.bottomAnchor.constraint(equalTo: bottomAnchor),
      caption.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Metrics.inset),
      caption.widthAnchor.constraint(equalToConstant: 120),
      price.topAnchor.constraint(equalTo: topAnchor),
      price.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Metrics.inset),
      price.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
