/// An instruction of a compiled template for a stack machine.
enum Instruction {
  // MARK: Expressions
  /// Pushes a constant.
  case push(Int32)
  /// Pushes the value of a name.
  case load(Symbol)
  case negate, plus, not
  case add, subtract, multiply, divide, power
  case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
  case contains
  /// Replaces an object with the value of a member.
  case property(Symbol)
  case index
  case slice(hasLower: Bool, hasUpper: Bool)
  /// Pops a value and jumps if it decides the expression: `false` for `and`, `true` for `or`.
  case and(Label)
  case or(Label)
  /// Replaces a value with its truth value.
  case truth
  /// Replaces the last values with an array of them.
  case list(Int32)
  /// Replaces the last values with an object that has the names of a shape. The last of duplicate
  /// names is used.
  case record(Int32)
  case checkCallable
  /// Calls a function with the last values.
  case call(Int32)

  // MARK: Templates
  /// Replaces a value with its text in an interpolated string. The constant is the expression.
  case interpolate(Int32)
  /// Concatenates the last strings.
  case concatenate(Int32)
  /// Replaces the last values with an array of them, omitting deleted values.
  case array(Int32)
  /// Replaces the last values with an object that has the distinct names of a shape, omitting
  /// deleted values.
  case object(Int32)
  /// Makes an object of the given number of names and values.
  case namedObject(Int32)
  case deleted
  case jump(Label)
  /// Pops a value and jumps if it is false.
  case jumpIfFalse(Label)
  case letBegin, letEnd
  case mapBegin(LoopID), mapNext(LoopID)
  case reduceBegin(LoopID), reduceNext
  case findBegin(LoopID), findNext(LoopID), findEnd
  case sortBegin(LoopID), sortNext
  /// Renders the value on the stack as a template. The value comes from the context.
  case render
  /// Returns from a template of the context.
  case `return`
  /// Records the height of the stack.
  case mark
  /// Replaces the values since the mark with an array of them, omitting deleted values.
  case collect
  /// Jumps if there is exactly one value since the mark.
  case choose(Label)
  /// Throws unless the value is an array.
  case requireArray(Operator)
  case flatten, flattenDeep, json, merge, mergeDeep, reverse, sort
  case fromNow(hasReference: Bool)
  /// Throws a compiled error.
  case fail(Int32)
  /// Ends with the value on the stack as the result.
  case end
}

/// The number of a jump target.
typealias Label = Int32

/// The number of a loop in the template.
typealias LoopID = Int32

/// The constant properties of a loop.
struct Loop {
  /// The accumulator of `$reduce`.
  var accumulator: Symbol?
  /// The element, or the value of a member.
  var variable: Symbol
  /// The name of the member with the body, for error messages.
  var index: Symbol?
  /// The name of the member with the body, for messages.
  var body: Symbol
  /// The initial value of `$reduce`.
  var initial = TemplateValue.null
  var begin: Label = 0
  var end: Label = 0
}

/// The location in a template that an instruction comes from.
struct Site {
  /// The enclosing site, or -1.
  var parent: Int32
  /// An index, or the symbol of a name.
  var step: UInt32
  var kind: Kind
  /// The offset in the arena of the text of expressions, or -1.
  var text = -1

  enum Kind: UInt8 {
    case root, element, member, operand
    /// The root of a template from the context, which is not part of the template itself.
    case found
  }
}

/// A compiled template.
struct Code {
  /// The source of an instruction: its site, and the offset of its expression in the arena, or -1.
  struct Origin {
    var site: Int32
    var text: Int
  }

  struct RuntimeError {
    var kind: TemplateError.Kind
    var message: String
  }

  var instructions: [Instruction] = []
  var origins: [Origin] = []
  /// The index of the instruction of each label.
  var labels: [Int32] = []
  var constants: [TemplateValue] = []
  /// Ranges of ``shapeNames``.
  var shapes: [Range<Int>] = []
  var shapeNames: [Symbol] = []
  var loops: [Loop] = []
  var errors: [RuntimeError] = []
  var sites: [Site] = []
  /// The remaining memory budget in bytes.
  var room: Int

  /// Whether compilation was cancelled. The code is then also full.
  private(set) var isStopped = false

  init(room: Int = .max) { self.room = room }

  /// Whether the memory budget is exceeded. Such code is incomplete and must not run.
  var isFull: Bool { room < 0 }

  /// The error to report for incomplete code.
  var error: TemplateError? {
    guard isFull else { return nil }
    return isStopped ? .stopped : .fullCode
  }

  /// Refuses all further instructions.
  mutating func stop() {
    isStopped = true
    room = -1
  }

  /// Releases the memory of incomplete code.
  mutating func clearIfFull() {
    guard isFull else { return }
    let wasStopped = isStopped
    self = Code(room: -1)
    isStopped = wasStopped
  }

  mutating func emit(_ instruction: Instruction, site: Int32, text: Int = -1) {
    room -= MemoryLayout<Instruction>.stride + MemoryLayout<Origin>.stride
    guard !isFull else { return }
    instructions.append(instruction)
    origins.append(Origin(site: site, text: text))
  }

  mutating func fail(
    _ kind: TemplateError.Kind, _ message: String, site: Int32, text: Int = -1
  ) {
    room -= MemoryLayout<RuntimeError>.stride + 2 * message.utf8.count
    errors.append(RuntimeError(kind: kind, message: message))
    emit(.fail(Self.number(errors.count - 1)), site: site, text: text)
  }

  mutating func push(_ value: TemplateValue, site: Int32, text: Int = -1) {
    room -= MemoryLayout<TemplateValue>.stride
    constants.append(value)
    emit(.push(Self.number(constants.count - 1)), site: site, text: text)
  }

  mutating func newLabel() -> Label {
    labels.append(0)
    return Self.number(labels.count - 1)
  }

  mutating func bind(_ label: Label) {
    labels[Int(label)] = Self.number(instructions.count)
  }

  mutating func shape(_ names: some Sequence<Symbol>) -> Int32 {
    let start = shapeNames.count
    defer { room -= (shapeNames.count - start) * MemoryLayout<Symbol>.stride }
    shapeNames.append(contentsOf: names)
    shapes.append(start..<shapeNames.count)
    return Self.number(shapes.count - 1)
  }

  mutating func addSite(_ site: Site) -> Int32 {
    room -= MemoryLayout<Site>.stride
    sites.append(site)
    return Self.number(sites.count - 1)
  }

  /// Removes the instructions from index `count` on.
  mutating func truncate(to count: Int) {
    instructions.removeLast(instructions.count - count)
    origins.removeLast(origins.count - count)
  }

  static func number(_ count: Int) -> Int32 { Int32(truncatingIfNeeded: count) }
}
