#include <sqlite3.h>

/* The macro SQLITE_TRANSIENT is a cast, which Swift does not import. */
static inline int trellis_sqlite3_bind_copy(sqlite3_stmt *statement, int index, const void *bytes,
                                            sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}
