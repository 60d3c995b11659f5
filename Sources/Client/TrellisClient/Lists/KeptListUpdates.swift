internal import Foundation
internal import HTTPTypes
internal import RequestSequences
internal import ServiceContract

/// An update of a list that is followed.
public struct KeptListUpdate: Sendable {
  /// The change of the rows.
  public enum Content: Sendable {
    /// Replace all rows by the visible rows of the whole list.
    case rows(SnapshotReply)
    /// Change the rows.
    case changes(RowChanges)
  }

  /// The stored version.
  public let state: KeptListState
  /// What has changed.
  public let content: Content
  /// Why the whole list comes again: `not-stored`, `other-epoch` or `future`, as the service says
  /// of the position; `nil` if the update follows the one before.
  public let reset: String?

  init(_ value: ResponseValue, reset: String?) throws(ClientError) {
    state = try KeptListState(value)
    self.reset = reset
    if let snapshot = value["snapshot"] {
      content = .rows(try SnapshotReply(snapshot))
    } else {
      content = .changes(try RowChanges(try value.member("delta")))
    }
  }

  /// The visible rows after this update.
  ///
  /// A row that has not changed keeps the index, the position and the count of siblings of an
  /// earlier version.
  ///
  /// - Parameter rows: The visible rows before it.
  /// - Returns: The rows, in their order.
  /// - Throws: ``ClientError/unreadableResponse(_:)`` if the changes do not apply to these rows.
  /// - Complexity: O(rows).
  public func rows(after rows: [SnapshotReply.Row]) throws(ClientError) -> [SnapshotReply.Row] {
    switch content {
    case .rows(let snapshot): snapshot.items
    case .changes(let changes): try changes.applied(to: rows)
    }
  }
}

/// The updates of a list, as they come.
///
/// It reads with long polls, which every transport can send, and each iterator keeps its own place.
public struct KeptListUpdates: AsyncSequence, Sendable {
  let list: KeptList
  let position: String?

  /// Begins to read.
  public func makeAsyncIterator() -> Iterator { Iterator(list: list, position: position) }

  /// Reads updates.
  public struct Iterator: AsyncIteratorProtocol {
    private let list: KeptList
    /// Where the next read begins.
    private var offset: String
    private var cursor: String?
    /// Updates that are read and not returned, the next one last.
    private var pending: [KeptListUpdate] = []
    private var reset: String?
    private var failures = 0
    private var isOver = false

    init(list: KeptList, position: String?) {
      self.list = list
      offset = position ?? Self.beginning
    }

    private static let beginning = "-1"

    /// The next update, as soon as there is one.
    ///
    /// - Throws: ``ClientError``, after which the sequence is over.
    public mutating func next() async throws(ClientError) -> KeptListUpdate? {
      while !isOver {
        if let update = pending.popLast() { return update }
        do throws(ClientError) {
          try await read()
          failures = 0
        } catch {
          guard error.isTransient(by: list.client.runner.retries), await pause() else {
            isOver = true
            throw error
          }
        }
      }
      return nil
    }

    private mutating func read() async throws(ClientError) {
      var query = [("live", "long-poll"), ("format", "rows"), ("offset", offset)]
      if let cursor { query.append(("cursor", cursor)) }
      let response: Response?
      do throws(ClientError) {
        response = try await list.read("/events", query, accepting: [200, 204])
      } catch {
        // Nothing may be missed silently, so the whole list comes instead.
        guard let reason = error.reset, offset != Self.beginning else { throw error }
        (offset, cursor, reset) = (Self.beginning, nil, reason)
        return
      }
      guard let response else { throw .unreadableResponse("there is no response") }
      if response.status == 200 {
        for message in try ResponseValue(body: response.body).elements {
          pending.append(try KeptListUpdate(message, reset: reset))
          reset = nil
        }
        pending.reverse()
      }
      guard let next = response.headers[Self.nextOffset] else {
        throw .unreadableResponse("Stream-Next-Offset is missing")
      }
      offset = next
      cursor = response.headers[Self.cursorName]
    }

    private static let nextOffset = HTTPField.Name("Stream-Next-Offset")!
    private static let cursorName = HTTPField.Name("Stream-Cursor")!

    /// Waits before another attempt; returns whether the task is still wanted.
    private mutating func pause() async -> Bool {
      let retries = list.client.runner.retries
      let longest = Swift.min(retries.cap, retries.base * (1 << Swift.min(failures, 20)))
      failures += 1
      do {
        try await Task.sleep(for: longest * Double.random(in: 0.5...1))
        return true
      } catch {
        return false
      }
    }
  }
}

extension ClientError {
  /// Whether the service may answer later, as a policy says.
  fileprivate func isTransient(by retries: RetryPolicy) -> Bool {
    switch self {
    case .problem(let problem): retries.statuses.contains(problem.status)
    case .request(let error):
      switch error.reason {
      case .transport(let error): retries.covers(error)
      case .status(let status): retries.statuses.contains(status)
      case .timeLimit: true
      default: false
      }
    case .unreadableResponse, .invalidLayout, .invalidList: false
    }
  }

  /// Why a position cannot be used; `nil` for other errors.
  fileprivate var reset: String? {
    guard case .problem(let problem) = self, problem.code == .known(.versionGone) else {
      return nil
    }
    return (try? ResponseValue(body: Data(problem.json.bytes)))?["reset"]?.string ?? "not-stored"
  }
}
