import ConstraintSolver
import ConstraintLayout

/// One line of text below the frames of a panel.
struct PanelNote {
  /// The text.
  var line: PictureText
  /// The tooltip, with more detail.
  var title: [PictureText] = []
}

/// Descriptions of constraints and their violations.
struct ConstraintWording {
  /// The solved scene.
  let scene: LayoutScene
  /// The title of a constraint in the request, by the constraint's index.
  let title: (Int) -> String

  /// Describes a constraint.
  ///
  /// - Complexity: O(bytes of its names).
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

  /// Describes a violation.
  func text(of unsatisfied: LayoutSolution.Unsatisfied) -> String {
    // Round to the solver's tolerance: smaller differences are not violations.
    let amount = (unsatisfied.violation * 1e6).rounded() / 1e6
    return "off by \(NumberText.string(amount)): \(text(of: unsatisfied.origin))"
  }

  /// Describes a dropped constraint.
  func text(of broken: LayoutSolution.Broken) -> String {
    "broken: \(text(of: broken.origin))"
  }
}

/// The lines below the frames of a panel: broken, unsatisfied and ambiguous items, and items
/// without a label. Each kind has a limited number of lines, followed by the number of further
/// items.
struct PanelNotes {
  /// The maximum number of lines of one kind.
  static let linesPerKind = 8
  /// The width of a line, in columns.
  static let columns = 80
  /// The width of a tooltip, in columns.
  static let titleColumns = 400
  /// The maximum number of members of a conflict in a tooltip.
  static let titleLines = 10

  private(set) var notes: [PanelNote] = []
  private let wording: ConstraintWording

  /// Makes the notes of a panel with frames. `unlabelled` contains the items without a label.
  init(_ solution: LayoutSolution, unlabelled: [Int], _ wording: ConstraintWording) {
    self.wording = wording
    add(solution.broken, kind: "broken") { broken in
      wording.note("! \(wording.text(of: broken))", members: broken.conflict)
    }
    add(solution.noteworthy, kind: "that do not hold") {
      wording.note("! \(wording.text(of: $0))")
    }
    add(solution.ambiguous, kind: "ambiguous") { ambiguity in
      let name = ConstraintPrinter.quoted(wording.scene.names.bytes(of: ambiguity.item.index))
      return wording.note("? ambiguous: \(name): \(Self.list(ambiguity.dimensions))")
    }
    if !solution.isAmbiguityComplete {
      let line = "? what else is ambiguous was not found out within the limits"
      notes.append(PanelNote(line: PictureText(line, columns: Self.columns)))
    }
    addUnlabelled(unlabelled)
  }

  /// Makes the notes of a panel with conflicts instead of frames.
  init(_ conflicts: [[ConstraintOrigin]], _ wording: ConstraintWording) {
    self.wording = wording
    add(conflicts, kind: "sets of constraints that cannot all hold") { conflict in
      wording.note("! \(conflict.count) required constraints cannot all hold:", members: conflict)
    }
    guard let first = conflicts.first else { return }
    add(first, kind: "in the first set") { wording.note("- \(wording.text(of: $0))") }
  }

  /// A number with its noun in singular or plural.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The names of dimensions.
  static func list(_ dimensions: [Dimension]) -> String {
    dimensions.map(\.name).joined(separator: ", ")
  }

  private mutating func add<Element>(
    _ elements: [Element], kind: String, _ note: (Element) -> PanelNote
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
      // The 40 columns leave room for the number of further names.
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
  /// A note whose tooltip also lists the members of a conflict.
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

extension LayoutSolution {
  /// The unsatisfied constraints shown in a picture.
  var noteworthy: [Unsatisfied] { unsatisfied.filter(\.kind.isNoteworthy) }
}
