/// The names of views and guides in the text of a layout, as far as the text can be read.
struct NameIndex {
  /// A place where a name stands.
  struct Mention {
    var name: String
    /// The bytes of the name, without quotes.
    var range: Range<Int>
    /// The node that has it.
    var node: Int
    /// Whether it is the id of the view or guide.
    var isDefinition: Bool
  }

  /// The places in the order of the text.
  private(set) var mentions: [Mention] = []

  /// Finds the names in a text.
  ///
  /// - Complexity: O(bytes).
  init(_ outline: JSONOutline) {
    for index in outline.nodes.indices {
      let node = outline.nodes[index]
      switch outline.role(of: index) {
      case .id: add(index, outline, isDefinition: true)
      case .reference: add(index, outline, isDefinition: false)
      case .constraintText: addWords(of: node, index, outline, mostNames: .max)
      case .path: addWords(of: node, index, outline, mostNames: 1)
      case nil: break
      }
    }
  }

  /// The ids of the views and guides, in the order of the text.
  var definitions: [Mention] { mentions.filter(\.isDefinition) }

  /// The name at an offset.
  ///
  /// - Complexity: O(names).
  func mention(at offset: Int) -> Mention? {
    mentions.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  private mutating func add(_ index: Int, _ outline: JSONOutline, isDefinition: Bool) {
    let node = outline.nodes[index]
    mentions.append(
      Mention(
        name: outline.string(of: node), range: outline.content(of: node), node: index,
        isDefinition: isDefinition))
  }

  private mutating func addWords(
    of node: JSONOutline.Node, _ index: Int, _ outline: JSONOutline, mostNames: Int
  ) {
    let content = outline.content(of: node)
    // Offsets in a text with escapes are not those of its file.
    guard !outline.bytes[content].contains(UInt8(ascii: "\\")) else { return }
    for name in TextNames.names(in: content, of: outline.bytes).prefix(mostNames) {
      mentions.append(
        Mention(name: name.text, range: name.range, node: index, isDefinition: false))
    }
  }
}

extension JSONOutline {
  /// What a string of a layout says about views.
  enum Role: Hashable {
    /// The id of a view or guide.
    case id
    /// The name of one.
    case reference
    /// Constraint text or a visual format.
    case constraintText
    /// A path of a variant, which begins with a name.
    case path
  }

  /// The role of a string; `nil` for other parts.
  func role(of index: Int) -> Role? {
    let node = nodes[index]
    guard node.parent >= 0 else { return nil }
    let container = nodes[node.parent]
    switch node.kind {
    case .name:
      if isMember(container, "customSpacing") { return .reference }
      return isMember(container, "set") ? .path : nil
    case .string: return role(ofValue: node, in: container)
    case .object, .array, .word: return nil
    }
  }

  private func role(ofValue node: Node, in container: Node) -> Role? {
    guard node.name >= 0 else {
      if isMember(container, "constraints") { return .constraintText }
      let lists: [StaticString] = ["explain", "arranged", "hidden"]
      return lists.contains { isMember(container, $0) } ? .reference : nil
    }
    let name = nodes[node.name]
    if isText(name, "id") { return isItem(container) ? .id : nil }
    if isText(name, "text") || isText(name, "visual") {
      return isElement(container, of: "constraints") ? .constraintText : nil
    }
    if isText(name, "first") || isText(name, "second") { return .constraintText }
    let references: [StaticString] = ["parent", "in", "root", "container", "view"]
    return references.contains { isText(name, $0) } ? .reference : nil
  }

  /// Whether an object is a view or guide.
  private func isItem(_ object: Node) -> Bool {
    isElement(object, of: "views") || isElement(object, of: "children")
      || isElement(object, of: "guides")
  }

  /// Whether a value is an element of the array that a member with a name has.
  func isElement(_ node: Node, of name: StaticString) -> Bool {
    node.parent >= 0 && nodes[node.parent].kind == .array && isMember(nodes[node.parent], name)
  }
}
