import Foundation
import TestSupport
import Testing

/// The runnable examples, online and offline.
@Suite struct ExampleTests {
  private let folder = Repository.root.appending(path: "examples")

  @Test func `offline commands print the responses of the service, byte for byte`() throws {
    let server = try ServerProcess()
    let client = try server.connect()
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let file = folder.appending(path: name).appending(path: "request.json")
      guard let data = try? Data(contentsOf: file) else { continue }
      let body = String(decoding: data, as: UTF8.self)
      for (path, fields, arguments) in [
        ("/v1/layout", [], ["solve"]), ("/v1/snapshot", [], ["snapshot"]),
        ("/v1/layout", ["Accept: image/svg+xml"], ["solve", "--svg"]),
        ("/v1/snapshot", ["Accept: text/plain"], ["snapshot", "--text"]),
      ] {
        let online = try client.post(path, body, fields)
        let offline = try Program.run(arguments + [file.path])
        let text = online.text.hasSuffix("\n") ? online.text : online.text + "\n"
        #expect(offline.output == text, "\(name)")
        let isConflict = online.text.contains("\"code\":\"unsatisfiable-constraints\"")
        let statuses: Set<Int32> = online.status == 200 ? [0, 1] : [isConflict ? 1 : 3]
        #expect(statuses.contains(offline.status), "\(name)")
        if arguments == ["snapshot"] { #expect(online.status != 200 || offline.status == 0) }
      }
      count += 1
    }
    #expect(count >= 8)
    #expect(server.stop().status == 0)
  }
}
