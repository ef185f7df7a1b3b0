// A step of an automaton depends on the one before it. While one value waits for its next state, three others go on. The end of a
// value is no branch, which would often be mispredicted: after the last byte, a word is filled with bytes that keep the state.
#include "scan_automaton.h"

#include "scan_eight.h"

enum { lanes = 4, shortest = 16, longest = 64 };

static inline ptrdiff_t least(ptrdiff_t one, ptrdiff_t other) { return one < other ? one : other; }
static inline ptrdiff_t most(ptrdiff_t one, ptrdiff_t other) { return one > other ? one : other; }

/// The number of bytes of a value. No overflow is undefined, whatever its bounds.
static inline ptrdiff_t size_of(scan_range value) { return (ptrdiff_t)((size_t)value.end - (size_t)value.start); }

/// Returns the eight bytes of a value from an offset on, filled after its end, and joins its bytes to `used`.
static inline uint64_t filled_word(const uint8_t *bytes, scan_range value, ptrdiff_t offset, uint64_t *used) {
  const ptrdiff_t rest = most(size_of(value) - offset, 0);
  const uint64_t fill = rest < 8 ? ~0ULL << (8 * rest) : 0, word = scan_eight(bytes + (value.end - rest));
  *used |= word & ~fill;
  return word | fill;
}

size_t scan_by_automaton(
    const uint16_t *rows, uint16_t first, const uint8_t *verdicts_by_state, const uint8_t *bytes, ptrdiff_t count,
    const scan_range *values, size_t value_count, uint8_t *verdicts) {
  size_t index = 0;
  for (; index + lanes <= value_count; index += lanes) {
    const uint8_t *known = verdicts + index;
    if (known[0] && known[1] && known[2] && known[3]) continue;
    const scan_range *four = values + index;
    ptrdiff_t minimum = longest, maximum = 0, start = 0, end = 0;
    const uint8_t *starts[lanes];
    size_t row[lanes];
    for (int lane = 0; lane < lanes; lane++) {
      const ptrdiff_t size = size_of(four[lane]);
      minimum = least(minimum, size);
      maximum = most(maximum, size);
      start = least(start, four[lane].start);
      end = most(end, four[lane].end);
      starts[lane] = bytes + four[lane].start;
      row[lane] = first;
    }
    if (minimum < shortest || maximum > longest || start < 0 || end > count - 8) break;
    uint64_t used = 0;
    ptrdiff_t offset = 0;
    for (; offset + 8 <= minimum; offset += 8) {
      for (int lane = 0; lane < lanes; lane++) used |= scan_eight(starts[lane] + offset);
      for (int byte = 0; byte < 8; byte++) {
        for (int lane = 0; lane < lanes; lane++) row[lane] = rows[row[lane] + starts[lane][offset + byte]];
      }
    }
    for (; offset < maximum; offset += 8) {
      uint64_t words[lanes];
      for (int lane = 0; lane < lanes; lane++) words[lane] = filled_word(bytes, four[lane], offset, &used);
      for (int byte = 0; byte < 8; byte++) {
        for (int lane = 0; lane < lanes; lane++) row[lane] = rows[row[lane] + (uint8_t)(words[lane] >> (8 * byte))];
      }
    }
    if (used & 0x8080808080808080ULL) break;
    for (int lane = 0; lane < lanes; lane++) {
      uint8_t *verdict = verdicts + index + lane;
      if (*verdict == 0) *verdict = verdicts_by_state[row[lane] >> 8];
    }
  }
  return index;
}
