/// Names of UIKit's and SnapKit's members that the model knows.
enum UIKitName: String, CaseIterable, Hashable {
  // MARK: Words
  case initializer = "init"
  case `self`, constraint, constraints, at, `in`, of, to, by, x, y, value, attribute, item, toItem
  case relatedBy, equal, lessThanOrEqual, greaterThanOrEqual, notAnAttribute, animations, frame
  case origin, size, rawValue, map, action, actions, completion

  // MARK: Attributes and anchors
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case firstBaseline, lastBaseline, baseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  case leftAnchor, rightAnchor, topAnchor, bottomAnchor, leadingAnchor, trailingAnchor
  case widthAnchor, heightAnchor, centerXAnchor, centerYAnchor
  case firstBaselineAnchor, lastBaselineAnchor

  // MARK: Making constraints
  case equalTo, lessThanOrEqualTo, greaterThanOrEqualTo
  case equalToConstant, lessThanOrEqualToConstant, greaterThanOrEqualToConstant
  case equalToSystemSpacingAfter, lessThanOrEqualToSystemSpacingAfter
  case greaterThanOrEqualToSystemSpacingAfter, equalToSystemSpacingBelow
  case lessThanOrEqualToSystemSpacingBelow, greaterThanOrEqualToSystemSpacingBelow
  case multiplier, constant, priority, isActive, identifier, shouldBeArchived
  case firstItem, secondItem, firstAnchor, secondAnchor, firstAttribute, secondAttribute, relation
  case activate, deactivate, withVisualFormat, options, metrics, views
  case addConstraint, addConstraints, removeConstraint, removeConstraints
  case anchorWithOffset

  // MARK: Views
  case addSubview, insertSubview, removeFromSuperview, bringSubviewToFront, sendSubviewToBack
  case exchangeSubview, belowSubview, aboveSubview, superview, subviews, window, isDescendant
  case addLayoutGuide, removeLayoutGuide, layoutGuides, owningView, layoutFrame
  case addArrangedSubview, insertArrangedSubview, removeArrangedSubview, arrangedSubviews
  case setCustomSpacing, customSpacing, after
  case layer
  case axis, distribution, alignment, spacing, isBaselineRelativeArrangement
  case isLayoutMarginsRelativeArrangement, layoutMargins, directionalLayoutMargins
  case preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea
  case translatesAutoresizingMaskIntoConstraints, autoresizingMask, bounds, center, transform
  case setContentHuggingPriority, setContentCompressionResistancePriority, `for`
  case contentHuggingPriority, contentCompressionResistancePriority
  case horizontal, vertical, intrinsicContentSize, isHidden, alpha, tag, backgroundColor
  case text, attributedText, font, numberOfLines, lineBreakMode, textAlignment
  case setTitle, setAttributedTitle, setImage, setBackgroundImage, title, currentTitle, image
  case titleLabel, imageView, textLabel, detailTextLabel, contentView, accessoryView
  case backgroundView, selectedBackgroundView, tableHeaderView, tableFooterView, configuration
  case button, label, isScrollEnabled, style, sizeToFit, adjustsFontSizeToFitWidth
  case safeAreaInsets, adjustedContentInset, contentInset, placeholder, traitCollection
  case systemLayoutSizeFitting, sizeThatFits, contentMode, noIntrinsicMetric

  // MARK: Guides
  case safeAreaLayoutGuide, layoutMarginsGuide, readableContentGuide, keyboardLayoutGuide
  case contentLayoutGuide, frameLayoutGuide, topLayoutGuide, bottomLayoutGuide

  // MARK: Controllers
  case view, viewIfLoaded, loadView, viewDidLoad, loadViewIfNeeded, isViewLoaded
  case tableView, collectionView, addChild, addChildViewController, didMove, willMove
  case removeFromParent, parent, children, navigationController, tabBarController
  case presentingViewController, presentedViewController, splitViewController, next
  case additionalSafeAreaInsets, preferredContentSize, rootView, awakeFromNib

  // MARK: Hooks that the system implements
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case viewWillLayoutSubviews, viewDidLayoutSubviews, updateViewConstraints
  case viewSafeAreaInsetsDidChange, viewWillTransition, viewLayoutMarginsDidChange
  case layoutSubviews, updateConstraints, didMoveToSuperview, didMoveToWindow
  case willMoveToSuperview, prepareForReuse, traitCollectionDidChange, setSelected, setHighlighted
  case tintColorDidChange, safeAreaInsetsDidChange, layoutMarginsDidChange, setEditing
  case setNeedsLayout, layoutIfNeeded, setNeedsUpdateConstraints, updateConstraintsIfNeeded
  case setNeedsDisplay, invalidateIntrinsicContentSize, apply, updateConfiguration

  // MARK: Then
  case then, `do`

  // MARK: Animation
  case animate, animateKeyframes, performWithoutAnimation, transition, addKeyframe
  case runningPropertyAnimator, addAnimations, startAnimation, setAnimationsEnabled

  // MARK: Nibs
  case loadNibNamed, instantiate, withOwner, owner, ownerOrNil

