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
  void *(*begin_decoding)(void);
  enum compression_outcome (*decode)(void *state, struct buffers *);
  void (*end_decoding)(void *state);
  void *(*begin_encoding)(void);
  enum compression_outcome (*encode)(void *state, struct buffers *);
  void (*end_encoding)(void *state);
};

extern const struct codec gzip_codec, zstd_codec, xz_codec, bzip2_codec;

/// A function of a library: its name, and the variable for its address.
struct function {
  const char *name;
  void *address;
};

/// Loads a library and stores the addresses of its functions; returns false if it is not installed or lacks one of them. The
/// library stays loaded.
bool load_functions(const char *library, const struct function *functions, size_t count);

#define FUNCTION(table, function) {#function, &(table).function}
#define COUNT(array) (sizeof(array) / sizeof *(array))
