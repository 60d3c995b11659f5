import ConstraintSolver
import ConstraintLayout
import TestSupport
import Testing

struct `Printed constraints` {
  /// A scene with names of every kind.
  static let scene: LayoutScene = {
    var scene = LayoutScene()
    let root = scene.view("root")
    for name in ["a", "_b2", "zf0-Gm-p4F", "it's", "'", "", "né🙂", "1st", "a.b", "x\ny#"] {
      scene.view(name, in: root)
    }
    return scene
  }()

  static func constraint(_ random: inout SplitMix64) -> SceneConstraint {
    let scene = Self.scene
    func item(_ random: inout SplitMix64) -> ItemIndex {
      ItemIndex(Int.random(in: 0..<scene.items.count, using: &random))
    }
    func number(_ random: inout SplitMix64) -> Double {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: 0
      case 1: Double(Int.random(in: -1000...1000, using: &random))
      case 2: Double.random(in: -1e3...1e3, using: &random)
      default: Double.random(in: -1e-6...1e-6, using: &random)
      }
    }
    let areas = Area.allCases
    while true {
      func anchor(_ random: inout SplitMix64) -> Anchor {
        Anchor(
          item(&random), Attribute.allCases.randomElement(using: &random) ?? .left,
          of: areas.randomElement(using: &random) ?? .item)
      }
      func factor(_ random: inout SplitMix64) -> Double {
        Bool.random(using: &random) ? 1 : Double.random(in: -10...10, using: &random)
      }
      let second = Bool.random(using: &random) ? anchor(&random) : nil
      let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
      let constraint = SceneConstraint(
        anchor(&random), relations.randomElement(using: &random) ?? .equal, to: second,
        firstFactor: factor(&random), multiplier: second == nil ? 1 : factor(&random),
        constant: number(&random),
        priority: Bool.random(using: &random)
          ? .required : Priority(Double.random(in: 0.5...1000, using: &random)) ?? .required)
      if scene.error(in: constraint) == nil { return constraint }
    }
  }

  @Test func `parsing the printed text gives an equal constraint, which prints the same text`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<5_000 {
      let constraint = Self.constraint(&random)
      let text = ConstraintPrinter.text(of: constraint, names: Self.scene.names)
      let again = Self.scene.constraints(text)
      #expect(again == [constraint], "\(text)")
      #expect(Self.scene.canonical(text) == [text])
    }
  }
}
