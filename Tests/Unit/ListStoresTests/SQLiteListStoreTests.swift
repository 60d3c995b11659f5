import Libc
@testable import ListStores
import Testing

@Suite struct SQLiteListStoreTests {
  private let key = ListKey(id: "a")

  @Test func `a store that is opened again has everything and its epoch`() throws {
    try withTemporaryFolder { folder in
      let store = try SQLiteListStore(folder: folder + "/s")
      try store.put(1, in: "a")
      let state = try store.put(2, in: "a")
      store.close()
      let again = try SQLiteListStore(folder: folder + "/s")
      defer { again.close() }
      #expect(try again.newestState(of: key) == state)
      let next = try again.put(3, in: "a")
      #expect(next.position.epoch == state.position.epoch)
      #expect(next.position.number == state.position.number + 1)
    }
  }

  @Test func `a folder belongs to one process at a time`() throws {
    try withTemporaryFolder { folder in
      let store = try SQLiteListStore(folder: folder)
      #expect(throws: ListStoreError.inUse(folder: folder)) {
        try SQLiteListStore(folder: folder)
      }
      store.close()
      try SQLiteListStore(folder: folder).close()
    }
  }

  @Test func `a folder that cannot be created is named`() throws {
    let error = #expect(throws: ListStoreError.self) {
      try SQLiteListStore(folder: "/proc/nowhere/lists")
    }
    #expect(error?.description.contains("/proc/nowhere/lists") == true)
  }

  // MARK: Restored files

  /// The epochs before and after a change of a closed store's folder.
  private func epochs(
    around change: (String) throws -> Void
  ) throws -> (before: UInt64, after: UInt64) {
    try withTemporaryFolder { folder in
      let store = try SQLiteListStore(folder: folder)
      let before = try store.put(1, in: "a")
      store.close()
      try change(folder)
      let again = try SQLiteListStore(folder: folder)
      defer { again.close() }
      let after = try #require(try again.newestState(of: key))
      #expect(after.version == before.version)
      return (before.position.epoch, after.position.epoch)
    }
  }

  @Test func `a copy of the file has a new epoch`() throws {
    let (before, after) = try epochs { folder in
      let bytes = try contents(of: folder + "/lists.sqlite")
      try write(bytes, to: folder + "/copy")
      #expect(rename(folder + "/copy", folder + "/lists.sqlite") == 0)
    }
    #expect(before != after)
  }

  @Test func `an older state of the same file has a new epoch`() throws {
    let (before, after) = try epochs { folder in
      let bytes = try contents(of: folder + "/lists.sqlite")
      let store = try SQLiteListStore(folder: folder)
      try store.put(2, in: "a")
      store.close()
      try write(bytes, to: folder + "/lists.sqlite")
    }
    #expect(before != after)
  }

  @Test func `a store without its mark has a new epoch`() throws {
    let (before, after) = try epochs { #expect(unlink($0 + "/lists.mark") == 0) }
    #expect(before != after)
  }

  @Test func `a file that nobody touched keeps its epoch`() throws {
    let (before, after) = try epochs { _ in }
    #expect(before == after)
  }

  // MARK: Damaged files

  /// The error of a store whose file was changed while it was closed.
  private func error(_ change: (inout [UInt8]) -> Void) throws -> ListStoreError? {
    try withTemporaryFolder { folder in
      let store = try SQLiteListStore(folder: folder)
      for number in 1...50 { try store.put(number, in: "list \(number)", bytes: 3000) }
      store.close()
      let path = folder + "/lists.sqlite"
      var bytes = try contents(of: path)
      change(&bytes)
      try write(bytes, to: path)
      return #expect(throws: ListStoreError.self) { try SQLiteListStore(folder: folder) }
    }
  }

  private func isDamage(_ error: ListStoreError?) -> Bool {
    if case .damaged = error { true } else { false }
  }

  @Test func `a file whose header is overwritten is damaged`() throws {
    let error = try error { bytes in
      for index in 0..<100 { bytes[index] = 0xAA }
    }
    #expect(isDamage(error))
  }

  @Test func `a file that is cut off is damaged`() throws {
    let error = try error { $0.removeLast($0.count / 2) }
    #expect(isDamage(error))
  }

  @Test func `an empty file is damaged`() throws {
    let error = try error { $0 = [] }
    #expect(isDamage(error))
  }

  @Test func `a file with overwritten pages is damaged`() throws {
    let error = try error { bytes in
      for page in 2..<(bytes.count / 4096) {
        for index in 0..<8 { bytes[4096 * page + index] = 0xFF }
      }
    }
    #expect(isDamage(error))
  }

  @Test func `a database of another program is refused`() throws {
    try withTemporaryFolder { folder in
      let connection = try SQLiteConnection(path: folder + "/lists.sqlite", creates: true)
      try connection.run("CREATE TABLE other (a)")
      connection.close()
      let error = #expect(throws: ListStoreError.self) { try SQLiteListStore(folder: folder) }
      #expect(error?.description.contains("another program") == true)
    }
  }

  @Test func `tables of a later version are refused`() throws {
    try withTemporaryFolder { folder in
      try SQLiteListStore(folder: folder).close()
      let connection = try SQLiteConnection(path: folder + "/lists.sqlite", creates: true)
      try connection.run("PRAGMA user_version = 2")
      connection.close()
      let error = #expect(throws: ListStoreError.self) { try SQLiteListStore(folder: folder) }
      #expect(error?.description.contains("version 2") == true)
    }
  }

  // MARK: A full disk

  @Test func `a full disk fails a write, and loses nothing that is stored`() throws {
    try withTemporaryFolder { folder in
      let store = try SQLiteListStore(folder: folder, ListRetention(), pageLimit: 40)
      var stored = 0
      let error = #expect(throws: ListStoreError.self) {
        for number in 1...100 {
          try store.put(number, in: "list \(number)", bytes: 4000)
          stored = number
        }
      }
      #expect(error == .diskFull)
      #expect(stored > 0)
      for number in 1...stored {
        let list = try store.newest(of: ListKey(id: "list \(number)"))
        #expect(list?.state.version == ListVersion(number))
      }
      #expect(try store.newestState(of: ListKey(id: "list \(stored + 1)")) == nil)
      // Room that becomes free is used.
      for number in 1...min(3, stored) {
        let key = ListKey(id: "list \(number)")
        let state = try #require(try store.newestState(of: key))
        #expect(try store.delete(key, base: state.position.number))
      }
      try store.put(200, in: "later", bytes: 4000)
      store.close()
      let again = try SQLiteListStore(folder: folder)
      defer { again.close() }
      #expect(try again.newestState(of: ListKey(id: "later"))?.version == ListVersion(200))
    }
  }

  @Test func `the counted bytes are those of what is stored`() throws {
    var retention = ListRetention()
    retention.versions = 2
    try withTemporaryFolder { folder in
      let store = try SQLiteListStore(folder: folder, retention)
      defer { store.close() }
      for number in 1...9 { try store.put(number, in: "a", bytes: 500) }
      #expect(try store.usedBytes() == 257 + 2 * 628)
      let state = try #require(try store.newestState(of: key))
      #expect(try store.delete(key, base: state.position.number))
      #expect(try store.usedBytes() == 0)
    }
  }
}
