internal import Synchronization

import Libc

/// Renders SVG documents as PNG, each in its own short-lived process.
///
/// The rendering libraries retain memory, keep caches and abort when memory runs out. Loading them
/// in a separate process protects the service and keeps it small.
public final class Rasterizer: Sendable {
  /// The resources that a rendering process may use.
  public struct Limits: Hashable, Sendable {
    /// Bytes of memory.
    public var memory = 256 << 20
    /// Bytes of memory of all processes together. It limits how many run, and if it is less than
    /// `memory`, also how much one may use.
    public var totalMemory = Int.max
    /// Seconds of processor time.
    public var seconds = 60
    /// Pictures rendered at once.
    public var processes = 4

    /// Makes the default limits.
    public init() {}
  }

  /// The request that a picture is rendered for.
  public struct Work {
    /// Whether rendering has to stop.
    let isOver: () -> Bool
    /// Receives the processor time used, in nanoseconds, at intervals.
    let count: (UInt64) -> Void
    /// The client that sent the request.
    let client: UInt64

    /// Describes a request.
    ///
    /// - Parameters:
    ///   - client: A key of the client that sent it.
    ///   - isOver: Whether rendering has to stop.
    ///   - count: Receives the processor time used, in nanoseconds, at intervals. Waiting for a
    ///     slot counts as well, since it occupies a thread.
    public init(
      client: UInt64 = 0, isOver: @escaping () -> Bool,
      count: @escaping (UInt64) -> Void = { _ in }
    ) {
      self.client = client
      self.isOver = isOver
      self.count = count
    }
  }

  private let command: [String]
  private let limits: Limits
  private let budget: MemoryBudget
  private let slots: PictureSlots
  private let isMissing = Atomic<Bool>(false)

  /// Makes a rasterizer.
  ///
  /// - Parameters:
  ///   - command: A program and its first arguments. It passes the remaining ones to
  ///     ``RasterWorker``: the scale, the bytes of memory and the seconds of processor time.
  ///   - limits: The limits of each process.
  ///   - budget: The budget that the memory of processes counts against.
  public init(
    command: [String], limits: Limits = Limits(), budget: MemoryBudget = MemoryBudget()
  ) {
    var limits = limits
    limits.memory = max(1, min(limits.memory, limits.totalMemory))
    limits.processes = min(limits.processes, max(1, limits.totalMemory / limits.memory))
    self.command = command
    self.limits = limits
    self.budget = budget
    slots = PictureSlots(places: limits.processes)
  }

  /// A memory budget from which processes reserve a part while they run.
  public struct MemoryBudget: Sendable {
    let reserve: @Sendable (Int) -> Bool
    let giveBack: @Sendable (Int) -> Void

    /// Makes a budget.
    ///
    /// - Parameters:
    ///   - reserve: Reserves bytes, and returns whether there was room for them.
    ///   - giveBack: Releases reserved bytes.
    public init(
      reserve: @escaping @Sendable (Int) -> Bool = { _ in true },
      giveBack: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
      self.reserve = reserve
      self.giveBack = giveBack
    }
  }

  /// Whether pictures can be rendered; false once the library was found missing.
  public var isAvailable: Bool { !isMissing.load(ordering: .relaxed) }

  /// Renders a document. It blocks the calling thread.
  ///
  /// - Parameters:
  ///   - document: An SVG document in UTF-8.
  ///   - scale: The number of pixels per unit of the document.
  ///   - limit: The maximum size of the picture in bytes.
  ///   - work: The request, polled every few milliseconds.
  /// - Returns: A PNG file.
  /// - Throws: ``RasterError``.
  public func png(
    of document: [UInt8], scale: Int, limit: Int, for work: Work
  ) throws(RasterError) -> [UInt8] {
    guard isAvailable else { throw .unavailable }
    try takePlace(for: work)
    defer { slots.giveBack(of: work.client) }
    guard budget.reserve(limits.memory) else { throw .failed("there is no memory left for it") }
    defer { budget.giveBack(limits.memory) }
    let arguments = [scale, limits.memory, limits.seconds].map { String($0) }
    var process = try RasterProcess(command + arguments)
    let output = try process.exchange(document, limit: limit, for: work)
    switch try process.outcome() {
    case .exited(RasterOutcome.done.rawValue), .unknown:
      guard Self.isComplete(output) else { throw .failed("the process wrote no complete picture") }
      return output
    case .exited(RasterOutcome.unavailable.rawValue):
      isMissing.store(true, ordering: .relaxed)
      throw .unavailable
    case .exited(RasterOutcome.refused.rawValue):
      throw .refused(String(decoding: output.prefix(500), as: UTF8.self))
    case .exited(RasterOutcome.outOfMemory.rawValue), .signaled(SIGABRT), .signaled(SIGTRAP),
      .signaled(SIGSEGV), .signaled(SIGBUS), .signaled(SIGILL):
      // A failed allocation ends the process of such libraries, each in its own way.
      throw .tooMuchMemory(limit: limits.memory)
    case .signaled(SIGXCPU):
      throw .stopped
    case .exited(let status):
      throw .failed("the process ended with status \(status)")
    case .signaled(let signal):
      throw .failed("the process ended by signal \(signal)")
    }
  }

  /// Waits for a slot for as long as the request may.
  private func takePlace(for work: Work) throws(RasterError) {
    switch slots.ask(for: work.client) {
    case .taken:
      return
    case .refused:
      throw .tooMany(limit: limits.processes)
    case .waits(let ticket):
      while !slots.isTaken(ticket) {
        usleep(Self.waitInterval)
        work.count(UInt64(Self.waitInterval) * 1000)
        if work.isOver() {
          slots.leave(ticket)
          throw .stopped
        }
      }
    }
  }

  /// The microseconds between two checks for a free slot.
  private static let waitInterval: UInt32 = 2_000

  /// Whether a file begins and ends like a PNG file.
  private static func isComplete(_ file: [UInt8]) -> Bool {
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let end: [UInt8] = [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    return file.starts(with: start) && file.suffix(end.count).elementsEqual(end)
  }
}
