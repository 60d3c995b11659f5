private import Libc

/// Powers of floating-point numbers, which the standard library lacks.
enum Power {
  /// `base` raised to `exponent`, like IEEE 754's `pow`.
  static func of(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
