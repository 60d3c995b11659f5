public import SwiftSources

extension Program {
  /// Rounds of the search for functions that call functions of interest.
  private static let rounds = 4

  /// Says which calls and assignments are of interest: a decision is worth another world only if
  /// one of its branches has one, or calls a function of the repository that does.
  ///
  /// - Parameters:
  ///   - calls: Names of methods and functions.
  ///   - properties: Names of properties that are set.
  ///   - ignored: Names that are too common to tell anything, as `map`.
  /// - Complexity: O(nodes of all functions).
  public func setInterest(
    calls: Set<SwiftSymbol>, properties: Set<SwiftSymbol>, ignoring ignored: Set<SwiftSymbol> = []
  ) {
    interest = [:]
    interestingNames = calls
    interestingProperties = properties
    var callees: [(name: SwiftSymbol, called: Set<SwiftSymbol>)] = []
    for file in files {
      for statement in file.items {
        for node in statement.node.descendants where node.kind == .functionDeclaration {
          let function = node.symbol
          if ignored.contains(function) { continue }
          callees.append((function, calledNames(in: node)))
        }
      }
    }
    for _ in 0..<Self.rounds {
      let count = interestingNames.count
      for (name, called) in callees where !interestingNames.contains(name) {
        if !called.isDisjoint(with: interestingNames) { interestingNames.insert(name) }
      }
      if interestingNames.count == count { return }
    }
  }

  /// The names of what a subtree calls.
  private func calledNames(in node: SwiftNode) -> Set<SwiftSymbol> {
    var names: Set<SwiftSymbol> = []
    for inner in node.descendants where inner.kind == .call {
      if let name = inner.firstName { names.insert(name) }
    }
    return names
  }

  /// Whether a branch has calls of interest, or sets a property of interest.
  package func isOfInterest(_ node: SwiftNode) -> Bool {
    if let known = interest[node.id] { return known }
    let found = node.descendants.contains { inner in
      switch inner.kind {
      case .call:
        inner.firstName.map(interestingNames.contains) ?? false
      case .assignment:
        inner.firstName.map(interestingProperties.contains) ?? false
      default: false
      }
    }
    interest[node.id] = found
    return found
  }
}

extension SwiftNode {
  /// The name of what a call calls, or of the property that an assignment sets: that of the first
  /// child.
  fileprivate var firstName: SwiftSymbol? {
    var children = self.children
    guard let first = children.next(), first.kind == .member || first.kind == .identifier else {
      return nil
    }
    return first.symbol
  }
}

extension Program {
  /// A type that a function declares.
  package func local(_ declaration: SwiftTypeDeclaration, in context: LexicalContext)
    -> DeclaredType
  {
    if let known = locals[declaration.id] { return known }
    let type = declare(declaration, in: context.type)
    locals[declaration.id] = type
    return type
  }
}
