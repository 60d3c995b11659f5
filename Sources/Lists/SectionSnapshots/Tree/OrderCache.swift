internal import Synchronization

/// The order of a forest, computed on first use and shared by copies of the value.
///
/// Before a change, a forest replaces a cache that it shares, so a cache is valid for every forest
/// that holds it.
final class OrderCache: Sendable {
  struct State: Sendable {
    /// All nodes in depth-first order.
    var order: [ItemTree.Node]?
    /// The index in `order` of each node; undefined for unused nodes.
    var positions: [Int32]?
    /// The visible nodes in depth-first order.
    var visible: [ItemTree.Node]?
    /// Whether each node is in `visible`.
    var isVisible: [Bool]?
  }

  /// The bytes of a node in all of these arrays.
  static let bytesOfNode = 2 * MemoryLayout<ItemTree.Node>.stride + MemoryLayout<Int32>.stride + 1

  /// Whether anything is cached. Saves locking while a forest is being built.
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
