import LayoutRequests
import SwiftParsing
import SwiftScenes
import Testing

/// The ways in which UIKit code makes constraints.
@Suite(.enabled(if: SourceParsing.program != nil))
struct ConstraintTests {
  private func constraints(_ statements: String, _ more: String = "") -> [String]? {
    composed(statements: statements, more)?.constraints
  }

  @Test func `anchors make constraints with their constants`() {
    #expect(
      constraints(
        """
        NSLayoutConstraint.activate([
          a.topAnchor.constraint(equalTo: topAnchor, constant: 8),
          a.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
          a.trailingAnchor.constraint(lessThanOrEqualTo: b.leadingAnchor, constant: -4),
          a.widthAnchor.constraint(equalToConstant: 40),
          a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2, constant: 1),
        ])
        """) == [
          "a.top == self.top + 8", "a.leading >= self.leading", "a.trailing <= b.leading - 4",
          "a.width == 40", "a.height == 2 * a.width + 1",
        ])
  }

  @Test func `a constraint that is not active is not in the scene`() {
    #expect(constraints("_ = a.widthAnchor.constraint(equalToConstant: 40)") == [])
  }

  @Test func `isActive switches a constraint on and off`() {
    #expect(
      constraints(
        """
        let w = a.widthAnchor.constraint(equalToConstant: 40)
        w.isActive = true
        let h = a.heightAnchor.constraint(equalToConstant: 30)
        h.isActive = true
        h.isActive = false
        NSLayoutConstraint.deactivate([h])
        """) == ["a.width == 40"])
  }

  @Test func `priorities are names, numbers and sums`() {
    #expect(
      constraints(
        """
        let w = a.widthAnchor.constraint(equalToConstant: 40)
        w.priority = .defaultHigh
        w.isActive = true
        let h = a.heightAnchor.constraint(equalToConstant: 30)
        h.priority = UILayoutPriority(999)
        h.isActive = true
        let t = b.widthAnchor.constraint(equalToConstant: 20)
        t.priority = .required - 1
        t.isActive = true
        """) == ["a.width == 40 @ 750", "a.height == 30 @ 999", "b.width == 20 @ 999"])
  }

  @Test func `helpers of extensions make constraints with the chain of calls`() throws {
    let scene = try #require(
      composed(
        statements: "a.pin(to: self, inset: 12)",
        """
        extension UIView {
          func pin(to view: UIView, inset: CGFloat = 0) {
            NSLayoutConstraint.activate([
              topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
            ])
          }
        }
        """))
    #expect(scene.constraints == ["a.top == self.top + 12"])
    let place = try #require(scene.sources.last??.place)
    #expect(place.file == "file0.swift")
    #expect(place.position.line == 12)
    #expect(place.calls.first?.position.line == 6)
  }

  @Test func `the long initialiser makes constraints of views and margins`() {
    #expect(
      constraints(
        """
        addConstraint(NSLayoutConstraint(
          item: a, attribute: .leading, relatedBy: .equal, toItem: self,
          attribute: .leadingMargin, multiplier: 1, constant: 3))
        addConstraints([NSLayoutConstraint(
          item: a, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 70)])
        """) == ["a.leading == self.margins.leading + 3", "a.width <= 70"])
  }

  @Test func `system spacing is eight points`() {
    #expect(
      constraints(
        """
        b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 2).isActive = true
        """) == ["b.top == a.bottom + 16"])
  }

  @Test func `visual formats make constraints`() {
    #expect(
      constraints(
        """
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[a(>=gap)]-(gap@750)-[b]|", options: [.alignAllTop],
          metrics: ["gap": 10], views: ["a": a, "b": b]))
        """) == [
          "a.leading == self.leading + 20", "a.width >= 10", "b.leading == a.trailing + 10 @ 750",
          "self.trailing == b.trailing", "b.top == a.top",
        ])
  }

  @Test func `the safe area, margins and guides of a view are areas and guides`() {
    #expect(
      constraints(
        """
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        a.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor).isActive = true
        a.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor).isActive = true
        guide.widthAnchor.constraint(equalToConstant: 5).isActive = true
        """) == [
          "a.top == self.safeArea.top", "a.leading == self.margins.leading", "guide.width == 5",
        ])
  }

  @Test func `loops and closures over views make constraints`() {
    #expect(
      constraints(
        """
        [a, b].forEach { $0.heightAnchor.constraint(equalToConstant: 9).isActive = true }
        for (index, view) in [a, b].enumerated() {
          view.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(index) * 10).isActive = true
        }
        """) == [
          "a.height == 9", "b.height == 9", "a.top == self.top", "b.top == self.top + 10",
        ])
  }

  @Test func `a constraint with an unknown number is left out and named`() throws {
    let scene = try #require(
      composed(
        statements: """
          a.widthAnchor.constraint(equalToConstant: Theme.width).isActive = true
          a.heightAnchor.constraint(equalToConstant: 4).isActive = true
          """))
    #expect(scene.constraints == ["a.height == 4"])
    #expect(scene.leftOut.map(\.reason) == [.unknownConstant("Theme.width")])
    #expect(scene.leftOut.map(\.text) == ["a.width == ?Theme.width"])
    #expect(scene.coverage.first?.kind == .unknownNumber)
    #expect(!scene.isComplete)
  }

  @Test func `constraints that UIKit refuses are left out with the reason`() throws {
    let scene = try #require(
      composed(statements: "a.leadingAnchor.constraint(equalTo: leftAnchor).isActive = true"))
    #expect(scene.constraints == [])
    #expect(scene.leftOut.map(\.reason) == [.mixedDirection])
  }

  @Test func `views that share no tree are named`() throws {
    let scene = try #require(
      composed(
        statements: """
          let c = UIView()
          a.topAnchor.constraint(equalTo: c.topAnchor).isActive = true
          """))
    #expect(scene.withoutCommonAncestor.map(\.position.line) == [7])
  }

  @Test func `removing a view deactivates the constraints that leave its tree`() {
    #expect(
      constraints(
        """
        a.topAnchor.constraint(equalTo: topAnchor).isActive = true
        a.widthAnchor.constraint(equalToConstant: 3).isActive = true
        a.removeFromSuperview()
        addSubview(a)
        """) == ["a.width == 3"])
  }
}
