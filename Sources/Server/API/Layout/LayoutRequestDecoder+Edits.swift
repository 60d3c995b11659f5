import ConstraintSolver
import ConstraintLayout
internal import JSONDocuments
internal import JSONText
internal import ServiceContract
import TextLayout
internal import TextBytes
internal import LayoutRequests

extension LayoutRequestDecoder {
  /// Reads values by path in the order in which they take effect: a whole value before its parts,
  /// regardless of their order in the object.
  ///
  /// - Parameters:
  ///   - set: The values.
  ///   - pointer: The JSON Pointer to them.
  ///   - statements: Receives the pointers to numbers and insets that the scene lacks.
  ///   - traits: The traits that the variant's texts share; receives the content size, if set.
  /// - Returns: The values.
  /// - Throws: A limit that ends decoding.
  /// - Complexity: O(bytes + n log n) for n values, expected.
  mutating func readEdits(
    _ set: JSONValue, at pointer: JSONPointer, _ statements: inout [ConstraintOrigin: String],
    _ traits: inout TextTraits
  ) throws(Problem) -> [LayoutEdit] {
    guard let members = errors.object(set) else { return [] }
    try Problem.checkMemory(for: 2 * set.count * MemoryLayout<LayoutEdit>.stride)
    var edits = [[LayoutEdit]](repeating: [], count: 3)
    var stacks: [ItemIndex: (stack: Stack, name: JSONValue)] = [:]
    var specs: [ItemIndex: (spec: TextSpec, value: JSONValue)] = [:]
    // Views whose margins are set, and views whose stacks set whether they respect margins.
    var (marginItems, statingMargins): (Set<ItemIndex>, Set<ItemIndex>) = ([], [])
    for (name, value) in members {
      if name.isString("contentSize") {
        setContentSize(value, &traits)
        continue
      }
      guard let path = path(name) else { continue }
      let found =
        switch path.target {
        case .constraint(let id): constraintEdits(path.property, of: id, at: name, value)
        case .item(let item):
          if case .stack(let property) = path.property {
            setStack(property, of: item, at: name, value, &stacks)
          } else if case .text(let property) = path.property {
            setText(property, of: item, at: name, value, &specs)
          } else {
            itemEdits(path.property, of: item, at: name, value)
          }
        }
      if case .item(let item) = path.target, let name = name.stringBytes,
        let origin = unstated(path.property, of: item)
      {
        let bytes = pointer.text.utf8.count + name.count + Self.statementBytes
        try Problem.checkMemory(for: bytes)
        // A whole value takes precedence over its parts.
        if path.property.rank == 0 || statements[origin] == nil {
          var place = pointer
          place.append(name)
          statements[origin] = place.text
        }
      }
      edits[path.property.rank] += found
      switch (path.target, path.property) {
      case (.item(let item), .insets(.margins, _)): marginItems.insert(item)
      case (.item(let item), .stack(.marginsRelative)): statingMargins.insert(item)
      default: break
      }
    }
    for item in marginItems.subtracting(statingMargins).sorted() {
      guard let stack = stackWithMargins(item) else { continue }
      if stacks[item] != nil {
        stacks[item]?.stack.isMarginRelative = true
      } else {
        edits[1].append(.stack(stack))
      }
    }
    for (_, (stack, name)) in stacks.sorted(by: { $0.key < $1.key }) {
      if let error = scene.error(in: stack) {
        errors.add(.invalidVariant, at: name, "\(error)")
      } else {
        edits[1].append(.stack(stack))
      }
    }
    // Texts follow whole sizes and precede a single intrinsic width or height.
    edits[0] += try textEdits(traits, except: Set(specs.keys), at: set)
    for (item, (spec, value)) in specs.sorted(by: { $0.key < $1.key }) {
      if let text = try texts.shaped(spec, traits, at: value) {
        edits[0].append(.text(item, MeasuredText(text)))
      }
    }
    return Array(edits.joined())
  }

  /// The approximate size of a dictionary entry, not counting its text.
  private static let statementBytes = 64

  /// The origin of a value that the property states and the scene lacks.
  private func unstated(_ property: LayoutPath.Property, of item: ItemIndex) -> ConstraintOrigin? {
    switch property {
    case .given(let dimension):
      scene.items[item.index].given[dimension] == nil
        ? .implied(item, Implication(dimension)) : nil
    case .guideInsets: scene.insets(of: item) == nil ? .implied(item, .insets) : nil
    default: nil
    }
  }

  /// A path with its name resolved.
  struct ResolvedPath {
    enum Target {
      case item(ItemIndex)
      /// The number of a constraint's id.
      case constraint(id: Int)
    }

    var target: Target
    var property: LayoutPath.Property
  }

