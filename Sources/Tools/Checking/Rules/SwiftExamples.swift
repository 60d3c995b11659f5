/// The Swift sources in examples of rules.
enum SwiftExamples {
  /// A view with a box as its property, and code in its initialiser.
  static func view(_ code: String, more: String = "") -> String {
    """
    import UIKit

    final class CardView: UIView {
      private let box = UIView()
    \(more.isEmpty ? "" : lines(more, indent: 2) + "\n")
      override init(frame: CGRect) {
        super.init(frame: frame)
    \(lines(code, indent: 4))
      }
    }
    """
  }

  /// The start of most code: the box is a subview without a mask.
  static let adding = """
    addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    """

  /// A screen with a box of a fixed width between its edges.
  static func screen(width: Int) -> String {
    """
    import UIKit

    final class CardViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor),
          box.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
          box.widthAnchor.constraint(equalToConstant: \(width)),
        ])
      }
    }

    func show(in window: UIWindow) { window.rootViewController = CardViewController() }
    """
  }

  /// The header of a section with a box between its edges.
  static func header(more: String) -> String {
    """
    import UIKit

    final class TitleHeader: UITableViewHeaderFooterView {
      private let box = UIView()

      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        let trailing = box.trailingAnchor.constraint(
          equalTo: contentView.trailingAnchor, constant: -16)
    \(more.isEmpty ? "" : lines(more, indent: 4) + "\n")\
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          trailing,
        ])
      }
    }
    """
  }

  private static func lines(_ code: String, indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.isEmpty ? "" : space + $0 }.joined(separator: "\n")
  }
}
