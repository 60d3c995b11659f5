import ConstraintLayout
import LayoutRequests
import SwiftInterpreter
import SwiftScenes
import SwiftSources
import SwiftWorld
import UIKitModel
internal import TextBytes

/// A call of the sources.
typealias SwiftStatementID = SwiftNode.ID

/// The rules about single constraints and views, which no solve needs.
extension SwiftClassCheck {
  /// Adds the faults that a scene shows without being solved.
  ///
  /// - Complexity: O(constraints + items).
  mutating func checkConstraints(of scene: SwiftScene, in world: SceneWorld) {
    let condition = SwiftWorldWords.condition(world)
    for constraint in scene.leftOut { addMixed(constraint, condition) }
    for item in scene.items where item.hasForgottenMask { addForgottenMask(item, condition) }
    for place in scene.withoutCommonAncestor {
      add(
        .noCommonAncestor, place, condition,
        "a constraint in \(sceneClass.name)\(condition) relates views without a common superview")
    }
    for place in scene.changedRequiredPriorities {
      add(
        .requiredPriorityChanged, place, condition,
        """
        the priority of an active constraint in \(sceneClass.name)\(condition) becomes required, or \
        ceases to be
        """)
    }
  }

  private mutating func add(
    _ rule: Rule, _ place: SourcePlace, _ condition: String, _ message: String
  ) {
    let here = SwiftPlace(place)
    guard !isSeen(rule, here) else { return }
    var finding = SwiftFinding(
      rule: rule, message: message, place: here, views: suppressible([]),
      key: "\(sceneClass.name)\n\(number(of: rule))")
    finding.subject = [here]
    finding.related = Self.calls(to: place)
    add(finding)
  }

  private func isSeen(_ rule: Rule, _ place: SwiftPlace) -> Bool {
    findings.contains { $0.rule == rule && $0.place == place }
  }

  /// The number of the next finding of a rule whose subject has no name.
  private func number(of rule: Rule) -> Int { findings.count { $0.rule == rule } + 1 }

  private mutating func addMixed(_ constraint: LeftOutConstraint, _ condition: String) {
    let fault: String
    switch constraint.reason {
    case .mixedDirection: fault = "relates leading or trailing to left or right"
    case .mixedAxes: fault = "relates attributes of different kinds"
    default: return
    }
    guard let place = constraint.place else { return }
    var finding = SwiftFinding(
      rule: .mixedDirection,
      message: """
        \(Excerpt.cut(constraint.text)) in \(sceneClass.name)\(condition) \(fault), which UIKit \
        refuses with an exception
        """,
      place: SwiftPlace(place), views: suppressible([]),
      key: "\(sceneClass.name)\n\(constraint.text)")
    finding.subject = [SwiftPlace(place)]
    finding.related = Self.calls(to: place)
    add(finding)
  }

  /// Adds the calls of the class that mix directions, also those that no world reached.
  mutating func addMixedCalls() {
    folder.program.didReadCode(of: sceneClass.type)
    for call in folder.mixed where sceneClass.type.hasPart(around: call) {
      let (line, column) = call.lineAndColumn
      let place = SwiftPlace(file: call.file.path, .init(line: line, column: column))
      if findings.contains(where: { finding in
        finding.rule == .mixedDirection && finding.place?.file == place.file
          && finding.place?.position.line == line
      }) {
        continue
      }
      let text = Excerpt.cut(call.sourceText)
      var finding = SwiftFinding(
        rule: .mixedDirection,
        message: """
          \(text) in \(sceneClass.name) relates leading or trailing to left or right, which UIKit \
          refuses with an exception
          """,
        place: place, views: suppressible([]), key: "\(sceneClass.name)\n\(call.sourceText)")
      finding.subject = [place]
      add(finding)
    }
  }

  private mutating func addForgottenMask(_ item: SwiftScene.Item, _ condition: String) {
    let name = item.title
    var finding = SwiftFinding(
      rule: .forgottenMask,
      message: """
        \(Excerpt.quoted(name)) in \(sceneClass.name)\(condition) has constraints, and its \
        autoresizing mask makes others for an empty frame
        """,
      place: (item.place ?? sceneClass.place).map { SwiftPlace($0) },
      repairs: ["add \(name).translatesAutoresizingMaskIntoConstraints = false"],
      views: suppressible([name]), key: "\(sceneClass.name)\n\(name)")
    if let place = item.place {
      finding.subject = [SwiftPlace(place)]
      finding.related = Self.calls(to: place)
    }
    add(finding)
  }

  /// The calls that lead to a place.
  static func calls(to place: SourcePlace) -> [SwiftFinding.Related] {
    place.calls.prefix(mostCalls).map { .init(message: "called here", place: SwiftPlace($0)) }
  }

  /// The most calls that lead to a place to show.
  static var mostCalls: Int { 4 }

  /// Adds the constraints that the class made and whose values nothing uses.
  mutating func addNeverActivated(_ statements: Set<SwiftStatementID>) {
    for call in folder.discarded where statements.contains(call.id) {
      let (line, column) = call.lineAndColumn
      let place = SwiftPlace(file: call.file.path, .init(line: line, column: column))
      var finding = SwiftFinding(
        rule: .neverActivated,
        message: """
          nothing activates \(Excerpt.cut(call.sourceText)) in \(sceneClass.name)
          """,
        place: place, repairs: ["append .isActive = true"], views: suppressible([]),
        key: "\(sceneClass.name)\n\(call.sourceText)")
      finding.subject = [place]
      add(finding)
    }
  }
}
