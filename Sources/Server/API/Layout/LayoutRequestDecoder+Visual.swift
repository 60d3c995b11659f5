import ConstraintSolver
import ConstraintLayout
internal import JSONDocuments
internal import ServiceContract
internal import LayoutRequests
internal import TextBytes

/// Resolves the names of a visual format in a request.
private struct RequestVisualNames: VisualFormatNames {
  let scene: LayoutScene
  let metrics: NameTable
  let numbers: [Double]
  let text: UnsafeBufferPointer<UInt8>

  func item(_ name: NameText) -> ItemIndex? {
    let bytes = name.unquoted(text.span)
    return scene.item(named: bytes.span)
  }

  func metric(_ name: NameText) -> Double? {
    let bytes = name.unquoted(text.span)
    return metrics.number(of: bytes.span).map { numbers[$0] }
  }

  func superview(of item: ItemIndex) -> ItemIndex? { scene.items[item.index].parent }

  func error(in constraint: SceneConstraint) -> ConstraintError? { scene.error(in: constraint) }
}

extension LayoutRequestDecoder {
  /// Reads a visual format, one element that yields any number of constraints.
  mutating func readVisual(
    _ value: JSONValue, fields: ObjectFields<ConstraintMember>,
    at location: RequestPlaces.ConstraintLocation, details: Details
  ) {
    let metrics = fields[.metrics].map(self.metrics)
    let align = fields[.align].map(alignments) ?? []
    let direction =
      fields[.direction].flatMap { errors.choice($0, of: VisualDirection.self) }
      ?? .leadingToTrailing
    guard errors.string(value) != nil, let text = value.stringBytes else { return }
    let format: VisualFormat
    do throws(TextError) {
      format = try VisualFormatParser.format(text.span)
    } catch {
      return add(error, in: text, at: value)
    }
    let count = format.constraintCount(alignments: align.count)
    guard count <= limits.constraints - scene.constraints.count else {
      return errors.addLimit("constraints", limits.constraints, at: value)
    }
    let names = RequestVisualNames(
      scene: scene, metrics: metrics?.names ?? NameTable(), numbers: metrics?.numbers ?? [],
      text: text)
    let made: [SceneConstraint]
    do throws(VisualFormatError) {
      made = try format.constraints(
        names, align: align, direction: direction, priority: details.priority ?? .required)
    } catch {
      return add(error, names: names, in: text, at: value, align: fields[.align])
    }
    for (number, constraint) in made.enumerated() {
      var constraint = constraint
      constraint.isActive = details.isActive
      var location = location
      location.part = made.count > 1 ? Int32(truncatingIfNeeded: number) : -1
      add(constraint, location)
    }
  }

  private func metrics(_ value: JSONValue) -> (names: NameTable, numbers: [Double]) {
    var names = NameTable()
    var numbers: [Double] = []
    guard let members = errors.object(value) else { return (names, numbers) }
    for (name, value) in members {
      guard let bytes = name.stringBytes, let number = length(value) else { continue }
      if names.insert(bytes.span).isNew { numbers.append(number) }
    }
    return (names, numbers)
  }

  private func alignments(_ value: JSONValue) -> [Attribute] {
    var attributes: [Attribute] = []
    guard let elements = errors.array(value) else { return [] }
    for element in elements {
      guard let name = errors.string(element) else { continue }
      guard let attribute = Attribute(name: name.span) else {
        errors.add(
          at: element, "there is no attribute \(Excerpt.quoted(name))",
          suggestion: Suggestion.nearest(to: name, among: LayoutWords.itemAttributes))
        continue
      }
      guard !attributes.contains(attribute) else {
        errors.add(at: element, "\(attribute.name) stands twice")
        continue
      }
      attributes.append(attribute)
    }
    return attributes
  }

  private func add(
    _ error: VisualFormatError, names: RequestVisualNames,
    in text: UnsafeBufferPointer<UInt8>, at value: JSONValue, align: JSONValue?
  ) {
    let position = TextPosition(of: error.offset, in: text.span)
    let message = error.message
    var code = ProblemCode.constraintSyntax
    switch error {
    case .unknownView(let name), .unknownName(let name, canBeView: true):
      if case .unknownView = error { code = .unknownView }
      let what = code == .unknownView ? "view or guide" : "metric, view or guide"
      return addUnknown(code, what, name, among: itemNames, in: text, at: value)
    case .unknownName(let name, canBeView: false):
      let known = (0..<names.metrics.count).lazy.map { names.metrics.string(of: $0) }
      return addUnknown(code, "metric", name, among: known, in: text, at: value)
    case .alongAxis:
      errors.add(.incompatibleAnchors, at: align ?? value, message)
      return
    case .invalidConstraint(let error, _): code = error.code
    case .invalidPriority: code = .numberOutOfRange
    case .noSuperview: code = .invalidHierarchy
    }
    errors.add(code, at: value, message, line: position.line, column: position.column)
  }

  /// Adds the error for an unknown name in text, with the nearest known one.
  func addUnknown(
    _ code: ProblemCode, _ what: String, _ name: NameText, among known: some Sequence<String>,
    in text: UnsafeBufferPointer<UInt8>, at value: JSONValue
  ) {
    name.unquoted(text.span).withUnsafeBufferPointer { bytes in
      add(
        code, at: value, "there is no \(what) \(Excerpt.quoted(bytes))", in: text,
        name.wholeRange, suggestion: Suggestion.nearest(to: bytes, among: known).map(Self.quoted))
    }
  }
}
