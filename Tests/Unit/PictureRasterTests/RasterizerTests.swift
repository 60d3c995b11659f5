import Foundation
import Synchronization
import Testing

@testable import PictureRaster

/// The handling of the drawing process, with shell scripts in its place.
@Suite struct RasterizerTests: Sendable {
  private let document = Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)
  private var always: Rasterizer.Work { Rasterizer.Work(isOver: { false }) }
  /// Octal escapes of the first and the last eight bytes of a PNG file.
  private let png =
    #"printf '\211PNG\r\n\032\n'; cat; printf 'IEND\256B\140\202'"#

  private func rasterizer(_ script: String, processes: Int = 4) -> Rasterizer {
    var limits = Rasterizer.Limits()
    limits.processes = processes
    return Rasterizer(command: ["/bin/sh", "-c", script, "sh"], limits: limits)
  }

  private func error(_ script: String, limit: Int = 1 << 20) -> RasterError? {
    do throws(RasterError) {
      _ = try rasterizer(script).png(of: document, scale: 1, limit: limit, for: always)
      return nil
    } catch {
      return error
    }
  }

  @Test func `the process gets the document, the scale and its limits, and gives the picture`()
    throws
  {
    let echo = #"printf '\211PNG\r\n\032\n'; cat; echo "$@"; printf 'IEND\256B\140\202'"#
    let file = try rasterizer(echo).png(of: document, scale: 3, limit: 1 << 20, for: always)
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.contains("<svg xmlns") && text.contains("3 268435456 60"))
  }

  @Test func `a document of many megabytes goes through, in both directions`() throws {
    let long = [UInt8](repeating: 0x20, count: 9_000_000)
    let file = try rasterizer(png).png(of: long, scale: 1, limit: 1 << 24, for: always)
    #expect(file.count == long.count + 16)
  }

  @Test func `a process that reads nothing is no reason to wait or to end`() {
    let long = [UInt8](repeating: 0x20, count: 9_000_000)
    #expect(throws: RasterError.failed("the process ended with status 7")) {
      try rasterizer("exit 7").png(of: long, scale: 1, limit: 1 << 20, for: always)
    }
  }

  @Test func `each way in which a process ends has its error`() {
    #expect(error("exit 82; ") == .refused(""))
    #expect(error("echo too deep; exit 82") == .refused("too deep\n"))
    #expect(error("exit 83") == .tooMuchMemory(limit: 256 << 20))
    for signal in ["ABRT", "SEGV", "TRAP", "BUS", "ILL"] {
      #expect(error("kill -s \(signal) $$") == .tooMuchMemory(limit: 256 << 20), "\(signal)")
    }
    #expect(error("kill -s XCPU $$") == .stopped)
    #expect(error("kill -s KILL $$") == .failed("the process ended by signal 9"))
    #expect(error("exit 0") == .failed("the process wrote no complete picture"))
    #expect(
      error(#"printf '\211PNG\r\n\032\n'"#) == .failed("the process wrote no complete picture"))
    #expect(error("cat", limit: document.count - 1) == .tooLong)
  }

  @Test func `a program that is not there is an error`() {
    let rasterizer = Rasterizer(command: ["/nowhere/trellis"])
    #expect(throws: RasterError.failed("no process: No such file or directory")) {
      try rasterizer.png(of: document, scale: 1, limit: 1 << 20, for: always)
    }
    #expect(rasterizer.isAvailable)
  }

  @Test func `without the library nothing is tried again`() throws {
    let rasterizer = rasterizer("exit 81")
    #expect(rasterizer.isAvailable)
    #expect(throws: RasterError.unavailable) {
      try rasterizer.png(of: document, scale: 1, limit: 1 << 20, for: always)
    }
    #expect(!rasterizer.isAvailable)
    #expect(throws: RasterError.unavailable) {
      try rasterizer.png(of: document, scale: 1, limit: 1 << 20, for: always)
    }
  }

  @Test func `work that is over ends the process`() throws {
    let start = ContinuousClock.now
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let end = start + .milliseconds(300)
    #expect(throws: RasterError.stopped) {
      try rasterizer("echo $$ >\(file.path); exec sleep 30").png(
        of: document, scale: 1, limit: 1 << 20,
        for: Rasterizer.Work(isOver: { ContinuousClock.now > end }))
    }
    #expect(ContinuousClock.now - start < .seconds(10))
    let text = try String(contentsOf: file, encoding: .utf8)
    let id = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(id, 0) != 0, "the process \(id) still runs")
  }

  @Test func `processor time of the process is counted`() throws {
    let total = Atomic<UInt64>(0)
    let script = "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; \(png)"
    _ = try rasterizer(script).png(
      of: document, scale: 1, limit: 1 << 20,
      for: Rasterizer.Work(isOver: { false }) { total.add($0, ordering: .relaxed) })
    let nanoseconds = total.load(ordering: .relaxed)
    #expect(nanoseconds > 10_000_000)
  }

  @Test func `the memory of processes is reserved while they run, and limits how many run`() throws
  {
    let held = Atomic<Int>(0)
    let most = Atomic<Int>(0)
    var limits = Rasterizer.Limits()
    limits.memory = 100
    limits.totalMemory = 250
    let budget = Rasterizer.MemoryBudget(
      reserve: { bytes in
        let now = held.add(bytes, ordering: .relaxed).newValue
        most.max(now, ordering: .relaxed)
        return true
      }, giveBack: { held.subtract($0, ordering: .relaxed) })
    let two = Rasterizer(
      command: ["/bin/sh", "-c", "sleep 0.1; \(png)", "sh"], limits: limits, budget: budget)
    DispatchQueue.concurrentPerform(iterations: 6) { client in
      let work = Rasterizer.Work(client: UInt64(client), isOver: { false })
      _ = try? two.png(of: document, scale: 1, limit: 1 << 20, for: work)
    }
    let (left, peak) = (held.load(ordering: .relaxed), most.load(ordering: .relaxed))
    #expect(left == 0 && peak > 0 && peak <= 200)
    let none = Rasterizer(
      command: ["/bin/sh", "-c", png, "sh"], limits: limits,
      budget: Rasterizer.MemoryBudget(reserve: { _ in false }))
    #expect(throws: RasterError.failed("there is no memory left for it")) {
      try none.png(of: document, scale: 1, limit: 1 << 20, for: always)
    }
  }

  @Test func `one more picture than may be drawn at a time is refused`() throws {
    let rasterizer = rasterizer(png, processes: 0)
    #expect(throws: RasterError.tooMany(limit: 0)) {
      try rasterizer.png(of: document, scale: 1, limit: 1 << 20, for: always)
    }
    let one = self.rasterizer("sleep 0.5; \(png)", processes: 1)
    let isRefused = Atomic<Bool>(false)
    // A second picture is requested while the first is drawn.
    _ = try one.png(
      of: document, scale: 1, limit: 1 << 20,
      for: Rasterizer.Work(isOver: {
        do throws(RasterError) {
          _ = try one.png(of: document, scale: 1, limit: 1 << 20, for: always)
        } catch {
          if error == .tooMany(limit: 1) { isRefused.store(true, ordering: .relaxed) }
        }
        return false
      }))
    let wasRefused = isRefused.load(ordering: .relaxed)
    #expect(wasRefused)
    // Another client waits for its turn and gets the next one.
    let other = Atomic<Bool>(false)
    DispatchQueue.global().async {
      let work = Rasterizer.Work(client: 2, isOver: { false })
      let file = try? one.png(of: document, scale: 1, limit: 1 << 20, for: work)
      other.store(file != nil, ordering: .relaxed)
    }
    while !other.load(ordering: .relaxed) { usleep(1_000) }
    // A slot is free again.
    _ = try one.png(of: document, scale: 1, limit: 1 << 20, for: always)
  }
}
