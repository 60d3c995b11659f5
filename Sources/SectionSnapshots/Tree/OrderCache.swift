internal import Synchronization

/// What a forest's order is, computed when first asked for and shared by the copies of a value.
///
/// A forest owns its cache alone or shares it with equal copies; one that is about to change while
/// sharing takes a new cache, so what a cache says is true of every forest that holds it.
final class OrderCache: Sendable {
  struct State: Sendable {
    /// All nodes in depth-first order.
    var order: [ItemTree.Node]?
    /// For each node its place in `order`; meaningless for unused nodes.
    var positions: [Int32] = []
    /// The visible nodes in depth-first order.
    var visible: [ItemTree.Node]?
    /// For each node whether it is in `visible`.
    var isVisible: [Bool]?
  }

  /// Whether anything is cached: spares a lock while a forest is being built.
  let isFilled = Atomic<Bool>(false)
  private let state = Mutex(State())

  /// Runs `body` with the state to itself.
  func update<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    state.withLock { state in
      let result = body(&state)
      isFilled.store(state.order != nil || state.visible != nil, ordering: .releasing)
      return result
    }
  }
}
