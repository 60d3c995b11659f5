import ListStores
import Libc

/// A kind of store, with the folder that it needs.
enum StoreKind: CaseIterable, Sendable {
  case memory, sqlite, postgres

  /// The kinds that can be tested here.
  static var allCases: [StoreKind] {
    PostgresServer.isInstalled ? [.memory, .sqlite, .postgres] : [.memory, .sqlite]
  }

  /// Runs a test with an empty store.
  func withStore(
    _ retention: ListRetention = ListRetention(), _ test: (any ListStore) throws -> Void
  ) throws {
    switch self {
    case .memory: try test(MemoryListStore(retention))
    case .sqlite:
      try withTemporaryFolder { folder in
        let store = try SQLiteListStore(folder: folder + "/store", retention)
        defer { store.close() }
        try test(store)
      }
    case .postgres:
      let store = try PostgresListStore(PostgresServer.database().address, retention)
      defer { store.close() }
      try test(store)
    }
  }
}

/// Runs a test with a folder that is removed afterwards.
func withTemporaryFolder<Result>(_ test: (String) throws -> Result) throws -> Result {
  let folder = TemporaryFolder()
  defer { withExtendedLifetime(folder) {} }
  return try test(folder.path)
}

/// A folder that is removed with the object.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/trellis-lists-XXXXXX".utf8CString)
    guard let path = mkdtemp(&template) else { fatalError("no temporary folder") }
    self.path = String(cString: path)
  }

  deinit { remove(folder: path) }
}

private func remove(folder path: String) {
  if let directory = opendir(path) {
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      if unlink("\(path)/\(name)") != 0 { remove(folder: "\(path)/\(name)") }
    }
    closedir(directory)
  }
  rmdir(path)
}

/// The bytes of a file.
func contents(of path: String) throws -> [UInt8] {
  guard let file = fopen(path, "rb") else { throw ListStoreError.unusable("no file \(path)") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&piece, 1, piece.count, file), count > 0 { bytes += piece[..<count] }
  return bytes
}

/// Replaces the contents of a file, which stays the same file.
func write(_ bytes: [UInt8], to path: String) throws {
  guard let file = fopen(path, "wb") else { throw ListStoreError.unusable("no file \(path)") }
  defer { fclose(file) }
  guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
    throw ListStoreError.unusable("cannot write \(path)")
  }
}

extension ListVersion {
  /// A version of a small number, for contents of tests.
  init(_ number: Int) { self.init(high: 0x1234_5678_9abc_def0, low: UInt64(number)) }
}

extension ListStore {
  /// Stores a content of a number, on top of the newest state.
  @discardableResult
  func put(
    _ number: Int, in id: String, owner: String = "", bytes: Int = 8, now: Int = 1000
  ) throws -> ListState {
    let key = ListKey(owner: owner, id: id)
    let outcome = try write(
      ListWrite(
        key: key, base: try newestState(of: key)?.position.number, version: ListVersion(number),
        content: [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: bytes),
        itemCount: number, changes: 1), now: now)
    switch outcome {
    case .stored(let state), .unchanged(let state): return state
    case .conflict, .answered: throw ListStoreError.failed("\(outcome)")
    }
  }
}
