extension ViewKind {
  /// The content that a view of this kind shows by itself.
  var content: ImportedScene.Content? {
    switch self {
    case .label: .label
    case .textField, .textView, .searchBar: .field
    case .button: .button
    case .imageView: .image
    case .switch, .slider, .stepper, .segmentedControl, .progressView, .pageControl,
      .activityIndicatorView, .pickerView, .datePicker, .colorWell:
      .other
    default: nil
    }
  }
}
