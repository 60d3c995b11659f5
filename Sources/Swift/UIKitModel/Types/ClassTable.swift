/// The classes of Apple's frameworks that lay out views, with their superclasses.
///
/// The source of each entry is the page "Inherits From" of Apple's documentation; see
/// ``Entry/documentation``.
enum ClassTable {
  /// A class.
  struct Entry: Hashable, Sendable {
    /// The name.
    var name: String
    /// The superclass; empty for one without.
    var superclass: String
    /// The framework.
    var framework: String

    /// The page that states the superclass.
    var documentation: String {
      "https://developer.apple.com/documentation/\(framework)/\(name.lowercased())"
    }
  }

  /// All classes, superclasses before their subclasses.
  static let entries: [Entry] = groups.flatMap { framework, classes in
    classes.map { Entry(name: $0.0, superclass: $0.1, framework: framework) }
  }

  private static let groups: [(String, [(String, String)])] = [
    ("uikit", roots + views + controls + lists + controllers), ("webkit", [("WKWebView", view)]),
    ("quartzcore", [("CALayer", "NSObject")]),
    ("mapkit", [("MKMapView", view), ("MKAnnotationView", view)]),
    ("metalkit", [("MTKView", view)]), ("scenekit", [("SCNView", view)]),
    ("spritekit", [("SKView", view)]), ("pdfkit", [("PDFView", view)]),
    ("linkpresentation", [("LPLinkView", view)]),
    ("avkit", [("AVRoutePickerView", view), ("AVPlayerViewController", controller)]),
    ("authenticationservices", [("ASAuthorizationAppleIDButton", "UIControl")]),
    ("swiftui", [("UIHostingController", controller)]),
    ("safariservices", [("SFSafariViewController", controller)]),
    ("messageui", [("MFMailComposeViewController", "UINavigationController")]),
  ]
  private static let view = "UIView"
  private static let controller = "UIViewController"

  private static let views = [
    ("UIView", "UIResponder"), ("UILabel", view), ("UIImageView", view), ("UIStackView", view),
    ("UIScrollView", view), ("UITextView", "UIScrollView"), ("UIProgressView", view),
    ("UIActivityIndicatorView", view), ("UIPickerView", view), ("UIVisualEffectView", view),
    ("UINavigationBar", view), ("UIToolbar", view), ("UITabBar", view), ("UISearchBar", view),
    ("UIWindow", view), ("UIInputView", view), ("UICalendarView", view),
    ("UIContentUnavailableView", view), ("UIListContentView", view),
  ]
  private static let controls = [
    ("UIControl", view), ("UIButton", "UIControl"), ("UITextField", "UIControl"),
    ("UISearchTextField", "UITextField"), ("UISwitch", "UIControl"), ("UISlider", "UIControl"),
    ("UIStepper", "UIControl"), ("UISegmentedControl", "UIControl"),
    ("UIPageControl", "UIControl"), ("UIDatePicker", "UIControl"), ("UIColorWell", "UIControl"),
    ("UIRefreshControl", "UIControl"), ("UIPasteControl", "UIControl"),
  ]
  private static let lists = [
    ("UITableView", "UIScrollView"), ("UITableViewCell", view),
    ("UITableViewHeaderFooterView", view), ("UICollectionView", "UIScrollView"),
    ("UICollectionReusableView", view), ("UICollectionViewCell", "UICollectionReusableView"),
    ("UICollectionViewListCell", "UICollectionViewCell"),
  ]
  private static let controllers = [
    ("UIViewController", "UIResponder"), ("UITableViewController", controller),
    ("UICollectionViewController", controller), ("UINavigationController", controller),
    ("UITabBarController", controller), ("UISplitViewController", controller),
    ("UIPageViewController", controller), ("UISearchController", controller),
    ("UIAlertController", controller), ("UIActivityViewController", controller),
    ("UIImagePickerController", "UINavigationController"),
    ("UIDocumentPickerViewController", controller), ("UIInputViewController", controller),
    ("UIColorPickerViewController", controller), ("UIFontPickerViewController", controller),
  ]
  /// Classes that are no views.
  private static let roots = [
    ("NSObject", ""), ("UIResponder", "NSObject"), ("NSLayoutAnchor", "NSObject"),
    ("NSLayoutXAxisAnchor", "NSLayoutAnchor"), ("NSLayoutYAxisAnchor", "NSLayoutAnchor"),
    ("NSLayoutDimension", "NSLayoutAnchor"), ("NSLayoutConstraint", "NSObject"),
    ("UILayoutGuide", "NSObject"), ("UITrackingLayoutGuide", "UILayoutGuide"),
    ("UIKeyboardLayoutGuide", "UITrackingLayoutGuide"), ("UIFont", "NSObject"),
    ("UIImage", "NSObject"), ("UIColor", "NSObject"), ("UIScreen", "NSObject"),
    ("UIDevice", "NSObject"), ("UITraitCollection", "NSObject"), ("UINib", "NSObject"),
    ("UIViewPropertyAnimator", "NSObject"), ("UIFontMetrics", "NSObject"),
  ]
}
