// GNU libidn2: internationalized domain names, IDNA2008 (RFC 5890 to 5893).
#include <idn2.h>
