#include "required.h"

#include <stdio.h>
#include <unistd.h>

void load_required(
  const char *const names[], const struct library_symbol *symbols, size_t count, const char *package) {
  const char *reason = library_load(names, symbols, count);
  if (!reason) return;
  fprintf(stderr, "validation: %s; install the package %s\n", reason, package);
  _exit(2);
}
