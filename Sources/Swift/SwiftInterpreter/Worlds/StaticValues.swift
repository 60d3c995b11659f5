internal import SwiftSources
internal import SwiftWorld

/// The initial values of static and global variables that are the same in every world of a program.
///
/// Such a value follows from the sources and other values of this kind alone: no decision was made
/// for it, and it has no object, which a world could change. A world that takes one counts the
/// steps of its evaluation, so that its budgets end it where they would end it otherwise.
final class StaticValues {
  /// A variable that an initial value reads.
  struct Need {
    var property: PropertyMember
    var type: StaticType?
    var key: StaticKey
  }

  /// A value.
  struct Entry {
    var value: Value
    /// Whether it has unknowns. Each world needs its own.
    var hasUnknowns: Bool
    /// The steps and allocations of its evaluation, without those for ``needs``.
    var cost: Cost
    var needs: [Need]
    var trail: Trail
  }

  /// The work of an evaluation.
  struct Cost {
    var steps = 0
    var memory = 0
  }

  private var entries: [StaticKey: Entry] = [:]
  /// The variables whose values differ from world to world.
  private var others: Set<StaticKey> = []

  /// The values of a program.
  static func of(_ program: Program) -> StaticValues {
    if let known = program.staticValues as? StaticValues { return known }
    let made = StaticValues()
    program.staticValues = made
    return made
  }

  subscript(key: StaticKey) -> Entry? {
    get { entries[key] }
    set {
      entries[key] = newValue
      if newValue == nil { others.insert(key) }
    }
  }

  /// Whether a value is not worth another attempt to share it.
  func isOther(_ key: StaticKey) -> Bool { others.contains(key) }
}

extension Interpreter {
  /// The evaluation of an initial value.
  struct StaticEvaluation {
    var needs: [StaticValues.Need] = []
    /// The work for the values that it needs.
    var inner = StaticValues.Cost()
    let start: StaticValues.Cost
    let objects: Int
    let questions: Int
  }

  /// Notes that the value that is being evaluated, if one is, needs another.
  func didNeed(_ property: PropertyMember, _ type: StaticType?, _ key: StaticKey) {
    guard !staticEvaluations.isEmpty else { return }
    staticEvaluations[staticEvaluations.count - 1].needs.append(
      StaticValues.Need(property: property, type: type, key: key))
  }

  /// A value that another world has evaluated; nil if there is none, or if variables may differ
  /// from their initial values.
  func sharedStatic(_ key: StaticKey) throws(Interruption) -> Value? {
    guard !hasChangedStatics, let entry = staticValues[key] else { return nil }
    try meter.enter()
    defer { meter.leave() }
    for need in entry.needs where statics[need.key] == nil {
      _ = try readStatic(need.property, of: need.type)
    }
    try meter.step(entry.cost.steps)
    try meter.allocate(entry.cost.memory)
    program.didFollow(entry.trail)
    if !entry.hasUnknowns { return entry.value }
    var unknowns: [ObjectIdentifier: Unknown] = [:]
    return entry.value.withOwnUnknowns(&unknowns)
  }

  private var cost: StaticValues.Cost { .init(steps: meter.steps, memory: meter.memory) }

  /// Evaluates an initial value, and keeps it for other worlds if it is the same in them.
  func evaluateStatic(
    _ key: StaticKey, _ evaluate: () throws(Interruption) -> Value
  ) throws(Interruption) -> Value {
    if hasChangedStatics || staticValues.isOther(key) { return try evaluate() }
    staticEvaluations.append(
      StaticEvaluation(start: cost, objects: meter.objects, questions: oracle.questions))
    program.beginTrail()
    let value: Value
    do {
      value = try evaluate()
    } catch {
      program.endTrail()
      staticEvaluations.removeLast()
      throw error
    }
    let trail = program.endTrail()
    let evaluation = staticEvaluations.removeLast()
    keep(value, for: key, evaluation, trail)
    return value
  }

  private func keep(
    _ value: Value, for key: StaticKey, _ evaluation: StaticEvaluation, _ trail: Trail
  ) {
    let all = StaticValues.Cost(
      steps: meter.steps - evaluation.start.steps, memory: meter.memory - evaluation.start.memory)
    if !staticEvaluations.isEmpty {
      staticEvaluations[staticEvaluations.count - 1].inner.steps += all.steps
      staticEvaluations[staticEvaluations.count - 1].inner.memory += all.memory
    }
    if hasChangedStatics { return }
    var hasUnknowns = false
    guard oracle.questions == evaluation.questions, meter.objects == evaluation.objects,
      evaluation.needs.allSatisfy({ staticValues[$0.key] != nil }),
      value.isSameInAllWorlds(&hasUnknowns)
    else {
      staticValues[key] = nil
      return
    }
    staticValues[key] = StaticValues.Entry(
      value: value, hasUnknowns: hasUnknowns,
      cost: .init(
        steps: all.steps - evaluation.inner.steps, memory: all.memory - evaluation.inner.memory),
      needs: evaluation.needs, trail: trail)
  }
}

extension Value {
  /// Whether a value holds nothing that belongs to one world.
  ///
  /// - Complexity: O(parts). The depth of values is limited.
  fileprivate func isSameInAllWorlds(_ hasUnknowns: inout Bool) -> Bool {
    switch self {
    case .void, .none, .boolean, .number, .text, .range, .type: return true
    case .enumeration(let value): return Self.areSame(value.values, &hasUnknowns)
    case .structure(let value): return Self.areSame(value.values, &hasUnknowns)
    case .array(let value): return Self.areSame(value.elements, &hasUnknowns)
    case .tuple(let value): return Self.areSame(value.elements, &hasUnknowns)
    case .dictionary(let value):
      var areUnknown = false
      return Self.areSame(value.keys, &areUnknown) && Self.areSame(value.values, &areUnknown)
        && !areUnknown
    case .unknown(let unknown):
      hasUnknowns = true
      return unknown.condition == nil
    case .system(let value): return value.isConstant
    case .closure, .function, .object, .keyPath, .implicit: return false
    }
  }

  private static func areSame(_ values: [Value], _ hasUnknowns: inout Bool) -> Bool {
    for value in values where !value.isSameInAllWorlds(&hasUnknowns) { return false }
    return true
  }

  /// The value with other unknowns, one for each that it has.
  ///
  /// - Complexity: O(parts). The depth of values is limited.
  fileprivate func withOwnUnknowns(_ unknowns: inout [ObjectIdentifier: Unknown]) -> Value {
    func own(_ values: [Value]) -> [Value] { values.map { $0.withOwnUnknowns(&unknowns) } }
    switch self {
    case .enumeration(let value) where !value.values.isEmpty:
      return .enumeration(
        EnumerationValue(
          type: value.type, name: value.name, labels: value.labels, values: own(value.values)))
    case .structure(let value):
      return .structure(
        StructureValue(type: value.type, Array(zip(value.names, own(value.values)))))
    case .array(let value):
      return .array(value.withElements(own(value.elements)))
    case .tuple(let value):
      return .tuple(TupleValue(labels: value.labels, own(value.elements)))
    case .unknown(let unknown):
      let base =
        unknowns[unknown.identity]
        ?? Unknown(unknown.name, type: unknown.type, isShared: unknown.isShared)
      unknowns[unknown.identity] = base
      guard unknown.identity != ObjectIdentifier(unknown), let type = unknown.type else {
        return .unknown(base)
      }
      return .unknown(Unknown(base, as: type))
    default: return self
    }
  }
}
