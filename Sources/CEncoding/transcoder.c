#include "transcoder.h"

#include <stdlib.h>
#include <string.h>

#include "method.h"

/// Recognizes encodings with units of two or four bytes by encoding "AĀ".
static bool is_wide(struct transcoder *transcoder, const char *encoding) {
  static const struct {
    unsigned char bytes[8];
    size_t count;
    int unit;
    bool is_big_endian;
  } forms[] = {
      {{0x41, 0, 0, 1}, 4, 2, false},
      {{0, 0x41, 1, 0}, 4, 2, true},
      {{0x41, 0, 0, 0, 0, 1, 0, 0}, 8, 4, false},
      {{0, 0, 0, 0x41, 0, 0, 1, 0}, 8, 4, true},
  };
  iconv_t converter = iconv_open(encoding, "UTF-8");
  if (converter == (iconv_t)-1) return false;
  char input[] = "A\xC4\x80", output[16];
  char *from = input, *to = output;
  size_t rest = 3, room = sizeof output;
  size_t result = iconv(converter, &from, &rest, &to, &room);
  iconv_close(converter);
  if (result == (size_t)-1) return false;
  for (size_t index = 0; index < sizeof forms / sizeof *forms; index++) {
    if (sizeof output - room != forms[index].count || memcmp(output, forms[index].bytes, forms[index].count) != 0) continue;
    transcoder->unit = forms[index].unit;
    transcoder->is_big_endian = forms[index].is_big_endian;
    return true;
  }
  return false;
}

struct transcoder *transcoder_open(const char *encoding) {
  // A suffix such as //IGNORE would drop what cannot be decoded; an empty name is the encoding of the locale.
  if (!*encoding || strchr(encoding, '/')) return NULL;
  struct transcoder *transcoder = calloc(1, sizeof *transcoder);
  if (!transcoder) return NULL;
  transcoder->converter = iconv_open("UTF-8", encoding);
  if (transcoder->converter == (iconv_t)-1) {
    free(transcoder);
    return NULL;
  }
  if (is_wide(transcoder, encoding)) {
    transcoder->method = WIDE_UNITS;
  } else if (prepare_cache(transcoder) && (transcoder->pairs = calloc(1 << 16, sizeof *transcoder->pairs))) {
    transcoder->method = CACHED;
  } else {
    transcoder->method = CONVERTED;
    iconv(transcoder->converter, NULL, NULL, NULL, NULL);
  }
  return transcoder;
}

struct transcoder_step transcoder_step(struct transcoder *transcoder, const unsigned char *input, size_t input_size,
                                       bool is_last, unsigned char *output, size_t output_size) {
  struct text text = {input, input + input_size, output, output + output_size, is_last};
  switch (transcoder->method) {
    case WIDE_UNITS: convert_wide(transcoder, &text); break;
    case CACHED: convert_cached(transcoder, &text); break;
    case CONVERTED: convert_converted(transcoder, &text); break;
  }
  return (struct transcoder_step){(size_t)(text.input - input), (size_t)(text.output - output)};
}

size_t transcoder_undecodable(const struct transcoder *transcoder) { return transcoder->undecodable; }

void transcoder_close(struct transcoder *transcoder) {
  iconv_close(transcoder->converter);
  free(transcoder->pairs);
  free(transcoder);
}
