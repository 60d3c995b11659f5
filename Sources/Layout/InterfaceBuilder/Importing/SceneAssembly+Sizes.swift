import ConstraintSolver
internal import ConstraintLayout

/// The content sizes, as stated by the document or shown by its saved frames.
extension SceneAssembly {
  mutating func intrinsicSize(_ index: Int) -> IntrinsicSize? {
    let node = builder.nodes[index]
    let size = ContentSize.of(node, &builder)
    let hugging = priorities(node, .horizontalHuggingPriority, .verticalHuggingPriority, 250)
    let compression = priorities(
      node, .horizontalCompressionResistancePriority, .verticalCompressionResistancePriority, 750)
    if measured[index] != nil {
      return IntrinsicSize(hugging: hugging, compressionResistance: compression)
    }
    addNotes(node, size)
    if size.width == nil, size.height == nil, node.kind == .view || node.kind == .other,
      builder.tree.bytes(node.element, .customClass) != nil
    {
      customSizes[index] = (hugging, compression)
    }
    let proportional = proportionalLength(index)
    var intrinsic = IntrinsicSize(hugging: hugging, compressionResistance: compression)
    switch size.width {
    case .known(let width): intrinsic.width = width
    case .saved(let width) where proportional != .horizontal:
      addSaved(node, index, .width, width, hugging.horizontal, compression.horizontal)
    default: break
    }
    switch size.height {
    case .known(let height): intrinsic.height = height
    case .saved(let height) where proportional != .vertical:
      addSaved(node, index, .height, height, hugging.vertical, compression.vertical)
    default: break
    }
    // A stack that fills proportionally needs a size for each view; that of the frame fits.
    switch proportional {
    case .horizontal where intrinsic.width == nil:
      intrinsic.width = max(0, node.alignmentSize.width)
      intrinsic.hugging.horizontal = Self.capped(hugging.horizontal)
      intrinsic.compressionResistance.horizontal = Self.capped(compression.horizontal)
    case .vertical where intrinsic.height == nil:
      intrinsic.height = max(0, node.alignmentSize.height)
      intrinsic.hugging.vertical = Self.capped(hugging.vertical)
      intrinsic.compressionResistance.vertical = Self.capped(compression.vertical)
    default: break
    }
    return intrinsic.width == nil && intrinsic.height == nil ? nil : intrinsic
  }

  /// The axis along which a stack fills proportionally to the size of this view.
  private func proportionalLength(_ index: Int) -> Axis? {
    let node = builder.nodes[index]
    guard node.placement == .arranged else { return nil }
    let stack = builder.nodes[node.parent].element
    guard builder.value(stack, .distribution) == "fillProportionally" else { return nil }
    return builder.value(stack, .axis) == "vertical" ? .vertical : .horizontal
  }

  /// Holds a length from a rounded frame, which may shrink by a pixel.
  private mutating func addSaved(
    _ node: SceneNode, _ index: Int, _ attribute: Attribute, _ length: Double,
    _ hugging: Priority, _ compression: Priority
  ) {
    guard node.hasFrame else { return }
    let anchor = Anchor(ItemIndex(index), attribute)
    let firstRule = rules.count
    defer {
      if let power = textPower(of: node, attribute) {
        for rule in firstRule..<rules.count { powers[rule] = power }
      }
    }
    var length = length
    if !builder.canvas.isSaved, attribute == .width { length = estimatedWidth(node, length) }
    rules.append(
      SceneConstraint(
        anchor, .lessThanOrEqual, constant: length, priority: Self.capped(hugging)))
    rules.append(
      SceneConstraint(
        anchor, .greaterThanOrEqual, constant: max(0, length - 1 / builder.canvas.savedScale),
        priority: Self.capped(compression)))
    guard let priority = Priority(Self.capped(compression).value - Self.belowCompression) else {
      return
    }
    rules.append(
      SceneConstraint(anchor, .greaterThanOrEqual, constant: length, priority: priority))
  }

  /// The power of the text scale by which a length of a view grows; `nil` if it shows no text.
  private func textPower(of node: SceneNode, _ attribute: Attribute) -> Int? {
    switch node.kind {
    case .button, .textField, .segmentedControl: return 1
    case .textView: return attribute == .width ? 0 : 2
    case .label:
      let lines = builder.value(node.element, .numberOfLines)
      guard let lines, lines != "1", let size = pointSize(of: node),
        node.frame.height > 2 * size * Self.lineHeight
      else { return 1 }
      return attribute == .width ? 0 : 2
    default: return nil
    }
  }

  /// The line height of the system font, relative to its size.
  private static let lineHeight = 1.193359375

  private func pointSize(of node: SceneNode) -> Double? {
    guard
      let font = builder.tree.child(of: node.element, .fontDescription, key: "fontDescription")
    else { return 17 }
    return builder.tree.bytes(font, .pointSize).flatMap { DecimalText.number($0) }
  }

  /// The width of a label's text: at most that of its frame, and less if the frame is stretched.
  private func estimatedWidth(_ node: SceneNode, _ width: Double) -> Double {
    guard node.kind == .label, let text = builder.value(node.element, .text) else { return width }
    let size =
      builder.tree.child(of: node.element, .fontDescription, key: "fontDescription")
      .flatMap { builder.tree.bytes($0, .pointSize) }.flatMap { DecimalText.number($0) } ?? 17
    let ems = text.unicodeScalars.reduce(0.0) { $0 + ($1.value >= 0x2E80 ? 1 : 0.62) }
    return min(width, (ems * size).rounded(.up))
  }

  static func capped(_ priority: Priority) -> Priority {
    min(priority, Priority(mostOfSavedSize) ?? priority)
  }

  private mutating func priorities(
    _ node: SceneNode, _ horizontal: XMLName, _ vertical: XMLName, _ standard: Double
  ) -> AxisPriorities {
    func priority(_ name: XMLName) -> Priority {
      let text = builder.variations.bytes(builder.tree, node.element, name)
      guard let text else { return Priority(standard) ?? .required }
      guard let priority = DecimalText.number(text).flatMap({ Priority($0) }) else {
        builder.addFault(
          node.element, name, "must be a number above 0 and at most 1000", text)
        return Priority(standard) ?? .required
      }
      return priority
    }
    return AxisPriorities(horizontal: priority(horizontal), vertical: priority(vertical))
  }

  private mutating func addNotes(_ node: SceneNode, _ size: ContentSize) {
    let isSaved = [size.width, size.height].contains { if case .saved = $0 { true } else { false } }
    if isSaved {
      builder.note(
        .guessedSize, node.element,
        "the size of its content is not known; that of its saved frame is taken")
    } else if size.width == nil, size.height == nil,
      let name = builder.tree.value(node.element, .customClass)
    {
      builder.note(
        .customClass, node.element, "the class \(name) may give it a size that is not known here")
    }
  }
}
