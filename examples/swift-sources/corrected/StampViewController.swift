import UIKit

/// A round stamp of a fixed size.
final class StampView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 96, height: 96) }
}

/// A stamp and the mark of its seller on a page.
final class StampViewController: UIViewController {
  private let page = UIView()
  private let stamp = StampView()
  private let mark = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    [page, stamp, mark].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(page)
    page.addSubview(stamp)
    page.addSubview(mark)
    NSLayoutConstraint.activate([
      page.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      page.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      page.widthAnchor.constraint(equalToConstant: 200),
      page.heightAnchor.constraint(equalToConstant: 140),
      stamp.topAnchor.constraint(equalTo: page.topAnchor, constant: Metrics.inset),
      stamp.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: Metrics.inset),
      mark.topAnchor.constraint(equalTo: page.topAnchor, constant: Metrics.inset),
      mark.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 144),
      mark.widthAnchor.constraint(equalToConstant: 40),
      mark.heightAnchor.constraint(equalToConstant: 40),
    ])
  }
}
