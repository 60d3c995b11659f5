// The server that a benchmark measures Trellis against: the same plain work in C on libuv and llhttp.
//
//   server PORT LOOPS
//
// GET /plain answers 13 bytes; POST /json reads an order with yyjson into structs, checks each member,
// and writes its invoice. It keeps connections alive, pipelines with one write for each read, sends
// Date, refuses a request without exactly one Host, and stops reading from a client that does not read.
// It has no time-outs, limits, metrics or log: it is what the least server of this kind costs.

#include <llhttp.h>
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <time.h>
#include <uv.h>
#include <yyjson.h>

enum { READ_BYTES = 64 * 1024, MAX_ITEMS = 64, MAX_TAGS = 8, MAX_BODY = 1 << 20, MAX_TARGET = 256 };

typedef struct {
  char *bytes;
  size_t count, room;
} buffer;

typedef struct {
  uv_loop_t loop;
  uv_tcp_t listener;
  uv_timer_t timer;
  char date[64];
  size_t date_count;
  time_t second;
  buffer output;
  char read[READ_BYTES];
} server_loop;

typedef struct {
  uv_tcp_t tcp;  // first: its address is the connection's
  llhttp_t parser;
  uv_write_t write;
  server_loop *owner;
  char *writing;
  char target[MAX_TARGET];
  size_t target_count;
  int hosts, name_count;
  char name[32];
  const char *body;  // in place while it is in one piece
  size_t body_count;
  buffer held;
  int closes, is_blocked;
} connection;

static void reserve(buffer *b, size_t more) {
  if (b->room - b->count >= more) return;
  size_t room = b->room ? b->room : 4096;
  while (room - b->count < more) room *= 2;
  b->bytes = realloc(b->bytes, room);
  if (!b->bytes) abort();
  b->room = room;
}

static void append(buffer *b, const void *bytes, size_t count) {
  reserve(b, count);
  memcpy(b->bytes + b->count, bytes, count);
  b->count += count;
}

#define APPEND(b, literal) append(b, literal, sizeof(literal) - 1)

static void append_integer(buffer *b, uint64_t value) {
  char digits[20];
  int place = 20;
  do {
    digits[--place] = (char)('0' + value % 10);
    value /= 10;
  } while (value);
  append(b, digits + place, (size_t)(20 - place));
}

static void update_date(server_loop *loop) {
  time_t now = time(NULL);
  if (now == loop->second) return;
  struct tm parts;
  gmtime_r(&now, &parts);
  loop->second = now;
  loop->date_count = strftime(loop->date, sizeof loop->date,
                              "Date: %a, %d %b %Y %H:%M:%S GMT\r\n", &parts);
}

static void answer(connection *c, const char *status, const char *type, const char *body,
                   size_t count) {
  buffer *out = &c->owner->output;
  reserve(out, 256 + count);
  APPEND(out, "HTTP/1.1 ");
  append(out, status, strlen(status));
  APPEND(out, "\r\n");
  append(out, c->owner->date, c->owner->date_count);
  APPEND(out, "Content-Type: ");
  append(out, type, strlen(type));
  APPEND(out, "\r\nContent-Length: ");
  append_integer(out, count);
  if (c->closes) APPEND(out, "\r\nConnection: close");
  APPEND(out, "\r\n\r\n");
  append(out, body, count);
}

// The order and its invoice.

typedef struct {
  const char *text;
  size_t count;
} text;

typedef struct {
  text id, title, tags[MAX_TAGS];
  size_t tag_count;
  int64_t quantity;
  double price, discount;
} item;

typedef struct {
  text order, currency;
  item items[MAX_ITEMS];
  size_t count;
} order;

static int read_text(yyjson_val *value, text *out) {
  if (!yyjson_is_str(value)) return 0;
  out->text = yyjson_get_str(value);
  out->count = yyjson_get_len(value);
  return 1;
}

