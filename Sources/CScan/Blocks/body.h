// The scans over blocks, written once and compiled for each instruction set. The file that includes this one must define:
//   `block`                      the type of a block of 64 bytes
//   `block_load(bytes)`          loads a block from memory
//   `block_equal(block, byte)`   a mask in which bit i is set if byte i equals `byte`
//   `prefix_xor(bits)`           a mask in which bit i is the parity of the bits 0 to i
//   `list_bits(bits, first, numbers, step)`
//                                writes `first` plus the number of each bit set, and returns how many bits are set; numbers
//                                after these, up to 64 in all, may be overwritten, and `step` are expected at most
//   `BLOCKS`                     the name of the table of functions
//   `IS_UTF8`                    a function that checks UTF-8, or `NULL`

#include <string.h>

/// Returns a mask of the bytes of a block that are within the input, of which `rest` bytes remain.
static inline uint64_t used_bits(size_t rest) { return rest >= 64 ? ~0ULL : (1ULL << rest) - 1; }

/// Loads the last block, of fewer than 64 bytes, padded with NUL.
static inline block block_load_rest(const uint8_t *bytes, size_t rest) {
  uint8_t filled[64] = {0};
  memcpy(filled, bytes, rest);
  return block_load(filled);
}

// If each opening quote follows a separator and each closing quote precedes one, the parity of the number of quotes up to a
// byte decides whether the byte is in quotes. A doubled quote closes and opens again. With a quote at any other location, the
// parity means nothing, and the block is not scanned: the function returns `false`.
static inline bool structure_word(block bytes, uint64_t used, scan_state *state, scan_word *word) {
  const uint64_t quotes = block_equal(bytes, state->quote) & used & state->quoting;
  const uint64_t delimiters = block_equal(bytes, state->delimiter) & used;
  const uint64_t feeds = block_equal(bytes, '\n') & used, returns = block_equal(bytes, '\r') & used;
  const uint64_t ends = feeds | returns, edges = delimiters | ends | quotes;
  const uint64_t quoted = prefix_xor(quotes) ^ state->quoted_carry;
  const uint64_t opening = quotes & quoted, closing = quotes & ~quoted;
  const uint64_t misplaced = (opening & ~(edges << 1 | state->edge_carry)) |
                             ((closing << 1 | state->closing_carry) & used & ~edges);
  if (misplaced) return false;
  const uint64_t after_return = returns << 1 | state->return_carry;
  word->separators = (delimiters | ends) & ~quoted;
  word->record_ends = ends & ~quoted;
  word->line_ends = returns | (feeds & ~after_return);
  state->quoted_carry = 0 - (quoted >> 63);
  state->edge_carry = edges >> 63;
  state->closing_carry = closing >> 63;
  state->return_carry = returns >> 63;
  state->line_ends += (size_t)__builtin_popcountll(word->line_ends);
  return true;
}

static size_t structure(const uint8_t *bytes, size_t count, scan_state *state, scan_word *words) {
  scan_state carried = *state;
  size_t number = 0;
  bool goes_on = true;
  for (; goes_on && count >= 64; count -= 64, bytes += 64) {
    goes_on = structure_word(block_load(bytes), ~0ULL, &carried, words + number);
    number += goes_on;
  }
  if (goes_on && count > 0) {
    number += structure_word(block_load_rest(bytes, count), used_bits(count), &carried, words + number);
  }
  *state = carried;
  return number;
}

static size_t terminators(
    const uint8_t *bytes, size_t count, uint8_t terminator, uint8_t line_end, scan_word *words) {
  size_t found = 0;
  for (size_t start = 0; start < count; start += 64) {
    const size_t rest = count - start;
    const block bytes_here = rest >= 64 ? block_load(bytes + start) : block_load_rest(bytes + start, rest);
    const uint64_t ends = block_equal(bytes_here, terminator) & used_bits(rest);
    const uint64_t lines = line_end == terminator ? ends : block_equal(bytes_here, line_end) & used_bits(rest);
    const scan_word word = {ends, ends, lines};
    words[start / 64] = word;
    found += (size_t)__builtin_popcountll(ends | lines);
  }
  return found;
}

static inline ptrdiff_t list_all(
    const uint64_t *bits, size_t count, uint32_t *numbers, size_t room, int step) {
  const size_t stride = sizeof(scan_word) / sizeof(uint64_t);
  size_t listed = 0, start = 0;
  for (; start + 64 <= count; start += 64, bits += stride) {
    if (room - listed < 64) return -1;
    listed += list_bits(*bits, (uint32_t)start + 1, numbers + listed, step);
  }
  if (start == count) return (ptrdiff_t)listed;
  if (room - listed < 64) return -1;
  return (ptrdiff_t)(listed + list_bits(*bits & used_bits(count - start), (uint32_t)start + 1, numbers + listed, step));
}

static ptrdiff_t list(const scan_word *words, size_t count, scan_mask mask, uint32_t *numbers, size_t room) {
  // A block usually contains several separators, but rarely several ends of records.
  return mask == scan_separators ? list_all(&words->separators, count, numbers, room, 8)
                                   : list_all(&words->record_ends, count, numbers, room, 4);
}

static inline uint64_t inner_ends(scan_word word) { return word.line_ends & ~word.record_ends; }

static size_t inner(const scan_word *words, size_t start, size_t count) {
  // Few blocks have such a line end, so four of them are checked at once.
  for (; start + 4 <= count; start += 4) {
    const scan_word *four = words + start;
    if (inner_ends(four[0]) | inner_ends(four[1]) | inner_ends(four[2]) | inner_ends(four[3])) break;
  }
  while (start < count && !inner_ends(words[start])) start++;
  return start;
}

#include "nesting.h"

const scan_blocks BLOCKS = {structure, terminators, list, inner, nesting, IS_UTF8};
