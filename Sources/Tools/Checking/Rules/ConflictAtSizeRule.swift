extension RuleDescription {
  /// Required constraints that cannot all hold on some screens.
  static let conflictAtSize = RuleDescription(
    severity: .warning,
    summary: "constraints cannot all hold on some screens",
    explanation: """
      The view of a view controller is as large as the screen, and on some devices required \
      constraints contradict that size. The finding names these devices. The rule checks only \
      controllers that the sources show as whole screens: the root of a window or of a navigation \
      controller, or one that is pushed. Child controllers and popovers have other sizes.
      """,
    advice: "make a fixed length relative to the screen, or lower its priority below 1000",
    kind: .swift,
    examples: (SwiftExamples.screen(width: 500), SwiftExamples.screen(width: 200)))
}
