import ConstraintSolver
import ConstraintLayout
import TestSupport
import Testing

struct `Layout session` {
  @Test func `solves a scene built in Swift`() throws {
    var scene = LayoutScene()
    let screen = scene.view("screen", given: .init(width: 375, height: 812))
    scene.view("button", in: screen, intrinsicSize: .init(width: 80, height: 44))
    scene.add("button.centerX == screen.centerX", "button.top == screen.top + 100")
    let solution = try LayoutSession().checked(scene)
    #expect(solution.frames[1] == Frame(x: 147.5, y: 100, width: 80, height: 44))
    #expect(solution.ambiguous.isEmpty && solution.broken.isEmpty && solution.unsatisfied.isEmpty)
  }

  @Test func `a small size keeps its digits beside a distant edge`() throws {
    var scene = LayoutScene()
    let outer = scene.view("outer", given: .init(width: 10, height: 18))
    scene.view("inner", in: outer)
    scene.add("outer.height == 100000 * inner.height", "outer.bottom <= inner.bottom + 1e11")
    let solution = try LayoutSession().checked(scene)
    #expect(abs(solution.frames[1].height * 100_000 - 18) < 1e-6)
  }

  @Test func `small numbers hold beside a wide root in both directions`() throws {
    var scene = LayoutScene()
    let root = scene.view("root", given: .init(width: 1e8, height: 10))
    let view = scene.view("view", in: root)
    scene.view("wrapping", in: root)
    scene.add("view.left == root.left + 5", "view.right == root.left + 5.25")
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let session = LayoutSession(options: .init(direction: direction))
      #expect(try session.checked(scene).frames[view.index].width == 0.25)
      var narrow = scene
      narrow.add("view.width == 0")
      #expect(throws: LayoutError.self) { try session.checked(narrow) }
    }
  }

  @Test func `heights are looked up by width`() throws {
    let rows = [(500.0, 20.0), (250, 40), (100, 90), (250, 99)].map {
      HeightTable.Row(width: $0.0, height: $0.1)
    }
    let table = try #require(HeightTable(rows))
    let found = [1000, 500, 499.9999999, 499.9, 250, 249, 100, 99, -5].map { table.height(at: $0) }
    #expect(found == [20, 20, 20, 40, 40, 90, 90, 90, 90])
    #expect(HeightTable([]) == nil)
  }

  /// A random tree of views with sizes, positions and constraints of all kinds.
  static func randomScene(_ random: inout SplitMix64) -> LayoutScene {
    var scene = LayoutScene()
    let root = scene.view("root", given: .init(width: 400, height: 300))
    var views = [root]
    for number in 1...8 {
      let parent = views.randomElement(using: &random) ?? root
      let size = IntrinsicSize(
        width: Double.random(in: 0...100, using: &random).rounded(),
        height: Double.random(in: 0...50, using: &random).rounded())
      let margins = DirectionalInsets(
        top: 1, leading: Double.random(in: 0...9, using: &random), bottom: 2, trailing: 4)
      views.append(
        scene.view(
          "v\(number)", in: parent, intrinsicSize: size,
          geometry: .init(firstBaseline: 3, margins: margins)))
    }
    let attributes: [Attribute] = [.leading, .trailing, .centerX, .width, .top, .height, .bottom]
    while scene.constraints.count < 14 {
      let view = views.dropFirst().randomElement(using: &random) ?? root
      let other = views.randomElement(using: &random) ?? root
      let constraint = SceneConstraint(
        Anchor(view, attributes.randomElement(using: &random) ?? .left),
        Bool.random(using: &random) ? .equal : .greaterThanOrEqual,
        to: Anchor(
          other, attributes.randomElement(using: &random) ?? .left,
          of: Bool.random(using: &random) ? .item : .margins),
        multiplier: Bool.random(using: &random) ? 1 : 0.5,
        constant: Double(Int.random(in: -30...30, using: &random)),
        priority: Priority(Double(Int.random(in: 1...999, using: &random))) ?? .low)
      if scene.error(in: constraint) == nil { scene.addConstraint(constraint) }
    }
    return scene
  }

  /// A random scene with only leading and trailing horizontal positions; weak constraints make it
  /// unambiguous.
  static func directionalScene(_ random: inout SplitMix64) -> LayoutScene {
    while true {
      var scene = randomScene(&random)
      let isDirectional = scene.constraints.allSatisfy { constraint in
        constraint.first.attribute.kind != .horizontal || constraint.isDirectional
      }
      guard isDirectional else { continue }
      for number in 1..<scene.items.count {
        let item = ItemIndex(number)
        for (attribute, step) in [(Attribute.leading, 3.0), (.top, 5.0)] {
          scene.addConstraint(
            SceneConstraint(
              Anchor(item, attribute), .equal, to: Anchor(ItemIndex(0), attribute),
              constant: Double(number) * step,
              priority: Priority(0.01 * Double(number) + 0.001 * step) ?? .low))
        }
      }
      return scene
    }
  }

  @Test func `right to left is the mirror image if only leading and trailing edges are used`()
    throws
  {
    var random = SplitMix64(seed: 11)
    var compared = 0
    for _ in 0..<100 {
      let scene = Self.directionalScene(&random)
      let options = LayoutOptions(coordinates: .root)
      let left = try LayoutSession(options: options).checked(scene)
      let right = try LayoutSession(
        options: .init(direction: .rightToLeft, coordinates: .root)
      ).checked(scene)
      guard left.ambiguous.isEmpty else { continue }
      compared += 1
      #expect(right.ambiguous.isEmpty)
      let violations = (left.unsatisfied.map(\.violation), right.unsatisfied.map(\.violation))
      #expect(left.unsatisfied.map(\.origin) == right.unsatisfied.map(\.origin))
      for (a, b) in zip(violations.0, violations.1) { #expect(abs(a - b) < 1e-6) }
      for (a, b) in zip(left.frames, right.frames) {
        // Mirroring is an involution.
        let mirrored = 400 - (b.x + b.width)
        #expect(abs(a.x - mirrored) < 1e-6 && abs(a.width - b.width) < 1e-6)
        #expect(abs(a.y - b.y) < 1e-6 && abs(a.height - b.height) < 1e-6)
      }
    }
    #expect(compared > 20, "\(compared) of the scenes could be compared")
  }

  @Test func `an edited scene has the frames of one built with the new values`() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<60 {
      let scene = Self.randomScene(&random)
      var edited = scene
      var constraint = scene.constraints[3]
      constraint.constant = 12
      constraint.priority = .high
      edited.apply(.constant(3, 12))
      edited.apply(.priority(3, .high))
      edited.apply(.active(4, false))
      edited.apply(.given(ItemIndex(0), .width, 320))
      edited.apply(.intrinsic(ItemIndex(2), .vertical, 77))
      #expect(edited.constraints[3] == constraint)
      #expect(!edited.constraints[4].isActive && scene.constraints[4].isActive)
      var rebuilt = LayoutScene()
      for (number, item) in scene.items.enumerated() {
        var size = scene.intrinsicSize(of: ItemIndex(number))
        if number == 2 { size?.height = 77 }
        rebuilt.view(
          scene.names.string(of: number), in: item.parent,
          given: number == 0 ? .init(width: 320, height: 300) : item.given, intrinsicSize: size,
          geometry: scene.geometry(of: ItemIndex(number)))
      }
      for (index, next) in edited.constraints.enumerated() where index != 4 {
        rebuilt.addConstraint(next)
      }
      let solutions = (try LayoutSession().checked(edited), try LayoutSession().checked(rebuilt))
      #expect(solutions.0.frames == solutions.1.frames)
      #expect(solutions.0.ambiguous == solutions.1.ambiguous)
    }
  }

  @Test func `equal scenes have equal solutions`() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<40 {
      let scene = Self.randomScene(&random)
      #expect(try LayoutSession().checked(scene) == LayoutSession().checked(scene))
    }
  }

  @Test func `deep hierarchies are solved without recursion`() throws {
    var scene = LayoutScene()
    var parent: ItemIndex?
    for number in 0..<20_000 {
      parent = scene.view(
        "v\(number)", in: parent,
        given: .init(x: number == 0 ? 0 : 1, y: 0, width: 50_000, height: 1))
    }
    scene.add("v19999.left <= 0.5 * v10000.right + 1")
    let solution = try LayoutSession(options: .init(coordinates: .root)).checked(scene)
    #expect(solution.frames[19_999].x == 19_999)
  }

  @Test func `an exhausted budget of work is reported as the whole budget`() {
    var random = SplitMix64(seed: 1)
    let scene = Self.randomScene(&random)
    let outcome = Result { () throws(LayoutError) in
      try LayoutSession(limits: .init(work: 30)).checked(scene)
    }
    guard case .failure(.workLimitExceeded(limit: 30, _)) = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }
}
