import ConstraintSolver
import ConstraintLayout

extension LayoutRequestDecoder {
  /// Reads the constraints.
  mutating func readConstraints(_ value: JSONValue) throws(Problem) {
    guard let elements = faults.array(value) else { return }
    for (position, element) in elements.enumerated() {
      guard scene.constraints.count < limits.constraints else {
        throw exceeded("constraints", limits.constraints, at: value)
      }
      if position % 1024 == 1023 { try Problem.checkMemory() }
      let place = LayoutPlaces.Constraint(
        position: Int32(truncatingIfNeeded: position), part: -1, id: -1)
      switch element.kind {
      case .string: readText(element, place)
      case .object: readObject(element, place)
      default: faults.addWrongKind(element, wanted: "a string or an object")
      }
    }
    guard scene.constraints.count <= limits.constraints else {
      throw exceeded("constraints", limits.constraints, at: value)
    }
  }

  /// What an object says beside its text or its parts.
  struct Details {
    var id: Int32 = -1
    var priority: Priority?
    var priorityValue: JSONValue?
    var container: ItemIndex?
    var containerValue: JSONValue?
    var isActive = true
  }

  private mutating func readObject(_ value: JSONValue, _ place: LayoutPlaces.Constraint) {
    guard let fields = ObjectFields<ConstraintMember>(value, faults) else { return }
    var details = Details()
    if let id = fields[.id] { details.id = readID(id) }
    var place = place
    place.id = details.id
    details.priorityValue = fields[.priority]
    details.priority = fields[.priority].flatMap(priority)
    details.containerValue = fields[.container]
    details.container = fields[.container].flatMap { view($0, "a container is a view") }
    if let active = fields[.active] { details.isActive = faults.bool(active) ?? true }
    let parts: [ConstraintMember] = [.first, .relation, .second, .multiplier, .constant]
    if let visual = fields[.visual] {
      refuse(parts + [.text, .container], in: fields, beside: .visual)
      return readVisual(visual, fields, place, details)
    }
    for member in [ConstraintMember.metrics, .align, .direction] {
      if let extra = fields[member] {
        faults.add(at: extra, "\"\(member)\" belongs to \"visual\", which is missing")
      }
    }
    guard let text = fields[.text] else { return readParts(fields, details, place) }
    refuse(parts, in: fields, beside: .text)
    if faults.string(text) != nil { readText(text, place, details) }
  }

  private func refuse(
    _ members: [ConstraintMember], in fields: ObjectFields<ConstraintMember>,
    beside form: ConstraintMember
  ) {
    for member in members {
      guard let extra = fields[member] else { continue }
      faults.add(
        at: extra,
        "\"\(form)\" stands in place of \"\(member)\"; a constraint has one or the other")
    }
  }

  /// Reads an id and returns its number, -1 where it is none.
  private mutating func readID(_ value: JSONValue) -> Int32 {
    guard let id = faults.id(value, limit: limits.idBytes) else { return -1 }
    let (number, isNew) = places.ids.insert(id.span)
    guard isNew else {
      let first = scene.constraints.isEmpty ? nil : constraintsByID[number]
      let pointer = first.flatMap { $0 < 0 ? nil : places.constraints[Int($0)].position }
      let owner = pointer.map { "/constraints/\($0)" } ?? "another constraint"
      faults.add(
        .duplicateID, at: value, "the constraint id \(Excerpt.quoted(id)) is taken by \(owner)")
      return -1
    }
    constraintsByID.append(-1)
    return Int32(truncatingIfNeeded: number)
  }

  mutating func add(_ constraint: SceneConstraint, _ place: LayoutPlaces.Constraint) {
    let number = scene.addConstraint(constraint)
    places.constraints.append(place)
    if place.id >= 0, constraintsByID[Int(place.id)] < 0 {
      constraintsByID[Int(place.id)] = Int32(truncatingIfNeeded: number)
    }
  }

  // MARK: Parts

