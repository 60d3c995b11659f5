import ConstraintSolver
import ConstraintLayout
internal import JSONDocuments
internal import ServiceContract
internal import LayoutRequests
internal import TextBytes

extension LayoutRequestDecoder {
  /// Reads the text of a constraint, or of the two of a chain.
  @inline(__always)
  mutating func readText(
    _ text: UnsafeBufferPointer<UInt8>, of value: JSONValue, among names: NameTable.Names,
    at location: RequestPlaces.ConstraintLocation
  ) {
    let added = scene.addConstraints(text.span, among: names)
    if added.isComplete, added.count == 1 { return register(location) }
    finish(added, of: text, value, at: location, details: Details())
  }

  /// Reads the text of an object with other members.
  mutating func readText(
    _ text: UnsafeBufferPointer<UInt8>, of value: JSONValue, among names: NameTable.Names,
    at location: RequestPlaces.ConstraintLocation, details: Details
  ) {
    let added = scene.addConstraints(
      text.span, among: names, priority: details.priority ?? .required,
      container: details.container, isActive: details.isActive)
    finish(added, of: text, value, at: location, details: details)
  }

  /// Records the constraints of a text, and adds its errors.
  @inline(never)
  private mutating func finish(
    _ added: LayoutScene.AddedText, of text: UnsafeBufferPointer<UInt8>, _ value: JSONValue,
    at location: RequestPlaces.ConstraintLocation, details: Details
  ) {
    let isChain = added.count > 1
    for part in 0..<added.count {
      var location = location
      location.part = isChain ? Int32(truncatingIfNeeded: part) : -1
      register(location)
    }
    guard added.isComplete else { return explain(text, value, part: added.count, details) }
    if added.statesPriority, let twice = details.priorityValue { addSecondPriority(twice) }
  }

  private func addSecondPriority(_ value: JSONValue) {
    errors.add(.constraintSyntax, at: value, "the text says the priority already")
  }

  /// Adds the errors of a text: in its syntax, in its words, or in one of its constraints.
  private func explain(
    _ text: UnsafeBufferPointer<UInt8>, _ value: JSONValue, part: Int, _ details: Details
  ) {
    let read: ConstraintText
    do throws(TextError) {
      read = try ConstraintTextParser.constraint(text.span)
    } catch {
      return add(error, in: text, at: value)
    }
    if read.priority != nil, let twice = details.priorityValue { addSecondPriority(twice) }
    let sides = [read.first, read.second] + (read.third.map { [$0] } ?? [])
    let known = firstItem(in: sides, text)
    let resolved = sides.map { anchors(of: $0, text, value, beside: known) }
    guard !resolved.contains(nil), let leftAnchors = resolved[part],
      let rightAnchors = resolved[part + 1],
      var constraint = read.constraint(part: part, left: leftAnchors, right: rightAnchors)
    else { return }
    constraint.container = details.container
    guard let error = scene.error(in: constraint) else { return }
    let (left, _, right) = read.part(part)
    let name = (right.anchor ?? left.anchor)?.name
    add(error, offset: name?.start ?? left.start, in: text, at: value)
  }

  /// The first item that some sides name and the scene has.
  private func firstItem(
    in sides: [ConstraintText.Side], _ text: UnsafeBufferPointer<UInt8>
  ) -> ItemIndex? {
    for side in sides {
      for anchor in [side.anchor, side.origin] {
        if let anchor, let item = scene.item(named: anchor.name, in: text.span) { return item }
      }
    }
    return nil
  }

  /// The anchors of a side; adds errors and returns `nil` if one is unknown. `known` is an item of
  /// the same constraint.
  private func anchors(
    of side: ConstraintText.Side, _ text: UnsafeBufferPointer<UInt8>, _ value: JSONValue,
    beside known: ItemIndex?
  ) -> SideAnchors? {
    if let anchors = scene.anchors(of: side, in: text.span) { return anchors }
    if let anchor = side.anchor { addUnknown(anchor, in: text, at: value, beside: known) }
    if let origin = side.origin { addUnknown(origin, in: text, at: value, beside: known) }
    return nil
  }

