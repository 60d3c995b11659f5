import SwiftSources
import SwiftWorld
import Testing

struct SwiftWorldTests {
  @Test func `a world has the files that it is made of`() {
    #expect(SwiftWorld([]).files.isEmpty)
  }
}
