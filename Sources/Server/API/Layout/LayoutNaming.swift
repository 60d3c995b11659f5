import ConstraintSolver
import ConstraintLayout
internal import JSONDocuments
internal import JSONText
internal import LayoutRequests

/// Writes constraints and implied constraints under the names that responses use.
final class LayoutNaming {
  /// The request as it was received.
  private let request: LayoutRequest
  /// The scene whose constraints are named: the request's own, or one with edits.
  let scene: LayoutScene
  /// JSON Pointers to the values that edits add to the request's own scene.
  private let statements: [ConstraintOrigin: String]
  /// Made on first use.
  private(set) lazy var printer = OriginPrinter(scene)

  /// Makes the naming of a request's own scene.
  init(_ request: LayoutRequest) {
    self.request = request
    scene = request.scene
    statements = [:]
  }

  /// Makes the naming of a scene with edits, such as a variant's.
  init(
    _ request: LayoutRequest, edited scene: LayoutScene,
    statements: [ConstraintOrigin: String] = [:]
  ) {
    self.request = request
    self.scene = scene
    self.statements = statements
  }

  /// The scene of the request, without edits.
  private var base: LayoutScene { request.scene }
  private var places: RequestPlaces { request.places }

  /// The members that describe conflicts: each name with a function that writes its value.
  func members(
    of conflicts: [LayoutConflict], hasMore: Bool
  ) -> [(key: String, write: (inout JSONWriter) -> Void)] {
    var members: [(key: String, write: (inout JSONWriter) -> Void)] = [
      ("conflicts", { self.writeSets(of: conflicts, to: &$0) })
    ]
    if conflicts.contains(where: { $0.alsoRejectedCount > 0 }) {
      members.append(("alsoRejected", { self.writeAlsoRejected(by: conflicts, to: &$0) }))
    }
    members.append(("conflictsComplete", { $0.bool(!hasMore) }))
    if hasMore { members.append(("moreConflicts", { $0.bool(true) })) }
    return members
  }

  /// Writes conflicts into an open object.
  func write(_ conflicts: [LayoutConflict], hasMore: Bool, to json: inout JSONWriter) {
    for (key, write) in members(of: conflicts, hasMore: hasMore) {
      json.key(key)
      write(&json)
    }
  }

  private func writeSets(of conflicts: [LayoutConflict], to json: inout JSONWriter) {
    json.beginArray()
    for conflict in conflicts {
      if json.isFull { break }
      write(conflict.members, to: &json)
    }
    json.endArray()
  }

  private func writeAlsoRejected(by conflicts: [LayoutConflict], to json: inout JSONWriter) {
    json.beginArray()
    for conflict in conflicts {
      if json.isFull { break }
      json.beginObject()
      json.member("count", conflict.alsoRejectedCount)
      json.key("first")
      write(conflict.alsoRejected, to: &json)
      json.endObject()
    }
    json.endArray()
  }

  /// Writes one set.
  func write(_ set: [ConstraintOrigin], to json: inout JSONWriter) {
    json.beginArray()
    for origin in set {
      if json.isFull { break }
      json.beginObject()
      writeMembers(of: origin, to: &json)
      json.endObject()
    }
    json.endArray()
  }

  /// Writes the members that name a constraint into an open object.
  func writeMembers(of origin: ConstraintOrigin, to json: inout JSONWriter) {
    switch origin {
    case .constraint(let number): writeConstraint(number, to: &json)
    case .implied(let item, let implication): writeImplied(item, implication, to: &json)
    case .stack(let name): write(name, to: &json)
    }
  }

  private func writeConstraint(_ number: Int, to json: inout JSONWriter) {
    // Only constraints of the request have names.
    guard places.constraints.indices.contains(number) else { return }
    let location = places.constraints[number]
    let constraint = scene.constraints[number]
    json.member("constraint", Int(location.position))
    if location.part >= 0 {
      json.member("part", Int(location.part))
    }
    if location.id >= 0 {
      json.member("id", places.ids.bytes(of: Int(location.id)))
    }
    json.member("text", printer.text(of: .constraint(number)))
    json.member("pointer", "/constraints/\(location.position)")
    json.member("priority", constraint.priority.value)
  }

  private func writeImplied(
    _ item: ItemIndex, _ implication: Implication, to json: inout JSONWriter
  ) {
    json.member("view", scene.names.bytes(of: item.index))
    json.member("implied", implication.name)
    json.member("text", printer.text(of: .implied(item, implication)))
    if let member = member(item, implication) {
      json.member("pointer", places.pointer(to: item, in: scene).appending(member).text)
    } else if let statement = statements[.implied(item, implication)] {
      json.member("pointer", statement)
    }
    json.member("priority", scene.priority(of: implication, item).value)
  }

  private func write(_ rule: StackRuleName, to json: inout JSONWriter) {
    let item = rule.view
    json.member("view", scene.names.bytes(of: item.index))
    json.member("implied", rule.implied)
    if let arranged = rule.arranged {
      json.member("arranged", scene.names.bytes(of: arranged.index))
    }
    json.member("text", printer.text(of: .stack(rule)))
    json.member("pointer", places.pointer(to: item, in: scene).appending("stack").text)
    json.member("priority", rule.priority.value)
  }

  /// The member of the view or guide that states an implied constraint, if any. Values that only a
  /// variant sets have none.
  private func member(_ item: ItemIndex, _ implication: Implication) -> String? {
    let given = base.items[item.index].given
    switch implication {
    case .x: return given.x == nil ? nil : "x"
    case .y: return given.y == nil ? nil : "y"
    case .width: return given.width == nil ? nil : "width"
    case .height: return given.height == nil ? nil : "height"
    case .insets: return base.insets(of: item) == nil ? nil : "insets"
    default: return nil
    }
  }
}
