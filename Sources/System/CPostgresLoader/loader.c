#define _GNU_SOURCE
#include "CPostgresLoader.h"
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <time.h>

// The interface of libpq.so.5, which has kept it since 2006. Sources that do not need its headers build without them.
typedef struct pg_conn Connection;
typedef struct pg_result Result;
typedef struct {
  char *keyword, *envvar, *compiled, *val, *label, *dispchar;
  int dispsize;
} Option;
typedef struct {
  char *name;
  int process;
  char *extra;
} Notification;
enum { CONNECTION_OK = 0 };
enum { PGRES_COMMAND_OK = 1, PGRES_TUPLES_OK = 2, PGRES_FATAL_ERROR = 7 };
enum { SQLSTATE = 'C', MESSAGE_PRIMARY = 'M' };

static struct {
  Option *(*conninfoParse)(const char *, char **);
  void (*conninfoFree)(Option *);
  Connection *(*connectdbParams)(const char *const *, const char *const *, int);
  int (*status)(const Connection *);
  int (*socket)(const Connection *);
  char *(*errorMessage)(const Connection *);
  void (*finish)(Connection *);
  int (*backendPID)(const Connection *);
  int (*setnonblocking)(Connection *, int);
  void (*(*setNoticeProcessor)(Connection *, void (*)(void *, const char *), void *))(void *, const char *);
  int (*sendPrepare)(Connection *, const char *, const char *, int, const uint32_t *);
  int (*sendQueryPrepared)(Connection *, const char *, int, const char *const *, const int *, const int *, int);
  int (*flush)(Connection *);
  int (*consumeInput)(Connection *);
  int (*isBusy)(Connection *);
  Result *(*getResult)(Connection *);
  Notification *(*notifies)(Connection *);
  void (*freemem)(void *);
  int (*resultStatus)(const Result *);
  char *(*resultErrorField)(const Result *, int);
  char *(*resultErrorMessage)(const Result *);
  int (*ntuples)(const Result *);
  char *(*getvalue)(const Result *, int, int);
  int (*getlength)(const Result *, int, int);
  int (*getisnull)(const Result *, int, int);
  void (*clear)(Result *);
} pq;

int trellis_pq_load(void) {
  static const char *const names[] = {"libpq.so.5", "libpq.5.dylib"};
  void *library = NULL;
  for (size_t i = 0; i < sizeof names / sizeof *names && !library; i++) library = dlopen(names[i], RTLD_NOW);
  if (!library) return 0;
  const struct {
    void *place;
    const char *name;
  } functions[] = {
      {&pq.conninfoParse, "PQconninfoParse"},
      {&pq.conninfoFree, "PQconninfoFree"},
      {&pq.connectdbParams, "PQconnectdbParams"},
      {&pq.status, "PQstatus"},
      {&pq.socket, "PQsocket"},
      {&pq.errorMessage, "PQerrorMessage"},
      {&pq.finish, "PQfinish"},
      {&pq.backendPID, "PQbackendPID"},
      {&pq.setnonblocking, "PQsetnonblocking"},
      {&pq.setNoticeProcessor, "PQsetNoticeProcessor"},
      {&pq.sendPrepare, "PQsendPrepare"},
      {&pq.sendQueryPrepared, "PQsendQueryPrepared"},
      {&pq.flush, "PQflush"},
      {&pq.consumeInput, "PQconsumeInput"},
      {&pq.isBusy, "PQisBusy"},
      {&pq.getResult, "PQgetResult"},
      {&pq.notifies, "PQnotifies"},
      {&pq.freemem, "PQfreemem"},
      {&pq.resultStatus, "PQresultStatus"},
      {&pq.resultErrorField, "PQresultErrorField"},
      {&pq.resultErrorMessage, "PQresultErrorMessage"},
      {&pq.ntuples, "PQntuples"},
      {&pq.getvalue, "PQgetvalue"},
      {&pq.getlength, "PQgetlength"},
      {&pq.getisnull, "PQgetisnull"},
      {&pq.clear, "PQclear"},
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    void *function = dlsym(library, functions[i].name);
    if (!function) return 0;
    memcpy(functions[i].place, &function, sizeof function);
  }
  return 1;
}

// MARK: Connections

static void drop(void *context, const char *notice) {
  (void)context;
  (void)notice;
}

int trellis_pq_reads(const char *uri) {
  char *reason = NULL;
  Option *options = pq.conninfoParse(uri, &reason);
  if (reason) pq.freemem(reason);
  if (!options) return 0;
  pq.conninfoFree(options);
  return 1;
}

int trellis_pq_option(const char *uri, const char *name, char *value, size_t count) {
  int fits = count > 0;
  if (fits) *value = 0;
  Option *options = pq.conninfoParse(uri, NULL);
  for (Option *option = options; option && option->keyword; option++) {
    if (strcmp(option->keyword, name) || !option->val) continue;
    size_t length = strlen(option->val) + 1;
    if (length > count)
      fits = 0;
    else
      memcpy(value, option->val, length);
  }
  if (options) pq.conninfoFree(options);
  return fits;
}

