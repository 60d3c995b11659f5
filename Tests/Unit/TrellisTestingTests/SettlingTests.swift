import ConstraintLayout
import ConstraintSolver
import Testing

@testable import TrellisTesting

struct `A layout` {
  private let card = Card()

  @Test func `is settled where its constraints agree and determine each frame`() {
    #expect(card.layout.isSettled)
    #expect(card.layout.testDescription == "a settled layout of card")
  }

  @Test func `is not settled where constraints contradict each other`() throws {
    (card.note.width >= 200).named("minimum").activated()
    (card.note.width == 120).activated()
    #expect(!card.layout.isSettled)
    let message = try #require(card.layout.settlingFailure(at: []))
    let expected = """
      the layout is not settled at its size own:
      these cannot all hold:
        note.width >= 200  (minimum)
        note.width == 120
        to repair it, one of:
      """
    #expect(message.hasPrefix(expected), "\(message)")
    #expect(message.contains("\n    lower note.width == 120 to priority 999; nothing moves\n"))
    #expect(message.contains("card  0, 0  320 × 200\n├─ title  16, 16  288 × 24\n└─ note  16, 48"))
    #expect(message.contains("← in conflict"))
  }

  @Test func `is not settled where nothing determines a frame`() throws {
    card.gap.isActive = false
    #expect(!card.layout.isSettled)
    let message = try #require(card.layout.settlingFailure(at: []))
    #expect(message.contains("nothing determines y of note\n  to repair it, one of:\n    add "))
    #expect(message.hasSuffix("× 16  ← ambiguous: y"))
  }

  @Test func `is not settled where it breaks constraints to have frames`() throws {
    (card.note.width >= 200).activated()
    (card.note.width == 120).activated()
    card.layout.options.onConflict = .breakInOrder
    #expect(!card.layout.isSettled)
    let message = try #require(card.layout.settlingFailure(at: []))
    #expect(message.contains("these cannot all hold:\n  note.width >= 200\n  note.width == 120\n"))
  }

  @Test func `is not settled where its tree is invalid`() {
    card.card.addSubview(View("title"))
    #expect(card.layout.settlingFailure(at: []) == "two elements are called title")
    #expect(LiveLayout().settlingFailure(at: []) == "the layout has no views")
  }

  @Test func `keeps its options, its conflicts and its next solve`() throws {
    (card.note.width >= 200).activated()
    let extra = (card.note.width == 120).activated()
    #expect(throws: LiveLayoutError.self) { try card.layout.solve() }
    card.layout.options.scale = 3
    _ = card.layout.settlingFailure(at: [.device("iphone-se-3", direction: .rightToLeft)])
    #expect(card.layout.conflicts.count == 1)
    #expect(card.layout.options.scale == 3 && card.layout.options.direction == .leftToRight)
    extra.isActive = false
    #expect(try card.layout.solve()[card.note]?.width == 200)
  }

  @Test func `is solved at each size, device and direction`() throws {
    (card.title.width >= 200).activated()
    let sizes = [LayoutSize(width: 320), .init(width: 200), .device("iphone-16")]
    let message = try #require(card.layout.settlingFailure(at: sizes))
    #expect(message.hasPrefix("the layout is not settled at its size 200 wide:\n"))
    #expect(!message.contains("320 wide") && !message.contains("iphone-16"))
    let mirrored = try LayoutTrial(card.layout, at: .init(direction: .rightToLeft))
    #expect(mirrored.frames?[2].x == 184.0)
  }

  @Test func `has the safe area and the scale of a device`() throws {
    let row = View("row", height: 10)
    card.card.addSubview(row)
    row.layout {
      $0.leading == card.card.safeArea.leading
      $0.trailing == card.card.safeArea.trailing
      $0.top == card.card.safeArea.top + 0.2
    }
    let trial = try LayoutTrial(card.layout, at: .device("iphone-16-landscape"))
    #expect(trial.frames?[3] == Frame(x: 59, y: 1.0 / 3, width: 852 - 118, height: 10))
  }

  @Test(arguments: [
    (LayoutSize.device("iphone-99"), "there is no device iphone-99: write iphone-se-3, "),
    (LayoutSize(width: -1), "the width of the size -1 wide is -1.0: write 0 or more"),
    (LayoutSize(height: .infinity), "the height of the size inf high is inf: write 0 or more"),
    (LayoutSize(width: .nan), "the width of the size nan wide is nan: write 0 or more"),
  ])
  func `has no size that does not exist`(size: LayoutSize, message: String) throws {
    let failure = try #require(card.layout.settlingFailure(at: [size]))
    #expect(failure.hasPrefix(message), "\(failure)")
  }

  @Test func `has no two sizes of one name`() {
    #expect(
      card.layout.settlingFailure(at: [.init(width: 1, height: 2), .init("1x2", width: 5)])
        == "two sizes are called 1x2: give one another name")
  }

  @Test func `has a picture that names views without names by their place`() throws {
    let box = View()
    box.addSubview(View(width: 5, height: 5))
    card.card.addSubview(box)
    let guide = LayoutGuide()
    card.card.addGuide(guide)
    let trial = try LayoutTrial(card.layout, at: .init())
    #expect(trial.names == ["card", "card.guides[0]", "title", "note", "card[2]", "card[2][0]"])
    let message = try #require(card.layout.settlingFailure(at: []))
    #expect(message.contains("nothing determines x, y, width, height of card[2]\n"))
    #expect(!message.contains("← ambiguous: unnamed"))
  }

  @Test func `has a picture of the marked views if it is large`() throws {
    let list = View("list", stack: .init(axis: .vertical))
    card.card.addSubview(list)
    list.layout {
      $0.top == card.card.top
      $0.leading == card.card.leading
      $0.trailing == card.card.trailing
    }
    for index in 0..<200 {
      let row = View("row\(index)", height: 1)
      list.addSubview(row)
      row.addSubview(View("cell\(index)", x: 0, y: 0, width: index == 150 ? nil : 1, height: 1))
    }
    let lines = try #require(card.layout.settlingFailure(at: [])).split(separator: "\n")
    #expect(lines.contains { $0.contains("cell150") && $0.contains("← ambiguous") })
    #expect(lines.last == "… and \(404 - TreePicture.viewLimit) other views")
  }
}
