import ConstraintSolver
import ConstraintLayout
import Testing

/// Trees and sets of constraints at the limits of a request.
struct `Large trees` {
  static let count = 100_000

  /// A chain of nested views.
  static func chain(_ count: Int) -> [View] {
    let views = (0..<count).map { View("v\($0)") }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    return views
  }

  @Test func `a deep tree is made, moved and deallocated without recursion`() {
    var views = Self.chain(Self.count)
    let root = views[0]
    weak let last = views.last
    let middle = views[Self.count / 2]
    views = []
    #expect(root.elements.count == Self.count)
    middle.removeFromSuperview()
    #expect(root.elements.count == Self.count / 2)
    root.addSubview(middle)
    #expect(last != nil)
    root.subviews[0].removeFromSuperview()
    withExtendedLifetime(middle) {}
    #expect(root.elements.count == Self.count / 2 + 1)
  }

  @Test func `retained parts of a deallocated tree stay alive`() {
    var views = Self.chain(1_000)
    let kept = views[500]
    weak let above = views[499]
    weak let below = views[501]
    views = []
    #expect(above == nil)
    #expect(kept.superview == nil)
    #expect(below?.superview === kept)
    #expect(kept.elements.count == 500)
  }

  @Test func `a builder takes 100,000 constraints, which are deactivated as fast`() throws {
    let screen = View("screen", width: 300, height: 300)
    let views = (0..<1_000).map { View("v\($0)", width: 1, height: 1) }
    for view in views { screen.addSubview(view) }
    let made = Constraint.activate {
      for number in 0..<Self.count {
        if number.isMultiple(of: 2) {
          views[number % 1_000].leading >= screen.leading
        } else {
          views[number % 1_000].top >= screen.top + 1
        }
      }
    }
    #expect(made.count == Self.count)
    #expect(screen.constraints.count == Self.count)
    #expect(try LiveLayout(screen).checked()[views[1]]?.y == 1)
    for constraint in made { constraint.isActive = false }
    #expect(screen.constraints.isEmpty)
    screen.constraints.activated()
    Constraint.activate(made)
    #expect(screen.constraints.count == Self.count)
    for view in views { view.removeFromSuperview() }
    #expect(screen.constraints.isEmpty)
  }

  @Test func `a deep tree has frames`() throws {
    let views = Self.chain(5_000)
    views[0].given.width = 30_000
    for (outer, inner) in zip(views, views.dropFirst()) {
      inner.layout { $0.edges == outer.edges.inset(by: .init(leading: 1)) }
    }
    (views[0].height == 10).activated()
    let solved = try LiveLayout(views[0]).checked()
    #expect(solved[views[4_999]] == Frame(x: 1, y: 0, width: 25_001, height: 10))
  }
}
