#ifndef VALIDATION_SCAN_FIRST_H
#define VALIDATION_SCAN_FIRST_H

#include <stddef.h>
#include <stdint.h>

/// Returns the index of the first of `count` offsets at which there is a byte of a set, or `count` if there is none.
///
/// The table has an element for each value of a byte: 0 if it is not in the set, 1 if it is, and 2 if it is only before `second`. All
/// offsets are below `size`, the number of bytes.
static inline size_t scan_first_of(
    const uint8_t *table, uint8_t second, const uint8_t *bytes, size_t size, const uint32_t *offsets, size_t count) {
  size_t index = 0;
  for (; index + 8 <= count; index += 8) {
    uint8_t found = 0;
    for (size_t part = 0; part < 8; part++) found |= table[bytes[offsets[index + part]]];
    if (found) break;
  }
  for (; index < count; index++) {
    const size_t offset = offsets[index];
    const uint8_t kind = table[bytes[offset]];
    if (kind == 1 || (kind == 2 && offset + 1 < size && bytes[offset + 1] == second)) break;
  }
  return index;
}

#endif
