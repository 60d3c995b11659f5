internal import JSONDocuments
internal import JSONText

extension KeptListContent {
  /// The body of the response to a write: the id of the list, its version and position, and the
  /// number of operations from the state before the write.
  public func answer(id: [UInt8], position: String, changes: Int) -> [UInt8] {
    var json = JSONWriter.metered(capacity: 256)
    json.beginObject()
    json.key("id")
    json.string(id[...])
    json.member("version", version)
    json.member("position", position)
    json.member("changes", changes)
    json.member("itemCount", itemCount)
    json.member("visibleCount", visibleCount)
    if !ignored.isEmpty {
      json.beginArray("ignored")
      for id in ignored { json.string(id.bytes) }
      json.endArray()
    }
    json.endObject()
    return json.bytes
  }
}
