"""A service that keeps lists in SQLite, as one would write it in an afternoon: whole lists in, whole lists out.

    peer.py FOLDER PORT

PUT /lists/ID stores the body in a transaction of its own, as durably as Trellis does; GET /lists/ID answers with it.
"""

import hashlib
import http.server
import socket
import sqlite3
import sys
import threading

FOLDER, PORT = sys.argv[1], int(sys.argv[2])
LOCK = threading.Lock()
DATABASE = sqlite3.connect(f"{FOLDER}/peer.sqlite", check_same_thread=False, isolation_level=None)
DATABASE.executescript(
    "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
    "CREATE TABLE lists (id TEXT, number INTEGER PRIMARY KEY, version TEXT, body BLOB);")


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_PUT(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        version = hashlib.sha256(body).hexdigest()
        with LOCK:
            DATABASE.execute("INSERT INTO lists (id, version, body) VALUES (?, ?, ?)", (self.path, version, body))
        self.answer(b'{"version":"%s"}' % version.encode())

    def do_GET(self):
        with LOCK:
            row = DATABASE.execute("SELECT body FROM lists WHERE id = ? ORDER BY number DESC LIMIT 1", (self.path,)).fetchone()
        self.answer(row[0])

    def answer(self, body):
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Service(http.server.ThreadingHTTPServer):
    # What a handler writes goes out at once.
    def get_request(self):
        connection, address = super().get_request()
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection, address


Service(("127.0.0.1", PORT), Handler).serve_forever()
