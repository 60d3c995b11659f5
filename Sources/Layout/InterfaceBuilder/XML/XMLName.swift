/// The names of elements and attributes that the import uses.
///
/// They are the first names of every ``XMLTree``, so that a name's number in the tree is its raw
/// value.
enum XMLName: Int32, CaseIterable {
  // Elements
  case document, device, resources, image, designables, designable, size
  case scenes, scene, objects, segue, variation, mask, exclude, include, `nil`
  case rect, subviews, constraints, constraint, autoresizingMask, fontDescription
  case edgeInsets, directionalEdgeInsets, viewLayoutGuide, layoutGuides, viewControllerLayoutGuide
  case simulatedStatusBarMetrics, simulatedNavigationBarMetrics, simulatedTabBarMetrics
  case simulatedToolbarMetrics, freeformSimulatedSizeMetrics
  case navigationController, tabBarController, navigationBar, navigationItem
  case state, buttonConfiguration, imageReference, inset, attributedString
  // Attributes
  case type, version, toolsVersion, useAutolayout, key, id, name, x, y, width, height, orientation
  case sceneID, kind, relationship, destination, reference
  case firstItem, firstAttribute, relation, secondItem, secondAttribute, multiplier, constant
  case priority, symbolic, symbolType, placeholder
  case top, left, bottom, right, leading, trailing
  case flexibleMinX, widthSizable, flexibleMaxX, flexibleMinY, heightSizable, flexibleMaxY
  case translatesAutoresizingMaskIntoConstraints, fixedFrame, hidden, customClass, misplaced
  case ambiguous, verifyAmbiguity
  case horizontalHuggingPriority, verticalHuggingPriority
  case horizontalCompressionResistancePriority, verticalCompressionResistancePriority
  case placeholderIntrinsicWidth, placeholderIntrinsicHeight
  case axis, distribution, alignment, spacing, spacingType, layoutMarginsRelativeArrangement
  case baselineRelativeArrangement
  case insetsLayoutMarginsFromSafeArea, preservesSuperviewLayoutMargins
  case viewRespectsSystemMinimumLayoutMargins
  case translucent, navigationBarHidden, toolbarHidden, hidesBottomBarWhenPushed, largeTitles
  case largeTitleDisplayMode
  case catalog, pointSize, style, numberOfLines, text, scrollEnabled, buttonType, accessoryType
  case borderStyle, destinationCreationSelector
  case weight, lineBreakMode, adjustsFontSizeToFit, minimumScaleFactor, minimumFontSize
  case rowHeight, textLabel, detailTextLabel, hidesWhenStopped, hidesForSinglePage
  case userLabel, title, storyboardIdentifier, reuseIdentifier
  case connections, outlet, outletCollection, property, placeholderIdentifier
}

extension XMLName {
  /// The name as written in documents.
  var text: String { String(describing: self) }
}
