#include "international_names.h"

#if __has_include(<idn2.h>) && __has_include(<unictype.h>)
#include <pthread.h>

#include "library.h"

static struct {
  typeof(idn2_check_version) *check_version;
  typeof(idn2_register_u8) *register_u8;
  typeof(idn2_to_unicode_8z4z) *to_unicode_8z4z;
  typeof(idn2_free) *free;
} functions;

static void load(void) {
#ifdef __APPLE__
  const char *names[] = {"libidn2.0.dylib", NULL};
#else
  const char *names[] = {"libidn2.so.0", NULL};
#endif
  void *library = library_open(names, "libidn2-0");
  functions.check_version = library_symbol(library, "idn2_check_version");
  functions.register_u8 = library_symbol(library, "idn2_register_u8");
  functions.to_unicode_8z4z = library_symbol(library, "idn2_to_unicode_8z4z");
  functions.free = library_symbol(library, "idn2_free");
}

static void load_once(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
}

const char *idn2_loaded_version(void) {
  load_once();
  return functions.check_version(NULL);
}

int idn2_register_label(const uint8_t *u_label, const uint8_t *a_label, uint8_t **result, int flags) {
  load_once();
  return functions.register_u8(u_label, a_label, result, flags);
}

int idn2_unicode_label(const char *a_label, uint32_t **result, int flags) {
  load_once();
  return functions.to_unicode_8z4z(a_label, result, flags);
}

void idn2_free_label(void *label) {
  load_once();
  functions.free(label);
}
#endif