void *trellis_pq_connect(const char *uri, const char *seconds) {
  // The last one of a name counts, so the URI overrides what stands before it.
  const char *const names[] = {"fallback_application_name", "client_encoding", "connect_timeout", "target_session_attrs",
                               "keepalives_idle", "dbname", NULL};
  const char *const values[] = {"trellis", "UTF8", seconds, "read-write", "30", uri, NULL};
  Connection *connection = pq.connectdbParams(names, values, 1);
  if (connection && pq.status(connection) == CONNECTION_OK) {
    pq.setNoticeProcessor(connection, drop, NULL);
    pq.setnonblocking(connection, 1);
  }
  return connection;
}

int trellis_pq_is_connected(const void *connection) { return pq.status(connection) == CONNECTION_OK; }

int trellis_pq_socket(const void *connection) { return pq.socket(connection); }

const char *trellis_pq_message(const void *connection) { return pq.errorMessage(connection); }

void trellis_pq_close(void *connection) { pq.finish(connection); }

int trellis_pq_notifications(void *connection) {
  if (pq.flush(connection) < 0 || !pq.consumeInput(connection)) return -1;
  int count = 0;
  for (Notification *one; (one = pq.notifies(connection)); pq.freemem(one))
    if (one->process != pq.backendPID(connection)) count++;
  return count;
}

// MARK: Statements

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/// Waits for the socket. Returns the events; 0 when the time is over.
static int await(const Connection *connection, short events, int64_t deadline) {
  struct pollfd socket = {.fd = pq.socket(connection), .events = events};
  for (;;) {
    int64_t left = deadline - now();
    if (left <= 0) return 0;
    int count = poll(&socket, 1, left < INT32_MAX ? (int)left : INT32_MAX);
    if (count > 0) return socket.revents;
    if (count < 0 && errno != EINTR) return POLLERR;
  }
}

/// Sends what waits, and waits for the last result.
static void *finish(Connection *connection, int64_t milliseconds, enum trellis_pq_outcome *outcome) {
  int64_t deadline = now() + milliseconds;
  // The server may send while it does not read, so both directions are served.
  for (int left; (left = pq.flush(connection)) != 0;) {
    // The last message of a server that closed the connection is read below.
    if (left < 0) break;
    int events = await(connection, POLLIN | POLLOUT, deadline);
    if (!events) {
      *outcome = trellis_pq_late;
      return NULL;
    }
    if ((events & ~POLLOUT) && !pq.consumeInput(connection)) break;
  }
  Result *kept = NULL;
  for (;;) {
    while (pq.isBusy(connection)) {
      if (!await(connection, POLLIN, deadline)) {
        if (kept) pq.clear(kept);
        *outcome = trellis_pq_late;
        return NULL;
      }
      if (!pq.consumeInput(connection)) break;
    }
    Result *next = pq.getResult(connection);
    if (!next) break;
    // The first error says more than those that follow from it.
    if (kept && pq.resultStatus(kept) == PGRES_FATAL_ERROR) {
      pq.clear(next);
      continue;
    }
    if (kept) pq.clear(kept);
    kept = next;
  }
  if (!kept || pq.status(connection) != CONNECTION_OK) return kept;
  int status = pq.resultStatus(kept);
  *outcome = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK ? trellis_pq_succeeded : trellis_pq_refused;
  return kept;
}

void *trellis_pq_prepare(void *connection, const char *name, const char *sql, const struct trellis_pq_value *values,
                         size_t count, int64_t milliseconds, enum trellis_pq_outcome *outcome) {
  uint32_t types[trellis_pq_most_values];
  *outcome = trellis_pq_broken;
  if (count > trellis_pq_most_values) return NULL;
  for (size_t i = 0; i < count; i++) types[i] = values[i].type;
  if (!pq.sendPrepare(connection, name, sql, (int)count, types)) return NULL;
  return finish(connection, milliseconds, outcome);
}

void *trellis_pq_run(void *connection, const char *name, const struct trellis_pq_value *values, size_t count,
                     int64_t milliseconds, enum trellis_pq_outcome *outcome) {
  const char *bytes[trellis_pq_most_values];
  int lengths[trellis_pq_most_values], formats[trellis_pq_most_values];
  *outcome = trellis_pq_broken;
  if (count > trellis_pq_most_values) return NULL;
  for (size_t i = 0; i < count; i++) {
    bytes[i] = values[i].bytes;
    lengths[i] = (int)values[i].count;
    formats[i] = 1;
  }
  if (!pq.sendQueryPrepared(connection, name, (int)count, bytes, lengths, formats, 1)) return NULL;
  return finish(connection, milliseconds, outcome);
}

int trellis_pq_rows(const void *result) { return pq.ntuples(result); }

const void *trellis_pq_column(const void *result, int row, int column, size_t *count) {
  if (pq.getisnull(result, row, column)) return NULL;
  *count = (size_t)pq.getlength(result, row, column);
  return pq.getvalue(result, row, column);
}

const char *trellis_pq_state(const void *result) {
  const char *state = pq.resultErrorField(result, SQLSTATE);
  return state ? state : "";
}

const char *trellis_pq_reason(const void *result) {
  const char *reason = pq.resultErrorField(result, MESSAGE_PRIMARY);
  return reason ? reason : pq.resultErrorMessage(result);
}

void trellis_pq_clear(void *result) { pq.clear(result); }
