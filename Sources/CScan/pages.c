#define _DEFAULT_SOURCE
#include "scan_keys.h"

#include <sys/mman.h>

enum { LARGE_PAGE = 2 << 20 };

void scan_advise_large_pages(const void *address, size_t count) {
#ifdef MADV_HUGEPAGE
  uintptr_t start = ((uintptr_t)address + LARGE_PAGE - 1) / LARGE_PAGE * LARGE_PAGE;
  uintptr_t end = ((uintptr_t)address + count) / LARGE_PAGE * LARGE_PAGE;
  if (start < end) madvise((void *)start, end - start, MADV_HUGEPAGE);
#endif
}
