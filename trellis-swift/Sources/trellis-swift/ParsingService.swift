import Libc
import SwiftParsing
import SwiftSources
import Synchronization

/// Parses what arrives on standard input, on all cores.
///
/// Each thread reads the next source, announces it, parses it and writes its tree, so no more
/// sources are in memory than threads run.
enum ParsingService {
  private static let input = Mutex(FrameInput(descriptor: STDIN_FILENO))
  private static let output = Mutex(FrameOutput(descriptor: STDOUT_FILENO))
  /// The most threads: a core more saves less than its stack costs.
  private static let threadLimit = 16

  /// Runs until standard input ends.
  static func run() {
    signal(SIGPIPE, SIG_IGN)
    limitMemory()
    guard let first = input.withLock({ $0.next() }), first.header.kind == .operators else {
      exit(2)
    }
    let parser = SourceParser(operators: first.bytes)
    let count = min(threadLimit, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
    let threads = (0..<count).compactMap { _ in
      ParsingThread { parse(with: parser) }
    }
    guard !threads.isEmpty else { exit(3) }
    for thread in threads { thread.join() }
  }

  /// Bounds the address space, so that a file ends this process and not the machine: one that the
  /// parser needs 600 bytes of memory for each of its own exists.
  private static func limitMemory() {
    #if os(Linux)
      var limits = rlimit(rlim_cur: rlim_t(addressSpace), rlim_max: rlim_t(addressSpace))
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limits)
      limits = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limits)
    #endif
  }

  /// The most bytes of address space: 2 GB beside the stacks, which use little of theirs.
  private static let addressSpace = threadLimit * SourceParser.stackBytes + (2 << 30)

  private static func parse(with parser: SourceParser) {
    while let (header, bytes) = input.withLock({ $0.next() }) {
      guard header.kind == .source else { exit(2) }
      write(.init(kind: .begun, number: header.number, length: 0), [])
      let tree = parser.tree(of: bytes).bytes
      write(.init(kind: .tree, number: header.number, length: tree.count), tree)
    }
  }

  /// Writes a message. Nobody waits for answers once the caller has gone.
  private static func write(_ header: ParserFrame.Header, _ bytes: [UInt8]) {
    let isWritten = output.withLock { $0.write(header.bytes) && $0.write(bytes) }
    if !isWritten { _exit(0) }
  }
}
