#include "international_names.h"

#if __has_include(<idn2.h>) && __has_include(<unictype.h>)
#include <pthread.h>

#include "required.h"

static struct {
  typeof(idn2_check_version) *idn2_check_version;
  typeof(idn2_register_u8) *idn2_register_u8;
  typeof(idn2_to_unicode_8z4z) *idn2_to_unicode_8z4z;
  typeof(idn2_free) *idn2_free;
} idn2;

static void load(void) {
#ifdef __APPLE__
  const char *names[] = {"libidn2.0.dylib", NULL};
#else
  const char *names[] = {"libidn2.so.0", NULL};
#endif
  const struct library_symbol symbols[] = {
    LIBRARY_SYMBOL(idn2, idn2_check_version),
    LIBRARY_SYMBOL(idn2, idn2_register_u8),
    LIBRARY_SYMBOL(idn2, idn2_to_unicode_8z4z),
    LIBRARY_SYMBOL(idn2, idn2_free),
  };
  load_required(names, symbols, LIBRARY_SYMBOL_COUNT(symbols), "libidn2-0");
}

static void load_once(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
}

const char *idn2_loaded_version(void) {
  load_once();
  return idn2.idn2_check_version(NULL);
}

int idn2_register_label(const uint8_t *u_label, const uint8_t *a_label, uint8_t **result, int flags) {
  load_once();
  return idn2.idn2_register_u8(u_label, a_label, result, flags);
}

int idn2_unicode_label(const char *a_label, uint32_t **result, int flags) {
  load_once();
  return idn2.idn2_to_unicode_8z4z(a_label, result, flags);
}

void idn2_free_label(void *label) {
  load_once();
  idn2.idn2_free(label);
}
#endif
