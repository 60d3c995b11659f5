import SwiftSources
import Testing

@testable import SwiftReading

struct TreeCacheTests {
  private let operators = Array("infix operator +++".utf8)

  private func tree(_ source: String) -> SwiftTree {
    SwiftTreeWriter(source: Array(source.utf8)).finished(hasErrors: false)
  }

  private func bytes() throws -> [UInt8] {
    let files = [
      ("a.swift", tree("a")), ("b/c.swift", tree("c")),
      ("d.swift", SwiftTree(unread: .timedOut)),
    ]
    return try #require(
      TreeCache.bytes(files.map { (path: $0.0, tree: $0.1) }, operators: operators))
  }

  @Test func `a tree counts if its source is the same`() throws {
    let cache = try #require(TreeCache(bytes: bytes(), operators: operators))
    #expect(cache.tree(of: "a.swift", source: Array("a".utf8)) != nil)
    #expect(cache.tree(of: "b/c.swift", source: Array("c".utf8)) != nil)
    #expect(cache.tree(of: "a.swift", source: Array("b".utf8)) == nil)
    #expect(cache.tree(of: "d.swift", source: []) == nil)
  }

  @Test func `other operators make a cache useless`() throws {
    #expect(try TreeCache(bytes: bytes(), operators: []) == nil)
  }

  @Test func `no changed or missing byte is a trap`() throws {
    let bytes = try bytes()
    for index in bytes.indices {
      for value in [0, 1, 127, 255] as [UInt8] {
        var changed = bytes
        changed[index] = value
        _ = TreeCache(bytes: changed, operators: operators)
      }
      let cut = TreeCache(bytes: Array(bytes.prefix(index)), operators: operators)
      #expect(cut?.tree(of: "b/c.swift", source: Array("c".utf8)) == nil)
    }
  }
}
