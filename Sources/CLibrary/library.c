#include "dynamic_library.h"

#include <dlfcn.h>
#include <string.h>

const char *library_load(const char *const names[], const struct library_symbol *symbols, size_t count) {
  void *library = NULL;
  for (; *names && !library; names++) library = dlopen(*names, RTLD_NOW | RTLD_LOCAL);
  if (!library) return dlerror();
  for (size_t index = 0; index < count; index++) {
    void *address = dlsym(library, symbols[index].name);
    if (!address) return dlerror();
    // ISO C has no conversion from a pointer to an object to one to a function; POSIX gives both the same representation.
    memcpy(symbols[index].address, &address, sizeof address);
  }
  return NULL;
}
