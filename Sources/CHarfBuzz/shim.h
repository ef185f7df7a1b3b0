// HarfBuzz, which shapes text, and FreeType, which reads font files for it.
#include <hb.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb-ft.h>
