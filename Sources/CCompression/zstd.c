#include "coder.h"

#include <dynamic_library.h>
#include <pthread.h>
#include <stdlib.h>
#include <zstd.h>
#include <zstd_errors.h>

static struct {
  typeof(ZSTD_createDStream) *ZSTD_createDStream;
  typeof(ZSTD_DCtx_setParameter) *ZSTD_DCtx_setParameter;
  typeof(ZSTD_decompressStream) *ZSTD_decompressStream;
  typeof(ZSTD_freeDStream) *ZSTD_freeDStream;
  typeof(ZSTD_createCCtx) *ZSTD_createCCtx;
  typeof(ZSTD_CCtx_setParameter) *ZSTD_CCtx_setParameter;
  typeof(ZSTD_compressStream2) *ZSTD_compressStream2;
  typeof(ZSTD_freeCCtx) *ZSTD_freeCCtx;
  typeof(ZSTD_isError) *ZSTD_isError;
  typeof(ZSTD_getErrorCode) *ZSTD_getErrorCode;
  typeof(ZSTD_versionString) *ZSTD_versionString;
} zstd;

/// The binary logarithm of the largest window.
enum { LARGEST_WINDOW_LOG = 27 };
_Static_assert(1 << LARGEST_WINDOW_LOG == COMPRESSION_LARGEST_WINDOW, "the two bounds are the same");

static bool is_loaded;

static void load_once(void) {
  const char *const names[] = {"libzstd.so.1", NULL};
  const struct library_symbol symbols[] = {
      LIBRARY_SYMBOL(zstd, ZSTD_createDStream),     LIBRARY_SYMBOL(zstd, ZSTD_DCtx_setParameter),
      LIBRARY_SYMBOL(zstd, ZSTD_decompressStream),  LIBRARY_SYMBOL(zstd, ZSTD_freeDStream),
      LIBRARY_SYMBOL(zstd, ZSTD_createCCtx),        LIBRARY_SYMBOL(zstd, ZSTD_CCtx_setParameter),
      LIBRARY_SYMBOL(zstd, ZSTD_compressStream2),   LIBRARY_SYMBOL(zstd, ZSTD_freeCCtx),
      LIBRARY_SYMBOL(zstd, ZSTD_isError),           LIBRARY_SYMBOL(zstd, ZSTD_getErrorCode),
      LIBRARY_SYMBOL(zstd, ZSTD_versionString),
  };
  is_loaded = !library_load(names, symbols, LIBRARY_SYMBOL_COUNT(symbols));
}

static bool load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_once);
  return is_loaded;
}

struct decoder {
  ZSTD_DStream *stream;
  /// The number of bytes to pass next: the rest of a block, so that the offset of a fault is that of its block.
  size_t next_size;
};

static void *begin_decoding(void) {
  struct decoder *decoder = calloc(1, sizeof *decoder);
  if (!decoder) return NULL;
  decoder->stream = zstd.ZSTD_createDStream();
  if (!decoder->stream) {
    free(decoder);
    return NULL;
  }
  zstd.ZSTD_DCtx_setParameter(decoder->stream, ZSTD_d_windowLogMax, LARGEST_WINDOW_LOG);
  return decoder;
}

static enum compression_outcome outcome_of_error(size_t result) {
  switch (zstd.ZSTD_getErrorCode(result)) {
    case ZSTD_error_frameParameter_windowTooLarge: return COMPRESSION_TOO_LARGE;
    case ZSTD_error_memory_allocation: return COMPRESSION_NO_MEMORY;
    case ZSTD_error_version_unsupported:
    case ZSTD_error_frameParameter_unsupported:
    case ZSTD_error_dictionary_wrong: return COMPRESSION_UNSUPPORTED;
    default: return COMPRESSION_DAMAGED;
  }
}

static enum compression_outcome decode(void *opaque, struct buffers *buffers) {
  struct decoder *decoder = opaque;
  size_t given = buffers->input_size;
  if (decoder->next_size > 0 && decoder->next_size < given) given = decoder->next_size;
  ZSTD_inBuffer input = {buffers->input, given, 0};
  ZSTD_outBuffer output = {buffers->output, buffers->output_size, 0};
  size_t result = zstd.ZSTD_decompressStream(decoder->stream, &output, &input);
  buffers->input_size -= input.pos;
  buffers->output_size -= output.pos;
  if (zstd.ZSTD_isError(result)) return outcome_of_error(result);
  decoder->next_size = result;
  return result == 0 ? COMPRESSION_END : COMPRESSION_MORE;
}

static void end_decoding(void *opaque) {
  struct decoder *decoder = opaque;
  zstd.ZSTD_freeDStream(decoder->stream);
  free(decoder);
}

static void *begin_encoding(void) {
  ZSTD_CCtx *context = zstd.ZSTD_createCCtx();
  if (context) zstd.ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
  return context;
}

static enum compression_outcome encode(void *context, struct buffers *buffers) {
  ZSTD_inBuffer input = {buffers->input, buffers->input_size, 0};
  ZSTD_outBuffer output = {buffers->output, buffers->output_size, 0};
  size_t rest = zstd.ZSTD_compressStream2(context, &output, &input, buffers->is_last ? ZSTD_e_end : ZSTD_e_continue);
  buffers->input_size -= input.pos;
  buffers->output_size -= output.pos;
  if (zstd.ZSTD_isError(rest)) return outcome_of_error(rest);
  return buffers->is_last && rest == 0 ? COMPRESSION_END : COMPRESSION_MORE;
}

static void end_encoding(void *context) { zstd.ZSTD_freeCCtx(context); }

static const char *version(void) { return zstd.ZSTD_versionString(); }

const struct codec zstd_codec = {load, version, begin_decoding, decode, end_decoding, begin_encoding, encode, end_encoding};
