import SwiftSources
import SwiftWorld
internal import TextBytes

/// The view controllers that the sources show as whole screens.
///
/// A controller is one if some code makes it the root of a window, of a navigation controller or of
/// a tab, or pushes it, and no code makes it a child of another controller.
struct SwiftScreens {
  private var shown: Set<SwiftSymbol> = []
  private var children: Set<SwiftSymbol> = []
  private let program: Program

  /// Finds them.
  ///
  /// - Complexity: O(nodes).
  init(_ program: Program) {
    self.program = program
    func symbols(_ names: [String]) -> Set<SwiftSymbol> {
      Set(names.compactMap { program.symbols.find($0) })
    }
    let calls = symbols(["pushViewController", "setViewControllers", "show"])
    let labels = symbols(["rootViewController"])
    let properties = symbols(["rootViewController", "viewControllers"])
    let adding = symbols(["addChild", "addChildViewController"])
    let all = calls.union(labels).union(properties).union(adding)
    for file in program.files {
      for item in file.items {
        for function in item.node.descendants where Self.hasBody(function.kind) {
          let isOfInterest = function.descendants.contains { node in
            (node.kind == .member || node.kind == .argument) && all.contains(node.symbol)
          }
          guard isOfInterest else { continue }
          var made = Made()
          for node in function.descendants { made.note(node) }
          for node in function.descendants {
            let parts = Array(node.children)
            guard let first = parts.first else { continue }
            switch node.kind {
            case .assignment where first.kind == .member && properties.contains(first.symbol):
              shown.formUnion(made.classes(of: parts[1]))
            case .call where first.kind == .member && calls.contains(first.symbol):
              if parts.count > 1 { shown.formUnion(made.classes(of: parts[1])) }
            case .call where first.kind == .member && adding.contains(first.symbol):
              if parts.count > 1 { children.formUnion(made.classes(of: parts[1])) }
            case .argument where labels.contains(node.symbol):
              shown.formUnion(made.classes(of: node))
            default: break
            }
          }
        }
      }
    }
  }

  private static func hasBody(_ kind: SwiftNodeKind) -> Bool {
    kind == .functionDeclaration || kind == .initializerDeclaration || kind == .accessor
  }

  /// Whether a class is shown as a screen and never as a child.
  func contains(_ name: String) -> Bool {
    guard let symbol = program.symbols.find(name) else { return false }
    return shown.contains(symbol) && !children.contains(symbol)
  }

  /// The classes whose instances a function makes.
  private struct Made {
    private var variables: [SwiftSymbol: SwiftSymbol] = [:]

    /// Notes a variable that gets a new instance.
    mutating func note(_ node: SwiftNode) {
      guard node.kind == .propertyBinding else { return }
      let parts = Array(node.children)
      guard parts.count > 2, let name = Self.instance(parts[2]) else { return }
      variables[parts[0].symbol] = name
    }

    /// The classes of the instances in an expression: a call, a variable, or an array of them.
    func classes(of node: SwiftNode) -> [SwiftSymbol] {
      var found: [SwiftSymbol] = []
      var open = [node]
      while let node = open.popLast() {
        if let name = Self.instance(node) {
          found.append(name)
        } else if node.kind == .identifier {
          if let name = variables[node.symbol] { found.append(name) }
        } else if node.kind == .arrayLiteral || node.kind == .argument
          || node.kind == .parenthesized
        {
          open += node.children
        }
      }
      return found
    }

    /// The name that a call calls.
    private static func instance(_ node: SwiftNode) -> SwiftSymbol? {
      guard node.kind == .call else { return nil }
      var children = node.children
      guard let callee = children.next(), callee.kind == .identifier else { return nil }
      return callee.symbol
    }
  }
}
