import UIKit

/// A round stamp of a fixed size.
final class StampView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 96, height: 96) }
}

/// A page with a stamp and the mark of its seller.
final class StampPage: UIView {
  private let stamp = StampView()
  private let mark = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    [stamp, mark].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: 200),
      heightAnchor.constraint(equalToConstant: 120),
      stamp.topAnchor.constraint(equalTo: topAnchor, constant: Metrics.inset),
      stamp.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Metrics.inset),
      stamp.widthAnchor.constraint(equalToConstant: 60),
      mark.topAnchor.constraint(equalTo: topAnchor, constant: Metrics.inset),
      mark.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 180),
      mark.widthAnchor.constraint(equalToConstant: 40),
      mark.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
