#include "CAllocationMeter.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#if defined(__OPTIMIZE__) && defined(__GLIBC__) && (!defined(_FORTIFY_SOURCE) || _FORTIFY_SOURCE < 3)
#error "an optimised build calls the checked functions of the library: define _FORTIFY_SOURCE as 3"
#endif

__thread allocation_meter_thread allocation_meter_here
    __attribute__((tls_model("initial-exec"))) = {.limit = INT64_MAX};

int32_t allocation_meter_pressure_now;
int64_t allocation_meter_fair_part = INT64_MAX;

static int64_t counted, overhead, elsewhere, refusals, largest;
static int64_t tight_limit = INT64_MAX, full_limit = INT64_MAX;
static int32_t starved, active;
static void (*release)(void *);

static void *reserve;
enum { reserve_bytes = 64 << 20, smallest_tried = 1 << 20 };

static int64_t load(int64_t *cell) { return __atomic_load_n(cell, __ATOMIC_RELAXED); }
static void store(int64_t *cell, int64_t value) { __atomic_store_n(cell, value, __ATOMIC_RELAXED); }

static void raise_to(int64_t *cell, int64_t value) {
  int64_t old = load(cell);
  while (value > old && !__atomic_compare_exchange_n(cell, &old, value, 1, __ATOMIC_RELAXED,
                                                      __ATOMIC_RELAXED)) {
  }
}

static void judge(int64_t used) {
  int32_t pressure = allocation_meter_relaxed;
  if (used > load(&tight_limit)) pressure = allocation_meter_tight;
  if (used > load(&full_limit) || __atomic_load_n(&starved, __ATOMIC_RELAXED)) {
    pressure = allocation_meter_full;
  }
  if (pressure != __atomic_load_n(&allocation_meter_pressure_now, __ATOMIC_RELAXED)) {
    __atomic_store_n(&allocation_meter_pressure_now, pressure, __ATOMIC_RELAXED);
  }
}

void allocation_meter_settle(void) {
  allocation_meter_thread *here = &allocation_meter_here;
  int64_t open = here->net - here->settled;
  here->settled = here->net;
  if (here->net > here->peak) here->peak = here->net;
  judge(__atomic_add_fetch(&counted, open, __ATOMIC_RELAXED) + load(&overhead) + load(&elsewhere));
}

void allocation_meter_begin(int64_t limit, int64_t held) {
  allocation_meter_thread *here = &allocation_meter_here;
  here->base = here->net - held;
  here->peak = here->net;
  // Without accounting no limit can be enforced.
  here->limit = allocation_meter_is_active() ? limit : INT64_MAX;
  here->verdict = allocation_meter_fine;
}

void allocation_meter_end(void) {
  allocation_meter_thread *here = &allocation_meter_here;
  if (here->peak - here->base > load(&largest)) raise_to(&largest, here->peak - here->base);
  here->limit = INT64_MAX;
  here->verdict = allocation_meter_fine;
  if (__atomic_load_n(&starved, __ATOMIC_RELAXED)) allocation_meter_refill();
}

