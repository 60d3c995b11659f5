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
    var fields = ObjectFields<ConstraintMember>(noneOf: value)
    var anchors = ObjectFields<AnchorMember>(noneOf: value)
    var position = 0
    for element in elements {
      guard scene.constraints.count < limits.constraints else {
        throw exceeded("constraints", limits.constraints, at: value)
      }
      if position % 1024 == 1023 { try Problem.checkMemory() }
      let location = RequestPlaces.ConstraintLocation(
        position: Int32(truncatingIfNeeded: position), part: -1, id: -1)
      position &+= 1
      switch element.kind {
      case .string: readText(element, at: location)
      case .object: if fields.read(element, errors) { readObject(fields, &anchors, location) }
      default: errors.addWrongKind(element, wanted: "a string or an object")
      }
    }
    guard scene.constraints.count <= limits.constraints else {
      throw exceeded("constraints", limits.constraints, at: value)
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
    _ fields: borrowing ObjectFields<ConstraintMember>,
    _ anchors: inout ObjectFields<AnchorMember>, _ location: RequestPlaces.ConstraintLocation
  ) {
    if fields.repeatsName { hasRepeatedNames = true }
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
      refuse(Self.parts + [.text, .container], in: fields, beside: .visual)
      return readVisual(visual, fields: fields, at: location, details: details)
    }
    if fields.contains(anyOf: Self.visualMembers) { refuseVisualMembers(fields) }
    guard let text = fields[.text] else {
      return readParts(fields, &anchors, details: details, at: location)
    }
    refuse(Self.parts, in: fields, beside: .text)
    if errors.string(text) != nil { readText(text, at: location, details: details) }
  }

  /// The members of a constraint in parts.
  private static let parts: [ConstraintMember] = [
    .first, .relation, .second, .multiplier, .constant,
  ]

  /// The members that only a visual format may have.
  private static let visualMembers = ObjectFields<ConstraintMember>.set(
    .metrics, .align, .direction)

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

  // MARK: Parts

  private mutating func readParts(
    _ fields: borrowing ObjectFields<ConstraintMember>,
    _ anchors: inout ObjectFields<AnchorMember>, details: Details,
    at location: RequestPlaces.ConstraintLocation
  ) {
    let first = fields.required(.first, errors).flatMap { anchor($0, &anchors) }
    let relation = fields.required(.relation, errors).flatMap { Self.relation($0, errors) }
    let secondValue = fields[.second]
    let second = secondValue.flatMap { anchor($0, &anchors) }
    let multiplier = fields[.multiplier].flatMap { factor($0) } ?? 1
    let constant = length(fields[.constant]) ?? 0
    guard let first, let relation, secondValue == nil || second != nil else { return }
    let constraint = SceneConstraint(
      first, relation, to: second, multiplier: second == nil ? 1 : multiplier, constant: constant,
      priority: details.priority ?? .required, container: details.container,
      isActive: details.isActive)
    if let error = scene.error(in: constraint) {
      if let secondValue {
        errors.add(error.code, at: secondValue, error.description)
      } else {
        errors.add(error.code, at: fields.object, error.description)
      }
      return
    }
    add(constraint, location)
  }

  private static func relation(_ value: JSONValue, _ errors: InputErrorList) -> Relation? {
    if let sign = value.stringBytes, let relation = Relation(sign: sign.span) { return relation }
    return errors.choice(value, of: RelationChoice.self)?.relation
  }

  private func factor(_ value: JSONValue) -> Double? {
    let largest = LayoutLimits.largestFactor
    guard let factor = errors.number(value, in: -largest...largest) else { return nil }
    guard LayoutLimits.allows(factor: factor) else {
      errors.add(
        .numberOutOfRange, at: value, ConstraintError.factorOutOfRange(factor).description)
      return nil
    }
    return factor
  }

  /// Reads an anchor, as text or as an object.
  private mutating func anchor(
    _ value: JSONValue, _ fields: inout ObjectFields<AnchorMember>
  ) -> Anchor? {
    if let text = value.stringBytes {
      do throws(TextError) {
        let read = try ConstraintTextParser.anchor(text.span)
        if let anchor = scene.anchor(read, in: text.span) { return checked(anchor, at: value) }
        addUnknown(read, in: text, at: value)
      } catch {
        add(error, in: text, at: value)
      }
      return nil
    }
    guard value.kind == .object else {
      errors.addWrongKind(value, wanted: "a string or an object")
      return nil
    }
    guard fields.read(value, errors) else { return nil }
    if fields.repeatsName { hasRepeatedNames = true }
    var item: ItemIndex?
    if let view = fields.required(.view, errors) {
      // The method that adds an error gets a copy of the decoder.
      item = view.stringBytes.flatMap { scene.item(named: $0.span) }
      if item == nil { item = self.item(view) }
    }
    let attribute = fields.required(.attribute, errors).flatMap { Self.attribute($0, errors) }
    guard let item, let attribute else { return nil }
    let anchor = Anchor(item, attribute.attribute, of: attribute.area)
    return anchor.area == .item ? anchor : checked(anchor, at: value)
  }

  private func checked(_ anchor: Anchor, at value: JSONValue) -> Anchor? {
    guard let error = scene.error(in: anchor) else { return anchor }
    errors.add(error.code, at: value, error.description)
    return nil
  }

  private static func attribute(
    _ value: JSONValue, _ errors: InputErrorList
  ) -> (area: Area, attribute: Attribute)? {
    guard let text = errors.string(value) else { return nil }
    if let attribute = Attribute(name: text.span) { return (.item, attribute) }
    if let dot = text.firstIndex(of: UInt8(ascii: ".")),
      let area = Area(name: text.span.extracting(..<dot)),
      let attribute = Attribute(name: text.span.extracting((dot + 1)...))
    {
      return (area, attribute)
    }
    errors.add(
      at: value, "there is no attribute \(Excerpt.quoted(text))",
      suggestion: Suggestion.nearest(to: text, among: LayoutWords.attributes))
    return nil
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
  static let areas = [Area.margins, .safeArea].map(\.name)
  static let attributes =
    itemAttributes
    + areas.flatMap { area in
      Attribute.allCases.filter { !$0.isBaseline }.map { "\(area).\($0.name)" }
    }
}
