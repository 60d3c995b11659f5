/// An isolating run sequence: characters of one level that the rules W1 to I2 resolve together.
struct RunSequence {
  /// The maximum number of open brackets (BD16).
  static let mostBrackets = 63

  private let characters: [BidiCharacter]
  private var types: [BidiClass]
  private let embedding: Int8
  private let start: BidiClass
  private let end: BidiClass

  /// Makes a sequence between two directions, the standard's sos and eos.
  init(
    _ characters: [BidiCharacter], types: [BidiClass], level: Int8, start: BidiClass, end: BidiClass
  ) {
    self.characters = characters
    self.types = types
    embedding = level
    self.start = start
    self.end = end
  }

  /// Resolves the classes to strong ones and numbers.
  ///
  /// - Complexity: O(characters).
  mutating func resolve() {
    resolveMarks()
    resolveNumbers()
    resolveSeparators()
    resolveBrackets()
    resolveNeutrals()
  }

  /// The level of a resolved character (I1, I2).
  func level(_ index: Int) -> Int8 {
    let isOdd = embedding & 1 == 1
    switch types[index] {
    case .leftToRight: return isOdd ? embedding + 1 : embedding
    case .rightToLeft: return isOdd ? embedding : embedding + 1
    case .europeanNumber, .arabicNumber: return isOdd ? embedding + 1 : embedding + 2
    default: return embedding
    }
  }

  // MARK: Weak types

  /// W1: marks take the class of the preceding character.
  private mutating func resolveMarks() {
    var before = start
    for index in types.indices {
      if types[index] == .nonspacingMark { types[index] = before }
      let type = types[index]
      before = type.isIsolateInitiator || type == .popDirectionalIsolate ? .otherNeutral : type
    }
  }

  /// W2 and W3: numbers after Arabic letters, and Arabic letters.
  private mutating func resolveNumbers() {
    var strong = start
    for index in types.indices {
      switch types[index] {
      case .leftToRight, .rightToLeft: strong = types[index]
      case .arabicLetter:
        strong = .arabicLetter
        types[index] = .rightToLeft
      case .europeanNumber where strong == .arabicLetter: types[index] = .arabicNumber
      default: break
      }
    }
  }

  /// W4 to W7: separators and terminators of numbers; numbers after letters from left to right.
  private mutating func resolveSeparators() {
    for index in types.indices.dropFirst().dropLast() {
      let (before, after) = (types[index - 1], types[index + 1])
      guard before == after else { continue }
      switch (types[index], before) {
      case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber),
        (.commonSeparator, .arabicNumber):
        types[index] = before
      default: break
      }
    }
    var index = 0
    while index < types.count {
      guard types[index] == .europeanTerminator else {
        index += 1
        continue
      }
      let first = index
      while index < types.count, types[index] == .europeanTerminator { index += 1 }
      let isNumber =
        first > 0 && types[first - 1] == .europeanNumber
        || index < types.count && types[index] == .europeanNumber
      if isNumber { for place in first..<index { types[place] = .europeanNumber } }
    }
    var strong = start
    for index in types.indices {
      switch types[index] {
      case .europeanSeparator, .europeanTerminator, .commonSeparator: types[index] = .otherNeutral
      case .leftToRight, .rightToLeft: strong = types[index]
      case .europeanNumber where strong == .leftToRight: types[index] = .leftToRight
      default: break
      }
    }
  }

  // MARK: Brackets

  /// The direction that a class counts as when neutrals are resolved; nil for neutrals.
  private static func direction(_ type: BidiClass) -> BidiClass? {
    switch type {
    case .leftToRight: .leftToRight
    case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }

  /// The closing bracket of each paired opening bracket (BD16); -1 for all others.
  private func bracketPairs() -> [Int]? {
    var open: [(bracket: UInt32, index: Int)] = []
    var pairs: [Int]?
    for index in types.indices
    where characters[index].bracket != 0 && types[index] == .otherNeutral {
      let character = characters[index]
      if character.isOpening {
        guard open.count < Self.mostBrackets else { break }
        open.append((character.bracket, index))
      } else if let place = open.lastIndex(where: { $0.bracket == character.bracket }) {
        if pairs == nil { pairs = Array(repeating: -1, count: types.count) }
        pairs?[open[place].index] = index
        open.removeLast(open.count - place)
      }
    }
    return pairs
  }

  /// N0: both brackets of a pair take the same direction.
  ///
  /// Prefix sums describe a pair's content, and the preceding context is carried along, so that
  /// nested pairs also take linear time.
  private mutating func resolveBrackets() {
    guard let pairs = bracketPairs() else { return }
    let own: BidiClass = embedding & 1 == 1 ? .rightToLeft : .leftToRight
    var sums: [(own: Int, other: Int)] = [(0, 0)]
    sums.reserveCapacity(types.count + 1)
    for type in types {
      var sum = sums[sums.count - 1]
      if let direction = Self.direction(type) {
        if direction == own { sum.own += 1 } else { sum.other += 1 }
      }
      sums.append(sum)
    }
    var context = start
    for index in types.indices {
      let closing = pairs[index]
      if closing >= 0 {
        let (before, after) = (sums[index + 1], sums[closing])
        var direction: BidiClass?
        if after.own > before.own {
          direction = own
        } else if after.other > before.other {
          direction = context
        }
        if let direction {
          setBracket(index, direction)
          setBracket(closing, direction)
        }
      }
      if let direction = Self.direction(types[index]) { context = direction }
    }
  }

  /// Sets the direction of a bracket and of its marks.
  private mutating func setBracket(_ index: Int, _ direction: BidiClass) {
    types[index] = direction
    var mark = index + 1
    while mark < types.count, characters[mark].type == .nonspacingMark {
      types[mark] = direction
      mark += 1
    }
  }

  // MARK: Neutrals

  /// N1 and N2: neutrals between equal directions take that direction, all others the sequence's.
  private mutating func resolveNeutrals() {
    let own: BidiClass = embedding & 1 == 1 ? .rightToLeft : .leftToRight
    var before = start
    var index = 0
    while index < types.count {
      guard types[index].isNeutral else {
        before = Self.direction(types[index]) ?? before
        index += 1
        continue
      }
      let first = index
      while index < types.count, types[index].isNeutral { index += 1 }
      let after = index < types.count ? Self.direction(types[index]) ?? end : end
      let direction = before == after ? before : own
      for place in first..<index { types[place] = direction }
    }
  }
}
