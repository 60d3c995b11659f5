/// The bytes that the process and one request may hold.
public struct MemoryLimits: Hashable, Sendable {
  /// What the process may hold.
  public var process: Int
  /// What one request may hold, its body included.
  public var request: Int

  /// The most that one request may hold unless it is set.
  private static let mostForRequest = 1 << 30
  private static let mostForLoopShare = 64 << 20
  /// Bytes reserved for the program itself, for stacks and for work between two checks.
  private static let leastHeadroom = 48 << 20
  /// The smallest process limit with which requests still succeed.
  static let leastForProcess = 16 << 20
  /// What a thread maps besides its requests: a stack, and the address space of an arena of
  /// glibc's.
  private static let threadBytes = 16 << 20
  private static let arenaBytes = 64 << 20

  /// The arenas of glibc's that threads share where address space is limited: a loop waits while
  /// another thread of its arena maps memory.
  private static func arenas(in addressSpace: Int) -> Int {
    max(2, min(8, addressSpace / (5 * arenaBytes)))
  }

  /// Makes the limits from what was asked for and what the system has.
  ///
  /// - Parameters:
  ///   - process: what the process was set to hold, of which what the system has is the most; 0 for
  ///     three quarters of that.
  ///   - request: what a request was set to hold; 0 for a quarter of the process's limit, but no
  ///     more than 1 GiB. It is never more than the process's limit.
  ///   - threads: how many threads the process is going to have.
  public init(process: Int = 0, request: Int = 0, threads: Int) {
    self.init(
      process: process, request: request, system: SystemMemory.bytes,
      addressSpace: SystemMemory.addressSpace, threads: threads)
  }

  init(process: Int, request: Int, system: Int, addressSpace: Int?, threads: Int) {
    // Address space runs out for everybody at once, and for stacks and what the allocator keeps as
    // well.
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

  /// The bytes that a request may hold on an event loop; with more it is restarted on the work
  /// queue.
  public var loopShare: Int { min(request, process / 32, Self.mostForLoopShare) }

  /// Enforces the limits: sets the meter, and has the allocator give freed memory back.
  public func apply() {
    MemoryMeter.setProcessLimit(process)
    MemoryMeter.tuneAllocator(arenas: SystemMemory.addressSpace.map(Self.arenas) ?? 0)
  }
}
