import UIKit

/// A field that grows while it is used.
final class SearchField: UIView {
  private let field = UIView()
  private var short: NSLayoutConstraint?
  private var tall: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
    field.pin(to: self)
    short = field.heightAnchor.constraint(equalToConstant: 36)
    tall = field.heightAnchor.constraint(equalToConstant: 64)
    short?.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func setUsed(_ isUsed: Bool) {
    short?.isActive = !isUsed
    tall?.isActive = isUsed
  }
}
