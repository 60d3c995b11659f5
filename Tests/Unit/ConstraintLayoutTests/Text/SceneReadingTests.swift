import ConstraintLayout
import ConstraintSolver
import TestSupport
import Testing

/// Constraints that a scene reads without a syntax tree.
struct `Constraint text of a scene` {
  private static let scene: LayoutScene = {
    var scene = LayoutScene()
    let a = scene.view("a")
    scene.view("b", in: a)
    scene.view("a_long_name", in: a)
    scene.view("it's", in: a)
    scene.guide("g", in: a)
    return scene
  }()

  /// The constraints that the scene adds; `nil` if the text has an error.
  private static func added(_ text: String) -> [SceneConstraint]? {
    var copy = scene
    let bytes = Array(text.utf8)
    let isComplete = scene.names.withNames { names in
      copy.addConstraints(bytes.span, among: names).isComplete
    }
    return isComplete ? copy.constraints : nil
  }

  /// The constraints of the syntax tree; `nil` if the text or a constraint has an error.
  private static func parsed(_ text: String) -> [SceneConstraint]? {
    let bytes = Array(text.utf8)
    guard case .success(let tree) = read(text) else { return nil }
    var constraints: [SceneConstraint] = []
    for number in 0..<tree.partCount {
      let part = tree.part(number)
      guard let left = scene.anchors(of: part.left, in: bytes.span),
        let right = scene.anchors(of: part.right, in: bytes.span),
        var constraint = tree.constraint(part: number, left: left, right: right),
        scene.error(in: constraint) == nil
      else { return nil }
      if let priority = tree.priority { constraint.priority = priority }
      constraints.append(constraint)
    }
    return constraints
  }

  @Test func `compares attributes of one kind, and no directional edge with an absolute one`() {
    let horizontal: [Attribute] = [.left, .right, .leading, .trailing, .centerX]
    let vertical: [Attribute] = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]
    let kinds: [[Attribute]] = [horizontal, vertical, [.width, .height]]
    for first in Attribute.allCases {
      for second in Attribute.allCases {
        let pair = [first, second]
        let isOfOneKind = kinds.contains { $0.contains(first) && $0.contains(second) }
        let isMixed =
          pair.contains { $0 == .leading || $0 == .trailing }
          && pair.contains { $0 == .left || $0 == .right }
        let text = "a.\(first.name) == b.\(second.name)"
        #expect((Self.added(text) != nil) == (isOfOneKind && !isMixed), "\(text)")
      }
    }
  }

  @Test func `means the same as its syntax tree`() {
    let tokens = [
      "a.width", "b.top", "a.margins.left", "g.height", "a_long_name.centerX", "'it''s'.trailing",
      "b.safeArea.bottom", "a.lastBaseline", "g.margins.top", "c.width", "a.widt", "a.area.top",
      "==", "<=", ">=", "+", "-", "*", "/", "(", ")", "@", "0", "8", "-3", "0.5", "1e3", "1e13",
      "007",
      "750", "high", " ", "\n", "# x\n", ".", "a", "width",
    ]
    let texts = [
      "a.width == b.width", "a.top == b.bottom + 8", "b.left >= a.left - 0.5 @ high",
      "2 * a.width == b.height / 3 + 4", "8 <= b.left - a.right <= 20", "'it''s'.top == 1",
    ]
    var random = SplitMix64(seed: 11)
    var valid = 0
    for _ in 0..<20_000 {
      var text = texts.randomElement(using: &random) ?? ""
      if Int.random(in: 0..<4, using: &random) == 0 {
        text = (0..<Int.random(in: 1...9, using: &random)).map { _ in
          tokens.randomElement(using: &random) ?? ""
        }.joined(separator: Bool.random(using: &random) ? " " : "")
      }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let place = text.indices.randomElement(using: &random) ?? text.startIndex
        text.insert(contentsOf: tokens.randomElement(using: &random) ?? "", at: place)
      }
      let added = Self.added(text)
      #expect(added == Self.parsed(text), "\(text.debugDescription)")
      if added != nil { valid += 1 }
    }
    #expect((2_000..<18_000).contains(valid))
  }
}
