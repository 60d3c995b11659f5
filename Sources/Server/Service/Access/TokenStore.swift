internal import Files
private import Synchronization

private import Libc

/// The tokens in a file, reloaded when the file changes and on SIGHUP.
///
/// A file that cannot be read, or that has an error, leaves the tokens unchanged: a mistake in it
/// must not lock everyone out. An empty file revokes all of them.
public final class TokenStore: Sendable {
  /// The result of reloading the file.
  public enum Notice: Sendable {
    /// The file was loaded, and has this many tokens.
    case loaded(tokens: Int)
    /// The file could not be loaded, for this reason. The previous tokens stay.
    case kept(reason: String)
  }

  /// The reason why a file cannot be loaded initially.
  public struct Failure: Error, CustomStringConvertible {
    /// The file and its fault.
    public let description: String
  }

  /// The file attributes that change when it is replaced or written to.
  private struct Stamp: Equatable {
    var device: UInt64 = 0
    var inode: UInt64 = 0
    var size: Int64 = 0
    var seconds = 0
    var nanoseconds = 0
    /// The time of the last change to the file or its metadata, which nobody can set back.
    var changeSeconds = 0
    var changeNanoseconds = 0
  }

  private struct State {
    var table: TokenTable
    var stamp: Stamp?
    /// How often the tokens were loaded.
    var generation = 1
  }

  private let path: String
  private let state: Mutex<State>

  /// Reads a file.
  public init(path: String) throws(Failure) {
    self.path = path
    let stamp = Self.stamp(of: path)
    do {
      state = Mutex(State(table: try TokenTable(Self.text(of: path)), stamp: stamp))
    } catch {
      throw Failure(description: "\(path): \(error)")
    }
  }

  /// The tokens as last loaded.
  var table: TokenTable { state.withLock { $0.table } }

  /// The tokens as last loaded, and how often they were loaded.
  var current: (table: TokenTable, generation: Int) {
    state.withLock { ($0.table, $0.generation) }
  }

  /// Reloads the file.
  ///
  /// - Parameter isForced: whether to load it even if it seems unchanged.
  /// - Returns: the result; `nil` if the file was not loaded.
  public func reload(isForced: Bool) -> Notice? {
    let stamp = Self.stamp(of: path)
    let previous = state.withLock { $0 }
    guard isForced || stamp != previous.stamp else { return nil }
    do {
      let table = try TokenTable(Self.text(of: path), replacing: previous.table)
      state.withLock {
        $0 = State(table: table, stamp: stamp, generation: $0.generation + 1)
      }
      return .loaded(tokens: table.count)
    } catch {
      // Reports a faulty file once, not at every check.
      state.withLock { $0.stamp = stamp }
      return .kept(reason: "\(path): \(error)")
    }
  }

  private static func stamp(of path: String) -> Stamp? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    return Stamp(
      device: UInt64(truncatingIfNeeded: facts.st_dev),
      inode: UInt64(truncatingIfNeeded: facts.st_ino), size: Int64(facts.st_size),
      seconds: Int(facts.st_mtim.tv_sec), nanoseconds: Int(facts.st_mtim.tv_nsec),
      changeSeconds: Int(facts.st_ctim.tv_sec), changeNanoseconds: Int(facts.st_ctim.tv_nsec))
  }

  private static func text(of path: String) throws(FileReader.Failure) -> String {
    String(
      decoding: try FileReader.read(path, limit: TokenTable.fileLimit), as: UTF8.self)
  }
}
