import Foundation

/// A server that echoes, in a process that ends with its owner: its standard input ends then.
final class EchoServer {
  struct NotStarted: Error {}

  let url: URL
  private let input = Pipe()

  init() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.program]
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = Data()
    while line.last != 0x0A, let byte = try output.fileHandleForReading.read(upToCount: 1),
      !byte.isEmpty
    {
      line += byte
    }
    let port = String(decoding: line.dropLast(), as: UTF8.self)
    guard !port.isEmpty, let url = URL(string: "http://127.0.0.1:\(port)/") else {
      throw NotStarted()
    }
    self.url = url
  }

  deinit { try? input.fileHandleForWriting.close() }

  private static let program = """
    import http.server, os, sys, threading
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        def answer(self, status, body, fields=()):
            self.send_response(status)
            for name, value in fields:
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        def do_GET(self):
            if self.path == "/away":
                return self.answer(302, b"", [("Location", "/there")])
            accepted = self.headers.get("Accept") or "*/*"
            words = ["GET", self.path, accepted, self.headers["Authorization"]]
            self.answer(200, " ".join(words).encode())
        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.answer(200, body if self.path == "/echo" else str(len(body)).encode())
        do_PUT = do_POST
        def log_message(self, *arguments):
            pass
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    print(server.server_address[1], flush=True)
    server.serve_forever()
    """
}
