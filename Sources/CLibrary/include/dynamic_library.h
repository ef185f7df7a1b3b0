// Libraries of the system that are loaded when they are first needed, instead of at every start of the program.
#pragma once

#include <stddef.h>

/// A function or a variable of a library: its name, and the variable for its address.
struct library_symbol {
  const char *name;
  void *address;
};

/// The symbol of this name, with the member of the same name in `table` as the variable for its address.
#define LIBRARY_SYMBOL(table, name) {#name, &(table).name}

/// The number of elements of an array of symbols.
#define LIBRARY_SYMBOL_COUNT(symbols) (sizeof(symbols) / sizeof *(symbols))

/// Loads the first library of `names`, which end with NULL, that is installed, and stores the addresses of its symbols. The
/// library is never unloaded.
///
/// Returns NULL, or the reason why there is no such library or why it lacks a symbol: a text that is valid until the thread
/// calls `dlopen`, `dlsym` or `dlerror` again.
const char *library_load(const char *const names[], const struct library_symbol *symbols, size_t count);
