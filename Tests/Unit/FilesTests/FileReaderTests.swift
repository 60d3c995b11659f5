import Files
import Foundation
import Testing

@Suite struct FileReaderTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func failure(_ path: String, limit: Int = 100) -> FileReader.Failure? {
    do throws(FileReader.Failure) {
      _ = try FileReader.read(path, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a file is read up to its limit, also through links`() throws {
    try Data("0123456789".utf8).write(to: folder.appending(path: "a"))
    #expect(symlink("a", path("link")) == 0)
    #expect(try FileReader.read(path("a"), limit: 10) == Array("0123456789".utf8))
    #expect(try FileReader.read(path("link"), limit: 10).count == 10)
    #expect(failure(path("a"), limit: 9) == .tooLarge(limit: 9))
  }

  @Test(.timeLimit(.minutes(10))) func `what is no file is refused at once, with its kind`() throws
  {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    #expect(symlink("pipe", path("to-pipe")) == 0)
    let kinds = [
      "/dev/zero": "a device", "/dev/full": "a device", "/dev/tty": "a device",
      path("pipe"): "a pipe", path("to-pipe"): "a pipe", folder.path: "a folder",
    ]
    for (path, kind) in kinds {
      #expect(failure(path) == .notRegular(kind), "\(path)")
    }
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array("/tmp/\(UUID().uuidString.prefix(8))".utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    #expect(isBound)
    let socketPath = String(decoding: name, as: UTF8.self)
    #expect(failure(socketPath) == .notRegular("a socket"))
    unlink(socketPath)
  }

  @Test func `a file with holes is refused by its size, and one that lies about it by its bytes`()
    throws
  {
    try Data().write(to: folder.appending(path: "sparse"))
    #expect(truncate(path("sparse"), 1 << 40) == 0)
    #expect(failure(path("sparse"), limit: 1 << 30) == .tooLarge(limit: 1 << 30))
    // A system file that reports size 0.
    #expect(failure("/proc/self/environ", limit: 1) == .tooLarge(limit: 1))
    #expect(try !FileReader.read("/proc/self/stat", limit: 10_000).isEmpty)
    #expect(failure("/proc/self/mem") != nil)
  }

  @Test func `a path with a NUL, and one that leads nowhere, name no file`() throws {
    try Data("a".utf8).write(to: folder.appending(path: "a"))
    #expect(symlink("loop", path("loop")) == 0)
    for name in ["a\u{0}b", "none", "loop", "a/b"] {
      guard case .system = failure(path(name)) else {
        Issue.record("\(name)")
        continue
      }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a path that becomes a pipe again and again is never waited for`()
    async throws
  {
    let (name, text) = (path("swapped"), folder.appending(path: "text"))
    try Data("a".utf8).write(to: text)
    let swapping = Task.detached {
      while !Task.isCancelled {
        unlink(name)
        mkfifo(name, 0o600)
        unlink(name)
        link(text.path, name)
      }
    }
    for _ in 0..<20_000 {
      do throws(FileReader.Failure) {
        #expect(try FileReader.read(name, limit: 10) == [UInt8(ascii: "a")])
      } catch {
        #expect(error != .tooLarge(limit: 10))
      }
    }
    swapping.cancel()
    await swapping.value
  }

  @Test func `a descriptor that was passed is read whatever it is`() throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data("piped".utf8))
    try pipe.fileHandleForWriting.close()
    let number = pipe.fileHandleForReading.fileDescriptor
    #expect(FileReader.passedDescriptor("/dev/fd/\(number)") == number)
    #expect(try FileReader.read(passed: number, limit: 10) == Array("piped".utf8))
    #expect(FileReader.passedDescriptor("-") == 0)
    #expect(FileReader.passedDescriptor("/dev/stdin") == 0)
    for path in ["/dev/fd/", "/dev/fd/-1", "/dev/fd/1/..", "/dev/fd/99999999999", "stdin", ""] {
      #expect(FileReader.passedDescriptor(path) == nil, "\(path)")
    }
  }
}
