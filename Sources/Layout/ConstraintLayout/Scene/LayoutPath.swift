/// The parsed path of a value that a variant can set, such as `screen.width` or `cap.priority`. The
/// name is not resolved.
package struct LayoutPath: Hashable, Sendable {
  /// The property at the end of a path.
  package enum Property: Hashable, Sendable {
    /// A number of a view's frame.
    case given(Dimension)
    /// The whole size of a view's content.
    case content
    /// The intrinsic width or height of a view.
    case intrinsic(Axis)
    /// The heights of wrapping text, by width.
    case heights
    /// The margins or the safe area of a view, all sides or one.
    case insets(Area, DirectionalInsets.Side?)
    /// The insets of a guide, all sides or one.
    case guideInsets(EdgeInsets.Side?)
    /// Whether a view is hidden.
    case hidden
    /// A member of a view's stack.
    case stack(StackProperty)
    /// A member of a view's text.
    case text(TextProperty)
    /// A constraint's constant.
    case constant
    /// A constraint's priority.
    case priority
    /// Whether a constraint is active.
    case active

    /// What the path names.
    package var owner: Owner {
      switch self {
      case .constant, .priority, .active: .constraint
      case .guideInsets: .guide
      default: .view
      }
    }

    /// The order in which several properties take effect. Whole values come before their parts, and
    /// a table after the width that would remove it.
    package var rank: Int {
      switch self {
      case .content, .insets(_, nil), .guideInsets(nil): 0
      case .heights, .hidden: 2
      default: 1
      }
    }
  }

  /// What a path can name.
  package enum Owner: String, Hashable, Sendable, CaseIterable {
    case view, guide, constraint
  }

  /// The members of a stack, by name in requests.
  package enum StackProperty: String, Hashable, Sendable, CaseIterable {
    case axis, distribution, alignment, spacing, customSpacing, arranged, hidden
    case marginsRelative, baselineRelative
  }

  /// The members of a view's text, by path.
  package enum TextProperty: String, Hashable, Sendable, CaseIterable {
    case text, textStyle
    case fontSize = "font.size"
    case fontTextStyle = "font.textStyle"
  }

  /// The view's name or the constraint's id.
  package var name: NameText
  /// The property; `nil` if ``propertyRange`` does not name one.
  package var property: Property?
  /// The byte range of the property.
  package var propertyRange: Range<Int>

  /// All properties that a path can end in, by text.
  package static let propertiesByText: [String: Property] = {
    var all: [String: Property] = [
      "intrinsicSize": .content, "intrinsicSize.width": .intrinsic(.horizontal),
      "intrinsicSize.height": .intrinsic(.vertical), "intrinsicSize.heightForWidth": .heights,
      "margins": .insets(.margins, nil), "safeArea": .insets(.safeArea, nil),
      "insets": .guideInsets(nil), "hidden": .hidden, "constant": .constant,
      "priority": .priority, "active": .active,
    ]
    for dimension in Dimension.allCases { all[dimension.name] = .given(dimension) }
    for side in DirectionalInsets.Side.allCases {
      all["margins.\(side.rawValue)"] = .insets(.margins, side)
      all["safeArea.\(side.rawValue)"] = .insets(.safeArea, side)
    }
    for side in EdgeInsets.Side.allCases { all["insets.\(side.rawValue)"] = .guideInsets(side) }
    for property in StackProperty.allCases { all["stack.\(property.rawValue)"] = .stack(property) }
    for property in TextProperty.allCases { all[property.rawValue] = .text(property) }
    return all
  }()

  /// The texts of all properties of some owners, in order.
  package static func properties(of owners: Set<Owner>) -> [String] {
    propertiesByText.filter { owners.contains($0.value.owner) }.keys.sorted()
  }
}

extension ConstraintTextParser {
  /// Parses the path of a value that a variant can set.
  ///
  /// - Throws: The first syntax error. An unknown property is not an error.
  /// - Complexity: O(length).
  package static func path(_ text: Span<UInt8>) throws(TextError) -> LayoutPath {
    do throws(TextFault) {
      return try path(in: text)
    } catch {
      throw TextError(error, in: text)
    }
  }

  private static func path(in text: Span<UInt8>) throws(TextFault) -> LayoutPath {
    guard text.count <= LayoutLimits.textBytes else { throw TextFault(.pathLimit, at: 0) }
    var scanner = TextScanner()
    guard let name = try scanner.name(text) else { throw scanner.fault(.path, text) }
    guard scanner.take(".", text) else { throw scanner.fault(.periodAndProperty, text) }
    guard let first = scanner.word(text) else { throw scanner.fault(.property, text) }
    var last: TextWord?
    if scanner.take(".", text) {
      guard let word = scanner.word(text) else { throw scanner.fault(.property, text) }
      last = word
    }
    guard scanner.isAtEnd(text) else { throw scanner.fault(.end, text) }
    let range = first.start..<(last ?? first).end
    // White space is allowed around the period.
    let words = [first, last].compactMap { $0 }.map { word in
      text.string(word.range)
    }
    return LayoutPath(
      name: name, property: LayoutPath.propertiesByText[words.joined(separator: ".")],
      propertyRange: range)
  }
}
