#include "coder.h"

#include <dynamic_library.h>
#include <bzlib.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static struct {
  typeof(BZ2_bzDecompressInit) *BZ2_bzDecompressInit;
  typeof(BZ2_bzDecompress) *BZ2_bzDecompress;
  typeof(BZ2_bzDecompressEnd) *BZ2_bzDecompressEnd;
  typeof(BZ2_bzCompressInit) *BZ2_bzCompressInit;
  typeof(BZ2_bzCompress) *BZ2_bzCompress;
  typeof(BZ2_bzCompressEnd) *BZ2_bzCompressEnd;
  typeof(BZ2_bzlibVersion) *BZ2_bzlibVersion;
} bzip2;

/// The size of a block in units of 100,000 bytes, as the program bzip2 has it by default.
enum { BLOCK_SIZE = 9 };

static bool is_loaded;

static void load_once(void) {
  const char *const names[] = {"libbz2.so.1.0", NULL};
  const struct library_symbol symbols[] = {
      LIBRARY_SYMBOL(bzip2, BZ2_bzDecompressInit), LIBRARY_SYMBOL(bzip2, BZ2_bzDecompress), LIBRARY_SYMBOL(bzip2, BZ2_bzDecompressEnd),
      LIBRARY_SYMBOL(bzip2, BZ2_bzCompressInit),   LIBRARY_SYMBOL(bzip2, BZ2_bzCompress),   LIBRARY_SYMBOL(bzip2, BZ2_bzCompressEnd),
      LIBRARY_SYMBOL(bzip2, BZ2_bzlibVersion),
  };
  is_loaded = !library_load(names, symbols, LIBRARY_SYMBOL_COUNT(symbols));
}

static bool load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_once);
  return is_loaded;
}

struct state {
  bz_stream stream;
  bool has_ended;
};

static void *begin_decoding(void) {
  struct state *state = calloc(1, sizeof *state);
  if (state && bzip2.BZ2_bzDecompressInit(&state->stream, 0, 0) != BZ_OK) {
    free(state);
    return NULL;
  }
  return state;
}

static void *begin_encoding(void) {
  struct state *state = calloc(1, sizeof *state);
  if (state && bzip2.BZ2_bzCompressInit(&state->stream, BLOCK_SIZE, 0, 0) != BZ_OK) {
    free(state);
    return NULL;
  }
  return state;
}

static void give(bz_stream *stream, const struct buffers *buffers) {
  // libbz2 does not write to the input, but its type is not const.
  stream->next_in = (char *)buffers->input;
  stream->avail_in = (unsigned)buffers->input_size;
  stream->next_out = (char *)buffers->output;
  stream->avail_out = (unsigned)buffers->output_size;
}

static enum compression_outcome take(const bz_stream *stream, struct buffers *buffers, int status) {
  buffers->input_size = stream->avail_in;
  buffers->output_size = stream->avail_out;
  switch (status) {
    case BZ_OK:
    case BZ_RUN_OK:
    case BZ_FINISH_OK: return COMPRESSION_MORE;
    case BZ_STREAM_END: return COMPRESSION_END;
    case BZ_MEM_ERROR: return COMPRESSION_NO_MEMORY;
    default: return COMPRESSION_DAMAGED;
  }
}

/// Begins the next stream, since libbz2 decodes a single one.
static bool restart(struct state *state) {
  bzip2.BZ2_bzDecompressEnd(&state->stream);
  memset(&state->stream, 0, sizeof state->stream);
  state->has_ended = false;
  return bzip2.BZ2_bzDecompressInit(&state->stream, 0, 0) == BZ_OK;
}

static enum compression_outcome decode(void *opaque, struct buffers *buffers) {
  struct state *state = opaque;
  if (state->has_ended && !restart(state)) return COMPRESSION_NO_MEMORY;
  give(&state->stream, buffers);
  int status = bzip2.BZ2_bzDecompress(&state->stream);
  state->has_ended = status == BZ_STREAM_END;
  return take(&state->stream, buffers, status);
}

static enum compression_outcome encode(void *opaque, struct buffers *buffers) {
  struct state *state = opaque;
  give(&state->stream, buffers);
  return take(&state->stream, buffers, bzip2.BZ2_bzCompress(&state->stream, buffers->is_last ? BZ_FINISH : BZ_RUN));
}

static void end(struct state *state, int (*end_stream)(bz_stream *)) {
  end_stream(&state->stream);
  free(state);
}

static void end_decoding(void *state) { end(state, bzip2.BZ2_bzDecompressEnd); }
static void end_encoding(void *state) { end(state, bzip2.BZ2_bzCompressEnd); }

static const char *version(void) { return bzip2.BZ2_bzlibVersion(); }

const struct codec bzip2_codec = {load, version, begin_decoding, decode, end_decoding, begin_encoding, encode, end_encoding};
