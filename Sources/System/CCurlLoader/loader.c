#define CURL_DISABLE_TYPECHECK
#include "CCurlLoader.h"
#include <curl/curl.h>
#include <dlfcn.h>

#if defined(__OPTIMIZE__) && defined(__GLIBC__) && (!defined(_FORTIFY_SOURCE) || _FORTIFY_SOURCE < 3)
#error "an optimised build calls the checked functions of the library: define _FORTIFY_SOURCE as 3"
#endif

static struct {
  __typeof__(&curl_global_init) global_init;
  __typeof__(&curl_easy_init) init;
  __typeof__(&curl_easy_cleanup) cleanup;
  __typeof__(&curl_easy_setopt) setopt;
  __typeof__(&curl_easy_perform) perform;
  __typeof__(&curl_easy_getinfo) getinfo;
  __typeof__(&curl_easy_strerror) message;
  __typeof__(&curl_slist_append) append;
} curl;
static struct curl_slist *fields;

static size_t drop(char *bytes, size_t size, size_t count, void *context) {
  (void)bytes;
  (void)context;
  return size * count;
}

int trellis_curl_load(void) {
  static const char *const names[] = {"libcurl.so.4", "libcurl.4.dylib"};
  void *library = NULL;
  for (size_t i = 0; i < sizeof names / sizeof *names && !library; i++) library = dlopen(names[i], RTLD_NOW);
  if (!library) return 0;
  *(void **)&curl.global_init = dlsym(library, "curl_global_init");
  *(void **)&curl.init = dlsym(library, "curl_easy_init");
  *(void **)&curl.cleanup = dlsym(library, "curl_easy_cleanup");
  *(void **)&curl.setopt = dlsym(library, "curl_easy_setopt");
  *(void **)&curl.perform = dlsym(library, "curl_easy_perform");
  *(void **)&curl.getinfo = dlsym(library, "curl_easy_getinfo");
  *(void **)&curl.message = dlsym(library, "curl_easy_strerror");
  *(void **)&curl.append = dlsym(library, "curl_slist_append");
  if (!curl.global_init || !curl.init || !curl.cleanup || !curl.setopt || !curl.perform || !curl.getinfo || !curl.message || !curl.append)
    return 0;
  if (curl.global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) return 0;
  fields = curl.append(NULL, "Content-Type: application/json");
  return fields != NULL;
}

void *trellis_curl_open(void) { return curl.init(); }

void trellis_curl_close(void *easy) { curl.cleanup(easy); }

const char *trellis_curl_message(int code) { return curl.message((CURLcode)code); }

int trellis_curl_post(void *easy, const char *url, const void *body, size_t count, long milliseconds, long *status) {
  curl.setopt(easy, CURLOPT_NOSIGNAL, 1L);
#if LIBCURL_VERSION_NUM >= 0x075500
  curl.setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
#else
  curl.setopt(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
  curl.setopt(easy, CURLOPT_FOLLOWLOCATION, 0L);
  curl.setopt(easy, CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
  curl.setopt(easy, CURLOPT_TIMEOUT_MS, milliseconds);
  curl.setopt(easy, CURLOPT_WRITEFUNCTION, drop);
  curl.setopt(easy, CURLOPT_HTTPHEADER, fields);
  curl.setopt(easy, CURLOPT_URL, url);
  curl.setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
  curl.setopt(easy, CURLOPT_POSTFIELDS, body);
  CURLcode code = curl.perform(easy);
  if (code == CURLE_OK) curl.getinfo(easy, CURLINFO_RESPONSE_CODE, status);
  return code;
}
