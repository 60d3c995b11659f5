import UIKit

/// A map above the place of a parcel.
final class TrackingView: UIView {
  private let map = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    map.translatesAutoresizingMaskIntoConstraints = false
    addSubview(map)
    NSLayoutConstraint.activate([
      map.topAnchor.constraint(equalTo: topAnchor),
      map.heightAnchor.constraint(equalToConstant: 160),
      map.leadingAnchor.constraint(equalTo: leadingAnchor),
      map.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
