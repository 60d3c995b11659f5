extension ConstraintSystem {
  /// This system with constants that depend linearly on a parameter. At `first` they are those of
  /// this system, at `second` those of `other`.
  ///
  /// - Returns: The system with the parameter as a variable; `nil` if the systems differ in more
  ///   than constants.
  /// - Complexity: O(terms).
  package func following(
    from first: Double, to second: Double, _ other: ConstraintSystem
  ) -> (system: ConstraintSystem, parameter: Variable)? {
    guard let changes = constantChanges(to: other) else { return nil }
    var following = self
    let parameter = following.addVariable()
    guard !changes.isEmpty else { return (following, parameter) }
    var slopes: [Int: Double] = [:]
    for (constraint, constant) in changes {
      slopes[constraint] = (constant - constants[constraint]) / (second - first)
    }
    following = ConstraintSystem(isNonNegative: following.isNonNegative)
    following.reserveCapacity(
      variables: 0, constraints: constraintCount, terms: termCount + changes.count)
    for r in constants.indices {
      for slot in slots(of: r) {
        following.termVariables.append(termVariables[slot])
        following.termCoefficients.append(termCoefficients[slot])
      }
      let slope = slopes[r] ?? 0
      if slope != 0 { following.add(Term(parameter, slope)) }
      _ = following.close(
        constant: constants[r] - slope * first, relations[r],
        priority: Priority(priorities[r]) ?? .required, role: roles[r])
    }
    return (following, parameter)
  }

  /// Whether the constants are the means of those of two systems that differ only in constants.
  ///
  /// - Complexity: O(terms).
  package func isMidway(between first: ConstraintSystem, and second: ConstraintSystem) -> Bool {
    guard constantChanges(to: first) != nil, constantChanges(to: second) != nil else {
      return false
    }
    return constants.indices.allSatisfy { r in
      let mean = first.constants[r] / 2 + second.constants[r] / 2
      return abs(constants[r] - mean) <= 1e-9 * (1 + abs(mean))
    }
  }

  /// The left sides of constraints, `Σ terms + constant`, at some values.
  ///
  /// - Complexity: O(terms).
  package func residuals(of constraints: [Int], by values: [Double]) -> [Double] {
    withView { view in
      constraints.map { r in
        var sum = view.constants[r]
        for slot in view.slots(r) {
          sum += view.coefficients[slot] * values[Int(view.variables[slot])]
        }
        return sum
      }
    }
  }

  /// Fixes the parameter at zero by the last constraint, whose negated constant is the value. The
  /// constraint is a definition, so conflicts do not include it.
  func fixing(_ parameter: Variable) -> ConstraintSystem {
    var fixed = self
    fixed.addConstraint([Term(parameter)], .equal, role: .definition)
    return fixed
  }

  /// Keeps the definitions and the required constraints, or only those of some members. All other
  /// constraints are emptied.
  func requiring(_ members: [ConflictMember]? = nil) -> ConstraintSystem {
    var kept = [Bool](repeating: members == nil, count: constraintCount)
    var signs = members == nil ? isNonNegative : [Bool](repeating: false, count: variableCount)
    for member in members ?? [] {
      switch member {
      case .constraint(let r): for each in group(ofMember: r) { kept[each] = true }
      case .nonNegative(let variable): signs[variable.index] = true
      }
    }
    var result = ConstraintSystem(isNonNegative: signs)
    for r in constants.indices {
      let isRequired = priorities[r] >= Priority.required.value
      let isPresent = roles[r] == .definition || (isRequired && kept[r])
      if isPresent {
        for slot in slots(of: r) {
          result.termVariables.append(termVariables[slot])
          result.termCoefficients.append(termCoefficients[slot])
        }
      }
      _ = result.close(
        constant: isPresent ? constants[r] : 0, isPresent ? relations[r] : .equal,
        priority: Priority(isPresent ? priorities[r] : 1) ?? .required,
        role: isPresent ? roles[r] : .member)
    }
    return result
  }
}
