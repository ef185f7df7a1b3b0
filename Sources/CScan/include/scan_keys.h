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

/// Returns the value of eight digits, of which the first one is in the lowest byte; sets `areDigits` to false if one is none.
static inline uint64_t scan_eight_digits(uint64_t word, bool *areDigits) {
  const uint64_t high = 0xF0F0F0F0F0F0F0F0, zeros = 0x3030303030303030, pairs = 0x000000FF000000FF;
  *areDigits &= (word & high) == zeros && ((word + 0x0606060606060606) & high) == zeros;
  // Pairs of digits, then both halves of four digits at once.
  word -= zeros;
  word = word * 10 + (word >> 8);
  return ((word & pairs) * 0x000F424000000064 + ((word >> 16) & pairs) * 0x0000271000000001) >> 32;
}

/// Returns the value of one to eight digits; sets `areDigits` to false if one is none.
static inline uint64_t scan_few_digits(const uint8_t *digits, size_t count, bool *areDigits) {
  uint64_t word = 0;
  if (count >= 4) {
    word = scan_load_four(digits) | (uint64_t)scan_load_four(digits + count - 4) << 8 * (count - 4);
  } else {
    for (size_t index = 0; index < count; index++) word |= (uint64_t)digits[index] << 8 * index;
  }
  // With zeros before the digits.
  const uint64_t zeros = 0x3030303030303030;
  return scan_eight_digits(count == 8 ? word : word << 8 * (8 - count) | zeros >> 8 * count, areDigits);
}

/// Stores the value of an integer of up to 18 digits that has no zero or plus sign before it; returns whether the bytes are one.
static inline bool scan_plain_integer(const uint8_t *bytes, size_t count, int64_t *value) {
  const bool isNegative = count > 0 && bytes[0] == '-';
  const uint8_t *digits = bytes + isNegative;
  count -= isNegative;
  if (count == 0 || count > 18 || (digits[0] == '0' && (count > 1 || isNegative))) return false;
  bool areDigits = true;
  uint64_t number = 0;
  for (; count > 8; count -= 8, digits += 8) {
    number = number * 100000000 + scan_eight_digits(scan_load_eight(digits), &areDigits);
  }
  static const uint32_t powers[] = {1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000};
  number = number * powers[count] + scan_few_digits(digits, count, &areDigits);
  *value = isNegative ? -(int64_t)number : (int64_t)number;
  return areDigits;
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
