#include <errno.h>

#include "method.h"

void convert_converted(struct transcoder *transcoder, struct text *text) {
  while (has_room(text) && text->input < text->input_end) {
    // iconv does not write to the input, but its type is not const.
    char *from = (char *)text->input, *to = (char *)text->output;
    size_t rest = (size_t)(text->input_end - text->input), room = (size_t)(text->output_end - text->output);
    size_t result = iconv(transcoder->converter, &from, &rest, &to, &room);
    int error = errno;
    text->input = (const unsigned char *)from;
    text->output = (unsigned char *)to;
    if (result != (size_t)-1) break;
    if (error == E2BIG) return;
    if (error == EINVAL && !text->is_last) return;
    if (!has_room(text)) return;
    skip_undecodable(transcoder, text, 1);
  }
  if (text->is_last && text->input == text->input_end && has_room(text)) {
    char *to = (char *)text->output;
    size_t room = (size_t)(text->output_end - text->output);
    iconv(transcoder->converter, NULL, NULL, &to, &room);
    text->output = (unsigned char *)to;
  }
}
