internal import SwiftInterpreter
public import SwiftSources
public import SwiftWorld
internal import UIKitModel

/// Code outside of views and controllers that makes constraints and that no class led to: a helper
/// nobody calls, a presenter, the delegate of a library.
///
/// It runs with names for all that it gets, so that its constraints are known as far as it states
/// them. It has no scene.
public struct SceneFunction {
  /// The name, with that of its type.
  public let name: String
  let event: SceneEvent
  let owner: DeclaredType?

  /// The functions and properties that have statements which no class led to.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - statements: The statements that did not run, as of ``ConstraintStatements``.
  /// - Returns: Them, global functions first.
  /// - Complexity: O(nodes of all functions).
  public static func all(
    in program: Program, reaching statements: Set<SwiftNode.ID>
  ) -> [SceneFunction] {
    guard !statements.isEmpty else { return [] }
    var found = program.globalFunctions.filter { function in
      function.hasBody && function.function.node.descendants.contains { statements.contains($0.id) }
    }.map {
      let name = program.text($0.function.name)
      return SceneFunction(
        name: name, event: SceneEvent(name: name, code: .method($0)), owner: nil)
    }
    for type in program.allTypes {
      let name = program.text(type.name)
      found += SceneEvent.all(of: type, in: program, reaching: statements).map {
        SceneFunction(name: "\(name).\($0.name)", event: $0, owner: type)
      }
    }
    return found
  }

  /// Runs it with a symbolic receiver.
  func run(_ interpreter: Interpreter, _ library: UIKitLibrary) throws(Interruption) {
    guard let owner else { return try event.run(on: nil, interpreter) }
    if case .initializer(let function) = event.code {
      if owner.kind == .class {
        _ = try interpreter.makeEntry(owner, function) { _ in nil }
        try interpreter.runWaiting()
      } else {
        let receiver = try interpreter.symbolicReceiver(of: owner)
        try interpreter.callEntry(function, on: receiver) { _ in nil }
      }
      return
    }
    if case .method(let function) = event.code,
      !function.declaredModifiers.isDisjoint(with: [.static, .class])
    {
      return try event.run(on: .type(interpreter.receiverType(of: owner)), interpreter)
    }
    guard owner.kind == .class else {
      return try event.run(on: interpreter.symbolicReceiver(of: owner), interpreter)
    }
    let maker = EntryMaker(interpreter: interpreter, library: library, type: owner)
    try event.run(on: .object(maker.make()), interpreter)
  }
}