// Maps the bytes and unmaps them at once, untouched, so that no page is committed.
int allocation_meter_is_available(int64_t bytes) {
  if (bytes < smallest_tried) return 1;
  void *probe = mmap(NULL, (size_t)bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (probe == MAP_FAILED) {
    __atomic_add_fetch(&refusals, 1, __ATOMIC_RELAXED);
    return 0;
  }
  munmap(probe, (size_t)bytes);
  return 1;
}

int32_t allocation_meter_ask(int64_t bytes) {
  allocation_meter_thread *here = &allocation_meter_here;
  if (here->limit == INT64_MAX || allocation_meter_poll() != allocation_meter_fine) {
    return here->verdict;
  }
  if (bytes > allocation_meter_left()) {
    here->verdict = allocation_meter_request_exceeded;
  } else if (bytes > load(&full_limit) - allocation_meter_used() || !allocation_meter_is_available(bytes)) {
    here->verdict = allocation_meter_process_exceeded;
  }
  return here->verdict;
}

int64_t allocation_meter_left(void) {
  allocation_meter_thread *here = &allocation_meter_here;
  return here->limit == INT64_MAX ? INT64_MAX : here->limit - (here->net - here->base);
}

void allocation_meter_limit(int64_t tight, int64_t full, int64_t fair_part) {
  store(&tight_limit, tight);
  store(&full_limit, full);
  store(&allocation_meter_fair_part, fair_part);
  judge(allocation_meter_used());
}

int64_t allocation_meter_process_limit(void) { return load(&full_limit); }

void allocation_meter_resident(int64_t bytes, int64_t counted_before) {
  // Blocks freed since `counted_before` was read may have been resident at the measurement.
  int64_t now = load(&counted);
  int64_t more = bytes - (now > counted_before ? now : counted_before);
  store(&overhead, more > 0 ? more : 0);
  judge(allocation_meter_used());
}

// The reserve is untouched address space, which takes no physical memory.
int allocation_meter_refill(void) {
  if (__atomic_load_n(&reserve, __ATOMIC_ACQUIRE) == NULL) {
    void *mapping = mmap(NULL, reserve_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (mapping == MAP_FAILED) return 0;
    void *none = NULL;
    if (!__atomic_compare_exchange_n(&reserve, &none, mapping, 0, __ATOMIC_ACQ_REL,
                                      __ATOMIC_RELAXED)) {
      munmap(mapping, reserve_bytes);
    }
  }
  __atomic_store_n(&starved, 0, __ATOMIC_RELAXED);
  judge(allocation_meter_used());
  return 1;
}

void allocation_meter_refused(void) {
  __atomic_add_fetch(&refusals, 1, __ATOMIC_RELAXED);
  __atomic_store_n(&starved, 1, __ATOMIC_RELAXED);
  judge(allocation_meter_used());
  void *taken = __atomic_exchange_n(&reserve, NULL, __ATOMIC_ACQ_REL);
  if (taken) munmap(taken, reserve_bytes);
}

void allocation_meter_tune(int arenas) {
#ifdef __GLIBC__
  // Setting these disables glibc's dynamic thresholds, which grow with freed blocks and then retain memory.
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
  mallopt(M_TRIM_THRESHOLD, 4 << 20);
  if (arenas > 0) mallopt(M_ARENA_MAX, arenas);
#else
  (void)arenas;
#endif
}

void allocation_meter_trim(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

// A lock-free stack of blocks to free, linked through their first word: pushed one at a time, popped all at once.
static void *handed_over;
static int32_t reclaims, wants_trim;
static pthread_mutex_t reclaim_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t reclaim_condition = PTHREAD_COND_INITIALIZER;

static void wake_reclaimer(void) {
  pthread_mutex_lock(&reclaim_lock);
  pthread_cond_signal(&reclaim_condition);
  pthread_mutex_unlock(&reclaim_lock);
}

static int has_to_reclaim(void) {
  return __atomic_load_n(&handed_over, __ATOMIC_RELAXED) != NULL ||
         __atomic_load_n(&wants_trim, __ATOMIC_RELAXED);
}

void allocation_meter_reclaim(void) {
  __atomic_store_n(&reclaims, 1, __ATOMIC_RELEASE);
  for (;;) {
    pthread_mutex_lock(&reclaim_lock);
    while (!has_to_reclaim()) pthread_cond_wait(&reclaim_condition, &reclaim_lock);
    pthread_mutex_unlock(&reclaim_lock);
    void *block = __atomic_exchange_n(&handed_over, NULL, __ATOMIC_ACQUIRE);
    while (block != NULL) {
      void *next = *(void **)block;
      release(block);
      block = next;
    }
    if (__atomic_exchange_n(&wants_trim, 0, __ATOMIC_RELAXED)) allocation_meter_trim();
  }
}

int allocation_meter_ask_for_trim(void) {
  if (!__atomic_load_n(&reclaims, __ATOMIC_RELAXED)) return 0;
  __atomic_store_n(&wants_trim, 1, __ATOMIC_RELAXED);
  wake_reclaimer();
  return 1;
}

void allocation_meter_begin_handing_over(void) { allocation_meter_here.hands_over = 1; }

int allocation_meter_hand_over(void *block) {
  if (!__atomic_load_n(&reclaims, __ATOMIC_ACQUIRE)) return 0;
  void *next = __atomic_load_n(&handed_over, __ATOMIC_RELAXED);
  do {
    *(void **)block = next;
  } while (!__atomic_compare_exchange_n(&handed_over, &next, block, 1, __ATOMIC_RELEASE, __ATOMIC_RELAXED));
  if (next == NULL) wake_reclaimer();
  return 1;
}

int64_t allocation_meter_counted(void) { return load(&counted); }
int64_t allocation_meter_used(void) { return load(&counted) + load(&overhead) + load(&elsewhere); }

int allocation_meter_reserve(int64_t bytes) {
  __atomic_add_fetch(&elsewhere, bytes, __ATOMIC_RELAXED);
  int64_t used = allocation_meter_used();
  if (bytes > 0 && used > load(&tight_limit)) {
    __atomic_sub_fetch(&elsewhere, bytes, __ATOMIC_RELAXED);
    return 0;
  }
  judge(used);
  return 1;
}

int32_t allocation_meter_pressure_level(void) {
  return __atomic_load_n(&allocation_meter_pressure_now, __ATOMIC_RELAXED);
}
int allocation_meter_is_past_limit(void) { return allocation_meter_used() > load(&full_limit); }
int64_t allocation_meter_refusals(void) { return load(&refusals); }
int64_t allocation_meter_largest_request(void) { return load(&largest); }
void allocation_meter_activate(void (*free_counted)(void *)) {
  release = free_counted;
  __atomic_store_n(&active, 1, __ATOMIC_RELEASE);
}
int allocation_meter_is_active(void) { return __atomic_load_n(&active, __ATOMIC_RELAXED); }
