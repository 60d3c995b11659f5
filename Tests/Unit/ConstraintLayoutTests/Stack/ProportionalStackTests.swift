import ConstraintLayout
import ConstraintSolver
import TestSupport
import Testing

/// `fillProportionally`, which compares each view with the whole stack, as UIKit's engine does.
struct `Proportional stacks` {
  /// The lengths of views in a stack.
  static func lengths(
    _ views: [View], in width: Double?, spacing: Double = 0, axis: Axis = .horizontal
  ) throws -> [Double] {
    let style = StackStyle(axis: axis, distribution: .fillProportionally, spacing: spacing)
    let isRow = axis == .horizontal
    let stack = View(
      "stack", width: isRow ? width : 50, height: isRow ? 50 : width, stack: style)
    for view in views { stack.addSubview(view) }
    let solved = try LiveLayout(stack).checked()
    #expect(solved.ambiguous.isEmpty)
    return try views.map {
      let frame = try #require(solved[$0])
      return isRow ? frame.width : frame.height
    }
  }

  static func content(_ sizes: [Double], axis: Axis = .horizontal) -> [View] {
    sizes.enumerated().map { number, size in
      View(
        "v\(number)",
        intrinsicSize: axis == .horizontal
          ? .init(width: size, height: 9) : .init(width: 9, height: size))
    }
  }

  static func isClose(_ found: [Double], _ expected: [Double]) -> Bool {
    found.count == expected.count
      && zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 * (1 + abs($1)) }
  }

  @Test func `a view has its share of the stack, gaps included, and the last takes the rest`()
    throws
  {
    let found = try Self.lengths(Self.content([20, 40, 60]), in: 360, spacing: 30)
    #expect(Self.isClose(found, [40, 80, 180]))
  }

  @Test func `without spacing, and at the natural length, lengths are in proportion`() throws {
    #expect(Self.isClose(try Self.lengths(Self.content([20, 40, 60]), in: 300), [50, 100, 150]))
    let natural = try Self.lengths(Self.content([20, 40, 60]), in: nil, spacing: 30)
    #expect(Self.isClose(natural, [20, 40, 60]))
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func `earlier views outweigh later ones, whatever the sizes`(axis: Axis) throws {
    var random = SplitMix64(seed: 7)
    for round in 0..<40 {
      let count = Int.random(in: 2...(round < 35 ? 12 : 200), using: &random)
      let sizes = (0..<count).map { _ in Double(Int.random(in: 5...60, using: &random)) }
      let spacing = Double(Int.random(in: 0...9, using: &random))
      let gaps = spacing * Double(count - 1)
      let length = gaps + Double(count) * Double(Int.random(in: 10...80, using: &random))
      let whole = sizes.reduce(gaps, +)
      // Views that earlier ones leave no space have length 0; the last one takes the rest.
      var rest = length - gaps
      var expected = sizes.dropLast().map { size in
        let share = min(size / whole * length, rest)
        rest -= share
        return share
      }
      expected.append(rest)
      let found = try Self.lengths(
        Self.content(sizes, axis: axis), in: length, spacing: spacing, axis: axis)
      #expect(Self.isClose(found, expected), "\(sizes) \(spacing) \(length): \(found)")
    }
  }

  @Test func `a view that is the whole fills the stack, whatever else is wished`() throws {
    let views = Self.content([40])
    views[0].intrinsicSize?.hugging = .init(both: Priority(999.5) ?? .required)
    #expect(Self.isClose(try Self.lengths(views, in: 300), [300]))
  }

  @Test func `a view without a length has none, and stacks of such fill equally`() throws {
    let views = [
      View("a", intrinsicSize: .init(width: 40)), View("b"),
      View("c", intrinsicSize: .init(width: 40)),
    ]
    #expect(Self.isClose(try Self.lengths(views, in: 300), [150, 0, 150]))
    let plain = [View("a"), View("b"), View("c")]
    #expect(Self.isClose(try Self.lengths(plain, in: 310, spacing: 5), [100, 100, 100]))
  }

  @Test func `a length that is given counts as that of a view's content`() throws {
    let views = [
      View("a", intrinsicSize: .init(width: 50)), View("b", width: 100),
      View("c", intrinsicSize: .init(width: 50)),
    ]
    #expect(Self.isClose(try Self.lengths(views, in: 300), [75, 100, 125]))
    let constrained = [
      View("a", intrinsicSize: .init(width: 50)), View("b"),
      View("c", intrinsicSize: .init(width: 50)),
    ]
    (constrained[1].width == 100).activated()
    #expect(Self.isClose(try Self.lengths(constrained, in: 300), [75, 100, 125]))
  }

  @Test func `beside a view whose contents decide its length, others keep their ratios`() throws {
    let box = View("box")
    let inner = View("inner", y: 0, width: 80, height: 9)
    box.addSubview(inner)
    (inner.leading == box.leading).activated()
    (inner.trailing == box.trailing).activated()
    let views = [
      View("a", intrinsicSize: .init(width: 10)), box, View("c", intrinsicSize: .init(width: 30)),
    ]
    #expect(Self.isClose(try Self.lengths(views, in: 300, spacing: 10), [50, 80, 150]))
  }
}
