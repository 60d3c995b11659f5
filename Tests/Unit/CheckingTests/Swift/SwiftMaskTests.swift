import Checking
import Testing

@Suite(.enabled(if: SwiftSample.isParsed)) struct SwiftMaskTests {
  private static func rules(_ files: KeyValuePairs<String, String>) throws -> [Rule] {
    try SwiftSample.with(files) { $0.findings().map(\.rule) }
  }

  @Test func `a class that only subclasses make is checked through them`() throws {
    let base = """
      import UIKit
      class Base: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let content = makeContent()
          view.addSubview(content)
          content.widthAnchor.constraint(equalToConstant: 100).isActive = true
          content.widthAnchor.constraint(equalToConstant: 50).isActive = true
        }
        func makeContent() -> UIView { UIView() }
      }
      """
    let sub = """
      import UIKit
      final class Real: Base {
        override func makeContent() -> UIView {
          let label = UILabel()
          label.translatesAutoresizingMaskIntoConstraints = false
          return label
        }
      }
      func show() -> UIViewController { Real() }
      """
    #expect(try Self.rules(["A.swift": base, "B.swift": sub]) == [.conflict])
    let made = sub + "\nfunc other() -> UIViewController { Base() }"
    let rules = try Self.rules(["A.swift": base, "B.swift": made])
    #expect(rules.contains(.forgottenMask))
  }

  @Test func `an implicit argument of a generic function has the type that the result needs`()
    throws
  {
    let code = SwiftSample.view(
      """
      addSubview(label)
          label.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """,
      more:
        "let label: UILabel = make(.init()) { $0.translatesAutoresizingMaskIntoConstraints = false }"
    )
    let helper =
      "func make<T>(_ object: T, _ change: (T) -> Void) -> T { change(object); return object }"
    #expect(!(try Self.rules(["A.swift": code, "B.swift": helper]).contains(.forgottenMask)))
  }

  @Test func `a convenience initialiser of UIKit runs an overridden designated one`() throws {
    for (base, call) in [
      ("UIStackView", "(arrangedSubviews: [UIView()])"), ("UIButton", "(type: .custom)"),
      ("UIView", "()"),
    ] {
      let code = SwiftSample.view(
        "let made = Made\(call)\n    addSubview(made)\n    "
          + "made.topAnchor.constraint(equalTo: topAnchor).isActive = true")
      let made = """
        import UIKit
        class Made: \(base) {
          override init(frame: CGRect) {
            super.init(frame: frame)
            translatesAutoresizingMaskIntoConstraints = false
          }
          required init(coder: NSCoder) { fatalError() }
        }
        """
      let rules = try Self.rules(["A.swift": code, "B.swift": made])
      #expect(!rules.contains(.forgottenMask), "\(base)")
    }
  }
}
