import API
import Testing

@Suite struct SnapshotFixtureTests {
  @Test func `every fixture can be read`() throws {
    #expect(SnapshotFixture.files.count >= 40)
    for file in SnapshotFixture.files { _ = try SnapshotFixture(file) }
  }

  @Test(arguments: SnapshotFixture.all)
  func `a request gets the answer of its fixture`(_ fixture: SnapshotFixture) {
    let answer = snapshot(fixture.request)
    #expect(answer.status == fixture.status)
    var text = answer.text
    if fixture.answer.hasPrefix("{\"version\":\"?\"") {
      text = text.replacing(answer.version, with: "?", maxReplacements: 1)
    }
    #expect(text == fixture.answer)
    if answer.status == 200 {
      #expect(answer.etag == "W/\"\(answer.version)\"")
      #expect(answer.version.utf8.count == 32)
    } else {
      #expect(answer.etag == nil)
    }
  }

  @Test(arguments: SnapshotFixture.all.filter { $0.status == 200 })
  func `nested items posted back are the same list`(_ fixture: SnapshotFixture) throws {
    let first = snapshot(fixture.request)
    let request = try JSONDocument.parse(fixture.request, numbers: .text)
    // The same list with all of its items, nested.
    var json = JSONWriter()
    json.beginObject()
    for (name, value) in request.root.members
    where !["form", "show", "window"].contains(name.string) {
      json.key(try #require(name.string))
      json.value(value)
    }
    json.key("form")
    json.string("nested")
    json.endObject()
    let nested = snapshot(json.bytes)
    #expect(nested.version == first.version)
    let document = try JSONDocument.parse(nested.body, numbers: .text)
    var back = JSONWriter()
    back.beginObject()
    back.key("items")
    back.value(try #require(document.root["items"]))
    back.key("expand")
    back.string("none")
    back.endObject()
    #expect(snapshot(back.bytes).version == first.version)
  }
}
