// GNU libunistring: properties, scripts and normalization forms of Unicode text.
#include <unictype.h>
#include <uninorm.h>
