#ifndef VALIDATION_SCAN_H
#define VALIDATION_SCAN_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// Returns the index of the first byte equal to `byte` among `count` bytes, or `count` if there is none.
static inline size_t scan_for(const uint8_t *bytes, size_t count, uint8_t byte) {
  const uint8_t *found = (const uint8_t *)memchr(bytes, byte, count);
  return found ? (size_t)(found - bytes) : count;
}

#if defined(__SSE2__)
#include <emmintrin.h>

static inline uint64_t scan_equal(const __m128i block[4], uint8_t byte) {
  const __m128i wanted = _mm_set1_epi8((char)byte);
  uint64_t mask = 0;
  for (int part = 0; part < 4; part++) {
    mask |= (uint64_t)(uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(block[part], wanted)) << (16 * part);
  }
  return mask;
}

/// Returns a mask of 64 bytes in which bit i is set if byte i equals `byte`.
static inline uint64_t scan_block_for(const uint8_t *bytes, uint8_t byte) {
  __m128i block[4];
  for (int part = 0; part < 4; part++) {
    block[part] = _mm_loadu_si128((const __m128i *)(bytes + 16 * part));
  }
  return scan_equal(block, byte);
}

/// Returns whether all of 64 bytes are ASCII.
static inline int scan_block_is_ascii(const uint8_t *bytes) {
  __m128i any = _mm_setzero_si128();
  for (int part = 0; part < 4; part++) any = _mm_or_si128(any, _mm_loadu_si128((const __m128i *)(bytes + 16 * part)));
  return _mm_movemask_epi8(any) == 0;
}

#else

#include "scan_eight.h"

/// Returns a mask of 64 bytes in which bit i is set if byte i equals `byte`.
static inline uint64_t scan_block_for(const uint8_t *bytes, uint8_t byte) {
  uint64_t mask = 0;
  for (int part = 0; part < 8; part++) mask |= scan_eight_equal(scan_eight(bytes + 8 * part), byte) << (8 * part);
  return mask;
}

/// Returns whether all of 64 bytes are ASCII.
static inline int scan_block_is_ascii(const uint8_t *bytes) {
  uint64_t any = 0;
  for (int part = 0; part < 8; part++) any |= scan_eight(bytes + 8 * part);
  return (any & 0x8080808080808080ULL) == 0;
}

#endif
#endif
