// Conversion to UTF-8 of text in any encoding that iconv supports.
//
// iconv converts each character to UCS-4 and then to UTF-8, which takes longer than the check of the text. Its results
// are therefore cached for single bytes and for pairs. This is C because the conversion is a loop over single bytes.
#pragma once

#include <stdbool.h>
#include <stddef.h>

/// The byte that replaces bytes that cannot be decoded. It does not occur in UTF-8.
enum { TRANSCODER_UNDECODABLE = 0xFF };

/// The number of bytes that a step needs to write a character.
enum { TRANSCODER_ROOM = 16 };

/// A conversion of one text, with its state between steps.
struct transcoder;

/// Creates a transcoder from an encoding to UTF-8; returns NULL if iconv does not support the encoding.
struct transcoder *transcoder_open(const char *encoding);

/// The result of a step.
struct transcoder_step {
  size_t consumed;
  size_t produced;
};

/// Converts bytes as long as there is room for a character. If all of them fit, the rest of the input is an incomplete
/// character, with which the input of the next step must begin.
///
/// @param is_last Whether the input ends with these bytes, so that an incomplete character is replaced too.
struct transcoder_step transcoder_step(struct transcoder *transcoder, const unsigned char *input, size_t input_size,
                                       bool is_last, unsigned char *output, size_t output_size);

/// Returns the number of bytes or units that have been replaced so far.
size_t transcoder_undecodable(const struct transcoder *transcoder);

/// Frees a transcoder.
void transcoder_close(struct transcoder *transcoder);
