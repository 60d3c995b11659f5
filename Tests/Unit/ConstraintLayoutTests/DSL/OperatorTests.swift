import ConstraintSolver
import ConstraintLayout
import Testing

struct `The operators` {
  let screen = View("screen", width: 375, height: 667)
  let button = View("button", x: 20, y: 100, width: 120, height: 44)
  let label = View("label", intrinsicSize: .init(width: 400, height: 20))

  init() {
    screen.addSubviews(button, label)
  }

  func frame(of view: View) throws -> [Double] {
    let frame = try #require(try LiveLayout(screen).checked()[view])
    return [frame.x, frame.y, frame.width, frame.height]
  }

  static let expected = [20.0, 164, 335, 20]

  @Test func `a closure of comparisons lays a label out under a button`() throws {
    label.layout {
      $0.top == button.bottomAnchor + 20
      $0.leading == button.leadingAnchor
      $0.width <= screen.widthAnchor - 40
    }
    #expect(try frame(of: label) == Self.expected)
  }

  @Test func `the short names are equivalent`() throws {
    label.layout {
      $0.top == button.bottom + 20
      $0.leading == button.leading
      $0.width <= screen.width - 40
    }
    #expect(try frame(of: label) == Self.expected)
  }

  @Test func `the anchor API is equivalent`() throws {
    Constraint.activate([
      label.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 20),
      label.leadingAnchor.constraint(equalTo: button.leadingAnchor),
      label.widthAnchor.constraint(lessThanOrEqualTo: screen.widthAnchor, constant: -40),
    ])
    #expect(try frame(of: label) == Self.expected)
  }

  @Test func `a proxy is equivalent, outside a closure and in one`() throws {
    let proxy = LayoutProxy(view: label)
    proxy.top.equal(to: button.bottomAnchor, offsetBy: 20)
    proxy.leading.equal(to: button.leadingAnchor)
    proxy.width.lessThanOrEqual(to: screen.widthAnchor, offsetBy: -40)
    #expect(try frame(of: label) == Self.expected)
    Constraint.deactivate(label.constraints)
    label.layout {
      $0.top.equal(to: button.bottomAnchor, offsetBy: 20)
      $0.leading.equal(to: button.leadingAnchor)
      $0.width.lessThanOrEqual(to: screen.widthAnchor, offsetBy: -40)
    }
    #expect(label.constraints.count == 3)
    #expect(try frame(of: label) == Self.expected)
  }

  @Test func `factors, divisors and constants stand on either side`() {
    let (a, b) = (button, label)
    let lines: [(Constraint, String)] = [
      (a.width == b.width, "button.width == label.width"),
      (a.width == b.width * 0.5, "button.width == 0.5 * label.width"),
      (a.width == 2 * b.height + 3, "button.width == 2 * label.height + 3"),
      (a.width == b.width / 4 - 1, "button.width == 0.25 * label.width - 1"),
      (2 * a.width + 10 == b.width, "2 * button.width == label.width - 10"),
      (a.width == 10 - b.width, "button.width == -1 * label.width + 10"),
      (a.width == -b.width, "button.width == -1 * label.width"),
      ((a.width + 5) * 2 == 30, "2 * button.width == 20"),
      (a.height == 44, "button.height == 44"),
      (44 >= a.height, "button.height <= 44"),
      (a.top >= 20 + b.bottom, "button.top >= label.bottom + 20"),
      (a.top == screen.safeArea.top + 8, "button.top == screen.safeArea.top + 8"),
      (a.leading == screen.margins.leading, "button.leading == screen.margins.leading"),
      (a.left == b.centerX, "button.left == label.centerX"),
      (a.centerX == b.trailing, "button.centerX == label.trailing"),
      (a.firstBaseline == b.lastBaseline, "button.firstBaseline == label.lastBaseline"),
      (
        a.top.constraint(equalToSystemSpacingBelow: b.bottom, multiplier: 2),
        "button.top == label.bottom + 16"
      ),
      (a.width.constraint(equalToConstant: 4), "button.width == 4"),
      (
        a.width.constraint(greaterThanOrEqualTo: b.width, multiplier: 2, constant: 1),
        "button.width >= 2 * label.width + 1"
      ),
    ]
    for (constraint, text) in lines { #expect(constraint.text == text) }
  }

  @Test func `a difference of positions is a length`() throws {
    let row = ["a", "b", "c"].map { View($0, intrinsicSize: .init(width: 30, height: 10)) }
    for view in row { screen.addSubview(view) }
    let (a, b, c) = (row[0], row[1], row[2])
    let equalGaps = a.trailing.anchorWithOffset(to: b.leading).constraint(
      equalTo: b.trailing.anchorWithOffset(to: c.leading), multiplier: 2, constant: 3)
    #expect(
      equalGaps.text == "b.leading - a.trailing == 2 * c.leading - 2 * b.trailing + 3")
    #expect((b.leading - a.trailing == 2 * (c.leading - b.trailing) + 3).text == equalGaps.text)
    let lines: [(Constraint, String)] = [
      (
        a.top.anchorWithOffset(to: b.bottom).constraint(equalToConstant: 8), "b.bottom - a.top == 8"
      ),
      (a.width == b.centerX - a.centerX, "a.width == b.centerX - a.centerX"),
      (-(b.top - a.top) <= 4 - a.height, "a.top - b.top <= -1 * a.height + 4"),
      ((b.top + 5) - (a.top - 3) >= 20, "b.top - a.top >= 12"),
      (2 * b.top - 2 * a.top == 0.5 * a.width, "2 * b.top - 2 * a.top == 0.5 * a.width"),
    ]
    for (constraint, text) in lines { #expect(constraint.text == text) }
    Constraint.activate {
      equalGaps
      a.leading == screen.leading
      c.trailing == screen.trailing
      row.alignTops()
      a.top == screen.top
    }
    #expect(equalGaps.isActive && a.constraints.contains { $0 === equalGaps })
    #expect(try frame(of: b) == [221, 0, 30, 10])
    #expect(try LiveLayout(screen, options: .init(direction: .rightToLeft)).checked()[b]?.x == 124)
    c.removeFromSuperview()
    #expect(!equalGaps.isActive)
    // A distance is negative in the other order.
    Constraint.activate { b.leading - a.leading == -4 }
    #expect(try frame(of: b) == [-4, 0, 30, 10])
  }

  @Test func `a reactivated constraint is listed once, at its new position`() throws {
    let made = (0..<50).map { (label.width >= Double($0)).activated() }
    for constraint in made.dropLast(20) { constraint.isActive = false }
    for constraint in made.prefix(2) { constraint.isActive = true }
    #expect(label.constraints.map(\.constant) == (30..<50).map(Double.init) + [0, 1])
    Constraint.deactivate(made)
    #expect(label.constraints.isEmpty)
  }

  @Test func `whole numbers stand wherever others do`() {
    let (a, b, n) = (button, label, 3)
    #expect((a.top == b.bottom + n).text == "button.top == label.bottom + 3")
    #expect((n - a.top <= n).text == (3.0 - a.top <= 3.0).text)
    #expect((n <= a.width).text == "button.width >= 3")
    #expect((a.width >= n * b.width / n).text == "button.width >= label.width")
    #expect((a.edges == b.edges - n).map(\.constant) == [3, 3, -3, -3])
  }

  @Test func `a size equals one length, and a center is moved by one distance`() {
    let (a, b) = (button, label)
    #expect((a.size == 20).map(\.text) == ["button.width == 20", "button.height == 20"])
    #expect((a.size <= 20.5).map(\.relation) == [.lessThanOrEqual, .lessThanOrEqual])
    #expect(
      (a.center <= b.center + 4).map(\.text) == [
        "button.centerX <= label.centerX + 4", "button.centerY <= label.centerY + 4",
      ])
    #expect((a.center >= b.center - 4).map(\.constant) == [-4, -4])
  }

  @Test func `an array takes many comparisons`() throws {
    let (a, b, c) = (button, label, screen)
    Constraint.activate([
      a.top == b.bottom + 20, a.leading == b.leading, a.width <= c.width - 40,
      a.height == 2 * b.height / 3 + 4, a.trailing <= c.margins.trailing - 8, a.width == 10,
      a.centerX == b.trailing - 4, a.bottom >= c.bottom ~ .high, a.top == b.bottom + 20,
      a.leading == b.leading, a.width <= c.width - 40, a.height == 2 * b.height / 3 + 4,
      a.trailing <= c.margins.trailing - 8, a.width == 10, a.centerX == b.trailing - 4,
      a.bottom >= c.bottom ~ .high, a.top == b.bottom + 20, a.leading == b.leading,
      a.width <= c.width - 40, a.height == 2 * b.height / 3 + 4, a.width == 10,
      a.trailing <= c.margins.trailing - 8, a.centerX == b.trailing - 4,
      a.bottom >= c.bottom ~ .high, a.top == b.bottom + 20, a.leading == b.leading,
      a.width <= c.width - 40, a.height == 2 * b.height / 3 + 4, a.width == 10,
      a.trailing <= c.margins.trailing - 8, a.centerX == b.trailing - 4,
      a.bottom >= c.bottom ~ .high,
    ])
    #expect(a.constraints.count == 32)
  }

  @Test func `priorities are names or numbers`() {
    let (a, b) = (button, label)
    #expect((a.width == b.width ~ .high).text == "button.width == label.width @ 750")
    #expect((a.width == 100 ~ 251).text == "button.width == 100 @ 251")
    #expect((a.size == b.size ~ .low).map(\.priority) == [.low, .low])
  }

  @Test(arguments: [0, -1, 1000.5, .nan, .infinity])
  func `a number out of range as a priority is an error of the solve`(number: Double) throws {
    (button.width == 100 ~ number).activated()
    let error = #expect(throws: LiveLayoutError.self) { try LiveLayout(screen).checked() }
    #expect("\(try #require(error))".contains("a priority is above 0 and at most 1000"))
  }

  @Test func `compound anchors constrain each of their parts`() throws {
    let texts = (label.edges == screen.margins.edges.inset(by: 4)).map(\.text)
    #expect(
      texts == [
        "label.top == screen.margins.top + 4", "label.leading == screen.margins.leading + 4",
        "label.bottom == screen.margins.bottom - 4",
        "label.trailing == screen.margins.trailing - 4",
      ])
    #expect(
      (label.edges <= screen.edges - 10).map(\.text) == [
        "label.top >= screen.top + 10", "label.leading >= screen.leading + 10",
        "label.bottom <= screen.bottom - 10", "label.trailing <= screen.trailing - 10",
      ])
    #expect(
      (label.size == button.size * 2).map(\.text) == [
        "label.width == 2 * button.width", "label.height == 2 * button.height",
      ])
    #expect(
      (label.size >= Size(width: 1, height: 2)).map(\.text) == [
        "label.width >= 1", "label.height >= 2",
      ])
    label.layout {
      $0.center == screen.center.offset(y: -10)
      $0.size == Size(width: 75, height: 67)
    }
    #expect(try frame(of: label) == [150, 290, 75, 67])
  }

  @Test func `collections align, chain and distribute`() throws {
    let row = ["a", "b", "c"].map { View($0, intrinsicSize: .init(width: 30, height: 10)) }
    for view in row { screen.addSubview(view) }
    #expect(row.alignTops().map(\.text) == ["b.top == a.top", "c.top == a.top"])
    #expect(
      row.chain(along: .vertical, spacing: 4).map(\.text) == [
        "b.top == a.bottom + 4", "c.top == b.bottom + 4",
      ])
    #expect(row.equalSizes().count == 4)
    #expect([View]().alignTops().isEmpty)
    label.layout { $0.edges == screen.edges }
    Constraint.activate {
      row.alignTops()
      row.distributeEqualGaps(along: .horizontal, in: screen)
      row[0].top == screen.top
    }
    #expect(try frame(of: row[1]) == [172.5, 0, 30, 10])
    let fill = ["d", "e", "f"].map { View($0, height: 5) }
    for view in fill { screen.addSubview(view) }
    Constraint.activate {
      fill.distribute(along: .horizontal, in: screen.margins, spacing: 7)
      fill.alignCenterYs()
      fill[0].centerY == screen.centerY
    }
    #expect(try frame(of: fill[2]) == [252, 331, 115, 5])
  }

  @Test func `anchors and sizes are multiplied and divided by integers as by doubles`() throws {
    let (columns, screen) = (3, View("screen", width: 390, height: 90))
    let (a, b) = (View("a"), View("b"))
    screen.addSubviews(a, b)
    #expect((a.width == b.width / columns).text == (a.width == b.width / 3.0).text)
    #expect((a.width == columns * b.width).text == (a.width == 3.0 * b.width).text)
    #expect((a.width == b.width * columns).text == (a.width == b.width * 3.0).text)
    let sizes = a.size == screen.size / columns
    #expect(sizes.map(\.text) == (a.size == screen.size / 3.0).map(\.text))
    #expect((a.size == b.size * columns).map(\.text) == (a.size == b.size * 3.0).map(\.text))
    a.layout {
      $0.leading == screen.leading
      $0.top == screen.top
    }
    sizes.activated()
    let frame = try LiveLayout(screen).checked()[a]
    #expect(frame == Frame(x: 0, y: 0, width: 130, height: 30))
    a.layout { $0.width == b.width / (columns - 3) }
    #expect(throws: (any Error).self) { try LiveLayout(screen).solve() }
  }
}