  private mutating func readParts(
    _ fields: ObjectFields<ConstraintMember>, _ details: Details,
    _ place: LayoutPlaces.Constraint
  ) {
    let first = fields.required(.first, faults).flatMap(anchor)
    let relation = fields.required(.relation, faults).flatMap {
      faults.choice($0, of: RelationChoice.self)?.relation
    }
    let secondValue = fields[.second]
    let second = secondValue.flatMap(anchor)
    let multiplier = fields[.multiplier].flatMap(factor) ?? 1
    let constant = fields[.constant].flatMap(length) ?? 0
    guard let first, let relation, secondValue == nil || second != nil else { return }
    let constraint = SceneConstraint(
      first, relation, to: second, multiplier: second == nil ? 1 : multiplier, constant: constant,
      priority: details.priority ?? .required, container: details.container,
      isActive: details.isActive)
    if let fault = scene.error(in: constraint) {
      faults.add(fault.code, at: secondValue ?? fields.object, fault.description)
      return
    }
    add(constraint, place)
  }

  private func factor(_ value: JSONValue) -> Double? {
    let largest = LayoutLimits.largestFactor
    guard let factor = faults.number(value, in: -largest...largest) else { return nil }
    guard LayoutLimits.allows(factor: factor) else {
      faults.add(
        .numberOutOfRange, at: value, ConstraintError.factorOutOfRange(factor).description)
      return nil
    }
    return factor
  }

  /// Reads an anchor, as text or as an object.
  private func anchor(_ value: JSONValue) -> Anchor? {
    if let text = value.stringBytes {
      do throws(TextError) {
        let read = try ConstraintTextParser.anchor(text.span)
        guard let anchor = anchor(read, text, value) else { return nil }
        return checked(anchor, at: value)
      } catch {
        add(error, text, at: value)
        return nil
      }
    }
    guard value.kind == .object else {
      faults.addWrongKind(value, wanted: "a string or an object")
      return nil
    }
    guard let fields = ObjectFields<AnchorMember>(value, faults) else { return nil }
    let item = fields.required(.view, faults).flatMap(self.item)
    let attribute = fields.required(.attribute, faults).flatMap(self.attribute)
    guard let item, let attribute else { return nil }
    return checked(Anchor(item, attribute.attribute, of: attribute.area), at: value)
  }

  private func checked(_ anchor: Anchor, at value: JSONValue) -> Anchor? {
    guard let fault = scene.error(in: anchor) else { return anchor }
    faults.add(fault.code, at: value, fault.description)
    return nil
  }

  private func attribute(_ value: JSONValue) -> (area: Area, attribute: Attribute)? {
    guard let text = faults.string(value) else { return nil }
    if let attribute = Attribute(name: text.span) { return (.item, attribute) }
    if let dot = text.firstIndex(of: UInt8(ascii: ".")),
      let area = Area(name: text.span.extracting(..<dot)),
      let attribute = Attribute(name: text.span.extracting((dot + 1)...))
    {
      return (area, attribute)
    }
    faults.add(
      at: value, "there is no attribute \(Excerpt.quoted(text))",
      suggestion: Suggestion.nearest(to: text, among: LayoutWords.attributes))
    return nil
  }

  // MARK: Text

  private mutating func readText(
    _ value: JSONValue, _ place: LayoutPlaces.Constraint, _ details: Details = Details()
  ) {
    guard let text = value.stringBytes else { return }
    let read: ConstraintText
    do throws(TextError) {
      read = try ConstraintTextParser.constraint(text.span)
    } catch {
      return add(error, text, at: value)
    }
    if read.priority != nil, let twice = details.priorityValue {
      faults.add(.constraintSyntax, at: twice, "the text says the priority already")
    }
    // Each side is looked up once, though a chain uses its middle twice.
    let first = anchors(of: read.first, text, value)
    let second = anchors(of: read.second, text, value)
    let third = read.third.map { anchors(of: $0, text, value) } ?? SideAnchors()
    guard let first, let second, let third else { return }
    for part in 0..<read.partCount {
      guard
        var constraint = read.constraint(
          part: part, left: part == 0 ? first : second, right: part == 0 ? second : third)
      else { continue }
      constraint.priority = read.priority ?? details.priority ?? .required
      constraint.container = details.container
      constraint.isActive = details.isActive
      if let fault = scene.error(in: constraint) {
        let sides = read.part(part)
        let name = (sides.right.anchor ?? sides.left.anchor)?.name
        return add(fault, at: name?.start ?? sides.left.start, text, value)
      }
      var place = place
      place.part = read.partCount > 1 ? Int32(truncatingIfNeeded: part) : -1
      add(constraint, place)
    }
  }

