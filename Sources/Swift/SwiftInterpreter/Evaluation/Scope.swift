internal import SwiftSources
internal import SwiftWorld

/// The variables of a block, inside those of the blocks around it.
final class Scope {
  let parent: Scope?
  let frame: Frame
  var bindings: [Binding] = []
  /// The last variable with each name, if there are many variables and none was removed since.
  private var places: [SwiftSymbol: Int] = [:]
  /// The number of variables past which they are looked up by hashing.
  private static let searched = 24
  /// Whether it is the outermost of a closure, whose result then is `closureResult`.
  var isClosureBody = false
  var closureResult: StaticType?
  /// Whether a closure keeps the scope, so that the interpreter has to break cycles at the end.
  var isCaptured = false

  init(parent: Scope?, frame: Frame) {
    self.parent = parent
    self.frame = frame
  }

  convenience init(inside parent: Scope) { self.init(parent: parent, frame: parent.frame) }

  func bind(_ name: SwiftSymbol, _ value: Value, type: StaticType? = nil) {
    add(Binding(name: name, value: value, type: type))
  }

  func add(_ binding: Binding) {
    bindings.append(binding)
    if !places.isEmpty { places[binding.name] = bindings.count - 1 }
  }

  /// Removes the newest variables.
  func removeVariables(from count: Int) {
    guard bindings.count > count else { return }
    bindings.removeLast(bindings.count - count)
    places = [:]
  }

  private func place(of name: SwiftSymbol) -> Int? {
    guard bindings.count > Self.searched else {
      return bindings.lastIndex(where: { $0.name == name })
    }
    if places.isEmpty {
      for (index, binding) in bindings.enumerated() { places[binding.name] = index }
    }
    return places[name]
  }

  /// The innermost variable with a name.
  ///
  /// - Complexity: O(scopes around it).
  func find(_ name: SwiftSymbol) -> (scope: Scope, index: Int)? {
    var scope: Scope? = self
    while let current = scope {
      if let index = current.place(of: name) { return (current, index) }
      scope = current.parent
    }
    return nil
  }
}

/// A local variable, constant, function or type.
struct Binding {
  let name: SwiftSymbol
  var value: Value
  let type: StaticType?
  /// The declaration of a local variable that is computed or observed.
  var declaration: SwiftBinding?
  /// Whether a `lazy` variable has no value yet.
  var isPending = false
}

/// One run of a function, accessor, initialiser or initial value.
final class Frame {
  /// The value of `self`: an object, a copy of a value, or a type; nil in a global function.
  var receiver: Value?
  let context: LexicalContext
  let function: SwiftNode?
  /// The types of generic parameters that arguments gave.
  var generics: [SwiftSymbol: StaticType] = [:]
  /// The result that the function declares.
  var result: StaticType?
  /// Whether it is an initialiser, in which observers of `self` do not run.
  var isInitializer = false
  /// The type of `newValue` and the like, for implicit members.
  var builder: StaticType?

  init(receiver: Value?, context: LexicalContext, function: SwiftNode?) {
    self.receiver = receiver
    self.context = context
    self.function = function
  }
}

/// How a statement leaves its block.
enum Flow {
  case next
  case returned(Value)
  case broke(SwiftSymbol)
  case continued(SwiftSymbol)
  case fell
}
