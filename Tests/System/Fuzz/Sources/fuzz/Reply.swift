import Foundation
import JSONDocuments

@testable import TrellisClient

/// A reply as the client reads it, beside the service's reader: both take it or neither does, and
/// the values are the same.
func fuzzReply(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  let value = try? ResponseValue(body: Data(bytes))
  let document = try? JSONDocument.parse(bytes, numbers: .text)
  require((value == nil) == (document == nil), "one reader takes what the other refuses")
  guard let value, let document else { return 0 }
  withExtendedLifetime(document) { compare(value, document.root) }
  let copy = RawJSON(value)
  require((try? JSONDocument.parse(copy.bytes)) != nil, "a copy without white space is JSON")
  return 0
}

/// Compares two values, and all that they hold, without recursion.
private func compare(_ root: ResponseValue, _ other: JSONValue) {
  var open = [(root, other)]
  while let (a, b) = open.popLast() {
    switch b.kind {
    case .null: require(a.text.elementsEqual("null".utf8), "null is null")
    case .bool: require(a.bool != nil && a.bool == b.bool, "a boolean is the same")
    case .number:
      require(b.numberText.map { a.text.elementsEqual($0) } == true, "a number keeps its digits")
      _ = (a.number, a.integer)
    case .string: require(isText(a, b), "a string is the same")
    case .array:
      let (elements, others) = (Array(a.elements), Array(b.elements))
      require(elements.count == others.count, "an array has all its elements")
      open += zip(elements, others)
    case .object:
      let (members, others) = (a.members, Array(b.members))
      require(members.count == others.count, "an object has all its members")
      for (member, other) in zip(members, others) {
        require(isText(member.name, other.name), "names are the same")
        open.append((member.value, other.value))
      }
    }
  }
}

/// Whether both are the same string, byte by byte.
private func isText(_ a: ResponseValue, _ b: JSONValue) -> Bool {
  guard let a = a.string, let b = b.string else { return false }
  return a.utf8.elementsEqual(b.utf8)
}
