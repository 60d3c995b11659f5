internal import SwiftSources
internal import SwiftSyntax

/// Writes the nodes of a syntax tree that the compact tree has.
///
/// It recurses as the syntax does. Each level begins a node, so ``SwiftSourceLimits/depth`` bounds
/// it; nothing is visited once a limit is exceeded. Places are those of tokens: to find the start
/// of an expression takes a step for each level below it.
struct TreeBuilder {
  var writer: SwiftTreeWriter
  let operators: OperatorPrecedences
  /// The expressions that stand before the `#if` blocks of member chains that are open.
  var chainBases: [ExprSyntax] = []

  init(source: [UInt8], operators: OperatorPrecedences) {
    writer = SwiftTreeWriter(source: source)
    self.operators = operators
  }

  var hasFailed: Bool { writer.failure != nil }
}

// MARK: - Places

extension TreeBuilder {
  func place(_ token: TokenSyntax) -> Int { token.positionAfterSkippingLeadingTrivia.utf8Offset }

  func end(_ node: some SyntaxProtocol) -> Int {
    node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The name of a token, without backticks.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    return text.utf8.first == UInt8(ascii: "`") && text.utf8.count > 2
      ? String(text.dropFirst().dropLast()) : text
  }
}

// MARK: - Shared shapes

extension TreeBuilder {
  /// Writes a node with a token's text and place, and no children.
  mutating func leaf(_ kind: SwiftNodeKind, _ token: TokenSyntax, bits: UInt32 = 0) {
    writer.leaf(kind, bits: bits, text: name(token), place: place(token), end: end(token))
  }

  /// Writes a list, or an absent node for an empty one.
  mutating func list<Elements: SyntaxCollection>(
    _ elements: Elements, _ write: (inout TreeBuilder, Elements.Element) -> Void
  ) {
    guard !hasFailed else { return }
    guard !elements.isEmpty else { return writer.absent() }
    let node = writer.begin(.list, place: nil, end: end(elements))
    for element in elements where !hasFailed { write(&self, element) }
    writer.end(node)
  }

  /// Writes an expression, or an absent node.
  mutating func optional(_ expression: ExprSyntax?) {
    if let expression { self.expression(expression) } else { writer.absent() }
  }

  /// Writes a type, or an absent node.
  mutating func optional(_ type: TypeSyntax?) {
    if let type { self.type(type) } else { writer.absent() }
  }

  /// Writes the statements of a block as a list.
  mutating func block(_ block: CodeBlockSyntax?) {
    guard let block else { return writer.absent() }
    statements(block.statements, place: place(block.leftBrace), end: end(block))
  }

  /// Writes statements as a list, which may be empty.
  mutating func statements(_ items: CodeBlockItemListSyntax, place: Int, end: Int) {
    guard !hasFailed else { return }
    let node = writer.begin(.list, place: place, end: end)
    self.items(items)
    writer.end(node)
  }

  /// Writes a node for syntax that the tree does not represent.
  mutating func unread(_ node: some SyntaxProtocol, at place: Int) {
    writer.leaf(.unread, text: "\(node.kind)", place: place, end: end(node))
  }
}
