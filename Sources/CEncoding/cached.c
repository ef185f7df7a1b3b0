#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "method.h"

/// Returns the UTF-8 or the kind of one or two bytes, which iconv converts without the text around them.
static uint32_t look_up(struct transcoder *transcoder, const unsigned char *bytes, size_t count) {
  char input[2], output[16];
  memcpy(input, bytes, count);
  char *from = input, *to = output;
  size_t rest = count, room = sizeof output;
  iconv(transcoder->converter, NULL, NULL, NULL, NULL);
  size_t result = iconv(transcoder->converter, &from, &rest, &to, &room);
  int error = errno;
  size_t written = sizeof output - room;
  if (result == (size_t)-1) {
    if (error == EINVAL && written == 0) return INCOMPLETE;
    return INVALID;
  }
  if (written == 0) return DEPENDENT;
  // iconv withholds a character that could combine with the next one; this call writes it.
  iconv(transcoder->converter, NULL, NULL, &to, &room);
  if (sizeof output - room != written || written > 4) return DEPENDENT;
  uint32_t utf8 = 0;
  memcpy(&utf8, output, written);
  return utf8 == 0 ? NUL : utf8;
}

bool prepare_cache(struct transcoder *transcoder) {
  transcoder->has_ascii = true;
  for (int byte = 0; byte < 256; byte++) {
    unsigned char single = (unsigned char)byte;
    uint32_t meaning = look_up(transcoder, &single, 1);
    transcoder->singles[byte] = meaning;
    if (meaning == DEPENDENT || (byte < 0x80 && meaning == INCOMPLETE)) return false;
    if (byte < 0x80 && meaning != (byte == 0 ? NUL : (uint32_t)byte)) transcoder->has_ascii = false;
  }
  return true;
}

static void put(struct text *text, uint32_t utf8) {
  memcpy(text->output, &utf8, sizeof utf8);
  text->output += utf8 < 1u << 8 ? 1 : utf8 < 1u << 16 ? 2 : utf8 < 1u << 24 ? 3 : 4;
}

static void copy_ascii(struct text *text) {
  uint64_t bytes;
  while (text->input_end - text->input >= 8 && has_room(text)) {
    memcpy(&bytes, text->input, sizeof bytes);
    memcpy(text->output, &bytes, sizeof bytes);
    uint64_t high = bytes & 0x8080808080808080;
    int count = high ? __builtin_ctzll(high) / 8 : 8;
    text->input += count;
    text->output += count;
    if (high) return;
  }
}

/// Converts a character of more than two bytes with iconv; returns false if it is incomplete.
static bool convert_long(struct transcoder *transcoder, struct text *text) {
  size_t available = (size_t)(text->input_end - text->input);
  for (size_t count = 3; count <= 8 && count <= available; count++) {
    char *from = (char *)text->input, *to = (char *)text->output;
    size_t rest = count, room = TRANSCODER_ROOM;
    iconv(transcoder->converter, NULL, NULL, NULL, NULL);
    size_t result = iconv(transcoder->converter, &from, &rest, &to, &room);
    if (result != (size_t)-1 && room < TRANSCODER_ROOM) {
      text->input += count;
      text->output += TRANSCODER_ROOM - room;
      return true;
    }
    if (result == (size_t)-1 && errno != EINVAL) break;
    if (count == available && !text->is_last) return false;
  }
  if (available < 3 && !text->is_last) return false;
  skip_undecodable(transcoder, text, 1);
  return true;
}

void convert_cached(struct transcoder *transcoder, struct text *text) {
  while (has_room(text)) {
    if (transcoder->has_ascii) copy_ascii(text);
    if (!has_room(text) || text->input == text->input_end) return;
    uint32_t meaning = transcoder->singles[*text->input];
    if (meaning < NUL) {
      put(text, meaning);
      text->input++;
      continue;
    }
    if (meaning == NUL) {
      *text->output++ = 0;
      text->input++;
      continue;
    }
    if (meaning == INVALID) {
      skip_undecodable(transcoder, text, 1);
      continue;
    }
    if (text->input_end - text->input < 2) {
      if (!text->is_last) return;
      skip_undecodable(transcoder, text, 1);
      continue;
    }
    uint32_t *pair = &transcoder->pairs[text->input[0] << 8 | text->input[1]];
    if (*pair == UNKNOWN) *pair = look_up(transcoder, text->input, 2);
    if (*pair < NUL) {
      put(text, *pair);
      text->input += 2;
    } else if (*pair == INCOMPLETE) {
      if (!convert_long(transcoder, text)) return;
    } else if (*pair == DEPENDENT) {
      // iconv converts the rest; no earlier character depends on what follows.
      iconv(transcoder->converter, NULL, NULL, NULL, NULL);
      transcoder->method = CONVERTED;
      convert_converted(transcoder, text);
      return;
    } else {
      // The second byte may be a delimiter.
      skip_undecodable(transcoder, text, 1);
    }
  }
}
