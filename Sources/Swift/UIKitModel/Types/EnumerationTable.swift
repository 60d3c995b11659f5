/// Enumerations and option sets of UIKit, by the last component of their names.
///
/// Their cases need no list: a case is a name. Source: the pages of the types in Apple's
/// documentation, as https://developer.apple.com/documentation/uikit/uistackview/distribution.
enum EnumerationTable {
  /// Types whose values are single cases.
  static let enumerations = [
    "Axis", "Distribution", "Alignment", "Attribute", "Relation", "ContentMode",
    "NSTextAlignment", "NSLineBreakMode", "UIUserInterfaceIdiom", "UIUserInterfaceSizeClass",
    "UITraitEnvironmentLayoutDirection", "UIUserInterfaceLayoutDirection", "UIUserInterfaceStyle",
    "UISemanticContentAttribute", "CellStyle", "ButtonType", "BorderStyle", "AccessoryType",
    "SelectionStyle", "UIDeviceOrientation", "UIInterfaceOrientation", "UIKeyboardType",
    "UIReturnKeyType", "DatePickerMode", "UIDatePickerStyle", "UIDatePickerMode", "RenderingMode",
    "ContentInsetAdjustmentBehavior", "UIModalPresentationStyle", "UIModalTransitionStyle",
    "UIBaselineAdjustment", "UIKeyboardAppearance", "ContentHorizontalAlignment",
    "ContentVerticalAlignment", "SeparatorStyle", "NSUnderlineStyle", "SymbolScale", "Style",
  ]
  /// Types whose values are sets of cases, and structures that name their values as cases do.
  static let options = [
    "AutoresizingMask", "FormatOptions", "AnimationOptions", "State", "Event", "Weight",
    "TextStyle", "UIRectEdge", "UIFontTextStyle", "UIContentSizeCategory", "SymbolicTraits",
    "CACornerMask", "UIInterfaceOrientationMask", "NSDirectionalRectEdge",
  ]
  /// Option sets in which `all` is the name of every option, and each other name that of one.
  static let plainOptions = [
    "AutoresizingMask", "UIRectEdge", "NSDirectionalRectEdge", "CACornerMask",
  ]
  /// Structures of numbers with one raw value.
  static let numbers = ["UILayoutPriority", "ConstraintPriority"]
  /// Protocols of UIKit and SnapKit that views conform to.
  static let protocols = [
    "UITraitEnvironment", "UIAppearance", "UILayoutSupport", "UICoordinateSpace",
    "ConstraintRelatableTarget", "LayoutConstraintItem", "NSCoding", "NSObjectProtocol",
  ]
}
