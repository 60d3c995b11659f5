import Foundation
import HTTPTypes
import Glibc
import TestSupport
import Testing

@testable import RequestSequences

/// The content of journals, and runs that resume from one.
@Suite(.timeLimit(.minutes(10))) struct JournalTests {
  private static let token = "token-that-is-in-no-journal"
  private let folder = try! TemporaryFolder()
  private var journal: Journal { Journal(at: folder.url.appending(path: "j"), of: "test") }

  private func server(
    failing: Box<Set<String>> = Box([]), status: Int = 0
  ) throws -> ScriptedServer {
    try ScriptedServer { request, connection in
      guard failing.current.contains(request.target) else {
        connection.answer(200, ["Set-Cookie: \(Self.token)"], body: "answer to \(request.target)")
        return .keep
      }
      if status == 0 { return .reset }
      connection.answer(status)
      return .keep
    }
  }

  private var requests: Listed {
    Listed(
      Request(
        .post, "a?signature=\(Self.token)", headers: ["X-Secret": Self.token], body: .text("a")),
      Request(.post, "b", body: .text(Self.token)), Request(.post, "c", body: .text("c")))
  }

  @Test func `a complete run is replayed without requests`() async throws {
    let server = try server()
    let runner = SequenceRunner(server)
    let first = try await runner.run(requests, journal: journal)
    let second = try await runner.run(requests, journal: journal)
    #expect(first.sequence.responses == second.sequence.responses)
    #expect(second.sequence.responses.map(\.text).last == "answer to /c")
    #expect(server.requests.count == 3)
  }

  @Test func `only the owner may read the file, which holds no credentials`() async throws {
    let server = try server()
    let runner = SequenceRunner(server, keys: true, credentials: .bearer(Self.token))
    #expect(FileManager.default.createFile(atPath: journal.file.path, contents: nil))
    chmod(journal.file.path, 0o666)
    _ = try await runner.run(requests, journal: journal)
    var facts = stat()
    #expect(stat(journal.file.path, &facts) == 0 && facts.st_mode & 0o7777 == 0o600)
    let text = try String(contentsOf: journal.file, encoding: .utf8)
    #expect(!text.contains(Self.token))
    #expect(!text.contains(Data(Self.token.utf8).base64EncodedString()))
    #expect(text.split(separator: "\n").count == 8)
  }

  @Test func `the intent is on the disk before the request is sent`() async throws {
    let file = journal.file
    let lines = Box<[Int]>([])
    let server = try ScriptedServer { _, connection in
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      lines.change { $0.append(text.split(separator: "\n").count) }
      connection.answer(200)
      return .keep
    }
    _ = try await SequenceRunner(server).run(requests, journal: journal)
    #expect(lines.current == [2, 4, 6])
  }

  @Test func `a request without a response and without a key is not sent again`() async throws {
    let failing = Box<Set<String>>(["/b"])
    let server = try server(failing: failing)
    let runner = SequenceRunner(server)
    #expect(await runner.failure(of: requests, journal: journal)?.effect == .unknown)
    failing.change { $0 = [] }
    for _ in 0..<2 {
      let error = await runner.failure(of: requests, journal: journal)
      guard case .outcomeUnknown = error?.reason else {
        Issue.record("\(error as Any)")
        return
      }
      #expect(error?.step?.index == 1 && error?.effect == .unknown)
    }
    #expect(server.requests.map(\.target).filter { $0 == "/b" }.count == 1)
  }

  @Test func `with a key it is sent again, under the same key`() async throws {
    let failing = Box<Set<String>>(["/b"])
    let server = try server(failing: failing)
    let runner = SequenceRunner(server, keys: true)
    #expect(await runner.failure(of: requests, journal: journal) != nil)
    failing.change { $0 = [] }
    #expect(try await runner.run(requests, journal: journal).steps == 3)
    let keys = server.requests.map { $0.field("Idempotency-Key") }
    #expect(keys.count == 4 && keys[1] == keys[2] && Set(keys).count == 3)
    // It is not repeated if the audience no longer honors keys.
    let again = Journal(at: folder.url.appending(path: "k"), of: "test")
    failing.change { $0 = ["/b"] }
    #expect(await runner.failure(of: requests, journal: again) != nil)
    guard
      case .outcomeUnknown = await SequenceRunner(server).failure(of: requests, journal: again)?
        .reason
    else {
      Issue.record("it was sent")
      return
    }
  }

  @Test(arguments: [
    (400, true), (404, true), (422, true), (409, false), (429, false), (500, false), (302, false),
  ])
  func `a refused request may be sent again, one that failed in the server may not`(
    status: Int, isResumed: Bool
  ) async throws {
    let failing = Box<Set<String>>(["/b"])
    let server = try server(failing: failing, status: status)
    let runner = SequenceRunner(server)
    #expect(await runner.failure(of: requests, journal: journal)?.status == status)
    failing.change { $0 = [] }
    let error = await runner.failure(of: requests, journal: journal)
    if isResumed {
      #expect(error == nil)
    } else if case .outcomeUnknown = error?.reason {
    } else {
      Issue.record("\(error as Any)")
    }
  }

  @Test func `a request that was never sent may be sent later`() async throws {
    let stopped = try server()
    stopped.stop()
    let error = await SequenceRunner(stopped).failure(
      of: Listed(Request(.post, "a")), journal: journal)
    #expect(error?.transport == .cannotConnect)
    let text = try String(contentsOf: journal.file, encoding: .utf8)
    #expect(text.contains("unsent"))
    let again = await SequenceRunner(stopped).failure(
      of: Listed(Request(.post, "a")), journal: journal)
    #expect(again?.transport == .cannotConnect)
  }

  @Test func `another request than the recorded one is not sent under its name`() async throws {
    let failing = Box<Set<String>>(["/b"])
    let server = try server(failing: failing)
    let runner = SequenceRunner(server, keys: true)
    #expect(await runner.failure(of: requests, journal: journal) != nil)
    var others = requests
    others.requests[1].body = .text("other")
    var named = requests
    named.requests[0].name = "other"
    for (index, changed) in [(1, others), (0, named)] {
      let error = await runner.failure(of: changed, journal: journal)
      guard case .journal(.otherRequest) = error?.reason else {
        Issue.record("\(error as Any)")
        continue
      }
      #expect(error?.step?.index == index)
    }
    #expect(server.requests.count == 2)
  }

  @Test func `a journal of another sequence is refused`() async throws {
    let server = try server()
    let runner = SequenceRunner(server)
    _ = try await runner.run(requests, journal: journal)
    let error = await runner.failure(of: requests, journal: Journal(at: journal.file, of: "other"))
    guard case .journal(.otherSequence("test")) = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
  }

  @Test func `a journal serves one run at a time`() async throws {
    let isHeld = Box(true)
    let server = try ScriptedServer { _, connection in
      while isHeld.current { usleep(1_000) }
      connection.answer(200)
      return .keep
    }
    let runner = SequenceRunner(server)
    let (requests, journal) = (requests, journal)
    let first = Task { try await runner.run(requests, journal: journal).steps }
    #expect(await eventually { server.requests.count == 1 })
    let error = await runner.failure(of: requests, journal: journal)
    guard case .journal(.inUse) = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    isHeld.change { $0 = false }
    #expect(try await first.value == 3)
  }

  @Test func `a journal that is truncated anywhere is resumed`() async throws {
    let server = try server()
    let runner = SequenceRunner(server, keys: true)
    _ = try await runner.run(requests, journal: journal)
    let whole = try Data(contentsOf: journal.file)
    let responses = try await runner.run(requests, journal: journal).sequence.responses
    for length in stride(from: 0, through: whole.count, by: 37) {
      try whole.prefix(length).write(to: journal.file)
      let outcome = try await runner.run(requests, journal: journal)
      #expect(outcome.sequence.responses == responses, "cut to \(length)")
      #expect(try await runner.run(requests, journal: journal).steps == 3)
    }
  }

  @Test func `a journal that is changed in the middle is refused`() async throws {
    let server = try server()
    let runner = SequenceRunner(server)
    _ = try await runner.run(requests, journal: journal)
    let whole = try Data(contentsOf: journal.file)
    let count = server.requests.count
    let last = whole.dropLast().lastIndex(of: 0x0A)!
    for offset in stride(from: 0, to: last, by: 61) {
      var changed = whole
      changed[offset] ^= 1
      try changed.write(to: journal.file)
      guard case .journal(.damaged) = await runner.failure(of: requests, journal: journal)?.reason
      else {
        Issue.record("byte \(offset) was changed")
        continue
      }
    }
    #expect(server.requests.count == count)
  }

  @Test func `a journal past its limit ends the run`() async throws {
    let server = try server()
    let runner = SequenceRunner(server, limits: .init { $0.journalBytes = 900 })
    let error = await runner.failure(of: requests, journal: journal)
    guard case .journal(.tooLarge(limit: 900)) = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    #expect("\(error as Any)".contains("900 journalBytes"))
    #expect(server.requests.count < 3)
  }

  @Test func `a journal that cannot be opened is an error before anything is sent`() async throws {
    let server = try server()
    let runner = SequenceRunner(server)
    let link = folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: journal.file)
    for file in [folder.url.appending(path: "none/j"), folder.url, link] {
      let error = await runner.failure(of: requests, journal: Journal(at: file, of: "test"))
      guard case .journal(.system) = error?.reason else {
        Issue.record("\(file): \(error as Any)")
        continue
      }
    }
    #expect(server.accepted == 0)
  }

  @Test func `records keep the member names of version 1`() throws {
    let record = JournalRecord.responded(
      step: 2, response: Response(status: 201, url: URL(string: "http://test/a")!))
    let line = try record.line()
    let json = String(decoding: line.dropFirst(17).dropLast(), as: UTF8.self)
    #expect(
      json == #"""
        {"answered":{"answer":{"body":"","headers":[],"status":201,"url":"http://test/a"},"step":2}}
        """#)
    #expect(JournalRecord(line: line.dropLast()) == record)
  }
}
