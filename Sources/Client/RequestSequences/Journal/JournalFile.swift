import Foundation

import Libc

/// An open journal: its recorded entries, and the file for further records.
///
/// The file is locked while it is open, so that two runs never send the same step.
final class JournalFile: Sendable {
  /// The recorded request of a step, and its response if there is one.
  struct Entry {
    var intent: JournalRecord.Intent
    var response: Response?
  }

  /// The entries in the file when it was opened, by step.
  let entries: [Int: Entry]
  private let descriptor: OwnedDescriptor
  private let disk: any JournalDisk
  private let limit: Int
  private let size: Locked<Int>

  /// Opens a journal, or creates it.
  ///
  /// A damaged last line was being written when the program ended, and is dropped. That is safe: no
  /// request is sent, and no response reaches the sequence, before its line is on disk.
  ///
  /// - Complexity: O(size of the file).
  init(_ journal: Journal, disk: any JournalDisk, limit: Int) throws(JournalError) {
    #if os(Windows) || os(WASI)
      throw .unavailable
    #else
      descriptor = try OwnedDescriptor(
        journal.file, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, for: "opened")
      self.disk = disk
      self.limit = limit
      let raw = descriptor.raw
      try Self.lock(raw)
      var size = try Self.size(of: raw)
      guard size <= limit else { throw .tooLarge(limit: limit) }
      let (records, whole) = try Self.records(in: try Self.read(raw, size))
      entries = try Self.replay(records, of: journal)
      if whole < size {
        guard ftruncate(raw, off_t(whole)) == 0 else { throw .last("truncated") }
        try disk.synchronize(raw)
        size = whole
      }
      guard lseek(raw, 0, SEEK_END) >= 0 else { throw .last("read") }
      self.size = Locked(size)
      if records.isEmpty {
        try append(.began(sequence: journal.sequence, version: JournalRecord.version))
      }
      // A new file survives a power loss only once its folder is on disk.
      let folder = try OwnedDescriptor(
        journal.file.deletingLastPathComponent(), O_RDONLY | O_DIRECTORY | O_CLOEXEC,
        for: "synchronized")
      try disk.synchronize(folder.raw)
    #endif
  }

  /// Appends a record, and returns once it is on disk.
  func append(_ record: JournalRecord) throws(JournalError) {
    let line: Data
    do { line = try record.line() } catch {
      throw .system(operation: "written", message: "\(error)")
    }
    // Counted before the write, because a failed write may leave any part of the line in the file.
    let isTooLarge = size.withLock { size in
      guard line.count <= limit - size else { return true }
      size += line.count
      return false
    }
    guard !isTooLarge else { throw .tooLarge(limit: limit) }
    try disk.append(line, to: descriptor.raw)
    try disk.synchronize(descriptor.raw)
  }

  /// Unlocks the file for another run. Nothing may be appended afterwards.
  ///
  /// Explicit rather than in `deinit`, because a thread that has just written may still hold the
  /// object.
  func unlock() {
    #if !os(Windows) && !os(WASI)
      flock(descriptor.raw, LOCK_UN)
    #endif
  }

  #if !os(Windows) && !os(WASI)
    private static func lock(_ descriptor: Int32) throws(JournalError) {
      while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        if errno == EWOULDBLOCK { throw .inUse }
        guard errno == EINTR else { throw .last("locked") }
      }
      guard fchmod(descriptor, 0o600) == 0 else { throw .last("protected") }
    }

    private static func size(of descriptor: Int32) throws(JournalError) -> Int {
      var facts = stat()
      guard fstat(descriptor, &facts) == 0 else { throw .last("read") }
      guard facts.st_mode & S_IFMT == S_IFREG else {
        throw .system(operation: "opened", message: "it is not a regular file")
      }
      return Int(facts.st_size)
    }

    private static func read(_ descriptor: Int32, _ size: Int) throws(JournalError) -> Data {
      var bytes = Data(count: size)
      var filled = 0
      while filled < size {
        let count = bytes.withUnsafeMutableBytes {
          pread(descriptor, $0.baseAddress.map { $0 + filled }, size - filled, off_t(filled))
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw .last("read") }
        filled += count
      }
      return bytes
    }

  #endif

  /// The records of a file, and the number of bytes that they occupy.
  private static func records(
    in bytes: Data
  ) throws(JournalError) -> (records: [JournalRecord], whole: Int) {
    var records: [JournalRecord] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: 0x0A) {
      guard let record = JournalRecord(line: bytes[start..<end]) else {
        if end + 1 == bytes.endIndex { break }
        throw .damaged(line: records.count + 1)
      }
      records.append(record)
      start = end + 1
    }
    return (records, start)
  }

  private static func replay(
    _ records: [JournalRecord], of journal: Journal
  ) throws(JournalError) -> [Int: Entry] {
    var entries: [Int: Entry] = [:]
    for (line, record) in records.enumerated() {
      switch record {
      case .began(let sequence, let version):
        guard line == 0, version == JournalRecord.version else { throw .damaged(line: line + 1) }
        guard sequence == journal.sequence else { throw .otherSequence(sequence) }
      case _ where line == 0: throw .damaged(line: 1)
      case .intent(let intent): entries[intent.step] = Entry(intent: intent)
      case .unsent(let step), .refused(let step, _): entries[step] = nil
      case .responded(let step, let response):
        guard entries[step] != nil else { throw .damaged(line: line + 1) }
        entries[step]?.response = response
      case .ended: break
      }
    }
    return entries
  }
}

/// Owns a file descriptor, and closes it.
private final class OwnedDescriptor: Sendable {
  let raw: Int32

  #if os(Windows) || os(WASI)
    init() throws(JournalError) { throw .unavailable }
  #else
    init(_ file: URL, _ flags: Int32, for operation: String) throws(JournalError) {
      raw = open(file.path, flags, 0o600)
      guard raw >= 0 else { throw .last(operation) }
    }

    deinit {
      // A process that is being started may still hold the file, and with it the lock.
      flock(raw, LOCK_UN)
      close(raw)
    }
  #endif
}
