import Checking
import ConstraintLayout
import LayoutRequests
import Testing

@Suite(.enabled(if: SwiftSample.isParsed)) struct SwiftRuleTests {
  private static func rules(
    _ files: KeyValuePairs<String, String>,
    change: (inout CheckConfiguration) -> Void = { _ in }
  ) throws -> [Rule] {
    try SwiftSample.with(files) { $0.findings(change: change).map(\.rule) }
  }

  @Test func `a conflict with a constraint that code switches is a note`() throws {
    let code = """
      height = box.heightAnchor.constraint(equalToConstant: 40)
          height?.isActive = true
          box.heightAnchor.constraint(equalToConstant: 20).isActive = true
      """
    let property = "var height: NSLayoutConstraint?"
    let switching = property + "\n  func hide() { height?.isActive = false }"
    #expect(
      try Self.rules(["A.swift": SwiftSample.view(code, more: switching)]) == [.conflictState])
    #expect(try Self.rules(["A.swift": SwiftSample.view(code, more: property)]) == [.conflict])
  }

  @Test func `a conflict with a constraint that SnapKit updates or removes later is a note`() throws
  {
    let make = "box.snp.makeConstraints { $0.height.equalTo(40) }"
    let other = "\n    box.heightAnchor.constraint(equalToConstant: 20).isActive = true"
    let changes = [
      "box.snp.updateConstraints { $0.height.equalTo(20) }": Rule.conflictState,
      "box.snp.removeConstraints()": .conflictState,
      "box.snp.remakeConstraints { $0.height.equalTo(20) }": .conflictState,
      "other.snp.removeConstraints()": .conflict,
    ]
    for (change, rule) in changes {
      let code = SwiftSample.view(
        make + other, more: "let other = UIView()\n  func show() { \(change) }")
      #expect(try Self.rules(["A.swift": code]) == [rule], "\(change)")
    }
  }

  @Test func `members that an unknown condition selects have no known constraints`() throws {
    for condition in ["Service.shared.isOn(view)", "!edges.contains(view.edge)"] {
      let code = SwiftSample.view(
        "for view in [box].filter({ view in \(condition) }) { set(view) }"
          + "\n    box.heightAnchor.constraint(equalToConstant: 20).isActive = true",
        more:
          "func set(_ v: UIView) { v.heightAnchor.constraint(equalToConstant: 4).isActive = true }")
      #expect(try Self.rules(["A.swift": code]) == [], "\(condition)")
    }
  }

  @Test func `options of UIKit are members of sets by their names`() throws {
    let helper = """
      import UIKit
      enum Edge {
        case top, bottom
        var option: NSDirectionalRectEdge { self == .top ? .top : .bottom }
      }
      func edges(except: NSDirectionalRectEdge) -> [Edge] {
        let all: [Edge] = [.top, .bottom]
        return all.filter { !except.contains($0.option) }
      }
      """
    for (set, rules) in [
      (".top", [Rule.conflict]), ("[.top]", [.conflict]), (".bottom", []), (".all", []),
      ("[.top, .bottom]", []), ("[]", [.conflict]),
    ] {
      let code = SwiftSample.view(
        """
        for edge in edges(except: \(set)) where edge == .bottom {
              box.heightAnchor.constraint(equalToConstant: 4).isActive = true
            }
            box.heightAnchor.constraint(equalToConstant: 20).isActive = true
        """)
      #expect(try Self.rules(["A.swift": code, "B.swift": helper]) == rules, "\(set)")
    }
  }

  @Test func `only the length of a hidden arranged view contradicts other constraints`() throws {
    for (constraint, rules) in [
      ("box.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 20)", []),
      ("box.topAnchor.constraint(equalTo: stack.topAnchor, constant: 20)", []),
      ("box.widthAnchor.constraint(equalToConstant: 40)", [Rule.conflictHidden]),
    ] {
      let code = SwiftSample.view(
        """
        let box = UIView()
            let stack = UIStackView(arrangedSubviews: [box])
            stack.translatesAutoresizingMaskIntoConstraints = false
            addSubview(stack)
            stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
            stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            \(constraint).isActive = true
            box.isHidden = true
        """)
      #expect(try Self.rules(["A.swift": code]) == rules, "\(constraint)")
    }
  }

  @Test func `content of a scroll view may be tied to what is outside`() throws {
    for target in ["topAnchor", "scroll.frameLayoutGuide.topAnchor"] {
      let code = SwiftSample.view(
        """
        addSubview(scroll)
            scroll.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(box)
            NSLayoutConstraint.activate([
              scroll.topAnchor.constraint(equalTo: topAnchor, constant: 8),
              box.topAnchor.constraint(equalTo: scroll.topAnchor),
              box.topAnchor.constraint(equalTo: \(target), constant: 20),
            ])
        """, more: "let scroll = UIScrollView()")
      let found = try Self.rules(["A.swift": code])
      #expect(!found.contains(.conflict), "\(target)")
    }
  }

  @Test func `a view with a text of its own has no length of 0 in a proportional stack`() throws {
    let code = SwiftSample.view(
      """
      let stack = UIStackView(arrangedSubviews: [icon, label])
          stack.distribution = .fillProportionally
          addSubview(stack)
          stack.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            stack.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
            icon.widthAnchor.constraint(equalToConstant: 16),
          ])
      """, more: "let icon = UIView()\n  func bind(_ text: String) { label.text = text }")
    #expect(!(try Self.rules(["A.swift": code]).contains(.conflict)))
  }

  @Test func `a local variable of a helper is no state`() throws {
    let code = """
      box.height(40)
          box.heightAnchor.constraint(equalToConstant: 20).isActive = true
      """
    let helper = """
      import UIKit
      extension UIView {
        @discardableResult func height(_ height: CGFloat) -> NSLayoutConstraint {
          let limit = heightAnchor.constraint(equalToConstant: height)
          limit.isActive = true
          return limit
        }
      }
      """
    let later = """
      import UIKit
      extension UIView {
        func height(_ height: CGFloat) {
          let limit = heightAnchor.constraint(equalToConstant: height)
          limit.isActive = true
          later { limit.isActive = false }
        }
      }
      func later(_ body: @escaping () -> Void) {}
      """
    // A property of the name of a variable is another thing.
    let other = helper.replacing(
      "import UIKit", with: "import UIKit\nextension UIView { var l: Any { box.limit } }")
    let files = [helper: Rule.conflict, other: .conflict, later: .conflictState]
    for (extra, rule) in files {
      let rules = try Self.rules(["A.swift": SwiftSample.view(code), "B.swift": extra])
      #expect(rules == [rule])
    }
  }

  @Test func `a conflict of one direction is found if that direction is checked`() throws {
    let code = """
      NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            box.leftAnchor.constraint(equalTo: leftAnchor, constant: 8),
            box.widthAnchor.constraint(equalTo: widthAnchor, constant: -20),
          ])
      """
    let files: KeyValuePairs = ["A.swift": SwiftSample.view(code)]
    func conflicts(_ directions: [LayoutDirection]) throws -> [[String]] {
      try SwiftSample.with(files) { sample in
        sample.findings { $0.directions = directions }.filter { $0.rule == .conflict }
          .map(\.configurations)
      }
    }
    #expect(try conflicts([]) == [] && conflicts([.leftToRight]) == [])
    #expect(try conflicts([.leftToRight, .rightToLeft]) == [["rtl"]])
  }

  @Test func `the content of a scroll view may be larger than the scroll view`() throws {
    let code = """
      let scroll = UIScrollView()
          scroll.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(scroll)
          scroll.addSubview(box)
          NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.widthAnchor.constraint(equalToConstant: 100),
            scroll.heightAnchor.constraint(equalToConstant: 100),
            box.topAnchor.constraint(equalTo: scroll.topAnchor),
            box.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 100),
            box.heightAnchor.constraint(equalToConstant: 900),
          ])
      """
    let show = "func show(_ w: UIWindow) { w.rootViewController = CardController() }"
    let plain = code.replacing("UIScrollView()", with: "UIView()")
    for (code, isFound) in [(code, false), (plain, true)] {
      let files: KeyValuePairs = ["A.swift": Self.controller(code, after: show)]
      let rules = try Self.rules(files) { $0.severities[.outside] = .warning }
      #expect(rules.contains(.outside) == isFound)
    }
  }

  @Test func `copies of a module use the types and extensions of their own folder`() throws {
    let code = """
      box.tall()
          box.heightAnchor.constraint(equalToConstant: 60).isActive = true
      """
    func helper(_ height: Int) -> String {
      """
      import UIKit
      enum Metrics { static let height: CGFloat = \(height) }
      extension UIView {
        func tall() {
          heightAnchor.constraint(equalToConstant: Metrics.height + \(height)).isActive = true
        }
      }
      """
    }
    let files: KeyValuePairs = [
      "good/Card.swift": SwiftSample.view(code), "good/Sizes/Metrics.swift": helper(30),
      "bad/Card.swift": SwiftSample.view(code), "bad/Sizes/Metrics.swift": helper(10),
    ]
    try SwiftSample.with(files) { sample in
      let found = sample.findings().filter { $0.rule == .conflict }
      #expect(found.map(\.path) == ["bad/Card.swift"])
    }
  }

  @Test func `attributes of different kinds are refused`() throws {
    let code = """
      NSLayoutConstraint(
            item: box, attribute: .width, relatedBy: .equal, toItem: self, attribute: .top,
            multiplier: 1, constant: 0
          ).isActive = true
      """
    #expect(try Self.rules(["A.swift": SwiftSample.view(code)]) == [.mixedDirection])
  }

  @Test func `a builder's constraints are used, and those of a statement are not`() throws {
    let builder = """
      import UIKit
      @resultBuilder struct LayoutBuilder {
        static func buildBlock(_ parts: NSLayoutConstraint...) -> [NSLayoutConstraint] { parts }
      }
      func layout(@LayoutBuilder _ make: () -> [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(make())
      }
      """
    let used = """
      layout {
            box.topAnchor.constraint(equalTo: topAnchor)
            box.leadingAnchor.constraint(equalTo: leadingAnchor)
          }
      """
    let unused = """
      box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          box.topAnchor.constraint(equalTo: topAnchor)
      """
    #expect(
      try !Self.rules(["A.swift": SwiftSample.view(used), "B.swift": builder])
        .contains(.neverActivated))
    #expect(try Self.rules(["A.swift": SwiftSample.view(unused)]).contains(.neverActivated))
  }

  private static func controller(_ code: String, after: String) -> String {
    """
    import UIKit
    class CardController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        \(code)
      }
    }
    \(after)
    """
  }

  private static let wide = """
    box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        box.widthAnchor.constraint(equalToConstant: 400).isActive = true
    """

  @Test func `a size that some screens do not have is a warning with their names`() throws {
    let show = """
      func show(_ n: UINavigationController) {
        n.pushViewController(CardController(), animated: true)
      }
      """
    try SwiftSample.with(["A.swift": Self.controller(Self.wide, after: show)]) { sample in
      let finding = try #require(sample.findings().first { $0.rule == .conflictAtSize })
      #expect(finding.severity == .warning)
      #expect(finding.configurations == ["iphone-se-3", "iphone-16", "iphone-16-pro-max"])
      let tablet = sample.findings { $0.screens = [Screen("400x800")].compactMap { $0 } }
      #expect(!tablet.contains { $0.rule == .conflictAtSize })
    }
  }

  @Test func `a child controller and one of which nothing is known are no screens`() throws {
    let child = """
      func show(_ n: UINavigationController) {
        n.pushViewController(CardController(), animated: true)
        n.addChild(CardController())
      }
      """
    for after in ["", child] {
      let rules = try Self.rules(["A.swift": Self.controller(Self.wide, after: after)])
      #expect(!rules.contains(.conflictAtSize))
    }
  }

  @Test func `a view without constraints on an axis is a note`() throws {
    let half = "box.topAnchor.constraint(equalTo: topAnchor).isActive = true"
    let whole = half + "\n    box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true"
    try SwiftSample.with(["A.swift": SwiftSample.view(half)]) { sample in
      let finding = try #require(sample.findings().first)
      #expect(finding.rule == .ambiguous && finding.severity == .note)
      #expect(finding.message == "\"box\" in CardView has no horizontal constraint")
    }
    #expect(try Self.rules(["A.swift": SwiftSample.view(whole)]).isEmpty)
  }

  @Test func `a text that does not fit the width of a screen is truncated`() throws {
    let code = """
      let label = UILabel()
          label.text = "A rather long title that certainly has no room"
          label.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(label)
          NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            label.widthAnchor.constraint(equalToConstant: 80),
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 8),
            box.heightAnchor.constraint(equalToConstant: 8),
          ])
      """
    let show = "func show(_ w: UIWindow) { w.rootViewController = CardController() }"
    try SwiftSample.with(["A.swift": Self.controller(code, after: show)]) { sample in
      let finding = try #require(sample.measured().first { $0.rule == .truncated })
      #expect(finding.message.hasPrefix("\"label\" in CardController is 80 points wide"))
      #expect(finding.configurations.count == 3)
    }
  }
}
