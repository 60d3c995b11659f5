#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#elseif canImport(Bionic)
  private import Bionic
#elseif canImport(WASILibc)
  private import WASILibc
#elseif canImport(ucrt)
  private import ucrt
#endif

/// Powers of binary numbers, which the standard library lacks.
enum Power {
  /// `base` raised to `exponent`, as IEEE 754's `pow`.
  static func of(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
