import SwiftSources
import SwiftWorld

/// The names that the code of a class mentions where a constraint could be switched or changed.
///
/// A name does not count as the target of an assignment, in a list that `activate` gets, and where
/// `isActive` becomes true: these make a constraint what it is in every state. Nor does the name of
/// a local variable count in the function that declares it, which has run as a whole; in a closure
/// it does.
final class SwiftMentions {
  private let program: Program
  /// The declarations and extensions of each type, by its name.
  private let declarations: [SwiftSymbol: [SwiftNode]]
  private var known: [SwiftSymbol: Names] = [:]
  private let activate: SwiftSymbol?
  private let isActive: SwiftSymbol?
  private let selfName: SwiftSymbol?
  private let snapName: SwiftSymbol?
  private let snapChanges: [SwiftSymbol]
  private let isHidden: SwiftSymbol?
  /// The name between a view and a property that RxSwift binds.
  private let reactiveName: SwiftSymbol?

  /// The names that the code of a type mentions.
  private struct Names {
    /// Those that stand alone.
    var free: Set<SwiftSymbol> = []
    /// Those after a point.
    var members: Set<SwiftSymbol> = []
    /// The views whose `snp` updates, replaces or removes constraints.
    var changed: Set<SwiftSymbol> = []
    /// The views that something may hide.
    var hidden: Set<SwiftSymbol> = []
  }

  /// Finds the declarations.
  ///
  /// - Complexity: O(nodes).
  init(_ program: Program) {
    self.program = program
    activate = program.symbols.find("activate")
    isActive = program.symbols.find("isActive")
    selfName = program.symbols.find("self")
    snapName = program.symbols.find("snp")
    snapChanges = ["updateConstraints", "remakeConstraints", "removeConstraints"].compactMap {
      program.symbols.find($0)
    }
    isHidden = program.symbols.find("isHidden")
    reactiveName = program.symbols.find("rx")
    let own = program.symbols.find("self")
    let settings = Set(
      ["constant", "isActive", "priority"].compactMap { program.symbols.find($0) })
    var changed: Set<SwiftSymbol> = []
    var declarations: [SwiftSymbol: [SwiftNode]] = [:]
    for file in program.files {
      for item in file.items {
        if case .declaration(let declaration) = item.form,
          case .extension(let type) = declaration.form,
          case .named(let name, in: _, _)? = type.extendedType?.form
        {
          declarations[name, default: []].append(type.node)
        }
        for node in item.node.descendants {
          if Self.isType(node.kind) { declarations[node.symbol, default: []].append(node) }
          if node.kind == .member, settings.contains(node.symbol),
            let property = Self.propertyOfOther(node, own)
          {
            changed.insert(property)
          }
        }
      }
    }
    self.declarations = declarations
    program.namesChangedOutside = changed
  }

  /// The name of the property in `other.property.constant`; nil without another object.
  private static func propertyOfOther(_ node: SwiftNode, _ selfName: SwiftSymbol?) -> SwiftSymbol? {
    guard let property = unwrapped(node.children.first { _ in true }), property.kind == .member,
      let other = unwrapped(property.children.first { _ in true }), !other.isAbsent,
      other.kind != .identifier || other.symbol != selfName
    else { return nil }
    return property.symbol
  }

  /// The expression inside optional chains and forced unwrapping.
  private static func unwrapped(_ node: SwiftNode?) -> SwiftNode? {
    var node = node
    while let outer = node, outer.kind == .optionalChain || outer.kind == .forceUnwrap {
      node = outer.children.first { _ in true }
    }
    return node
  }

  /// Whether code may change a constraint that a property of another object keeps.
  ///
  /// - Complexity: O(1).
  func changesOutside(_ name: String) -> Bool {
    program.symbols.find(name).map { program.namesChangedOutside.contains($0) } ?? false
  }

  private static func isType(_ kind: SwiftNodeKind) -> Bool {
    switch kind {
    case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
      .protocolDeclaration:
      true
    default: false
    }
  }

  /// Whether the code of some types mentions a name.
  ///
  /// - Complexity: O(nodes of the types) for the first question about a type.
  func contains(_ name: String, in types: [String]) -> Bool {
    contains(name, in: types, \.free) || contains(name, in: types, \.members)
  }

  /// Whether the code of some types mentions a name outside of the function that declares it as a
  /// local variable. A member of that name is another thing.
  ///
  /// - Complexity: As ``contains(_:in:)``.
  func contains(variable name: String, in types: [String]) -> Bool {
    contains(name, in: types, \.free)
  }

  /// Whether the code of some types has `name.snp.updateConstraints`, or another call that changes
  /// what `makeConstraints` made.
  ///
  /// - Complexity: As ``contains(_:in:)``.
  func changesSnapConstraints(of name: String, in types: [String]) -> Bool {
    contains(name, in: types, \.changed)
  }

