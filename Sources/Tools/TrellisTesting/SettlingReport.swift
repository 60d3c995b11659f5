import ConstraintLayout
import ConstraintSolver

/// The reasons for which a layout is not settled, with repairs and a picture, in lines.
struct SettlingReport {
  /// The most conflicts or ambiguous views in a report.
  private static let subjectLimit = 5
  /// The most constraints of a conflict.
  private static let memberLimit = 12
  /// The most repairs of a conflict or of an ambiguous view.
  private static let repairLimit = 3
  /// The most views whose moves a repair names.
  private static let moveLimit = 2

  private let trial: LayoutTrial
  private let printer: OriginPrinter
  private let repairPrinter: RepairPrinter

  init(_ trial: LayoutTrial) {
    self.trial = trial
    let title = { (item: ItemIndex) in
      trial.areUnnamed[item.index]
        ? trial.names[item.index]
        : ConstraintPrinter.quoted(trial.scene.names.bytes(of: item.index))
    }
    printer = OriginPrinter(trial.scene, title: title)
    repairPrinter = RepairPrinter(trial.scene) {
      OriginPrinter($0, title: title)
    } name: {
      Wording.name(trial.names[$0.index])
    } shown: {
      Wording.constraint($0)
    }
  }

  /// The reasons; none if the layout is settled.
  ///
  /// - Complexity: A search for repairs of conflicts, and one for those of ambiguous views.
  var lines: [String] {
    switch trial.outcome {
    case .failed(let reason): return ["there are no frames: \(Wording.constraint(reason))"]
    case .conflict: return conflictLines
    case .solved(let solution):
      var lines = conflictLines + ambiguityLines(solution)
      if !solution.isAmbiguityComplete {
        lines.append(
          "a limit ended the search for ambiguous views: raise the limits of the layout")
      }
      return lines
    }
  }

  /// The report and the picture.
  var text: String {
    (lines + [""] + TreePicture(trial: trial, marks: marks).lines).joined(separator: "\n")
  }

  /// The notes on views in a picture.
  var marks: [ItemIndex: String] {
    var marks: [ItemIndex: String] = [:]
    if case .solved(let solution) = trial.outcome {
      for ambiguity in solution.ambiguous {
        marks[ambiguity.item] =
          "ambiguous: \(ambiguity.dimensions.map(\.name).joined(separator: ", "))"
      }
    }
    for conflict in trial.conflicts {
      for item in conflict.members.flatMap(items) { marks[item] = "in conflict" }
    }
    return marks
  }

  // MARK: Conflicts

  private var conflictLines: [String] {
    let conflicts = trial.conflicts
    guard !conflicts.isEmpty else { return [] }
    let shown = Array(conflicts.prefix(Self.subjectLimit))
    var session = LayoutSession(options: trial.options, limits: trial.limits)
    let repairs = session.repairs(of: shown, in: trial.scene).repairs
    var lines: [String] = []
    for (index, conflict) in shown.enumerated() {
      lines.append(
        conflict.members.count == 1 ? "this cannot hold:" : "these cannot all hold:")
      let members = conflict.members.map { "  \(words(for: $0))" }
      lines += Wording.lines(members, limit: Self.memberLimit)
      lines += repairLines(repairs.indices.contains(index) ? repairs[index] : [])
    }
    let others = conflicts.count - shown.count
    return others > 0 ? lines + ["… and \(Wording.count(others, "other conflict"))"] : lines
  }

  /// A constraint as text, with its identifier.
  private func words(for origin: ConstraintOrigin) -> String {
    let text = Wording.constraint(printer.text(of: origin))
    guard case .constraint(let index) = origin, let identifier = trial.identifiers[index] else {
      return text
    }
    return "\(text)  (\(Wording.name(identifier)))"
  }

  /// The views that a constraint is about.
  private func items(of origin: ConstraintOrigin) -> [ItemIndex] {
    switch origin {
    case .constraint(let index):
      let constraint = trial.scene.constraints[index]
      return [constraint.first.item] + (constraint.second.map { [$0.item] } ?? [])
    case .implied(let item, _): return [item]
    case .stack(let name): return [name.view]
    }
  }

  // MARK: Ambiguity

  private func ambiguityLines(_ solution: LayoutSolution) -> [String] {
    guard !solution.ambiguous.isEmpty else { return [] }
    var session = LayoutSession(options: trial.options, limits: trial.limits)
    let repairs = session.repairs(ofAmbiguityIn: solution, of: trial.scene).repairs
    var lines: [String] = []
    for (index, ambiguity) in solution.ambiguous.prefix(Self.subjectLimit).enumerated() {
      let numbers = ambiguity.dimensions.map(\.name).joined(separator: ", ")
      lines.append(
        "nothing determines \(numbers) of \(Wording.name(trial.names[ambiguity.item.index]))")
      lines += repairLines(repairs.indices.contains(index) ? repairs[index] : [])
    }
    let others = solution.ambiguous.count - min(solution.ambiguous.count, Self.subjectLimit)
    return others > 0 ? lines + ["… and \(Wording.count(others, "other ambiguous view"))"] : lines
  }

  // MARK: Repairs

  private func repairLines(_ repairs: [LayoutRepair]) -> [String] {
    guard !repairs.isEmpty else { return [] }
    return ["  to repair it, one of:"]
      + repairs.prefix(Self.repairLimit).map {
        "    \(repairPrinter.text(of: $0.change))\(moves(of: $0))"
      }
  }

  private func moves(of repair: LayoutRepair) -> String {
    guard !repair.moves.isEmpty else { return "; nothing moves" }
    let named = repair.moves.prefix(Self.moveLimit).map {
      "\(Wording.name(trial.names[$0.item.index])) \(Wording.difference($0.difference))"
    }
    let others = repair.moves.count - named.count
    return "; moves \(named.joined(separator: "; "))"
      + (others > 0 ? " and \(Wording.count(others, "other view"))" : "")
  }
}
