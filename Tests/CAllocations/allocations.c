#include "allocations.h"
#include <errno.h>
#include <stddef.h>

static _Thread_local unsigned long count;

unsigned long allocations_of_this_thread(void) { return count; }

// A sanitizer has a malloc of its own; under one nothing is counted, and Scripts/checks/sanitizers.sh skips the tests that count.
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

// glibc's internal names of the functions behind malloc.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count += 1;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count += 1;
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

#endif
