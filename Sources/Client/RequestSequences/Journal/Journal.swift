public import Foundation

/// The record of a run of a sequence, from which the run can resume after the program has ended.
///
/// ```swift
/// let journal = Journal(at: folder.appending(path: "upload-17.journal"), of: "upload 17")
/// let outcome = try await runner.run(sequence, journal: journal)
/// ```
///
/// It is a write-ahead log. Each request, with its idempotency key if any, is on disk before it is
/// sent, and each response before the sequence sees it.
///
/// A run with an existing journal reuses the recorded responses and continues after them. A request
/// without a recorded response is sent again, with the same key, if that is harmless. Otherwise the
/// run ends with ``RequestSequenceError/Reason-swift.enum/outcomeUnknown``.
///
/// Windows and WASI lack POSIX file locks. There, a run with a journal fails before it sends
/// anything.
///
/// Headers and bodies of requests, credentials, URL queries and cookies are not recorded. Bodies of
/// responses are, and may be confidential: only the owner may read the file.
public struct Journal: Hashable, Sendable {
  /// The file, created if it is missing.
  public let file: URL
  /// The name of the sequence. A journal of another sequence is refused.
  public let sequence: String

  /// Names a journal, without reading or writing it.
  public init(at file: URL, of sequence: String) {
    self.file = file
    self.sequence = sequence
  }
}

/// The reason why a journal cannot be used.
public enum JournalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A system call failed.
  case system(operation: String, message: String)
  /// Another run has the file open.
  case inUse
  /// A line before the last one was changed, or is in another format.
  case damaged(line: Int)
  /// The journal belongs to a sequence with this name.
  case otherSequence(String)
  /// The sequence requests something other than the journal has recorded for this step.
  case otherRequest(step: String)
  /// The journal would exceed the limit.
  case tooLarge(limit: Int)

  /// The fault, as a sentence without a full stop.
  public var description: String {
    switch self {
    case .system(let operation, let message): "the journal cannot be \(operation): \(message)"
    case .inUse: "another run has the journal open"
    case .damaged(let line): "line \(line) of the journal is damaged"
    case .otherSequence(let name): "the journal is of the sequence \(name.debugDescription)"
    case .otherRequest(let step):
      "the journal has another request for the step \(step) than the sequence asks for now"
    case .tooLarge(let limit): "the journal would exceed the limit of \(limit) journalBytes"
    }
  }
}
