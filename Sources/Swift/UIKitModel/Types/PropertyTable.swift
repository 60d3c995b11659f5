/// The types of properties, for implicit members and literals that are assigned to them.
///
/// Source: the declarations on the pages of the classes in Apple's documentation, and in SnapKit's
/// sources (https://github.com/SnapKit/SnapKit).
enum PropertyTable {
  /// By class: names of properties, with their types.
  static let properties: [(type: String, members: [(String, String)])] = [
    (
      "UIView",
      [
        ("superview", "UIView?"), ("subviews", "[UIView]"), ("window", "UIWindow?"),
        ("constraints", "[NSLayoutConstraint]"), ("layoutGuides", "[UILayoutGuide]"),
        ("frame", "CGRect"), ("bounds", "CGRect"), ("center", "CGPoint"), ("alpha", "CGFloat"),
        ("isHidden", "Bool"), ("translatesAutoresizingMaskIntoConstraints", "Bool"),
        ("autoresizingMask", "AutoresizingMask"), ("contentMode", "ContentMode"),
        ("layoutMargins", "UIEdgeInsets"), ("directionalLayoutMargins", "NSDirectionalEdgeInsets"),
        ("preservesSuperviewLayoutMargins", "Bool"),
        ("insetsLayoutMarginsFromSafeArea", "Bool"), ("intrinsicContentSize", "CGSize"),
        ("safeAreaInsets", "UIEdgeInsets"), ("backgroundColor", "UIColor?"), ("tag", "Int"),
        ("semanticContentAttribute", "UISemanticContentAttribute"),
        ("traitCollection", "UITraitCollection"), ("clipsToBounds", "Bool"),
        ("isUserInteractionEnabled", "Bool"), ("tintColor", "UIColor"),
        ("effectiveUserInterfaceLayoutDirection", "UIUserInterfaceLayoutDirection"),
      ]
    ),
    (
      "UIStackView",
      [
        ("axis", "Axis"), ("distribution", "Distribution"), ("alignment", "Alignment"),
        ("spacing", "CGFloat"), ("arrangedSubviews", "[UIView]"),
        ("isBaselineRelativeArrangement", "Bool"), ("isLayoutMarginsRelativeArrangement", "Bool"),
      ]
    ),
    (
      "UILabel",
      [
        ("text", "String?"), ("font", "UIFont"), ("numberOfLines", "Int"),
        ("textAlignment", "NSTextAlignment"), ("lineBreakMode", "NSLineBreakMode"),
        ("textColor", "UIColor"), ("adjustsFontSizeToFitWidth", "Bool"),
        ("minimumScaleFactor", "CGFloat"), ("preferredMaxLayoutWidth", "CGFloat"),
      ]
    ),
    (
      "UITextField",
      [
        ("text", "String?"), ("placeholder", "String?"), ("font", "UIFont?"),
        ("borderStyle", "BorderStyle"), ("leftView", "UIView?"), ("rightView", "UIView?"),
        ("textAlignment", "NSTextAlignment"),
      ]
    ),
    (
      "UITextView",
      [
        ("text", "String"), ("font", "UIFont?"), ("textContainerInset", "UIEdgeInsets"),
        ("textAlignment", "NSTextAlignment"),
      ]
    ),
    (
      "UIButton",
      [
        ("titleLabel", "UILabel?"), ("imageView", "UIImageView?"),
        ("contentEdgeInsets", "UIEdgeInsets"), ("titleEdgeInsets", "UIEdgeInsets"),
        ("imageEdgeInsets", "UIEdgeInsets"), ("configuration", "Configuration?"),
        ("currentTitle", "String?"),
      ]
    ),
    (
      "UIControl",
      [
        ("isEnabled", "Bool"), ("isSelected", "Bool"),
        ("contentHorizontalAlignment", "ContentHorizontalAlignment"),
        ("contentVerticalAlignment", "ContentVerticalAlignment"),
      ]
    ),
    ("UIImageView", [("image", "UIImage?"), ("highlightedImage", "UIImage?")]),
    (
      "UIScrollView",
      [
        ("isScrollEnabled", "Bool"), ("contentInset", "UIEdgeInsets"), ("contentSize", "CGSize"),
        ("contentOffset", "CGPoint"), ("isPagingEnabled", "Bool"),
        ("contentInsetAdjustmentBehavior", "ContentInsetAdjustmentBehavior"),
        ("contentLayoutGuide", "UILayoutGuide"), ("frameLayoutGuide", "UILayoutGuide"),
      ]
    ),
    (
      "UITableView",
      [
        ("tableHeaderView", "UIView?"), ("tableFooterView", "UIView?"),
        ("backgroundView", "UIView?"),
        ("rowHeight", "CGFloat"), ("estimatedRowHeight", "CGFloat"), ("style", "Style"),
        ("separatorStyle", "SeparatorStyle"),
      ]
    ),
    ("UICollectionView", [("backgroundView", "UIView?")]),
    (
      "UITableViewCell",
      [
        ("contentView", "UIView"), ("textLabel", "UILabel?"), ("detailTextLabel", "UILabel?"),
        ("imageView", "UIImageView?"), ("accessoryView", "UIView?"), ("backgroundView", "UIView?"),
        ("selectedBackgroundView", "UIView?"), ("accessoryType", "AccessoryType"),
        ("selectionStyle", "SelectionStyle"),
      ]
    ),
    (
      "UITableViewHeaderFooterView",
      [("contentView", "UIView"), ("textLabel", "UILabel?"), ("backgroundView", "UIView?")]
    ),
    (
      "UICollectionViewCell",
      [
        ("contentView", "UIView"), ("backgroundView", "UIView?"),
        ("selectedBackgroundView", "UIView?"), ("isSelected", "Bool"), ("isHighlighted", "Bool"),
      ]
    ),
    ("UIVisualEffectView", [("contentView", "UIView")]),
    (
      "UIActivityIndicatorView",
      [("style", "Style"), ("hidesWhenStopped", "Bool"), ("color", "UIColor")]
    ),
    ("UIPageControl", [("numberOfPages", "Int"), ("currentPage", "Int")]),
    (
      "UIDatePicker",
      [("preferredDatePickerStyle", "UIDatePickerStyle"), ("datePickerMode", "UIDatePickerMode")]
    ),
    (
      "UIViewController",
      [
        ("view", "UIView"), ("viewIfLoaded", "UIView?"), ("title", "String?"),
        ("additionalSafeAreaInsets", "UIEdgeInsets"), ("preferredContentSize", "CGSize"),
        ("children", "[UIViewController]"), ("modalPresentationStyle", "UIModalPresentationStyle"),
        ("modalTransitionStyle", "UIModalTransitionStyle"),
        ("traitCollection", "UITraitCollection"), ("isViewLoaded", "Bool"),
      ]
    ),
    ("UITableViewController", [("tableView", "UITableView")]),
    ("UICollectionViewController", [("collectionView", "UICollectionView")]),
    (
      "UILayoutGuide",
      [("owningView", "UIView?"), ("layoutFrame", "CGRect"), ("identifier", "String")]
    ),
    (
      "NSLayoutConstraint",
      [
        ("isActive", "Bool"), ("constant", "CGFloat"), ("priority", "UILayoutPriority"),
        ("multiplier", "CGFloat"), ("identifier", "String?"),
        ("firstAttribute", "Attribute"), ("secondAttribute", "Attribute"), ("relation", "Relation"),
      ]
    ),
    (
      "UITraitCollection",
      [
        ("horizontalSizeClass", "UIUserInterfaceSizeClass"),
        ("verticalSizeClass", "UIUserInterfaceSizeClass"),
        ("userInterfaceIdiom", "UIUserInterfaceIdiom"),
        ("layoutDirection", "UITraitEnvironmentLayoutDirection"),
        ("preferredContentSizeCategory", "UIContentSizeCategory"),
        ("userInterfaceStyle", "UIUserInterfaceStyle"), ("displayScale", "CGFloat"),
      ]
    ),
    (
      "UIDevice",
      [("userInterfaceIdiom", "UIUserInterfaceIdiom"), ("orientation", "UIDeviceOrientation")]
    ),
    ("UIScreen", [("bounds", "CGRect"), ("nativeBounds", "CGRect"), ("scale", "CGFloat")]),
    (
      "UIFont",
      [
        ("pointSize", "CGFloat"), ("lineHeight", "CGFloat"), ("ascender", "CGFloat"),
        ("descender", "CGFloat"),
      ]
    ),
    ("UIImage", [("size", "CGSize")]), ("UILayoutPriority", [("rawValue", "Float")]),
    ("Constraint", [("isActive", "Bool"), ("layoutConstraints", "[NSLayoutConstraint]")]),
  ]

  /// Static properties.
  static let statics: [(type: String, members: [(String, String)])] = [
    ("UIScreen", [("main", "UIScreen")]), ("UIDevice", [("current", "UIDevice")]),
    ("UIView", [("noIntrinsicMetric", "CGFloat")]),
    ("UITraitCollection", [("current", "UITraitCollection")]),
  ]
}
