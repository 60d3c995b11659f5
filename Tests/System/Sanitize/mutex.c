// Tells ThreadSanitizer of the contended paths of Swift's `Mutex`, which it does not see.
//
// An uncontended lock is one atomic operation that is compiled into the code under test, and instrumented with it. A
// contended one calls the three functions below in libswiftSynchronization, which is not instrumented, and the futex
// hands the lock over in the kernel. Here each is called as before, and what it means is stated: taking the lock comes
// after all that was done before it was given back. Nothing else is stated or left out, so that every race is still
// reported, those around a `Mutex` included.
//
// The dynamic linker takes these for the library's own when this is preloaded. A method's `self` is in the context
// register of Swift's calling convention, and is the address of the lock's word.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

// ThreadSanitizer's, which the program under test has in itself.
extern void __tsan_acquire(void *address) __attribute__((weak));
extern void __tsan_release(void *address) __attribute__((weak));

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *mutex

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

static void *next(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) {
    fprintf(stderr, "mutex.c: this Swift has no %s\n", name);
    abort();
  }
  return found;
}

SWIFT void lock_slow(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void lock_slow(uint32_t thread, SELF) {
  ((SWIFT void (*)(uint32_t, SELF))next(LOCK))(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT bool try_lock_slow(SELF) __asm__(TRY_LOCK);
SWIFT bool try_lock_slow(SELF) {
  bool is_taken = ((SWIFT bool (*)(SELF))next(TRY_LOCK))(mutex);
  if (is_taken && __tsan_acquire) __tsan_acquire(mutex);
  return is_taken;
}

SWIFT void unlock_slow(SELF) __asm__(UNLOCK);
SWIFT void unlock_slow(SELF) {
  if (__tsan_release) __tsan_release(mutex);
  ((SWIFT void (*)(SELF))next(UNLOCK))(mutex);
}
