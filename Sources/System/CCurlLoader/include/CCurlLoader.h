#pragma once
#include <stddef.h>

// libcurl, loaded on demand: the program does not link it.

/// Loads and initializes the library. Call it once, before other threads use it. Returns 0 if the library is missing.
int trellis_curl_load(void);

/// Sends a JSON body with POST, and waits for the response, whose body is discarded. Redirects are not followed. `easy`
/// is a handle from `trellis_curl_open`. Returns a libcurl code; 0 means that a response arrived, and `status` holds
/// its status.
int trellis_curl_post(void *easy, const char *url, const void *body, size_t count, long milliseconds, long *status);

/// Makes a handle, which keeps its connection; NULL if there is not enough memory.
void *trellis_curl_open(void);
void trellis_curl_close(void *easy);

/// The message for a libcurl code.
const char *trellis_curl_message(int code);
