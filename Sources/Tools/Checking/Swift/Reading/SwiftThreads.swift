internal import Dispatch
internal import Libc
internal import SwiftInterpreter
private import Synchronization

/// Work on all cores, on threads whose stacks are deep enough for the interpreter.
enum SwiftThreads {
  /// The most threads. Each holds an index of the sources.
  private static let most = 16

  /// Runs numbered pieces of work until a thread says that there are no more.
  ///
  /// - Parameters:
  ///   - makeState: Makes what the pieces of one thread share.
  ///   - body: Does a piece; `nil` past the last.
  /// - Returns: The results in the order of the numbers.
  static func results<State, Result: Sendable>(
    _ makeState: @escaping @Sendable () -> State,
    _ body: @escaping @Sendable (inout State, Int) -> Result?
  ) -> [Result] {
    let queue = Queue<Result>()
    let cores = max(1, min(most, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    DispatchQueue.concurrentPerform(iterations: cores) { _ in
      _ = DeepStack.run {
        var state = makeState()
        var number = queue.next()
        while let result = body(&state, number) {
          queue.add(result, at: number)
          number = queue.next()
        }
        return true
      }
    }
    return queue.results
  }

  /// The numbers that are still to do, and the results.
  private final class Queue<Result: Sendable>: Sendable {
    private let number = Atomic(0)
    private let found = Mutex<[(number: Int, result: Result)]>([])

    func next() -> Int { number.wrappingAdd(1, ordering: .relaxed).oldValue }
    func add(_ result: Result, at number: Int) {
      found.withLock { $0.append((number, result)) }
    }
    var results: [Result] {
      found.withLock { $0.sorted { $0.number < $1.number }.map(\.result) }
    }
  }
}
