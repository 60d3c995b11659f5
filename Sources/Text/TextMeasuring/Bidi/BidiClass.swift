/// A character's class in the Unicode bidirectional algorithm (UAX #9, table 4).
enum BidiClass: UInt8 {
  case leftToRight, rightToLeft, arabicLetter
  case europeanNumber, europeanSeparator, europeanTerminator, arabicNumber, commonSeparator
  case nonspacingMark, boundaryNeutral
  case paragraphSeparator, segmentSeparator, whiteSpace, otherNeutral
  case leftToRightEmbedding, leftToRightOverride, rightToLeftEmbedding, rightToLeftOverride
  case popDirectionalFormat
  case leftToRightIsolate, rightToLeftIsolate, firstStrongIsolate, popDirectionalIsolate

  /// The direction of a strong character; nil for others.
  var strongDirection: BidiClass? {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft, .arabicLetter: .rightToLeft
    default: nil
    }
  }

  var isIsolateInitiator: Bool {
    self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
  }

  /// Whether rule X9 removes the character.
  var isRemoved: Bool {
    switch self {
    case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride,
      .popDirectionalFormat, .boundaryNeutral:
      true
    default: false
    }
  }

  /// Whether rules N1 and N2 resolve the character (NI of the standard).
  var isNeutral: Bool {
    switch self {
    case .paragraphSeparator, .segmentSeparator, .whiteSpace, .otherNeutral, .leftToRightIsolate,
      .rightToLeftIsolate, .firstStrongIsolate, .popDirectionalIsolate:
      true
    default: false
    }
  }
}

/// A character's properties for the bidirectional algorithm.
struct BidiCharacter: Equatable {
  var type: BidiClass
  /// Identifies a bracket pair: matching brackets have equal numbers; 0 for other characters.
  var bracket: UInt32 = 0
  var isOpening = false
}
