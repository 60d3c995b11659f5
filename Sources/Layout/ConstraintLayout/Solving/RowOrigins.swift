/// The origins of the rows of a translation, one word each.
struct RowOrigins {
  /// A row's origin: its kind in the lowest byte, and the index of its subject above.
  struct Label {
    let word: UInt64

    private static let constraint: UInt64 = 1
    private static let stackRule: UInt64 = 2
    private static let implied: UInt64 = 16

    private init(_ kind: UInt64, _ index: Int) {
      word = UInt64(truncatingIfNeeded: index) << 8 | kind
    }

    /// The definition of an item's side or size. Each item has two axis numbers.
    @inline(__always)
    static func definition(ofAxis axis: Int) -> Label { Label(0, axis) }

    @inline(__always)
    static func constraint(_ index: Int) -> Label { Label(constraint, index) }

    @inline(__always)
    static func implied(_ item: ItemIndex, _ implication: Implication) -> Label {
      Label(implied + UInt64(implication.rawValue), item.index)
    }

    /// The named rule with this index.
    static func stackRule(_ index: Int) -> Label { Label(stackRule, index) }

    /// A rule that only defines an auxiliary variable of a stack.
    static let auxiliary = Label(3, 0)

    var index: Int { Int(truncatingIfNeeded: word >> 8) }

    /// The number of the axis that the row defines; `nil` for other rows.
    var definedAxis: Int? { word & 0xFF == 0 ? index : nil }

    func origin(_ names: [StackRuleName]) -> ConstraintOrigin? {
      switch word & 0xFF {
      case Self.constraint: return .constraint(index)
      case Self.stackRule: return .stack(names[index])
      case let kind where kind >= Self.implied:
        return Implication(rawValue: UInt8(kind - Self.implied)).map {
          .implied(ItemIndex(index), $0)
        }
      default: return nil
      }
    }
  }

  private var words: [UInt64] = []
  private var stackRules: [StackRuleName] = []

  init(_ words: [UInt64], stackRules: [StackRuleName]) {
    self.words = words
    self.stackRules = stackRules
  }

  var count: Int { words.count }
  var indices: Range<Int> { words.indices }

  /// The origin of a row; `nil` for a definition.
  subscript(row: Int) -> ConstraintOrigin? { Self.label(words[row]).origin(stackRules) }

  /// The number of the axis that a row defines; `nil` for other rows.
  func definedAxis(_ row: Int) -> Int? { Self.label(words[row]).definedAxis }

  /// The rows of an origin, ascending.
  ///
  /// - Complexity: O(rows).
  func rows(of origin: ConstraintOrigin) -> [Int] {
    let label: Label
    switch origin {
    case .constraint(let index): label = .constraint(index)
    case .implied(let item, let implication): label = .implied(item, implication)
    case .stack(let name):
      guard let index = stackRules.firstIndex(of: name) else { return [] }
      label = .stackRule(index)
    }
    return words.indices.filter { words[$0] == label.word }
  }

  /// The rows, starting with the definitions of items in item order.
  ///
  /// - Complexity: O(rows · log rows).
  var definitionsFirst: [Int] {
    let axes = indices.compactMap { row in
      Self.label(words[row]).definedAxis.map { (axis: $0, row: row) }
    }
    return axes.sorted { $0.axis < $1.axis }.map(\.row)
      + indices.filter { Self.label(words[$0]).definedAxis == nil }
  }

  private static func label(_ word: UInt64) -> Label { Label(word: word) }
}

extension RowOrigins.Label {
  fileprivate init(word: UInt64) { self.word = word }
}
