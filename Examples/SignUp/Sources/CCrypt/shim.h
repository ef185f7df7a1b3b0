// libxcrypt: slow hashes of passwords.
#include <crypt.h>
