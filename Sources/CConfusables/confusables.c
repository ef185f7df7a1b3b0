#include "confusables.h"

#include <dynamic_library.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

// The functions as unicode/uspoof.h, uscript.h, unorm2.h and ustring.h declare them; without the headers, the build needs no ICU.
typedef int error_code;
typedef uint16_t character;
typedef struct spoof_checker spoof_checker;
typedef struct normalizer normalizer;
enum { BUFFER_OVERFLOW = 15 };

static struct {
  spoof_checker *(*uspoof_open)(error_code *error);
  int32_t (*uspoof_getSkeletonUTF8)(
      const spoof_checker *checker, uint32_t type, const char *text, int32_t count, char *skeleton, int32_t capacity,
      error_code *error);
  int32_t (*uscript_getScriptExtensions)(int32_t character, int32_t *scripts, int32_t capacity, error_code *error);
  const char *(*uscript_getName)(int32_t script);
  const normalizer *(*unorm2_getNFKCCasefoldInstance)(error_code *error);
  int32_t (*unorm2_normalize)(
      const normalizer *form, const character *text, int32_t count, character *normal, int32_t capacity, error_code *error);
  character *(*u_strFromUTF8)(
      character *text, int32_t capacity, int32_t *count, const char *bytes, int32_t size, error_code *error);
  char *(*u_strToUTF8)(
      char *bytes, int32_t capacity, int32_t *size, const character *text, int32_t count, error_code *error);
} icu;

// Constant after it is opened, so that several threads may use it.
static const spoof_checker *checker;
static int loaded_version;

// Names of libraries and of functions end with the version. The functions are those of ICU 58 and later.
enum { FIRST_VERSION = 58, LAST_VERSION = 120, NAME_SIZE = 64 };

static bool load_version(int version) {
  static char library[NAME_SIZE], functions[8][NAME_SIZE];
#ifdef __APPLE__
  snprintf(library, sizeof library, "libicui18n.%d.dylib", version);
#else
  snprintf(library, sizeof library, "libicui18n.so.%d", version);
#endif
  const char *const names[] = {library, NULL};
  struct library_symbol symbols[] = {
      LIBRARY_SYMBOL(icu, uspoof_open),
      LIBRARY_SYMBOL(icu, uspoof_getSkeletonUTF8),
      LIBRARY_SYMBOL(icu, uscript_getScriptExtensions),
      LIBRARY_SYMBOL(icu, uscript_getName),
      LIBRARY_SYMBOL(icu, unorm2_getNFKCCasefoldInstance),
      LIBRARY_SYMBOL(icu, unorm2_normalize),
      LIBRARY_SYMBOL(icu, u_strFromUTF8),
      LIBRARY_SYMBOL(icu, u_strToUTF8),
  };
  for (size_t i = 0; i < LIBRARY_SYMBOL_COUNT(symbols); i++) {
    snprintf(functions[i], sizeof functions[i], "%s_%d", symbols[i].name, version);
    symbols[i].name = functions[i];
  }
  return !library_load(names, symbols, LIBRARY_SYMBOL_COUNT(symbols));
}

static void load_once(void) {
  for (int version = LAST_VERSION; version >= FIRST_VERSION; version--) {
    if (!load_version(version)) continue;
    error_code error = 0;
    checker = icu.uspoof_open(&error);
    if (checker && error <= 0) loaded_version = version;
    return;
  }
}

bool confusables_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_once);
  return loaded_version != 0;
}

int confusables_version(void) { return confusables_load() ? loaded_version : 0; }

int32_t confusables_scripts(int32_t character, int32_t scripts[CONFUSABLES_MAXIMUM_SCRIPTS]) {
  error_code error = 0;
  int32_t count = icu.uscript_getScriptExtensions(character, scripts, CONFUSABLES_MAXIMUM_SCRIPTS, &error);
  return error <= 0 ? count : 0;
}

const char *confusables_script_name(int32_t script) { return icu.uscript_getName(script); }

int32_t confusables_folded(const void *text, int32_t count, void *folded, int32_t capacity) {
  error_code error = 0;
  const normalizer *form = icu.unorm2_getNFKCCasefoldInstance(&error);
  // A character of UTF-16 has a byte of UTF-8 or more, and one becomes at most 18 (U+FDFA).
  int32_t room = 18 * count + 1, length = 0, size = -1;
  character *plain = malloc(sizeof(character) * (count + 1)), *normal = malloc(sizeof(character) * room);
  if (plain && normal) {
    icu.u_strFromUTF8(plain, count + 1, &length, text, count, &error);
    length = icu.unorm2_normalize(form, plain, length, normal, room, &error);
    if (error <= 0) icu.u_strToUTF8(folded, capacity, &size, normal, length, &error);
    if (error > 0 && error != BUFFER_OVERFLOW) size = -1;
  }
  free(plain);
  free(normal);
  return size;
}

int32_t confusables_skeleton(const void *text, int32_t count, void *skeleton, int32_t capacity) {
  error_code error = 0;
  int32_t length = icu.uspoof_getSkeletonUTF8(checker, 0, text, count, skeleton, capacity, &error);
  return error <= 0 || error == BUFFER_OVERFLOW ? length : -1;
}
