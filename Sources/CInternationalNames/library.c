#include "library.h"

#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

static void end(const char *what) {
  fprintf(stderr, "validation: %s\n", what);
  _exit(2);
}

void *library_open(const char *const names[], const char *package) {
  for (; *names; names++) {
    void *library = dlopen(*names, RTLD_NOW | RTLD_LOCAL);
    if (library) return library;
  }
  const char *error = dlerror();
  char line[512];
  snprintf(line, sizeof line, "%s; install the package %s", error ? error : "a library cannot be loaded", package);
  end(line);
  return NULL;
}

void *library_symbol(void *library, const char *name) {
  void *symbol = dlsym(library, name);
  if (!symbol) end(dlerror());
  return symbol;
}
