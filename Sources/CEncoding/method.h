// The methods of conversion; `transcoder_open` selects one for an encoding.
#pragma once

#include <iconv.h>
#include <stdint.h>

#include "transcoder.h"

/// The input and the output of a step; a method advances the pointers.
struct text {
  const unsigned char *input;
  const unsigned char *input_end;
  unsigned char *output;
  unsigned char *output_end;
  bool is_last;
};

struct transcoder {
  iconv_t converter;
  enum {
    /// Units of two or four bytes.
    WIDE_UNITS,
    /// Single bytes and pairs of bytes that each have one meaning, cached.
    CACHED,
    /// iconv itself, for characters that depend on the text before them.
    CONVERTED,
  } method;
  /// For wide units: their size in bytes, and whether the first byte is the most significant one.
  int unit;
  bool is_big_endian;
  size_t undecodable;
  /// For cached characters: the UTF-8 or the kind of each single byte, and of each pair, by both bytes. The first byte
  /// of UTF-8 is the least significant one of the number, and unused bytes are 0.
  uint32_t singles[256];
  uint32_t *pairs;
  /// Whether each ASCII character is itself.
  bool has_ascii;
};

/// The kinds of a single byte or a pair that has no UTF-8.
enum {
  UNKNOWN = 0,
  /// Not a character.
  INVALID = 0xFFFFFFFF,
  /// The beginning of a longer character.
  INCOMPLETE = 0xFFFFFFFE,
  /// A sequence that changes the meaning of what follows, or whose character depends on it.
  DEPENDENT = 0xFFFFFFFD,
  /// NUL, whose UTF-8 is 0.
  NUL = 0xFFFFFFFC,
};

/// Whether there is room for a character.
static inline bool has_room(const struct text *text) { return text->output_end - text->output >= TRANSCODER_ROOM; }

/// Writes TRANSCODER_UNDECODABLE for bytes that cannot be decoded, and skips them.
static inline void skip_undecodable(struct transcoder *transcoder, struct text *text, size_t count) {
  *text->output++ = TRANSCODER_UNDECODABLE;
  text->input += count;
  transcoder->undecodable++;
}

/// Writes a scalar value as UTF-8.
static inline void put_scalar(struct text *text, uint32_t scalar) {
  unsigned char *output = text->output;
  if (scalar < 0x80) {
    output[0] = (unsigned char)scalar;
    text->output += 1;
  } else if (scalar < 0x800) {
    output[0] = (unsigned char)(0xC0 | scalar >> 6);
    output[1] = (unsigned char)(0x80 | (scalar & 0x3F));
    text->output += 2;
  } else if (scalar < 0x10000) {
    output[0] = (unsigned char)(0xE0 | scalar >> 12);
    output[1] = (unsigned char)(0x80 | (scalar >> 6 & 0x3F));
    output[2] = (unsigned char)(0x80 | (scalar & 0x3F));
    text->output += 3;
  } else {
    output[0] = (unsigned char)(0xF0 | scalar >> 18);
    output[1] = (unsigned char)(0x80 | (scalar >> 12 & 0x3F));
    output[2] = (unsigned char)(0x80 | (scalar >> 6 & 0x3F));
    output[3] = (unsigned char)(0x80 | (scalar & 0x3F));
    text->output += 4;
  }
}

void convert_wide(struct transcoder *, struct text *);
void convert_cached(struct transcoder *, struct text *);
void convert_converted(struct transcoder *, struct text *);

/// Fills the table of single bytes; returns false if characters depend on the text before them.
bool prepare_cache(struct transcoder *);
