import ServiceContract
import Testing

@testable import API

/// Kept lists in memory.
@Suite struct KeptListCacheTests {
  private static func content(_ items: String) throws -> KeptListContent {
    try Array(#"{"items":\#(items)}"#.utf8).withUnsafeBytes { body in
      try KeptListContent(body, in: OperationContext())
    }
  }

  private static let lists = ["a", "b", "c", "d", "e"].map { #"["\#($0)"]"# }

  @Test func `a list is found by its version`() throws {
    let cache = KeptListCache(limit: 1 << 20)
    let content = try Self.content(#"["a",{"id":"b","children":["c"]}]"#)
    #expect(cache.list(content.version) == nil)
    cache.insert(content.list, for: content.version)
    #expect(cache.list(content.version)?.version == content.version)
    #expect(cache.list("0") == nil)
  }

  @Test func `a list of more than half of the bytes is not kept`() throws {
    let content = try Self.content(Self.lists[0])
    let bytes = content.list.byteCount + KeptListCache.bytesOfEntry
    for (limit, isKept) in [(0, false), (2 * bytes - 1, false), (2 * bytes, true)] {
      let cache = KeptListCache(limit: limit)
      cache.insert(content.list, for: content.version)
      #expect((cache.list(content.version) != nil) == isKept, "\(limit)")
    }
  }

  @Test func `what is used stays, and what was not used for longest goes`() throws {
    let contents = try Self.lists.map { try Self.content($0) }
    // Each half of the cache holds two of these lists.
    let bytes = contents[0].list.byteCount + KeptListCache.bytesOfEntry
    let cache = KeptListCache(limit: 4 * bytes)
    for content in contents {
      cache.insert(content.list, for: content.version)
      #expect(cache.list(contents[0].version) != nil)
    }
    #expect(cache.list(contents[1].version) == nil)
    #expect(cache.list(contents[4].version) != nil)
  }

  @Test func `a list that was read from its kept form is kept, too`() throws {
    let cache = KeptListCache(limit: 1 << 20)
    let content = try Self.content(Self.lists[0])
    let source = KeptListSource(content.bytes, version: content.version, cache: cache)
    _ = try source.list(RequestLimits())
    // What is in memory is not read again.
    let other = KeptListSource([], version: content.version, cache: cache)
    #expect(try other.list(RequestLimits()).version == content.version)
  }
}
