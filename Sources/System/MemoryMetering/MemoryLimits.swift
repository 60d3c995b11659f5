/// The memory limits of the process and of one request, in bytes.
public struct MemoryLimits: Hashable, Sendable {
  /// The limit of the process.
  public var process: Int
  /// The limit of one request, including its body.
  public var request: Int

  /// The maximum of a request's default limit.
  private static let mostForRequest = 1 << 30
  private static let mostForLoopShare = 64 << 20
  /// Bytes reserved for the program itself, for stacks and for allocations between two checks.
  private static let leastHeadroom = 48 << 20
  /// The smallest process limit with which requests still succeed.
  static let leastForProcess = 16 << 20
  /// The address space that a thread maps besides its requests: its stack and a glibc arena.
  private static let threadBytes = 16 << 20
  private static let arenaBytes = 64 << 20

  /// The number of glibc arenas under an address space limit. Fewer arenas save address space, but
  /// a loop waits while another thread of its arena maps memory.
  private static func arenas(in addressSpace: Int) -> Int {
    max(2, min(8, addressSpace / (5 * arenaBytes)))
  }

  /// Makes the limits from configured values and the system's memory.
  ///
  /// - Parameters:
  ///   - process: the configured limit of the process, capped at the system's memory; 0 for three
  ///     quarters of that memory.
  ///   - request: the configured limit of a request, capped at the limit of the process; 0 for a
  ///     quarter of the latter, but at most 1 GiB.
  ///   - threads: the number of threads that the process will have.
  public init(process: Int = 0, request: Int = 0, threads: Int) {
    self.init(
      process: process, request: request, system: SystemMemory.bytes,
      addressSpace: SystemMemory.addressSpace, threads: threads)
  }

  init(process: Int, request: Int, system: Int, addressSpace: Int?, threads: Int) {
    // Half of the address space stays free: when it runs out, stacks and the allocator's own
    // mappings fail as well.
    let mappable = addressSpace.map {
      max(($0 - threads * Self.threadBytes - Self.arenas(in: $0) * Self.arenaBytes) / 2, 0)
    }
    let usual = system - max(system / 4, Self.leastHeadroom)
    let wanted = min(process > 0 ? min(process, system) : usual, mappable ?? .max)
    self.process = process > 0 ? max(wanted, 1) : max(wanted, Self.leastForProcess)
    self.request =
      request > 0
      ? min(request, self.process) : min(self.process / 4, Self.mostForRequest)
  }

  /// The limit in bytes of a request on an event loop. Above it, the request is restarted on the
  /// work queue.
  public var loopShare: Int { min(request, process / 32, Self.mostForLoopShare) }

  /// Enforces the limits: sets the meter's limit, and tunes the allocator to return freed memory.
  public func apply() {
    MemoryMeter.setProcessLimit(process)
    MemoryMeter.tuneAllocator(arenas: SystemMemory.addressSpace.map(Self.arenas) ?? 0)
  }
}
