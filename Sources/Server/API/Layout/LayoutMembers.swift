/// The members of a layout request.
enum LayoutRequestMember: Int, JSONMember {
  case views, guides, constraints, direction, scale, coordinates, onConflict, variants, explain, fit
  case lint, devices, root, sweep, repairs, picture, language, contentSize, strictFonts
  /// `$schema`, by which editors find the schema of the document. It has no other effect.
  case schemaReference
  static let names = MemberNames<LayoutRequestMember> {
    $0 == .schemaReference ? JSONSchemaReference.member : "\($0)"
  }
}

/// The members of a view.
enum ViewMember: Int, JSONMember {
  case id, children, parent, x, y, width, height, intrinsicSize, hugging, compressionResistance
  case firstBaseline, lastBaseline, margins, safeArea, alignmentInsets, stack, hidden
  case text, font, textStyle, lines, lineBreak, lineBreakStrategy, lineHeightMultiple
  case letterSpacing, textKind
  static let names = MemberNames<ViewMember>()
}

/// The members of an intrinsic size.
enum IntrinsicSizeMember: Int, JSONMember {
  case width, height, heightForWidth
  static let names = MemberNames<IntrinsicSizeMember>()
}

/// The members of a pair of priorities.
enum AxisMember: Int, JSONMember {
  case horizontal, vertical
  static let names = MemberNames<AxisMember>()
}

/// The members of insets by side.
enum EdgeMember: Int, JSONMember {
  case top, left, bottom, right
  static let names = MemberNames<EdgeMember>()
}

/// The members of insets by reading direction.
enum DirectionalEdgeMember: Int, JSONMember {
  case top, leading, bottom, trailing
  static let names = MemberNames<DirectionalEdgeMember>()
}

/// The members of a stack.
enum StackMember: Int, JSONMember {
  case axis, distribution, alignment, spacing, customSpacing, arranged, hidden
  case marginsRelative, baselineRelative
  static let names = MemberNames<StackMember>()
}

/// The members of a guide.
enum GuideMember: Int, JSONMember {
  case id, `in`, insets
  static let names = MemberNames<GuideMember>()
}

/// The members of a constraint object.
enum ConstraintMember: Int, JSONMember {
  case first, relation, second, multiplier, constant, priority, id, container, active, text
  case visual, metrics, align, direction
  static let names = MemberNames<ConstraintMember>()
}

/// The members of an anchor object.
enum AnchorMember: Int, JSONMember {
  case view, attribute
  static let names = MemberNames<AnchorMember>()
}

/// The members of a fitting size query.
enum FitMember: Int, JSONMember {
  case view, width, height
  static let names = MemberNames<FitMember>()
}

/// The members of a variant.
enum VariantMember: Int, JSONMember {
  case name, direction, set, explain, fit, contentSize, language
  static let names = MemberNames<VariantMember>()
}

/// The members of a device object.
enum DeviceMember: Int, JSONMember {
  case name, width, height, safeArea, scale
  static let names = MemberNames<DeviceMember>()
}

/// The members of a sweep.
enum SweepMember: Int, JSONMember {
  case property, from, to
  static let names = MemberNames<SweepMember>()
}

/// The members of the lint directives of a document.
enum LintMember: Int, JSONMember {
  case disable
  static let names = MemberNames<LintMember>()
}

/// The members of the picture options.
enum PictureMember: Int, JSONMember {
  case sizes, distances, scale
  static let names = MemberNames<PictureMember>()
}

/// The members of a disabled rule object.
enum DisabledRuleMember: Int, JSONMember {
  case rule, view
  static let names = MemberNames<DisabledRuleMember>()
}
