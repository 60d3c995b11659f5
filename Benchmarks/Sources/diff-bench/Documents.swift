import Foundation
import OrderedCollections

/// Two lists as JSON, and their processing by Foundation and swift-collections.
struct Documents {
  struct Item: Decodable {
    let id: String
    let title: String
  }

  struct List: Decodable {
    let items: [Item]
  }

  let from: [UInt8]
  let to: [UInt8]

  init(_ rows: (from: [Row], to: [Row])) {
    from = Self.json(rows.from)
    to = Self.json(rows.to)
  }

  /// The body of a request to `POST /v1/diff`.
  var request: [UInt8] {
    Array("{\"from\":".utf8) + from + Array(",\"to\":".utf8) + to + Array("}".utf8)
  }

  private static func json(_ rows: [Row]) -> [UInt8] {
    var text = Array("{\"items\":[".utf8)
    for (place, row) in rows.enumerated() {
      if place > 0 { text.append(UInt8(ascii: ",")) }
      text += "{\"id\":\"\(row.id)\",\"title\":\"Title of \(row.id)\"}".utf8
    }
    text += "]}".utf8
    return text
  }

  /// Decodes the bytes of both lists and computes their difference.
  func linearDifference() throws -> LinearDifference {
    func items(_ json: [UInt8]) throws -> OrderedDictionary<String, Item> {
      let list = try JSONDecoder().decode(List.self, from: Data(json))
      var items = OrderedDictionary<String, Item>(minimumCapacity: list.items.count)
      for item in list.items { items[item.id] = item }
      return items
    }
    let (before, after) = (try items(from), try items(to))
    return LinearDifference(
      from: Array(before.values), to: Array(after.values), id: \.id,
      isSame: { $0.title == $1.title })
  }
}
