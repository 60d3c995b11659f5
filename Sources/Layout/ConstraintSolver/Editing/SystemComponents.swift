/// The connected components of a system's constraint graph. An edit solves only its own component.
///
/// Two constraints are connected if they share a variable, directly or through others. A variable
/// without constraints is in no component.
struct SystemComponents: Sendable {
  private var componentOfVariable: [Int32]
  private var componentOfConstraint: [Int32]
  private var components: [SystemComponent?] = []
  private var freeIndices: [Int32] = []

  /// The components that replace others after an edit.
  struct Renewal {
    fileprivate var oldIndices: [Int32]
    var components: [SystemComponent]
    /// The linear pieces of the old components.
    var pieces: [LinearPiece]
  }

  /// Splits `system`.
  ///
  /// - Complexity: Nearly linear in the terms.
  init(_ system: ConstraintSystem) {
    componentOfVariable = Array(repeating: -1, count: system.variableCount)
    componentOfConstraint = Array(repeating: -1, count: system.constraintCount)
    let all = (0..<Int32(system.constraintCount)).map { $0 }
    for component in SystemComponents.split(all, of: system) { append(component) }
  }

  /// Adds variables without constraints at the end, or removes such ones.
  mutating func setVariableCount(_ count: Int) {
    let added = count - componentOfVariable.count
    if added < 0 { componentOfVariable.removeLast(-added) }
    if added > 0 { componentOfVariable += repeatElement(-1, count: added) }
  }

  /// Adds a component, and moves its members into it.
  mutating func append(_ component: SystemComponent) {
    if component.variables.isEmpty && component.constraints.isEmpty { return }
    let index = freeIndices.popLast() ?? Int32(truncatingIfNeeded: components.count)
    if Int(index) == components.count { components.append(nil) }
    for v in component.variables { componentOfVariable[Int(v)] = index }
    for r in component.constraints {
      while componentOfConstraint.count <= Int(r) { componentOfConstraint.append(-1) }
      componentOfConstraint[Int(r)] = index
    }
    components[Int(index)] = component
    components[Int(index)]?.removed = []
  }

  /// Removes the components that a renewal replaces. Call it after appending the new ones.
  mutating func remove(_ renewal: Renewal) {
    for index in renewal.oldIndices {
      guard let old = components[Int(index)] else { continue }
      // Members still assigned to the old component now belong to none.
      for v in old.variables where componentOfVariable[Int(v)] == index {
        componentOfVariable[Int(v)] = -1
      }
      for r in old.constraints where componentOfConstraint[Int(r)] == index {
        componentOfConstraint[Int(r)] = -1
      }
      components[Int(index)] = nil
      freeIndices.append(index)
    }
  }

  /// The components of the current `system` that replace those of the `touched` constraints.
  ///
  /// - Complexity: O(terms of those components · log of their members).
  func renewal(touching touched: [Int], in system: ConstraintSystem) -> Renewal {
    var indices: Set<Int32> = []
    var constraints: [Int32] = []
    for r in touched {
      if r < componentOfConstraint.count, componentOfConstraint[r] >= 0 {
        indices.insert(componentOfConstraint[r])
      }
      for term in system.terms(of: r) where componentOfVariable[term.variable.index] >= 0 {
        indices.insert(componentOfVariable[term.variable.index])
      }
      constraints.append(Int32(truncatingIfNeeded: r))
    }
    let old = indices.sorted()
    var variables: [Int32] = []
    var pieces: [LinearPiece] = []
    for index in old {
      guard let component = components[Int(index)] else { continue }
      constraints += component.constraints
      variables += component.variables
      pieces += component.pieces
    }
    constraints = SystemComponents.sortedUnique(constraints)
    var new = SystemComponents.split(constraints, of: system)
    // Variables left without constraints need a new value, and removed constraints must leave the
    // list of broken ones.
    var rest = SystemComponent()
    let named = Set(new.flatMap(\.variables))
    rest.variables = SystemComponents.sortedUnique(variables.filter { !named.contains($0) })
    let kept = Set(new.flatMap(\.constraints))
    rest.removed = constraints.filter { !kept.contains($0) }
    if !rest.variables.isEmpty || !rest.removed.isEmpty { new.append(rest) }
    return Renewal(oldIndices: old, components: new, pieces: pieces)
  }

  private static func sortedUnique(_ numbers: [Int32]) -> [Int32] {
    var result: [Int32] = []
    for number in numbers.sorted() where result.last != number { result.append(number) }
    return result
  }

  /// The components of sorted `constraints`, ordered by first constraint.
  private static func split(
    _ constraints: [Int32], of system: ConstraintSystem
  ) -> [SystemComponent] {
    // Number the variables from zero, so that the cost depends on these constraints alone.
    var numbers: [Int32: Int] = [:]
    var variables: [Int32] = []
    var leader: [Int] = []
    func number(_ v: Int32) -> Int {
      if let known = numbers[v] { return known }
      numbers[v] = leader.count
      variables.append(v)
      leader.append(leader.count)
      return leader.count - 1
    }
    func find(_ number: Int) -> Int {
      var n = number
      while leader[n] != n {
        leader[n] = leader[leader[n]]
        n = leader[n]
      }
      return n
    }
    var firsts: [Int] = []
    var members: [Int32] = []
    for r in constraints {
      var first = -1
      for slot in system.slots(of: Int(r)) where system.termCoefficients[slot] != 0 {
        let root = find(number(system.termVariables[slot]))
        if first < 0 {
          first = root
        } else {
          let other = find(first)
          leader[max(root, other)] = min(root, other)
        }
      }
      // A removed constraint is in no component. A constraint with only a constant forms its own.
      if first < 0 && system.constants[Int(r)] == 0 { continue }
      firsts.append(first)
      members.append(r)
    }
    var result: [SystemComponent] = []
    var componentOf: [Int: Int] = [:]
    for (r, first) in zip(members, firsts) {
      let root = first < 0 ? -1 - Int(r) : find(first)
      if componentOf[root] == nil {
        componentOf[root] = result.count
        result.append(SystemComponent())
      }
      if let at = componentOf[root] { result[at].constraints.append(r) }
    }
    for n in variables.indices {
      if let at = componentOf[find(n)] { result[at].variables.append(variables[n]) }
    }
    for at in result.indices { result[at].variables.sort() }
    return result
  }

  /// Updates `values` to another constant of a constraint, if a linear piece covers it; returns
  /// whether one does.
  ///
  /// - Complexity: O(values that change).
  mutating func follow(
    _ constant: Double, of constraint: Int, in values: inout [Double]
  ) -> Bool {
    guard constraint < componentOfConstraint.count, componentOfConstraint[constraint] >= 0 else {
      return false
    }
    return components[Int(componentOfConstraint[constraint])]?
      .follow(constant, of: constraint, in: &values) ?? false
  }

  /// The freedom of the components whose constant has changed since they were solved.
  var moved: [(variables: [Int32], new: Freedom?)] {
    components.compactMap { component in
      guard let component, let current = component.current else { return nil }
      let piece = component.pieces[current.piece]
      return (component.variables, piece.freedom?.shifted(by: current.shift))
    }
  }
}
