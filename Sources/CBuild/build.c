// The commit is a macro of this file alone, so that a new commit recompiles nothing else.
#include "build.h"

#define TEXT(macro) LITERAL(macro)
#define LITERAL(word) #word

const char *build_commit(void) { return TEXT(COMMIT); }
