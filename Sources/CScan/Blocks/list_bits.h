// Lists the bits of a mask one by one. The file that includes this one must define `first_bit(bits)`: the number of the lowest bit
// set, or any number from 0 to 64 if none is set.

// Writes `step` numbers at a time, even if fewer bits are set: the number of bits is hard to predict, and a mispredicted branch
// costs more than the additional numbers.
static inline size_t list_bits(uint64_t bits, uint32_t first, uint32_t *numbers, int step) {
  const size_t count = (size_t)__builtin_popcountll(bits);
  for (size_t listed = 0;;) {
    for (int place = 0; place < step; place++) {
      // Prevents vectorization, which makes this loop slower.
      __asm__("" : "+r"(bits));
      numbers[listed + (size_t)place] = first + first_bit(bits);
      bits &= bits - 1;
    }
    listed += (size_t)step;
    if (listed >= count) return count;
  }
}
