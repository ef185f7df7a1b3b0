#ifndef VALIDATION_SCAN_EIGHT_H
#define VALIDATION_SCAN_EIGHT_H

#include <stdint.h>
#include <string.h>

// Eight bytes at once by arithmetic on a word, for processors without instructions for blocks.

/// Loads eight bytes; the first is the lowest byte of the word.
static inline uint64_t scan_eight(const uint8_t *bytes) {
  uint64_t word;
  memcpy(&word, bytes, 8);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  word = __builtin_bswap64(word);
#endif
  return word;
}

/// Returns a mask of eight bits from a word that is zero except for the highest bits of its bytes: bit i is that of byte i.
static inline uint64_t scan_eight_mask(uint64_t highest) { return (highest >> 7) * 0x0102040810204080ULL >> 56; }

/// Returns a mask of eight bits in which bit i is set if byte i of the word equals `byte`. A byte of `word ^ wanted` is zero if
/// and only if the bytes are equal.
static inline uint64_t scan_eight_equal(uint64_t word, uint8_t byte) {
  const uint64_t low = 0x7f7f7f7f7f7f7f7fULL, other = word ^ 0x0101010101010101ULL * byte;
  return scan_eight_mask(~(((other & low) + low) | other | low));
}

#endif
