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

  @Test func `private properties of one name in two classes of a chain are two`() throws {
    let (base, sub) = Self.sheets("private ", "stack")
    #expect(try !Self.rules(["A.swift": base, "B.swift": sub]).contains(.conflict))
    #expect(try !Self.rules(["A.swift": base + "\n" + sub]).contains(.conflict))
  }

  @Test func `a property that a subclass sees is one`() throws {
    let base = Self.sheets("", "other").base
    let sub = """
      final class PaymentSheet: Sheet {
        override func viewDidLoad() {
          super.viewDidLoad()
          let image = UIView()
          image.heightAnchor.constraint(equalToConstant: 48).isActive = true
          stack.axis = .horizontal
          stack.addArrangedSubview(image)
        }
      }
      """
    #expect(try Self.rules(["A.swift": base, "B.swift": sub]).contains(.conflict))
  }

  @Test func `a private property that a closure changes is that of the closure's class`() throws {
    for (own, other) in [("private ", "private "), ("private ", "")] {
      let base = """
        class Row: UIView {
          \(own)var height: CGFloat = 40
          let box = UIView()

          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(box)
            box.translatesAutoresizingMaskIntoConstraints = false
            let change = { self.height += 4 }
            change()
            box.heightAnchor.constraint(equalToConstant: height).isActive = true
            box.heightAnchor.constraint(equalToConstant: 44).isActive = true
          }
        }
        """
      let sub = """
        final class TallRow: Row {
          \(other)var height: CGFloat = 90

          override init(frame: CGRect) {
            super.init(frame: frame)
            height += 10
            heightAnchor.constraint(equalToConstant: height).isActive = true
            heightAnchor.constraint(equalToConstant: 100).isActive = true
          }
        }
        """
      let rules = try Self.rules(["A.swift": base, "B.swift": sub])
      #expect(!rules.contains(.conflict), "\(own)\(other)")
    }
  }

  @Test(arguments: [
    ("override func updateConstraints() { super.updateConstraints(); turn() }", [Rule]()),
    ("func update() { turn() }", [.conflict]),
  ])
  func `views update their constraints before a class that has them`(
    method: String, expected: [Rule]
  ) throws {
    let bar = """
      import UIKit
      final class Bar: UIView {
        let stack = UIStackView()
        let first = UIView()
        let second = UIView()
        init() {
          super.init(frame: .zero)
          addSubview(stack)
          stack.axis = .vertical
          stack.frame = bounds
          stack.addArrangedSubview(first)
          stack.addArrangedSubview(second)
          for view in [first, second] {
            view.heightAnchor.constraint(equalToConstant: 30).isActive = true
            view.widthAnchor.constraint(equalToConstant: 30).isActive = true
          }
          stack.translatesAutoresizingMaskIntoConstraints = false
          stack.heightAnchor.constraint(equalToConstant: 30).isActive = true
        }
        func turn() { stack.axis = .horizontal }
        \(method)
      }
      """
    let screen = """
      import UIKit
      final class Screen: UIViewController {
        let bar = Bar()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(bar)
          bar.translatesAutoresizingMaskIntoConstraints = false
          bar.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
      }
      """
    try SwiftSample.with(["Bar.swift": bar, "Screen.swift": screen]) { sample in
      let rules = sample.findings().map(\.rule).filter { $0 != .ambiguous }
      #expect(rules == expected)
    }
  }

  @Test func `a view in itself ends no check`() throws {
    let view = SwiftSample.view(
      """
      let inner = UIView()
          addSubview(inner)
          inner.addSubview(self)
      """,
      more: "override func updateConstraints() { super.updateConstraints() }")
    #expect(try !Self.rules(["A.swift": view]).contains(.conflict))
  }

  @Test func `a stack of views that code hides shows all of them in some states only`() throws {
    for (code, rule) in [
      ("first.isHidden = flag; second.isHidden = !flag", Rule.conflictState),
      ("flags.bind(to: first.rx.isHidden); flags.bind(to: second.rx.isHidden)", .conflictState),
      ("first.isHidden = flag", .conflict), ("", .conflict),
      ("first.isHidden = false; second.isHidden = false", .conflict),
    ] {
      let view = SwiftSample.view(
        """
        let stack = UIStackView(arrangedSubviews: [first, second])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            addSubview(stack)
            stack.heightAnchor.constraint(equalToConstant: 60).isActive = true
            first.heightAnchor.constraint(equalToConstant: 40).isActive = true
            second.heightAnchor.constraint(equalToConstant: 40).isActive = true
        """,
        more: """
          let first = UIView()
          let second = UIView()
          func show(_ flag: Bool, _ flags: Flags) { \(code) }
          """)
      let found = try Self.rules(["A.swift": view])
      #expect(found.filter { $0 != .ambiguous } == [rule], "\(code)")
    }
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

  @Test func `directions are mixed in code that nothing reaches, too`() throws {
    for (constraint, isFound) in [
      ("box.leadingAnchor.constraint(equalTo: leftAnchor)", true),
      ("box.leadingAnchor.constraint(equalTo: self.leftAnchor)", true),
      ("box.rightAnchor.constraint(lessThanOrEqualTo: self.trailingAnchor, constant: 8)", true),
      ("box.leadingAnchor.constraint(equalTo: self.trailingAnchor)", false),
      ("box.leadingAnchor.constraint(equalTo: style.left)", false),
      ("box.snp.makeConstraints { $0.right.equalTo(label.snp.leading).inset(8) }", true),
      ("box.snp_makeConstraints { make in make.right.equalTo(label.snp_leading) }", true),
      ("box.snp.makeConstraints { $0.right.equalTo(label.snp.left) }", false),
      ("box.snp.makeConstraints { $0.top.right.equalTo(label.snp.leading) }", false),
    ] {
      let view = SwiftSample.view("", more: "@objc func tap() { _ = \(constraint) }")
      let found = try Self.rules(["A.swift": view]).filter { $0 == .mixedDirection }
      #expect(found == (isFound ? [.mixedDirection] : []), "\(constraint)")
    }
  }

  @Test func `directions that are mixed in reached code are told once`() throws {
    let view = SwiftSample.view(
      "box.leadingAnchor.constraint(equalTo: self.leftAnchor).isActive = true")
    #expect(try Self.rules(["A.swift": view]).filter { $0 == .mixedDirection }.count == 1)
  }

  @Test func `a constraint that another class changes makes a conflict of one state`() throws {
    let view = SwiftSample.view(
      """
      height = box.heightAnchor.constraint(equalToConstant: 40)
          height.isActive = true
          box.heightAnchor.constraint(equalToConstant: 44).isActive = true
      """, more: "var height: NSLayoutConstraint!")
    for (code, rule) in [
      ("card.height.constant = 44", Rule.conflictState),
      ("card.height?.isActive = false", .conflictState), ("card.width.constant = 44", .conflict),
      ("print(card.height)", .conflict),
    ] {
      let other = "class Page: UIViewController { func set(_ card: CardView) { \(code) } }"
      let found = try Self.rules(["A.swift": view, "B.swift": other])
      #expect(found.filter { $0 != .ambiguous } == [rule], "\(code)")
    }
  }
}
