/// The embedding levels of a paragraph's characters, by the Unicode bidirectional algorithm
/// (UAX #9, rules P2 to L1).
///
/// FriBidi resolves isolates and brackets in quadratic time, and some of its releases crash on
/// nested ones. Here every rule takes linear time for any text, without recursion.
struct EmbeddingLevels {
  /// The deepest embedding (BD2).
  static let deepest: Int8 = 125

  let characters: [BidiCharacter]
  /// The paragraph's own level: 0, or 1 if it runs from right to left.
  let paragraph: Int8
  private(set) var levels: [Int8]
  /// The classes after overrides.
  var types: [BidiClass]
  /// For each isolate initiator its matching PDI, and for each such PDI its initiator; -1 for all
  /// others.
  private var matches: [Int]

  /// Resolves the levels.
  ///
  /// - Parameters:
  ///   - characters: The paragraph's characters.
  ///   - paragraph: The paragraph's level; nil to derive it from the first strong character.
  /// - Complexity: O(characters).
  init(_ characters: [BidiCharacter], paragraph: Int8? = nil) {
    self.characters = characters
    types = characters.map(\.type)
    matches = Array(repeating: -1, count: characters.count)
    levels = []
    let first = Self.matchIsolates(&types, &matches)
    self.paragraph = paragraph ?? (first == .rightToLeft ? 1 : 0)
    levels = Array(repeating: self.paragraph, count: characters.count)
    resolveExplicit()
    resolveSequences()
    resetWhiteSpace()
  }

  /// Matches isolates with their PDIs, and gives each first-strong isolate an explicit direction
  /// (BD9, P2, P3, X5c).
  ///
  /// - Returns: The direction of the paragraph's first strong character; nil if there is none.
  private static func matchIsolates(
    _ types: inout [BidiClass], _ matches: inout [Int]
  ) -> BidiClass? {
    var first: BidiClass?
    // The open isolates, and whether their direction is still undecided.
    var open: [(start: Int, isUndecided: Bool)] = []
    for index in types.indices {
      let type = types[index]
      if let direction = type.strongDirection {
        if open.isEmpty {
          first = first ?? direction
        } else if open[open.count - 1].isUndecided {
          open[open.count - 1].isUndecided = false
          if direction == .rightToLeft {
            types[open[open.count - 1].start] = .rightToLeftIsolate
          }
        }
      } else if type.isIsolateInitiator {
        open.append((index, type == .firstStrongIsolate))
        if type == .firstStrongIsolate { types[index] = .leftToRightIsolate }
      } else if type == .popDirectionalIsolate {
        if let isolate = open.popLast() {
          matches[isolate.start] = index
          matches[index] = isolate.start
        }
      } else if type == .paragraphSeparator {
        open.removeAll()
      }
    }
    return first
  }

  // MARK: Explicit levels

  private struct Embedding {
    var level: Int8
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// Gives each character the level of its embedding (X1 to X8).
  private mutating func resolveExplicit() {
    let base = Embedding(level: paragraph, override: nil, isIsolate: false)
    var stack = [base]
    var overflowIsolates = 0
    var overflowEmbeddings = 0
    var validIsolates = 0
    /// Pushes an embedding; returns false beyond the deepest level.
    func push(_ isRightToLeft: Bool, _ override: BidiClass?, isIsolate: Bool) -> Bool {
      let current = stack[stack.count - 1].level
      let level = isRightToLeft ? (current + 1) | 1 : (current + 2) & ~1
      guard level <= Self.deepest, overflowIsolates == 0, overflowEmbeddings == 0 else {
        return false
      }
      stack.append(Embedding(level: level, override: override, isIsolate: isIsolate))
      return true
    }
    func setLevel(_ index: Int) {
      let current = stack[stack.count - 1]
      levels[index] = current.level
      if let override = current.override { types[index] = override }
    }
    for index in types.indices {
      let type = types[index]
      switch type {
      case .rightToLeftEmbedding, .leftToRightEmbedding, .rightToLeftOverride,
        .leftToRightOverride:
        let isRight = type == .rightToLeftEmbedding || type == .rightToLeftOverride
        let override: BidiClass? =
          switch type {
          case .rightToLeftOverride: .rightToLeft
          case .leftToRightOverride: .leftToRight
          default: nil
          }
        if !push(isRight, override, isIsolate: false), overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case .rightToLeftIsolate, .leftToRightIsolate, .firstStrongIsolate:
        setLevel(index)
        if push(type == .rightToLeftIsolate, nil, isIsolate: true) {
          validIsolates += 1
        } else {
          overflowIsolates += 1
        }
      case .popDirectionalIsolate:
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while stack.count > 1, !stack[stack.count - 1].isIsolate { stack.removeLast() }
          if stack.count > 1 { stack.removeLast() }
          validIsolates -= 1
        }
        setLevel(index)
      case .popDirectionalFormat:
        if overflowIsolates > 0 { break }
        if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if stack.count > 1, !stack[stack.count - 1].isIsolate {
          stack.removeLast()
        }
      case .paragraphSeparator:
        levels[index] = paragraph
        stack = [base]
        (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
      case .boundaryNeutral: break
      default: setLevel(index)
      }
    }
  }