  /// Whether the code of some types mentions whether a view is hidden, other than to show it.
  ///
  /// - Complexity: As ``contains(_:in:)``.
  func hides(_ name: String, in types: [String]) -> Bool { contains(name, in: types, \.hidden) }

  private func contains(
    _ name: String, in types: [String], _ part: KeyPath<Names, Set<SwiftSymbol>>
  ) -> Bool {
    guard let symbol = program.symbols.find(name) else { return false }
    return types.contains { type in
      program.symbols.find(type).map { names(of: $0)[keyPath: part].contains(symbol) } ?? false
    }
  }

  private func names(of type: SwiftSymbol) -> Names {
    for declaration in declarations[type] ?? [] { program.didRead(declaration.file) }
    if let known = known[type] { return known }
    var names = Names()
    for declaration in declarations[type] ?? [] { collect(declaration, &names) }
    known[type] = names
    return names
  }

  private func collect(_ root: SwiftNode, _ names: inout Names) {
    var open = root.children.map { SwiftPart(node: $0) }
    while let part = open.popLast() {
      let node = part.node
      let children = Array(node.children)
      switch node.kind {
      case .identifier:
        if !part.locals.contains(node.symbol) { names.free.insert(node.symbol) }
      case .member:
        names.members.insert(node.symbol)
        if let view = viewOfSnapChange(node) { names.changed.insert(view) }
        if node.symbol == isHidden, let view = base(of: node) { names.hidden.insert(view) }
        open += part.with(children)
      case .assignment where children.count == 2:
        if isShown(children[0], children[1]) {
          open += part.with(Array(children[0].children))
        } else if !isPlainTarget(children[0], children[1]) {
          open += part.with([children[0]])
        }
        open += part.with([children[1]])
      case .call where children.first?.kind == .member && children[0].symbol == activate:
        let values = children.dropFirst().flatMap { argument in
          argument.children.flatMap { value in
            value.kind == .arrayLiteral ? value.children.filter { !isPlainName($0) } : [value]
          }
        }
        open += part.with(values)
      case .functionDeclaration, .initializerDeclaration, .accessor, .closure:
        open += children.map { SwiftPart(node: $0, locals: SwiftPart.locals(of: node)) }
      case let kind where Self.isType(kind): break
      default: open += part.with(children)
      }
    }
  }

  /// The name of the view in `view.snp.updateConstraints`; nil for another member. Without a view
  /// it is `self`.
  private func viewOfSnapChange(_ node: SwiftNode) -> SwiftSymbol? {
    guard snapChanges.contains(node.symbol) else { return nil }
    var children = node.children
    guard let base = children.next(), base.symbol == snapName else { return nil }
    guard base.kind == .member else { return base.kind == .identifier ? selfName : nil }
    var inner = base.children
    var view = inner.next()
    while let outer = view, outer.kind == .optionalChain || outer.kind == .forceUnwrap {
      view = outer.children.first { _ in true }
    }
    guard let view, view.kind == .identifier || view.kind == .member else { return nil }
    return view.symbol
  }

  /// The name of the view in `view.isHidden` or `view.rx.isHidden`.
  private func base(of member: SwiftNode) -> SwiftSymbol? {
    var base = member.children.first { _ in true }
    while let outer = base,
      outer.kind == .optionalChain || outer.kind == .forceUnwrap
        || outer.kind == .member && outer.symbol == reactiveName
    {
      base = outer.children.first { _ in true }
    }
    guard let base, base.kind == .identifier || base.kind == .member else { return nil }
    return base.symbol
  }

  /// Whether an assignment shows a view.
  private func isShown(_ target: SwiftNode, _ value: SwiftNode) -> Bool {
    target.kind == .member && target.symbol == isHidden && value.kind == .booleanLiteral
      && value.sourceText == "false"
  }

  /// Whether a node is a name, or a property of `self`.
  private func isPlainName(_ node: SwiftNode) -> Bool {
    switch node.kind {
    case .identifier: return true
    case .optionalChain, .forceUnwrap:
      return node.children.allSatisfy { isPlainName($0) }
    case .member:
      var children = node.children
      guard let base = children.next() else { return false }
      return base.kind == .identifier && base.symbol == selfName
    default: return false
    }
  }

  private func isPlainTarget(_ target: SwiftNode, _ value: SwiftNode) -> Bool {
    if isPlainName(target) { return true }
    guard target.kind == .member, target.symbol == isActive else { return false }
    var children = target.children
    guard let base = children.next(), isPlainName(base) else { return false }
    return value.kind == .booleanLiteral && value.sourceText == "true"
  }
}
