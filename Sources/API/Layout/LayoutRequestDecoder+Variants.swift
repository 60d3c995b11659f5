import ConstraintSolver
import ConstraintLayout
internal import JSONText
internal import ServiceContract

extension LayoutRequestDecoder {
  /// Reads the variants.
  mutating func readVariants(_ value: JSONValue) throws(Problem) {
    guard let elements = errors.array(value) else { return }
    guard value.count <= limits.variants else {
      throw exceeded("variants", limits.variants, at: value)
    }
    var names = NameTable()
    for element in elements {
      guard let fields = ObjectFields<VariantMember>(element, errors) else { continue }
      var variant = LayoutRequest.Variant(name: "", direction: nil, edits: [])
      if let value = fields.required(.name, errors),
        let name = errors.id(value, limit: limits.idBytes)
      {
        variant.name = String(decoding: name, as: UTF8.self)
        if !names.insert(name.span).isNew {
          errors.add(
            .invalidVariant, at: value, "another variant is called \(Excerpt.quoted(name)) already")
        }
      }
      if let value = fields[.direction] {
        variant.direction = errors.choice(value, of: DirectionChoice.self)?.direction
      }
      if let set = fields[.set], let members = errors.object(set) {
        try Problem.checkMemory(for: 2 * set.count * MemoryLayout<LayoutEdit>.stride)
        for (name, value) in members { variant.edits += edits(name, value) }
      }
      variant.queries = try readQueries(explain: fields[.explain], fit: fields[.fit])
      variants.append(variant)
    }
  }

  /// Reads one path with its value; several edits if it names a chain.
  private func edits(_ name: JSONValue, _ value: JSONValue) -> [LayoutEdit] {
    guard let text = name.stringBytes else { return [] }
    let path: LayoutPath
    do throws(TextError) {
      path = try ConstraintTextParser.path(text.span)
    } catch {
      add(error, in: text, at: name, code: .invalidVariant)
      return []
    }
    guard let property = path.property else {
      let word = UnsafeBufferPointer(rebasing: text[path.propertyRange])
      let position = TextPosition(of: path.propertyRange.lowerBound, in: text.span)
      errors.add(
        .invalidVariant, at: name, "there is no property \(Excerpt.quoted(word)) to set",
        line: position.line, column: position.column,
        suggestion: Suggestion.nearest(to: word, among: LayoutPath.properties))
      return []
    }
    return path.name.unquoted(text.span).withUnsafeBufferPointer {
      property.isOfConstraint
        ? constraintEdits(property, of: $0, at: name, value)
        : viewEdit(property, of: $0, at: name, value).map { [$0] } ?? []
    }
  }

  private func viewEdit(
    _ property: LayoutPath.Property, of id: UnsafeBufferPointer<UInt8>, at name: JSONValue,
    _ value: JSONValue
  ) -> LayoutEdit? {
    guard let item = scene.item(named: id.span) else {
      errors.add(
        .unknownView, at: name, "there is no view \(Excerpt.quoted(id))",
        suggestion: Suggestion.nearest(to: id, among: itemNames))
      return nil
    }
    guard scene.items[item.index].isView else {
      errors.add(.invalidVariant, at: name, "\(Excerpt.quoted(id)) is a guide, not a view")
      return nil
    }
    guard let number = variantNumber(value) else { return nil }
    switch property {
    case .given(let dimension): return .given(item, dimension, number)
    case .intrinsic(let axis): return .intrinsic(item, axis, number)
    default: return nil
    }
  }

  private func constraintEdits(
    _ property: LayoutPath.Property, of id: UnsafeBufferPointer<UInt8>, at name: JSONValue,
    _ value: JSONValue
  ) -> [LayoutEdit] {
    guard let number = sourceMap.ids.number(of: id.span) else {
      let ids = sourceMap.ids
      errors.add(
        .invalidVariant, at: name, "there is no constraint with the id \(Excerpt.quoted(id))",
        suggestion: Suggestion.nearest(
          to: id, among: (0..<ids.count).lazy.map { ids.string(of: $0) }))
      return []
    }
    // A constraint with errors of its own has a number but no location.
    let first = Int(constraintsByID[number])
    guard first >= 0 else { return [] }
    // The parts of a chain or a visual format are adjacent.
    let isSeveral = sourceMap.constraints[first].part >= 0
    let end =
      sourceMap.constraints[first...].firstIndex { $0.id != Int32(truncatingIfNeeded: number) }
      ?? sourceMap.constraints.endIndex
    let parts = first..<end
    switch property {
    case .constant:
      guard !isSeveral else {
        errors.add(
          .invalidVariant, at: name,
          "\(Excerpt.quoted(id)) stands for \(parts.count) constraints, each with a constant")
        return []
      }
      return variantNumber(value).map { [.constant(first, $0)] } ?? []
    case .priority:
      guard
        let priority = value.number.flatMap({ Priority($0) })
          ?? value.stringBytes.flatMap({ Priority(name: $0.span) })
      else {
        let names = Priority.names.map(\.name).joined(separator: ", ")
        errors.add(
          .invalidVariant, at: value,
          "must be a priority: a number above 0 and up to 1000, or one of \(names)")
        return []
      }
      return parts.map { .priority($0, priority) }
    default:
      guard let isActive = value.bool else {
        addWrongKind(value, wanted: "a boolean")
        return []
      }
      return parts.map { .active($0, isActive) }
    }
  }

  private func variantNumber(_ value: JSONValue) -> Double? {
    if value.kind == .number { return length(value) }
    addWrongKind(value, wanted: "a number")
    return nil
  }

  /// The schema allows any kind here; the right one depends on the path.
  private func addWrongKind(_ value: JSONValue, wanted: String) {
    errors.add(
      .invalidVariant, at: value, "must be \(wanted), not \(value.kind.description)")
  }
}
