// The scans by AVX-512, whose comparisons give masks, and whose compression lists the bits of a mask. Processors that compress bytes
// (Ice Lake, Zen 4 and later ones) hardly lower their frequency for vectors of 64 bytes.
#include "scan_blocks.h"

#if defined(__x86_64__)
#include <immintrin.h>
#include <string.h>

#pragma clang attribute push( \
    __attribute__((target("avx512f,avx512bw,avx512vbmi2,bmi,popcnt,pclmul"))), apply_to = function)

#define BLOCKS scan_blocks_avx512

typedef __m512i block;

static inline block block_load(const uint8_t *bytes) { return _mm512_loadu_si512(bytes); }

static inline uint64_t block_equal(block bytes, uint8_t byte) {
  return _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8((char)byte));
}

#include "prefix_xor.h"

static inline size_t list_bits(uint64_t bits, uint32_t first, uint32_t *numbers, int step) {
  (void)step;
  const __m512i all = _mm512_set_epi8(
      63, 62, 61, 60, 59, 58, 57, 56, 55, 54, 53, 52, 51, 50, 49, 48, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38, 37, 36, 35, 34,
      33, 32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
      1, 0);
  const size_t count = (size_t)__builtin_popcountll(bits);
  __m512i listed = _mm512_maskz_compress_epi8(bits, all);
  const __m512i start = _mm512_set1_epi32((int)first);
  _mm512_storeu_si512(numbers, _mm512_add_epi32(start, _mm512_cvtepu8_epi32(_mm512_castsi512_si128(listed))));
  for (size_t written = 16; written < count; written += 16) {
    listed = _mm512_alignr_epi64(listed, listed, 2);
    _mm512_storeu_si512(numbers + written, _mm512_add_epi32(start, _mm512_cvtepu8_epi32(_mm512_castsi512_si128(listed))));
  }
  return count;
}

typedef __m512i vector;

static inline vector vector_load(const uint8_t *bytes) { return _mm512_loadu_si512(bytes); }
static inline vector vector_fill(uint8_t byte) { return _mm512_set1_epi8((char)byte); }
static inline vector vector_minus(vector a, vector b) { return _mm512_subs_epu8(a, b); }
static inline vector vector_upper_halves(vector bytes) { return _mm512_srli_epi16(bytes, 4) & vector_fill(0x0F); }
static inline bool vector_is_ascii(vector bytes) { return _mm512_movepi8_mask(bytes) == 0; }
static inline bool vector_is_zero(vector bytes) { return _mm512_test_epi8_mask(bytes, bytes) == 0; }

static inline vector vector_look_up(const uint8_t table[16], vector halves) {
  return _mm512_shuffle_epi8(_mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)table)), halves);
}

static inline vector vector_joint(vector bytes, vector before) { return _mm512_alignr_epi64(bytes, before, 6); }

#define vector_earlier(bytes, joint, distance) _mm512_alignr_epi8(bytes, joint, 16 - (distance))

#include "utf8.h"
#define IS_UTF8 is_utf8
#include "body.h"

#pragma clang attribute pop
#endif
