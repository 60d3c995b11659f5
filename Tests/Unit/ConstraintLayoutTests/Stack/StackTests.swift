import ConstraintSolver
import ConstraintLayout
import Testing

struct `Stacks` {
  /// The horizontal edges of three views of 20, 40 and 60 points in a row of 300.
  static func row(
    _ style: StackStyle, width: Double? = 300, options: LayoutOptions = .init(),
    _ change: ([View]) -> Void = { _ in }
  ) throws -> [[Double]] {
    let stack = View("stack", width: width, stack: style)
    let views = [20.0, 40, 60].enumerated().map { number, size in
      View(
        "v\(number)",
        intrinsicSize: .init(
          width: size, height: size / 2,
          hugging: .init(horizontal: number == 2 ? .low : .high, vertical: .low)))
    }
    for view in views { stack.addSubview(view) }
    change(views)
    let solved = try LiveLayout(stack, options: options).checked()
    return try views.map { view in
      let frame = try #require(solved[view])
      return [frame.x, frame.x + frame.width]
    }
  }

  @Test func `fill gives the rest to the view that hugs least`() throws {
    #expect(try Self.row(.init(spacing: 10)) == [[0, 20], [30, 70], [80, 300]])
  }

  @Test func `fillEqually makes equal lengths`() throws {
    #expect(
      try Self.row(.init(distribution: .fillEqually, spacing: 15)) == [
        [0, 90], [105, 195], [210, 300],
      ])
  }

  @Test func `equalSpacing makes equal gaps, not below the spacing`() throws {
    #expect(
      try Self.row(.init(distribution: .equalSpacing, spacing: 10)) == [
        [0, 20], [110, 150], [240, 300],
      ])
    #expect(
      try Self.row(.init(distribution: .equalSpacing, spacing: 10), width: nil) == [
        [0, 20], [30, 70], [80, 140],
      ])
  }

  @Test func `equalCentering makes equal distances of centers`() throws {
    #expect(
      try Self.row(.init(distribution: .equalCentering, spacing: 10)) == [
        [0, 20], [120, 160], [240, 300],
      ])
  }

  @Test func `equal distances of centers outweigh the spacing however many views there are`() throws
  {
    let stack = View("stack", stack: .init(distribution: .equalCentering, spacing: 10))
    let views = (0..<160).map { number in
      View("v\(number)", intrinsicSize: .init(width: number == 150 ? 90 : 20, height: 10))
    }
    for view in views { stack.addSubview(view) }
    let solved = try LiveLayout(stack).checked()
    let centers = try views.map { view in
      let frame = try #require(solved[view])
      return frame.x + frame.width / 2
    }
    // The widest view needs 45 + 10 + 10 on either side.
    #expect(zip(centers, centers.dropFirst()).allSatisfy { abs($1 - $0 - 65) < 1e-6 })
  }

  @Test func `a hidden view and its spacing collapse`() throws {
    let edges = try Self.row(.init(spacing: 10)) { $0[1].isHidden = true }
    #expect(edges == [[0, 20], [20, 20], [30, 300]])
    #expect(
      try Self.row(.init(spacing: 10), width: nil) { $0.forEach { $0.isHidden = true } } == [
        [0, 0], [0, 0], [0, 0],
      ])
  }

  @Test func `a spacing of its own follows a view`() throws {
    let edges = try Self.row(.init(spacing: 10)) { $0[0].spacingAfter = 50 }
    #expect(edges == [[0, 20], [70, 110], [120, 300]])
  }

  @Test func `margins hold the views in, and right to left mirrors them`() throws {
    let options = LayoutOptions(direction: .rightToLeft)
    let edges = try Self.row(.init(spacing: 10, isMarginRelative: true), options: options) {
      $0[0].superview?.geometry.margins = .init(leading: 5, trailing: 25)
    }
    #expect(edges == [[275, 295], [225, 265], [25, 215]])
    #expect(
      try Self.row(.init(distribution: .equalCentering), options: options) == [
        [280, 300], [140, 180], [0, 60],
      ])
  }

  @Test(arguments: [
    (Stack.Alignment.fill, [[0.0, 30], [0, 30], [0, 30]]),
    (.top, [[0, 10], [0, 20], [0, 30]]), (.leading, [[0, 10], [0, 20], [0, 30]]),
    (.bottom, [[20, 30], [10, 30], [0, 30]]), (.trailing, [[20, 30], [10, 30], [0, 30]]),
    (.center, [[10, 20], [5, 25], [0, 30]]), (.lastBaseline, [[20, 30], [10, 30], [0, 30]]),
    (.firstBaseline, [[0, 10], [0, 20], [0, 30]]),
  ])
  func `alignments place views across, and the stack is as thin as it can be`(
    alignment: Stack.Alignment, expected: [[Double]]
  ) throws {
    let root = View("root", width: 500, height: 500)
    let stack = View("stack", stack: .init(alignment: alignment))
    root.addSubview(stack)
    (stack.top == root.top).activated()
    (stack.leading == root.leading).activated()
    let views = [10.0, 20, 30].map { (height: Double) in
      View("v\(height)", intrinsicSize: .init(width: 9, height: height))
    }
    for view in views { stack.addSubview(view) }
    let solved = try LiveLayout(root).checked()
    #expect(solved[stack]?.height == 30)
    #expect(
      try views.map { view in
        let frame = try #require(solved[view])
        return [frame.y, frame.y + frame.height]
      } == expected)
  }

  @Test(arguments: [Stack.Distribution.equalSpacing, .fillEqually])
  func `the work for a row is linear in the number of views`(distribution: Stack.Distribution)
    throws
  {
    func work(_ count: Int) throws -> Double {
      let style = StackStyle(distribution: distribution, spacing: 10)
      let stack = View("stack", width: Double(count) * 40, height: 20, stack: style)
      for number in 0..<count {
        stack.addSubview(
          View("v\(number)", intrinsicSize: .init(width: Double(20 + number % 7), height: 9)))
      }
      let solved = try LiveLayout(stack).checked()
      #expect(solved.ambiguous.isEmpty)
      return Double(solved.solution.work)
    }
    #expect(try work(4_000) < 5 * work(1_000))
  }

  @Test func `equal centers yield to the spacing, the last distances first`() throws {
    let stack = View(
      "stack", width: 400, stack: .init(distribution: .equalCentering, spacing: 10))
    for (number, width) in [20.0, 20, 140, 140, 20].enumerated() {
      stack.addSubview(View("v\(number)", intrinsicSize: .init(width: width, height: 9)))
    }
    let solved = try LiveLayout(stack).checked()
    // The second distance is at least 80; the first is as close to it as the other gaps allow.
    let starts = stack.subviews.map { solved[$0]?.x }
    #expect(starts == [0, 50, 80, 230, 380])
    stack.given.width = 700
    let wide = try LiveLayout(stack).checked()
    let centers = stack.subviews.compactMap { wide[$0] }.map { $0.x + $0.width / 2 }
    #expect(centers == [10, 180, 350, 520, 690])
  }

  @Test func `an empty stack has no size`() throws {
    let root = View("root", width: 10, height: 10)
    let stack = View("stack", x: 0, y: 0, stack: .init())
    root.addSubview(stack)
    #expect(try LiveLayout(root).checked()[stack] == Frame(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func `a column can space its lines by baselines, those beside its edges included`() throws {
    let stack = View(
      "stack", width: 70, stack: .init(axis: .vertical, spacing: 30, isBaselineRelative: true))
    let geometry = ItemGeometry(firstBaseline: 15, lastBaseline: 5)
    for name in ["a", "b", "c"] {
      stack.addSubview(View(name, intrinsicSize: .init(height: 20), geometry: geometry))
    }
    let solved = try LiveLayout(stack).checked()
    #expect(stack.subviews.map { solved[$0]?.y } == [15, 45, 75])
    #expect(solved[stack]?.height == 120)
    stack.stack?.distribution = .equalSpacing
    stack.given.height = 160
    let wide = try LiveLayout(stack).checked()
    #expect(stack.subviews.map { wide[$0]?.y } == [15, 65, 115])
    stack.stack?.axis = .horizontal
    stack.given.height = nil
    #expect(try LiveLayout(stack).checked()[stack]?.height == 20)
  }

  @Test func `a conflict names the rules of the stack`() throws {
    let error = #expect(throws: LiveLayoutError.self) {
      try Self.row(.init(distribution: .fillEqually, spacing: 10), width: 10)
    }
    let text = "\(try #require(error))"
    #expect(text.contains("stack width"), "\(text)")
    #expect(text.contains("stack.spacing of v1"), "\(text)")
  }

  @Test func `baselines do not align a column`() throws {
    let stack = View("s", stack: .init(axis: .vertical, alignment: .firstBaseline))
    #expect(throws: LiveLayoutError.self) { try LiveLayout(stack).checked() }
  }
}
