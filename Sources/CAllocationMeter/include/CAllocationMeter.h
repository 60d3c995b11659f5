#ifndef TRELLIS_ALLOCATION_METER_H
#define TRELLIS_ALLOCATION_METER_H

#include <stddef.h>
#include <stdint.h>

// Counts the heap of the process and of each thread's request. The functions that count are called by the
// replacements of malloc in CAllocationHooks; in a program without them everything here stays 0.

/// Why the request of a thread has to end.
enum allocation_meter_verdict {
  allocation_meter_fine = 0,
  allocation_meter_request_exceeded = 1,
  allocation_meter_process_exceeded = 2,
};

/// How near the process is to its limit.
enum allocation_meter_pressure {
  allocation_meter_relaxed = 0,
  /// Requests that hold more than a fair part have to end.
  allocation_meter_tight = 1,
  /// All that hold more than a sixteenth of it have to.
  allocation_meter_full = 2,
};

/// What a thread counts.
typedef struct {
  /// Bytes that it has allocated, less those that it has freed.
  int64_t net;
  /// How much of them the process's sum has.
  int64_t settled;
  /// What `net` was when its request began.
  int64_t base;
  /// What its request may hold; INT64_MAX without one.
  int64_t limit;
  int64_t peak;
  int32_t verdict;
  /// Whether another thread frees what is large.
  int32_t hands_over;
} allocation_meter_thread;

extern __thread allocation_meter_thread allocation_meter_here
    __attribute__((tls_model("initial-exec")));

/// Read by every poll, written when it changes.
extern int32_t allocation_meter_pressure_now;
extern int64_t allocation_meter_fair_part;

/// Bytes that a thread counts for itself before the process's sum has them.
enum { allocation_meter_batch = 256 * 1024 };

void allocation_meter_settle(void);

/// Counts bytes of the calling thread.
static inline void allocation_meter_count(int64_t bytes) {
  int64_t net = allocation_meter_here.net + bytes;
  allocation_meter_here.net = net;
  int64_t open = net - allocation_meter_here.settled + allocation_meter_batch;
  if (__builtin_expect((uint64_t)open > 2 * (uint64_t)allocation_meter_batch, 0)) {
    allocation_meter_settle();
  }
}

/// Begins a request on the calling thread, which already holds some bytes.
void allocation_meter_begin(int64_t limit, int64_t held);
void allocation_meter_end(void);

/// Whether the calling thread's request has to end, and why; what is found once stays until its end.
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

/// What `allocation_meter_poll` found so far.
static inline int32_t allocation_meter_found(void) { return allocation_meter_here.verdict; }

/// What it would find if the thread's request held so many bytes more. Where they are many, the system is asked for
/// them too.
int32_t allocation_meter_ask(int64_t bytes);

/// Whether the system would give so many bytes at once; few are not asked for.
int allocation_meter_is_available(int64_t bytes);

/// The bytes that the thread's request may still allocate.
int64_t allocation_meter_left(void);

/// Sets what the process may hold: past `tight` large requests end, past `full` all but small ones.
void allocation_meter_limit(int64_t tight, int64_t full, int64_t fair_part);
/// Tells what is resident, so that what the allocator keeps counts too; and what was counted before that was looked
/// at.
void allocation_meter_resident(int64_t bytes, int64_t counted_before);
/// Takes the reserve for allocations that the system refuses, where there is none; whether there is one.
int allocation_meter_refill(void);

/// An allocation was refused: gives up the reserve.
void allocation_meter_refused(void);

/// Lets what is resident follow what is allocated: large allocations are mappings of their own, and the end of
/// the heap is given back. `arenas` is how many heaps threads share at most, 0 for as many as glibc likes.
void allocation_meter_tune(int arenas);
/// Gives the system back what the allocator keeps of freed memory.
void allocation_meter_trim(void);

/// Works for other threads as long as the process lives: frees what they hand over, and trims when asked to.
/// The system takes some milliseconds for ten megabytes, which an event loop does not have.
void allocation_meter_reclaim(void);
/// Has the thread that reclaims trim; 0 if there is none.
int allocation_meter_ask_for_trim(void);
/// Lets the calling thread hand over what is large.
void allocation_meter_begin_handing_over(void);
/// Hands a large block over, which has been counted as free; 0 if there is no thread that takes it.
int allocation_meter_hand_over(void *block);

int64_t allocation_meter_counted(void);
int64_t allocation_meter_used(void);
int32_t allocation_meter_pressure_level(void);
/// Whether the process holds all that it may, by count.
int allocation_meter_is_past_limit(void);
int64_t allocation_meter_refusals(void);
int64_t allocation_meter_largest_request(void);
/// Says that allocations are counted; and how a block is freed that was counted before.
void allocation_meter_activate(void (*release)(void *));
int allocation_meter_is_active(void);

#endif
