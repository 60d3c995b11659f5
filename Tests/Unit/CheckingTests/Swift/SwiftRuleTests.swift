import Checking
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
    let files = [helper: Rule.conflict, later: .conflictState]
    for (extra, rule) in files {
      let rules = try Self.rules(["A.swift": SwiftSample.view(code), "B.swift": extra])
      #expect(rules == [rule])
    }
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
