// The scans by SSE2, which every x86-64 processor has.
#include "scan_blocks.h"

#if defined(__SSE2__)
#include <emmintrin.h>

#define BLOCKS scan_blocks_sse2

typedef struct {
  __m128i parts[4];
} block;

static inline block block_load(const uint8_t *bytes) {
  block loaded;
  for (int part = 0; part < 4; part++) loaded.parts[part] = _mm_loadu_si128((const __m128i *)(bytes + 16 * part));
  return loaded;
}

static inline uint64_t block_equal(block bytes, uint8_t byte) {
  uint64_t mask = 0;
  for (int part = 0; part < 4; part++) {
    const __m128i equal = _mm_cmpeq_epi8(bytes.parts[part], _mm_set1_epi8((char)byte));
    mask |= (uint64_t)(uint32_t)_mm_movemask_epi8(equal) << (16 * part);
  }
  return mask;
}

#include "words.h"
#define IS_UTF8 NULL
#include "list_bits.h"
#include "body.h"
#endif
