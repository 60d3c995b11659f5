import UIKit

/// A row with the street of an address.
final class AddressCell: UITableViewCell {
  private lazy var street: UILabel = {
    let label = UILabel()
    label.text = "Market Street"
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(street)
    NSLayoutConstraint.activate([
      street.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Metrics.gap),
      street.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Metrics.gap),
      street.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Metrics.inset),
      street.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor, constant: -Metrics.inset),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
