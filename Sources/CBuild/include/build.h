// Facts about the build of the program.
#pragma once

/// Returns the commit from which the program was built, or "unknown"; a constant string.
const char *build_commit(void);
