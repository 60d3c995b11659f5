internal import Files
private import Synchronization

private import Libc

/// The tokens of a file, read again when the file changes and on SIGHUP.
///
/// A file that cannot be read, or has a fault, leaves the tokens as they are: a mistake in it must
/// not shut everyone out. An empty file revokes all of them.
public final class TokenStore: Sendable {
  /// What became of a file that was read again.
  public enum Notice: Sendable {
    /// It has this many tokens.
    case loaded(tokens: Int)
    /// It could not be read, for this reason, and the tokens stay.
    case kept(reason: String)
  }

  /// Why a file cannot be used at first.
  public struct Failure: Error, CustomStringConvertible {
    /// The file, and what is wrong with it.
    public let description: String
  }

  /// What changes when a file is replaced or written to.
  private struct Stamp: Equatable {
    var device: UInt64 = 0
    var inode: UInt64 = 0
    var size: Int64 = 0
    var seconds = 0
    var nanoseconds = 0
    /// The last change of the file or of what the system says about it, which nobody can set back.
    var changeSeconds = 0
    var changeNanoseconds = 0
  }

  private struct State {
    var table: TokenTable
    var stamp: Stamp?
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

  /// The tokens as they were read last.
  var table: TokenTable { state.withLock { $0.table } }

  /// Reads the file again.
  ///
  /// - Parameter isForced: whether it is read even if it seems unchanged.
  /// - Returns: what became of it; `nil` if it was not read.
  public func reload(isForced: Bool) -> Notice? {
    let stamp = Self.stamp(of: path)
    let previous = state.withLock { $0 }
    guard isForced || stamp != previous.stamp else { return nil }
    do {
      let table = try TokenTable(Self.text(of: path), replacing: previous.table)
      state.withLock { $0 = State(table: table, stamp: stamp) }
      return .loaded(tokens: table.count)
    } catch {
      // A faulty file is reported once, not at every look.
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
