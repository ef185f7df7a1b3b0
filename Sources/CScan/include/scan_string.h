#ifndef VALIDATION_SCAN_STRING_H
#define VALIDATION_SCAN_STRING_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

/// Returns the index of the first byte that ends a JSON string or that it cannot contain as it is: a quote, a backslash or a
/// control character below 0x20; `count` if there is none. Only the `count` bytes are read.
static inline size_t scan_json_string(const uint8_t *bytes, size_t count) {
  size_t index = 0;
#if defined(__SSE2__)
  const __m128i quote = _mm_set1_epi8('"'), backslash = _mm_set1_epi8('\\'), control = _mm_set1_epi8(0x1f);
  for (; index + 16 <= count; index += 16) {
    const __m128i block = _mm_loadu_si128((const __m128i *)(bytes + index));
    const __m128i ends = _mm_or_si128(_mm_cmpeq_epi8(block, quote), _mm_cmpeq_epi8(block, backslash));
    const __m128i found = _mm_or_si128(ends, _mm_cmpeq_epi8(_mm_min_epu8(block, control), block));
    const int mask = _mm_movemask_epi8(found);
    if (mask != 0) {
      return index + (size_t)__builtin_ctz((unsigned)mask);
    }
  }
#endif
  for (; index < count; index++) {
    if (bytes[index] == '"' || bytes[index] == '\\' || bytes[index] < 0x20) {
      return index;
    }
  }
  return count;
}

#endif
