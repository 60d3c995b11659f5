/// The versions of iOS between which lengths of controls differ.
public enum SystemAppearance: Hashable, Sendable, CaseIterable {
  /// Before iOS 13 and Xcode 11.
  case before13
  /// From iOS 13 to 18.
  case from13
  /// From iOS 26 and Xcode 26.
  case from26
}

/// A length of a control in points, by appearance of the system.
public struct ControlLength: Hashable, Sendable {
  private let before13: Double
  private let from13: Double
  private let from26: Double
  private let others: [Double]

  init(_ length: Double, before13: Double? = nil, from26: Double? = nil, others: [Double] = []) {
    from13 = length
    self.before13 = before13 ?? length
    self.from26 = from26 ?? length
    self.others = others
  }

  /// The length with an appearance.
  public subscript(appearance: SystemAppearance) -> Double {
    switch appearance {
    case .before13: before13
    case .from13: from13
    case .from26: from26
    }
  }

  /// All lengths that were seen, in ascending order.
  public var all: [Double] { ([from13, before13, from26] + others).sorted() }
}
