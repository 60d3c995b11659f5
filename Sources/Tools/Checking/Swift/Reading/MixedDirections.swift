import SwiftSources
import SwiftWorld

/// The calls that relate leading or trailing to left or right, by the syntax alone.
///
/// UIKit refuses such a constraint in every state, so it does not matter what leads to the call:
/// `a.leadingAnchor.constraint(equalTo: b.leftAnchor)`, `make.right.equalTo(b.snp.leading)`.
struct MixedDirections {
  /// The reference of a side: the screen, or the direction of reading.
  private enum Side {
    case absolute
    case reading
  }

  private var sides: [SwiftSymbol: Side] = [:]
  private var snapSides: [SwiftSymbol: Side] = [:]
  private var oldSnapSides: [SwiftSymbol: Side] = [:]
  private var relations: Set<SwiftSymbol> = []
  private let constraint: SwiftSymbol?
  private let snap: SwiftSymbol?

  private init(_ program: Program) {
    let find = program.symbols.find
    constraint = find("constraint")
    snap = find("snp")
    for (names, side) in [
      (["left", "right"], Side.absolute), (["leading", "trailing"], .reading),
    ] {
      for name in names {
        if let symbol = find(name + "Anchor") { sides[symbol] = side }
        if let symbol = find(name) { snapSides[symbol] = side }
        if let symbol = find("snp_" + name) { oldSnapSides[symbol] = side }
      }
    }
    for name in ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"] {
      if let symbol = find(name) { relations.insert(symbol) }
    }
  }

  /// The calls in the order of the sources.
  ///
  /// - Complexity: O(nodes).
  static func all(in program: Program) -> [SwiftNode] {
    let search = MixedDirections(program)
    return program.files.flatMap { file in
      file.items.flatMap { item in
        item.node.descendants.filter { $0.kind == .call && search.isMixed($0) }
      }
    }
  }

  private func isMixed(_ call: SwiftNode) -> Bool {
    var children = call.children
    guard let callee = children.next(), callee.kind == .member, let base = first(callee),
      let argument = children.next(), let target = first(argument), isName(base), isName(target)
    else { return false }
    if callee.symbol == constraint {
      return relations.contains(argument.symbol)
        && areMixed(sides[base.symbol], sides[target.symbol])
    }
    // The maker's only attribute: of several, each has its own on the other side.
    guard relations.contains(callee.symbol), base.kind == .member, target.kind == .member,
      first(base)?.kind == .identifier
    else { return false }
    let isOfSnap = first(target).map { $0.kind == .member && $0.symbol == snap } ?? false
    let side = isOfSnap ? snapSides[target.symbol] : oldSnapSides[target.symbol]
    return areMixed(snapSides[base.symbol], side)
  }

  private func isName(_ node: SwiftNode) -> Bool {
    node.kind == .member || node.kind == .identifier
  }

  private func first(_ node: SwiftNode) -> SwiftNode? { node.children.first { _ in true } }

  private func areMixed(_ first: Side?, _ second: Side?) -> Bool {
    guard let first, let second else { return false }
    return first != second
  }
}
