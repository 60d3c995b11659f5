#pragma once
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <pthread.h>
#include <stddef.h>

// Swift cannot call variadic functions. Handles are `void *`, because their types differ between libcurl versions.

static inline void *trellis_easy_init(void) { return curl_easy_init(); }
static inline void trellis_easy_cleanup(void *easy) { curl_easy_cleanup(easy); }

static inline CURLcode trellis_easy_set_long(void *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode trellis_easy_set_offset(void *easy, CURLoption option, long long value) {
  return curl_easy_setopt(easy, option, (curl_off_t)value);
}

/// Sets a string option, which libcurl copies, or another pointer option, which it does not.
static inline CURLcode trellis_easy_set_pointer(void *easy, CURLoption option, const void *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode trellis_easy_set_blob(void *easy, CURLoption option, const void *bytes, size_t count) {
  struct curl_blob blob = {(void *)bytes, count, CURL_BLOB_COPY};
  return curl_easy_setopt(easy, option, &blob);
}

typedef size_t (*trellis_data_function)(char *bytes, size_t size, size_t count, void *context);
typedef int (*trellis_seek_function)(void *context, curl_off_t offset, int origin);
typedef int (*trellis_progress_function)(void *context, curl_off_t to_receive, curl_off_t received, curl_off_t to_send,
                                         curl_off_t sent);
typedef int (*trellis_connected_function)(void *context, char *remote_address, char *local_address, int remote_port,
                                          int local_port);

static inline void trellis_easy_set_functions(void *easy, void *context, trellis_data_function header,
                                              trellis_data_function write, trellis_data_function read,
                                              trellis_seek_function seek, trellis_progress_function progress,
                                              trellis_connected_function connected) {
  curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, header);
  curl_easy_setopt(easy, CURLOPT_HEADERDATA, context);
  curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, write);
  curl_easy_setopt(easy, CURLOPT_WRITEDATA, context);
  curl_easy_setopt(easy, CURLOPT_READFUNCTION, read);
  curl_easy_setopt(easy, CURLOPT_READDATA, context);
  curl_easy_setopt(easy, CURLOPT_SEEKFUNCTION, seek);
  curl_easy_setopt(easy, CURLOPT_SEEKDATA, context);
  curl_easy_setopt(easy, CURLOPT_XFERINFOFUNCTION, progress);
  curl_easy_setopt(easy, CURLOPT_XFERINFODATA, context);
  curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, connected);
  curl_easy_setopt(easy, CURLOPT_PREREQDATA, context);
  curl_easy_setopt(easy, CURLOPT_PRIVATE, context);
}

static inline void *trellis_easy_context(void *easy) {
  void *context = NULL;
  curl_easy_getinfo(easy, CURLINFO_PRIVATE, &context);
  return context;
}

/// Restricts a handle to http and https, ignores .netrc files, and makes cleanup not wait for the resolver.
static inline void trellis_easy_restrict(void *easy) {
#if LIBCURL_VERSION_NUM >= 0x075500
  curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
#else
  curl_easy_setopt(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
#if LIBCURL_VERSION_NUM >= 0x075700
  // Otherwise, removing a handle waits for its name resolution, and delays all other transfers.
  curl_easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
#endif
  curl_easy_setopt(easy, CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
}

static inline void *trellis_multi_init(void) { return curl_multi_init(); }
static inline void trellis_multi_cleanup(void *multi) { curl_multi_cleanup(multi); }
static inline CURLMcode trellis_multi_add(void *multi, void *easy) { return curl_multi_add_handle(multi, easy); }
static inline CURLMcode trellis_multi_remove(void *multi, void *easy) { return curl_multi_remove_handle(multi, easy); }
static inline CURLMcode trellis_multi_wake(void *multi) { return curl_multi_wakeup(multi); }

static inline CURLMcode trellis_multi_set_long(void *multi, CURLMoption option, long value) {
  return curl_multi_setopt(multi, option, value);
}

static inline CURLMcode trellis_multi_perform(void *multi) {
  int running = 0;
  return curl_multi_perform(multi, &running);
}

static inline CURLMcode trellis_multi_poll(void *multi, int milliseconds) {
  return curl_multi_poll(multi, NULL, 0, milliseconds, NULL);
}

/// The next completed transfer and its result; NULL if there is none.
static inline void *trellis_multi_next(void *multi, CURLcode *result) {
  int left = 0;
  CURLMsg *message;
  while ((message = curl_multi_info_read(multi, &left)) != NULL) {
    if (message->msg != CURLMSG_DONE) continue;
    *result = message->data.result;
    return message->easy_handle;
  }
  return NULL;
}

/// Starts a detached thread; returns 0 or an error code. Foundation's Thread does not report errors.
static inline int trellis_thread_start(void *(*body)(void *), void *context) {
  pthread_attr_t attributes;
  pthread_t thread;
  int error = pthread_attr_init(&attributes);
  if (error != 0) return error;
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  error = pthread_create(&thread, &attributes, body, context);
  pthread_attr_destroy(&attributes);
  return error;
}
