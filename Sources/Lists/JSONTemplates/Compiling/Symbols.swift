/// The operators in the order of their symbols. Every symbol table begins with them.
enum Operator: Symbol, CaseIterable {
  case eval, flatten, flattenDeep, fromNow, `if`, json, `let`, map, reduce, find, match, `switch`
  case merge, mergeDeep, reverse, sort

  var name: String { "$\(self)" }
}

/// Names of members that accompany operators, and names bound by the language.
enum Keyword: Symbol, CaseIterable {
  case then = 16
  case `else`, from, `in`, initial, `default`, now, key, val

  var name: String { self == .default ? "$default" : "\(self)" }
}

/// The built-in functions of every context.
enum Builtin: Symbol, CaseIterable {
  case min = 25
  case max, sqrt, abs, ceil, floor, range, lowercase, uppercase, len, str, number, strip, rstrip
  case lstrip, join, split, fromNow, typeof, defined

  var name: String { "\(self)" }
}

/// The symbol table of an arena: numbers for names.
///
/// Equal names have equal symbols, so members are compared and looked up by number. The bytes of
/// names are in the arena.
struct SymbolTable: Sendable {
  private(set) var names: [TemplateValue] = []
  private var hashes: [Int] = []
  /// Symbols + 1, by hash; 0 for a free slot.
  private var slots: [Symbol] = []
  /// The symbol that last followed each symbol: rows have the same names in the same order.
  private var successors: [Symbol] = []
  private var last: Symbol = 0

  var count: Int { names.count }

  /// The maximum bytes per name, here and in a renderer's bindings.
  static let bytesOfName = 2 * MemoryLayout<TemplateValue>.stride + 32

  /// The symbol of a name at a range of the arena's `bytes`, added if it is new.
  mutating func symbol(of name: TemplateValue, in bytes: [UInt8]) -> Symbol {
    bytes.withUnsafeBufferPointer { all in
      let text = UnsafeBufferPointer(rebasing: all[name.range])
      if let known = find(text, all) { return known }
      return add(name, hash: Self.hash(text))
    }
  }

  /// The symbol of a known name, or `nil`.
  mutating func find(_ text: UnsafeBufferPointer<UInt8>, in bytes: [UInt8]) -> Symbol? {
    bytes.withUnsafeBufferPointer { find(text, $0) }
  }

  /// The symbol of a known name at a range of `bytes`, or `nil`.
  mutating func find(_ name: TemplateValue, in bytes: [UInt8]) -> Symbol? {
    bytes.withUnsafeBufferPointer { find(UnsafeBufferPointer(rebasing: $0[name.range]), $0) }
  }

  private mutating func find(
    _ text: UnsafeBufferPointer<UInt8>, _ all: UnsafeBufferPointer<UInt8>
  ) -> Symbol? {
    if !successors.isEmpty {
      let guess = successors[Int(last)]
      if guess < names.count, Bytes.areEqual(text, to: all, in: names[Int(guess)].range) {
        last = guess
        return guess
      }
    }
    guard !slots.isEmpty else { return nil }
    let hash = Self.hash(text)
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] != 0 {
      let symbol = slots[slot] - 1
      if hashes[Int(symbol)] == hash, Bytes.areEqual(text, to: all, in: names[Int(symbol)].range) {
        successors[Int(last)] = symbol
        last = symbol
        return symbol
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private mutating func add(_ name: TemplateValue, hash: Int) -> Symbol {
    let symbol = Symbol(truncatingIfNeeded: names.count)
    names.append(name)
    hashes.append(hash)
    successors.append(.max)
    successors[Int(last)] = symbol
    last = symbol
    if names.count * 2 > slots.count { grow() }
    insert(symbol)
    return symbol
  }

  private mutating func insert(_ symbol: Symbol) {
    let mask = slots.count - 1
    var slot = hashes[Int(symbol)] & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = symbol + 1
  }

  private mutating func grow() {
    slots = [Symbol](repeating: 0, count: max(128, slots.count * 2))
    for symbol in 0..<names.count - 1 { insert(Symbol(truncatingIfNeeded: symbol)) }
  }

  /// Seeded per process, so that no input can provoke collisions.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(text))
    return hasher.finalize()
  }
}
