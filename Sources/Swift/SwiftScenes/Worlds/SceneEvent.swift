internal import SwiftInterpreter
public import SwiftSources
public import SwiftWorld

/// A method of a class that nothing called up to the first layout, such as the action of a button.
///
/// A world with an event shows what the class looks like after it. Such worlds serve coverage, and
/// tell which constraints other states have; a state that the event needs may never occur with it.
public struct SceneEvent {
  /// The name of the method.
  public let name: String
  let function: FunctionMember

  /// The methods that have statements which did not run.
  ///
  /// - Parameters:
  ///   - sceneClass: The class.
  ///   - program: The program.
  ///   - statements: The statements that did not run, as of ``ConstraintStatements``.
  /// - Returns: The methods of the class and its superclasses in the repository.
  /// - Complexity: O(nodes of the methods).
  public static func all(
    of sceneClass: SceneClass, in program: Program, reaching statements: Set<SwiftNode.ID>
  ) -> [SceneEvent] {
    program.classChain(sceneClass.type).flatMap { type in
      type.declaredMethods.filter { function in
        function.function.node.descendants.contains { statements.contains($0.id) }
      }
    }.map { SceneEvent(name: program.text($0.function.name), function: $0) }
  }
}
