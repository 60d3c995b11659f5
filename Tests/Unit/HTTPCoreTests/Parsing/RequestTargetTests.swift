import Testing

@testable import HTTPCore

@Suite struct RequestTargetTests {
  private func path(_ text: String, _ method: HTTPMethod = .get) -> String? {
    var scratch = ByteBuffer()
    return Array(text.utf8).withUnsafeBytes { bytes in
      guard let target = RequestTarget(bytes, method: method, scratch: &scratch) else { return nil }
      return target.path.text + (target.query.map { "?\($0.text)" } ?? "")
    }
  }

  @Test(arguments: [
    ("/", "/"), ("/a/b", "/a/b"), ("/a/./b", "/a/b"), ("/a/../b", "/b"), ("/a/b/..", "/a/"),
    ("/a/b/.", "/a/b/"), ("/..", "/"), ("/.", "/"), ("/../a", "/a"), ("/a/../../b", "/b"),
    ("/%2e%2e/a", "/a"), ("/a/%2E/b", "/a/b"), ("/a%2Fb", "/a%2Fb"), ("/a%2fb", "/a%2Fb"),
    ("/.a/..b/...", "/.a/..b/..."), ("/a//b", "/a//b"), ("/a//../b", "/a/b"), ("/%41", "/A"),
    ("/a?", "/a?"), ("/a?b/../c", "/a?b/../c"), ("/%3F", "/?"), ("/a/..?b", "/?b"),
    ("/a/b/c/../../d", "/a/d"), ("/a.", "/a."), ("/a..", "/a.."), ("//", "//"), ("/%25", "/%"),
  ])
  func `equal paths become equal bytes`(_ target: String, _ result: String) {
    #expect(path(target) == result)
  }

  @Test(arguments: [
    "", "a", "*", "/%", "/%4", "/%4g", "/%00", "/%0a", "/%7f", "/a#b", "/a b", "http:/a",
  ])
  func `an invalid target is refused`(_ target: String) {
    #expect(path(target) == nil)
  }

  @Test func `the asterisk and a bare authority address the server`() {
    #expect(path("*", .options) == "*")
    #expect(path("http://a", .options) == "*")
    #expect(path("http://a", .get) == "/")
    #expect(path("HTTPS://a:1/b", .get) == "/b")
  }
}
