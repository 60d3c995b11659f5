#include "CAllocationHooks.h"
#include "CAllocationMeter.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

// A sanitizer has an allocator of its own.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(IS_SANITIZED)

// glibc's manual, "Replacing malloc", names what has to be replaced together; these are the originals.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

// The bytes that glibc has set aside for an allocation: they stand in front of it, with three flags in the lowest
// bits. To ask malloc_usable_size would cost more than all the rest, since it looks at the memory behind as well.
static inline int64_t size_of(const void *made) {
  return (int64_t)(((const size_t *)made)[-1] & ~(size_t)7);
}

// Whether the allocation is a mapping of its own, by the second of the flags.
static inline int is_mapped(const void *made) { return (((const size_t *)made)[-1] & 2) != 0; }

// An unmapping holds a lock for as long as it frees pages, some milliseconds for ten megabytes, and whoever
// maps or unmaps memory waits for it. So pages are given back in pieces before.
enum { piece = 2 << 20 };

static void free_in_pieces(void *old) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  // The first page has the size of the mapping.
  char *begin = (char *)(((uintptr_t)old + page) & ~(page - 1));
  char *end = (char *)old + size_of(old) - 2 * sizeof(size_t);
  for (; end - begin > piece; begin += piece) madvise(begin, piece, MADV_DONTNEED);
  __libc_free(old);
}

// Where a glibc should not keep sizes there, nothing is limited by what was counted.
__attribute__((constructor)) static void activate(void) {
  static const size_t sizes[] = {1, 24, 1000, 100000, 3 << 20};
  for (size_t at = 0; at < sizeof sizes / sizeof *sizes; at++) {
    void *made = __libc_malloc(sizes[at]);
    if (made == NULL) return;
    int64_t overhead = size_of(made) - (int64_t)malloc_usable_size(made);
    __libc_free(made);
    if (overhead < 0 || overhead > 32) return;
  }
  allocation_meter_activate(free_in_pieces);
}

static inline void *counted(void *made) {
  if (made) allocation_meter_count(size_of(made));
  return made;
}

// The system refuses memory. Swift traps on an allocation that fails, so it is tried with the reserve
// given up, and then again and again for some seconds, while requests that hold much end.
enum { attempts = 500 };
static const struct timespec pause_between = {.tv_nsec = 10 * 1000 * 1000};

static int tries_again(int *attempt, size_t size) {
  if (errno != ENOMEM || size > PTRDIFF_MAX || *attempt >= attempts) return 0;
  if ((*attempt)++ == 0) {
    allocation_meter_refused();
  } else {
    nanosleep(&pause_between, NULL);
  }
  return 1;
}

#define WITH_RETRIES(made, size, call)                         \
  do {                                                         \
    (made) = (call);                                           \
    if (__builtin_expect((made) == NULL, 0)) {                 \
      int attempt = 0;                                         \
      while ((made) == NULL && tries_again(&attempt, (size))) (made) = (call); \
    }                                                          \
  } while (0)

void *malloc(size_t size) {
  void *made;
  WITH_RETRIES(made, size, __libc_malloc(size));
  return counted(made);
}

void *calloc(size_t count, size_t size) {
  size_t bytes;
  void *made;
  if (__builtin_mul_overflow(count, size, &bytes)) bytes = SIZE_MAX;
  WITH_RETRIES(made, bytes, __libc_calloc(count, size));
  return counted(made);
}

void *realloc(void *old, size_t size) {
  int64_t before = old ? size_of(old) : 0;
  void *made = __libc_realloc(old, size);
  if (__builtin_expect(made == NULL, 0)) {
    if (size == 0) {
      // glibc frees the memory then.
      allocation_meter_count(-before);
      return NULL;
    }
    int attempt = 0;
    while (made == NULL && tries_again(&attempt, size)) made = __libc_realloc(old, size);
    if (made == NULL) return NULL;
  }
  allocation_meter_count(size_of(made) - before);
  return made;
}

void free(void *old) {
  if (old == NULL) return;
  int64_t size = size_of(old);
  allocation_meter_count(-size);
  if (__builtin_expect(size > 2 * piece, 0) && is_mapped(old)) {
    if (!allocation_meter_here.hands_over || !allocation_meter_hand_over(old)) free_in_pieces(old);
  } else {
    __libc_free(old);
  }
}

void *memalign(size_t alignment, size_t size) {
  void *made;
  WITH_RETRIES(made, size, __libc_memalign(alignment, size));
  return counted(made);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **place, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  int before = errno;
  void *made = memalign(alignment, size);
  errno = before;
  if (made == NULL) return ENOMEM;
  *place = made;
  return 0;
}

static size_t page(void) { return (size_t)sysconf(_SC_PAGESIZE); }

void *valloc(size_t size) { return memalign(page(), size); }

void *pvalloc(size_t size) {
  size_t rounded;
  if (__builtin_add_overflow(size, page() - 1, &rounded)) {
    errno = ENOMEM;
    return NULL;
  }
  return memalign(page(), rounded / page() * page());
}

#endif
