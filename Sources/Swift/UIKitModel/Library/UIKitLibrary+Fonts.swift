internal import SwiftInterpreter
internal import SwiftSources
internal import SwiftWorld
internal import TextBytes
internal import TextLayout

/// Fonts and images. Source: https://developer.apple.com/documentation/uikit/uifont, and for the
/// sizes of text styles the tables of ``TextStyle``.
extension UIKitLibrary {
  /// The sizes of `UIFont.systemFontSize` and the like.
  private static let sizes: [UIKitName: Double] = [
    .systemFontSize: 14, .smallSystemFontSize: 12, .labelFontSize: 17, .buttonFontSize: 18,
  ]

  func fontValue(_ font: FontChoice) -> Value { .system(FontValue(font, names[.uiFont])) }

  /// A static property of `UIFont`.
  func fontSize(_ name: UIKitName) -> Value? {
    Self.sizes[name].map { .number(.floating($0)) }
  }

  /// `UIFont.systemFont(ofSize:weight:)` and the like; nil if an argument is not known.
  func systemFont(_ name: UIKitName, _ arguments: [Argument]) -> Value? {
    if name == .preferredFont {
      return style(arguments[names[.forTextStyle]]).map { fontValue(.style($0)) }
    }
    guard let size = arguments[names[.ofSize]]?.double else { return nil }
    var weight = FontWeight.regular
    if let argument = arguments[names[.weight]] {
      guard let known = self.weight(argument) else { return nil }
      weight = known
    }
    switch name {
    case .systemFont, .monospacedDigitSystemFont: return fontValue(.system(size, weight: weight))
    case .boldSystemFont: return fontValue(.system(size, weight: .bold))
    case .italicSystemFont: return fontValue(.system(size, isItalic: true))
    // The width of a monospaced font is not in the tables.
    default: return nil
    }
  }

  private func weight(_ value: Value) -> FontWeight? {
    guard case .enumeration(let found) = value else { return nil }
    return FontWeight(exactly: program.text(found.name))
  }

  private func style(_ value: Value?) -> TextStyle? {
    guard case .enumeration(let found)? = value else { return nil }
    return TextStyle(exactly: program.text(found.name))
  }

  /// `UIFont(name:size:)`.
  func namedFont(_ arguments: [Argument]) -> Value? {
    guard let name = arguments[names[.name]]?.text, let size = arguments[names[.size]]?.double
    else { return nil }
    return fontValue(.named(name, size: size))
  }

  /// `UIFontMetrics(forTextStyle:)`.
  func fontMetrics(_ arguments: [Argument]) -> Value? {
    style(arguments[names[.forTextStyle]]).map {
      .system(SystemSingleton(names[.uiFontMetrics], style: $0))
    }
  }

  /// A property of a font.
  func member(_ name: UIKitName, of font: FontValue) -> Value? {
    guard name == .pointSize else { return nil }
    return .number(.floating(font.font.description(at: .large).size))
  }

  /// A method of a font.
  func call(_ name: UIKitName, on font: FontValue, _ arguments: [Argument]) -> Value? {
    guard name == .withSize, let size = arguments.first?.value.double else { return nil }
    var choice = font.font
    choice.size = size
    return fontValue(choice)
  }

  /// A font or length that grows with the text size; at the usual size it is itself.
  func call(
    _ name: UIKitName, on singleton: SystemSingleton, _ arguments: [Argument]
  ) -> Value? {
    guard singleton.systemType == names[.uiFontMetrics] else { return nil }
    if name == .scaledValue, let number = arguments.first?.value.number {
      return .number(number.floating)
    }
    guard name == .scaledFont,
      case .system(let font as FontValue)? = arguments.first?.value
    else { return nil }
    return .system(font)
  }

  /// `UIImage(named:)` and `UIImage(systemName:)`.
  func image(_ arguments: [Argument]) -> Value? {
    guard let first = arguments.first, let name = first.value.text else { return nil }
    switch names[first.label] {
    case .named?: return .system(ImageValue(.named(name), names[.uiImage]))
    case .systemName?: return .system(ImageValue(.symbol(name), names[.uiImage]))
    default: return nil
    }
  }
}
