import Libc
internal import SwiftSources

/// The sources that are parsed, and what became of each.
struct ParsingSession {
  let sources: [[UInt8]]
  let operators: [UInt8]
  /// The trees so far.
  var trees: [SwiftTree?]
  /// The sources of the current process that have not been sent, last first.
  private var unsent: [Int] = []
  /// The number of sources of the current process without an answer.
  private var waiting = 0
  /// When the process announced the sources that it is parsing.
  private var begun: [Int: ContinuousClock.Instant] = [:]
  /// When the last message arrived.
  private var lastMessage = ContinuousClock.now

  init(sources: [[UInt8]], operators: [UInt8]) {
    self.sources = sources
    self.operators = operators
    trees = Array(repeating: nil, count: sources.count)
  }

  /// Begins a process with some of the sources.
  mutating func begin(_ numbers: [Int]) {
    unsent = numbers.reversed()
    waiting = numbers.count
    begun = [:]
    lastMessage = .now
  }

  /// Whether answers are still to come.
  var isWaiting: Bool { waiting > 0 }

  /// The sources that the process was parsing at its end.
  var suspects: [Int] { begun.keys.sorted() }

  /// The number of sources that ended the program or took too long.
  var faultCount: Int { trees.count { $0?.unread == .crashed || $0?.unread == .timedOut } }

  /// Notes that the process of a source alone has ended. Without a tree, the source ended it.
  mutating func endsAlone(_ number: Int) {
    trees[number] = trees[number] ?? SwiftTree(unread: .crashed)
  }

  /// The next source to send.
  mutating func nextToSend() -> Int? { unsent.popLast() }

  /// Takes a message in; whether it is one that may come.
  ///
  /// Each source is begun once and answered once, so that a program which writes for ever is found.
  mutating func receive(_ header: ParserFrame.Header, _ bytes: ArraySlice<UInt8>) -> Bool {
    lastMessage = .now
    let number = Int(header.number)
    guard trees.indices.contains(number), trees[number] == nil else { return false }
    switch header.kind {
    case .begun:
      guard bytes.isEmpty, begun[number] == nil else { return false }
      begun[number] = .now
    case .tree:
      // The source of the tree must be the one that was sent.
      let tree = SwiftTree(bytes: bytes)
      let isRight = tree.map { $0.unread != nil || $0.source == sources[number] } ?? false
      trees[number] = isRight ? tree : SwiftTree(unread: .noParser)
      begun[number] = nil
      waiting -= 1
    case .operators, .source:
      return false
    }
    return true
  }

  /// Whether a source takes too long, which is then not read, or the program says nothing.
  mutating func isLate(after seconds: Double) -> Bool {
    let now = ContinuousClock.now
    if begun.isEmpty { return now - lastMessage > .seconds(seconds) }
    let late = begun.filter { now - $0.value > .seconds(seconds) }.keys
    for number in late {
      trees[number] = SwiftTree(unread: .timedOut)
      begun[number] = nil
      waiting -= 1
    }
    // The others start over in a new process without having been at fault.
    if !late.isEmpty { begun = [:] }
    return !late.isEmpty
  }
}
