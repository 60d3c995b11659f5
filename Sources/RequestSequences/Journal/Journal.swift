public import Foundation

/// Where a run of a sequence is recorded, so that it can be resumed after the program has ended.
///
/// ```swift
/// let journal = Journal(at: folder.appending(path: "upload-17.journal"), of: "upload 17")
/// let outcome = try await runner.run(sequence, journal: journal)
/// ```
///
/// The file holds what is about to be sent, before it is sent, with the idempotency key of each
/// request that has one, and each answer before the sequence sees it. Both are on the disk before
/// the run goes on. A run with a journal that exists takes the recorded answers from it, and goes
/// on after them. A request without an answer is sent again where that is harmless, under the same
/// key; otherwise the run ends with ``RequestSequenceError/Reason-swift.enum/outcomeUnknown``.
///
/// It holds no credentials and headers of requests, no queries of URLs, no bodies of requests, and
/// no cookies. It does hold the bodies of answers, which may be secrets of their own; nobody but
/// the owner may read the file.
public struct Journal: Hashable, Sendable {
  /// The file, which is made where there is none.
  public let file: URL
  /// What the sequence is called. A journal of another sequence is refused.
  public let sequence: String

  /// Names a journal; nothing is read or written yet.
  public init(at file: URL, of sequence: String) {
    self.file = file
    self.sequence = sequence
  }
}

/// Why a journal is of no use.
public enum JournalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operating system refuses something.
  case system(operation: String, message: String)
  /// Another run has the file open.
  case inUse
  /// A line in the middle was changed, or is of another format.
  case damaged(line: Int)
  /// The journal is of a sequence that is called so.
  case otherSequence(String)
  /// The sequence asks for another request, at a step that the journal has already.
  case otherRequest(step: String)
  /// The journal would have more bytes than the limit.
  case tooLarge(limit: Int)

  /// What is wrong, as a sentence without its full stop.
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
