internal import SwiftParser
internal import SwiftSyntax

/// The infix operators of Swift and of a repository, and which bind tighter.
struct OperatorPrecedences: Sendable {
  /// A precedence group, by its number.
  typealias Group = Int

  /// The order of two neighbouring operators.
  enum Order {
    /// The left one takes the operand between them.
    case left
    /// The right one does.
    case right
  }

  private struct Properties {
    var isRightAssociative = false
    /// The groups that bind less tightly.
    var lower: Set<Group> = []
  }

  private var groups: [Properties] = []
  private var numbers: [String: Group] = [:]
  private var operators: [String: Group] = [:]

  /// The most groups and operators that a repository may declare; the rest has the default.
  static let declarationLimit = 2_000

  /// Reads declarations after those of the standard library.
  init(_ declarations: [UInt8]) {
    for (name, isRight, operators) in Self.standard.reversed() {
      let number = group(named: name)
      groups[number].isRightAssociative = isRight
      groups[number].lower = Set(0..<number)
      for symbol in operators { self.operators[symbol] = number }
    }
    let bytes = declarations.prefix(SourceParser.declarationBytes)
    let file = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    for item in file.statements.prefix(Self.declarationLimit) {
      if let group = item.item.as(PrecedenceGroupDeclSyntax.self) { add(group) }
      if let symbol = item.item.as(OperatorDeclSyntax.self) { add(symbol) }
    }
    closeOrders()
  }

  /// The order of two operators with an operand between them. Operators without an order take it
  /// from left to right, as the compiler does after its error.
  ///
  /// - Complexity: O(1).
  func order(_ first: Group, _ second: Group) -> Order {
    if first == second { return groups[first].isRightAssociative ? .right : .left }
    return groups[second].lower.contains(first) ? .right : .left
  }

  /// The group of an operator; the default one for an operator that nothing declares.
  func group(of symbol: String) -> Group { operators[symbol] ?? defaultGroup }

  /// The group of `? :`.
  var ternary: Group { numbers["TernaryPrecedence"] ?? 0 }
  /// The group of `=`.
  var assignment: Group { numbers["AssignmentPrecedence"] ?? 0 }
  /// The group of `as` and `is`.
  var casting: Group { numbers["CastingPrecedence"] ?? 0 }
  /// The group of `->`.
  var functionArrow: Group { numbers["FunctionArrowPrecedence"] ?? 0 }
  private var defaultGroup: Group { numbers["DefaultPrecedence"] ?? 0 }
}

// MARK: - Declarations

extension OperatorPrecedences {
  private mutating func group(named name: String) -> Group {
    if let number = numbers[name] { return number }
    groups.append(Properties())
    numbers[name] = groups.count - 1
    return groups.count - 1
  }

  private mutating func add(_ declaration: PrecedenceGroupDeclSyntax) {
    // The first declaration counts: a repository may hold several packages with the same.
    guard numbers[declaration.name.text].map({ groups[$0].lower.isEmpty }) ?? true else { return }
    let number = group(named: declaration.name.text)
    for attribute in declaration.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        let isHigher = relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.higherThan)
        for name in relation.precedenceGroups {
          let other = group(named: name.name.text)
          groups[isHigher ? number : other].lower.insert(isHigher ? other : number)
        }
      case .precedenceGroupAssociativity(let associativity):
        groups[number].isRightAssociative = associativity.value.tokenKind == .keyword(.right)
      case .precedenceGroupAssignment: break
      @unknown default: break
      }
    }
  }

  private mutating func add(_ declaration: OperatorDeclSyntax) {
    let symbol = declaration.name.text
    guard declaration.fixitySpecifier.tokenKind == .keyword(.infix), operators[symbol] == nil else {
      return
    }
    let name = declaration.operatorPrecedenceAndTypes?.precedenceGroup.text
    operators[symbol] = name.map { group(named: $0) } ?? defaultGroup
  }

  /// Makes the orders transitive.
  ///
  /// - Complexity: O(groups · orders); orders that are cyclic end it, too.
  private mutating func closeOrders() {
    let direct = groups.map(\.lower)
    for number in groups.indices {
      var reached: Set<Group> = []
      var open = Array(direct[number])
      while let next = open.popLast() {
        if reached.insert(next).inserted { open += direct[next] }
      }
      reached.remove(number)
      groups[number].lower = reached
    }
  }
}
