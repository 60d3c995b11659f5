internal import TextBytes
public import SwiftSources
public import SwiftWorld

/// Runs Swift code in one world.
///
/// An interpreter has a state: objects, static variables, decisions. Another world needs another
/// interpreter. Values that it made must not be used after it is gone: it breaks their cycles.
///
/// Every method that runs code throws ``Interruption``: an error that the program does not catch,
/// or the end of the world. ``finish(_:)`` turns it into a ``WorldEnd``.
public final class Interpreter {
  /// The declarations.
  public let program: Program
  /// The types and functions that the repository does not declare.
  public let library: any SystemLibrary
  /// The object that the client looks at. The names of its properties need no path.
  public var entry: ObjectValue?
  /// Whether initial values of stored properties are evaluated when they are first needed, and not
  /// when an object is made. Swift's order is then lost, and unneeded values cost nothing.
  public var defersInitialValues = false

  /// Receives the lines of `print`; nil to ignore them.
  public var output: ((String) -> Void)?

  /// The line that `print` has begun.
  var line = ""
  /// The call that exceeded ``Budget/steps`` or ``Budget/calls``.
  public internal(set) var endSite: CallSite?

  let oracle: Oracle
  var meter: Meter
  /// The call that is running.
  var caller: CallSite?
  /// The expression that is evaluated, for ``callSite``.
  var node: SwiftNode?
  var function: SwiftNode?
  /// Whether decisions matter now: not inside a branch that has no calls of interest.
  var isRelevant = true
  /// How many bodies of loops run now that stand for an unknown number of iterations.
  var unknownLoops = 0
  var statics: [StaticKey: Value] = [:]
  let staticValues: StaticValues
  /// The evaluations of initial values that run, the innermost last.
  var staticEvaluations: [StaticEvaluation] = []
  /// Whether a static or global variable was set.
  var hasChangedStatics = false
  /// The raw values of enumerations, by case.
  var rawValues: [ObjectIdentifier: [Value?]] = [:]
  var implicitTypes: [SwiftNode.ID: StaticType] = [:]
  /// The type that the context of the next call expects, where only it tells that of `.name` as an
  /// argument.
  var expectedResult: StaticType?
  var activations: [Activation: [Int]] = [:]
  var observers: Set<Activation> = []
  /// The initialisers of structures that run.
  var initializing = 0
  var waiting: [Value] = []
  var externals: [ExactText: Value] = [:]
  var associated: [AssociationKey: Value] = [:]
  private var objects: [ObjectValue] = []
  private var captured: [Scope] = []

  /// Makes an interpreter for one world.
  public init(
    _ program: Program, library: any SystemLibrary, assuming assumptions: Assumptions = .init(),
    budgets: Budgets = .init()
  ) {
    self.program = program
    self.library = library
    staticValues = StaticValues.of(program)
    oracle = Oracle(assumptions)
    meter = Meter(budgets)
  }

  deinit {
    for object in objects {
      object.properties = [:]
      object.shadowed = [:]
      object.attachment = nil
    }
    for scope in captured {
      scope.bindings = []
      scope.frame.receiver = nil
    }
  }

  /// The decisions about unknown conditions so far, in order.
  public var decisions: [Decision] { oracle.decisions }

  /// The number of steps so far.
  public var steps: Int { meter.steps }

  var names: KnownNames { program.names }

  /// Runs code and tells how the world ended. An error that nobody catches ends it as `finished`.
  public func finish(_ body: (Interpreter) throws(Interruption) -> Void) -> WorldEnd {
    do {
      try body(self)
      return .finished
    } catch {
      switch error {
      case .thrown: return .finished
      case .ended(let end): return end
      }
    }
  }

  /// The expression that is evaluated, with the calls that led to it.
  public var callSite: CallSite? {
    node.map { CallSite(node: $0, function: function, caller: caller) }
  }

  /// Makes an object without running an initialiser.
  ///
  /// The system class is that from which the class descends, unless it is given. The path leads to
  /// an object that the sources do not make.
  public func makeObject(
    _ type: StaticType, systemClass: SwiftSymbol? = nil, path: String? = nil
  ) throws(Interruption) -> ObjectValue {
    try meter.allocateObject()
    let base = systemClass ?? type.declaration.flatMap(program.systemClass) ?? type.systemName
    let object = ObjectValue(
      number: objects.count, type: type, systemClass: base, origin: callSite, path: path)
    objects.append(object)
    library.didMake(object, in: self)
    return object
  }

  /// Notes that a closure keeps a scope.
  func capture(_ scope: Scope) {
    var scope: Scope? = scope
    while let current = scope, !current.isCaptured {
      current.isCaptured = true
      captured.append(current)
      scope = current.parent
    }
  }

  /// Decides an unknown condition.
  ///
  /// By the text of the condition, one world gives one answer. The default world gives the usual
  /// one.
  public func decide(_ condition: String, usual: Bool) -> Bool {
    let isOpen = isRelevant && !library.isCertain(condition)
    return oracle.decide(condition, usual: usual ? 0 : 1, isRelevant: isOpen) == 0
  }

  /// Decides a condition that usually holds. Either outcome is worth a world.
  func decide(_ condition: String) -> Bool {
    oracle.decide(condition, usual: 0, isRelevant: true) == 0
  }

  /// Runs later what the program hands to a queue, as `DispatchQueue.main.async` does.
  public func runLater(_ closure: Value) { waiting.append(closure) }

  /// Runs the closures that wait, also those that they add.
  public func runWaiting() throws(Interruption) {
    while !waiting.isEmpty {
      try meter.step()
      _ = try call(waiting.removeFirst(), [])
    }
  }
}

/// A static or global variable.
struct StaticKey: Hashable {
  let declaration: SwiftNode.ID
  let name: SwiftSymbol
}

/// A function that runs on a receiver.
struct Activation: Hashable {
  let function: SwiftNode.ID
  let receiver: ObjectIdentifier?
}

/// The values that `objc_setAssociatedObject` keeps.
struct AssociationKey: Hashable {
  let object: ObjectIdentifier
  let key: String
}
