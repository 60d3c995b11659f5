/// The resources shared by the stages of one solve.
struct SolveContext: BitwiseCopyable {
  let arena: Arena
  /// The owner of the arena.
  let memory: Borrowed<ArenaMemory>
  let meter: WorkMeter
  /// The constraint whose constant may be edited, or -1.
  let parameter: Int
  private let sharedRange: Shared<ValidRange>

  init(memory: ArenaMemory, meter: WorkMeter, parameter: Int = -1) {
    arena = memory.arena
    self.memory = Borrowed(memory)
    self.meter = meter
    self.parameter = parameter
    sharedRange = arena.shared(ValidRange())
  }

  /// The changes of the edited constant for which all decisions so far stay valid.
  var range: ValidRange {
    get { sharedRange.value }
    nonmutating _modify { yield &sharedRange.value }
  }
}
