// The UIKit and AppKit name of a snapshot. Not defined if one of those frameworks exists.

#if !canImport(UIKit) && !canImport(AppKit)
  /// The name of ``SectionSnapshot`` in UIKit and AppKit.
  public typealias NSDiffableDataSourceSectionSnapshot = SectionSnapshot
#endif
