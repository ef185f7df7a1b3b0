// The scans by AVX2 and by instructions that processors with AVX2 have: counts of bits, and the carry-less product.
#include "scan_blocks.h"

#if defined(__x86_64__)
#include <immintrin.h>
#include <string.h>

#pragma clang attribute push(__attribute__((target("avx2,bmi,popcnt,pclmul"))), apply_to = function)

#define BLOCKS scan_blocks_avx2

typedef struct {
  __m256i low, high;
} block;

static inline block block_load(const uint8_t *bytes) {
  const block loaded = {_mm256_loadu_si256((const __m256i *)bytes), _mm256_loadu_si256((const __m256i *)(bytes + 32))};
  return loaded;
}

static inline uint64_t block_mask(__m256i low, __m256i high) {
  return (uint32_t)_mm256_movemask_epi8(low) | (uint64_t)(uint32_t)_mm256_movemask_epi8(high) << 32;
}

static inline uint64_t block_equal(block bytes, uint8_t byte) {
  const __m256i wanted = _mm256_set1_epi8((char)byte);
  return block_mask(_mm256_cmpeq_epi8(bytes.low, wanted), _mm256_cmpeq_epi8(bytes.high, wanted));
}

static inline uint32_t first_bit(uint64_t bits) { return (uint32_t)_tzcnt_u64(bits); }

#include "prefix_xor.h"

typedef __m256i vector;

static inline vector vector_load(const uint8_t *bytes) { return _mm256_loadu_si256((const __m256i *)bytes); }
static inline vector vector_fill(uint8_t byte) { return _mm256_set1_epi8((char)byte); }
static inline vector vector_minus(vector a, vector b) { return _mm256_subs_epu8(a, b); }
static inline vector vector_upper_halves(vector bytes) { return _mm256_srli_epi16(bytes, 4) & vector_fill(0x0F); }
static inline bool vector_is_ascii(vector bytes) { return _mm256_movemask_epi8(bytes) == 0; }
static inline bool vector_is_zero(vector bytes) { return _mm256_testz_si256(bytes, bytes); }

static inline vector vector_look_up(const uint8_t table[16], vector halves) {
  return _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)table)), halves);
}

static inline vector vector_joint(vector bytes, vector before) { return _mm256_permute2x128_si256(before, bytes, 0x21); }

#define vector_earlier(bytes, joint, distance) _mm256_alignr_epi8(bytes, joint, 16 - (distance))

#include "utf8.h"
#define IS_UTF8 is_utf8
#include "list_bits.h"
#include "body.h"

#pragma clang attribute pop
#endif
