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
    SystemFontEstimate(advance: 0.9684, perSize: -0.0635, constant: 0.9829),
    SystemFontEstimate(advance: 1.0062, perSize: -0.0619, constant: 0.6825)
  )
  private static let thin: Pair = (
    SystemFontEstimate(advance: 0.9684, perSize: -0.0635, constant: 0.9829),
    SystemFontEstimate(advance: 1.0062, perSize: -0.0619, constant: 0.6825)
  )
  private static let light: Pair = (
    SystemFontEstimate(advance: 0.9872, perSize: -0.0624, constant: 0.7612),
    SystemFontEstimate(advance: 1.0250, perSize: -0.0608, constant: 0.4609)
  )
  private static let regular: Pair = (
    SystemFontEstimate(advance: 0.9684, perSize: -0.0635, constant: 0.9829),
    SystemFontEstimate(advance: 1.0062, perSize: -0.0619, constant: 0.6825)
  )
  private static let medium: Pair = (
    SystemFontEstimate(advance: 0.9834, perSize: -0.0626, constant: 0.9750),
    SystemFontEstimate(advance: 1.0212, perSize: -0.0610, constant: 0.6747)
  )
  private static let semibold: Pair = (
    SystemFontEstimate(advance: 0.9724, perSize: -0.0710, constant: 1.2262),
    SystemFontEstimate(advance: 1.0102, perSize: -0.0694, constant: 0.9258)
  )
  private static let bold: Pair = (
    SystemFontEstimate(advance: 0.9693, perSize: -0.0395, constant: 0.7970),
    SystemFontEstimate(advance: 1.0071, perSize: -0.0379, constant: 0.4966)
  )
  private static let heavy: Pair = (
    SystemFontEstimate(advance: 0.9812, perSize: -0.0589, constant: 1.0844),
    SystemFontEstimate(advance: 1.0190, perSize: -0.0574, constant: 0.7841)
  )
  private static let black: Pair = (
    SystemFontEstimate(advance: 0.9684, perSize: -0.0635, constant: 0.9829),
    SystemFontEstimate(advance: 1.0062, perSize: -0.0619, constant: 0.6825)
  )

  /// What is added to the advances of the printable characters of ASCII, from the space on, in
  /// 10,000ths of an em.
  static let differences: [Int] = [
    -101, 71, 0, 0, 137, -25, 0, 25, 35, 35, 0, -131, 35, 259, 131, -81, 26, -65, -23, -168, -15,
    198, 247, 9, 160, 182, 132, 0, 0, 0, 0, 0, 0, -21, 146, -48, 128, 40, -50, 67, 3, -63, 20, 126,
    43, -89, -52, 189, 17, 21, 115, 105, -89, 24, 1, 173, 55, -24, -26, 0, 0, 0, 0, 30, 0, -122, 55,
    10, -105, -90, -63, 10, 12, -30, 86, -85, 12, 143, 16, -52, -11, 0, -7, -19, -150, 16, -88,
    -265, -297, -75, -43, 5, -49, 5, 0,
  ]
}
