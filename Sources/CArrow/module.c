// Compiles the headers, so that the compiler checks them by themselves.
#include "validation.h"
