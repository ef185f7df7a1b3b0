// PCRE2 for 8-bit code units: the macro has to stand before the header (pcre2api(3)).
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
