import Libc
public import SwiftSources

/// Parses Swift sources with the program trellis-swift.
///
/// A file that crashes or stalls the program is not read; all others are, in a new process.
public struct SwiftParserClient: Sendable {
  /// The program, and arguments before its own.
  public var command: [String]
  /// The seconds that one file may take.
  public var deadline: Double = 10
  /// The number of files at fault past which nothing more is parsed, so that a folder of hostile
  /// files ends, too.
  public var faultLimit = 16

  /// Makes a client.
  ///
  /// - Parameter command: The path of the program, and arguments before its own.
  public init(command: [String]) {
    self.command = command
  }

  /// Parses sources, on all cores.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - operators: The declarations of operators in the repository.
  /// - Returns: A tree for each source; an empty one with a reason if it could not be read.
  /// - Complexity: O(bytes), in a process beside this one.
  public func parse(_ sources: [[UInt8]], operators: [UInt8]) -> [SwiftTree] {
    guard !sources.isEmpty else { return [] }
    var session = ParsingSession(sources: sources, operators: operators)
    var open = Array(sources.indices)
    while !open.isEmpty, session.faultCount < faultLimit {
      let suspects = run(open, in: &session)
      let before = open.count
      open.removeAll { session.trees[$0] != nil }
      if open.count == before, suspects.isEmpty { break }
      // Of the files that were being parsed, each alone shows whether it is at fault.
      for suspect in suspects where session.faultCount < faultLimit {
        _ = run([suspect], in: &session)
        session.endsAlone(suspect)
      }
      open.removeAll { session.trees[$0] != nil }
    }
    return session.trees.map { $0 ?? SwiftTree(unread: .noParser) }
  }

  /// Parses sources in one process until all are done, it ends, or a file takes too long.
  ///
  /// - Returns: The sources that were being parsed when it ended, without those that took too long.
  private func run(_ numbers: [Int], in session: inout ParsingSession) -> [Int] {
    guard var process = ParserProcess(command) else { return [] }
    session.begin(numbers)
    process.send(.operators, 0, session.operators)
    var isThere = true
    while session.isWaiting, isThere {
      if process.wantsMore {
        if let number = session.nextToSend() {
          process.send(.source, UInt32(number), session.sources[number])
        } else {
          process.endSending()
        }
      }
      isThere = process.exchange(milliseconds: 100)
      do throws(UnreadReason) {
        while let (header, bytes) = try process.next() {
          guard session.receive(header, bytes) else { return [] }
        }
      } catch {
        return []
      }
      if session.isLate(after: deadline) { break }
    }
    return session.suspects
  }
}
