import API
import ConstraintLayout
import ConstraintSolver
import LayoutRequests
import SwiftScenes
import SwiftSources
import SwiftWorld
internal import TextBytes

/// Repairs of conflicts as changes of the code.
extension SwiftClassCheck {
  /// The most repairs of a finding.
  private static let mostRepairs = 3
  /// The most solves for the repairs of a finding.
  private static let mostSolves = 24
  /// The most work for the repairs of a finding.
  private static let repairWork = 50_000_000

  /// The smallest verified repairs of a conflict that a person would make.
  ///
  /// - Complexity: At most 24 solves.
  func repairs(
    of conflict: LayoutConflict, _ scene: SwiftScene, _ layout: ConfiguredLayout,
    on occasion: Occasion
  ) -> [String] {
    var session = LayoutSession(
      options: layout.options, limits: SolveLimits(work: Self.repairWork))
    let found = session.repairs(
      of: [conflict], in: layout.scene, mostSolves: Self.mostSolves)
    let words = SwiftRepairWords(scene, layout.scene, folder.program.files, sceneClass)
    let texts = (found.repairs.first ?? []).compactMap { repair -> String? in
      switch repair.change {
      // A distance that fits one size only is no repair.
      case .constant(.constraint, let value)
      where !occasion.isAtAnySize || value != value.rounded(): nil
      default: words.text(of: repair.change)
      }
    }
    return Array(texts.prefix(Self.mostRepairs))
  }
}

/// The words for changes of constraints in code.
struct SwiftRepairWords {
  private let scene: SwiftScene
  private let layout: LayoutScene
  private let files: [SwiftFile]
  private let sceneClass: SceneClass

  init(
    _ scene: SwiftScene, _ layout: LayoutScene, _ files: [SwiftFile], _ sceneClass: SceneClass
  ) {
    self.scene = scene
    self.layout = layout
    self.files = files
    self.sceneClass = sceneClass
  }

  /// The change in words; `nil` if the code does not state what it changes.
  func text(of change: LayoutRepair.Change) -> String? {
    switch change {
    case .constant(let origin, let value):
      guard case .constraint(let number) = origin, let place = scene.source(of: origin)?.place
      else { return nil }
      let old = layout.constraints[number].constant
      if let (before, after) = literals(old, value, at: place) {
        return "write `\(after)` instead of `\(before)` in \(line(place))"
      }
      return "make the constant of the constraint in \(line(place)) \(NumberWords.text(value))"
    case .lower(let origin, let priority):
      guard let place = scene.source(of: origin)?.place else { return nil }
      let number = NumberWords.text(priority.value)
      let form = isOfSnapKit(place) ? ".priority(\(number))" : "UILayoutPriority(\(number))"
      return "give the constraint in \(line(place)) the priority `\(form)`"
    default: return nil
    }
  }

  private func line(_ place: SourcePlace) -> String {
    let isHere = place.file == sceneClass.place?.file
    return "line \(place.position.line)" + (isHere ? "" : " of \(place.file)")
  }

  /// The numbers to replace in a line; `nil` unless the line has the old one exactly once.
  private func literals(
    _ old: Double, _ new: Double, at place: SourcePlace
  ) -> (before: String, after: String)? {
    guard old != 0, (old < 0) == (new < 0) else { return nil }
    let numbers = Self.numbers(in: code(at: place))
    let same = numbers.filter { Double($0.text) == abs(old) }
    guard same.count == 1, let literal = same.first else { return nil }
    let sign = literal.isNegative ? "-" : ""
    // Insets subtract: the literal may have the other sign, but keeps it.
    return ("\(sign)\(literal.text)", "\(sign)\(NumberWords.text(abs(new)))")
  }

  private func isOfSnapKit(_ place: SourcePlace) -> Bool {
    let code = code(at: place)
    return ["make.", "ToSuperview", ".equalTo("].contains { code.contains($0) }
  }

  /// The line of a place.
  private func code(at place: SourcePlace) -> String {
    guard let file = files.first(where: { $0.path == place.file }) else { return "" }
    let lines = file.tree.source.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(place.position.line - 1) else { return "" }
    return String(decoding: lines[place.position.line - 1], as: UTF8.self)
  }

  /// A number in code, without its sign.
  private struct Literal {
    var text: String
    var isNegative: Bool
  }

  /// The numbers in a line. Digits that follow a letter belong to a name.
  private static func numbers(in code: String) -> [Literal] {
    var numbers: [Literal] = []
    let bytes = Array(code.utf8)
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    func isName(_ byte: UInt8) -> Bool {
      isDigit(byte) || byte == 0x5F || (0x61...0x7A).contains(byte | 0x20)
    }
    var index = 0
    while index < bytes.count {
      guard isDigit(bytes[index]), index == 0 || !isName(bytes[index - 1]) else {
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, isDigit(bytes[end]) || bytes[end] == 0x2E { end += 1 }
      let text = String(decoding: bytes[index..<end], as: UTF8.self)
      numbers.append(Literal(text: text, isNegative: index > 0 && bytes[index - 1] == 0x2D))
      index = end
    }
    return numbers
  }
}
