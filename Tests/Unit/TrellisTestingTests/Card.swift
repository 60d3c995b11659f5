import ConstraintLayout
import Foundation

@testable import TrellisTesting

/// A card with a title above a note, which tests change.
struct Card {
  let card = View("card", width: 320, height: 200)
  let title = View("title", intrinsicSize: .init(width: 90, height: 24))
  let note = View("note", intrinsicSize: .init(width: 120, height: 16))
  let gap: Constraint
  let layout: LiveLayout

  init() {
    let superview = card
    card.addSubviews(title, note)
    title.layout {
      $0.top == superview.top + 16
      $0.leading == superview.leading + 16
      $0.trailing == superview.trailing - 16
    }
    (note.leading == title.leading).activated()
    gap = (note.top == title.bottom + 8).named("gap").activated()
    layout = LiveLayout(card)
  }
}

/// A folder that is removed with this object, as if a test lay in it.
final class TestFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The golden file `card.json` of a test in the folder.
  var file: GoldenFile {
    get throws { try GoldenFile("card.json", besides: url.appending(path: "CardTests.swift").path) }
  }

  /// The text of the golden file.
  var text: String {
    get throws { try String(contentsOfFile: file.path, encoding: .utf8) }
  }

  /// Writes the golden file.
  func write(_ text: String) throws {
    let url = URL(filePath: try file.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Compares the frames of a layout with the golden file, or records them; the message of a
  /// failure.
  func compare(
    _ layout: LiveLayout, at sizes: [LayoutSize] = [], _ mode: RecordMode = .missing,
    tolerance: Double = 0.01
  ) throws -> String? {
    try FrameExpectation(file: file, mode: mode, tolerance: tolerance)
      .failure(of: layout, at: sizes)
  }
}
