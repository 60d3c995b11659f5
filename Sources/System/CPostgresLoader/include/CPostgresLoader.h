#pragma once
#include <stddef.h>
#include <stdint.h>

// libpq, loaded on demand: the program does not link it, and is built without its headers.

/// Loads the library. Call it once, before other threads use it. Returns 0 if the library or one of its functions is
/// missing.
int trellis_pq_load(void);

/// Whether the library can read a connection URI. It opens no connection.
int trellis_pq_reads(const char *uri);

/// Copies the value of an option that a URI states into `value`, at most `count` bytes with the final 0, which is empty
/// without one. Returns 0 if it is longer.
int trellis_pq_option(const char *uri, const char *name, char *value, size_t count);

/// Connects, waits for each server for some seconds at most, and returns a handle, connected or not; NULL if there is
/// not enough memory. What the URI sets has precedence over the seconds, given as text.
void *trellis_pq_connect(const char *uri, const char *seconds);

/// Whether the connection is usable, as far as is known.
int trellis_pq_is_connected(const void *connection);

/// The socket of the connection; negative if there is none.
int trellis_pq_socket(const void *connection);

/// The message of the last error; it lasts until the next call.
const char *trellis_pq_message(const void *connection);

void trellis_pq_close(void *connection);

/// Sends what waits and reads what has arrived. Returns how many notifications came from other connections than this
/// one; negative if the connection is broken.
int trellis_pq_notifications(void *connection);

/// A parameter in binary form: the object id of its type, and its bytes, which are NULL for a null.
struct trellis_pq_value {
  uint32_t type;
  const void *bytes;
  size_t count;
};

enum trellis_pq_outcome {
  trellis_pq_succeeded = 0,
  /// The server refused the statement.
  trellis_pq_refused = 1,
  /// The connection is broken.
  trellis_pq_broken = 2,
  /// The time is over. The connection cannot be used any more.
  trellis_pq_late = 3,
};

/// The most parameters of a statement.
enum { trellis_pq_most_values = 16 };

/// Prepares a statement, and runs it by its name afterwards. Both wait for the end, for some milliseconds at most. Of
/// the values, `trellis_pq_prepare` uses the types. Rows come in binary form. The result, if there is one, belongs to
/// the caller.
void *trellis_pq_prepare(void *connection, const char *name, const char *sql, const struct trellis_pq_value *values,
                         size_t count, int64_t milliseconds, enum trellis_pq_outcome *outcome);
void *trellis_pq_run(void *connection, const char *name, const struct trellis_pq_value *values, size_t count,
                     int64_t milliseconds, enum trellis_pq_outcome *outcome);

int trellis_pq_rows(const void *result);

/// The bytes of a column, which last as long as the result; NULL for a null.
const void *trellis_pq_column(const void *result, int row, int column, size_t *count);

/// The five characters that name the error; empty if the server named none.
const char *trellis_pq_state(const void *result);

/// The error in words, without its place in the statement.
const char *trellis_pq_reason(const void *result);

void trellis_pq_clear(void *result);
