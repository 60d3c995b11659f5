internal import SwiftWorld
internal import Libc

/// Functions of the C library.
enum Mathematics {
  static func pow(_ base: Double, _ exponent: Double) -> Double { Libc.pow(base, exponent) }

  static func function(_ name: KnownName, _ value: Double) -> Double? {
    switch name {
    case .sin: Libc.sin(value)
    case .cos: Libc.cos(value)
    case .tan: Libc.tan(value)
    case .exp: Libc.exp(value)
    case .log: Libc.log(value)
    default: nil
    }
  }
}
