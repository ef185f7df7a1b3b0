// The target is its headers, all of them inline; a C target needs one file to compile, and this one checks them.
#include "scan.h"
#include "scan_address.h"
