internal import CFileFacts
internal import Libc
private import Synchronization

/// The folder of a store: it belongs to one process at a time, and remembers how far the store got.
///
/// The file `lists.mark` is locked while a process uses the folder. It has the store's epoch and a
/// number that the store has reached, so that an older copy of the database is recognized.
final class StoreFolder: Sendable {
  /// The epoch of a store and a number that it has reached.
  struct Mark: Equatable {
    var epoch: UInt64
    var number: Int
  }

  /// The facts of a file that a copy does not share.
  struct FileIdentity: Equatable {
    var inode: UInt64
    /// When the file was created, in nanoseconds since 1970; 0 if the system does not know.
    var created: Int
  }

  let path: String
  private let descriptor: Int32
  private let isOpen = Mutex(true)

  /// The path of the database.
  var database: String { path + "/lists.sqlite" }

  private static let magic: UInt64 = 0x3153_494c_4c45_5254
  private static let markBytes = 24

  /// Opens a folder, and creates it if it is missing.
  init(_ path: String) throws(ListStoreError) {
    self.path = path
    if mkdir(path, 0o700) != 0, errno != EEXIST {
      throw .unusable("cannot create the folder \(path): \(Self.reason)")
    }
    descriptor = open(path + "/lists.mark", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .unusable("cannot use the folder \(path): \(Self.reason)")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .inUse(folder: path) }
  }

  deinit { release() }

  /// Leaves the folder to other processes. No other call follows.
  func release() {
    isOpen.withLock { isOpen in
      if isOpen { close(descriptor) }
      isOpen = false
    }
  }

  private static var reason: String { String(cString: strerror(errno)) }

  /// The mark of the store that used the folder last; `nil` if there is none.
  var mark: Mark? {
    var words: [UInt64] = [0, 0, 0]
    let count = words.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    guard count == Self.markBytes, UInt64(littleEndian: words[0]) == Self.magic else { return nil }
    return Mark(
      epoch: UInt64(littleEndian: words[1]),
      number: Int(truncatingIfNeeded: UInt64(littleEndian: words[2])))
  }

  /// Writes the mark. It need not be durable: after a loss of power an older mark only makes an
  /// older copy harder to recognize.
  func write(_ mark: Mark) {
    let words = [Self.magic, mark.epoch, UInt64(truncatingIfNeeded: mark.number)].map(
      \.littleEndian)
    _ = words.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  /// Refuses an empty database where there was another, which would look like a new one.
  func checkSize() throws(ListStoreError) {
    var facts = stat()
    guard mark != nil, stat(database, &facts) == 0, facts.st_size == 0 else { return }
    throw .damaged("the file \(database) is empty; restore a backup, or delete it to begin anew")
  }

  /// The identity of the database.
  func databaseIdentity() throws(ListStoreError) -> FileIdentity {
    var facts = stat()
    guard stat(database, &facts) == 0 else {
      throw .unusable("cannot use \(database): \(Self.reason)")
    }
    return FileIdentity(inode: UInt64(facts.st_ino), created: Int(trellis_created(database)))
  }
}
