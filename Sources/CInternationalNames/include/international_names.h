// The functions of GNU libidn2 (international domain names, IDNA2008) and GNU libunistring (properties, scripts and
// normalization forms of Unicode text) that rules use. Each library is loaded by the first call of one of its functions,
// because together they would take a third of the instructions of every start of the program.
//
// A library that is missing ends the process with status 2 and a line that names its package, as the dynamic linker would at
// the start.
#pragma once

#if __has_include(<idn2.h>) && __has_include(<unictype.h>)
#include <idn2.h>
#include <stdlib.h>
#include <unictype.h>
#include <uninorm.h>

/// The version of libidn2 that is loaded, such as "2.3.3".
const char *idn2_loaded_version(void);
/// As `idn2_register_u8`.
int idn2_register_label(const uint8_t *u_label, const uint8_t *a_label, uint8_t **result, int flags);
/// As `idn2_to_unicode_8z4z`.
int idn2_unicode_label(const char *a_label, uint32_t **result, int flags);
/// As `idn2_free`.
void idn2_free_label(void *label);

/// The number of the version of libunistring that is loaded, which has a byte for each part: 0x010000 is 1.0.
int unistring_loaded_version(void);
/// As `uc_bidi_class`.
int unistring_bidi_class(ucs4_t character);
/// As `uc_combining_class`.
int unistring_combining_class(ucs4_t character);
/// As `uc_joining_type`.
int unistring_joining_type(ucs4_t character);
/// As `uc_is_general_category_withtable`.
bool unistring_is_category(ucs4_t character, uint32_t mask);
/// As `uc_script`.
const uc_script_t *unistring_script(ucs4_t character);
/// As `uc_all_scripts`.
void unistring_all_scripts(const uc_script_t **scripts, size_t *count);

/// A normalization form (UAX #15).
enum unistring_form { unistring_nfc, unistring_nfd, unistring_nfkc, unistring_nfkd };
/// As `u8_normalize`.
uint8_t *unistring_normalize_u8(
  enum unistring_form form, const uint8_t *text, size_t count, uint8_t *buffer, size_t *length);
/// As `u32_normalize`.
uint32_t *unistring_normalize_u32(
  enum unistring_form form, const uint32_t *text, size_t count, uint32_t *buffer, size_t *length);
#endif
