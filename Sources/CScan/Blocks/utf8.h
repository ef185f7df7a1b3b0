// Checks UTF-8 by three table look-ups per byte: J. Keiser and D. Lemire, "Validating UTF-8 In Less Than One Instruction Per
// Byte", 2021. Whether two consecutive bytes are ill-formed is decided by the two halves of the first byte and the high half
// of the second. Each half has a table of the faults that it can be a part of, and a fault that is in all three is present. A
// continuation byte after another is required if the byte two before is the lead of three bytes or more, or the byte three
// before is the lead of four; otherwise it is a fault (Unicode 15, table 3-7).
//
// The file that includes this one must define `vector`, of 32 or 64 bytes with the operators of C, and:
//   `vector_load(bytes)`, `vector_fill(byte)`
//   `vector_minus(a, b)`                     the difference of each two bytes, 0 where it would be negative
//   `vector_upper_halves(bytes)`             the upper four bits of each byte
//   `vector_look_up(table, halves)`          the element of the table for each byte, which is below 16
//   `vector_joint(bytes, before)`            the 16 bytes before each 16 of `bytes`, where `before` precedes them
//   `vector_earlier(bytes, joint, distance)` for each byte, the one that is 1 to 3 before it
//   `vector_is_ascii(bytes)`, `vector_is_zero(bytes)`

enum {
  too_short = 1 << 0,      // a lead byte, then no continuation byte
  too_long = 1 << 1,       // ASCII, then a continuation
  overlong_3 = 1 << 2,     // E0, then 80 to 9F
  too_large = 1 << 3,      // F4 and above, then 90 to BF
  surrogate = 1 << 4,      // ED, then A0 to BF
  overlong_2 = 1 << 5,     // C0 or C1, then a continuation
  overlong_4 = 1 << 6,     // F0, then 80 to 8F
  larger = 1 << 6,         // F5 and above, then 80 to 8F
  continuations = 1 << 7,  // a continuation, then another
  any_low = too_short | too_long | continuations,
  any_high = too_long | overlong_2 | continuations,
  f5_on = any_low | too_large | larger,
};

static const uint8_t first_high[16] = {
    too_long, too_long, too_long, too_long, too_long, too_long, too_long, too_long,
    continuations, continuations, continuations, continuations,
    too_short | overlong_2, too_short, too_short | overlong_3 | surrogate,
    too_short | too_large | larger | overlong_4};
static const uint8_t first_low[16] = {
    any_low | overlong_2 | overlong_3 | overlong_4, any_low | overlong_2, any_low, any_low, any_low | too_large,
    f5_on, f5_on, f5_on, f5_on, f5_on, f5_on, f5_on, f5_on, f5_on | surrogate, f5_on, f5_on};
static const uint8_t second_high[16] = {
    too_short, too_short, too_short, too_short, too_short, too_short, too_short, too_short,
    any_high | overlong_3 | overlong_4 | larger, any_high | overlong_3 | too_large, any_high | surrogate | too_large,
    any_high | surrogate | too_large, too_short, too_short, too_short, too_short};

/// Returns a byte other than zero for each byte that is ill-formed together with the bytes before it.
static inline vector utf8_faults(vector bytes, vector before) {
  const vector joint = vector_joint(bytes, before), first = vector_earlier(bytes, joint, 1);
  const vector pairs = vector_look_up(first_high, vector_upper_halves(first)) &
                       vector_look_up(first_low, first & vector_fill(0x0F)) &
                       vector_look_up(second_high, vector_upper_halves(bytes));
  // The difference has the highest bit, that of `continuations`, if and only if the lead is large enough.
  const vector third = vector_minus(vector_earlier(bytes, joint, 2), vector_fill(0xE0 - 0x80));
  const vector fourth = vector_minus(vector_earlier(bytes, joint, 3), vector_fill(0xF0 - 0x80));
  return pairs ^ ((third | fourth) & vector_fill(0x80));
}

static inline void utf8_next(vector bytes, vector *before, vector *faults) {
  *faults |= utf8_faults(bytes, *before);
  *before = bytes;
}

// 256 bytes are skipped if they and the vector before them are ASCII. Vectors are not tested one by one, because the locations
// of other characters are hard to predict, and the branch would often be mispredicted.
static bool is_utf8(const uint8_t *bytes, size_t count) {
  vector before = vector_fill(0), faults = before;
  for (; count >= 256; count -= 256, bytes += 256) {
    vector any = before;
    for (size_t start = 0; start < 256; start += sizeof(vector)) any |= vector_load(bytes + start);
    if (vector_is_ascii(any)) continue;
    for (size_t start = 0; start < 256; start += sizeof(vector)) utf8_next(vector_load(bytes + start), &before, &faults);
  }
  for (; count >= sizeof(vector); count -= sizeof(vector), bytes += sizeof(vector)) {
    utf8_next(vector_load(bytes), &before, &faults);
  }
  // The last vector is padded with ASCII, so that a truncated sequence at the end is a fault.
  uint8_t rest[sizeof(vector)] = {0};
  memcpy(rest, bytes, count);
  utf8_next(vector_load(rest), &before, &faults);
  return vector_is_zero(faults);
}
