import ListStores
import Testing

@Suite struct ListPositionTests {
  @Test(arguments: [
    ListPosition(epoch: 0, number: 0), ListPosition(epoch: .max, number: 9_999_999_999_999_999),
    ListPosition(epoch: 0x0123_4567_89ab_cdef, number: 42),
  ])
  func `a position is read from its text`(_ position: ListPosition) {
    #expect(ListPosition(position.description) == position)
  }

  @Test func `texts of positions sort like their numbers`() {
    let texts = [1, 2, 10, 99, 100, 123_456].map { ListPosition(epoch: 7, number: $0).description }
    #expect(texts == texts.sorted())
  }

  @Test(arguments: [
    "", "-", "0", "0123456789abcdef", "0123456789abcdef-", "0123456789abcdef-1",
    "0123456789ABCDEF-0000000000000001", "0123456789abcdef-000000000000000x",
    "0123456789abcdef 0000000000000001", "0123456789abcdef-00000000000000001",
  ])
  func `any other text is no position`(_ text: String) {
    #expect(ListPosition(text) == nil)
  }

  @Test func `a version is read from its text`() {
    let version = ListVersion(high: 0x00ab, low: 0xfedc_0000_0000_0001)
    #expect(version.description == "00000000000000abfedc000000000001")
    #expect(ListVersion(version.description) == version)
  }

  @Test(arguments: [
    "", "00ab", "00000000000000ABfedc000000000001", "0000000000000000000000000000000g",
  ])
  func `any other text is no version`(_ text: String) {
    #expect(ListVersion(text) == nil)
  }
}
