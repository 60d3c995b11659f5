/// A list of about `count` items with three levels: groups of ten folders with eleven files each.
struct ListShape {
  var count: Int

  /// Calls `body` with the level and the number of each item, in depth-first order.
  func forEach(_ body: (_ level: Int, _ number: Int) -> Void) {
    var number = 0
    while number < count {
      body(0, number)
      number += 1
      var folder = 0
      while folder < 10, number < count {
        body(1, number)
        number += 1
        folder += 1
        var file = 0
        while file < 11, number < count {
          body(2, number)
          number += 1
          file += 1
        }
      }
    }
  }

  /// The id of an item.
  static func id(_ number: Int) -> String { "item-\(number)" }

  /// The list as a `POST /v1/snapshot` request.
  func json() -> [UInt8] {
    var text: [UInt8] = []
    var open = 0
    var needsComma = false
    text += "{\"items\":[".utf8
    forEach { level, number in
      while open > level {
        text += "]}".utf8
        open -= 1
        needsComma = true
      }
      if needsComma { text.append(UInt8(ascii: ",")) }
      text += "{\"id\":\"\(Self.id(number))\",\"title\":\"Title of \(number)\"".utf8
      if level < 2 {
        text += ",\"children\":[".utf8
        open += 1
        needsComma = false
      } else {
        text.append(UInt8(ascii: "}"))
        needsComma = true
      }
    }
    while open > 0 {
      text += "]}".utf8
      open -= 1
    }
    text += "]}".utf8
    return text
  }
}
