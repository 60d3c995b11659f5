import API
import ConstraintLayout
import InterfaceBuilder
internal import LayoutRequests
internal import TextBytes

extension InterfaceSceneCheck {
  /// Adds the findings from saved frames: misplaced views, stale flags, and assumptions.
  mutating func addSaved(
    _ verdict: InterfaceVerdict, in name: String, _ rules: inout RuleRunner
  ) {
    guard let frames = verdict.exact, let rounded = verdict.rounded else { return }
    let words = rules.subject.words
    let misplaced = verdict.misplaced
    severities.causes.noteCauses(of: misplaced, verdict, frames)
    for misplaced in misplaced {
      let (view, saved) = (misplaced.view, misplaced.saved)
      let id = verdict.layout.scene.names.string(of: view)
      if misplaced.isSlight { severities.causes.slightlyMisplaced.insert(id) }
      let text = "save \(Self.text(rounded[view]))"
      rules.add(
        .misplaced, in: name, about: [id], at: .item(ItemIndex(view)), key: id,
        repairs: { _, _ in [.init(text: text, fix: .interface(.frame(view: id, rounded[view])))] },
        """
        \(words.subject(id)) is misplaced: the document saves \(Self.text(saved)), and its \
        constraints say \(Self.text(frames[view]))
        """)
    }
    for (view, flags) in verdict.staleFlags {
      let id = verdict.layout.scene.names.string(of: view)
      let marks = [
        flags.contains(.misplaced) ? "misplaced" : nil,
        flags.contains(.ambiguous) ? "ambiguous" : nil,
      ].compactMap { $0 }
      rules.add(
        .staleFlag, in: name, about: [id], at: .item(ItemIndex(view)),
        key: severities.causes.follow(.staleFlag, id),
        "\(words.subject(id)) is flagged as \(NumberWords.list(marks)), but is not")
    }
    for note in verdict.imported.notes where note.isWorthAFinding {
      let item = verdict.layout.scene.item(named: note.view)
      let key = severities.causes.follow(.assumed, "\(note.view)\n\(note.message)")
      rules.add(
        .assumed, in: name, about: [note.view], at: .item(item ?? ItemIndex(0)), key: key,
        "\(words.subject(note.view)): \(note.message)")
    }
  }

  private static func text(_ frame: Frame) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { NumberWords.text($0) }
    return "(\(numbers[0]), \(numbers[1])) \(numbers[2]) by \(numbers[3])"
  }
}
