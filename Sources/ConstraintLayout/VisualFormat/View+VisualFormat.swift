extension View {
  /// Reads a string of the Visual Format Language about what is in this view, this view included.
  ///
  /// ```swift
  /// try screen
  ///   .constraints(visual: "|-[find]-[next]-[field(>=20)]-|", align: [.firstBaseline])
  ///   .activated()
  /// ```
  ///
  /// Nothing is activated.
  ///
  /// - Parameters:
  ///   - format: The string, such as `V:|-top-[header(44)][list]|`.
  ///   - metrics: What its metrics are; of a metric and a view with one name the metric counts.
  ///   - align: What the views have in common across the axis.
  ///   - direction: Which way a horizontal row runs.
  /// - Returns: The constraints, in the order in which the string says them.
  /// - Throws: The first fault with its offset in the string.
  /// - Complexity: O(length + what is in the view).
  public func constraints(
    visual format: String, metrics: [String: Double] = [:], align: [Attribute] = [],
    direction: VisualDirection = .leadingToTrailing
  ) throws(TextFault) -> [Constraint] {
    let bytes = Array(format.utf8)
    let read = try VisualFormatParser.format(bytes.span)
    let names = ElementVisualNames(names: ElementNames(self), metrics: metrics, text: bytes)
    do throws(VisualFormatFault) {
      return try read.constraints(names, align: align, direction: direction)
        .map(names.names.constraint)
    } catch {
      throw TextFault(offset: error.offset, message: error.message)
    }
  }
}

private struct ElementVisualNames: VisualFormatNames {
  let names: ElementNames
  let metrics: [String: Double]
  let text: [UInt8]

  func item(_ name: NameText) -> ItemIndex? { names.item(name.unquoted(text.span)) }

  func metric(_ name: NameText) -> Double? {
    metrics[String(decoding: name.unquoted(text.span), as: UTF8.self)]
  }

  func superview(of item: ItemIndex) -> ItemIndex? {
    names.element(item).owner.flatMap { names.item(Array($0.name.utf8)) }
  }

  func fault(of constraint: SceneConstraint) -> ConstraintError? {
    LayoutLimits.allows(constraint.constant) ? nil : .constantOutOfRange(constraint.constant)
  }
}
