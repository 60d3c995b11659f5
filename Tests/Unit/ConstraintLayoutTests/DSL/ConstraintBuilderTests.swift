import ConstraintLayout
import Testing

struct `The constraint builder` {
  /// A view's controller, which is not a view itself.
  struct Controller: ViewOwner {
    let view: View
  }

  enum Place { case top, bottom, center }

  let view = View("container", width: 390, height: 844)
  let child = View("child")

  @Test func `a child is added and constrained in one call`() throws {
    let container = Controller(view: view)
    let added = container.addChild(Controller(view: child)) {
      $0.view.leadingAnchor.constraint(equalTo: view.leadingAnchor)
      $0.view.trailingAnchor.constraint(equalTo: view.trailingAnchor)
      $0.view.topAnchor.constraint(equalTo: view.centerYAnchor)
      $0.view.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    }
    #expect(child.superview === view)
    #expect(added.allSatisfy { $0.isActive })
    let solved = try LiveLayout(view).checked()
    #expect(solved[child] == Frame(x: 0, y: 422, width: 390, height: 422))
  }

  func texts(_ place: Place, isWide: Bool, limit: Double?, others: [View]) -> [String] {
    Constraint.group {
      child.leading == view.leading
      if isWide { child.width == 300 }
      if let limit {
        child.height <= limit
      } else {
        child.height == view.height
      }
      switch place {
      case .top: child.top == view.top
      case .bottom: child.bottom == view.bottom
      case .center: child.center == view.center
      }
      for other in others {
        other.top == child.bottom
        if isWide { other.size == child.size }
      }
      if #available(macOS 10.15, *) { child.trailing <= view.trailing }
      [child.top >= view.safeArea.top, child.bottom <= view.safeArea.bottom]
      others.first.map { $0.height == 1 }
    }.map(\.text)
  }

  @Test func `conditions, switches, optionals, loops and lists can be mixed`() {
    let safe = ["child.top >= container.safeArea.top", "child.bottom <= container.safeArea.bottom"]
    #expect(
      texts(.center, isWide: true, limit: 9, others: [View("x")]) == [
        "child.leading == container.leading", "child.width == 300", "child.height <= 9",
        "child.centerX == container.centerX", "child.centerY == container.centerY",
        "x.top == child.bottom", "x.width == child.width", "x.height == child.height",
        "child.trailing <= container.trailing",
      ] + safe + ["x.height == 1"])
    #expect(
      texts(.bottom, isWide: false, limit: nil, others: []) == [
        "child.leading == container.leading", "child.height == container.height",
        "child.bottom == container.bottom", "child.trailing <= container.trailing",
      ] + safe)
  }

  @Test func `a builder may be empty`() {
    #expect(Constraint.group {}.isEmpty)
    #expect(child.layout { _ in }.isEmpty)
  }
}