static int read_item(yyjson_val *value, item *out) {
  if (!yyjson_is_obj(value)) return 0;
  size_t index, count;
  yyjson_val *key, *member;
  int found = 0;
  out->discount = 0;
  out->tag_count = 0;
  yyjson_obj_foreach(value, index, count, key, member) {
    if (yyjson_equals_str(key, "id")) {
      if (!read_text(member, &out->id)) return 0;
      found |= 1;
    } else if (yyjson_equals_str(key, "title")) {
      if (!read_text(member, &out->title)) return 0;
      found |= 2;
    } else if (yyjson_equals_str(key, "quantity")) {
      if (!yyjson_is_int(member)) return 0;
      out->quantity = yyjson_get_sint(member);
      if (out->quantity < 1 || out->quantity > 1000000) return 0;
      found |= 4;
    } else if (yyjson_equals_str(key, "price")) {
      if (!yyjson_is_num(member)) return 0;
      out->price = yyjson_get_num(member);
      found |= 8;
    } else if (yyjson_equals_str(key, "discount")) {
      if (yyjson_is_null(member)) continue;
      if (!yyjson_is_num(member)) return 0;
      out->discount = yyjson_get_num(member);
    } else if (yyjson_equals_str(key, "tags")) {
      if (!yyjson_is_arr(member) || yyjson_arr_size(member) > MAX_TAGS) return 0;
      size_t tag, tags;
      yyjson_val *element;
      yyjson_arr_foreach(member, tag, tags, element) {
        if (!read_text(element, &out->tags[out->tag_count++])) return 0;
      }
    } else {
      return 0;
    }
  }
  return found == 15;
}

static int read_order(yyjson_val *root, order *out) {
  if (!yyjson_is_obj(root)) return 0;
  size_t index, count;
  yyjson_val *key, *member;
  int found = 0;
  out->count = 0;
  yyjson_obj_foreach(root, index, count, key, member) {
    if (yyjson_equals_str(key, "order")) {
      if (!read_text(member, &out->order)) return 0;
      found |= 1;
    } else if (yyjson_equals_str(key, "currency")) {
      if (!read_text(member, &out->currency)) return 0;
      found |= 2;
    } else if (yyjson_equals_str(key, "items")) {
      if (!yyjson_is_arr(member) || yyjson_arr_size(member) > MAX_ITEMS) return 0;
      size_t place, places;
      yyjson_val *element;
      yyjson_arr_foreach(member, place, places, element) {
        if (!read_item(element, &out->items[out->count++])) return 0;
      }
      found |= 4;
    } else {
      return 0;
    }
  }
  return found == 7;
}

static void append_string(buffer *b, text value) {
  APPEND(b, "\"");
  size_t start = 0;
  for (size_t i = 0; i < value.count; i++) {
    unsigned char byte = (unsigned char)value.text[i];
    if (byte >= 0x20 && byte != '"' && byte != '\\') continue;
    append(b, value.text + start, i - start);
    char escape[8];
    append(b, escape, (size_t)snprintf(escape, sizeof escape, "\\u%04x", byte));
    start = i + 1;
  }
  append(b, value.text + start, value.count - start);
  APPEND(b, "\"");
}

// With the fewest digits that read back the same, as yyjson writes numbers.
static void append_number(buffer *b, double value) {
  if (value == trunc(value) && fabs(value) < 9007199254740992.0) {
    if (value < 0) APPEND(b, "-");
    append_integer(b, (uint64_t)fabs(value));
    return;
  }
  yyjson_val number = {0};
  yyjson_set_real(&number, value);
  char memory[256];
  yyjson_alc alc;
  yyjson_alc_pool_init(&alc, memory, sizeof memory);
  size_t count;
  char *digits = yyjson_val_write_opts(&number, 0, &alc, &count, NULL);
  if (digits) append(b, digits, count);
}

static void answer_json(connection *c) {
  static _Thread_local order parsed;
  static _Thread_local buffer json;
  yyjson_read_err error;
  yyjson_doc *document =
      yyjson_read_opts((char *)c->body, c->body_count, 0, NULL, &error);
  if (!document || !read_order(yyjson_doc_get_root(document), &parsed)) {
    yyjson_doc_free(document);
    answer(c, "400 Bad Request", "text/plain", "bad order\n", 10);
    return;
  }
  json.count = 0;
  APPEND(&json, "{\"order\":");
  append_string(&json, parsed.order);
  APPEND(&json, ",\"currency\":");
  append_string(&json, parsed.currency);
  APPEND(&json, ",\"lines\":[");
  double total = 0;
  for (size_t i = 0; i < parsed.count; i++) {
    item *each = &parsed.items[i];
    double amount = (double)each->quantity * each->price * (1 - each->discount);
    total += amount;
    if (i) APPEND(&json, ",");
    APPEND(&json, "{\"id\":");
    append_string(&json, each->id);
    APPEND(&json, ",\"title\":");
    append_string(&json, each->title);
    APPEND(&json, ",\"amount\":");
    append_number(&json, amount);
    APPEND(&json, "}");
  }
  APPEND(&json, "],\"total\":");
  append_number(&json, total);
  APPEND(&json, "}");
  yyjson_doc_free(document);
  answer(c, "200 OK", "application/json", json.bytes, json.count);
}

