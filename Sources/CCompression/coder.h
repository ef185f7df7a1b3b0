// The interface that each format implements.
#pragma once

#include "compression.h"

/// The input and the output of a step, which advances the pointers and reduces the sizes.
struct buffers {
  const unsigned char *input;
  size_t input_size;
  unsigned char *output;
  size_t output_size;
  bool is_last;
};

/// The functions of a format. `begin` allocates the state of a coder, and returns NULL if there is not enough memory.
struct codec {
  bool (*load)(void);
  const char *(*version)(void);
  void *(*begin_decoding)(void);
  enum compression_outcome (*decode)(void *state, struct buffers *);
  void (*end_decoding)(void *state);
  void *(*begin_encoding)(void);
  enum compression_outcome (*encode)(void *state, struct buffers *);
  void (*end_encoding)(void *state);
};

extern const struct codec gzip_codec, zstd_codec, xz_codec, bzip2_codec;
