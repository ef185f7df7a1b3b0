#ifndef VALIDATION_SCAN_KEYS_H
#define VALIDATION_SCAN_KEYS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// Begins to fetch the memory at an address into the cache; any address is allowed.
static inline void scan_prefetch(const void *address) { __builtin_prefetch(address); }

/// Advises the system to use large pages for the memory, which it does for those that are completely in it.
void scan_advise_large_pages(const void *address, size_t count);

static inline uint64_t scan_load_eight(const uint8_t *bytes) {
  uint64_t word;
  memcpy(&word, bytes, sizeof word);
  return word;
}

static inline uint32_t scan_load_four(const uint8_t *bytes) {
  uint32_t word;
  memcpy(&word, bytes, sizeof word);
  return word;
}

/// Returns a mask in which bit i is set if slot i of eight is above 0 and equals `wanted` in the bits from `shift` on; stores the
/// number of slots that are above 0.
static inline uint32_t scan_slots(const uint64_t slots[8], uint64_t wanted, int shift, uint32_t *used) {
  uint32_t equal = 0, taken = 0;
  for (int index = 0; index < 8; index++) {
    equal |= (uint32_t)(slots[index] >> shift == wanted) << index;
    taken += slots[index] != 0;
  }
  *used = taken;
  return equal & ((1u << taken) - 1);
}

/// Copies `count` bytes, which are usually few, to memory that does not overlap them.
static inline void scan_copy_key(uint8_t *to, const uint8_t *from, size_t count) {
  if (count >= 8) {
    if (count > 64) {
      memcpy(to, from, count);
      return;
    }
    for (size_t offset = 0; offset + 8 < count; offset += 8) memcpy(to + offset, from + offset, 8);
    memcpy(to + count - 8, from + count - 8, 8);
  } else if (count >= 4) {
    memcpy(to, from, 4);
    memcpy(to + count - 4, from + count - 4, 4);
  } else {
    for (size_t offset = 0; offset < count; offset++) to[offset] = from[offset];
  }
}

/// Whether `count` bytes, which are usually few, are equal.
static inline bool scan_is_equal_key(const uint8_t *one, const uint8_t *other, size_t count) {
  if (count >= 8) {
    if (count > 64) return memcmp(one, other, count) == 0;
    for (size_t offset = 0; offset + 8 < count; offset += 8) {
      if (scan_load_eight(one + offset) != scan_load_eight(other + offset)) return false;
    }
    return scan_load_eight(one + count - 8) == scan_load_eight(other + count - 8);
  }
  if (count >= 4) {
    return scan_load_four(one) == scan_load_four(other) &&
           scan_load_four(one + count - 4) == scan_load_four(other + count - 4);
  }
  for (size_t offset = 0; offset < count; offset++) {
    if (one[offset] != other[offset]) return false;
  }
  return true;
}

#endif
