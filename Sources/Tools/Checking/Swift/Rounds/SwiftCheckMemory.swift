private import Synchronization
internal import TextBytes

/// The results of the last check of each folder of Swift sources, for the next one in this process.
///
/// A run with a memory checks only classes whose findings can have changed, and finds the same as a
/// run without. The memory holds the trees of all sources.
public final class SwiftCheckMemory: Sendable {
  private let rounds = Mutex<TextDictionary<SwiftCheckRound>>([:])

  /// Makes an empty memory.
  public init() {}

  /// The last check of a folder.
  subscript(path: String) -> SwiftCheckRound? {
    get { rounds.withLock { $0[path] } }
    set { rounds.withLock { $0[path] = newValue } }
  }
}