  /// Reads a path; adds an error if it does not resolve.
  func path(_ name: JSONValue) -> ResolvedPath? {
    guard let text = name.stringBytes else { return nil }
    let path: LayoutPath
    do throws(ConstraintLayout.TextError) {
      path = try ConstraintTextParser.path(text.span)
    } catch {
      add(error, in: text, at: name, code: .invalidVariant)
      return nil
    }
    guard let property = path.property else {
      let word = UnsafeBufferPointer(rebasing: text[path.propertyRange])
      let owners = owners(named: path.name, in: text)
      let known = LayoutPath.properties(of: owners)
      let near = Suggestion.nearest(to: word, among: known)
      let clause = near == nil ? Self.clause(listing: known, of: owners) : ""
      add(
        .invalidVariant, at: name, "there is no property \(Excerpt.quoted(word)) to set\(clause)",
        in: text, path.propertyRange, suggestion: near)
      return nil
    }
    let target =
      property.owner == .constraint
      ? constraintID(path.name, in: text, at: name).map { ResolvedPath.Target.constraint(id: $0) }
      : item(path.name, in: text, for: property, at: name).map { ResolvedPath.Target.item($0) }
    return target.map { ResolvedPath(target: $0, property: property) }
  }

  /// What has a name; everything that could have it if nothing does.
  private func owners(
    named name: NameText, in text: UnsafeBufferPointer<UInt8>
  ) -> Set<LayoutPath.Owner> {
    var owners: Set<LayoutPath.Owner> = []
    if let item = scene.item(named: name, in: text.span) {
      owners.insert(scene.items[item.index].isView ? .view : .guide)
    }
    if places.ids.number(of: name.unquoted(text.span).span) != nil { owners.insert(.constraint) }
    return owners.isEmpty ? Set(LayoutPath.Owner.allCases) : owners
  }

  /// The properties of an owner in words, if there is one; those with parts stand for them.
  private static func clause(
    listing properties: [String], of owners: Set<LayoutPath.Owner>
  ) -> String {
    guard let owner = owners.first, owners.count == 1 else { return "" }
    let whole = properties.filter { !$0.utf8.contains(UInt8(ascii: ".")) }
    return "; a \(owner.rawValue) has \(whole.joined(separator: ", "))"
  }

  // MARK: Views and guides

  /// The named item, if its kind has the property.
  private func item(
    _ id: NameText, in text: UnsafeBufferPointer<UInt8>, for property: LayoutPath.Property,
    at name: JSONValue
  ) -> ItemIndex? {
    guard let item = scene.item(named: id, in: text.span) else {
      addUnknown(.unknownView, "view", id, among: itemNames, in: text, at: name)
      return nil
    }
    var isOfGuide = false
    if case .guideInsets = property { isOfGuide = true }
    guard scene.items[item.index].isView != isOfGuide else {
      let shown = Excerpt.quoted(scene.names.string(of: item.index))
      errors.add(
        .invalidVariant, at: name,
        isOfGuide ? "\(shown) is a view, not a guide" : "\(shown) is a guide, not a view")
      return nil
    }
    return item
  }

  private func itemEdits(
    _ property: LayoutPath.Property, of item: ItemIndex, at name: JSONValue, _ value: JSONValue
  ) -> [LayoutEdit] {
    switch property {
    case .given(let dimension):
      return variantNumber(value).map { [.given(item, dimension, $0)] } ?? []
    case .intrinsic(let axis):
      return variantNumber(value).map { [.intrinsic(item, axis, $0)] } ?? []
    case .heights:
      guard value.kind == .array else { return addWrongKind(value, wanted: "an array") }
      guard !hasText(item, at: name) else { return [] }
      return heightTable(value).map { [.heights(item, $0)] } ?? []
    case .content:
      guard value.kind == .object else { return addWrongKind(value, wanted: "an object") }
      var size = IntrinsicSize()
      guard readContent(value, into: &size) else { return [] }
      if size.heightForWidth != nil, hasText(item, at: name) { return [] }
      return [
        .content(item, width: size.width, height: size.height, heights: size.heightForWidth)
      ]
    case .hidden:
      guard let isHidden = value.bool else { return addWrongKind(value, wanted: "a boolean") }
      return [.hidden(item, isHidden)]
    case .insets(let area, let side): return insetEdits(area, side, of: item, value)
    case .guideInsets(let side): return guideEdits(side, of: item, at: name, value)
    case .stack, .text, .constant, .priority, .active: return []
    }
  }

  /// Whether an item has a text, which alone determines its heights; adds an error if so.
  private func hasText(_ item: ItemIndex, at name: JSONValue) -> Bool {
    guard scene.viewText(of: item) != nil else { return false }
    errors.add(.invalidVariant, at: name, "the heights are those of the view's `text`")
    return true
  }

  private func insetEdits(
    _ area: Area, _ side: DirectionalInsets.Side?, of item: ItemIndex, _ value: JSONValue
  ) -> [LayoutEdit] {
    if let side { return variantNumber(value).map { [.inset(item, area, side, $0)] } ?? [] }
    guard value.kind == .object || value.kind == .number else {
      return addWrongKind(value, wanted: "a number or an object")
    }
    let geometry = scene.geometry(of: item)
    // A missing side keeps its value.
    let insets = directionalInsets(
      value, area == .margins ? geometry.margins : geometry.safeArea)
    return DirectionalInsets.Side.allCases.map { .inset(item, area, $0, insets[$0]) }
  }