// llhttp's callbacks.

static int on_begin(llhttp_t *parser) {
  connection *c = parser->data;
  c->target_count = 0;
  c->hosts = 0;
  c->name_count = 0;
  c->body = NULL;
  c->body_count = 0;
  c->held.count = 0;
  return 0;
}

static int on_url(llhttp_t *parser, const char *at, size_t count) {
  connection *c = parser->data;
  if (c->target_count + count > MAX_TARGET) return -1;
  memcpy(c->target + c->target_count, at, count);
  c->target_count += count;
  return 0;
}

static int on_name(llhttp_t *parser, const char *at, size_t count) {
  connection *c = parser->data;
  if (c->name_count + count <= sizeof c->name) memcpy(c->name + c->name_count, at, count);
  c->name_count += (int)count;
  return 0;
}

static int on_name_complete(llhttp_t *parser) {
  connection *c = parser->data;
  if (c->name_count == 4 && !strncasecmp(c->name, "host", 4)) c->hosts++;
  c->name_count = 0;
  return 0;
}

static int on_head(llhttp_t *parser) {
  connection *c = parser->data;
  parser->upgrade = 0;
  return c->hosts == 1 || (parser->http_minor == 0 && c->hosts == 0) ? 0 : -1;
}

static int on_body(llhttp_t *parser, const char *at, size_t count) {
  connection *c = parser->data;
  if (c->body_count + count > MAX_BODY) return -1;
  if (!c->body_count) {
    c->body = at;
  } else {
    if (!c->held.count) append(&c->held, c->body, c->body_count);
    append(&c->held, at, count);
    c->body = c->held.bytes;
  }
  c->body_count += count;
  return 0;
}

static int on_complete(llhttp_t *parser) {
  connection *c = parser->data;
  if (!llhttp_should_keep_alive(parser)) c->closes = 1;
  if (c->target_count == 6 && !memcmp(c->target, "/plain", 6) && parser->method == HTTP_GET) {
    answer(c, "200 OK", "text/plain", "Hello, world!", 13);
  } else if (c->target_count == 5 && !memcmp(c->target, "/json", 5) &&
             parser->method == HTTP_POST) {
    answer_json(c);
  } else {
    answer(c, "404 Not Found", "text/plain", "nothing\n", 8);
  }
  return c->closes ? HPE_PAUSED : 0;
}

static llhttp_settings_t settings;

// libuv's callbacks.

static void on_close(uv_handle_t *handle) {
  connection *c = (connection *)handle;
  free(c->held.bytes);
  free(c->writing);
  free(c);
}

static void close_connection(connection *c) {
  if (!uv_is_closing((uv_handle_t *)c)) uv_close((uv_handle_t *)c, on_close);
}

static void on_alloc(uv_handle_t *handle, size_t suggested, uv_buf_t *buffer) {
  (void)suggested;
  server_loop *loop = ((connection *)handle)->owner;
  buffer->base = loop->read;
  buffer->len = READ_BYTES;
}

static void on_read(uv_stream_t *stream, ssize_t count, const uv_buf_t *buffer);

static void on_written(uv_write_t *request, int status) {
  connection *c = (connection *)request->handle;
  free(c->writing);
  c->writing = NULL;
  c->is_blocked = 0;
  if (status || c->closes) {
    close_connection(c);
  } else {
    uv_read_start((uv_stream_t *)&c->tcp, on_alloc, on_read);
  }
}

