import ConstraintLayout
import Foundation

/// A card with a title above a note. The environment can break it.
func makeCard() -> LiveLayout {
  let card = View("card", width: 320, height: 200)
  let title = View("title", intrinsicSize: .init(width: 90, height: 24))
  let note = View("note", intrinsicSize: .init(width: 120, height: 16))
  card.addSubviews(title, note)
  title.layout {
    $0.top == card.top + 16
    $0.leading == card.leading + 16
  }
  note.layout {
    $0.top == title.bottom + (isAsked("MOVED") ? 12 : 8)
    $0.leading == title.leading
    if isAsked("CONTRADICTORY") {
      $0.width == 120
      $0.width >= 200
    }
  }
  return LiveLayout(card)
}

/// Whether the environment asks for something.
func isAsked(_ name: String) -> Bool { ProcessInfo.processInfo.environment[name] != nil }
