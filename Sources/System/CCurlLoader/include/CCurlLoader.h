#pragma once
#include <stddef.h>

// libcurl, loaded when it is needed: the program does not link it.

/// Loads the library, and prepares it. Call it once, before other threads use it; returns 0 where it is not there.
int trellis_curl_load(void);

/// Sends a body of JSON with POST, waiting for the response, whose own body is dropped. Returns a code of libcurl, 0 for a response, whose status is
/// then in `status`. Redirects are not followed. `easy` is a handle of `trellis_curl_open`.
int trellis_curl_post(void *easy, const char *url, const void *body, size_t count, long milliseconds, long *status);

/// A handle, which keeps its connection; NULL without memory.
void *trellis_curl_open(void);
void trellis_curl_close(void *easy);

/// What a code of libcurl means.
const char *trellis_curl_message(int code);