static void flush(connection *c) {
  buffer *out = &c->owner->output;
  if (!out->count) return;
  uv_buf_t bytes = uv_buf_init(out->bytes, (unsigned)out->count);
  int written = uv_try_write((uv_stream_t *)&c->tcp, &bytes, 1);
  if (written < 0 && written != UV_EAGAIN) {
    out->count = 0;
    close_connection(c);
    return;
  }
  if (written < 0) written = 0;
  size_t rest = out->count - (size_t)written;
  if (rest) {
    c->writing = malloc(rest);
    if (!c->writing) abort();
    memcpy(c->writing, out->bytes + written, rest);
    bytes = uv_buf_init(c->writing, (unsigned)rest);
    c->is_blocked = 1;
    uv_read_stop((uv_stream_t *)&c->tcp);
    if (uv_write(&c->write, (uv_stream_t *)&c->tcp, &bytes, 1, on_written)) close_connection(c);
  }
  out->count = 0;
}

static void on_read(uv_stream_t *stream, ssize_t count, const uv_buf_t *input) {
  connection *c = (connection *)stream;
  if (count == 0) return;
  if (count < 0) {
    close_connection(c);
    return;
  }
  llhttp_errno_t result = llhttp_execute(&c->parser, input->base, (size_t)count);
  if (result != HPE_OK && result != HPE_PAUSED) {
    c->closes = 1;
    answer(c, "400 Bad Request", "text/plain", "bad\n", 4);
  }
  // A body that goes on in the next read must not point into this one.
  if (c->body_count && !c->held.count && c->parser.content_length) {
    append(&c->held, c->body, c->body_count);
    c->body = c->held.bytes;
  }
  flush(c);
  if (c->closes && !c->is_blocked) close_connection(c);
}

static void on_connection(uv_stream_t *listener, int status) {
  if (status) return;
  server_loop *loop = listener->data;
  connection *c = calloc(1, sizeof *c);
  if (!c) return;
  c->owner = loop;
  uv_tcp_init(&loop->loop, &c->tcp);
  if (uv_accept(listener, (uv_stream_t *)&c->tcp)) {
    close_connection(c);
    return;
  }
  llhttp_init(&c->parser, HTTP_REQUEST, &settings);
  c->parser.data = c;
  uv_read_start((uv_stream_t *)&c->tcp, on_alloc, on_read);
}

static void on_tick(uv_timer_t *timer) { update_date(timer->data); }

static void *run(void *argument) {
  server_loop *loop = argument;
  uv_run(&loop->loop, UV_RUN_DEFAULT);
  return NULL;
}

int main(int count, char **arguments) {
  if (count != 3) return 2;
  signal(SIGPIPE, SIG_IGN);
  llhttp_settings_init(&settings);
  settings.on_message_begin = on_begin;
  settings.on_url = on_url;
  settings.on_header_field = on_name;
  settings.on_header_field_complete = on_name_complete;
  settings.on_headers_complete = on_head;
  settings.on_body = on_body;
  settings.on_message_complete = on_complete;
  int loops = atoi(arguments[2]);
  pthread_t threads[64];
  if (loops < 1 || loops > 64) return 2;
  for (int i = 0; i < loops; i++) {
    server_loop *loop = calloc(1, sizeof *loop);
    if (!loop) return 1;
    uv_loop_init(&loop->loop);
    update_date(loop);
    uv_timer_init(&loop->loop, &loop->timer);
    loop->timer.data = loop;
    uv_timer_start(&loop->timer, on_tick, 250, 250);
    uv_tcp_init_ex(&loop->loop, &loop->listener, AF_INET);
    uv_os_fd_t descriptor;
    uv_fileno((uv_handle_t *)&loop->listener, &descriptor);
    int one = 1;
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEPORT, &one, sizeof one);
    struct sockaddr_in address;
    uv_ip4_addr("127.0.0.1", atoi(arguments[1]), &address);
    uv_tcp_bind(&loop->listener, (struct sockaddr *)&address, 0);
    uv_tcp_nodelay(&loop->listener, 1);
    loop->listener.data = loop;
    int result = uv_listen((uv_stream_t *)&loop->listener, 1024, on_connection);
    if (result) {
      fprintf(stderr, "cannot listen: %s\n", uv_strerror(result));
      return 1;
    }
    pthread_create(&threads[i], NULL, run, loop);
  }
  for (int i = 0; i < loops; i++) pthread_join(threads[i], NULL);
  return 0;
}
