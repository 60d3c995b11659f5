internal import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(ucrt)
  import ucrt
#endif

/// Draws SVG documents as PNG, each in a short-lived process of its own.
///
/// The libraries that draw keep memory, have caches and end their process when memory runs out. So
/// they are loaded where that harms nobody, and the service itself stays as small as it is.
public final class Rasterizer: Sendable {
  /// What the process of a picture may use.
  public struct Limits: Hashable, Sendable {
    /// Bytes of memory.
    public var memory = 256 << 20
    /// Seconds of processor time.
    public var seconds = 60
    /// Pictures drawn at a time.
    public var processes = 4

    /// Makes the default limits.
    public init() {}
  }

  /// The work on a request, of which drawing is a part.
  public struct Work {
    /// Whether drawing has to stop.
    let isOver: () -> Bool
    /// Receives the processor time that was used, in nanoseconds, at intervals.
    let count: (UInt64) -> Void

    /// Describes the work on a request.
    public init(isOver: @escaping () -> Bool, count: @escaping (UInt64) -> Void = { _ in }) {
      self.isOver = isOver
      self.count = count
    }
  }

  private let command: [String]
  private let limits: Limits
  private let running = Atomic<Int>(0)
  private let isMissing = Atomic<Bool>(false)

  /// Makes a rasterizer.
  ///
  /// - Parameters:
  ///   - command: A program and its first arguments, which hands what follows to
  ///     ``RasterWorker``: the scale, the bytes of memory and the seconds of processor time.
  ///   - limits: What each process may use.
  public init(command: [String], limits: Limits = Limits()) {
    self.command = command
    self.limits = limits
  }

  /// Whether pictures may be drawn: false once the library was found missing.
  public var isAvailable: Bool { !isMissing.load(ordering: .relaxed) }

  /// Draws a document. It blocks the calling thread.
  ///
  /// - Parameters:
  ///   - document: An SVG document in UTF-8.
  ///   - scale: The pixels to a unit of the document.
  ///   - limit: The most bytes of the picture.
  ///   - work: The work on the request, asked every few milliseconds.
  /// - Returns: A PNG file.
  /// - Throws: ``RasterError``.
  public func png(
    of document: [UInt8], scale: Int, limit: Int, for work: Work
  ) throws(RasterError) -> [UInt8] {
    guard isAvailable else { throw .unavailable }
    let before = running.add(1, ordering: .relaxed).oldValue
    defer { running.subtract(1, ordering: .relaxed) }
    guard before < limits.processes else { throw .tooMany(limit: limits.processes) }
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
      // An allocation that fails ends the process of such libraries, each in its own way.
      throw .tooMuchMemory(limit: limits.memory)
    case .signaled(SIGXCPU):
      throw .stopped
    case .exited(let status):
      throw .failed("the process ended with status \(status)")
    case .signaled(let signal):
      throw .failed("the process ended by signal \(signal)")
    }
  }

  /// Whether a file begins and ends as PNG does.
  private static func isComplete(_ file: [UInt8]) -> Bool {
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let end: [UInt8] = [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    return file.starts(with: start) && file.suffix(end.count).elementsEqual(end)
  }
}
