#pragma once
#include <uv.h>

// Swift cannot call the variadic `syscall`, and glibc has no wrapper for these system calls.
#if defined(__linux__)
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Sets the EEVDF time slice of the calling thread in nanoseconds, which shortens its scheduling latency. Policy and
/// nice value stay. Linux before 6.12 ignores it. Only SCHED_OTHER threads are changed. Returns 0, or -1 with `errno`.
static inline int trellis_set_time_slice(uint64_t nanoseconds) {
  struct {
    uint32_t size, policy;
    uint64_t flags;
    int32_t nice;
    uint32_t priority;
    uint64_t runtime, deadline, period;
  } attributes;
  memset(&attributes, 0, sizeof attributes);
  if (syscall(SYS_sched_getattr, 0, &attributes, sizeof attributes, 0) != 0) return -1;
  if (attributes.policy != 0) return 0;
  attributes.size = sizeof attributes;
  attributes.flags = 0;
  attributes.runtime = nanoseconds;
  return (int)syscall(SYS_sched_setattr, 0, &attributes, 0);
}
#endif
