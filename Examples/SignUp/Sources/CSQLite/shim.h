// SQLite. Swift does not import macros that are casts, such as SQLITE_TRANSIENT, with which SQLite copies the bound text.
#include <sqlite3.h>

static inline int bind_text(sqlite3_stmt *statement, int index, const void *bytes, int count) {
  return sqlite3_bind_text(statement, index, (const char *)bytes, count, SQLITE_TRANSIENT);
}
