#include "international_names.h"

#if __has_include(<idn2.h>) && __has_include(<unictype.h>)
#include <pthread.h>

#include "required.h"

static struct {
  const int *_libunistring_version;
  typeof(uc_bidi_class) *uc_bidi_class;
  typeof(uc_combining_class) *uc_combining_class;
  typeof(uc_joining_type) *uc_joining_type;
  typeof(uc_is_general_category_withtable) *uc_is_general_category_withtable;
  typeof(uc_script) *uc_script;
  typeof(uc_all_scripts) *uc_all_scripts;
  typeof(u8_normalize) *u8_normalize;
  typeof(u32_normalize) *u32_normalize;
  uninorm_t forms[4];
} unistring;

static void load(void) {
  // Version 1.2 changed the name, but none of these functions.
#ifdef __APPLE__
  const char *names[] = {"libunistring.5.dylib", "libunistring.2.dylib", NULL};
#else
  const char *names[] = {"libunistring.so.2", "libunistring.so.5", NULL};
#endif
  const struct library_symbol symbols[] = {
    LIBRARY_SYMBOL(unistring, _libunistring_version),
    LIBRARY_SYMBOL(unistring, uc_bidi_class),
    LIBRARY_SYMBOL(unistring, uc_combining_class),
    LIBRARY_SYMBOL(unistring, uc_joining_type),
    LIBRARY_SYMBOL(unistring, uc_is_general_category_withtable),
    LIBRARY_SYMBOL(unistring, uc_script),
    LIBRARY_SYMBOL(unistring, uc_all_scripts),
    LIBRARY_SYMBOL(unistring, u8_normalize),
    LIBRARY_SYMBOL(unistring, u32_normalize),
    {"uninorm_nfc", &unistring.forms[unistring_nfc]},
    {"uninorm_nfd", &unistring.forms[unistring_nfd]},
    {"uninorm_nfkc", &unistring.forms[unistring_nfkc]},
    {"uninorm_nfkd", &unistring.forms[unistring_nfkd]},
  };
  load_required(names, symbols, LIBRARY_SYMBOL_COUNT(symbols), "libunistring2 or libunistring5");
}

static void load_once(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
}

int unistring_loaded_version(void) {
  load_once();
  return *unistring._libunistring_version;
}

int unistring_bidi_class(ucs4_t character) {
  load_once();
  return unistring.uc_bidi_class(character);
}

int unistring_combining_class(ucs4_t character) {
  load_once();
  return unistring.uc_combining_class(character);
}

int unistring_joining_type(ucs4_t character) {
  load_once();
  return unistring.uc_joining_type(character);
}

bool unistring_is_category(ucs4_t character, uint32_t mask) {
  load_once();
  return unistring.uc_is_general_category_withtable(character, mask);
}

const uc_script_t *unistring_script(ucs4_t character) {
  load_once();
  return unistring.uc_script(character);
}

void unistring_all_scripts(const uc_script_t **scripts, size_t *count) {
  load_once();
  unistring.uc_all_scripts(scripts, count);
}

uint8_t *unistring_normalize_u8(
  enum unistring_form form, const uint8_t *text, size_t count, uint8_t *buffer, size_t *length) {
  load_once();
  return unistring.u8_normalize(unistring.forms[form], text, count, buffer, length);
}

uint32_t *unistring_normalize_u32(
  enum unistring_form form, const uint32_t *text, size_t count, uint32_t *buffer, size_t *length) {
  load_once();
  return unistring.u32_normalize(unistring.forms[form], text, count, buffer, length);
}
#endif
