// GnuTLS: message authentication codes, and comparison in constant time.
#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
