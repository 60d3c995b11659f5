import SwiftSources

/// A part of a function's code, with the names of its parameters and local variables.
struct SwiftPart {
  let node: SwiftNode
  var locals: Set<SwiftSymbol> = []

  /// Parts of the same function.
  func with(_ nodes: [SwiftNode]) -> [SwiftPart] {
    nodes.map { SwiftPart(node: $0, locals: locals) }
  }

  /// The parameters and local variables of a function or closure; not those of functions in it, nor
  /// what a condition binds, which may be a property's name.
  ///
  /// - Complexity: O(nodes of the function).
  static func locals(of function: SwiftNode) -> Set<SwiftSymbol> {
    var names: Set<SwiftSymbol> = []
    var open = Array(function.children)
    while let node = open.popLast() {
      switch node.kind {
      case .functionDeclaration, .initializerDeclaration, .closure, .classDeclaration: continue
      case .parameter: names.insert(node.symbol)
      case .propertyBinding:
        if let pattern = node.children.first(where: { $0.kind != .absent }),
          pattern.kind == .identifierPattern
        {
          names.insert(pattern.symbol)
        }
        open += node.children
      default: open += node.children
      }
    }
    return names
  }
}
