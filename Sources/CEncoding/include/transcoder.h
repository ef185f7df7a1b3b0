// Conversion of text in any encoding that iconv knows to UTF-8.
//
// This is C because what is not ASCII is looked up in tables of the C library by a loop over single bytes, and iconv alone is
// slower than the check of a table: it takes every character through UCS-4.
#pragma once

#include <stdbool.h>
#include <stddef.h>

/// The byte that stands for one that cannot be decoded. No text in UTF-8 has it.
enum { TRANSCODER_BROKEN = 0xFF };

/// The room that a step needs to write a character.
enum { TRANSCODER_ROOM = 16 };

struct transcoder;

/// Creates a transcoder from an encoding to UTF-8; returns NULL if iconv does not know the encoding.
struct transcoder *transcoder_open(const char *encoding);

/// What a step has done.
struct transcoder_step {
  size_t consumed;
  size_t produced;
};

/// Converts bytes as long as there is room for a character. What remains of the input at its end is an incomplete character.
///
/// @param is_last Whether the input ends with these bytes, so that an incomplete character is broken.
struct transcoder_step transcoder_step(struct transcoder *transcoder, const unsigned char *input, size_t input_size,
                                       bool is_last, unsigned char *output, size_t output_size);

/// Returns the number of bytes that could not be decoded until now.
size_t transcoder_broken(const struct transcoder *transcoder);

void transcoder_close(struct transcoder *transcoder);
