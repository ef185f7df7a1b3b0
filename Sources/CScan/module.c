// Compiles the headers whose functions are all inline, so that the compiler checks them by themselves.
#include "scan.h"
#include "scan_address.h"
#include "scan_keys.h"
#include "scan_string.h"
