import Foundation
import HTTPTypes
import RequestSequences
import TestSupport
import Testing

/// Bodies as the server receives them, byte by byte.
@Suite(.timeLimit(.minutes(10))) struct FormTests {
  private func echo() throws -> ScriptedServer {
    try ScriptedServer { _, connection in
      connection.answer(200)
      return .keep
    }
  }

  @Test(arguments: Client.allCases)
  func `each kind of body arrives unchanged, with its type and length`(client: Client) async throws
  {
    let folder = try TemporaryFolder()
    let bytes = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let file = try folder.file("x.bin", bytes)
    let empty = try folder.file("empty", Data())
    let server = try echo()
    _ = try await SequenceRunner(server, client.transport).run(
      Listed(
        Request(.post, "none"),
        Request(.post, "bytes", body: .bytes(bytes, contentType: "a/b")),
        Request(.post, "json", body: try .json(["a": [1, 2]])),
        Request(.put, "file", body: .file(file, contentType: "c/d")),
        Request(.put, "empty", body: .file(empty, contentType: "c/d")),
        Request(.patch, "text", headers: ["Content-Type": "e/f"], body: .text("é"))))
    let seen = server.requests
    #expect(seen.map { $0.field("Content-Length") } == ["0", "300000", "11", "300000", "0", "2"])
    #expect(
      seen.map { $0.field("Content-Type") }
        == [nil, "a/b", "application/json", "c/d", "c/d", "e/f"])
    #expect(seen[1].body.elementsEqual(bytes) && seen[3].body.elementsEqual(bytes))
    #expect(seen[2].text == #"{"a":[1,2]}"# && seen[5].text == "é")
    #expect(seen.allSatisfy { $0.field("Transfer-Encoding") == nil && $0.field("Expect") == nil })
  }

  @Test func `a form follows RFC 7578, and its file is removed afterwards`() async throws {
    let folder = try TemporaryFolder()
    let spool = try TemporaryFolder()
    let file = try folder.file("photo 1.png", Data([0, 13, 10, 45, 45, 255]))
    var form = MultipartForm()
    form.append("key", "a/b")
    form.append("q\"\r\n", "é")
    form.append("file", file: file, filename: "p\"\n.png", contentType: "image/png")
    form.parts.append(.init("plain", content: .file(file)))
    var environment = RunnerEnvironment()
    environment.temporaryFolder = spool.url
    environment.makeKey = { "b0undary" }
    let server = try echo()
    _ = try await SequenceRunner(server, environment: environment).run(
      Listed(Request(.post, "x", body: .form(form))))
    var expected = Data()
    func add(_ text: String) { expected += Data(text.utf8) }
    add("--form-b0undary\r\nContent-Disposition: form-data; name=\"key\"\r\n\r\na/b\r\n")
    add("--form-b0undary\r\nContent-Disposition: form-data; name=\"q%22%0D%0A\"\r\n\r\né\r\n")
    add(
      "--form-b0undary\r\nContent-Disposition: form-data; name=\"file\"; filename=\"p%22%0A.png\"\r\n"
    )
    add("Content-Type: image/png\r\n\r\n")
    expected += Data([0, 13, 10, 45, 45, 255])
    add("\r\n--form-b0undary\r\nContent-Disposition: form-data; name=\"plain\"\r\n\r\n")
    expected += Data([0, 13, 10, 45, 45, 255])
    add("\r\n--form-b0undary--\r\n")
    let seen = try #require(server.requests.first)
    #expect(seen.body.elementsEqual(expected))
    #expect(seen.field("Content-Type") == "multipart/form-data; boundary=form-b0undary")
    #expect(seen.field("Content-Length") == "\(expected.count)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: spool.url.path).isEmpty)
  }

  @Test func `a form without files needs no file`() async throws {
    var environment = RunnerEnvironment()
    environment.temporaryFolder = URL(filePath: "/nowhere")
    environment.makeKey = { "k" }
    var form = MultipartForm()
    form.append("a", "1")
    let server = try echo()
    _ = try await SequenceRunner(server, environment: environment).run(
      Listed(Request(.post, "x", body: .form(form)), Request(.post, "x", body: .form(.init()))))
    #expect(server.requests.map(\.text).last == "--form-k--\r\n")
  }

  /// Sanitizers take additional memory.
  private static let isSanitized =
    dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil

  @Test(.enabled(if: !isSanitized))
  func `large files are sent in little memory`() async throws {
    // A separate process allows measuring its memory.
    await #expect(processExitsWith: .success) { try await Self.sendLargeFiles() }
  }

  private static func sendLargeFiles() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "large")
    try #require(FileManager.default.createFile(atPath: file.path, contents: nil))
    let handle = try FileHandle(forWritingTo: file)
    let size = 300_000_000
    try handle.truncate(atOffset: UInt64(size))
    try handle.close()
    let received = Box(0)
    let server = try ScriptedServer(readsBodies: false) { request, connection in
      var left = request.field("Content-Length").flatMap { Int($0) } ?? 0
      received.change { $0 = left }
      while left > 0, let more = connection.read(upTo: left) { left -= more.count }
      connection.answer(left == 0 ? 200 : 400)
      return .keep
    }
    var form = MultipartForm()
    form.append("f", file: file)
    var environment = RunnerEnvironment()
    environment.temporaryFolder = folder.url
    let runner = SequenceRunner(server, environment: environment)
    let before = try residentBytes()
    let uploaded = Box(0)
    let watching = Task {
      var most = 0
      while !Task.isCancelled {
        most = max(most, (try? residentBytes()) ?? 0)
        try? await Task.sleep(for: .milliseconds(5))
      }
      return most
    }
    _ = try await runner.run(
      Listed(
        Request(.put, "x", body: .file(file, contentType: "a/b")),
        Request(.post, "x", body: .form(form)))
    ) { event in
      if case .uploaded(_, let progress) = event { uploaded.change { $0 = progress.sent } }
    }
    watching.cancel()
    let most = await watching.value
    #expect(most > 0 && most - before < 60_000_000, "\((most - before) / 1_000_000) MB more")
    #expect(received.current > size && uploaded.current == received.current)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["large"])
  }

  private static func residentBytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4_096
  }

  @Test func `the pieces of a body are its bytes, as often as they are asked for`() async throws {
    let folder = try TemporaryFolder()
    let bytes = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let file = try folder.file("f", bytes)
    for body in [TransportBody.bytes(bytes), .file(file, length: 200_000)] {
      for _ in 0..<2 {
        var joined = Data()
        for try await piece in body.pieces {
          #expect(piece.count <= 65_536)
          joined += piece
        }
        #expect(joined == bytes && body.length == bytes.count)
      }
    }
    for try await _ in TransportBody.none.pieces { Issue.record("no body has a piece") }
    let shrunk = TransportBody.file(file, length: 200_001)
    let error = await #expect(throws: TransportError.self) {
      for try await _ in shrunk.pieces {}
    }
    #expect(error?.kind == .bodyUnreadable)
  }

  @Test(arguments: Client.allCases)
  func `a file that shrinks while it is sent is an error`(client: Client) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("f", Data())
    // Without content on the disk, whose speed would hold up other tests.
    truncate(file.path, 50_000_000)
    let server = try ScriptedServer(readsBodies: false) { request, connection in
      truncate(file.path, 1_000)
      var left = request.field("Content-Length").flatMap { Int($0) } ?? 0
      while left > 0, let more = connection.read(upTo: left) { left -= more.count }
      connection.answer(200)
      return .keep
    }
    let runner = SequenceRunner(
      server, client.transport, limits: .init { $0.attemptTime = .seconds(3) })
    let error = await runner.failure(
      of: Listed(Request(.put, "x", body: .file(file, contentType: "a/b"))))
    #expect(error?.transport != nil, "\(error as Any)")
    #expect(error?.effect == .unknown)
  }
}
