internal import CAllocationMeter
internal import Synchronization

/// Heap accounting for the process and for the request of the calling thread.
///
/// A program that links `CAllocationHooks` counts every allocation, including those of Swift's
/// runtime and of C libraries. In any other program the counts stay 0 and no limit applies.
///
/// ```swift
/// MemoryMeter.begin(limit: 1 << 30, held: body.count)
/// defer { MemoryMeter.end() }
/// let solution = solve(body, isCancelled: { MemoryMeter.excess != nil })
/// ```
public enum MemoryMeter {
  /// The limit that a request has exceeded.
  public enum Excess: Sendable {
    /// The limit of the request.
    case request
    /// The limit of the process, while this request holds more than its fair share; or the system
    /// refuses memory.
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
  ///   - limit: the maximum number of bytes that it may hold.
  ///   - held: the bytes already allocated for it, such as its body's.
  public static func begin(limit: Int, held: Int) {
    allocation_meter_begin(Int64(limit), Int64(held))
  }

  /// Ends the request of the calling thread.
  ///
  /// - Parameter onThreadThatMayEnd: whether the thread may end, so that its unsettled count must
  ///   be added to the process's total now.
  public static func end(onThreadThatMayEnd: Bool = false) {
    allocation_meter_end()
    if onThreadThatMayEnd { allocation_meter_settle() }
  }

  /// The limit that the calling thread's request has exceeded; nil if there is none.
  ///
  /// Once exceeded, a limit stays exceeded until the request ends.
  ///
  /// - Complexity: O(1); a few loads and comparisons.
  @inline(__always)
  public static var excess: Excess? { Excess(allocation_meter_poll()) }

  /// The exceeded limit found so far in the request, without a new check.
  public static var foundExcess: Excess? { Excess(allocation_meter_found()) }

  /// Whether the calling thread's request may allocate a number of bytes; always true without a
  /// request.
  ///
  /// Call it before a large allocation. A request that may not allocate must end.
  public static func mayAllocate(_ bytes: Int) -> Bool {
    allocation_meter_ask(Int64(clamping: bytes)) == 0
  }

  /// The bytes that the calling thread's request may still allocate; `Int.max` without a request.
  public static var bytesLeft: Int { Int(allocation_meter_left()) }

  /// Whether the system can map a number of bytes at once.
  public static func isAvailable(_ bytes: Int) -> Bool {
    allocation_meter_is_available(Int64(bytes)) != 0
  }

  // MARK: The process

  /// The size of the heap in bytes: the larger of the counted and the resident bytes, since the
  /// allocator retains freed memory.
  ///
  /// Each thread may have up to 256 KiB that are not included yet.
  public static var usedBytes: Int { Int(allocation_meter_used()) }

  /// The bytes allocated and not freed.
  public static var countedBytes: Int { Int(allocation_meter_counted()) }

  /// The peak of bytes held by one request so far.
  public static var largestRequestBytes: Int { Int(allocation_meter_largest_request()) }

  /// The number of allocations that the system has refused.
  public static var refusedAllocations: Int { Int(allocation_meter_refusals()) }

  /// Whether large requests may begin: the process holds less than seven eighths of its limit.
  public static var hasRoom: Bool { allocation_meter_pressure_level() == 0 }

  /// Whether small requests may begin: the process is below its limit.
  public static var hasRoomForSmall: Bool {
    hasRoom || allocation_meter_is_past_limit() == 0
  }

  /// Whether the process exceeds its limit, or the system has just refused memory.
  public static var isFull: Bool { allocation_meter_pressure_level() == 2 }

  /// Sets the limit of the process in bytes.
  ///
  /// Above seven eighths of the limit, requests that hold more than a sixteenth of it end. Above
  /// the limit, those that hold more than a 256th end.
  public static func setProcessLimit(_ bytes: Int) {
    allocation_meter_limit(Int64(bytes / 8 * 7), Int64(bytes), Int64(bytes / 16))
    _ = allocation_meter_refill()
  }

  /// The limit of the process in bytes; `Int.max` without one.
  public static var processLimit: Int { Int(allocation_meter_process_limit()) }

  /// Counts bytes that a child process may take, until ``giveBack(_:)``.
  ///
  /// - Returns: Whether there is room for them below seven eighths of the process's limit; if not,
  ///   they are not counted.
  public static func reserve(_ bytes: Int) -> Bool { allocation_meter_reserve(Int64(bytes)) != 0 }

  /// Stops counting reserved bytes.
  public static func giveBack(_ bytes: Int) { _ = allocation_meter_reserve(-Int64(bytes)) }

  /// Measures resident memory, at most every 200 ms, and releases free memory under pressure.
  ///
  /// Resident memory includes freed memory that the allocator retains. Call it periodically, from
  /// any thread.
  ///
  /// - Parameter now: milliseconds of a monotonic clock that all callers share.
  public static func observe(now: UInt64) {
    let last = observed.load(ordering: .relaxed)
    let counted = allocation_meter_counted()
    guard isActive, now >= last + observationInterval,
      observed.compareExchange(expected: last, desired: now, ordering: .relaxed).exchanged,
      let resident = SystemMemory.residentBytes
    else { return }
    allocation_meter_resident(Int64(resident), counted)
    _ = allocation_meter_refill()
    if !hasRoom {
      MemoryPressure.tell()
      releaseFreeMemory()
    }
  }

  /// Returns free memory retained by the allocator to the system. After large work it can be a
  /// gigabyte.
  ///
  /// It takes some milliseconds, so call it only after long work. It runs on the thread of
  /// ``reclaim()`` if there is one, otherwise on the calling thread.
  public static func releaseFreeMemory() {
    if allocation_meter_ask_for_trim() == 0 { allocation_meter_trim() }
  }

  // MARK: Deferred freeing

  /// Frees the blocks that other threads hand over; never returns. Call it once, on a dedicated
  /// thread.
  public static func reclaim() { allocation_meter_reclaim() }

  /// Makes the calling thread hand over large blocks to ``reclaim()`` instead of freeing them.
  ///
  /// Freeing ten megabytes takes the system some milliseconds. Without a reclaiming thread the
  /// calling thread frees them.
  public static func handOverLargeBlocks() { allocation_meter_begin_handing_over() }

  /// Tunes the allocator to return freed memory to the system.
  static func tuneAllocator(arenas: Int) {
    if isActive { allocation_meter_tune(Int32(clamping: arenas)) }
  }

  private static let observed = Atomic<UInt64>(0)
  /// Milliseconds.
  private static let observationInterval: UInt64 = 200
}
