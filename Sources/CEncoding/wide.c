#include <string.h>

#include "method.h"

static uint32_t unit_at(const struct transcoder *transcoder, const unsigned char *bytes) {
  uint32_t value = 0;
  for (int index = 0; index < transcoder->unit; index++) {
    int shift = 8 * (transcoder->is_big_endian ? transcoder->unit - 1 - index : index);
    value |= (uint32_t)bytes[index] << shift;
  }
  return value;
}

/// Converts ASCII in UTF-16, four characters at a time.
static void convert_ascii(const struct transcoder *transcoder, struct text *text) {
  const unsigned char high = transcoder->is_big_endian ? 0xFF : 0x80, low = transcoder->is_big_endian ? 0x80 : 0xFF;
  const unsigned char pattern[8] = {high, low, high, low, high, low, high, low};
  const int first = transcoder->is_big_endian ? 1 : 0;
  uint64_t other, units;
  memcpy(&other, pattern, sizeof other);
  while (text->input_end - text->input >= 8 && has_room(text)) {
    memcpy(&units, text->input, sizeof units);
    if (units & other) return;
    for (int index = 0; index < 4; index++) text->output[index] = text->input[2 * index + first];
    text->input += 8;
    text->output += 4;
  }
}

void convert_wide(struct transcoder *transcoder, struct text *text) {
  const int unit = transcoder->unit;
  while (has_room(text)) {
    if (unit == 2) convert_ascii(transcoder, text);
    if (!has_room(text) || text->input_end - text->input < unit) break;
    uint32_t value = unit_at(transcoder, text->input);
    bool is_surrogate = value >= 0xD800 && value < 0xE000;
    if (!is_surrogate && value < 0x110000) {
      put_scalar(text, value);
      text->input += unit;
      continue;
    }
    if (unit == 2 && value < 0xDC00) {
      if (text->input_end - text->input < 4) {
        if (!text->is_last) return;
      } else {
        uint32_t second = unit_at(transcoder, text->input + 2);
        if (second >= 0xDC00 && second < 0xE000) {
          put_scalar(text, 0x10000 + ((value - 0xD800) << 10) + (second - 0xDC00));
          text->input += 4;
          continue;
        }
      }
    }
    skip_undecodable(transcoder, text, (size_t)unit);
  }
  if (text->is_last && text->input < text->input_end && text->input_end - text->input < unit && has_room(text)) {
    skip_undecodable(transcoder, text, (size_t)(text->input_end - text->input));
  }
}
