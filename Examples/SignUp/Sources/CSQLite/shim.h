// SQLite. Swift reads no macro that is a cast: what is bound is copied by SQLite here.
#include <sqlite3.h>

static inline int bind_text(sqlite3_stmt *statement, int index, const void *bytes, int count) {
  return sqlite3_bind_text(statement, index, (const char *)bytes, count, SQLITE_TRANSIENT);
}
