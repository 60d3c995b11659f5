internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// Calls a function that was taken as a value.
  func call(_ function: FunctionValue, _ arguments: [Argument]) throws(Interruption) -> Value {
    var arguments = arguments
    if let labels = function.labels, labels.count == arguments.count {
      arguments = zip(labels, arguments).map {
        Argument(
          names[$0] == .wildcard ? .empty : $0, $1.value, isTrailing: false, location: $1.location)
      }
    }
    guard let receiver = function.receiver else {
      // A function of several parameters takes a tuple apart.
      if arguments.count == 1, case .tuple(let tuple) = arguments[0].value,
        program.functions[function.name]?.contains(where: { $0.parameters.count == 1 }) != true
      {
        arguments = tuple.elements.map { Argument(.empty, $0) }
      }
      if let value = try callGlobal(function.name, arguments, nil) { return value }
      if let value = try callUnlabelled(program.functions[function.name] ?? [], arguments, nil) {
        return value
      }
      if let value = try library.callGlobal(function.name, arguments, in: self) { return value }
      if let value = try callStandardGlobal(function.name, arguments) { return value }
      return .unknown(Unknown("\(program.text(function.name))()"))
    }
    if function.isCurried {
      guard let first = arguments.first else { return .void }
      return .function(FunctionValue(receiver: first.value, name: function.name))
    }
    if case .type(let type) = receiver {
      if names[function.name] == .initializer { return try constructUnlabelled(type, arguments) }
      if let value = try callStatic(function.name, of: type, arguments) { return value }
      let statics = functions(function.name, of: type, isOfType: true)
      return try callUnlabelled(statics, arguments, receiver) ?? .void
    }
    let candidates = memberTypes(of: receiver).flatMap {
      functions(function.name, of: $0, isOfType: false)
    }
    if choose(candidates, arguments) == nil,
      let value = try callUnlabelled(candidates, arguments, receiver)
    {
      return value
    }
    return try call(method: function.name, on: receiver, arguments)
  }

  private func functions(
    _ name: SwiftSymbol, of type: StaticType, isOfType: Bool
  ) -> [FunctionMember] {
    program.members(name, of: type, isOfType: isOfType).compactMap { member in
      if case .function(let function) = member { function } else { nil }
    }
  }

  /// A reference is called without labels, also where the function has some.
  func callUnlabelled(
    _ candidates: [FunctionMember], _ arguments: [Argument], _ receiver: Value?
  ) throws(Interruption) -> Value? {
    for candidate in candidates where candidate.hasBody {
      guard let choice = byPosition(candidate, arguments) else { continue }
      var receiver = receiver
      return try invoke(choice, on: &receiver)
    }
    return nil
  }
}