  // MARK: Sequences

  /// Resolves each isolating run sequence on its own (X9, X10).
  private mutating func resolveSequences() {
    let kept = characters.indices.filter { !characters[$0].type.isRemoved }
    // The level runs as ranges of `kept`, and the run that begins at each character.
    var runs: [Range<Int>] = []
    var runOfStart = Array(repeating: -1, count: characters.count)
    var start = 0
    for place in kept.indices.dropFirst() where levels[kept[place]] != levels[kept[place - 1]] {
      runOfStart[kept[start]] = runs.count
      runs.append(start..<place)
      start = place
    }
    guard !kept.isEmpty else { return levelRemoved() }
    runOfStart[kept[start]] = runs.count
    runs.append(start..<kept.count)
    var resolved = levels
    for run in runs {
      let first = kept[run.lowerBound]
      // This run continues the sequence of the run before the isolate.
      if characters[first].type == .popDirectionalIsolate, matches[first] >= 0 { continue }
      var places = Array(run)
      while let last = places.last, matches[kept[last]] > kept[last] {
        let next = runOfStart[matches[kept[last]]]
        guard next >= 0 else { break }
        places += runs[next]
      }
      guard let last = places.last else { continue }
      let level = levels[first]
      let before = run.lowerBound > 0 ? levels[kept[run.lowerBound - 1]] : paragraph
      let isOpen = characters[kept[last]].type.isIsolateInitiator && matches[kept[last]] < 0
      let after = isOpen || last + 1 >= kept.count ? paragraph : levels[kept[last + 1]]
      var sequence = RunSequence(
        places.map { characters[kept[$0]] }, types: places.map { types[kept[$0]] }, level: level,
        start: max(before, level) & 1 == 1 ? .rightToLeft : .leftToRight,
        end: max(after, level) & 1 == 1 ? .rightToLeft : .leftToRight)
      sequence.resolve()
      for (offset, place) in places.enumerated() {
        resolved[kept[place]] = sequence.level(offset)
      }
    }
    levels = resolved
    levelRemoved()
  }

  /// Gives removed characters the level of the preceding one, as in section 5.2.
  private mutating func levelRemoved() {
    var before = paragraph
    for index in levels.indices {
      if characters[index].type.isRemoved { levels[index] = before } else { before = levels[index] }
    }
  }

  /// Gives separators, and white space before them and at the end, the paragraph's level (L1).
  private mutating func resetWhiteSpace() {
    var isTrailing = true
    for index in characters.indices.reversed() {
      let type = characters[index].type
      switch type {
      case .paragraphSeparator, .segmentSeparator: isTrailing = true
      case .whiteSpace, .popDirectionalIsolate: break
      default:
        if !type.isIsolateInitiator, !type.isRemoved { isTrailing = false }
      }
      if isTrailing { levels[index] = paragraph }
    }
  }
}