  /// The anchors of a side; nothing where one is unknown.
  private func anchors(
    of side: ConstraintText.Side, _ text: UnsafeBufferPointer<UInt8>, _ value: JSONValue
  ) -> SideAnchors? {
    var found = SideAnchors()
    if let read = side.anchor { found.anchor = anchor(read, text, value) }
    if let read = side.origin { found.origin = anchor(read, text, value) }
    let isKnown =
      (side.anchor == nil || found.anchor != nil) && (side.origin == nil || found.origin != nil)
    return isKnown ? found : nil
  }

  private func anchor(
    _ read: AnchorText, _ text: UnsafeBufferPointer<UInt8>, _ value: JSONValue
  ) -> Anchor? {
    if let unknown = read.unknown {
      let word = UnsafeBufferPointer(rebasing: text[unknown.range])
      let position = TextPosition(of: unknown.range.lowerBound, in: text.span)
      let (what, known) =
        unknown.expected == .attribute
        ? ("attribute", LayoutWords.plainAttributes) : ("area", LayoutWords.areas)
      faults.add(
        .constraintSyntax, at: value, "there is no \(what) \(Excerpt.quoted(word))",
        line: position.line, column: position.column,
        suggestion: Suggestion.nearest(to: word, among: known))
    }
    guard let item = item(read.name, text, value) else { return nil }
    return read.unknown == nil ? Anchor(item, read.attribute, of: read.area) : nil
  }

  private func item(
    _ name: NameText, _ text: UnsafeBufferPointer<UInt8>, _ value: JSONValue
  ) -> ItemIndex? {
    let raw = UnsafeBufferPointer(rebasing: text[name.range])
    if !name.hasDoubledQuotes, let item = scene.item(named: raw.span) { return item }
    let bytes = name.unquoted(text.span)
    if name.hasDoubledQuotes, let item = scene.item(named: bytes.span) { return item }
    let position = TextPosition(of: name.start, in: text.span)
    bytes.withUnsafeBufferPointer { bytes in
      faults.add(
        .unknownView, at: value, "there is no view or guide \(Excerpt.quoted(bytes))",
        line: position.line, column: position.column,
        suggestion: Suggestion.nearest(to: bytes, among: itemNames))
    }
    return nil
  }

  /// Adds what is wrong with text.
  func add(
    _ fault: TextError, _ text: UnsafeBufferPointer<UInt8>, at value: JSONValue,
    code: ProblemCode = .constraintSyntax
  ) {
    let position = TextPosition(of: fault.offset, in: text.span)
    faults.add(
      code, at: value, fault.message, line: position.line, column: position.column,
      suggestion: fault.suggestion)
  }

  private func add(
    _ fault: ConstraintError, at offset: Int, _ text: UnsafeBufferPointer<UInt8>,
    _ value: JSONValue
  ) {
    let position = TextPosition(of: offset, in: text.span)
    faults.add(
      fault.code, at: value, fault.description, line: position.line, column: position.column)
  }
}

extension ConstraintError {
  /// The kind of problem that it is.
  var code: ProblemCode {
    switch self {
    case .mixedKinds, .mixedDirections, .noDistance, .distanceAgainst, .baselineOfArea,
      .areaOfGuide:
      .incompatibleAnchors
    case .containerIsGuide: .invalidHierarchy
    case .constantOutOfRange, .factorOutOfRange: .numberOutOfRange
    }
  }
}

/// The words of constraint text, for suggestions.
enum LayoutWords {
  /// Sizes first: of equally near words the first is suggested, and sizes are misspelt the most.
  static let plainAttributes =
    [Attribute.width, .height].map(\.name)
    + Attribute.allCases.filter { $0.kind != .size }.map(\.name)
  static let areas = [Area.margins, .safeArea].map(\.name)
  static let attributes =
    plainAttributes
    + areas.flatMap { area in
      Attribute.allCases.filter { !$0.isBaseline }.map { "\(area).\($0.name)" }
    }
}
