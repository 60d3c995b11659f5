import Foundation
import TestSupport
import Testing

/// PNG pictures from the program, which starts itself to draw them.
@Suite struct PNGTests {
  private let layout = #"{"views":[{"id":"a","width":40,"height":20}]}"#

  /// Whether the drawing library is installed; with `CI=true` it must be.
  static let canDraw: Bool =
    ProcessInfo.processInfo.environment["CI"] == "true"
    || ["/usr/lib", "/lib"].contains { root in
      let folders = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
      return ([""] + folders).contains {
        FileManager.default.fileExists(atPath: "\(root)/\($0)/librsvg-2.so.2")
      }
    }

  /// A layout of this many labeled views, stacked on each other from 20,000 views on.
  private func labelled(_ count: Int) -> String {
    let views = (0..<count).map { number in
      let (x, y) = (number % 100 * 30, number / 100 % 200 * 16)
      return #"{"id":"view \#(number)","x":\#(x),"y":\#(y),"width":30,"height":16}"#
    }
    return #"{"views":[\#(views.joined(separator: ","))]}"#
  }

  private func scaled(_ scale: Int) -> String {
    #"{"picture":{"scale":\#(scale)},"views":[{"id":"a","width":40,"height":20}]}"#
  }

  /// The width and the height in a PNG file's header.
  private func size(_ file: [UInt8]) -> [Int] {
    guard file.count > 24, file.starts(with: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) else {
      return []
    }
    return [16, 20].map { start in file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test(.enabled(if: canDraw), arguments: [1, 2, 3])
  func `a picture has so many pixels to a point, everywhere`(scale: Int) throws {
    let server = try ServerProcess()
    let client = try server.connect()
    let svg = try client.post("/v1/layout", layout, ["Accept: image/svg+xml"]).text
    let numbers = ["width=\"", "height=\""].compactMap { name in
      svg.split(separator: name).dropFirst().first.flatMap { Int($0.prefix { $0 != "\"" }) }
    }
    let posted = try client.post("/v1/layout", scaled(scale), ["Accept: image/png"])
    #expect(posted.status == 200 && posted.field("Content-Type") == "image/png")
    #expect(posted.field("Vary") == "Accept")
    #expect(size(posted.body) == numbers.map { $0 * scale })
    // The client's preference determines the response's form, regardless of scale.
    let preferred = ["Accept: image/png;q=0.5, image/svg+xml"]
    #expect(try client.post("/v1/layout", scaled(scale), preferred).text == svg)
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let outcome = try Program.run(
      ["solve", "--png", "--output", file.path, "-"], input: scaled(scale))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try Array(Data(contentsOf: file)) == posted.body)
    #expect(server.stop().status == 0)
  }

  @Test(.enabled(if: canDraw)) func `an address gives a picture that may be kept, and its faults`()
    throws
  {
    let server = try ServerProcess()
    let client = try server.connect()
    // {"views":[{"id":"a","width":40,"height":20}]}, as in the contract's example.
    let path = "/v1/picture/eJyrVirLTC0vVrKKrlbKTFGyUkpU0lEqz0wpyVCyMjHQUcpIzUzPKFGyMjKoja0FAEQ5Dfg"
    let drawn = try client.request("GET", path, ["Accept: image/png"])
    #expect(drawn.status == 200 && drawn.field("Content-Type") == "image/png", "\(drawn.text)")
    let tag = try #require(drawn.field("ETag"))
    let plain = try client.request("GET", path, ["Accept: image/svg+xml"])
    #expect(plain.field("ETag") != tag)
    let again = try client.request("GET", path, ["Accept: image/png", "If-None-Match: \(tag)"])
    #expect(again.status == 304 && again.body.isEmpty)
    let faulty = try client.request("GET", "/v1/picture/abc", ["Accept: image/png"])
    #expect(faulty.status == 400 && faulty.field("Content-Type") == "image/png")
    #expect(size(faulty.body).count == 2 && faulty.field("ETag") == nil)
    #expect(server.stop().status == 0)
  }

  @Test(.enabled(if: canDraw)) func `a limit of pixels is kept, and named past it`() throws {
    let file = try Program.run(["solve", "--svg", "-"], input: layout).output
    let numbers = ["width=\"", "height=\""].compactMap { name in
      file.split(separator: name).dropFirst().first.flatMap { Int($0.prefix { $0 != "\"" }) }
    }
    let pixels = numbers.reduce(1, *)
    for (limit, status) in [(pixels, 200), (pixels - 1, 422)] {
      let server = try ServerProcess(["--max-png-pixels", "\(limit)"])
      let client = try server.connect()
      let response = try client.post("/v1/layout", layout, ["Accept: image/png"])
      #expect(response.status == status)
      if status == 422 {
        #expect(response.text.contains("limit-exceeded"))
        #expect(response.text.contains("the limit is \(limit) pngPixels"))
        // An SVG document has no pixels.
        #expect(try client.post("/v1/layout", layout, ["Accept: image/svg+xml"]).status == 200)
      }
      #expect(server.stop().status == 0)
    }
  }

  @Test func `a side has as many pixels as libraries take`() throws {
    let wide = #"{"picture":{"scale":3},"views":[{"id":"a","width":11000,"height":2}]}"#
    let outcome = try Program.run(["solve", "--png", "-"], input: wide)
    #expect(outcome.status == 3 && outcome.output.contains("the limit of a side is 32767"))
  }

  @Test(.enabled(if: canDraw))
  func `a process gets no more memory than it may, and the next is drawn`()
    throws
  {
    let server = try ServerProcess(["--max-png-memory", "67108864"])
    let client = try server.connect()
    // The libraries take some 35 MB of it, and the texts of all views several times as much.
    let response = try client.post("/v1/layout", labelled(20_000), ["Accept: image/png"])
    #expect(response.status == 422 && response.text.contains("limit-exceeded"))
    #expect(response.text.contains("67108864 pngMemory"), "\(response.text)")
    #expect(try client.post("/v1/layout", layout, ["Accept: image/png"]).status == 200)
    #expect(server.stop().status == 0)
  }

  @Test(.enabled(if: canDraw)) func `pixels that have no room are refused before they are drawn`()
    throws
  {
    let document = #"<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1800"/>"#
    // Four bytes for each pixel at a scale of two, plus the libraries' needs.
    let memory = 4 * 3600 * 3600 + (40 << 20)
    for (memory, status) in [(memory, 0), (memory - 1, 83)] as [(Int, Int32)] {
      let outcome = try Program.run(["rasterize", "2", "\(memory)", "60"], input: document)
      #expect(outcome.status == status, "\(memory): \(outcome.errors)")
      #expect(outcome.output.isEmpty == (status != 0))
    }
  }

  @Test func `a process that draws ends with the one that started it`() throws {
    // A shell starts it and is replaced by it; it is killed while the process waits for its
    // document.
    let program = try Program.Running(
      ["rasterize", "1", "268435456", "60"],
      shell: #""$0" "$@" <&0 & echo "started $!" >&2; exec sleep 60"#)
    let line = try #require(program.line(holding: "started"))
    let id = try #require(line.split(separator: " ").last.flatMap { Int32($0) })
    func text(_ name: String) -> String {
      (try? String(contentsOfFile: "/proc/\(id)/\(name)", encoding: .utf8)) ?? ""
    }
    func holds(_ condition: () -> Bool) -> Bool {
      let end = ContinuousClock.now + .seconds(20)
      while !condition(), ContinuousClock.now < end { usleep(10_000) }
      return condition()
    }
    // It has set its limits by then, so its startup is complete.
    #expect(holds { text("limits").contains("268435456") })
    program.send(SIGKILL)
    let hasEnded = holds { text("status").isEmpty || text("status").contains("State:\tZ") }
    #expect(hasEnded, "the process \(id) still runs")
    if !hasEnded { kill(id, SIGKILL) }
  }

  @Test(.enabled(if: canDraw)) func `a drawing that takes too long ends with the request`() throws {
    // With the default limit, memory might run out before time does.
    let server = try ServerProcess(["--request-timeout", "1", "--max-png-memory", "2147483648"])
    let client = try server.connect()
    let start = ContinuousClock.now
    let response = try client.post("/v1/layout", labelled(90_000), ["Accept: image/png"])
    #expect(
      response.status == 503 && response.text.contains("time-limit-exceeded"),
      "\(response.status) \(response.text.prefix(300))")
    #expect(ContinuousClock.now - start < .seconds(15))
    #expect(try client.request("GET", "/healthz").status == 200)
    #expect(server.stop().status == 0)
  }

  @Test func `more pictures than may be drawn at a time are refused, to be asked for again`() throws
  {
    let server = try ServerProcess(["--max-png-processes", "0"])
    let response = try server.connect().post("/v1/layout", layout, ["Accept: image/png"])
    #expect(response.status == 503 && response.text.contains("overloaded"))
    #expect(response.field("Retry-After") != nil)
    #expect(server.stop().status == 0)
  }
}
