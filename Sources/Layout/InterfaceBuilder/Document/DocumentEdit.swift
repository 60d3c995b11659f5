public import ConstraintLayout
public import ConstraintSolver
internal import TextBytes

/// A change of a document that preserves its text except for some attributes or new elements.
public enum DocumentEdit: Hashable, Sendable {
  /// Replaces a view's saved frame, which is relative to the superview, and removes the view's
  /// `misplaced` flag.
  case frame(view: String, Frame)
  /// Sets a constraint's priority.
  case priority(constraint: String, Priority)
  /// Sets a view's hugging priority on an axis.
  case hugging(view: String, Axis, Priority)
  /// Sets a view's compression resistance on an axis.
  case compressionResistance(view: String, Axis, Priority)
  /// Adds constraints.
  case add([NewConstraint])
  /// Removes a view's `ambiguous` flag.
  case settled(view: String)

  /// Applies changes.
  ///
  /// - Parameters:
  ///   - edits: The changes; duplicates count once.
  ///   - bytes: The document.
  ///   - limits: The limits of the document.
  /// - Returns: The changed document, and the number of changes. Changes to missing elements and
  ///   changes without effect are skipped.
  /// - Throws: ``DocumentError``.
  /// - Complexity: O(bytes + edits · log edits), expected.
  public static func apply(
    _ edits: [DocumentEdit], to bytes: [UInt8], limits: XMLLimits = .init()
  ) throws(DocumentError) -> (bytes: [UInt8], count: Int) {
    let document = try bytes.span.withUnsafeBytes { (bytes) throws(DocumentError) in
      try InterfaceDocument(bytes, limits: limits)
    }
    let elements = Elements(document, edits)
    let additions = edits.flatMap(\.additions)
    var insertions =
      additions.isEmpty
      ? nil : ConstraintInsertion(document, bytes, owners: TextSet(additions.map(\.owner)))
    var replacements: [Replacement] = []
    var count = 0
    var seen: Set<DocumentEdit> = []
    for edit in edits where seen.insert(edit).inserted {
      if !edit.additions.isEmpty, insertions?.add(edit.additions) == true { count += 1 }
      let found = elements.changes(of: edit).flatMap { element, values in
        StartTag(bytes, at: document.tree.offset(of: element))?.replacements(values) ?? []
      }
      if !found.isEmpty { count += 1 }
      replacements += found
    }
    replacements += insertions?.replacements ?? []
    var result = bytes
    var end = bytes.count
    for replacement in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
    where replacement.range.upperBound <= end {
      result.replaceSubrange(replacement.range, with: Array(replacement.text.utf8))
      end = replacement.range.lowerBound
    }
    return (result, count)
  }

  /// The attributes that a change sets; those with a `nil` value are removed.
  typealias Values = [(name: String, value: String?)]

  /// A replacement of a range of bytes.
  struct Replacement {
    var range: Range<Int>
    var text: String
  }
}

extension DocumentEdit {
  /// The elements whose ids are named by changes.
  private struct Elements {
    private let tree: XMLTree
    private var views: TextDictionary<XMLElement> = [:]
    private var constraints: TextDictionary<XMLElement> = [:]

    init(_ document: InterfaceDocument, _ edits: [DocumentEdit]) {
      tree = document.tree
      let wanted = TextSet(edits.compactMap(\.id))
      for index in tree.nodes.indices {
        let element = XMLElement(index)
        let isView = document.views.kind(of: element) != nil
        guard isView || tree.is(element, .constraint) else { continue }
        let id = isView ? tree.viewID(of: element) : tree.value(element, .id)
        guard let id, wanted.contains(id) else { continue }
        if isView {
          if views[id] == nil { views[id] = element }
        } else if constraints[id] == nil {
          constraints[id] = element
        }
      }
    }

