import ConstraintSolver
import ConstraintLayout
internal import JSONDocuments
internal import ServiceContract
internal import LayoutRequests
internal import TextBytes

/// Constraints as objects of their parts.
extension LayoutRequestDecoder {
  @inline(__always)
  mutating func readParts(
    _ reading: inout ConstraintReading, details: Details,
    at location: RequestPlaces.ConstraintLocation
  ) {
    let first = reading.fields.required(.first, errors).flatMap { anchor($0, &reading) }
    let relation = reading.fields.required(.relation, errors).flatMap {
      Self.relation($0, errors)
    }
    let secondValue = reading.fields[.second]
    let second = secondValue.flatMap { anchor($0, &reading) }
    let multiplier = reading.fields[.multiplier].flatMap { factor($0) } ?? 1
    let constant = length(reading.fields[.constant]) ?? 0
    guard let first, let relation, secondValue == nil || second != nil else { return }
    let constraint = SceneConstraint(
      first, relation, to: second, multiplier: second == nil ? 1 : multiplier, constant: constant,
      priority: details.priority ?? .required, container: details.container,
      isActive: details.isActive)
    if scene.addIfValid(constraint) { return register(location) }
    guard let error = scene.error(in: constraint) else { return }
    errors.add(error.code, at: secondValue ?? reading.fields.object, error.description)
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
  private mutating func anchor(_ value: JSONValue, _ reading: inout ConstraintReading) -> Anchor? {
    guard value.isObject else { return anchor(ofText: value) }
    guard reading.anchors.read(value, errors) else { return nil }
    if reading.anchors.repeatsName { hasRepeatedNames = true }
    if let item = reading.anchors[.view]?.stringBytes,
      let attribute = reading.anchors[.attribute]?.stringBytes,
      let anchor = reading.names.anchor(of: item, attribute)
    {
      return anchor
    }
    return anchor(reading.anchors, of: value)
  }

  /// Reads an anchor of an area; adds errors for any other.
  @inline(never)
  private func anchor(
    _ fields: borrowing ObjectFields<AnchorMember>, of value: JSONValue
  ) -> Anchor? {
    let item = fields.required(.view, errors).flatMap { self.item($0) }
    let attribute = fields.required(.attribute, errors).flatMap { self.attribute($0, of: item) }
    guard let item, let attribute else { return nil }
    return checked(Anchor(item, attribute.attribute, of: attribute.area), at: value)
  }

  /// Reads an anchor as text.
  @inline(never)
  private func anchor(ofText value: JSONValue) -> Anchor? {
    guard let text = value.stringBytes else {
      errors.addWrongKind(value, wanted: "a string or an object")
      return nil
    }
    do throws(TextError) {
      let read = try ConstraintTextParser.anchor(text.span)
      if let anchor = scene.anchor(read, in: text.span) { return checked(anchor, at: value) }
      addUnknown(read, in: text, at: value)
    } catch {
      add(error, in: text, at: value)
    }
    return nil
  }

  private func checked(_ anchor: Anchor, at value: JSONValue) -> Anchor? {
    guard let error = scene.error(in: anchor) else { return anchor }
    errors.add(error.code, at: value, error.description)
    return nil
  }

  private func attribute(
    _ value: JSONValue, of item: ItemIndex?
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
      at: value,
      "there is no attribute \(Excerpt.quoted(text))\(ForeignWord.clause(text, in: .attribute))",
      suggestion: suggestion(
        forAttribute: text, in: .attribute, among: LayoutWords.attributes, of: item))
    return nil
  }
}
