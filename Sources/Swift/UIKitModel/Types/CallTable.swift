/// The types of the parameters of methods and initialisers.
///
/// Source: as for ``PropertyTable``.
enum CallTable {
  /// A method or initialiser: its type (empty for any), its name with labels, and its parameters.
  struct Entry {
    var type: String
    /// As `insertSubview(_:at:)`.
    var signature: String
    var parameters: [String]
    var isOfType = false
  }

  static let entries: [Entry] = anchors + views + constructors + others + snapKit

  private static func entry(
    _ type: String, _ signature: String, _ parameters: String...
  ) -> Entry {
    Entry(type: type, signature: signature, parameters: parameters)
  }

  private static func made(_ type: String, _ signature: String, _ parameters: String...) -> Entry {
    Entry(type: type, signature: signature, parameters: parameters, isOfType: true)
  }

  private static let anchors: [Entry] = {
    var entries: [Entry] = []
    let types = ["NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension"]
    let prefixes = ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"]
    for type in types {
      for name in prefixes {
        entries.append(entry(type, "constraint(\(name):)", type))
        entries.append(entry(type, "constraint(\(name):constant:)", type, "CGFloat"))
      }
    }
    for name in prefixes {
      let dimension = "NSLayoutDimension"
      entries.append(entry(dimension, "constraint(\(name)Constant:)", "CGFloat"))
      entries.append(entry(dimension, "constraint(\(name):multiplier:)", dimension, "CGFloat"))
      entries.append(
        entry(
          dimension, "constraint(\(name):multiplier:constant:)", dimension, "CGFloat", "CGFloat"))
      for (type, end) in [(types[0], "After"), (types[1], "Below")] {
        let label = "\(name)SystemSpacing\(end)"
        entries.append(entry(type, "constraint(\(label):multiplier:)", type, "CGFloat"))
      }
    }
    return entries
  }()

  private static let views: [Entry] = [
    entry("UIView", "addSubview(_:)", "UIView"),
    entry("UIView", "insertSubview(_:at:)", "UIView", "Int"),
    entry("UIView", "insertSubview(_:belowSubview:)", "UIView", "UIView"),
    entry("UIView", "insertSubview(_:aboveSubview:)", "UIView", "UIView"),
    entry("UIView", "bringSubviewToFront(_:)", "UIView"),
    entry("UIView", "sendSubviewToBack(_:)", "UIView"),
    entry("UIView", "addLayoutGuide(_:)", "UILayoutGuide"),
    entry("UIView", "addConstraint(_:)", "NSLayoutConstraint"),
    entry("UIView", "addConstraints(_:)", "[NSLayoutConstraint]"),
    entry("UIView", "removeConstraint(_:)", "NSLayoutConstraint"),
    entry("UIView", "removeConstraints(_:)", "[NSLayoutConstraint]"),
    entry("UIView", "setContentHuggingPriority(_:for:)", "UILayoutPriority", "Axis"),
    entry("UIView", "setContentCompressionResistancePriority(_:for:)", "UILayoutPriority", "Axis"),
    entry("UIView", "contentHuggingPriority(for:)", "Axis"),
    entry("UIView", "contentCompressionResistancePriority(for:)", "Axis"),
    entry("UIStackView", "addArrangedSubview(_:)", "UIView"),
    entry("UIStackView", "insertArrangedSubview(_:at:)", "UIView", "Int"),
    entry("UIStackView", "removeArrangedSubview(_:)", "UIView"),
    entry("UIStackView", "setCustomSpacing(_:after:)", "CGFloat", "UIView"),
    entry("UIStackView", "customSpacing(after:)", "UIView"),
    entry("UIButton", "setTitle(_:for:)", "String?", "State"),
    entry("UIButton", "setImage(_:for:)", "UIImage?", "State"),
    entry("UIButton", "setBackgroundImage(_:for:)", "UIImage?", "State"),
    entry("UIViewController", "addChild(_:)", "UIViewController"),
    entry("UIViewController", "didMove(toParent:)", "UIViewController?"),
    entry("UIFont", "withSize(_:)", "CGFloat"),
    entry("UIFontMetrics", "scaledFont(for:)", "UIFont"),
    entry("UIViewPropertyAnimator", "addAnimations(_:)", "() -> Void"),
  ]

  private static let constructors: [Entry] = [
    made("UIView", "init(frame:)", "CGRect"),
    made("UIStackView", "init(arrangedSubviews:)", "[UIView]"),
    made("UIImageView", "init(image:)", "UIImage?"),
    made("UIButton", "init(type:)", "ButtonType"),
    made("UIButton", "init(frame:)", "CGRect"),
    made("UIActivityIndicatorView", "init(style:)", "Style"),
    made("UITableView", "init(frame:style:)", "CGRect", "Style"),
    made(
      "UICollectionView", "init(frame:collectionViewLayout:)", "CGRect", "UICollectionViewLayout"),
    made("UITableViewCell", "init(style:reuseIdentifier:)", "CellStyle", "String?"),
    made("UILayoutPriority", "init(_:)", "Float"),
    made("UILayoutPriority", "init(rawValue:)", "Float"),  // trusted: a signature
    made("ConstraintPriority", "init(_:)", "Float"),
    made(
      "NSLayoutConstraint",
      "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)", "Any", "Attribute",
      "Relation", "Any", "Attribute", "CGFloat", "CGFloat"),
  ]

  private static let others: [Entry] = [
    made("NSLayoutConstraint", "activate(_:)", "[NSLayoutConstraint]"),
    made("NSLayoutConstraint", "deactivate(_:)", "[NSLayoutConstraint]"),
    made(
      "NSLayoutConstraint", "constraints(withVisualFormat:options:metrics:views:)", "String",
      "FormatOptions", "Any", "Any"),
    made("UIFont", "systemFont(ofSize:)", "CGFloat"),
    made("UIFont", "systemFont(ofSize:weight:)", "CGFloat", "Weight"),
    made("UIFont", "boldSystemFont(ofSize:)", "CGFloat"),
    made("UIFont", "italicSystemFont(ofSize:)", "CGFloat"),
    made("UIFont", "monospacedSystemFont(ofSize:weight:)", "CGFloat", "Weight"),
    made("UIFont", "monospacedDigitSystemFont(ofSize:weight:)", "CGFloat", "Weight"),
    made("UIFont", "preferredFont(forTextStyle:)", "TextStyle"),
    made("UIFont", "preferredFont(forTextStyle:compatibleWith:)", "TextStyle", "Any"),
    made("UIFont", "init(name:size:)", "String", "CGFloat"),
    made("UIFontMetrics", "init(forTextStyle:)", "TextStyle"),
  ]

  private static let snapKit: [Entry] = {
    var entries: [Entry] = []
    for name in ["makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints"]
    {
      entries.append(entry("ConstraintViewDSL", "\(name)(_:)", "(ConstraintMaker) -> Void"))
    }
    return entries
  }()
}
