/// What the stages of one solve share.
struct SolveContext: BitwiseCopyable {
  let arena: Arena
  /// What keeps the arena.
  let memory: Borrowed<ArenaMemory>
  let meter: WorkMeter
  /// The constraint whose constant is the one that may be edited, or -1.
  let parameter: Int
  private let sharedRange: Shared<ValidRange>

  init(memory: ArenaMemory, meter: WorkMeter, parameter: Int = -1) {
    arena = memory.arena
    self.memory = Borrowed(memory)
    self.meter = meter
    self.parameter = parameter
    sharedRange = arena.shared(ValidRange())
  }

  /// How far the constant may go with the decisions taken so far.
  var range: ValidRange {
    get { sharedRange.value }
    nonmutating _modify { yield &sharedRange.value }
  }
}
