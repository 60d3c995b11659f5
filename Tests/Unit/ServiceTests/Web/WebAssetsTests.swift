import Foundation
import ServiceTesting
import TestSupport
import Testing

@testable import Service

@Suite struct WebAssetsTests {
  static let files = [
    "index.html": "<!doctype html><title>Playground</title>", "docs.html": "<!doctype html>docs",
    "live.html": "<!doctype html>live",
    "guide/index.html": "<!doctype html>guides", "guide/stacks.html": "<!doctype html>stacks",
    "guide/stacks.md": "# Stacks",
    "assets/app.js": "export const answer = 42;", "assets/app.js.gz": "not really gzip",
    "assets/site.css": "body { margin: 0 }", "favicon.svg": "<svg/>",
    "llms.txt": "# Trellis",
  ]

  private func service(_ folder: WebFolder) throws -> LiveService {
    let assets = try WebAssets(folder: folder.path)
    return try LiveService { $0.webAssets = assets }
  }

  @Test(arguments: [
    ("/", "index.html", "text/html; charset=utf-8"),
    ("/docs", "docs.html", "text/html; charset=utf-8"),
    ("/live", "live.html", "text/html; charset=utf-8"),
    ("/guide", "guide/index.html", "text/html; charset=utf-8"),
    ("/guide/stacks", "guide/stacks.html", "text/html; charset=utf-8"),
    ("/guide/stacks.md", "guide/stacks.md", "text/markdown; charset=utf-8"),
    ("/assets/app.js", "assets/app.js", "text/javascript; charset=utf-8"),
    ("/assets/site.css", "assets/site.css", "text/css; charset=utf-8"),
    ("/favicon.svg", "favicon.svg", "image/svg+xml"),
    ("/llms.txt", "llms.txt", "text/plain; charset=utf-8"),
  ])
  func `each file is served at its place with its type, and again only if it changed`(
    path: String, name: String, type: String
  ) throws {
    let folder = try WebFolder(Self.files)
    let service = try service(folder)
    let client = try service.connect()
    let response = try client.request("GET", path)
    #expect(response.status == 200 && response.text == Self.files[name])
    #expect(response.field("Content-Type") == type)
    #expect(response.field("X-Content-Type-Options") == "nosniff")
    #expect(response.field("Cache-Control") == "no-cache")
    let tag = try #require(response.field("ETag"))
    let again = try client.request("GET", path, ["If-None-Match: \(tag)"])
    #expect(again.status == 304 && again.body.isEmpty && again.field("ETag") == tag)
    let head = try client.request("HEAD", path)
    #expect(head.status == 200 && head.field("Content-Length") == response.field("Content-Length"))
    #expect(try client.request("GET", path, ["If-Match: \"x\""]).status == 412)
    #expect(try client.post(path, "").status == 405)
  }

  @Test func `a page says what it may load, and has no scripts of its own`() throws {
    let folder = try WebFolder(Self.files)
    let service = try service(folder)
    let client = try service.connect()
    let policy = try #require(
      try client.request("GET", "/").field("Content-Security-Policy"))
    #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; "))
    #expect(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"))
    #expect(try client.request("GET", "/assets/app.js").field("Content-Security-Policy") == nil)
  }

  @Test func `the compressed file is for clients that prefer it`() throws {
    let folder = try WebFolder(Self.files)
    let service = try service(folder)
    let client = try service.connect()
    let compressed = try client.request("GET", "/assets/app.js", ["Accept-Encoding: gzip"])
    #expect(compressed.text == "not really gzip")
    #expect(compressed.field("Content-Encoding") == "gzip")
    for fields in [[], ["Accept-Encoding: gzip;q=0"], ["Accept-Encoding: br"]] {
      let plain = try client.request("GET", "/assets/app.js", fields)
      #expect(plain.text == Self.files["assets/app.js"] && plain.field("Content-Encoding") == nil)
      #expect(plain.field("Vary") == "Accept-Encoding")
    }
    #expect(try client.request("GET", "/assets/app.js.gz").status == 404)
  }

  @Test(arguments: [
    "/assets/none.js", "/guide/none", "/SHA256SUMS", "/assets/../SHA256SUMS",
    "/assets/%2e%2e/SHA256SUMS", "/assets/..%2fSHA256SUMS", "/assets/", "/guide/",
    "/assets/unlisted.js",
    "/index.html", "/guide/stacks.html",
  ])
  func `nothing else of the folder is served`(path: String) throws {
    let folder = try WebFolder(Self.files)
    try folder.write("assets/unlisted.js", Data("secret".utf8))
    let service = try service(folder)
    let response = try service.connect().request("GET", path)
    #expect(response.status == 404 && response.problemCode() == "not-found")
  }

  @Test func `without assets there are no pages`() throws {
    let service = try LiveService()
    let client = try service.connect()
    for path in ["/", "/docs", "/guide", "/guide/stacks", "/assets/app.js"] {
      #expect(try client.request("GET", path).status == 404)
    }
  }

  @Test(arguments: [
    "../index.html", "/etc/passwd", "assets/../index.html", ".hidden.js", "assets/.git.js",
    "a//b.js",
    "assets/a b.js", "assets/ä.js", "assets/deep/file.js", "assets/program.exe", "other.html",
    "README",
  ])
  func `a list with such a name is refused`(name: String) throws {
    let folder = try WebFolder(["index.html": "x"])
    try folder.list(["index.html", name])
    #expect(throws: WebAssetError.self) { try WebAssets(folder: folder.path) }
  }

  @Test func `a folder without a list, or with a file missing, is refused`() throws {
    let folder = try WebFolder(["index.html": "x"])
    #expect(throws: WebAssetError.self) { try WebAssets(folder: folder.path + "/none") }
    try folder.list(["index.html", "docs.html"])
    #expect(throws: WebAssetError.self) { try WebAssets(folder: folder.path) }
    try folder.write("SHA256SUMS", Data("index.html\n".utf8))
    #expect(throws: WebAssetError.self) { try WebAssets(folder: folder.path) }
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "docs.html"), withIntermediateDirectories: true)
    try folder.list(["index.html", "docs.html"])
    #expect(throws: WebAssetError.self) { try WebAssets(folder: folder.path) }
  }

  @Test func `the limits of files and of bytes hold at and past them`() throws {
    let folder = try WebFolder(["index.html": "12345", "docs.html": "67890"])
    _ = try WebAssets(folder: folder.path, fileLimit: 2, byteLimit: 10)
    #expect(throws: WebAssetError.self) {
      try WebAssets(folder: folder.path, fileLimit: 1, byteLimit: 10)
    }
    #expect(throws: WebAssetError.self) {
      try WebAssets(folder: folder.path, fileLimit: 2, byteLimit: 9)
    }
  }
}
