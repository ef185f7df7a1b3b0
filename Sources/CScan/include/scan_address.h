#ifndef VALIDATION_SCAN_ADDRESS_H
#define VALIDATION_SCAN_ADDRESS_H

#include <stddef.h>
#include <stdint.h>

/// Masks of up to 64 bytes in which bit i is set if byte i is an ASCII letter, a digit, a dot or a hyphen.
typedef struct {
  uint64_t letter, digit, dot, hyphen;
} address_masks;

#if defined(__SSE2__)
#include <emmintrin.h>

static inline uint64_t address_mask(__m128i found) {
  return (uint64_t)(uint32_t)_mm_movemask_epi8(found);
}

/// Returns a mask of the bytes from `first` to `last`. They are shifted to the lowest signed numbers, so that one comparison
/// suffices.
static inline uint64_t address_within(__m128i block, uint8_t first, uint8_t last) {
  const __m128i moved = _mm_add_epi8(block, _mm_set1_epi8((char)(0x80 - first)));
  return address_mask(_mm_cmplt_epi8(moved, _mm_set1_epi8((char)(0x80 + last - first + 1))));
}

/// Adds the bytes of a block that begins at the index. A byte that is in two blocks sets the same bit twice.
static inline void address_add(address_masks *masks, __m128i block, size_t index) {
  masks->letter |= address_within(_mm_or_si128(block, _mm_set1_epi8(0x20)), 'a', 'z') << index;
  masks->digit |= address_within(block, '0', '9') << index;
  masks->dot |= address_mask(_mm_cmpeq_epi8(block, _mm_set1_epi8('.'))) << index;
  masks->hyphen |= address_mask(_mm_cmpeq_epi8(block, _mm_set1_epi8('-'))) << index;
}

/// Returns the masks of 8 to 64 bytes. No other bytes are read: the last block ends with them, and may overlap the one before.
static inline address_masks scan_address(const uint8_t *bytes, size_t count) {
  address_masks masks = {0, 0, 0, 0};
  if (count < 16) {
    address_add(&masks, _mm_loadl_epi64((const __m128i *)bytes), 0);
    address_add(&masks, _mm_loadl_epi64((const __m128i *)(bytes + count - 8)), count - 8);
    return masks;
  }
  address_add(&masks, _mm_loadu_si128((const __m128i *)bytes), 0);
  for (size_t index = 16; index < count - 16; index += 16) {
    address_add(&masks, _mm_loadu_si128((const __m128i *)(bytes + index)), index);
  }
  address_add(&masks, _mm_loadu_si128((const __m128i *)(bytes + count - 16)), count - 16);
  return masks;
}

#else
#include "scan_eight.h"

/// Returns a mask of the eight bytes of a word that are from `first` to `last`, which must be ASCII.
static inline uint64_t address_within(uint64_t word, uint8_t first, uint8_t last) {
  const uint64_t ones = 0x0101010101010101ULL, high = 0x80 * ones, low = word & ~high;
  const uint64_t found = (low + (0x80 - first) * ones) & ~(low + (0x7f - last) * ones) & ~word & high;
  return scan_eight_mask(found);
}

/// Adds the eight bytes at the index. A byte that is in two words sets the same bit twice.
static inline void address_add(address_masks *masks, const uint8_t *bytes, size_t index) {
  const uint64_t word = scan_eight(bytes + index);
  masks->letter |= address_within(word | 0x2020202020202020ULL, 'a', 'z') << index;
  masks->digit |= address_within(word, '0', '9') << index;
  masks->dot |= address_within(word, '.', '.') << index;
  masks->hyphen |= address_within(word, '-', '-') << index;
}

/// Returns the masks of 8 to 64 bytes. No other bytes are read: the last word ends with them, and may overlap the one before.
static inline address_masks scan_address(const uint8_t *bytes, size_t count) {
  address_masks masks = {0, 0, 0, 0};
  for (size_t index = 0; index < count - 8; index += 8) {
    address_add(&masks, bytes, index);
  }
  address_add(&masks, bytes, count - 8);
  return masks;
}

#endif
#endif
