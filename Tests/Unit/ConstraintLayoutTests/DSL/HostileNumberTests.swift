import ConstraintLayout
import ConstraintSolver
import TestSupport
import Testing

/// Numbers that are not lengths, for every public property that takes one.
@Suite struct HostileNumberTests {
  /// Numbers that are not finite, beyond the limit, at its edge, and tiny.
  private static let numbers: [Double] = [
    .nan, -.nan, .signalingNaN, .infinity, -.infinity, 1e13, -1e13, .greatestFiniteMagnitude, 1e12,
    -1e12, .leastNonzeroMagnitude, -0.0, 0, 1e-300, 17, -3, 0.1,
  ]

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e12.nextUp])
  func `an invalid length is an error that names the view and the property`(number: Double) {
    func error(_ change: (View) -> Void) -> String {
      let screen = View("screen", width: 100, height: 100)
      let view = View("v")
      screen.addSubview(view)
      change(view)
      do throws(LiveLayoutError) {
        _ = try LiveLayout(screen).solve()
        return "solved"
      } catch {
        return "\(error)"
      }
    }
    let size = IntrinsicSize(width: number, height: 1)
    let table = HeightTable([.init(width: 10, height: number)])
    for (property, change) in [
      ("x", { $0.given.x = number }), ("height", { $0.given.height = number }),
      ("intrinsicSize.width", { $0.intrinsicSize = size }),
      ("intrinsicSize.heightForWidth", { $0.intrinsicSize = .init(heightForWidth: table) }),
      ("margins.leading", { $0.geometry.margins.leading = number }),
      ("safeArea.top", { $0.geometry.safeArea.top = number }),
      ("alignment.right", { $0.geometry.alignment.right = number }),
      ("lastBaseline", { $0.geometry.lastBaseline = number }),
    ] as [(String, (View) -> Void)] {
      #expect(error(change).hasPrefix("v.\(property) is \(number): "), "\(property)")
    }
    let guide = LayoutGuide("g", insets: EdgeInsets(left: number))
    #expect(error { $0.addGuide(guide) }.hasPrefix("g.insets.left is \(number): "))
  }

  @Test(arguments: [Double.nan, .infinity, 0, -1, 1e6])
  func `an invalid scale is an error`(scale: Double) {
    let layout = LiveLayout(View("v", width: 1, height: 1), options: .init(scale: scale))
    #expect(throws: LiveLayoutError.self) { try layout.solve() }
  }

  @Test func `a tree with any numbers is solved or refused`() {
    var random = SplitMix64(seed: 7)
    func number(_ random: inout SplitMix64) -> Double {
      // Mostly common numbers; otherwise nothing could be solved.
      Bool.random(using: &random) || Bool.random(using: &random)
        ? Double(Int.random(in: -20...200, using: &random))
        : numbers.randomElement(using: &random) ?? 0
    }
    let numbers = Self.numbers
    func optional(_ random: inout SplitMix64) -> Double? {
      Int.random(in: 0..<3, using: &random) == 0 ? number(&random) : nil
    }
    var solved = 0
    for _ in 0..<2000 {
      let root = View("root", width: 300, height: 200)
      var views = [root]
      for index in 0..<Int.random(in: 1...5, using: &random) {
        let view = View(
          "v\(index)", x: optional(&random), y: optional(&random), width: optional(&random),
          height: optional(&random))
        if Bool.random(using: &random) {
          view.intrinsicSize = IntrinsicSize(width: optional(&random), height: optional(&random))
        }
        if Int.random(in: 0..<6, using: &random) == 0 {
          view.geometry.margins = .init(all: number(&random))
        }
        if Int.random(in: 0..<6, using: &random) == 0 {
          view.stack = StackStyle(spacing: number(&random))
        }
        if Int.random(in: 0..<6, using: &random) == 0 { view.spacingAfter = number(&random) }
        views.randomElement(using: &random)?.addSubview(view)
        views.append(view)
      }
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        guard let first = views.randomElement(using: &random),
          let second = views.randomElement(using: &random)
        else { continue }
        let constraint = first.width == second.width * number(&random) + number(&random)
        constraint.isActive = true
        if Bool.random(using: &random) { constraint.constant = number(&random) }
        if Bool.random(using: &random) { constraint.multiplier = number(&random) }
      }
      let layout = LiveLayout(root, options: .init(scale: optional(&random)))
      if (try? layout.solve()) != nil { solved += 1 }
      _ = try? layout.fittingSize(of: root, width: .fixed(number(&random)))
      _ = try? layout.constraintsAffecting(root, on: .vertical)
    }
    #expect(solved > 50)
  }
}
