// The name by which code written for UIKit or AppKit refers to a snapshot. Where one of those
// frameworks exists, the name is its own.

#if !canImport(UIKit) && !canImport(AppKit)
  /// The name of ``SectionSnapshot`` in UIKit and AppKit.
  public typealias NSDiffableDataSourceSectionSnapshot = SectionSnapshot
#endif
