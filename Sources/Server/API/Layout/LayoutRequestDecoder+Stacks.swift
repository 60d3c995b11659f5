import ConstraintLayout
internal import JSONDocuments
internal import ServiceContract
internal import TextBytes

extension LayoutRequestDecoder {
  /// Reads the stacks once the view hierarchy is complete.
  ///
  /// - Complexity: O(items + bytes), expected.
  mutating func resolveStacks() {
    guard !stacks.isEmpty else { return }
    var children: [ItemIndex: [ItemIndex]] = [:]
    for stack in stacks { children[stack.item] = [] }
    for index in scene.items.indices where scene.items[index].isView {
      if let parent = scene.items[index].parent {
        children[parent]?.append(ItemIndex(index))
      }
    }
    for (item, value, hasMargins) in stacks {
      guard let fields = ObjectFields<StackMember>(value, errors) else { continue }
      if fields[.marginsRelative] != nil { stacksOfStatedMargins.insert(item) }
      let stack = readStack(
        fields, of: item, children: children[item] ?? [], hasMargins: hasMargins)
      let numbers = [fields[.spacing], fields[.customSpacing]]
      guard let error = scene.error(in: stack) else {
        scene.addStack(stack)
        continue
      }
      add(error, in: fields, at: numbers.compactMap { $0 }.first ?? value)
    }
  }

  private func readStack(
    _ fields: ObjectFields<StackMember>, of item: ItemIndex, children: [ItemIndex],
    hasMargins: Bool
  ) -> Stack {
    var stack = Stack(of: item, arranged: fields[.arranged].map(arrangedViews) ?? children)
    stack.isMarginRelative = hasMargins
    for (property, member) in zip(LayoutPath.StackProperty.allCases, StackMember.allCases) {
      if property != .arranged, let value = fields[member] { setStack(property, value, of: &stack) }
    }
    return stack
  }

  /// Sets a member of a stack.
  func setStack(_ property: LayoutPath.StackProperty, _ value: JSONValue, of stack: inout Stack) {
    switch property {
    case .axis:
      stack.axis = errors.choice(value, of: AxisChoice.self)?.axis ?? stack.axis
    case .distribution:
      stack.distribution =
        errors.choice(value, of: Stack.Distribution.self) ?? stack.distribution
    case .alignment:
      stack.alignment = errors.choice(value, of: Stack.Alignment.self) ?? stack.alignment
    case .spacing: stack.spacing = length(value) ?? stack.spacing
    case .customSpacing:
      stack.customSpacing = [:]
      guard let members = errors.object(value) else { break }
      for (name, value) in members {
        guard let child = self.item(name), let spacing = length(value) else { continue }
        stack.customSpacing[child] = spacing
      }
    case .arranged: stack.arranged = arrangedViews(value)
    case .hidden: stack.hidden = Set(arrangedViews(value))
    case .marginsRelative:
      stack.isMarginRelative = errors.bool(value) ?? stack.isMarginRelative
    case .baselineRelative:
      stack.isBaselineRelative = errors.bool(value) ?? stack.isBaselineRelative
    }
  }

  private func arrangedViews(_ value: JSONValue) -> [ItemIndex] {
    guard let elements = errors.array(value) else { return [] }
    return elements.compactMap { view($0, "a stack arranges views") }
  }

  /// Adds an error at the member that names the offending item, otherwise at the stack.
  private func add(
    _ error: StackError, in fields: ObjectFields<StackMember>, at fallback: JSONValue
  ) {
    switch error {
    case .notAChild(let item), .arrangedTwice(let item), .notArranged(let item):
      let name = Excerpt.quoted(scene.names.string(of: item.index))
      let lists: [StackMember] =
        if case .notArranged = error { [.hidden, .customSpacing] } else { [.arranged] }
      let location = lists.compactMap { fields[$0] }.first ?? fields.object
      errors.add(.invalidHierarchy, at: location, "\(name): \(error)")
    case .baselinesOfColumn:
      errors.add(.incompatibleAnchors, at: fields[.alignment] ?? fields.object, "\(error)")
    case .spacingOutOfRange:
      errors.add(.numberOutOfRange, at: fallback, "\(error)")
    }
  }
}
