// PCRE2 for 8-bit code units. The macro must be defined before the header is included (pcre2api(3)).
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
