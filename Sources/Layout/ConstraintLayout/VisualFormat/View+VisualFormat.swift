extension View {
  /// Makes constraints for this view and its descendants from a Visual Format Language string,
  /// without activating them.
  ///
  /// ```swift
  /// try screen
  ///   .constraints(visual: "|-[find]-[next]-[field(>=20)]-|", align: [.firstBaseline])
  ///   .activated()
  /// ```
  ///
  /// - Parameters:
  ///   - format: The string, such as `V:|-top-[header(44)][list]|`.
  ///   - metrics: The values of the metrics. A metric shadows a view of the same name.
  ///   - align: The attributes to align across the row, on the other axis.
  ///   - direction: The direction of a horizontal row.
  /// - Returns: The constraints in the order of the string.
  /// - Throws: The first error, with its offset in the string.
  /// - Complexity: O(length + descendants), expected.
  public func constraints(
    visual format: String, metrics: [String: Double] = [:], align: [Attribute] = [],
    direction: VisualDirection = .leadingToTrailing
  ) throws(TextError) -> [Constraint] {
    let bytes = ContiguousArray(format.utf8)
    let read = try VisualFormatParser.format(bytes.span)
    let names = ElementVisualNames(names: ElementNames(self), metrics: metrics, text: bytes)
    do throws(VisualFormatError) {
      return try read.constraints(names, align: align, direction: direction)
        .map(names.names.constraint)
    } catch {
      throw TextError(offset: error.offset, message: error.message)
    }
  }
}

private struct ElementVisualNames: VisualFormatNames {
  let names: ElementNames
  let metrics: [String: Double]
  let text: ContiguousArray<UInt8>

  func item(_ name: NameText) -> ItemIndex? { names.item(name.unquoted(text.span)) }

  func metric(_ name: NameText) -> Double? {
    metrics[String(decoding: name.unquoted(text.span), as: UTF8.self)]
  }

  func superview(of item: ItemIndex) -> ItemIndex? {
    names.element(item).owner.flatMap { names.item(Array($0.name.utf8)) }
  }

  func error(in constraint: SceneConstraint) -> ConstraintError? {
    LayoutLimits.allows(constraint.constant) ? nil : .constantOutOfRange(constraint.constant)
  }
}
