import API
import ConstraintLayout
import ConstraintSolver
import InterfaceBuilder
internal import LayoutRequests
internal import TextBytes

/// Describes repairs in words, and as changes of documents.
struct RepairWords {
  let request: LayoutRequest
  /// The scene to repair.
  let scene: LayoutScene
  /// Whether the document is an Interface Builder document.
  let isInterface: Bool
  let printer: OriginPrinter
  private let findingWords: FindingWords
  private let repairPrinter: RepairPrinter

  init(
    _ request: LayoutRequest, _ scene: LayoutScene, isInterface: Bool = false,
    titles: SceneTitles? = nil
  ) {
    let words = FindingWords(titles: titles)
    findingWords = words
    repairPrinter = RepairPrinter(scene, printer: words.printer) {
      words.other(request.name(of: $0))
    } shown: {
      words.shown($0)
    }
    self.request = request
    self.scene = scene
    self.isInterface = isInterface
    printer = findingWords.printer(scene)
  }

  /// The most views whose moves are listed.
  private static let namedMoves = 2

  /// A repair for a finding.
  func repair(_ repair: LayoutRepair) -> Finding.Repair {
    let change = fix(repair.change)
    return Finding.Repair(
      text: "\(text(of: repair.change))\(moves(of: repair))",
      fix: repair.isSafe ? change : nil, change: change)
  }

  // MARK: Words

  func text(of change: LayoutRepair.Change) -> String {
    // A constraint to add is pasted, so it has names even where others have titles.
    if case .add(let constraint) = change {
      return "add \(Excerpt.cut(ConstraintPrinter.text(of: constraint, names: scene.names)))"
    }
    return repairPrinter.text(of: change)
  }

  private func name(_ item: ItemIndex) -> String { findingWords.other(request.name(of: item)) }

  private func moves(of repair: LayoutRepair) -> String {
    guard !repair.moves.isEmpty else { return "; nothing moves" }
    let named = repair.moves.prefix(Self.namedMoves).map { move in
      let parts = [
        ("x", move.difference.x), ("y", move.difference.y), ("width", move.difference.width),
        ("height", move.difference.height),
      ].filter { $0.1 != 0 }.map { "\($0.0) \($0.1 < 0 ? "-" : "+")\(NumberWords.text(abs($0.1)))" }
      return "\(name(move.item)) \(parts.joined(separator: ", "))"
    }
    let more = repair.moves.count - named.count
    return "; moves \(named.joined(separator: "; "))"
      + (more > 0 ? " and \(NumberWords.count(more, "other view"))" : "")
  }

  // MARK: Changes of documents

  /// The change of the document; `nil` if no single change of its text expresses it.
  private func fix(_ change: LayoutRepair.Change) -> DocumentFix? {
    if isInterface { return edit(change).map { .interface($0) } }
    switch change {
    case .lower(.constraint(let index), let priority):
      let pointer = request.pointer(to: .constraint(index))
      return request.isPart(index) || pointer.isEmpty
        ? nil : .priority(pointer: pointer, priority.value)
    case .add(let constraint):
      return .constraint(ConstraintPrinter.text(of: constraint, names: scene.names))
    default: return nil
    }
  }

  /// The change of an Interface Builder document; `nil` if no attribute expresses it.
  private func edit(_ change: LayoutRepair.Change) -> DocumentEdit? {
    switch change {
    case .lower(.constraint(let index), let priority):
      // A constraint made by a rule has no id.
      request.place(of: .constraint(index), in: scene, printer).id.map {
        .priority(constraint: $0, priority)
      }
    case .hugging(let item, let axis, let priority):
      .hugging(view: request.name(of: item), axis, priority)
    case .compressionResistance(let item, let axis, let priority):
      .compressionResistance(view: request.name(of: item), axis, priority)
    default: nil
    }
  }
}
