#include "digest.h"

#include <dynamic_library.h>
#include <pthread.h>

// The functions as openssl/evp.h declares them since OpenSSL 1.1.0; without the header, the build needs no OpenSSL.
typedef struct evp_md_st EVP_MD;
typedef struct evp_md_ctx_st EVP_MD_CTX;

static struct {
  const EVP_MD *(*EVP_get_digestbyname)(const char *name);
  EVP_MD_CTX *(*EVP_MD_CTX_new)(void);
  void (*EVP_MD_CTX_free)(EVP_MD_CTX *context);
  int (*EVP_DigestInit_ex)(EVP_MD_CTX *context, const EVP_MD *function, void *engine);
  int (*EVP_DigestUpdate)(EVP_MD_CTX *context, const void *bytes, size_t count);
  int (*EVP_DigestFinal_ex)(EVP_MD_CTX *context, unsigned char *bytes, unsigned *size);
} crypto;

static bool is_loaded;

static void load_once(void) {
  const char *const names[] = {"libcrypto.so.3", "libcrypto.so.1.1", "libcrypto.3.dylib", NULL};
  const struct library_symbol symbols[] = {
      LIBRARY_SYMBOL(crypto, EVP_get_digestbyname), LIBRARY_SYMBOL(crypto, EVP_MD_CTX_new),
      LIBRARY_SYMBOL(crypto, EVP_MD_CTX_free),      LIBRARY_SYMBOL(crypto, EVP_DigestInit_ex),
      LIBRARY_SYMBOL(crypto, EVP_DigestUpdate),     LIBRARY_SYMBOL(crypto, EVP_DigestFinal_ex),
  };
  is_loaded = !library_load(names, symbols, LIBRARY_SYMBOL_COUNT(symbols));
}

bool digest_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_once);
  return is_loaded;
}

// A digest is a context of OpenSSL.
static EVP_MD_CTX *context(struct digest *digest) { return (EVP_MD_CTX *)digest; }

struct digest *digest_begin(const char *name) {
  const EVP_MD *function = crypto.EVP_get_digestbyname(name);
  EVP_MD_CTX *created = function ? crypto.EVP_MD_CTX_new() : NULL;
  if (created && crypto.EVP_DigestInit_ex(created, function, NULL) != 1) {
    crypto.EVP_MD_CTX_free(created);
    return NULL;
  }
  return (struct digest *)created;
}

bool digest_add(struct digest *digest, const void *bytes, size_t count) {
  return crypto.EVP_DigestUpdate(context(digest), bytes, count) == 1;
}

size_t digest_end(struct digest *digest, unsigned char bytes[DIGEST_MAXIMUM_SIZE]) {
  unsigned size = 0;
  return crypto.EVP_DigestFinal_ex(context(digest), bytes, &size) == 1 ? size : 0;
}

void digest_free(struct digest *digest) { crypto.EVP_MD_CTX_free(context(digest)); }
