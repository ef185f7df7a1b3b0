// Scripts and look-alike characters of Unicode (UAX #24, UTS #39) by ICU, which is loaded when a rule first needs it.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// The scripts of ICU that have a meaning of their own in UTS #39.
enum {
  CONFUSABLES_COMMON = 0,
  CONFUSABLES_INHERITED = 1,
  CONFUSABLES_BOPOMOFO = 5,
  CONFUSABLES_HAN = 17,
  CONFUSABLES_HANGUL = 18,
  CONFUSABLES_HIRAGANA = 20,
  CONFUSABLES_KATAKANA = 22,
  CONFUSABLES_LATIN = 25,
  CONFUSABLES_JAPANESE = 105,
  CONFUSABLES_KOREAN = 119,
  CONFUSABLES_HAN_WITH_BOPOMOFO = 172,
  /// More than the scripts of a character.
  CONFUSABLES_MAXIMUM_SCRIPTS = 64
};

/// Loads the library, and returns whether it is installed.
bool confusables_load(void);

/// The version of ICU that is loaded, such as 72; 0 if none is.
int confusables_version(void);

/// Writes the scripts of a character (`Script_Extensions`), and returns their number; 0 if the library has failed.
int32_t confusables_scripts(int32_t character, int32_t scripts[CONFUSABLES_MAXIMUM_SCRIPTS]);

/// The name of a script in Unicode's own spelling, or NULL.
const char *confusables_script_name(int32_t script);

/// Writes a text in UTF-8 without differences of case, of compatibility and of characters that are not shown (NFKC_Casefold, UAX #44).
///
/// Returns the number of bytes of the result, of which no more than `capacity` are written, or -1 if the library or the memory has failed.
int32_t confusables_folded(const void *text, int32_t count, void *folded, int32_t capacity);

/// Writes the skeleton of a text in UTF-8 (UTS #39, section 4), by which texts that look alike are equal.
///
/// Returns the number of bytes of the skeleton, of which no more than `capacity` are written, or -1 if the library has failed.
int32_t confusables_skeleton(const void *text, int32_t count, void *skeleton, int32_t capacity);
