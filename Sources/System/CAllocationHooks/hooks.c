#include "CAllocationHooks.h"
#include "CAllocationMeter.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#if defined(__OPTIMIZE__) && defined(__GLIBC__) && (!defined(_FORTIFY_SOURCE) || _FORTIFY_SOURCE < 3)
#error "an optimised build calls the checked functions of the library: define _FORTIFY_SOURCE as 3"
#endif

// Sanitizers replace the allocator themselves.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(IS_SANITIZED)

// glibc's own functions. Its manual, "Replacing malloc", requires their public counterparts to be replaced together.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

// The chunk size of an allocation, from the header in front of it; the lowest three bits are flags. malloc_usable_size
// also reads the next chunk's header, and would cost more than all other accounting.
static inline int64_t size_of(const void *block) {
  return (int64_t)(((const size_t *)block)[-1] & ~(size_t)7);
}

// Whether the allocation is an mmap chunk: the flag IS_MMAPPED.
static inline int is_mapped(const void *block) { return (((const size_t *)block)[-1] & 2) != 0; }

// munmap holds the address space's lock while it frees pages. For ten megabytes it blocks every other thread that maps
// or unmaps memory for some milliseconds. madvise therefore releases the pages in pieces first.
enum { piece = 2 << 20 };

static void free_in_pieces(void *old) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  // The first page holds the chunk header, which free still reads.
  char *begin = (char *)(((uintptr_t)old + page) & ~(page - 1));
  char *end = (char *)old + size_of(old) - 2 * sizeof(size_t);
  for (; end - begin > piece; begin += piece) madvise(begin, piece, MADV_DONTNEED);
  __libc_free(old);
}

// Leaves the meter inactive, so that no limit applies, if this glibc's chunk headers have another layout.
__attribute__((constructor)) static void activate(void) {
  static const size_t sizes[] = {1, 24, 1000, 100000, 3 << 20};
  for (size_t at = 0; at < sizeof sizes / sizeof *sizes; at++) {
    void *block = __libc_malloc(sizes[at]);
    if (block == NULL) return;
    int64_t overhead = size_of(block) - (int64_t)malloc_usable_size(block);
    __libc_free(block);
    if (overhead < 0 || overhead > 32) return;
  }
  allocation_meter_activate(free_in_pieces);
}

static inline void *counted(void *block) {
  if (block) allocation_meter_count(size_of(block));
  return block;
}

// Swift traps on a failed allocation. It is therefore retried after the reserve is released, and then every 10 ms for
// five seconds, while the requests that hold the most memory end.
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

#define WITH_RETRIES(block, size, call)                        \
  do {                                                         \
    (block) = (call);                                          \
    if (__builtin_expect((block) == NULL, 0)) {                \
      int attempt = 0;                                         \
      while ((block) == NULL && tries_again(&attempt, (size))) (block) = (call); \
    }                                                          \
  } while (0)

void *malloc(size_t size) {
  void *block;
  WITH_RETRIES(block, size, __libc_malloc(size));
  return counted(block);
}

void *calloc(size_t count, size_t size) {
  size_t bytes;
  void *block;
  if (__builtin_mul_overflow(count, size, &bytes)) bytes = SIZE_MAX;
  WITH_RETRIES(block, bytes, __libc_calloc(count, size));
  return counted(block);
}

void *realloc(void *old, size_t size) {
  int64_t before = old ? size_of(old) : 0;
  void *block = __libc_realloc(old, size);
  if (__builtin_expect(block == NULL, 0)) {
    if (size == 0) {
      // realloc with size 0 frees the block and returns NULL in glibc.
      allocation_meter_count(-before);
      return NULL;
    }
    int attempt = 0;
    while (block == NULL && tries_again(&attempt, size)) block = __libc_realloc(old, size);
    if (block == NULL) return NULL;
  }
  allocation_meter_count(size_of(block) - before);
  return block;
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
  void *block;
  WITH_RETRIES(block, size, __libc_memalign(alignment, size));
  return counted(block);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **slot, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  int before = errno;
  void *block = memalign(alignment, size);
  errno = before;
  if (block == NULL) return ENOMEM;
  *slot = block;
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
