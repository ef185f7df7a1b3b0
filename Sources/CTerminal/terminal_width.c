#define _GNU_SOURCE
#include "terminal_width.h"

#include <locale.h>
#include <wchar.h>

int terminal_width(uint32_t character) {
    static locale_t locale;
    if (!locale) locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    if (!locale) return -1;
    locale_t previous = uselocale(locale);
    int width = wcwidth((wchar_t)character);
    uselocale(previous);
    return width;
}
