// What a form does by words that has no instructions for it.

/// The highest bit stands in where none is set.
static inline uint32_t first_bit(uint64_t bits) { return (uint32_t)__builtin_ctzll(bits | 1ULL << 63); }

static inline uint64_t prefix_xor(uint64_t bits) {
  for (int width = 1; width < 64; width *= 2) bits ^= bits << width;
  return bits;
}
