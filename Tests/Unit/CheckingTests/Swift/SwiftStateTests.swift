import Checking
import Foundation
import Testing

/// States that the code of a class alone does not tell: those that other code, a document or a
/// binding makes.
@Suite(.enabled(if: SwiftSample.isParsed)) struct SwiftStateTests {
  private static func rules(_ files: KeyValuePairs<String, String>) throws -> [Rule] {
    try SwiftSample.with(files) { $0.findings().map(\.rule) }
  }

  /// A sheet whose stack is vertical, and a subclass with a stack of its own.
  private static func sheets(_ access: String, _ name: String) -> (base: String, sub: String) {
    let base = """
      class Sheet: UIViewController {
        \(access)let stack = UIStackView()

        override func viewDidLoad() {
          super.viewDidLoad()
          stack.axis = .vertical
          view.addSubview(stack)
          stack.translatesAutoresizingMaskIntoConstraints = false
          let header = UIView()
          header.heightAnchor.constraint(equalToConstant: 40).isActive = true
          stack.addArrangedSubview(header)
        }
      }
      """
    let sub = """
      final class PaymentSheet: Sheet {
        private let \(name) = UIStackView()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(\(name))
          \(name).translatesAutoresizingMaskIntoConstraints = false
          let image = UIView()
          image.heightAnchor.constraint(equalToConstant: 48).isActive = true
          \(name).axis = .horizontal
          \(name).addArrangedSubview(image)
        }
      }
      """
    return (base, sub)
  }

  @Test func `a class that only a document makes has a frame that nobody knows`() throws {
    let view = SwiftSample.view(
      "tie()",
      more: """
        required init?(coder: NSCoder) { super.init(coder: coder); tie() }
        func tie() {
          box.widthAnchor.constraint(equalToConstant: frame.width - 40).isActive = true
        }
        """)
    let outlet = "class Owner: UIViewController { @IBOutlet var card: CardView! }"
    let code = "func make() -> CardView { CardView(frame: .zero) }"
    #expect(try !Self.rules(["A.swift": view, "B.swift": outlet]).contains(.conflict))
    #expect(try Self.rules(["A.swift": view, "B.swift": code]).contains(.conflict))
    #expect(
      try Self.rules(["A.swift": view, "B.swift": outlet, "C.swift": code]).contains(.conflict))
  }
}
