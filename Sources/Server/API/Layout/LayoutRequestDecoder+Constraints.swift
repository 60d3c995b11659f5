import ConstraintSolver
import ConstraintLayout
internal import JSONDocuments
internal import ServiceContract
internal import LayoutRequests
internal import TextBytes

extension LayoutRequestDecoder {
  /// Reads the constraints.
  mutating func readConstraints(_ value: JSONValue) throws(Problem) {
    guard let elements = errors.array(value) else { return }
    scene.reserveConstraints(min(elements.count, Self.expectedElements))
    // A copy of the table, which no constraint changes, is looked up in for all of them.
    let table = scene.names
    try table.withNames { (names) throws(Problem) in
      var reading = ConstraintReading(names: names, noneOf: value)
      try readConstraints(elements, of: value, &reading)
    }
    guard scene.constraints.count <= limits.constraints else {
      throw exceeded("constraints", limits.constraints, at: value)
    }
  }

  /// The names of the scene, and the members of the object being read.
  struct ConstraintReading {
    let names: NameTable.Names
    var fields: ObjectFields<ConstraintMember>
    var anchors: ObjectFields<AnchorMember>

    init(names: NameTable.Names, noneOf value: JSONValue) {
      self.names = names
      fields = ObjectFields(noneOf: value)
      anchors = ObjectFields(noneOf: value)
    }
  }

  private mutating func readConstraints(
    _ elements: JSONValue.Elements, of value: JSONValue, _ reading: inout ConstraintReading
  ) throws(Problem) {
    var position = 0
    for element in elements {
      guard scene.constraints.count < limits.constraints else {
        throw exceeded("constraints", limits.constraints, at: value)
      }
      if position % 1024 == 1023 { try Problem.checkMemory() }
      let location = RequestPlaces.ConstraintLocation(
        position: Int32(truncatingIfNeeded: position), part: -1, id: -1)
      position &+= 1
      if let text = element.stringBytes {
        readText(text, of: element, among: reading.names, at: location)
      } else if element.isObject {
        if reading.fields.read(element, errors) { readObject(&reading, location) }
      } else {
        errors.addWrongKind(element, wanted: "a string or an object")
      }
    }
  }

  /// The members of a constraint object besides its text or parts.
  struct Details {
    var id: Int32 = -1
    var priority: Priority?
    var priorityValue: JSONValue?
    var container: ItemIndex?
    var containerValue: JSONValue?
    var isActive = true
  }

  private mutating func readObject(
    _ reading: inout ConstraintReading, _ location: RequestPlaces.ConstraintLocation
  ) {
    if reading.fields.repeatsName { hasRepeatedNames = true }
    guard reading.fields.contains(besides: Self.parts) else {
      return readParts(&reading, details: Details(), at: location)
    }
    readDetailedObject(&reading, location)
  }

  /// Reads an object with members besides those of a constraint in parts.
  private mutating func readDetailedObject(
    _ reading: inout ConstraintReading, _ location: RequestPlaces.ConstraintLocation
  ) {
    let fields = reading.fields
    var details = Details()
    if let id = fields[.id] { details.id = readID(id) }
    var location = location
    location.id = details.id
    details.priorityValue = fields[.priority]
    details.priority = fields[.priority].flatMap { priority($0) }
    details.containerValue = fields[.container]
    details.container = fields[.container].flatMap { view($0, "a container is a view") }
    if let active = fields[.active] { details.isActive = errors.bool(active) ?? true }
    if let visual = fields[.visual] {
      // Its metrics have names of their own.
      hasRepeatedNames = true
      refuse(Self.partMembers + [.text, .container], in: fields, beside: .visual)
      return readVisual(visual, fields: fields, at: location, details: details)
    }
    if fields.contains(anyOf: Self.visualMembers) { refuseVisualMembers(fields) }
    guard let text = fields[.text] else {
      return readParts(&reading, details: details, at: location)
    }
    refuse(Self.partMembers, in: fields, beside: .text)
    if let bytes = errors.string(text) {
      readText(bytes, of: text, among: reading.names, at: location, details: details)
    }
  }

