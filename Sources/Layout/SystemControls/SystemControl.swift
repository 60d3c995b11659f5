/// A control whose content size is the system's, whatever it shows.
///
/// The lengths are those of the saved frames of 2,058 Interface Builder documents, in points,
/// without alignment insets.
public enum SystemControl: Hashable, Sendable, CaseIterable {
  /// `UISwitch`
  case `switch`
  /// `UISlider`
  case slider
  /// `UISegmentedControl`
  case segmentedControl
  /// `UIStepper`
  case stepper
  /// `UIActivityIndicatorView` of the usual size
  case activityIndicator
  /// `UIActivityIndicatorView` of the large size
  case largeActivityIndicator
  /// `UIProgressView`
  case progressView
  /// `UIPickerView`
  case pickerView
  /// `UINavigationBar`
  case navigationBar
  /// `UINavigationBar` with a large title
  case largeNavigationBar
  /// `UIToolbar`
  case toolbar
  /// `UITabBar`
  case tabBar
  /// `UIPageControl`
  case pageControl

  /// The width; nil if it has none of its own, or one that follows from what it shows.
  public var width: ControlLength? {
    switch self {
    case .switch: ControlLength(49, from26: 61)
    case .stepper: ControlLength(94)
    case .activityIndicator: ControlLength(20, others: [37])
    case .largeActivityIndicator: ControlLength(37, others: [20])
    case .pickerView: ControlLength(320)
    case .slider, .segmentedControl, .progressView, .navigationBar, .largeNavigationBar, .toolbar,
      .tabBar, .pageControl:
      nil
    }
  }

  /// The height.
  public var height: ControlLength {
    switch self {
    case .switch: ControlLength(31, from26: 28)
    case .slider: ControlLength(30, from26: 34, others: [33])
    case .segmentedControl: ControlLength(31, before13: 28)
    case .stepper: ControlLength(32, before13: 29)
    case .activityIndicator: ControlLength(20, others: [37])
    case .largeActivityIndicator: ControlLength(37, others: [20])
    case .progressView: ControlLength(4, before13: 2, others: [2.5])
    case .pickerView: ControlLength(216)
    // It is 56 points high in a sheet.
    case .navigationBar: ControlLength(44, others: [54, 56, 96])
    case .largeNavigationBar: ControlLength(96, others: [44, 54, 56])
    case .toolbar: ControlLength(44, others: [49])
    // On a screen with a home indicator the bar extends below it.
    case .tabBar: ControlLength(49, others: [83])
    // A control with `hidesForSinglePage` has no height while hidden.
    case .pageControl: ControlLength(26, before13: 37, others: [27.5, 28, 0])
    }
  }
}
