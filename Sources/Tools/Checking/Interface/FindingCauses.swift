import API
import ConstraintLayout
import InterfaceBuilder
internal import TextBytes
internal import LayoutRequests

/// The causes shared by findings of a scene, so that one finding leads and the others follow it,
/// and the findings that code may explain.
struct FindingCauses {
  /// The views whose misplacement rounding or baselines of unknown fonts may explain.
  var slightlyMisplaced: TextSet = []
  /// By finding: the key of the finding that it follows.
  private(set) var causeKeys: [Finding.Identity: String] = [:]
  /// The findings that code may explain.
  private(set) var dependingOnCode: Set<Finding.Identity> = []
  /// The findings that others follow.
  private var leading: Set<Finding.Identity> = []
  /// By rule of stale flags and assumptions: the key of the first finding.
  private var firstKeys: [Rule: String] = [:]

  /// Lets conflicts that share constraints follow the first of them.
  mutating func noteCauses(
    of broken: [LayoutSolution.Broken], _ subject: CheckedRequest
  ) {
    var first: [ConstraintOrigin: String] = [:]
    func givesSize(_ entry: LayoutSolution.Broken) -> Bool {
      entry.conflict.contains { subject.contents?.givenPart($0) != nil }
    }
    // Conflicts of constraints alone come first: they are worse than those with a saved size.
    for entry in broken.filter({ !givesSize($0) }) + broken.filter(givesSize) {
      let key = subject.key(ofConflict: entry.conflict)
      let stated = entry.conflict.filter { subject.contents?.givenPart($0) == nil }
      let cause = stated.lazy.compactMap { first[$0] }.first
      if let cause, cause != key { add(.conflict, key, followingOn: cause) }
      for origin in stated where first[origin] == nil { first[origin] = cause ?? key }
    }
  }

  /// Records the ambiguous views that follow others, and those that code may determine.
  mutating func noteCauses(
    of ambiguous: [LayoutSolution.Ambiguity], _ verdict: InterfaceVerdict
  ) {
    let views = ambiguous.map(\.item.index).sorted()
    let code = CodeDependence(verdict.imported)
    let names = verdict.layout.scene.names
    let sizedByClass = Set(
      verdict.imported.notes.filter { $0.kind == .customClass }.map { Array($0.view.utf8) })
    // Xcode also flags views that a custom class sizes.
    let hasSizeOfClass = views.contains { sizedByClass.contains(Array(names.bytes(of: $0))) }
    note(
      .ambiguous, ViewCauses(views, verdict.layout.scene), of: views, verdict,
      isMarked: { code.isMarked($0, .ambiguous) && !hasSizeOfClass },
      isCodes: { code.hasCode(near: $0) || code.isArranged($0) || code.isUnsized($0) })
  }

  /// Records the misplaced views that follow others, and those that code may move.
  mutating func noteCauses(
    of misplaced: [InterfaceVerdict.Misplaced], _ verdict: InterfaceVerdict, _ frames: [Frame]
  ) {
    let shifts = misplaced.map { view -> ViewCauses.Shifts in
      let (saved, frame) = (view.saved, frames[view.view])
      return [
        frame.x - saved.x, frame.y - saved.y, frame.x + frame.width - saved.x - saved.width,
        frame.y + frame.height - saved.y - saved.height,
      ]
    }
    let views = misplaced.map(\.view)
    let code = CodeDependence(verdict.imported)
    let causes = ViewCauses(views, verdict.layout.scene, shifts: shifts)
    note(
      .misplaced, causes, of: views, verdict,
      isMarked: { code.isMarked($0, .misplaced) },
      // An ambiguous view's saved frame is one of many.
      isCodes: {
        code.hasCode(near: $0) || code.isArranged($0) || code.dependsOnTexts($0)
          || code.isMarked($0, .ambiguous)
      })
    var groups: [Int: [Int]] = [:]
    for (number, view) in views.enumerated() {
      groups[causes.causes[view] ?? view, default: []].append(number)
    }
    for group in groups.values {
      let isSlight = isOfBaselines(
        group.map { shifts[$0] }, Set(group.map { views[$0] }), verdict.layout.scene)
      guard isSlight else { continue }
      for number in group {
        slightlyMisplaced.insert(verdict.layout.scene.names.string(of: views[number]))
      }
    }
  }

  /// The distance in points that baselines of unknown fonts explain.
  private static let baselineDistance = 4.0

  /// Whether baselines tie views of a group, and none is off by more than unknown fonts explain.
  private func isOfBaselines(_ shifts: [ViewCauses.Shifts], _ group: Set<Int>, _ scene: LayoutScene)
    -> Bool
  {
    guard shifts.allSatisfy({ $0.allSatisfy { abs($0) <= Self.baselineDistance } }) else {
      return false
    }
    return scene.constraints.contains { constraint in
      let attribute = constraint.first.attribute
      guard attribute == .firstBaseline || attribute == .lastBaseline,
        let second = constraint.second
      else { return false }
      return group.contains(constraint.first.item.index) || group.contains(second.item.index)
    }
  }

  /// Records the causes of a rule's findings. A group depends on code if code may explain one of
  /// its findings and Xcode has flagged none of them.
  private mutating func note(
    _ rule: Rule, _ found: ViewCauses, of views: [Int], _ verdict: InterfaceVerdict,
    isMarked: (Int) -> Bool, isCodes: (Int) -> Bool
  ) {
    let names = verdict.layout.scene.names
    var groups: [Int: [Int]] = [:]
    for view in views { groups[found.causes[view] ?? view, default: []].append(view) }
    for (cause, group) in groups {
      let key = names.string(of: cause)
      let isCode = group.contains(where: isCodes) && !group.contains(where: isMarked)
      for view in group {
        let name = names.string(of: view)
        if view != cause { add(rule, name, followingOn: key) }
        if isCode { dependingOnCode.insert(.init(rule: rule, key: name)) }
      }
    }
  }

  /// Lets a finding follow another, unless it leads others itself.
  private mutating func add(_ rule: Rule, _ key: String, followingOn cause: String) {
    let (identity, other) = (
      Finding.Identity(rule: rule, key: key), Finding.Identity(rule: rule, key: cause)
    )
    guard causeKeys[identity] == nil, !leading.contains(identity) else { return }
    // If the cause itself follows another finding, that one is the cause of both.
    let first = causeKeys[other] ?? cause
    guard first != key else { return }
    causeKeys[identity] = first
    leading.insert(.init(rule: rule, key: first))
  }

  /// The key of a finding that follows the first one of its rule in the scene.
  mutating func follow(_ rule: Rule, _ key: String) -> String {
    if let first = firstKeys[rule] {
      add(rule, key, followingOn: first)
    } else {
      firstKeys[rule] = key
    }
    return key
  }
}
