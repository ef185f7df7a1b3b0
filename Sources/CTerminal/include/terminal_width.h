// The widths of characters in a terminal. This is C because Swift's overlay of the C library has no wcwidth.
#pragma once

#include <stdint.h>

/// Returns the number of columns that a character takes, by the C library's locale C.UTF-8, which does not depend on the
/// user's; -1 for a control character, and for every character if the system lacks the locale.
int terminal_width(uint32_t character);
