internal import SwiftInterpreter
internal import SwiftSources
internal import UIKitModel

extension CoverageRecord {
  /// The record of a scene that was composed.
  ///
  /// - Complexity: O(constraints + items).
  init(_ composer: SceneComposer, end: WorldEnd) {
    let state = composer.library.state
    self.end = end
    steps = composer.interpreter.steps
    constraintCount = state.constraints.count
    resolvedCount =
      state.constraints.filter { constraint in
        constraint.sides.allSatisfy { $0.anchor != nil }
      }.count
    knownCount = composer.knownConstraints
    statements = Self.statements(of: state.constraints)
    obstacles = state.obstacles.map { Obstacle($0) }
    obstacles += composer.leftOut.compactMap { Obstacle($0) }
    for item in composer.items {
      guard let openness = item.openness else { continue }
      obstacles.append(
        Obstacle(kind: .openView, text: "\(item.title): \(openness)", place: item.place))
    }
  }

  static func statements(of constraints: [ConstraintValue]) -> [Statement] {
    var statements: [Statement] = []
    var places: [SwiftNode.ID: Int] = [:]
    for constraint in constraints {
      guard let call = constraint.origin?.node.id else { continue }
      let isResolved = constraint.sides.allSatisfy { $0.anchor != nil }
      let numbers = [constraint.constant, constraint.multiplier, constraint.priority]
      let isKnown = isResolved && numbers.allSatisfy { $0.number != nil }
      if let place = places[call] {
        if isResolved { statements[place].isResolved = true }
        if isKnown { statements[place].isKnown = true }
      } else {
        places[call] = statements.count
        statements.append(Statement(call: call, isResolved: isResolved, isKnown: isKnown))
      }
    }
    return statements
  }
}

extension CoverageRecord.Obstacle {
  init(_ obstacle: UIKitState.Obstacle) {
    kind =
      switch obstacle.kind {
      case .unknownFunction: .unknownFunction
      case .unknownAnchor: .unknownAnchor
      case .visualFormat: .visualFormat
      case .unknownConstraint: .unknownConstraint
      }
    text = obstacle.name
    place = obstacle.site.map { SourcePlace($0) }
  }

  /// The obstacle of a constraint that is left out; nil for one that UIKit refuses, or whose end
  /// is an obstacle already.
  init?(_ constraint: LeftOutConstraint) {
    switch constraint.reason {
    case .unknownConstant, .unknownMultiplier, .unknownPriority: kind = .unknownNumber
    case .outside: kind = .outside
    case .unknownEnd, .mixedDirection, .mixedAxes, .invalid: return nil
    }
    text = "\(constraint.text): \(constraint.reason)"
    place = constraint.place
  }
}