  private func guideEdits(
    _ side: EdgeInsets.Side?, of guide: ItemIndex, at name: JSONValue, _ value: JSONValue
  ) -> [LayoutEdit] {
    let old = scene.insets(of: guide)
    if let side {
      guard old != nil else {
        errors.add(.invalidVariant, at: name, "the guide has no insets; `insets` sets all of them")
        return []
      }
      return variantNumber(value).map { [.guideInset(guide, side, $0)] } ?? []
    }
    guard value.kind == .object else { return addWrongKind(value, wanted: "an object") }
    guard let insets = edgeInsets(value, old ?? .zero) else { return [] }
    return EdgeInsets.Side.allCases.map { .guideInset(guide, $0, insets[$0]) }
  }

  /// The stack that a view has once margins are set, if they change it: arranged views are placed
  /// within the margins unless the stack says otherwise.
  func stackWithMargins(_ item: ItemIndex) -> Stack? {
    guard !stacksOfStatedMargins.contains(item), var stack = scene.stack(of: item),
      !stack.isMarginRelative
    else { return nil }
    stack.isMarginRelative = true
    return stack
  }

  /// Sets a member of a stack; the stack is validated once all its members are set.
  private func setStack(
    _ property: LayoutPath.StackProperty, of item: ItemIndex, at name: JSONValue,
    _ value: JSONValue, _ stacks: inout [ItemIndex: (stack: Stack, name: JSONValue)]
  ) -> [LayoutEdit] {
    guard var stack = stacks[item]?.stack ?? scene.stack(of: item) else {
      errors.add(.invalidVariant, at: name, "the view arranges nothing: it has no `stack`")
      return []
    }
    guard accepts(value, property) else { return [] }
    // Children hidden on their own need not be arranged.
    stack.hidden.formIntersection(stack.arranged)
    setStack(property, value, of: &stack)
    stacks[item] = (stack, name)
    return []
  }

  /// Adds an error if a value is of the wrong kind for a member of a stack.
  private func accepts(_ value: JSONValue, _ property: LayoutPath.StackProperty) -> Bool {
    let wanted: (kind: JSONValue.Kind, name: String) =
      switch property {
      case .axis, .distribution, .alignment: (.string, "a string")
      case .spacing: (.number, "a number")
      case .customSpacing: (.object, "an object")
      case .arranged, .hidden: (.array, "an array")
      case .marginsRelative, .baselineRelative: (.bool, "a boolean")
      }
    if value.kind == wanted.kind { return true }
    _ = addWrongKind(value, wanted: wanted.name)
    return false
  }

  // MARK: Constraints

  private func constraintID(
    _ id: NameText, in text: UnsafeBufferPointer<UInt8>, at name: JSONValue
  ) -> Int? {
    let bytes = id.unquoted(text.span)
    if let number = places.ids.number(of: bytes.span) { return number }
    let ids = places.ids
    addUnknown(
      .invalidVariant, "constraint with the id", id,
      among: (0..<ids.count).lazy.map { ids.string(of: $0) }, in: text, at: name)
    return nil
  }

  /// The edits of all constraints with an id. A chain has several.
  func constraintEdits(
    _ property: LayoutPath.Property, of number: Int, at name: JSONValue, _ value: JSONValue
  ) -> [LayoutEdit] {
    // A constraint with errors has a number but no location.
    let first = Int(constraintsByID[number])
    guard first >= 0 else { return [] }
    // The parts of a chain or a visual format are adjacent.
    let isSeveral = places.constraints[first].part >= 0
    let end =
      places.constraints[first...].firstIndex { $0.id != Int32(truncatingIfNeeded: number) }
      ?? places.constraints.endIndex
    let parts = first..<end
    switch property {
    case .constant:
      guard !isSeveral else {
        errors.add(
          .invalidVariant, at: name,
          "\(Excerpt.quoted(places.ids.string(of: number))) stands for \(parts.count) constraints, each with a constant"
        )
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
        return addWrongKind(value, wanted: "a boolean")
      }
      return parts.map { .active($0, isActive) }
    }
  }

  private func variantNumber(_ value: JSONValue) -> Double? {
    if value.kind == .number { return length(value) }
    _ = addWrongKind(value, wanted: "a number")
    return nil
  }

  /// Adds the error of a wrong kind and returns no edits. The schema allows any kind here, because
  /// the required kind depends on the path.
  func addWrongKind(_ value: JSONValue, wanted: String) -> [LayoutEdit] {
    errors.add(
      .invalidVariant, at: value, "must be \(wanted), not \(value.kind.description)")
    return []
  }
}
