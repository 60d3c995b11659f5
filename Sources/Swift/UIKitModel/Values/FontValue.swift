public import SwiftInterpreter
public import SwiftSources
public import TextLayout

/// A `UIFont`.
public final class FontValue: SystemValue {
  /// `UIFont`.
  public let systemType: SwiftSymbol
  /// The font.
  public let font: FontChoice
  /// A font never changes.
  public var isConstant: Bool { true }

  init(_ font: FontChoice, _ type: SwiftSymbol) {
    self.font = font
    systemType = type
  }
}

/// A `UIImage`.
public final class ImageValue: SystemValue {
  /// The place where an image is.
  public enum Source: Hashable, Sendable {
    /// A named image of an asset catalogue.
    case named(String)
    /// A symbol of the system.
    case symbol(String)
  }

  /// `UIImage`.
  public let systemType: SwiftSymbol
  /// The source.
  public let source: Source
  /// An image never changes.
  public var isConstant: Bool { true }

  init(_ source: Source, _ type: SwiftSymbol) {
    self.source = source
    systemType = type
  }
}

/// An object of the system without state of its own, as `UIScreen.main`.
final class SystemSingleton: SystemValue {
  let systemType: SwiftSymbol
  /// The style of a `UIFontMetrics`; nil for others.
  let style: TextStyle?
  var isConstant: Bool { true }

  init(_ type: SwiftSymbol, style: TextStyle? = nil) {
    systemType = type
    self.style = style
  }
}
