import UIKit

/// Stars beside a caption.
final class RatingView: UIView {
  private let stars = UIView()
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    caption.text = "Rating"
    caption.translatesAutoresizingMaskIntoConstraints = false
    stars.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stars)
    addSubview(caption)
    NSLayoutConstraint.activate([
      stars.leadingAnchor.constraint(equalTo: leadingAnchor),
      stars.topAnchor.constraint(equalTo: topAnchor),
      stars.bottomAnchor.constraint(equalTo: bottomAnchor),
      stars.widthAnchor.constraint(equalToConstant: 100),
      stars.heightAnchor.constraint(equalToConstant: 20),
      caption.leadingAnchor.constraint(equalTo: stars.trailingAnchor, constant: Metrics.gap),
      caption.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      caption.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
