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
    let expected = min(elements.count, Self.expectedElements)
    scene.reserveConstraints(expected)
    // The set of names is final here.
    let names = scene.names
    try names.withLookup { (names) throws(Problem) in
      try readConstraints(elements, of: value, names)
    }
    guard scene.constraints.count <= limits.constraints else {
      throw exceeded("constraints", limits.constraints, at: value)
    }
  }

  private mutating func readConstraints(
    _ elements: JSONValue.Elements, of value: JSONValue, _ names: NameLookup
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
      switch element.kind {
      case .string:
        // In a document, a zero follows a text, then brackets and the parser's padding.
        if let text = element.stringBytes, scene.addPlainConstraint(terminated: text, names) {
          places.constraints.append(location)
        } else {
          readText(element, at: location)
        }
      case .object:
        if addPlainConstraint(element, names) {
          places.constraints.append(location)
        } else {
          hasUncheckedNames = true
          readObject(element, location)
        }
      default: errors.addWrongKind(element, wanted: "a string or an object")
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
    _ value: JSONValue, _ location: RequestPlaces.ConstraintLocation
  ) {
    guard let fields = ObjectFields<ConstraintMember>(value, errors) else { return }
    var details = Details()
    if let id = fields[.id] { details.id = readID(id) }
    var location = location
    location.id = details.id
    details.priorityValue = fields[.priority]
    details.priority = fields[.priority].flatMap(priority)
    details.containerValue = fields[.container]
    details.container = fields[.container].flatMap { view($0, "a container is a view") }
    if let active = fields[.active] { details.isActive = errors.bool(active) ?? true }
    let parts: [ConstraintMember] = [.first, .relation, .second, .multiplier, .constant]
    if let visual = fields[.visual] {
      refuse(parts + [.text, .container], in: fields, beside: .visual)
      return readVisual(visual, fields: fields, at: location, details: details)
    }
    for member in [ConstraintMember.metrics, .align, .direction] {
      if let extra = fields[member] {
        errors.add(at: extra, "\"\(member)\" belongs to \"visual\", which is missing")
      }
    }
    guard let text = fields[.text] else { return readParts(fields, details: details, at: location) }
    refuse(parts, in: fields, beside: .text)
    if errors.string(text) != nil { readText(text, at: location, details: details) }
  }

  private func refuse(
    _ members: [ConstraintMember], in fields: ObjectFields<ConstraintMember>,
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

  mutating func add(_ constraint: SceneConstraint, _ location: RequestPlaces.ConstraintLocation) {
    let number = scene.addConstraint(constraint)
    places.constraints.append(location)
    if location.id >= 0, constraintsByID[Int(location.id)] < 0 {
      constraintsByID[Int(location.id)] = Int32(truncatingIfNeeded: number)
    }
  }

  // MARK: Parts

  private mutating func readParts(
    _ fields: ObjectFields<ConstraintMember>, details: Details,
    at location: RequestPlaces.ConstraintLocation
  ) {
    let first = fields.required(.first, errors).flatMap(anchor)
    let relation = fields.required(.relation, errors).flatMap {
      errors.choice($0, of: RelationChoice.self)?.relation
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
    if let error = scene.error(in: constraint) {
      errors.add(error.code, at: secondValue ?? fields.object, error.description)
      return
    }
    add(constraint, location)
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
  private func anchor(_ value: JSONValue) -> Anchor? {
    if let text = value.stringBytes {
      do throws(TextError) {
        let read = try ConstraintTextParser.anchor(text.span)
        guard let anchor = anchor(read, in: text, at: value) else { return nil }
        return checked(anchor, at: value)
      } catch {
        add(error, in: text, at: value)
        return nil
      }
    }
    guard value.kind == .object else {
      errors.addWrongKind(value, wanted: "a string or an object")
      return nil
    }
    guard let fields = ObjectFields<AnchorMember>(value, errors) else { return nil }
    let item = fields.required(.view, errors).flatMap(self.item)
    let attribute = fields.required(.attribute, errors).flatMap(self.attribute)
    guard let item, let attribute else { return nil }
    return checked(Anchor(item, attribute.attribute, of: attribute.area), at: value)
  }

  private func checked(_ anchor: Anchor, at value: JSONValue) -> Anchor? {
    guard let error = scene.error(in: anchor) else { return anchor }
    errors.add(error.code, at: value, error.description)
    return nil
  }

  private func attribute(_ value: JSONValue) -> (area: Area, attribute: Attribute)? {
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

  // MARK: Text

  private mutating func readText(
    _ value: JSONValue, at location: RequestPlaces.ConstraintLocation,
    details: Details = Details()
  ) {
    guard let text = value.stringBytes else { return }
    let read: ConstraintText
    do throws(TextError) {
      read = try ConstraintTextParser.constraint(text.span)
    } catch {
      return add(error, in: text, at: value)
    }
    if read.priority != nil, let twice = details.priorityValue {
      errors.add(.constraintSyntax, at: twice, "the text says the priority already")
    }
    // Each side is resolved once, although a chain uses its middle twice.
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
      if let error = scene.error(in: constraint) {
        let sides = read.part(part)
        let name = (sides.right.anchor ?? sides.left.anchor)?.name
        return add(error, offset: name?.start ?? sides.left.start, in: text, at: value)
      }
      var location = location
      location.part = read.partCount > 1 ? Int32(truncatingIfNeeded: part) : -1
      add(constraint, location)
    }
  }

  /// The anchors of a side; `nil` if one is unknown.
  private func anchors(
    of side: ConstraintText.Side, _ text: UnsafeBufferPointer<UInt8>, _ value: JSONValue
  ) -> SideAnchors? {
    var found = SideAnchors()
    if let read = side.anchor { found.anchor = anchor(read, in: text, at: value) }
    if let read = side.origin { found.origin = anchor(read, in: text, at: value) }
    let isKnown =
      (side.anchor == nil || found.anchor != nil) && (side.origin == nil || found.origin != nil)
    return isKnown ? found : nil
  }

  private func anchor(
    _ read: AnchorText, in text: UnsafeBufferPointer<UInt8>, at value: JSONValue
  ) -> Anchor? {
    if let unknown = read.unknown {
      let word = UnsafeBufferPointer(rebasing: text[unknown.range])
      let position = TextPosition(of: unknown.range.lowerBound, in: text.span)
      let (what, known) =
        unknown.expected == .attribute
        ? ("attribute", LayoutWords.plainAttributes) : ("area", LayoutWords.areas)
      errors.add(
        .constraintSyntax, at: value, "there is no \(what) \(Excerpt.quoted(word))",
        line: position.line, column: position.column,
        suggestion: Suggestion.nearest(to: word, among: known))
    }
    guard let item = item(read.name, in: text, at: value) else { return nil }
    return read.unknown == nil ? Anchor(item, read.attribute, of: read.area) : nil
  }

  private func item(
    _ name: NameText, in text: UnsafeBufferPointer<UInt8>, at value: JSONValue
  ) -> ItemIndex? {
    let raw = UnsafeBufferPointer(rebasing: text[name.range])
    if !name.hasDoubledQuotes, let item = scene.item(named: raw.span) { return item }
    let bytes = name.unquoted(text.span)
    if name.hasDoubledQuotes, let item = scene.item(named: bytes.span) { return item }
    let position = TextPosition(of: name.start, in: text.span)
    bytes.withUnsafeBufferPointer { bytes in
      errors.add(
        .unknownView, at: value, "there is no view or guide \(Excerpt.quoted(bytes))",
        line: position.line, column: position.column,
        suggestion: Suggestion.nearest(to: bytes, among: itemNames))
    }
    return nil
  }

  /// Adds an error in text.
  func add(
    _ error: TextError, in text: UnsafeBufferPointer<UInt8>, at value: JSONValue,
    code: ProblemCode = .constraintSyntax
  ) {
    let position = TextPosition(of: error.offset, in: text.span)
    errors.add(
      code, at: value, error.message, line: position.line, column: position.column,
      suggestion: error.suggestion)
  }

  private func add(
    _ error: ConstraintError, offset: Int, in text: UnsafeBufferPointer<UInt8>,
    at value: JSONValue
  ) {
    let position = TextPosition(of: offset, in: text.span)
    errors.add(
      error.code, at: value, error.description, line: position.line, column: position.column)
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
