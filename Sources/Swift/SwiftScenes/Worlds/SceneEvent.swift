internal import SwiftInterpreter
public import SwiftSources
public import SwiftWorld

/// Code of a class that nothing ran up to the first layout, such as the action of a button.
///
/// A world with an event shows what the class looks like after it. Such worlds serve coverage, and
/// tell which constraints other states have; a state that the event needs may never occur with it.
public struct SceneEvent {
  /// The name of the method or property.
  public let name: String
  let code: Code

  /// The code of an event.
  enum Code {
    /// A method.
    case method(FunctionMember)
    /// An initialiser, which makes the object.
    case initializer(FunctionMember)
    /// The observers or the setter of a property, which is set.
    case change(PropertyMember)
    /// The getter of a property.
    case reading(PropertyMember)
  }

  /// The methods, initialisers and properties that have statements which did not run.
  ///
  /// - Parameters:
  ///   - sceneClass: The class.
  ///   - program: The program.
  ///   - statements: The statements that did not run, as of ``ConstraintStatements``.
  /// - Returns: Those of the class and its superclasses in the repository.
  /// - Complexity: O(nodes of the methods).
  public static func all(
    of sceneClass: SceneClass, in program: Program, reaching statements: Set<SwiftNode.ID>
  ) -> [SceneEvent] {
    program.classChain(sceneClass.type).flatMap { type in
      all(of: type, in: program, reaching: statements)
    }
  }

  static func all(
    of type: DeclaredType, in program: Program, reaching statements: Set<SwiftNode.ID>
  ) -> [SceneEvent] {
    func reaches(_ node: SwiftNode) -> Bool {
      node.descendants.contains { statements.contains($0.id) }
    }
    let methods = type.declaredMethods.filter { reaches($0.function.node) }.map {
      SceneEvent(name: program.text($0.function.name), code: .method($0))
    }
    let initializers = type.declaredInitializers.filter {
      $0.hasBody && reaches($0.function.node)
    }.map { SceneEvent(name: "init", code: .initializer($0)) }
    let properties = type.declaredProperties.flatMap { property -> [SceneEvent] in
      let name = program.text(property.name)
      var events: [SceneEvent] = []
      if property.changeCode.contains(where: reaches) {
        events.append(SceneEvent(name: name, code: .change(property)))
      }
      if property.readingCode.contains(where: reaches) {
        events.append(SceneEvent(name: name, code: .reading(property)))
      }
      return events
    }
    return methods + initializers + properties
  }

  /// The event as a part of a sentence.
  public var words: String {
    switch code {
    case .method: "`\(name)`"
    case .initializer: "another initializer"
    case .change: "`\(name)` is set"
    case .reading: "`\(name)` is read"
    }
  }

  /// The initialiser that makes the object, if the event is one.
  var initializer: FunctionMember? {
    if case .initializer(let function) = code { function } else { nil }
  }

  /// Runs the event on an object.
  func run(on object: Value?, _ interpreter: Interpreter) throws(Interruption) {
    switch code {
    case .method(let function):
      try interpreter.callEntry(function, on: object) { _ in nil }
    case .initializer: break
    case .change(let property): try interpreter.changeEntry(property, of: object)
    case .reading(let property): try interpreter.readEntry(property, of: object)
    }
    try interpreter.runWaiting()
  }
}
