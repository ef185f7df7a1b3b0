// The scans by arithmetic on words, for any processor.
#include "scan_blocks.h"
#include <string.h>

#define FORM scan_blocks_portable

typedef struct {
  uint64_t words[8];
} block;

/// Returns the lowest bits of the eight bytes of a word as one byte; all other bits of the word must be zero.
static inline uint64_t gather(uint64_t lowest) { return lowest * 0x0102040810204080ULL >> 56; }

static inline block block_load(const uint8_t *bytes) {
  block loaded;
  memcpy(loaded.words, bytes, 64);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  for (int part = 0; part < 8; part++) loaded.words[part] = __builtin_bswap64(loaded.words[part]);
#endif
  return loaded;
}

// A byte of `word ^ wanted` is zero if and only if the bytes are equal.
static inline uint64_t block_equal(block bytes, uint8_t byte) {
  const uint64_t low = 0x7f7f7f7f7f7f7f7fULL, wanted = 0x0101010101010101ULL * byte;
  uint64_t mask = 0;
  for (int part = 0; part < 8; part++) {
    const uint64_t word = bytes.words[part] ^ wanted, zero = ~(((word & low) + low) | word | low);
    mask |= gather(zero >> 7) << (8 * part);
  }
  return mask;
}

#include "words.h"
#define IS_UTF8 NULL
#include "body.h"
