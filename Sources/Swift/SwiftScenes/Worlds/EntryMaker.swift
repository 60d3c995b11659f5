internal import SwiftInterpreter
internal import SwiftSources
internal import SwiftWorld
internal import UIKitModel

/// Makes an instance of a class as its user would, and runs it up to the first layout.
struct EntryMaker {
  let interpreter: Interpreter
  let library: UIKitLibrary
  let type: DeclaredType
  /// The role of the class; nil if it is no view and no controller.
  var role: SceneRole?
  /// The initialiser to use; nil for the one that suits best.
  var wanted: FunctionMember?
  /// Whether only a document makes it, with a frame that is not the empty one of code.
  var isOfDocument = false

  private var program: Program { interpreter.program }

  /// Makes the instance.
  func make() throws(Interruption) -> ObjectValue {
    let zero = Value.number(.floating(0))
    let frame = interpreter.rectangle(zero, zero, zero, zero)
    let object = try interpreter.makeEntry(type, wanted ?? initializer) { parameter in
      switch self.program.text(parameter.label) {
      case "frame": isOfDocument ? nil : frame
      case "nibName", "bundle", "reuseIdentifier": Value.none
      default: nil
      }
    }
    return object
  }

  /// The initialiser that code outside would call: one that takes a frame or a style, else the one
  /// with the fewest parameters. Coders are for nibs.
  private var initializer: FunctionMember? {
    var best: (rank: Int, function: FunctionMember)?
    for current in program.classChain(type) {
      for function in current.declaredInitializers where function.hasBody {
        guard let rank = rank(of: function), best.map({ rank < $0.rank }) ?? true else { continue }
        best = (rank, function)
      }
      if let best { return best.function }
    }
    return nil
  }

  private func rank(of function: FunctionMember) -> Int? {
    let parameters = interpreter.parameters(of: function)
    if parameters.contains(where: { isCoder($0) }) { return nil }
    let labels = parameters.filter { !$0.hasDefault }.map { program.text($0.label) }
    if labels.count == 1, labels[0] == "frame" { return 0 }
    if labels.first.map({ $0 == "style" }) == true { return 1 }
    if labels.isEmpty { return 2 }
    let isConvenience = function.declaredModifiers.contains(.convenience)
    return 3 + labels.count + (isConvenience ? 20 : 0)
  }

  private func isCoder(_ parameter: EntryParameter) -> Bool {
    ["coder", "aDecoder"].contains(program.text(parameter.label))
      || ["coder", "aDecoder"].contains(program.text(parameter.name))
  }

  /// Runs what the system calls up to the first layout.
  func run(_ object: ObjectValue) throws(Interruption) {
    try library.setOutlets(of: object, interpreter)
    assumeValues(of: object)
    if isOfInterfaceBuilder { try call("awakeFromNib", object, []) }
    if role == .controller { _ = try library.loadedView(of: object, interpreter) }
    try interpreter.runWaiting()
    let animated = Value.unknown(Unknown("animated", isShared: true))
    if role == .controller {
      try call("viewWillAppear", object, [animated])
      try call("viewIsAppearing", object, [animated])
      try call("traitCollectionDidChange", object, [.none])
      library.state.isLaidOut = true
      try updateConstraints(below: object.controllerState?.view)
      try call("updateViewConstraints", object, [])
      try call("viewWillLayoutSubviews", object, [])
      try call("viewDidLayoutSubviews", object, [])
      try call("viewDidAppear", object, [animated])
    } else {
      for name in ["didMoveToSuperview", "didMoveToWindow"] { try call(name, object, []) }
      try call("traitCollectionDidChange", object, [.none])
      library.state.isLaidOut = true
      try updateConstraints(below: object)
      for name in ["updateConstraints", "layoutSubviews"] { try call(name, object, []) }
    }
    try interpreter.runWaiting()
  }

  /// Updates the constraints of the views in a view: those of subviews first, as UIKit does.
  ///
  /// - Complexity: O(views) without those of the methods.
  private func updateConstraints(below view: ObjectValue?) throws(Interruption) {
    guard program.symbols.find("updateConstraints") != nil else { return }
    guard let view else { return }
    // Code may make a view a subview of itself.
    var seen: Set = [ObjectIdentifier(view)]
    var found = [view]
    var next = 0
    while next < found.count {
      found += (found[next].viewState?.subviews ?? []).filter {
        seen.insert(ObjectIdentifier($0)).inserted
      }
      next += 1
    }
    for view in found.dropFirst().reversed() { try call("updateConstraints", view, []) }
  }

  /// Calls a method that the system calls, if a class of the repository has it.
  private func call(
    _ name: String, _ object: ObjectValue, _ arguments: [Value]
  ) throws(Interruption) {
    guard let symbol = program.symbols.find(name), program.declares(symbol, of: object.type) else {
      return
    }
    _ = try interpreter.call(
      method: symbol, on: .object(object), arguments.map { Argument(.empty, $0) })
  }

  private var isOfInterfaceBuilder: Bool {
    guard let outlet = program.symbols.find("IBOutlet") else { return false }
    return program.classChain(type).contains { type in
      type.stored.contains { $0.attributeNames.contains(outlet) }
    }
  }

  /// Properties that others may set have a value at the first layout, views and constraints apart.
  private func assumeValues(of object: ObjectValue) {
    interpreter.assumeValues(of: object) { property, type in
      let modifiers = property.declaredModifiers
      guard modifiers.isDisjoint(with: [.private, .fileprivate, .weak, .static, .class]) else {
        return false
      }
      return library.mayBeSetFromOutside(type)
    }
  }
}
