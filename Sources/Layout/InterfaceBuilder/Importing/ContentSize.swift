internal import ConstraintLayout
internal import SystemControls
internal import TextBytes

/// The length of a view's content on one axis.
enum ContentLength: Hashable {
  /// A known length.
  case known(Double)
  /// The length of the saved frame, rounded to pixels.
  case saved(Double)
}

/// The size of a view's content, as far as the document determines it.
struct ContentSize: Hashable {
  var width: ContentLength?
  var height: ContentLength?

  /// Finds the size: the stated one, that of the image, that of the class, or for classes with text
  /// that of the saved frame.
  static func of(_ node: SceneNode, _ builder: inout SceneBuilder) -> ContentSize {
    var size = ofClass(node, builder)
    // A label's saved frame is newer than the size at which Xcode rendered it.
    if node.kind != .label, let designable = builder.document.images.designables[node.id] {
      size = ContentSize(
        width: designable.width.map { .known($0) }, height: designable.height.map { .known($0) })
    }
    size.width = placeholder(
      .placeholderIntrinsicWidth, node.element, &builder, otherwise: size.width)
    size.height = placeholder(
      .placeholderIntrinsicHeight, node.element, &builder, otherwise: size.height)
    return size
  }

  private static func placeholder(
    _ name: XMLName, _ element: XMLElement, _ builder: inout SceneBuilder,
    otherwise length: ContentLength?
  ) -> ContentLength? {
    guard let text = builder.variations.bytes(builder.tree, element, name) else { return length }
    if text.elementsEqual("infinite".utf8) { return nil }
    guard let number = DecimalText.number(text), number >= 0 else {
      builder.addFault(element, name, "must be a decimal number that is not negative", text)
      return length
    }
    return .known(number)
  }

  private static func ofClass(_ node: SceneNode, _ builder: SceneBuilder) -> ContentSize {
    let tools = builder.document.tools
    // The canvas shows the controls of iOS 13 from tools version 17,000 on.
    let appearance: SystemAppearance =
      builder.document.isOfXcode26 ? .from26 : tools < 17 ? .before13 : .from13
    let (width, height) = node.alignmentSize
    let saved = ContentSize(width: .saved(max(0, width)), height: .saved(max(0, height)))
    /// The known length that matches the frame, otherwise the one for this version of Xcode.
    func length(_ known: ControlLength, _ found: Double, rule: Double? = nil) -> ContentLength {
      .known(known.all.first { abs($0 - found) <= 0.5 } ?? rule ?? known[appearance])
    }
    func fixedHeight(_ control: SystemControl) -> ContentSize {
      ContentSize(height: length(control.height, height))
    }
    func fixedSize(_ control: SystemControl) -> ContentSize {
      ContentSize(
        width: control.width.map { length($0, width) }, height: length(control.height, height))
    }
    switch node.kind {
    case .label, .button, .textField, .datePicker, .colorWell: return saved
    case .textView:
      return builder.tree.has(node.element, .scrollEnabled, "NO") ? saved : ContentSize()
    case .imageView: return ofImage(node, builder, saved: saved)
    case .switch: return fixedSize(.switch)
    case .slider: return fixedHeight(.slider)
    case .segmentedControl:
      return ContentSize(
        width: saved.width, height: length(SystemControl.segmentedControl.height, height))
    case .stepper: return fixedSize(.stepper)
    case .activityIndicatorView:
      let isLarge = builder.value(node.element, .style)?.lowercased().contains("large") ?? false
      return fixedSize(isLarge ? .largeActivityIndicator : .activityIndicator)
    case .progressView: return fixedHeight(.progressView)
    case .searchBar: return ContentSize(height: saved.height)
    case .pickerView:
      return ContentSize(
        width: SystemControl.pickerView.width.map { .known($0[appearance]) },
        height: ofPicker(height))
    case .navigationBar:
      let isLarge = builder.tree.has(node.element, .largeTitles, "YES")
      return fixedHeight(isLarge ? .largeNavigationBar : .navigationBar)
    case .toolbar: return fixedHeight(.toolbar)
    case .tabBar: return fixedHeight(.tabBar)
    case .pageControl:
      // A control with `hidesForSinglePage` has no height while hidden.
      if builder.isYes(node.element, .hidesForSinglePage), height <= 0 {
        return ContentSize(width: saved.width, height: .known(0))
      }
      return ContentSize(
        width: saved.width,
        height: length(
          SystemControl.pageControl.height, height,
          rule: tools < 13 ? nil : tools == 17 ? 27.5 : 26))
    case .view, .stackView, .scrollView, .tableView, .tableViewCell, .tableViewCellContentView,
      .collectionView, .collectionViewCell, .collectionViewCellContentView,
      .collectionReusableView, .visualEffectView, .containerView, .other:
      return ContentSize()
    }
  }

  /// The height of a picker: the saved one up to the largest natural height. A higher picker is
  /// stretched.
  private static func ofPicker(_ height: Double) -> ContentLength {
    let largest = SystemControl.pickerView.height[.from13]
    return height > 0 && height < largest ? .saved(height) : .known(largest)
  }

  /// The size of an image view: that of its image in points. A symbol's listed size is that of
  /// another configuration, so the saved size is used.
  private static func ofImage(
    _ node: SceneNode, _ builder: SceneBuilder, saved: ContentSize
  ) -> ContentSize {
    guard let shown = builder.image(of: node.element) else { return ContentSize() }
    guard !shown.isSymbol, let image = builder.document.images.images[shown.name],
      let width = image.width, let height = image.height
    else { return saved }
    return ContentSize(
      width: .known(listed(width, node.frame.width)),
      height: .known(listed(height, node.frame.height)))
  }

  /// The listed length of an image, or that of the saved frame if rounding explains the difference.
  /// The listed one may belong to another version of the image.
  private static func listed(_ length: Double, _ found: Double) -> Double {
    abs(length - found) <= 1 ? found : length
  }
}

extension ViewKind {
  /// The alignment insets of a class. A slider's depend on the system on which Xcode ran; see
  /// ``SliderInsets``.
  func alignmentInsets(_ document: InterfaceDocument, height: Double) -> EdgeInsets {
    switch self {
    case .switch: EdgeInsets(right: 2)
    case .slider: SliderInsets.rule(document, height: height)
    case .segmentedControl: EdgeInsets(bottom: 1)
    default: .zero
    }
  }
}
