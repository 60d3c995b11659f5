import Foundation
import OrderedCollections

/// A service based on Foundation and swift-collections: decodes, keeps the rows in an ordered
/// dictionary by id, encodes.
struct PeerList: Decodable {
  final class Item: Decodable {
    let id: String
    let title: String
    let children: [Item]?
  }

  struct Row: Encodable {
    var id: String
    var title: String
    var level: Int
    var parent: String?
    var index: Int
    var position: Int
    var siblingCount: Int
    var visible: Bool
    var childCount: Int
  }

  struct OperationResponse: Encodable {
    var items: [Row]
    var itemCount: Int
    var visibleCount: Int
  }

  let items: [Item]

  /// Decodes a request into rows by id.
  static func rows(_ json: [UInt8]) throws -> OrderedDictionary<String, Row> {
    let list = try JSONDecoder().decode(PeerList.self, from: Data(json))
    var rows: OrderedDictionary<String, Row> = [:]
    func add(_ items: [Item], level: Int, parent: String?) {
      for (position, item) in items.enumerated() {
        rows[item.id] = Row(
          id: item.id, title: item.title, level: level, parent: parent, index: rows.count,
          position: position, siblingCount: items.count, visible: true,
          childCount: item.children?.count ?? 0)
        if let children = item.children { add(children, level: level + 1, parent: item.id) }
      }
    }
    add(list.items, level: 0, parent: nil)
    return rows
  }

  /// Decodes a request and encodes the response.
  static func response(_ json: [UInt8]) throws -> Data {
    let rows = try rows(json)
    let response = OperationResponse(
      items: Array(rows.values), itemCount: rows.count, visibleCount: rows.count)
    return try JSONEncoder().encode(response)
  }
}

/// A tree as lists of children in an ordered dictionary.
struct PeerTree {
  private(set) var children: OrderedDictionary<String, [String]> = [:]
  private(set) var parents: [String: String] = [:]

  mutating func append(_ item: String, to parent: String?) {
    precondition(children[item] == nil)
    children[item] = []
    guard let parent else { return }
    children[parent]?.append(item)
    parents[item] = parent
  }

  /// All items in depth-first order.
  var items: [String] {
    var items: [String] = []
    items.reserveCapacity(children.count)
    var open: [String] = children.keys.filter { parents[$0] == nil }.reversed()
    while let item = open.popLast() {
      items.append(item)
      open.append(contentsOf: (children[item] ?? []).reversed())
    }
    return items
  }
}