  /// The members of a constraint in parts.
  private static let partMembers: [ConstraintMember] = [
    .first, .relation, .second, .multiplier, .constant,
  ]

  private static var parts: UInt32 {
    ConstraintMember.first.bit | ConstraintMember.relation.bit | ConstraintMember.second.bit
      | ConstraintMember.multiplier.bit | ConstraintMember.constant.bit
  }

  /// The members that only a visual format may have.
  private static var visualMembers: UInt32 {
    ConstraintMember.metrics.bit | ConstraintMember.align.bit | ConstraintMember.direction.bit
  }

  private func refuseVisualMembers(_ fields: borrowing ObjectFields<ConstraintMember>) {
    for member in [ConstraintMember.metrics, .align, .direction] {
      guard let extra = fields[member] else { continue }
      errors.add(at: extra, "\"\(member)\" belongs to \"visual\", which is missing")
    }
  }

  private func refuse(
    _ members: [ConstraintMember], in fields: borrowing ObjectFields<ConstraintMember>,
    beside form: ConstraintMember
  ) {
    for member in members {
      guard let extra = fields[member] else { continue }
      errors.add(
        at: extra,
        "\"\(form)\" stands in place of \"\(member)\"; a constraint has one or the other")
    }
  }

  /// Reads an id and returns its number, -1 if it is invalid.
  private mutating func readID(_ value: JSONValue) -> Int32 {
    guard let id = errors.id(value, limit: limits.idBytes) else { return -1 }
    let (number, isNew) = places.ids.insert(id.span)
    guard isNew else {
      let first = scene.constraints.isEmpty ? nil : constraintsByID[number]
      let pointer = first.flatMap { $0 < 0 ? nil : places.constraints[Int($0)].position }
      let owner = pointer.map { "/constraints/\($0)" } ?? "another constraint"
      errors.add(
        .duplicateID, at: value, "the constraint id \(Excerpt.quoted(id)) is taken by \(owner)")
      return -1
    }
    constraintsByID.append(-1)
    return Int32(truncatingIfNeeded: number)
  }

  /// Adds a constraint.
  @inline(__always)
  mutating func add(_ constraint: SceneConstraint, _ location: RequestPlaces.ConstraintLocation) {
    scene.addConstraint(constraint)
    register(location)
  }

  /// Records the location of the next constraint of the scene.
  @inline(__always)
  mutating func register(_ location: RequestPlaces.ConstraintLocation) {
    if location.id >= 0, constraintsByID[Int(location.id)] < 0 {
      constraintsByID[Int(location.id)] = Int32(truncatingIfNeeded: places.constraints.count)
    }
    places.constraints.append(location)
  }
}

extension ConstraintError {
  /// The code of its problem.
  var code: ProblemCode {
    switch self {
    case .mixedKinds, .mixedDirections, .noDistance, .distanceAgainst, .baselineOfArea,
      .areaOfGuide:
      .incompatibleAnchors
    case .containerIsGuide: .invalidHierarchy
    case .constantOutOfRange, .factorOutOfRange, .divisionByZero: .numberOutOfRange
    }
  }
}

/// The vocabulary of constraint text, for suggestions.
enum LayoutWords {
  /// Sizes come first: among equally near candidates the first is suggested, and sizes are
  /// misspelled most often.
  static let itemAttributes =
    [Attribute.width, .height].map(\.name)
    + Attribute.allCases.filter { $0.kind != .size }.map(\.name)
  static let areaAttributes =
    [Attribute.width, .height].map(\.name)
    + Attribute.allCases.filter { $0.kind != .size && !$0.isBaseline }.map(\.name)
  static let areas = [Area.margins, .safeArea].map(\.name)
  static let attributes =
    itemAttributes + areas.flatMap { area in areaAttributes.map { "\(area).\($0)" } }
}
