import UIKit

/// Two buttons that change the number of items, and the number between them.
final class QuantityControl: UIControl {
  private let fewer = UIButton(type: .system)
  private let count = UILabel()
  private let more = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    fewer.setTitle("Fewer", for: .normal)
    count.text = "1"
    more.setTitle("More", for: .normal)
    for button in [fewer, more] {
      button.translatesAutoresizingMaskIntoConstraints = false
      addSubview(button)
      button.topAnchor.constraint(equalTo: topAnchor).isActive = true
      button.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    }
    count.translatesAutoresizingMaskIntoConstraints = false
    addSubview(count)
    count.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true

    let gap = Metrics.gap
    fewer.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    count.leadingAnchor.constraint(equalTo: fewer.trailingAnchor, constant: gap).isActive = true
    more.leadingAnchor.constraint(equalTo: count.trailingAnchor, constant: gap).isActive = true
    more.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor).isActive = true

    let height = fewer.heightAnchor.constraint(equalToConstant: Metrics.row)
    height.priority = .defaultHigh
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }
}
