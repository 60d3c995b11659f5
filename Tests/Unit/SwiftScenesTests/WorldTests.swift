import ConstraintLayout
import SwiftInterpreter
import SwiftParsing
import SwiftScenes
import SwiftSources
import Testing
import UIKitModel

/// The worlds of a class, and sources that are made to hurt.
@Suite(.enabled(if: SourceParsing.program != nil))
struct WorldTests {
  private func worlds(_ source: String, budgets: Budgets = .init()) -> [SceneWorld] {
    let program = SceneProgram(source)
    LayoutInterest.set(in: program.program)
    guard let found = program.classes.first else { return [] }
    return Array(SceneWorlds(of: found, in: program.program, program.types, budgets: budgets))
  }

  @Test func `a condition around constraints has a world for each outcome`() {
    let found = worlds(
      """
      class V: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          if Settings.isWide {
            widthAnchor.constraint(equalToConstant: 9).isActive = true
          } else {
            widthAnchor.constraint(equalToConstant: 3).isActive = true
          }
          if Settings.logs { print("x") }
        }
      }
      """)
    #expect(found.map { $0.scene?.constraints } == [["self.width == 3"], ["self.width == 9"]])
    #expect(found[1].assumptions.outcomes.count == 1)
  }

  @Test func `the worlds of a class end at the steps of all of them`() {
    let conditions = (0..<8).map { "if Settings.has\($0) { run(); addSubview(UIView()) }" }
    let program = SceneProgram(
      """
      class V: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(conditions.joined(separator: "\n"))
        }
        func run() { for i in 0..<1000 { tag = i } }
      }
      """)
    LayoutInterest.set(in: program.program)
    var budgets = Budgets()
    budgets.allSteps = 10_000
    let account = StepAccount(steps: budgets.allSteps)
    var worlds = SceneWorlds(
      of: program.classes[0], in: program.program, program.types, budgets: budgets,
      account: account)
    var ends: [WorldEnd] = []
    while let world = worlds.next() { ends.append(world.end) }
    #expect(ends.first == .finished && ends.last == .exceeded(.allSteps) && ends.count < 16)
    #expect(worlds.exceeded == .allSteps && account.isExhausted)
  }

  @Test func `the usual world may take more steps than all others together`() {
    let program = SceneProgram(
      """
      class V: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          for i in 0..<1000 { tag = i }
          if Settings.isLarge { addSubview(UIView()) }
        }
      }
      """)
    LayoutInterest.set(in: program.program)
    let account = StepAccount(steps: 100)
    var worlds = SceneWorlds(
      of: program.classes[0], in: program.program, program.types, account: account)
    #expect(worlds.next()?.end == .finished && worlds.next() == nil)
    #expect(worlds.exceeded == .allSteps)
  }

  @Test func `the usual world has a scene for each size that is asked for`() {
    let program = SceneProgram(
      """
      class V: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          if Settings.isLarge { addSubview(UIView()) }
        }
      }
      """)
    LayoutInterest.set(in: program.program)
    let worlds = SceneWorlds(
      of: program.classes[0], in: program.program, program.types,
      usualRoots: [SceneRoot(width: 320), SceneRoot(width: 390)])
    let widths = worlds.map { world in
      world.otherScenes.map { $0?.layout.items.first?.given.width }
    }
    #expect(widths == [[320, 390], []])
  }

  @Test func `a world that cannot happen has no scene`() {
    let found = worlds(
      "class V: UIView { override init(frame: CGRect) { fatalError() } }")
    #expect(found.map(\.end) == [.impossible])
    #expect(found[0].scene == nil)
  }

  @Test func `a view in itself is not added`() {
    let found = worlds(
      """
      class V: UIView {
        let a = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(self); addSubview(a); a.addSubview(self); a.addSubview(a)
        }
      }
      """)
    #expect(found.first?.scene?.paths == ["self", "self/a"])
  }

  @Test func `views and controllers that make themselves exceed a budget`() {
    let view = worlds(
      "class V: UIView { let inner = V(); func f() {} ; override func layoutSubviews() { addSubview(inner) } }"
    )
    #expect(view.first?.end.isFinished == true)
    let controller = worlds(
      """
      class C: UIViewController {
        override func viewDidLoad() { view.addSubview(C().view) }
      }
      """)
    // Which budget it is depends on the stack that the build needs for a call.
    #expect(controller.map(\.end.isFinished) == [false])
    #expect(controller.first?.scene?.coverage.end == controller.first?.end)
  }

  @Test func `an endless loop that adds views ends with its budget`() {
    let found = worlds(
      """
      class V: UIView {
        override func layoutSubviews() { while true { addSubview(UIView()); removeAll() } }
        func removeAll() { subviews.forEach { $0.removeFromSuperview() } }
      }
      """)
    #expect(found.count == 1)
    #expect(found.first?.end.isFinished == false)
  }

  @Test func `numbers beyond the limits are left out`() {
    let found = worlds(
      """
      class V: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          widthAnchor.constraint(equalToConstant: CGFloat.infinity).isActive = true
          heightAnchor.constraint(equalToConstant: 1e300).isActive = true
          let c = heightAnchor.constraint(equalToConstant: 1)
          c.priority = UILayoutPriority(-3)
          c.isActive = true
        }
      }
      """)
    #expect(found.first?.scene?.constraints == [])
    #expect(found.first?.scene?.leftOut.count == 2)
  }

  @Test func `every statement that makes constraints is found, and those that ran are known`() {
    let program = SceneProgram(
      """
      class V: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          widthAnchor.constraint(equalToConstant: 1).isActive = true
          snp.makeConstraints { $0.height.equalTo(Theme.height) }
        }
        func never() {
          addConstraint(NSLayoutConstraint(
            item: self, attribute: .top, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 0))
          addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[a]|", options: [], metrics: nil, views: [:]))
          print(constraint(for: 3))
        }
      }
      """)
    let all = ConstraintStatements.all(in: program.program, program.types)
    #expect(all.map(\.lineAndColumn.line) == [4, 5, 8, 11])
    let ran = program.world(of: "V")?.scene?.coverage.statements ?? []
    #expect(ran.map(\.call) == all.prefix(2).map(\.id))
    #expect(ran.map(\.isResolved) == [true, true])
    #expect(ran.map(\.isKnown) == [true, false])
  }

  @Test func `methods that nothing called run as events`() throws {
    let program = SceneProgram(
      """
      class V: UIView {
        let a = UIView()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(a) }
        @objc func tapped(_ sender: UIButton, animated: Bool) {
          a.widthAnchor.constraint(equalToConstant: 1).isActive = true
        }
        func other() {}
      }
      """)
    let found = try #require(program.classes.first)
    let all = ConstraintStatements.all(in: program.program, program.types)
    let events = SceneEvent.all(of: found, in: program.program, reaching: Set(all.map(\.id)))
    #expect(events.map(\.name) == ["tapped"])
    let world = SceneWorld(found, in: program.program, program.types, after: events.first)
    #expect(world.scene?.constraints == ["a.width == 1"])
  }
}
