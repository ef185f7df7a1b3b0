#include "international_names.h"

#if __has_include(<idn2.h>) && __has_include(<unictype.h>)
#include <pthread.h>

#include "library.h"

static struct {
  const int *version;
  typeof(uc_bidi_class) *bidi_class;
  typeof(uc_combining_class) *combining_class;
  typeof(uc_joining_type) *joining_type;
  typeof(uc_is_general_category_withtable) *is_general_category_withtable;
  typeof(uc_script) *script;
  typeof(uc_all_scripts) *all_scripts;
  typeof(u8_normalize) *normalize_u8;
  typeof(u32_normalize) *normalize_u32;
  uninorm_t forms[4];
} functions;

static void load(void) {
  // Version 1.2 changed the name, but none of these functions.
#ifdef __APPLE__
  const char *names[] = {"libunistring.5.dylib", "libunistring.2.dylib", NULL};
#else
  const char *names[] = {"libunistring.so.2", "libunistring.so.5", NULL};
#endif
  void *library = library_open(names, "libunistring2 or libunistring5");
  functions.version = library_symbol(library, "_libunistring_version");
  functions.bidi_class = library_symbol(library, "uc_bidi_class");
  functions.combining_class = library_symbol(library, "uc_combining_class");
  functions.joining_type = library_symbol(library, "uc_joining_type");
  functions.is_general_category_withtable = library_symbol(library, "uc_is_general_category_withtable");
  functions.script = library_symbol(library, "uc_script");
  functions.all_scripts = library_symbol(library, "uc_all_scripts");
  functions.normalize_u8 = library_symbol(library, "u8_normalize");
  functions.normalize_u32 = library_symbol(library, "u32_normalize");
  functions.forms[unistring_nfc] = library_symbol(library, "uninorm_nfc");
  functions.forms[unistring_nfd] = library_symbol(library, "uninorm_nfd");
  functions.forms[unistring_nfkc] = library_symbol(library, "uninorm_nfkc");
  functions.forms[unistring_nfkd] = library_symbol(library, "uninorm_nfkd");
}

static void load_once(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
}

int unistring_loaded_version(void) {
  load_once();
  return *functions.version;
}

int unistring_bidi_class(ucs4_t character) {
  load_once();
  return functions.bidi_class(character);
}

int unistring_combining_class(ucs4_t character) {
  load_once();
  return functions.combining_class(character);
}

int unistring_joining_type(ucs4_t character) {
  load_once();
  return functions.joining_type(character);
}

bool unistring_is_category(ucs4_t character, uint32_t mask) {
  load_once();
  return functions.is_general_category_withtable(character, mask);
}

const uc_script_t *unistring_script(ucs4_t character) {
  load_once();
  return functions.script(character);
}

void unistring_all_scripts(const uc_script_t **scripts, size_t *count) {
  load_once();
  functions.all_scripts(scripts, count);
}

uint8_t *unistring_normalize_u8(
  enum unistring_form form, const uint8_t *text, size_t count, uint8_t *buffer, size_t *length) {
  load_once();
  return functions.normalize_u8(functions.forms[form], text, count, buffer, length);
}

uint32_t *unistring_normalize_u32(
  enum unistring_form form, const uint32_t *text, size_t count, uint32_t *buffer, size_t *length) {
  load_once();
  return functions.normalize_u32(functions.forms[form], text, count, buffer, length);
}
#endif
