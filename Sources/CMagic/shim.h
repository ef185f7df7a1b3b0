// libmagic: the formats of files by their content.
#include <magic.h>
