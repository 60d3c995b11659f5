#ifndef TRELLIS_ALLOCATION_METER_H
#define TRELLIS_ALLOCATION_METER_H

#include <stddef.h>
#include <stdint.h>

// Heap accounting for the process and for the request of each thread. The malloc replacements in CAllocationHooks
// report the allocations. In a program without them, every count stays 0.

/// The reason why a thread's request must end.
enum allocation_meter_verdict {
  allocation_meter_fine = 0,
  allocation_meter_request_exceeded = 1,
  allocation_meter_process_exceeded = 2,
};

/// The memory pressure of the process.
enum allocation_meter_pressure {
  allocation_meter_relaxed = 0,
  /// Requests that hold more than the fair share must end.
  allocation_meter_tight = 1,
  /// Requests that hold more than a sixteenth of the fair share must end.
  allocation_meter_full = 2,
};

/// The counters of one thread, in bytes.
typedef struct {
  /// Bytes allocated minus bytes freed by this thread.
  int64_t net;
  /// The part of `net` that the process's total includes.
  int64_t settled;
  /// `net` at the start of the request, less the bytes already held for it.
  int64_t base;
  /// The limit of the request; INT64_MAX without a request.
  int64_t limit;
  int64_t peak;
  int32_t verdict;
  /// Whether large blocks are freed by the reclaiming thread.
  int32_t hands_over;
} allocation_meter_thread;

extern __thread allocation_meter_thread allocation_meter_here
    __attribute__((tls_model("initial-exec")));

/// The current pressure. Every poll reads it, so it is written only when it changes.
extern int32_t allocation_meter_pressure_now;
extern int64_t allocation_meter_fair_part;

/// The bytes that a thread accumulates before it adds them to the process's total.
enum { allocation_meter_batch = 256 * 1024 };

/// Adds the calling thread's unsettled bytes to the process's total.
void allocation_meter_settle(void);

/// Adds bytes, negative when freed, to the calling thread's count.
static inline void allocation_meter_count(int64_t bytes) {
  int64_t net = allocation_meter_here.net + bytes;
  allocation_meter_here.net = net;
  int64_t open = net - allocation_meter_here.settled + allocation_meter_batch;
  if (__builtin_expect((uint64_t)open > 2 * (uint64_t)allocation_meter_batch, 0)) {
    allocation_meter_settle();
  }
}

/// Begins a request on the calling thread, for which `held` bytes are already allocated.
void allocation_meter_begin(int64_t limit, int64_t held);
void allocation_meter_end(void);

/// The verdict on the calling thread's request. A verdict other than fine persists until the request ends.
static inline int32_t allocation_meter_poll(void) {
  allocation_meter_thread *here = &allocation_meter_here;
  if (here->verdict != allocation_meter_fine || here->limit == INT64_MAX) return here->verdict;
  int64_t held = here->net - here->base;
  if (held > here->limit) return here->verdict = allocation_meter_request_exceeded;
  int32_t pressure = __atomic_load_n(&allocation_meter_pressure_now, __ATOMIC_RELAXED);
  if (__builtin_expect(pressure != allocation_meter_relaxed, 0)) {
    int64_t part = __atomic_load_n(&allocation_meter_fair_part, __ATOMIC_RELAXED);
    if (held > (pressure == allocation_meter_full ? part / 16 : part)) {
      return here->verdict = allocation_meter_process_exceeded;
    }
  }
  return allocation_meter_fine;
}

/// The last verdict of `allocation_meter_poll`, without a new check.
static inline int32_t allocation_meter_found(void) { return allocation_meter_here.verdict; }

/// The verdict if the thread's request allocated `bytes` more. From a megabyte, it also tests whether the system can
/// map them.
int32_t allocation_meter_ask(int64_t bytes);

/// Whether the system can map `bytes` at once. Sizes below a megabyte are not tested.
int allocation_meter_is_available(int64_t bytes);

/// The bytes that the thread's request may still allocate; INT64_MAX without a request.
int64_t allocation_meter_left(void);

/// Sets the process's limits. Above `tight`, large requests end; above `full`, all but small ones.
void allocation_meter_limit(int64_t tight, int64_t full, int64_t fair_part);

/// The limit of the process, `full`.
int64_t allocation_meter_process_limit(void);
/// Reports the resident bytes, so that memory retained by the allocator counts too. `counted_before` is the count from
/// before the measurement.
void allocation_meter_resident(int64_t bytes, int64_t counted_before);
/// Counts bytes that other processes may take for this one; a negative number releases them. Returns 0, and counts
/// nothing, if requests that hold much memory would have to end.
int allocation_meter_reserve(int64_t bytes);
/// Maps the reserve for refused allocations unless it is mapped. Returns whether it is mapped.
int allocation_meter_refill(void);

/// Records a refused allocation and releases the reserve.
void allocation_meter_refused(void);

/// Tunes the allocator so that resident memory follows allocated memory: large allocations get their own mappings, and
/// the top of the heap is trimmed. `arenas` is the maximum number of arenas, 0 for glibc's default.
void allocation_meter_tune(int arenas);
/// Returns free memory retained by the allocator to the system.
void allocation_meter_trim(void);

/// Runs the reclaiming thread, and never returns. It frees the blocks that other threads hand over, and trims on
/// request. Freeing ten megabytes takes some milliseconds, for which an event loop must not block.
void allocation_meter_reclaim(void);
/// Asks the reclaiming thread to trim; 0 without such a thread.
int allocation_meter_ask_for_trim(void);
/// Makes the calling thread hand over large blocks instead of freeing them.
void allocation_meter_begin_handing_over(void);
/// Hands over a large block that is already counted as freed; 0 without a reclaiming thread.
int allocation_meter_hand_over(void *block);

int64_t allocation_meter_counted(void);
int64_t allocation_meter_used(void);
int32_t allocation_meter_pressure_level(void);
/// Whether the bytes in use exceed the process's full limit.
int allocation_meter_is_past_limit(void);
int64_t allocation_meter_refusals(void);
int64_t allocation_meter_largest_request(void);
/// Declares that allocations are counted. `release` frees a block already counted as freed.
void allocation_meter_activate(void (*release)(void *));
int allocation_meter_is_active(void);

#endif