  // MARK: Fonts and images
  case systemFont, boldSystemFont, italicSystemFont, monospacedSystemFont
  case monospacedDigitSystemFont, preferredFont, ofSize, weight, forTextStyle, name, named
  case systemName, compatibleWith, pointSize, withSize, scaledFont, systemFontSize
  case smallSystemFontSize, labelFontSize, buttonFontSize, lineHeight, standard = "default"
  case localizedString, table, format, withConfiguration, withRenderingMode, withTintColor,
    localized

  // MARK: Traits
  case horizontalSizeClass, verticalSizeClass, userInterfaceIdiom, layoutDirection
  case preferredContentSizeCategory, compact, regular, phone, pad, leftToRight, rightToLeft
  case current, main, userInterfaceLayoutDirection, effectiveUserInterfaceLayoutDirection
  case shared, scale, nativeBounds, displayScale, nativeScale, scaledValue

  // MARK: Priorities
  case required, defaultHigh, defaultLow, large, fittingSizeLevel, dragThatCanResizeScene
  case sceneSizeStayPut, dragThatCannotResizeScene, high, medium, low

  // MARK: SnapKit
  case contains, type
  case snp, makeConstraints, remakeConstraints, prepareConstraints
  case edges, directionalEdges, horizontalEdges, verticalEdges, directionalHorizontalEdges
  case directionalVerticalEdges, margins, directionalMargins, centerWithinMargins
  case equalToSuperview, lessThanOrEqualToSuperview, greaterThanOrEqualToSuperview
  case offset, inset, insets, multipliedBy, dividedBy, labeled, target, update, updateOffset
  case updateInset, updateInsets, updatePriority, install, uninstall, layoutConstraints
  case priorityRequired, priorityHigh, priorityMedium, priorityLow, setLabel

  // MARK: Types
  case uiView = "UIView"
  case caLayer = "CALayer"
  case uiViewController = "UIViewController"
  case uiTableViewController = "UITableViewController"
  case uiCollectionViewController = "UICollectionViewController"
  case uiLayoutGuide = "UILayoutGuide"
  case uiStackView = "UIStackView"
  case uiScrollView = "UIScrollView"
  case uiTextView = "UITextView"
  case uiTableView = "UITableView"
  case uiCollectionView = "UICollectionView"
  case uiTableViewCell = "UITableViewCell"
  case uiTableViewHeaderFooterView = "UITableViewHeaderFooterView"
  case uiCollectionViewCell = "UICollectionViewCell"
  case uiCollectionReusableView = "UICollectionReusableView"
  case uiVisualEffectView = "UIVisualEffectView"
  case uiLabel = "UILabel"
  case uiButton = "UIButton"
  case uiImageView = "UIImageView"
  case uiTextField = "UITextField"
  case uiSwitch = "UISwitch"
  case uiSlider = "UISlider"
  case uiStepper = "UIStepper"
  case uiSegmentedControl = "UISegmentedControl"
  case uiActivityIndicatorView = "UIActivityIndicatorView"
  case uiProgressView = "UIProgressView"
  case uiPickerView = "UIPickerView"
  case uiDatePicker = "UIDatePicker"
  case uiPageControl = "UIPageControl"
  case uiSearchBar = "UISearchBar"
  case uiNavigationBar = "UINavigationBar"
  case uiToolbar = "UIToolbar"
  case uiTabBar = "UITabBar"
  case uiColorWell = "UIColorWell"
  case uiFont = "UIFont"
  case uiFontMetrics = "UIFontMetrics"
  case uiImage = "UIImage"
  case uiScreen = "UIScreen"
  case uiDevice = "UIDevice"
  case uiTraitCollection = "UITraitCollection"
  case uiLayoutPriority = "UILayoutPriority"
  case uiViewPropertyAnimator = "UIViewPropertyAnimator"
  case uiInterfaceIdiom = "UIUserInterfaceIdiom"
  case uiSizeClass = "UIUserInterfaceSizeClass"
  case uiTraitLayoutDirection = "UITraitEnvironmentLayoutDirection"
  case uiNib = "UINib"
  case bundle = "Bundle"
  case uiEdgeInsets = "UIEdgeInsets"
  case nsDirectionalEdgeInsets = "NSDirectionalEdgeInsets"
  case cgSize = "CGSize"
  case cgPoint = "CGPoint"
  case cgRect = "CGRect"
  case cgFloat = "CGFloat"
  case nsLayoutConstraint = "NSLayoutConstraint"
  case xAxisAnchor = "NSLayoutXAxisAnchor"
  case yAxisAnchor = "NSLayoutYAxisAnchor"
  case dimension = "NSLayoutDimension"
  case constraintPriority = "ConstraintPriority"
  case snapDSL = "ConstraintViewDSL"
  case snapMaker = "ConstraintMaker"
  case snapItem = "ConstraintMakerExtendable"
  case snapConstraint = "Constraint"
  case weightType = "Weight"
  case textStyleType = "TextStyle"
  case nsLocalizedString = "NSLocalizedString"
}
