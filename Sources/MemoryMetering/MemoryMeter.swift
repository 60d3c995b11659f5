internal import CAllocationMeter
internal import Synchronization

/// The bytes of heap that this process holds, and those that the request of the calling thread has
/// allocated.
///
/// A program that links `CAllocationHooks` counts every allocation, whoever makes it: Swift's
/// runtime, this package or a C library. In any other program nothing is counted and nothing is
/// ever exceeded.
///
/// ```swift
/// MemoryMeter.begin(limit: 1 << 30, held: body.count)
/// defer { MemoryMeter.end() }
/// let solution = solve(body, isCancelled: { MemoryMeter.excess != nil })
/// ```
public enum MemoryMeter {
  /// Which limit ends a request.
  public enum Excess: Sendable {
    /// The request's own.
    case request
    /// The process's, of which this request holds more than its part; or the system refuses memory.
    case process

    @inline(__always)
    init?(_ verdict: Int32) {
      switch verdict {
      case 0: return nil
      case 1: self = .request
      default: self = .process
      }
    }
  }

  /// Whether allocations are counted.
  public static var isActive: Bool { allocation_meter_is_active() != 0 }

  // MARK: The request of the calling thread

  /// Begins a request on the calling thread.
  ///
  /// - Parameters:
  ///   - limit: bytes that it may hold.
  ///   - held: bytes that were allocated for it before, such as its body's.
  public static func begin(limit: Int, held: Int) {
    allocation_meter_begin(Int64(limit), Int64(held))
  }

  /// Ends the request of the calling thread.
  ///
  /// - Parameter onThreadThatMayEnd: whether what the thread counted for itself is lost if it is
  ///   not counted for the process now.
  public static func end(onThreadThatMayEnd: Bool = false) {
    allocation_meter_end()
    if onThreadThatMayEnd { allocation_meter_settle() }
  }

  /// Why the request of the calling thread has to end; nil where it need not, or where there is
  /// none.
  ///
  /// A limit that was exceeded once stays so until the end of the request.
  ///
  /// - Complexity: O(1); some loads and comparisons.
  @inline(__always)
  public static var excess: Excess? { Excess(allocation_meter_poll()) }

  /// What ``excess`` has found since the request began.
  public static var foundExcess: Excess? { Excess(allocation_meter_found()) }

  /// Whether the request of the calling thread may allocate so many bytes more; always where there
  /// is none.
  ///
  /// Ask before a large allocation. A request that may not allocate has to end.
  public static func mayAllocate(_ bytes: Int) -> Bool {
    allocation_meter_ask(Int64(clamping: bytes)) == 0
  }

  /// The bytes that the request of the calling thread may still allocate; `Int.max` where there is
  /// none.
  public static var bytesLeft: Int { Int(allocation_meter_left()) }

  /// Whether the system would give so many bytes at once.
  public static func isAvailable(_ bytes: Int) -> Bool {
    allocation_meter_is_available(Int64(bytes)) != 0
  }

  // MARK: The process

  /// The bytes of the heap, by count or by what is resident, whichever is more: an allocator keeps
  /// some of what is freed.
  ///
  /// Each thread may count up to 256 KB for itself before they are in here.
  public static var usedBytes: Int { Int(allocation_meter_used()) }

  /// The bytes that are allocated and not freed.
  public static var countedBytes: Int { Int(allocation_meter_counted()) }

  /// The largest number of bytes that one request has held so far.
  public static var largestRequestBytes: Int { Int(allocation_meter_largest_request()) }

  /// How often the system has refused memory.
  public static var refusedAllocations: Int { Int(allocation_meter_refusals()) }

  /// Whether large requests may begin: the process holds less than seven eighths of its limit.
  public static var hasRoom: Bool { allocation_meter_pressure_level() == 0 }

  /// Whether small requests may begin: the process does not hold all that it may.
  public static var hasRoomForSmall: Bool {
    hasRoom || allocation_meter_is_past_limit() == 0
  }

  /// Whether the process holds all that it may, or the system has just refused memory.
  public static var isFull: Bool { allocation_meter_pressure_level() == 2 }

  /// Sets the bytes that the process may hold.
  ///
  /// Past seven eighths of them, requests end that hold more than a sixteenth; past all of them,
  /// all that hold more than a 256th.
  public static func setProcessLimit(_ bytes: Int) {
    allocation_meter_limit(Int64(bytes / 8 * 7), Int64(bytes), Int64(bytes / 16))
    _ = allocation_meter_refill()
  }

  /// Looks at what is resident, which includes what the allocator keeps of freed memory, and has
  /// that given back where the process holds much. To be called now and then, from any thread.
  ///
  /// - Parameter now: milliseconds of a clock that all callers share.
  public static func observe(now: UInt64) {
    let last = observed.load(ordering: .relaxed)
    let counted = allocation_meter_counted()
    guard isActive, now >= last + observationInterval,
      observed.compareExchange(expected: last, desired: now, ordering: .relaxed).exchanged,
      let resident = SystemMemory.residentBytes
    else { return }
    allocation_meter_resident(Int64(resident), counted)
    _ = allocation_meter_refill()
    if !hasRoom { releaseFreeMemory() }
  }

  /// Gives the system back what the allocator keeps of freed memory: after large work that can be a
  /// gigabyte, which nothing would need again.
  ///
  /// It takes some milliseconds, so it is for after work that took long. A thread that calls
  /// ``reclaim()`` does it, if there is one; else the calling thread.
  public static func releaseFreeMemory() {
    if allocation_meter_ask_for_trim() == 0 { allocation_meter_trim() }
  }

  // MARK: Freeing elsewhere

  /// Frees what other threads hand over; never returns. Call it once, on a thread of its own.
  public static func reclaim() { allocation_meter_reclaim() }

  /// Has the calling thread hand large blocks over to ``reclaim()`` instead of freeing them: the
  /// system takes some milliseconds for ten megabytes. Without such a thread it frees them itself.
  public static func handOverLargeBlocks() { allocation_meter_begin_handing_over() }

  /// Makes the allocator give freed memory back to the system.
  static func tuneAllocator(arenas: Int) {
    if isActive { allocation_meter_tune(Int32(clamping: arenas)) }
  }

  private static let observed = Atomic<UInt64>(0)
  /// Milliseconds.
  private static let observationInterval: UInt64 = 200
}
