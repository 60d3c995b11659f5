import API
import ConstraintLayout
import InterfaceBuilder
import LayoutRequests
internal import TextBytes

extension RuleDescription {
  /// Required constraints that cannot all hold.
  static let conflict = RuleDescription(
    severity: .error,
    summary: "required constraints cannot all hold",
    explanation: """
      Required constraints contradict each other, so no frames satisfy all of them. At run time, \
      UIKit drops an arbitrary one of them and prints a warning. The finding lists a minimal set: \
      leaving out any one of its members resolves the conflict. A layout with onConflict: break is \
      reported as well, since the broken constraint is still a mistake.
      """,
    advice: "leave one of these out, or lower the priority of one below 1000",
    examples: {
      let box = #"{"id": "box", "x": 0, "y": 0, "height": 10}"#
      return (
        RuleExamples.layout(box, #""box.width == 100", "box.width >= 200""#),
        RuleExamples.layout(box, #""box.width == 100", "box.width >= 50""#)
      )
    }())
}

extension RuleRunner {
  /// The maximum number of members of a conflict in a message.
  private static let mostMembers = 8

  /// Reports a conflict.
  mutating func addConflict(
    _ conflict: LayoutConflict, in layout: ConfiguredLayout, _ circumstance: String
  ) {
    guard isChecked(.conflict) else { return }
    let (set, scene) = (conflict.members, layout.scene)
    let words = subject.words
    let printer = words.printer(scene)
    let places = set.map {
      subject.request.place(of: $0, in: scene, variant: layout.variant, printer)
    }
    // A constraint of the author explains more than one that a view implies.
    let stated = places.first { if case .constraint = $0.place { true } else { false } }
    let place = (stated ?? places.first { $0.place != nil })?.place ?? .document
    let pointer = subject.request.pointer(to: place)
    let texts = places.prefix(Self.mostMembers).map { words.shown($0.text) }
    let more = places.count - texts.count
    let verb =
      (places.count == 1 ? "this cannot hold" : "these cannot all hold")
      + (subject.contents?.titles.place ?? "")
    let text = texts.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    // The author's own constraints name the views in conflict, so they come first.
    let byAuthor = set.sorted { Self.isStated($0) && !Self.isStated($1) }
    let key = subject.key(ofConflict: set)
    add(
      .conflict, in: circumstance, about: subject.views(of: byAuthor, in: scene), at: place,
      key: key,
      related: places.compactMap { other in
        other.place.flatMap {
          subject.request.pointer(to: $0) == pointer ? nil : (words.shown(other.text), $0)
        }
      }, repairs: { $0.repairs(of: conflict, in: scene, layout.options, $1) }, "\(verb): \(text)")
  }

  /// Whether the author states a constraint; otherwise a view implies it.
  private static func isStated(_ origin: ConstraintOrigin) -> Bool {
    if case .constraint = origin { return true }
    return false
  }
}
