// GnuTLS: message authentication codes, and comparison in constant time. libmicrohttpd depends on it.
#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
