import API
import JSONDocuments
import JSONText
import Testing

@Suite struct SnapshotFixtureTests {
  @Test func `every fixture can be read`() throws {
    #expect(SnapshotFixture.files.count >= 40)
    for file in SnapshotFixture.files { _ = try SnapshotFixture(file) }
  }

  @Test(arguments: SnapshotFixture.all)
  func `a request gets the response of its fixture`(_ fixture: SnapshotFixture) {
    let response = snapshot(fixture.request)
    #expect(response.status == fixture.status)
    var text = response.text
    if fixture.response.hasPrefix("{\"version\":\"?\"") {
      text = text.replacing(response.version, with: "?", maxReplacements: 1)
    }
    #expect(text == fixture.response)
    if response.status == 200 {
      #expect(response.etag == "W/\"\(response.version)\"")
      #expect(response.version.utf8.count == 32)
    } else {
      #expect(response.etag == nil)
    }
  }

  @Test(arguments: SnapshotFixture.all.filter { $0.status == 200 })
  func `nested items posted back are the same list`(_ fixture: SnapshotFixture) throws {
    let first = snapshot(fixture.request)
    let request = try JSONDocument.parse(fixture.request, numbers: .text)
    // The same list, with all items nested.
    var json = JSONWriter()
    json.beginObject()
    for (name, value) in request.root.members
    where !["form", "show", "window"].contains(name.string) {
      json.key(try #require(name.string))
      json.value(value)
    }
    json.member("form", "nested")
    json.endObject()
    let nested = snapshot(json.bytes)
    #expect(nested.version == first.version)
    let document = try JSONDocument.parse(nested.body, numbers: .text)
    var back = JSONWriter()
    back.beginObject()
    back.key("items")
    back.value(try #require(document.root["items"]))
    back.member("expand", "none")
    back.endObject()
    #expect(snapshot(back.bytes).version == first.version)
  }
}
