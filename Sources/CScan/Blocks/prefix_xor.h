// The parity of the bits up to each one is the carry-less product of the bits and all ones.

static inline uint64_t prefix_xor(uint64_t bits) {
  const __m128i product = _mm_clmulepi64_si128(_mm_cvtsi64_si128((long long)bits), _mm_set1_epi8(-1), 0);
  return (uint64_t)_mm_cvtsi128_si64(product);
}
