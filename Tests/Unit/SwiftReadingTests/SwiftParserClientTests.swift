import SwiftReading
import SwiftSources
import Testing

/// The client with programs that are no parser. The tests of trellis-swift have the real one.
struct SwiftParserClientTests {
  private let sources = [Array("let a = 1".utf8), Array("let b = 2".utf8)]

  private func reasons(_ command: [String], deadline: Double = 60) -> [UnreadReason?] {
    var client = SwiftParserClient(command: command)
    client.deadline = deadline
    return client.parse(sources, operators: []).map(\.unread)
  }

  @Test(arguments: [
    [], ["/nonexistent"], ["/bin/true"], ["/bin/cat"],
    ["/bin/sh", "-c", "echo something else"], ["/bin/sh", "-c", "kill -9 $$"],
  ])
  func `a program that is no parser reads nothing`(_ command: [String]) {
    #expect(reasons(command) == [.noParser, .noParser])
  }

  @Test func `a program that says nothing reads nothing`() {
    #expect(reasons(["/bin/sleep", "60"], deadline: 0.3) == [.noParser, .noParser])
  }

  @Test(arguments: [
    #"printf 'B\0\0\0\0\0\0\0\0'"#, #"printf 'T\0\0\0\0\4\0\0\0tree'"#,
    #"printf 'T\11\0\0\0\4\0\0\0tree'"#, #"printf 'S\0\0\0\0\0\0\0\0'"#,
  ])
  func `a program that never stops writing reads nothing`(_ message: String) {
    let command = ["/bin/sh", "-c", "while true; do \(message); done"]
    for reason in reasons(command) { #expect(reason == .noParser || reason == .crashed) }
  }

  @Test func `a file that stalls the parser took too long`() {
    let stalls = ["/bin/sh", "-c", #"printf 'B\0\0\0\0\0\0\0\0'; exec /bin/sleep 60"#]
    #expect(reasons(stalls, deadline: 0.3) == [.timedOut, .noParser])
  }

  @Test func `a file that ends the parser crashed it`() {
    let ends = ["/bin/sh", "-c", #"printf 'B\0\0\0\0\0\0\0\0'; kill -9 $$"#]
    #expect(reasons(ends) == [.crashed, .noParser])
  }

  @Test func `no source needs no parser`() {
    #expect(SwiftParserClient(command: []).parse([], operators: []).isEmpty)
  }
}
