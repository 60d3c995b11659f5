import API
import JSONDocuments
import JSONText

/// What a shop is asked to bill: the model that the JSON benchmark reads.
///
/// Its texts are views of the document, as they are in the service's own models.
struct Order {
  typealias Text = UnsafeBufferPointer<UInt8>

  struct Item {
    var id: Text
    var title: Text
    var quantity: Int
    var price: Double
    var discount: Double
    /// The places of its tags among those of all items, which are in one array.
    var tags: Range<Int>
  }

  private let document: JSONDocument
  var number = Text(start: nil, count: 0)
  var currency = Text(start: nil, count: 0)
  var items: [Item] = []
  var tags: [Text] = []

  private enum Member: Int, JSONMember {
    case order, currency, items
    static let names = MemberNames<Member>()
  }

  private enum ItemMember: Int, JSONMember {
    case id, title, quantity, price, discount, tags
    static let names = MemberNames<ItemMember>()
  }

  /// Reads a body as the service's own routes read theirs: checked JSON, known members only, and
  /// all errors at once.
  init(_ body: UnsafeRawBufferPointer) throws(Problem) {
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(body, depthLimit: 16)
    } catch {
      throw Problem(error)
    }
    self.document = document
    let errors = InputErrorList(of: document)
    read(document.root, errors)
    try errors.check()
  }

  private mutating func read(_ root: JSONValue, _ errors: InputErrorList) {
    guard let fields = ObjectFields<Member>(root, errors),
      let number = fields.required(.order, errors).flatMap({ errors.string($0) }),
      let currency = fields.required(.currency, errors).flatMap({ errors.string($0) }),
      let list = fields.required(.items, errors).flatMap({ errors.array($0) })
    else { return }
    self.number = number
    self.currency = currency
    items.reserveCapacity(list.count)
    for value in list {
      if let item = readItem(value, errors) { items.append(item) }
    }
  }

  private mutating func readItem(_ value: JSONValue, _ errors: InputErrorList) -> Item? {
    guard let fields = ObjectFields<ItemMember>(value, errors),
      let id = fields.required(.id, errors).flatMap({ errors.string($0) }),
      let title = fields.required(.title, errors).flatMap({ errors.string($0) }),
      let quantity = fields.required(.quantity, errors).flatMap({
        errors.integer($0, in: 1...1_000_000)
      }),
      let price = fields.required(.price, errors).flatMap({ errors.number($0) })
    else { return nil }
    var item = Item(
      id: id, title: title, quantity: quantity, price: price, discount: 0,
      tags: tags.count..<tags.count)
    if let discount = fields[.discount], discount.kind != .null {
      item.discount = errors.number(discount) ?? 0
    }
    if let list = fields[.tags].flatMap({ errors.array($0) }) {
      for tag in list { if let tag = errors.string(tag) { tags.append(tag) } }
      item.tags = item.tags.lowerBound..<tags.count
    }
    return item
  }

  /// The invoice: each item's amount, and their sum.
  var invoice: [UInt8] {
    var json = JSONWriter(capacity: 2048)
    json.beginObject()
    json.key("order")
    json.string(number)
    json.key("currency")
    json.string(currency)
    json.key("lines")
    json.beginArray()
    var total = 0.0
    for item in items {
      let amount = Double(item.quantity) * item.price * (1 - item.discount)
      total += amount
      json.beginObject()
      json.key("id")
      json.string(item.id)
      json.key("title")
      json.string(item.title)
      json.key("amount")
      json.number(amount)
      json.endObject()
    }
    json.endArray()
    json.key("total")
    json.number(total)
    json.endObject()
    return json.bytes
  }
}
