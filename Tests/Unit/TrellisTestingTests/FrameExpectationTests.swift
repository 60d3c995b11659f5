import ConstraintLayout
import Foundation
import Testing

@testable import TrellisTesting

struct `The frames of a layout` {
  private let card = Card()
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private static let golden = """
    {
      "configurations": {
        "own": {
          "card": [0,0,320,200],
          "note": [16,48,120,16],
          "title": [16,16,288,24]
        }
      }
    }

    """

  @Test func `are recorded where there are none, which fails, and then compared`() throws {
    let path = try folder.file.path
    #expect(path == folder.url.path + "/__Snapshots__/CardTests/card.json")
    let message = try #require(try folder.compare(card.layout))
    #expect(message.hasPrefix("recorded the frames at own in \(path): look at them"))
    #expect(message.contains("├─ title  16, 16  288 × 24\n└─ note  16, 48  120 × 16"))
    #expect(try folder.text == Self.golden)
    for mode in [RecordMode.missing, .failed, .never] {
      #expect(try folder.compare(card.layout, mode) == nil)
    }
    #expect(try folder.text == Self.golden)
  }

  @Test func `are not recorded where the mode is never`() throws {
    let message = try #require(try folder.compare(card.layout, .never))
    #expect(message.hasPrefix("there is no golden file \(try folder.file.path): record it with"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/__Snapshots__"))
  }

  @Test(arguments: [RecordMode.missing, .never])
  func `fail where one differs, and leave the file as it is`(mode: RecordMode) throws {
    try folder.write(Self.golden)
    card.gap.constant = 12.5
    let message = try #require(try folder.compare(card.layout, mode))
    let expected = """
      the frames are not those of \(try folder.file.path)

      at own:
        - note  16, 48  120 × 16
        + note  16, 52.5  120 × 16    y +4.5

      card  0, 0  320 × 200
      ├─ title  16, 16  288 × 24
      └─ note  16, 52.5  120 × 16  ← golden: 16, 48  120 × 16

      to accept the new frames, run the test with TRELLIS_RECORD=failed
      """
    #expect(message == expected)
    #expect(try folder.text == Self.golden)
  }

  @Test func `are recorded where one differs and the mode is failed, which fails`() throws {
    try folder.write(Self.golden)
    card.gap.constant = 12
    let message = try #require(try folder.compare(card.layout, .failed))
    #expect(message.contains("  + note  16, 52  120 × 16    y +4\n"))
    #expect(message.contains("recorded the frames at own in "))
    #expect(try folder.text == Self.golden.replacing("[16,48,", with: "[16,52,"))
    #expect(try folder.compare(card.layout, .never) == nil)
  }

  @Test func `are recorded where none differs and the mode is all, which fails`() throws {
    try folder.write("no golden file")
    #expect(try folder.compare(card.layout, .all)?.hasPrefix("recorded the frames at own") == true)
    #expect(try folder.text == Self.golden)
  }

  @Test func `differ by more than the tolerance in an edge`() throws {
    try folder.write(Self.golden)
    card.gap.constant = 8.3
    #expect(try folder.compare(card.layout, tolerance: 0.31) == nil)
    #expect(try folder.compare(card.layout, tolerance: 0.29) != nil)
  }

  @Test func `fail for views that are new or gone`() throws {
    try folder.write(Self.golden)
    card.note.removeFromSuperview()
    card.card.addSubview(View("price", x: 1, y: 2, width: 3, height: 4))
    let message = try #require(try folder.compare(card.layout))
    #expect(message.contains("\n  - note  16, 48  120 × 16    is gone\n"))
    #expect(message.contains("\n  + price  1, 2  3 × 4    is new\n"))
    #expect(message.contains("price  1, 2  3 × 4  ← not in the golden file\n"))
  }

  @Test func `are added at a size that the file lacks, unless another differs`() throws {
    try folder.write(Self.golden)
    let sizes = [LayoutSize(), .init(width: 200)]
    #expect(try folder.compare(card.layout, at: sizes, .never)?.contains("at 200 wide") == true)
    #expect(try folder.text == Self.golden)
    let message = try #require(try folder.compare(card.layout, at: sizes))
    #expect(message.contains("no golden frames at 200 wide\n\nrecorded the frames at 200"))
    #expect(try folder.text.contains("\"200 wide\": {\n      \"card\": [0,0,200,200],"))
    #expect(try folder.compare(card.layout, at: sizes, .never) == nil)
    #expect(try folder.compare(card.layout, at: sizes.reversed(), .never) == nil)
  }

  @Test func `fail for a size that only the file has`() throws {
    _ = try folder.compare(card.layout, at: [.init(), .init(width: 200)])
    let message = try #require(try folder.compare(card.layout))
    #expect(
      message.contains(
        "there are golden frames at 200 wide, and the test does not solve at this size"))
    _ = try folder.compare(card.layout, .failed)
    #expect(try folder.text == Self.golden)
  }

  @Test func `make the same file in whatever order views and sizes come`() throws {
    let views = { ["b", "a"].map { View($0, x: 0, y: 0, width: 1, height: 1) } }
    card.card.addSubviews(views())
    _ = try folder.compare(card.layout, at: [.init(width: 200), .init()], .all)
    let text = try folder.text
    let other = Card()
    other.card.addSubviews(views().reversed())
    _ = try folder.compare(other.layout, at: [.init(), .init(width: 200)], .all)
    #expect(try folder.text == text)
  }

  @Test func `are not recorded where the layout has none`() throws {
    (card.note.width == 100).activated()
    (card.note.width == 120).activated()
    let message = try #require(try folder.compare(card.layout, .all))
    #expect(message.hasPrefix("the layout has no frames at its size own:\nthese cannot all hold:"))
    #expect(!FileManager.default.fileExists(atPath: try folder.file.path))
  }

  @Test func `are recorded with a word on what does not determine them`() throws {
    card.gap.isActive = false
    let message = try #require(try folder.compare(card.layout))
    #expect(message.contains("nothing determines y of note\n  to repair it, one of:\n    add "))
  }

  @Test func `have names that are the same in each run`() throws {
    card.card.addSubview(View(x: 0, y: 0, width: 1, height: 1))
    _ = try folder.compare(card.layout)
    #expect(try folder.text.contains("\"card[2]\": [0,0,1,1],"))
    card.card.addSubview(View("card[2]", x: 0, y: 0, width: 1, height: 1))
    let fault = #expect(throws: TestFault.self) { try folder.compare(card.layout) }
    #expect(fault?.description == "two views are called card[2]: give one another name")
  }
}
