/// One step of a compiled template, which works on a stack of values.
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
  /// Replaces an object by its member.
  case property(Symbol)
  case index
  case slice(hasLower: Bool, hasUpper: Bool)
  /// Pops a value; where it is false, or true, the expression's value is decided.
  case and(Label)
  case or(Label)
  /// Replaces a value by its truth.
  case truth
  /// Makes an array of the last values.
  case list(Int32)
  /// Makes an object of the last values, with the names of a shape; the last of equal names counts.
  case record(Int32)
  case checkCallable
  /// Calls a function with the last values.
  case call(Int32)

  // MARK: Templates
  /// Replaces a value by its text for a string; the constant is the expression.
  case interpolate(Int32)
  /// Joins the last strings.
  case concatenate(Int32)
  /// Makes an array of the last values but the deleted ones.
  case array(Int32)
  /// Makes an object of the last values but the deleted ones, with the distinct names of a shape.
  case object(Int32)
  /// Makes an object of so many names and values.
  case namedObject(Int32)
  case deleted
  case jump(Label)
  /// Pops a value and jumps where it is false.
  case jumpIfFalse(Label)
  case letBegin, letEnd
  case mapBegin(LoopID), mapNext(LoopID)
  case reduceBegin(LoopID), reduceNext(LoopID)
  case findBegin(LoopID), findNext(LoopID), findEnd
  case sortBegin(LoopID), sortNext(LoopID)
  /// Renders the value on the stack, which a context gave, as a template.
  case render
  /// Goes back to where a template was rendered from the context.
  case `return`
  /// Notes how many values there are.
  case mark
  /// Makes an array of the values since the mark but the deleted ones.
  case collect
  /// Goes on at a label where there is one value since the mark.
  case choose(Label)
  /// Fails unless the value is an array.
  case requireArray(Operator)
  case flatten, flattenDeep, json, merge, mergeDeep, reverse, sort
  case fromNow(hasReference: Bool)
  /// Ends with an error.
  case fail(Int32)
  /// Ends with the value on the stack.
  case end
}

/// A place in the code that instructions jump to.
typealias Label = Int32

/// A loop of the template, by its number.
typealias LoopID = Int32

/// What does not change while a loop runs.
struct Loop {
  /// The accumulator of `$reduce`.
  var accumulator: Symbol?
  /// The element, or the value of a member.
  var variable: Symbol
  /// The element's index, or the member's name.
  var index: Symbol?
  /// The name of the member with the body, for messages.
  var body: Symbol
  /// What `$reduce` begins with.
  var initial = TemplateValue.null
  var begin: Label = 0
  var end: Label = 0
}

/// Where in a template an instruction comes from.
struct Site {
  /// The site that this one lies in, or -1.
  var parent: Int32
  /// An index, or the symbol of a name.
  var step: UInt32
  var kind: Kind
  /// Where the text of expressions begins in the arena, or -1.
  var text = -1

  enum Kind: UInt8 {
    case root, element, member, operand
    /// The root of a template that was found in the context, and is no part of the template itself.
    case found
  }
}

/// A compiled template.
struct Code {
  /// Of each instruction: its site, and where in the arena's text the fault lies, or -1.
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
  /// By label, where in the instructions it is.
  var labels: [Int32] = []
  var constants: [TemplateValue] = []
  /// Ranges of ``shapeNames``.
  var shapes: [Range<Int>] = []
  var shapeNames: [Symbol] = []
  var loops: [Loop] = []
  var errors: [RuntimeError] = []
  var sites: [Site] = []
  /// Bytes of memory that it may still take.
  var room: Int

  /// Whether compiling was stopped: then it is full, too.
  private(set) var isStopped = false

  init(room: Int = .max) { self.room = room }

  /// Whether it takes more memory than it may: then nothing is added any more, and it must not be
  /// run.
  var isFull: Bool { room < 0 }

  /// What running this code ends with at once, where it is not complete.
  var error: TemplateError? {
    guard isFull else { return nil }
    return isStopped ? .stopped : .fullCode
  }

  /// Adds nothing any more.
  mutating func stop() {
    isStopped = true
    room = -1
  }

  /// Gives the memory of code that is not complete back.
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

  /// Forgets what was emitted since there were so many instructions.
  mutating func truncate(to count: Int) {
    instructions.removeLast(instructions.count - count)
    origins.removeLast(origins.count - count)
  }

  static func number(_ count: Int) -> Int32 { Int32(truncatingIfNeeded: count) }
}
