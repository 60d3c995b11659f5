/// A number that the sources determine, or do not.
public enum Quantity: Hashable, Sendable {
  /// A number.
  case known(Double)
  /// A number that the sources do not determine, by the name of its expression.
  case unknown(String)

  /// The number, if it is known.
  public var number: Double? { if case .known(let number) = self { number } else { nil } }

  /// The name, if the number is not known.
  public var name: String? { if case .unknown(let name) = self { name } else { nil } }

  /// The number after a change; an unknown one stays so.
  func mapped(_ change: (Double) -> Double) -> Quantity {
    switch self {
    case .known(let number): .known(change(number))
    case .unknown: self
    }
  }

  /// Whether two are the same number, or the same name.
  public static func == (first: Quantity, second: Quantity) -> Bool {
    switch (first, second) {
    case (.known(let first), .known(let second)): first == second
    case (.unknown(let first), .unknown(let second)): first.utf8.elementsEqual(second.utf8)
    default: false
    }
  }
}
