// Checks UTF-8 by three table look-ups per byte: J. Keiser and D. Lemire, "Validating UTF-8 In Less Than One Instruction Per
// Byte", 2021. Whether two consecutive bytes are ill-formed is decided by the two halves of the first byte and the high half
// of the second. Each half has a table of the faults that it can be a part of, and a fault that is in all three is present. A
// continuation byte after another is required if the byte two before is the lead of three bytes or more, or the byte three
// before is the lead of four; otherwise it is a fault (Unicode 15, table 3-7).

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

static inline __m256i look_up(const uint8_t table[16], __m256i halves) {
  return _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)table)), halves);
}

/// Returns a byte other than zero for each byte that is ill-formed together with the bytes before it.
static inline __m256i utf8_faults(__m256i bytes, __m256i before) {
  const __m256i half = _mm256_set1_epi8(0x0F), joint = _mm256_permute2x128_si256(before, bytes, 0x21);
  const __m256i first = _mm256_alignr_epi8(bytes, joint, 15);
  const __m256i pairs = _mm256_and_si256(
      _mm256_and_si256(
          look_up(first_high, _mm256_and_si256(_mm256_srli_epi16(first, 4), half)),
          look_up(first_low, _mm256_and_si256(first, half))),
      look_up(second_high, _mm256_and_si256(_mm256_srli_epi16(bytes, 4), half)));
  // The difference has the highest bit, that of `continuations`, if and only if the lead is large enough.
  const __m256i third = _mm256_subs_epu8(_mm256_alignr_epi8(bytes, joint, 14), _mm256_set1_epi8(0xE0 - 0x80));
  const __m256i fourth = _mm256_subs_epu8(_mm256_alignr_epi8(bytes, joint, 13), _mm256_set1_epi8(0xF0 - 0x80));
  const __m256i wanted = _mm256_and_si256(_mm256_or_si256(third, fourth), _mm256_set1_epi8((char)0x80));
  return _mm256_xor_si256(pairs, wanted);
}

static inline void utf8_block(block bytes, __m256i *before, __m256i *faults) {
  *faults = _mm256_or_si256(*faults, utf8_faults(bytes.low, *before));
  *faults = _mm256_or_si256(*faults, utf8_faults(bytes.high, bytes.low));
  *before = bytes.high;
}

// Four blocks are skipped if they and the 32 bytes before them are ASCII. Blocks are not tested one by one, because the
// locations of other characters are hard to predict, and the branch would often be mispredicted.
static bool is_utf8(const uint8_t *bytes, size_t count) {
  __m256i before = _mm256_setzero_si256(), faults = before;
  for (; count >= 256; count -= 256, bytes += 256) {
    __m256i any = before;
    for (int part = 0; part < 4; part++) {
      const block here = block_load(bytes + 64 * part);
      any = _mm256_or_si256(any, _mm256_or_si256(here.low, here.high));
    }
    if (_mm256_movemask_epi8(any) == 0) continue;
    for (int part = 0; part < 4; part++) utf8_block(block_load(bytes + 64 * part), &before, &faults);
  }
  for (; count >= 64; count -= 64, bytes += 64) utf8_block(block_load(bytes), &before, &faults);
  // The last block is padded with ASCII, so that a truncated sequence at the end is a fault.
  uint8_t rest[64] = {0};
  memcpy(rest, bytes, count);
  utf8_block(block_load(rest), &before, &faults);
  return _mm256_testz_si256(faults, faults);
}
