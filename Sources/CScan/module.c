// The target is its header, all of it inline; a C target needs one file to compile, and this one checks it.
#include "scan.h"
