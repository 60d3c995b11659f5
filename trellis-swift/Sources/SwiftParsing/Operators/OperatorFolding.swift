internal import SwiftSources
internal import SwiftSyntax

/// The operands and operators of one expression, folded to a tree by their precedences.
///
/// It is the shunting-yard algorithm, in linear time and without recursion. `try` and `await`
/// before the leftmost operand of an operator cover the whole, as in the compiler.
struct OperatorFolding {
  /// An operand, or an operator with two operands.
  struct Node {
    /// The element with the operand or operator.
    var element: Int
    /// The numbers of the nodes on both sides; nil for an operand.
    var sides: (left: Int, right: Int)?
    /// The last element.
    var last: Int
    /// The element whose `try` and `await` cover this node.
    var covered: Int?
  }

  private(set) var nodes: [Node] = []
  private let precedences: OperatorPrecedences
  private let elements: [ExprSyntax]
  private var operands: [Int] = []
  private var pending: [(element: Int, group: OperatorPrecedences.Group)] = []

  /// Folds elements that alternate between operands and operators.
  ///
  /// - Complexity: O(elements).
  init(_ elements: [ExprSyntax], by precedences: OperatorPrecedences) {
    self.precedences = precedences
    self.elements = elements
    fold()
  }

  /// The number of the node of all elements; nil if they do not alternate.
  var root: Int? { operands.count == 1 && pending.isEmpty ? operands[0] : nil }

  private mutating func fold() {
    push(operand: 0)
    var index = 1
    while index + 1 < elements.count {
      guard let group = group(of: elements[index]) else { return operands.removeAll() }
      while let top = pending.last, precedences.order(top.group, group) == .left { reduce() }
      pending.append((index, group))
      push(operand: index + 1)
      // A type after `as` is no operand of the next operator.
      if group == precedences.casting { reduce() }
      index += 2
    }
    if index < elements.count { return operands.removeAll() }
    while !pending.isEmpty { reduce() }
  }

  private mutating func push(operand element: Int) {
    operands.append(nodes.count)
    let isCovering =
      elements[element].is(TryExprSyntax.self) || elements[element].is(AwaitExprSyntax.self)
    nodes.append(Node(element: element, last: element, covered: isCovering ? element : nil))
  }

  private mutating func reduce() {
    guard let symbol = pending.popLast(), let right = operands.popLast(),
      let left = operands.popLast()
    else { return }
    let covered = nodes[left].covered
    nodes[left].covered = nil
    operands.append(nodes.count)
    nodes.append(
      Node(
        element: symbol.element, sides: (left, right), last: nodes[right].last,
        covered: covered))
  }

  /// The group of an operator; nil if the element is none.
  private func group(of element: ExprSyntax) -> OperatorPrecedences.Group? {
    switch element.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let symbol): precedences.group(of: symbol.operator.text)
    case .assignmentExpr: precedences.assignment
    case .unresolvedTernaryExpr: precedences.ternary
    case .unresolvedAsExpr, .unresolvedIsExpr: precedences.casting
    case .arrowExpr: precedences.functionArrow
    default: nil
    }
  }
}

extension TreeBuilder {
  mutating func sequence(_ sequence: SequenceExprSyntax) {
    guard sequence.elements.count <= 2 * SwiftSourceLimits.operators + 1 else {
      return writer.fail(.tooManyOperators)
    }
    let elements = Array(sequence.elements)
    if elements.count == 1 { return expression(elements[0]) }
    let folding = OperatorFolding(elements, by: operators)
    guard let root = folding.root else { return unread(sequence, at: end(sequence)) }
    folded(root, folding, elements)
  }

  private mutating func folded(_ number: Int, _ folding: OperatorFolding, _ elements: [ExprSyntax])
  {
    guard !hasFailed else { return }
    let node = folding.nodes[number]
    let end = end(elements[node.last])
    let covers = node.covered.map { beginCovers(elements[$0], end: end) } ?? []
    let element = elements[node.element]
    if let sides = node.sides {
      self.operation(element, sides, end: end, folding, elements)
    } else {
      expression(Self.uncovered(element))
    }
    for cover in covers.reversed() { writer.end(cover) }
  }

  /// Begins the nodes of `try` and `await` before an operand.
  private mutating func beginCovers(_ element: ExprSyntax, end: Int) -> [SwiftTreeWriter.OpenNode] {
    var open: [SwiftTreeWriter.OpenNode] = []
    var rest = Self.transparent(element)
    while !hasFailed {
      if let attempt = rest.as(TryExprSyntax.self) {
        open.append(
          writer.begin(
            .attempt, bits: Self.kind(attempt).rawValue, place: place(attempt.tryKeyword),
            end: end))
        rest = Self.transparent(attempt.expression)
      } else if let awaiting = rest.as(AwaitExprSyntax.self) {
        open.append(writer.begin(.awaiting, place: place(awaiting.awaitKeyword), end: end))
        rest = Self.transparent(awaiting.expression)
      } else {
        break
      }
    }
    return open
  }

  /// An operand without `try` and `await`.
  private static func uncovered(_ element: ExprSyntax) -> ExprSyntax {
    var rest = transparent(element)
    while let inner = rest.as(TryExprSyntax.self)?.expression
      ?? rest.as(AwaitExprSyntax.self)?.expression
    {
      rest = transparent(inner)
    }
    return rest
  }

  private mutating func operation(
    _ element: ExprSyntax, _ sides: (left: Int, right: Int), end: Int, _ folding: OperatorFolding,
    _ elements: [ExprSyntax]
  ) {
    let place = operatorPlace(element)
    switch element.as(ExprSyntaxEnum.self) {
    case .unresolvedTernaryExpr(let ternary):
      let node = writer.begin(.ternary, place: place, end: end)
      folded(sides.left, folding, elements)
      expression(ternary.thenExpression)
      folded(sides.right, folding, elements)
      writer.end(node)
    case .unresolvedAsExpr, .unresolvedIsExpr:
      let node = writer.begin(.cast, bits: castKind(element).rawValue, place: place, end: end)
      folded(sides.left, folding, elements)
      let target = elements[folding.nodes[sides.right].element]
      optional(target.as(TypeExprSyntax.self)?.type)
      writer.end(node)
    default:
      let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text
      let isAssignment = element.is(AssignmentExprSyntax.self)
      let node = writer.begin(
        isAssignment ? .assignment : .binary, text: symbol ?? (isAssignment ? "" : "->"),
        place: place, end: end)
      folded(sides.left, folding, elements)
      folded(sides.right, folding, elements)
      writer.end(node)
    }
  }

  private func operatorPlace(_ element: ExprSyntax) -> Int {
    element.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private func castKind(_ element: ExprSyntax) -> SwiftExpression.CastKind {
    guard let cast = element.as(UnresolvedAsExprSyntax.self) else { return .check }
    return switch cast.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark: .optional
    case .exclamationMark: .forced
    default: .coercion
    }
  }
}
