// The scans by arithmetic on words, for any processor.
#include "scan_blocks.h"
#include "scan_eight.h"

#define BLOCKS scan_blocks_portable

typedef struct {
  uint64_t words[8];
} block;

static inline block block_load(const uint8_t *bytes) {
  block loaded;
  for (int part = 0; part < 8; part++) loaded.words[part] = scan_eight(bytes + 8 * part);
  return loaded;
}

static inline uint64_t block_equal(block bytes, uint8_t byte) {
  uint64_t mask = 0;
  for (int part = 0; part < 8; part++) mask |= scan_eight_equal(bytes.words[part], byte) << (8 * part);
  return mask;
}

#include "words.h"
#define IS_UTF8 NULL
#include "list_bits.h"
#include "body.h"
