internal import Synchronization

/// The order of a forest, computed on first use and shared by copies of the value.
///
/// A forest that is about to change replaces a cache that it shares, so the content of a cache is
/// true for every forest that holds it.
final class OrderCache: Sendable {
  struct State: Sendable {
    /// All nodes in depth-first order.
    var order: [ItemTree.Node]?
    /// By node, its index in `order`; undefined for unused nodes.
    var positions: [Int32]?
    /// The visible nodes in depth-first order.
    var visible: [ItemTree.Node]?
    /// By node, whether it is in `visible`.
    var isVisible: [Bool]?
  }

  /// Whether anything is cached; spares the lock while a forest is being built.
  let isFilled = Atomic<Bool>(false)
  private let state = Mutex(State())

  /// Calls `body` with exclusive access to the state.
  func update<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    state.withLock { state in
      let result = body(&state)
      isFilled.store(state.order != nil || state.visible != nil, ordering: .releasing)
      return result
    }
  }
}