    /// The elements affected by a change, with their new attributes.
    func changes(of edit: DocumentEdit) -> [(XMLElement, Values)] {
      switch edit {
      case .frame(let id, let frame):
        guard let view = views[id], let rect = tree.child(of: view, .rect, key: "frame") else {
          return []
        }
        let numbers: [(name: XMLName, value: Double)] = [
          (.x, frame.x), (.y, frame.y), (.width, frame.width), (.height, frame.height),
        ]
        let values = numbers.compactMap { name, number -> (name: String, value: String?)? in
          let saved = tree.bytes(rect, name).flatMap { DecimalText.number($0) }
          guard saved != number else { return nil }
          return (name.text, DocumentEdit.text(of: number))
        }
        return [(rect, values), (view, [(XMLName.misplaced.text, nil)])]
      case .priority(let id, let priority):
        guard let constraint = constraints[id] else { return [] }
        return [(constraint, [(XMLName.priority.text, DocumentEdit.text(of: priority.value))])]
      case .hugging(let id, let axis, let priority):
        let name: XMLName =
          axis == .horizontal ? .horizontalHuggingPriority : .verticalHuggingPriority
        return views[id].map { [($0, [(name.text, DocumentEdit.text(of: priority.value))])] } ?? []
      case .compressionResistance(let id, let axis, let priority):
        let name: XMLName =
          axis == .horizontal
          ? .horizontalCompressionResistancePriority : .verticalCompressionResistancePriority
        return views[id].map { [($0, [(name.text, DocumentEdit.text(of: priority.value))])] } ?? []
      case .settled(let id):
        return views[id].map { [($0, [(XMLName.ambiguous.text, nil)])] } ?? []
      case .add: return []
      }
    }
  }

  /// The id of the element whose attributes change; `nil` if there is none.
  private var id: String? {
    switch self {
    case .frame(let id, _), .priority(let id, _), .hugging(let id, _, _),
      .compressionResistance(let id, _, _), .settled(let id):
      id
    case .add: nil
    }
  }

  private var additions: [NewConstraint] {
    if case .add(let constraints) = self { constraints } else { [] }
  }

  /// A number as formatted by Xcode: `0.0`, `20`, `20.5`.
  static func text(of number: Double) -> String {
    if number == 0 { return "0.0" }
    return Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

extension DocumentEdit {
  /// The start tag of an element, in a document that expat accepted.
  private struct StartTag {
    private struct Attribute {
      var name: String
      /// The bytes from the white space before the name to the quote after the value.
      var whole: Range<Int>
      var value: Range<Int>
    }

    private var attributes: [Attribute] = []
    private var end: Int

    /// Reads the tag at an offset; `nil` if there is none.
    init?(_ bytes: [UInt8], at offset: Int) {
      guard bytes.indices.contains(offset), bytes[offset] == UInt8(ascii: "<") else { return nil }
      var place = offset + 1
      func skip(while isWanted: (UInt8) -> Bool) {
        while place < bytes.count, isWanted(bytes[place]) { place += 1 }
      }
      skip { !Self.isSpace($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
      end = place
      while true {
        let start = place
        skip(while: Self.isSpace)
        let nameStart = place
        skip { !Self.isSpace($0) && ![UInt8(ascii: "="), UInt8(ascii: "/"), 0x3E].contains($0) }
        guard place > nameStart else { return }
        let name = String(decoding: bytes[nameStart..<place], as: UTF8.self)
        skip { Self.isSpace($0) || $0 == UInt8(ascii: "=") }
        guard place < bytes.count, [0x22, 0x27].contains(bytes[place]) else { return nil }
        let quote = bytes[place]
        place += 1
        let valueStart = place
        skip { $0 != quote }
        guard place < bytes.count else { return nil }
        let value = valueStart..<place
        place += 1
        attributes.append(Attribute(name: name, whole: start..<place, value: value))
        end = place
      }
    }

    /// The replacements that set attributes. A new attribute goes where Xcode would write it: a
    /// priority before the constant, and any attribute before the id.
    func replacements(_ values: Values) -> [Replacement] {
      values.compactMap { name, value in
        let known = attributes.first { $0.name == name }
        switch (known, value) {
        case (let known?, let value?): return Replacement(range: known.value, text: value)
        case (let known?, nil): return Replacement(range: known.whole, text: "")
        case (nil, let value?):
          let next =
            (name == "priority" ? attributes.first { $0.name == "constant" } : nil)
            ?? attributes.first { $0.name == "id" }
          let place = next?.whole.lowerBound ?? end
          return Replacement(range: place..<place, text: " \(name)=\"\(value)\"")
        case (nil, nil): return nil
        }
      }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
  }
}
