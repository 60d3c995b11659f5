// Written by scripts/fit-system-font; not to be edited.

internal import TextLayout

extension SystemFontEstimate {
  /// The numbers of a weight and a size.
  static func of(_ weight: FontWeight, size: Double) -> SystemFontEstimate {
    let isSmall = size < 20
    return switch weight {
    case .ultraLight: isSmall ? ultraLight.small : ultraLight.large
    case .thin: isSmall ? thin.small : thin.large
    case .light: isSmall ? light.small : light.large
    case .regular: isSmall ? regular.small : regular.large
    case .medium: isSmall ? medium.small : medium.large
    case .semibold: isSmall ? semibold.small : semibold.large
    case .bold: isSmall ? bold.small : bold.large
    case .heavy: isSmall ? heavy.small : heavy.large
    case .black: isSmall ? black.small : black.large
    }
  }

  private typealias Pair = (small: SystemFontEstimate, large: SystemFontEstimate)
  private static let ultraLight: Pair = (
    SystemFontEstimate(advance: 0.9707, perSize: 0.0164, constant: 0.0112),
    SystemFontEstimate(advance: 0.9566, perSize: -0.0140, constant: -0.3163)
  )
  private static let thin: Pair = (
    SystemFontEstimate(advance: 0.9707, perSize: 0.0164, constant: 0.0112),
    SystemFontEstimate(advance: 0.9566, perSize: -0.0140, constant: -0.3163)
  )
  private static let light: Pair = (
    SystemFontEstimate(advance: 0.9944, perSize: 0.0092, constant: -0.0382),
    SystemFontEstimate(advance: 0.9803, perSize: -0.0212, constant: -0.3657)
  )
  private static let regular: Pair = (
    SystemFontEstimate(advance: 0.9707, perSize: 0.0164, constant: 0.0112),
    SystemFontEstimate(advance: 0.9566, perSize: -0.0140, constant: -0.3163)
  )
  private static let medium: Pair = (
    SystemFontEstimate(advance: 0.9886, perSize: 0.0102, constant: 0.0753),
    SystemFontEstimate(advance: 0.9746, perSize: -0.0202, constant: -0.2522)
  )
  private static let semibold: Pair = (
    SystemFontEstimate(advance: 0.9761, perSize: 0.0164, constant: 0.1206),
    SystemFontEstimate(advance: 0.9621, perSize: -0.0140, constant: -0.2068)
  )
  private static let bold: Pair = (
    SystemFontEstimate(advance: 0.9673, perSize: 0.0278, constant: 0.1145),
    SystemFontEstimate(advance: 0.9532, perSize: -0.0026, constant: -0.2130)
  )
  private static let heavy: Pair = (
    SystemFontEstimate(advance: 0.9854, perSize: 0.0217, constant: 0.1275),
    SystemFontEstimate(advance: 0.9713, perSize: -0.0087, constant: -0.2000)
  )
  private static let black: Pair = (
    SystemFontEstimate(advance: 0.9985, perSize: 0.0293, constant: 0.1540),
    SystemFontEstimate(advance: 0.9845, perSize: -0.0011, constant: -0.1735)
  )

  /// What is added to the advances of the printable characters of ASCII, from the space on, in
  /// 10,000ths of an em.
  static let differences: [Int] = [
    -126, 63, 0, 81, 126, -45, 0, 132, -19, -19, 0, -1, -19, 261, 131, -265, 44, -17, -31, -82, 44,
    186, 212, 107, 160, 74, 168, 0, -61, 0, -100, 89, 10, 25, 90, -87, 128, 18, 103, -2, 41, -4, 29,
    80, 81, -56, -8, 159, 21, 21, 75, 73, -156, 27, -37, 210, 220, -50, 38, -27, 0, -27, 0, 30, 0,
    -135, 3, -14, -83, -97, -118, -25, 3, -34, -37, -89, 64, 89, 7, -48, -29, 11, 26, -78, -127, 69,
    -197, -269, -209, -70, -150, 10, -49, 10, 0,
  ]

  /// The same of other characters.
  static let otherDifferences: [UInt32: Int] = [
    0xE4: 0, 0xE9: 0, 0xF1: 0, 0xF6: 0, 0xFC: 0, 0x2013: 71, 0x2014: 0, 0x2018: 0, 0x2019: 0,
    0x201C: 0, 0x201D: 0, 0x2022: -561, 0x2026: 9,
  ]

  /// The space that Apple publishes between characters, in 1,000ths of an em, at 6 points and on.
  static let tracking: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -24, -25, -26, 19, 17, 16, 16, 15, 15, 14, 14, 13,
    13, 12, 12, 12, 12, 11, 11, 11, 11, 11, 10, 10,
  ]
}