  /// Adds an error for each unknown word of an anchor.
  func addUnknown(
    _ anchor: AnchorText, in text: UnsafeBufferPointer<UInt8>, at value: JSONValue,
    beside other: ItemIndex? = nil
  ) {
    let item = scene.item(named: anchor.name, in: text.span)
    if let unknown = anchor.unknown {
      let word = UnsafeBufferPointer(rebasing: text[unknown.range])
      let (what, place, known): (String, ForeignWord.Place, [String]) =
        switch (unknown.expected, anchor.area) {
        case (.attribute, .item): ("attribute", .attribute, LayoutWords.itemAttributes)
        case (.attribute, _): ("attribute", .areaAttribute, LayoutWords.areaAttributes)
        case (.area, _): ("area", .area, LayoutWords.areas)
        }
      add(
        .constraintSyntax, at: value,
        "there is no \(what) \(Excerpt.quoted(word))\(ForeignWord.clause(word, in: place))",
        in: text, unknown.range,
        suggestion: suggestion(forAttribute: word, in: place, among: known, of: item))
    }
    guard item == nil else { return }
    anchor.name.unquoted(text.span).withUnsafeBufferPointer { bytes in
      add(
        .unknownView, at: value,
        "there is no view or guide \(Excerpt.quoted(bytes))"
          + ForeignWord.clause(bytes, in: .item),
        in: text, anchor.name.wholeRange, suggestion: suggestion(forItem: bytes, beside: other))
    }
  }

  /// The suggestion for an unknown attribute or area of an item. Guides have no areas.
  func suggestion(
    forAttribute word: UnsafeBufferPointer<UInt8>, in place: ForeignWord.Place,
    among known: [String], of item: ItemIndex?
  ) -> String? {
    let isGuide = item.map { !scene.items[$0.index].isView } ?? false
    if isGuide, place == .area || place == .areaAttribute { return nil }
    let suggestion = ForeignWord.suggestion(for: word, in: place, among: known)
    return isGuide && suggestion?.contains(".") == true ? nil : suggestion
  }

  /// The suggestion for an unknown item: for a word such as `superview` the id of the parent of
  /// another item of the constraint, otherwise the nearest name.
  private func suggestion(
    forItem name: UnsafeBufferPointer<UInt8>, beside other: ItemIndex?
  ) -> String? {
    guard let word = ForeignWord.named(name, in: .item) else {
      return Suggestion.nearest(to: name, among: itemNames).map(Self.quoted)
    }
    guard let area = word.fix, let other, let parent = scene.items[other.index].parent else {
      return nil
    }
    return Self.quoted(scene.names.string(of: parent.index)) + area
  }

  /// A name as it stands in text.
  static func quoted(_ name: String) -> String { ConstraintPrinter.quoted(name.utf8) }

  /// Adds an error in a range of text, which the suggestion replaces.
  func add(
    _ code: ProblemCode, at value: JSONValue, _ detail: @autoclosure () -> String,
    in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>,
    suggestion: @autoclosure () -> String?
  ) {
    let position = TextPosition(of: range.lowerBound, in: text.span)
    errors.add(
      code, at: value, detail(), line: position.line, column: position.column,
      length: Self.scalars(in: text, range), suggestion: suggestion())
  }

  /// The number of Unicode scalars in a range of text.
  private static func scalars(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    text[range.clamped(to: text.indices)].count { $0 & 0xC0 != 0x80 }
  }

  /// Adds an error in text.
  func add(
    _ error: TextError, in text: UnsafeBufferPointer<UInt8>, at value: JSONValue,
    code: ProblemCode = .constraintSyntax
  ) {
    let position = TextPosition(of: error.offset, in: text.span)
    errors.add(
      code, at: value, error.message, line: position.line, column: position.column,
      length: Self.scalars(in: text, error.offset..<error.offset + error.length),
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
