import ConstraintSolver
import ConstraintLayout
internal import JSONDocuments
internal import ServiceContract
internal import LayoutRequests
internal import TextBytes

extension LayoutRequestDecoder {
  /// Reads the text of a constraint, or of the two of a chain.
  mutating func readText(
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

  /// The anchors of a side; adds errors and returns `nil` if one is unknown.
  private func anchors(
    of side: ConstraintText.Side, _ text: UnsafeBufferPointer<UInt8>, _ value: JSONValue
  ) -> SideAnchors? {
    if let anchors = scene.anchors(of: side, in: text.span) { return anchors }
    if let anchor = side.anchor { addUnknown(anchor, in: text, at: value) }
    if let origin = side.origin { addUnknown(origin, in: text, at: value) }
    return nil
  }

  /// Adds an error for each unknown word of an anchor.
  func addUnknown(
    _ anchor: AnchorText, in text: UnsafeBufferPointer<UInt8>, at value: JSONValue
  ) {
    if let unknown = anchor.unknown {
      let word = UnsafeBufferPointer(rebasing: text[unknown.range])
      let position = TextPosition(of: unknown.range.lowerBound, in: text.span)
      let (what, known) =
        unknown.expected == .attribute
        ? ("attribute", LayoutWords.itemAttributes) : ("area", LayoutWords.areas)
      errors.add(
        .constraintSyntax, at: value, "there is no \(what) \(Excerpt.quoted(word))",
        line: position.line, column: position.column,
        suggestion: Suggestion.nearest(to: word, among: known))
    }
    guard scene.item(named: anchor.name, in: text.span) == nil else { return }
    let position = TextPosition(of: anchor.name.start, in: text.span)
    anchor.name.unquoted(text.span).withUnsafeBufferPointer { bytes in
      errors.add(
        .unknownView, at: value, "there is no view or guide \(Excerpt.quoted(bytes))",
        line: position.line, column: position.column,
        suggestion: Suggestion.nearest(to: bytes, among: itemNames))
    }
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
