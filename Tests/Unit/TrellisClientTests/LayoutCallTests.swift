import API
import ConstraintSolver
import Foundation
import ConstraintLayout
import ServiceContract
import ServiceTesting
import Testing
import TrellisClient

/// View trees solved by a running service.
@Suite(.timeLimit(.minutes(10))) struct LayoutCallTests {
  private let service = try! LiveService()

  private func expectSame(_ layout: LiveLayout) async throws {
    let solved = try layout.solve()
    let reply = try await service.client.layout(layout)
    for root in layout.roots {
      for element in root.elements { #expect(reply[element] == solved[element], "\(element.name)") }
    }
    // A request lists its guides after its views.
    #expect(Set(reply.ambiguous.map(\.view)) == Set(solved.ambiguous.map(\.name)))
    #expect(reply.unsatisfied.map(\.violation) == solved.unsatisfied.map { $0.violation })
    #expect(reply.frames.count == layout.roots.map(\.elements.count).reduce(0, +))
  }

  @Test func `a tree of views gets its frames`() async throws {
    let view = View("screen", width: 375, height: 667)
    let button = View("button", x: 20, y: 100, width: 120, height: 44)
    let label = View("label", intrinsicSize: .init(width: 400, height: 20))
    view.addSubviews(button, label)
    label.layout {
      $0.top == button.bottomAnchor + 20
      $0.leading == button.leadingAnchor
      $0.width <= view.widthAnchor - 40
    }
    let reply = try await service.client.layout(view)
    #expect(reply[label] == Frame(x: 20, y: 164, width: 335, height: 20))
    #expect(reply.frames.map(\.name) == ["screen", "button", "label"])
    #expect(reply.unsatisfied.map(\.implied) == ["compressionResistance.horizontal"])
    try await expectSame(LiveLayout(view))
  }

  @Test func `every property of a tree arrives`() async throws {
    let screen = View(
      "screen", width: 400, height: 800,
      geometry: .init(
        margins: .init(top: 1, leading: 2, bottom: 3, trailing: 4), safeArea: .init(all: 10),
        alignment: .init(top: 1, left: 2, bottom: 3, right: 4)))
    let text = View(
      "the 'text' \"é\u{1F600}",
      intrinsicSize: .init(
        width: 300, height: 20,
        heightForWidth: HeightTable([.init(width: 300, height: 20), .init(width: 100, height: 60)]),
        hugging: .init(horizontal: .init(251)!, vertical: .high),
        compressionResistance: .init(both: .init(740.5)!)),
      geometry: .init(firstBaseline: 15, lastBaseline: 5))
    let column = LayoutGuide("column")
    let inset = LayoutGuide("inset", insets: .init(top: 4, left: 3, bottom: 2, right: 1))
    let form = View(
      "form",
      stack: .init(
        axis: .vertical, distribution: .equalSpacing, alignment: .leading, spacing: 8,
        isMarginRelative: true, isBaselineRelative: true))
    let rows = (1...3).map { View("row \($0)", intrinsicSize: .init(width: 50, height: 20)) }
    screen.addSubviews(text, form)
    screen.addGuide(column)
    screen.addGuide(inset)
    for row in rows { form.addSubview(row) }
    rows[0].spacingAfter = 30
    rows[1].isHidden = true
    let loose = View("loose", width: 10)
    screen.addSubview(loose)
    Constraint.activate {
      text.leading == screen.margins.leading + 0.1
      text.width <= 0.5 * column.width + 3 ~ 999.5
      column.left == screen.safeArea.left
      2 * column.width == screen.width / 3
      text.firstBaseline == inset.top + 1e-3
      text.top <= 20 ~ .high
      form.edges <= screen.safeArea.edges
      form.top == text.bottom
    }
    (text.centerX == 2 * screen.centerX - 40 ~ .low).named("center").counted(from: form).activated()
    let off = (text.width == 1).named("off").activated()
    off.isActive = false
    for options in [
      LayoutOptions(), .init(direction: .rightToLeft, scale: 3, coordinates: .root),
    ] {
      try await expectSame(LiveLayout(screen, options: options))
    }
    let reply = try await service.client.layout(screen)
    #expect(reply.unsatisfied.contains { $0.id == "center" && $0.priority == 250 })
    #expect(!reply.ambiguous.isEmpty)
  }

  @Test func `canonically equivalent names are distinct`() async throws {
    let root = View("root", width: 10, height: 10)
    let composed = View("\u{E9}", x: 1, y: 0, width: 1, height: 1)
    let decomposed = View("e\u{301}", x: 2, y: 0, width: 1, height: 1)
    root.addSubviews(composed, decomposed)
    let reply = try await service.client.layout(root)
    #expect(reply[composed]?.x == 1 && reply[decomposed]?.x == 2)
  }

  @Test func `a conflict is a problem with its irreducible sets`() async throws {
    let box = View("box", width: 20)
    (box.width >= 50).named("wide").activated()
    guard
      case .problem(let problem) = await failure({ () async throws(ClientError) in
        try await service.client.layout(box)
      })
    else {
      Issue.record("there is no problem")
      return
    }
    #expect(problem.code == .known(.unsatisfiableConstraints) && problem.status == 422)
    let set = try #require(problem.conflicts.first)
    #expect(set.contains { $0.id == "wide" && $0.text == "box.width >= 50" })
    #expect(set.contains { $0.view == "box" && $0.implied == "width" })
    let broken = try await service.client.layout(box, options: .init(onConflict: .breakInOrder))
    #expect(broken.broken.map(\.id) == ["wide"] && broken[box]?.width == 20)
  }

  @Test func `an invalid tree is refused without a call`() async throws {
    let root = View("a")
    root.addSubview(View("a"))
    guard
      case .invalidLayout(let reason) = await failure({ () async throws(ClientError) in
        try await service.client.layout(root)
      })
    else {
      Issue.record("it was sent")
      return
    }
    #expect(reason == "two elements are called a")
  }

  @Test func `JSON expresses what trees cannot`() async throws {
    let reply = try await service.client.layout(
      try RawJSON(
        """
        {"views": [{"id": "a", "width": 10, "height": 10}],
         "variants": [{"name": "wide", "set": {"a.width": 20}}]}
        """))
    #expect(reply["a"]?.width == 10)
    struct Variants: Decodable {
      struct Variant: Decodable { var name: String }
      var variants: [Variant]
    }
    #expect(try reply.json.decode(Variants.self).variants.map(\.name) == ["wide"])
  }

  @Test func `input errors have positions and suggestions`() async throws {
    let request = try RawJSON(#"{"views": [{"id": "label"}], "constraints": ["labl.widht == 1"]}"#)
    guard
      case .problem(let problem) = await failure({ () async throws(ClientError) in
        try await service.client.layout(request)
      })
    else {
      Issue.record("there is no problem")
      return
    }
    #expect(problem.code == .known(.constraintSyntax))
    #expect(problem.inputErrors.map(\.pointer) == ["/constraints/0", "/constraints/0"])
    #expect(Set(problem.inputErrors.map(\.suggestion)) == ["label", "width"])
    #expect(problem.inputErrors.allSatisfy { $0.line == 1 })
  }
}
