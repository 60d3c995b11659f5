import ConstraintSolver
import ConstraintLayout

/// One line of text below the frames of a panel.
struct PanelNote {
  /// What stands there.
  var line: PictureText
  /// The same at greater length, as a tooltip.
  var title: [PictureText] = []
}

/// Words for what an answer says of constraints.
struct ConstraintWording {
  /// The scene whose constraints are named, with the values that it was solved with.
  let scene: LayoutScene
  /// What the request calls one of them.
  let title: (Int) -> String

  /// Says which constraint it is.
  ///
  /// - Complexity: O(bytes of the names in it).
  func text(of origin: ConstraintOrigin) -> String {
    switch origin {
    case .constraint(let number):
      let constraint = scene.constraints[number]
      return "\(title(number)): \(ConstraintPrinter.text(of: constraint, names: scene.names))"
    case .implied(let item, let implication):
      let name = ConstraintPrinter.quoted(scene.names.bytes(of: item.index))
      let priority = scene.priority(of: implication, item)
      let suffix = priority.isRequired ? "" : " @ \(NumberText.string(priority.value))"
      return "\(name).\(implication.name)\(suffix)"
    case .stack(let rule):
      let name = ConstraintPrinter.quoted(scene.names.bytes(of: rule.view.index))
      let arranged = rule.arranged.map {
        " of " + ConstraintPrinter.quoted(scene.names.bytes(of: $0.index))
      }
      let suffix =
        rule.priority.isRequired ? "" : " @ \(NumberText.string(rule.priority.value))"
      return "\(name).\(rule.implied)\(arranged ?? "")\(suffix)"
    }
  }

  /// Says by how much it does not hold.
  func text(of unsatisfied: LayoutSolution.Unsatisfied) -> String {
    // Below this a violation counts as none.
    let amount = (unsatisfied.violation * 1e6).rounded() / 1e6
    return "off by \(NumberText.string(amount)): \(text(of: unsatisfied.origin))"
  }

  /// Says that it was left out.
  func text(of broken: LayoutSolution.Broken) -> String {
    "broken: \(text(of: broken.origin))"
  }
}

/// The lines below the frames of a panel: what is broken, unsatisfied, ambiguous or without a
/// label. There are a few of each kind, and the number of the others.
struct PanelNotes {
  /// How many lines of one kind there are.
  static let linesPerKind = 8
  /// How many columns a line has.
  static let columns = 80
  /// How many columns and lines a tooltip has.
  static let titleColumns = 400
  static let titleLines = 10

  private(set) var notes: [PanelNote] = []
  private let wording: ConstraintWording

  /// The notes of frames.
  init(_ answer: LayoutSolution, unlabelled: [Int], _ wording: ConstraintWording) {
    self.wording = wording
    add(answer.broken, "broken") { broken in
      wording.note("! \(wording.text(of: broken))", members: broken.conflict)
    }
    add(answer.unsatisfied, "that do not hold") { wording.note("! \(wording.text(of: $0))") }
    add(answer.ambiguous, "ambiguous") { ambiguity in
      let name = ConstraintPrinter.quoted(wording.scene.names.bytes(of: ambiguity.item.index))
      return wording.note("? ambiguous: \(name): \(Self.list(ambiguity.dimensions))")
    }
    addUnlabelled(unlabelled)
  }

  /// The notes of conflicts, in place of frames.
  init(_ conflicts: [[ConstraintOrigin]], _ wording: ConstraintWording) {
    self.wording = wording
    add(conflicts, "sets of constraints that cannot all hold") { conflict in
      wording.note("! \(conflict.count) required constraints cannot all hold:", members: conflict)
    }
    guard let first = conflicts.first else { return }
    add(first, "in the first set") { wording.note("- \(wording.text(of: $0))") }
  }

  /// A number of things.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Names the numbers of a frame.
  static func list(_ dimensions: [Dimension]) -> String {
    dimensions.map(\.name).joined(separator: ", ")
  }

  private mutating func add<Element>(
    _ elements: [Element], _ kind: String, _ note: (Element) -> PanelNote
  ) {
    notes += elements.prefix(Self.linesPerKind).map(note)
    guard elements.count > Self.linesPerKind else { return }
    let more = "… \(elements.count - Self.linesPerKind) more \(kind)"
    notes.append(PanelNote(line: PictureText(more, columns: Self.columns)))
  }

  private mutating func addUnlabelled(_ items: [Int]) {
    guard !items.isEmpty else { return }
    var names = ""
    var shown = 0
    for item in items {
      let name = ConstraintPrinter.quoted(wording.scene.names.bytes(of: item))
      // The number of the others needs room too.
      guard names.utf8.count + name.utf8.count < Self.columns - 40 else { break }
      names += shown == 0 ? ": \(name)" : ", \(name)"
      shown += 1
    }
    if shown > 0, shown < items.count { names += " and \(items.count - shown) more" }
    let text = "no room for \(Self.count(items.count, "label"))\(names)"
    notes.append(PanelNote(line: PictureText(text, columns: Self.columns)))
  }
}

extension ConstraintWording {
  /// A note, whose tooltip lists members of a set too.
  fileprivate func note(_ line: String, members: [ConstraintOrigin] = []) -> PanelNote {
    var title = [PictureText(line, columns: PanelNotes.titleColumns)]
    for member in members.prefix(PanelNotes.titleLines) {
      title.append(PictureText("- \(text(of: member))", columns: PanelNotes.titleColumns))
    }
    if members.count > PanelNotes.titleLines {
      title.append(PictureText("… \(members.count - PanelNotes.titleLines) more", columns: 40))
    }
    return PanelNote(line: PictureText(line, columns: PanelNotes.columns), title: title)
  }
}
