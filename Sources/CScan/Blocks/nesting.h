// The search for the end of a JSON container, written once for each instruction set as `body.h`, which includes this file.

/// Returns a mask of the bytes that a backslash before them escapes.
static inline uint64_t escaped_bits(uint64_t backslashes, uint64_t *carry) {
  if (!backslashes) {
    const uint64_t first = *carry;
    *carry = 0;
    return first;
  }
  // A backslash that is escaped itself escapes nothing. Of a row of backslashes, each second one does: the sum moves those that begin at
  // an odd bit past the end of their row, so that they are told apart from those that begin at an even one.
  const uint64_t even = 0x5555555555555555ULL;
  const uint64_t free = backslashes & ~*carry, following = free << 1 | *carry;
  uint64_t sum;
  *carry = __builtin_add_overflow(free & ~even & ~following, free, &sum);
  return (even ^ sum << 1) & following;
}

static size_t nesting(const uint8_t *bytes, size_t count, scan_nesting *state) {
  scan_nesting carried = *state;
  for (size_t start = 0; start < count; start += 64) {
    const size_t rest = count - start;
    const block here = rest >= 64 ? block_load(bytes + start) : block_load_rest(bytes + start, rest);
    const uint64_t escaped = escaped_bits(block_equal(here, '\\'), &carried.escape_carry);
    const uint64_t quotes = block_equal(here, '"') & ~escaped;
    const uint64_t strings = prefix_xor(quotes) ^ carried.string_carry;
    const uint64_t opening = (block_equal(here, '{') | block_equal(here, '[')) & ~strings;
    const uint64_t closing = (block_equal(here, '}') | block_equal(here, ']')) & ~strings;
    const size_t closed = (size_t)__builtin_popcountll(closing);
    const uint64_t marks = block_equal(here, carried.marks[0]) | block_equal(here, carried.marks[1]);
    carried.has_mark |= (marks & used_bits(rest)) != 0;
    if (closed < carried.depth) {
      carried.depth += (size_t)__builtin_popcountll(opening) - closed;
    } else {
      for (uint64_t bits = opening | closing; bits; bits &= bits - 1) {
        carried.depth += opening & (bits & -bits) ? 1 : (size_t)-1;
        if (carried.depth) continue;
        carried.string_carry = carried.escape_carry = 0;
        *state = carried;
        return start + (size_t)__builtin_ctzll(bits) + 1;
      }
    }
    carried.string_carry = 0 - (strings >> 63);
    // The last block is padded with NUL, which only a backslash before it can change.
    if (rest < 64) carried.escape_carry = escaped >> rest & 1;
  }
  *state = carried;
  return count;
}
