internal import ConstraintLayout
internal import TextBytes

extension SceneAssembly {
  mutating func addStacks() {
    var arranged: [Int: [ItemIndex]] = [:]
    for index in 0..<builder.nodes.count where builder.nodes[index].kind == .stackView {
      arranged[index] = []
    }
    for index in 0..<builder.nodes.count where builder.nodes[index].placement == .arranged {
      arranged[builder.nodes[index].parent]?.append(ItemIndex(index))
    }
    for index in 0..<builder.nodes.count where builder.nodes[index].kind == .stackView {
      if builder.document.isCancelled { return }
      addStack(index, arranged[index] ?? [])
    }
  }

  private mutating func addStack(_ index: Int, _ views: [ItemIndex]) {
    let element = builder.nodes[index].element
    var stack = Stack(of: ItemIndex(index), arranged: views)
    if builder.value(element, .axis) == "vertical" { stack.axis = .vertical }
    if let text = builder.value(element, .distribution) {
      stack.distribution = choice(text, element, .distribution) ?? .fill
    }
    if let text = builder.value(element, .alignment) {
      stack.alignment = choice(text, element, .alignment) ?? .fill
    }
    stack.spacing = builder.number(element, .spacing) ?? 0
    if builder.value(element, .spacingType) == "standard" { stack.spacing = 8 }
    stack.isMarginRelative = GuideRules.keepsMargins(element, builder)
    stack.isBaselineRelative = builder.isYes(element, .baselineRelativeArrangement)
    if case .baselinesOfColumn = layout.error(in: stack) {
      builder.note(.unsupported, element, "\(stack.alignment.rawValue) aligns rows only")
      stack.alignment = .leading
    }
    if let error = layout.error(in: stack) {
      builder.addFault(.invalidValue, element, nil, error.description)
      return
    }
    layout.addStack(stack)
  }

  private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ element: XMLElement, _ name: XMLName
  ) -> Choice? {
    if let choice = Choice(exactly: text) { return choice }
    builder.addFault(element, name, "must be one of UIStackView's", ArraySlice(text.utf8))
    return nil
  }
}
