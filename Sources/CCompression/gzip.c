#include "coder.h"

#include <dynamic_library.h>
#include <pthread.h>
#include <stdlib.h>
#include <zlib.h>

static struct {
  typeof(inflateInit2_) *inflateInit2_;
  typeof(inflate) *inflate;
  typeof(inflateReset) *inflateReset;
  typeof(inflateEnd) *inflateEnd;
  typeof(deflateInit2_) *deflateInit2_;
  typeof(deflate) *deflate;
  typeof(deflateEnd) *deflateEnd;
  typeof(zlibVersion) *zlibVersion;
} zlib;

/// The largest window, and a gzip header and trailer, which zlib checks.
enum { GZIP_WINDOW = 15 + 16 };

static bool is_loaded;

static void load_once(void) {
  const char *const names[] = {"libz.so.1", NULL};
  const struct library_symbol symbols[] = {
      LIBRARY_SYMBOL(zlib, inflateInit2_), LIBRARY_SYMBOL(zlib, inflate), LIBRARY_SYMBOL(zlib, inflateReset), LIBRARY_SYMBOL(zlib, inflateEnd),
      LIBRARY_SYMBOL(zlib, deflateInit2_), LIBRARY_SYMBOL(zlib, deflate), LIBRARY_SYMBOL(zlib, deflateEnd),
      LIBRARY_SYMBOL(zlib, zlibVersion),
  };
  is_loaded = !library_load(names, symbols, LIBRARY_SYMBOL_COUNT(symbols));
}

static bool load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_once);
  return is_loaded;
}

struct state {
  z_stream stream;
  bool has_ended;
};

static void *begin_decoding(void) {
  struct state *state = calloc(1, sizeof *state);
  if (state && zlib.inflateInit2_(&state->stream, GZIP_WINDOW, ZLIB_VERSION, sizeof state->stream) != Z_OK) {
    free(state);
    return NULL;
  }
  return state;
}

static void *begin_encoding(void) {
  struct state *state = calloc(1, sizeof *state);
  if (state && zlib.deflateInit2_(&state->stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, GZIP_WINDOW, 8, Z_DEFAULT_STRATEGY,
                                  ZLIB_VERSION, sizeof state->stream) != Z_OK) {
    free(state);
    return NULL;
  }
  return state;
}

static void give(z_stream *stream, const struct buffers *buffers) {
  // zlib does not write to the input, but its type is not const.
  stream->next_in = (unsigned char *)buffers->input;
  stream->avail_in = (unsigned)buffers->input_size;
  stream->next_out = buffers->output;
  stream->avail_out = (unsigned)buffers->output_size;
}

static enum compression_outcome take(const z_stream *stream, struct buffers *buffers, int status) {
  buffers->input_size = stream->avail_in;
  buffers->output_size = stream->avail_out;
  switch (status) {
    case Z_OK:
    case Z_BUF_ERROR: return COMPRESSION_MORE;
    case Z_STREAM_END: return COMPRESSION_END;
    case Z_MEM_ERROR: return COMPRESSION_NO_MEMORY;
    default: return COMPRESSION_DAMAGED;
  }
}

static enum compression_outcome decode(void *opaque, struct buffers *buffers) {
  struct state *state = opaque;
  if (state->has_ended) zlib.inflateReset(&state->stream);
  give(&state->stream, buffers);
  int status = zlib.inflate(&state->stream, Z_NO_FLUSH);
  state->has_ended = status == Z_STREAM_END;
  return take(&state->stream, buffers, status);
}

static enum compression_outcome encode(void *opaque, struct buffers *buffers) {
  struct state *state = opaque;
  give(&state->stream, buffers);
  return take(&state->stream, buffers, zlib.deflate(&state->stream, buffers->is_last ? Z_FINISH : Z_NO_FLUSH));
}

static void end(struct state *state, int (*end_stream)(z_stream *)) {
  end_stream(&state->stream);
  free(state);
}

static void end_decoding(void *state) { end(state, zlib.inflateEnd); }
static void end_encoding(void *state) { end(state, zlib.deflateEnd); }

static const char *version(void) { return zlib.zlibVersion(); }

const struct codec gzip_codec = {load, version, begin_decoding, decode, end_decoding, begin_encoding, encode, end_encoding};
