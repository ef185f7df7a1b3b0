#include "coder.h"

#include <stdlib.h>

static const struct codec *const codecs[] = {
    [COMPRESSION_GZIP] = &gzip_codec,
    [COMPRESSION_ZSTD] = &zstd_codec,
    [COMPRESSION_XZ] = &xz_codec,
    [COMPRESSION_BZIP2] = &bzip2_codec,
};

struct compression_coder {
  const struct codec *codec;
  bool is_encoder;
  void *state;
};

bool compression_load(enum compression_format format) { return codecs[format]->load(); }

const char *compression_version(enum compression_format format) {
  return compression_load(format) ? codecs[format]->version() : NULL;
}

static struct compression_coder *create(enum compression_format format, bool is_encoder) {
  struct compression_coder *coder = malloc(sizeof *coder);
  if (!coder) return NULL;
  const struct codec *codec = codecs[format];
  void *state = is_encoder ? codec->begin_encoding() : codec->begin_decoding();
  if (!state) {
    free(coder);
    return NULL;
  }
  *coder = (struct compression_coder){codec, is_encoder, state};
  return coder;
}

struct compression_coder *compression_decoder(enum compression_format format) { return create(format, false); }
struct compression_coder *compression_encoder(enum compression_format format) { return create(format, true); }

struct compression_step compression_step(struct compression_coder *coder, const unsigned char *input, size_t input_size,
                                         unsigned char *output, size_t output_size, bool is_last) {
  // zlib and libbz2 count in unsigned int.
  const size_t largest = 1 << 30;
  if (input_size > largest) {
    input_size = largest;
    is_last = false;
  }
  if (output_size > largest) output_size = largest;
  struct buffers buffers = {input, input_size, output, output_size, is_last};
  enum compression_outcome outcome =
      coder->is_encoder ? coder->codec->encode(coder->state, &buffers) : coder->codec->decode(coder->state, &buffers);
  return (struct compression_step){input_size - buffers.input_size, output_size - buffers.output_size, outcome};
}

void compression_free(struct compression_coder *coder) {
  if (coder->is_encoder) {
    coder->codec->end_encoding(coder->state);
  } else {
    coder->codec->end_decoding(coder->state);
  }
  free(coder);
}
