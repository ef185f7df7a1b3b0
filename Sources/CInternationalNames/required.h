#pragma once

#include <dynamic_library.h>

/// Loads a library as `library_load` does, and ends the process with a line that names its package if that fails.
void load_required(
  const char *const names[], const struct library_symbol *symbols, size_t count, const char *package);
