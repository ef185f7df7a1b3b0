// Digests by OpenSSL's libcrypto, which is loaded when the first one is computed.
#pragma once

#include <stdbool.h>
#include <stddef.h>

/// The maximum number of bytes of a digest.
enum { DIGEST_MAXIMUM_SIZE = 64 };

/// A digest of bytes that are given in parts.
struct digest;

/// Loads the library, and returns whether it is installed.
bool digest_load(void);

/// Begins a digest by the function of that name in OpenSSL; NULL if the library has no such function, or if there is no memory.
struct digest *digest_begin(const char *name);

/// Adds bytes, and returns whether the library could.
bool digest_add(struct digest *digest, const void *bytes, size_t count);

/// Writes the digest of all bytes, and returns its size, or 0 if the library has failed.
size_t digest_end(struct digest *digest, unsigned char bytes[DIGEST_MAXIMUM_SIZE]);

/// Frees a digest.
void digest_free(struct digest *digest);
