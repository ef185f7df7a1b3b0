// Functions on words, for instruction sets without instructions for them.

// The highest bit is set because the result of `__builtin_ctzll` is undefined if no bit is set.
static inline uint32_t first_bit(uint64_t bits) { return (uint32_t)__builtin_ctzll(bits | 1ULL << 63); }

static inline uint64_t prefix_xor(uint64_t bits) {
  for (int width = 1; width < 64; width *= 2) bits ^= bits << width;
  return bits;
}
