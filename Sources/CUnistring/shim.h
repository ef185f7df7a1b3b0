// GNU libunistring: properties, scripts and normalization forms of Unicode text.
#include <stdlib.h>
#include <unictype.h>
#include <uninorm.h>

// The forms are addresses of objects of an incomplete type, which Swift does not import.
static inline uninorm_t unistring_nfc(void) { return UNINORM_NFC; }
static inline uninorm_t unistring_nfd(void) { return UNINORM_NFD; }
static inline uninorm_t unistring_nfkc(void) { return UNINORM_NFKC; }
static inline uninorm_t unistring_nfkd(void) { return UNINORM_NFKD; }
