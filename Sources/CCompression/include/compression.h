// Streams that compress and decompress, one interface for zlib, libzstd, liblzma and libbz2.
//
// A library is loaded when the first stream needs it, so that it does not slow down other runs. This is C because C
// takes the types of the loaded functions from the headers of the libraries.
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum compression_format {
  COMPRESSION_GZIP,
  COMPRESSION_ZSTD,
  COMPRESSION_XZ,
  COMPRESSION_BZIP2,
};

enum compression_outcome {
  /// The stream continues.
  COMPRESSION_MORE,
  /// The stream ends here. The next step of a decoder begins the next stream, except in xz, where all streams are decoded
  /// as one.
  COMPRESSION_END,
  /// The stream is malformed, or its checksum is wrong.
  COMPRESSION_DAMAGED,
  /// The stream needs more memory than a decoder may take.
  COMPRESSION_TOO_LARGE,
  /// The stream uses a part of the format that the library does not have.
  COMPRESSION_UNSUPPORTED,
  /// There is not enough memory.
  COMPRESSION_NO_MEMORY,
};

/// A compressor or decompressor.
struct compression_coder;

/// The result of a step of a coder.
struct compression_step {
  size_t consumed;
  size_t produced;
  enum compression_outcome outcome;
};

/// The most memory that a decoder takes for the history of a stream: the window of zstd, the dictionary and tables of xz.
enum { COMPRESSION_LARGEST_WINDOW = 128 << 20 };

/// Loads the library of a format; returns false if it is not installed.
bool compression_load(enum compression_format format);

/// Returns the version of the library of a format, a constant text; NULL if it is not installed.
const char *compression_version(enum compression_format format);

/// Creates a coder of a format whose library is loaded; returns NULL if there is not enough memory.
struct compression_coder *compression_decoder(enum compression_format format);
struct compression_coder *compression_encoder(enum compression_format format);

/// Consumes bytes of the input and writes bytes to the output, as far as it has room for them.
///
/// The outcome of a step without progress is COMPRESSION_MORE. A step of an encoder has input or is the last one.
///
/// @param is_last Whether the input ends with these bytes.
struct compression_step compression_step(struct compression_coder *coder, const unsigned char *input, size_t input_size,
                                         unsigned char *output, size_t output_size, bool is_last);

/// Frees a coder.
void compression_free(struct compression_coder *coder);
