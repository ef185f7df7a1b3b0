#pragma once

/// Loads the first library that exists, and ends the process with a line that names the package if there is none.
void *library_open(const char *const names[], const char *package);

/// Returns the address of a symbol, and ends the process if the library does not have it.
void *library_symbol(void *library, const char *name);
