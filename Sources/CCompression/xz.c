#include "coder.h"

#include <dynamic_library.h>
#include <lzma.h>
#include <pthread.h>
#include <stdlib.h>

static struct {
  typeof(lzma_stream_decoder) *lzma_stream_decoder;
  typeof(lzma_easy_encoder) *lzma_easy_encoder;
  typeof(lzma_code) *lzma_code;
  typeof(lzma_end) *lzma_end;
  typeof(lzma_version_string) *lzma_version_string;
} lzma;

static bool is_loaded;

static void load_once(void) {
  const char *const names[] = {"liblzma.so.5", NULL};
  const struct library_symbol symbols[] = {
      LIBRARY_SYMBOL(lzma, lzma_stream_decoder),
      LIBRARY_SYMBOL(lzma, lzma_easy_encoder),
      LIBRARY_SYMBOL(lzma, lzma_code),
      LIBRARY_SYMBOL(lzma, lzma_end),
      LIBRARY_SYMBOL(lzma, lzma_version_string),
  };
  is_loaded = !library_load(names, symbols, LIBRARY_SYMBOL_COUNT(symbols));
}

static bool load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_once);
  return is_loaded;
}

struct state {
  lzma_stream stream;
  bool has_ended;
};

static void *begin(lzma_ret (*initialize)(lzma_stream *)) {
  struct state *state = calloc(1, sizeof *state);
  if (state && initialize(&state->stream) != LZMA_OK) {
    free(state);
    return NULL;
  }
  return state;
}

static lzma_ret initialize_decoder(lzma_stream *stream) {
  // A check that the library cannot compute is an error: the data would not be checked.
  return lzma.lzma_stream_decoder(stream, COMPRESSION_LARGEST_WINDOW, LZMA_TELL_UNSUPPORTED_CHECK);
}

static lzma_ret initialize_encoder(lzma_stream *stream) {
  return lzma.lzma_easy_encoder(stream, LZMA_PRESET_DEFAULT, LZMA_CHECK_CRC64);
}

static void *begin_decoding(void) { return begin(initialize_decoder); }
static void *begin_encoding(void) { return begin(initialize_encoder); }

static enum compression_outcome step(struct state *state, struct buffers *buffers) {
  lzma_stream *stream = &state->stream;
  stream->next_in = buffers->input;
  stream->avail_in = buffers->input_size;
  stream->next_out = buffers->output;
  stream->avail_out = buffers->output_size;
  lzma_ret status = lzma.lzma_code(stream, buffers->is_last ? LZMA_FINISH : LZMA_RUN);
  buffers->input_size = stream->avail_in;
  buffers->output_size = stream->avail_out;
  state->has_ended = status == LZMA_STREAM_END;
  switch (status) {
    case LZMA_OK:
    case LZMA_BUF_ERROR: return COMPRESSION_MORE;
    case LZMA_STREAM_END: return COMPRESSION_END;
    case LZMA_MEMLIMIT_ERROR: return COMPRESSION_TOO_LARGE;
    case LZMA_MEM_ERROR: return COMPRESSION_NO_MEMORY;
    case LZMA_OPTIONS_ERROR:
    case LZMA_UNSUPPORTED_CHECK: return COMPRESSION_UNSUPPORTED;
    default: return COMPRESSION_DAMAGED;
  }
}

static enum compression_outcome decode(void *opaque, struct buffers *buffers) {
  struct state *state = opaque;
  // Each stream is decoded on its own, so that its end is known where other bytes follow.
  if (state->has_ended && initialize_decoder(&state->stream) != LZMA_OK) return COMPRESSION_NO_MEMORY;
  return step(state, buffers);
}

static enum compression_outcome encode(void *opaque, struct buffers *buffers) { return step(opaque, buffers); }

static void end(void *opaque) {
  struct state *state = opaque;
  lzma.lzma_end(&state->stream);
  free(state);
}

static const char *version(void) { return lzma.lzma_version_string(); }

const struct codec xz_codec = {load, version, begin_decoding, decode, end, begin_encoding, encode, end};
