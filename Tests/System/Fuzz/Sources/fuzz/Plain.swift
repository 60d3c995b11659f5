import API
import JSONText

/// Two ways to read a constraint: in one pass, and with care. An object with `active` is always
/// read with care, and so is the text of an object.
///
/// Where the first way reads what the other refuses, or reads something else, the responses differ.
func fuzzPlain(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard let data, count > 0 else { return 0 }
  let bytes = UnsafeBufferPointer(start: data, count: count)
  if bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") {
    checkObject(Array(bytes))
  } else {
    checkText(String(decoding: bytes, as: UTF8.self))
  }
  return 0
}

private func checkText(_ text: String) {
  var json = JSONWriter()
  json.string(text)
  let plain = response(to: json.bytes)
  let careful = response(to: Array("{\"text\":".utf8) + json.bytes + [UInt8(ascii: "}")])
  require(plain.status == careful.status, "a text is valid whoever reads it")
  require(plain.status != 200 || plain.body == careful.body, "a text means one thing")
}

private func checkObject(_ object: [UInt8]) {
  let plain = response(to: object)
  // With another member of that name it is no JSON document of ours.
  let isEmpty = object.dropFirst().dropLast().allSatisfy { $0 <= UInt8(ascii: " ") }
  let separator = isEmpty ? "" : ","
  let careful = response(to: object.dropLast() + Array("\(separator)\"active\":true}".utf8))
  guard plain.status == 200 || careful.status == 200 else { return }
  if plain.status == 200, String(decoding: object, as: UTF8.self).contains("\\") { return }
  if plain.status == 200, String(decoding: object, as: UTF8.self).contains("active") { return }
  require(plain.status == careful.status, "an object is valid whoever reads it")
  require(plain.body == careful.body, "an object means one thing")
}

/// The response to a request with one constraint on a few views.
private func response(to constraint: some Collection<UInt8>) -> OperationResponse {
  let views = """
    {"views":[{"id":"a","width":100,"height":50,"children":[{"id":"b"},{"id":"row9"}]},\
    {"id":"aVeryLongName_0"}],"guides":[{"id":"g","in":"a"}],"constraints":[
    """
  let body = Array(views.utf8) + constraint + Array("]}".utf8)
  return body.withUnsafeBytes { LayoutEndpoint.response(to: $0) }
}
