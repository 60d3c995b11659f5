internal import TextBytes

/// The class of a view, by the tag of its element.
enum ViewKind: String, CaseIterable, Hashable, Sendable {
  case view, label, button, imageView, stackView, textField, textView, scrollView
  case tableView, tableViewCell, tableViewCellContentView
  case collectionView, collectionViewCell, collectionViewCellContentView, collectionReusableView
  case `switch`, slider, stepper, segmentedControl, progressView, pageControl
  case activityIndicatorView, pickerView, datePicker, searchBar, navigationBar, toolbar, tabBar
  case visualEffectView, containerView, colorWell
  /// Any other tag that ends in `View`.
  case other

  /// The kind of view for a tag; `nil` if the tag is not that of a view.
  init?(tag: String) {
    if let kind = ViewKind(exactly: tag), kind != .other {
      self = kind
    } else if tag.hasSuffix("View") {
      self = .other
    } else {
      return nil
    }
  }

  /// Whether the view is a cell or a supplementary view of a collection.
  var isCell: Bool {
    switch self {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }
}
