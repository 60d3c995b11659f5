package import ConstraintSolver

/// The reason a well-formed visual format yields no constraints. Offsets count bytes.
package enum VisualFormatError: Error, Hashable, Sendable {
  /// No view or guide has this name.
  case unknownView(NameText)
  /// The name is neither a metric nor, where one is allowed, a view.
  case unknownName(NameText, canBeView: Bool)
  /// A `|` at this offset belongs to an item without a superview.
  case noSuperview(Int)
  /// The number at this offset is not a valid priority.
  case invalidPriority(Double, Int)
  /// An alignment attribute is on the row's own axis.
  case alongAxis(Attribute)
  /// The constraint at this offset is invalid.
  case invalidConstraint(ConstraintError, Int)
}

/// The name lookup of a visual format.
package protocol VisualFormatNames {
  /// The view or guide with a name.
  func item(_ name: NameText) -> ItemIndex?
  /// The value of a metric.
  func metric(_ name: NameText) -> Double?
  /// The view that contains an item.
  func superview(of item: ItemIndex) -> ItemIndex?
  /// The error that makes a constraint invalid, or `nil`.
  func error(in constraint: SceneConstraint) -> ConstraintError?
}

extension VisualFormat {
  /// The constraints of the format in order, followed by the alignments.
  ///
  /// - Parameters:
  ///   - names: The name lookup.
  ///   - align: The attributes to align across all views, on the other axis.
  ///   - direction: The direction of a horizontal row.
  ///   - priority: The priority of constraints without their own.
  /// - Returns: The constraints.
  /// - Throws: The first invalid name or number.
  /// - Complexity: O(length + views · alignments).
  package func constraints(
    _ names: some VisualFormatNames, align: [Attribute] = [],
    direction: VisualDirection = .leadingToTrailing, priority: Priority = .required
  ) throws(VisualFormatError) -> [SceneConstraint] {
    var maker = VisualConstraintMaker(
      format: self, names: names, direction: direction, priority: priority)
    try maker.makeRow()
    for attribute in align { try maker.align(attribute) }
    return maker.made
  }
}

private struct VisualConstraintMaker<Names: VisualFormatNames> {
  let format: VisualFormat
  let names: Names
  let direction: VisualDirection
  let priority: Priority
  var made: [SceneConstraint] = []
  var items: [ItemIndex] = []

  private var near: Attribute {
    if format.axis == .vertical { return .top }
    switch direction {
    case .leadingToTrailing: return .leading
    case .leftToRight: return .left
    case .rightToLeft: return .right
    }
  }

  private var far: Attribute {
    if format.axis == .vertical { return .bottom }
    switch direction {
    case .leadingToTrailing: return .trailing
    case .leftToRight: return .right
    case .rightToLeft: return .left
    }
  }

  mutating func makeRow() throws(VisualFormatError) {
    for view in format.views {
      guard let item = names.item(view.name) else { throw .unknownView(view.name) }
      items.append(item)
    }
    if let leading = format.leading {
      let outer = try superview(of: items[0], at: format.leadingStart)
      try connect(
        leading, from: Anchor(outer, near), to: Anchor(items[0], near),
        standard: StandardSpacing.superview, at: format.leadingStart)
    }
    for (number, view) in format.views.enumerated() {
      if number > 0 {
        try connect(
          format.connections[number - 1], from: Anchor(items[number - 1], far),
          to: Anchor(items[number], near), standard: StandardSpacing.sibling, at: view.name.start)
      }
      for predicate in format.predicates[view.predicates] {
        try makeLength(predicate, of: items[number])
      }
    }
    if let trailing = format.trailing, let last = items.last {
      let outer = try superview(of: last, at: format.trailingStart)
      try connect(
        trailing, from: Anchor(last, far), to: Anchor(outer, far),
        standard: StandardSpacing.superview, at: format.trailingStart)
    }
  }

  mutating func align(_ attribute: Attribute) throws(VisualFormatError) {
    let across: Attribute.Kind = format.axis == .horizontal ? .vertical : .horizontal
    guard attribute.kind == across else { throw .alongAxis(attribute) }
    for number in items.indices.dropFirst() {
      try add(
        SceneConstraint(
          Anchor(items[number], attribute), .equal, to: Anchor(items[0], attribute),
          priority: priority), at: format.views[number].name.start)
    }
  }

  private func superview(of item: ItemIndex, at offset: Int) throws(VisualFormatError) -> ItemIndex
  {
    guard let view = names.superview(of: item) else { throw .noSuperview(offset) }
    return view
  }

  private mutating func connect(
    _ connection: VisualFormat.Connection, from start: Anchor, to end: Anchor,
    standard: Double, at offset: Int
  ) throws(VisualFormatError) {
    switch connection {
    case .flush:
      try addDistance(from: start, to: end, .equal, 0, priority: priority, at: offset)
    case .standard:
      try addDistance(from: start, to: end, .equal, standard, priority: priority, at: offset)
    case .predicates(let range):
      for predicate in format.predicates[range] {
        let distance: Double
        switch predicate.object {
        case .number(let number): distance = number
        case .name(let name):
          guard let number = names.metric(name) else {
            throw .unknownName(name, canBeView: false)
          }
          distance = number
        }
        try addDistance(
          from: start, to: end, predicate.relation, distance,
          priority: try priority(of: predicate), at: predicate.start)
      }
    }
  }

  private mutating func addDistance(
    from start: Anchor, to end: Anchor, _ relation: Relation, _ distance: Double,
    priority: Priority, at offset: Int
  ) throws(VisualFormatError) {
    // A right-to-left distance is negative on the axis.
    let isBackwards = format.axis == .horizontal && direction == .rightToLeft
    try add(
      SceneConstraint(
        end, isBackwards ? relation.flipped : relation, to: start,
        constant: isBackwards ? -distance : distance, priority: priority), at: offset)
  }

  private mutating func makeLength(
    _ predicate: VisualFormat.Predicate, of item: ItemIndex
  ) throws(VisualFormatError) {
    let length: Attribute = format.axis == .horizontal ? .width : .height
    var constraint = SceneConstraint(
      Anchor(item, length), predicate.relation, priority: try priority(of: predicate))
    switch predicate.object {
    case .number(let number): constraint.constant = number
    case .name(let name):
      if let number = names.metric(name) {
        constraint.constant = number
      } else if let other = names.item(name) {
        constraint.second = Anchor(other, length)
      } else {
        throw .unknownName(name, canBeView: true)
      }
    }
    try add(constraint, at: predicate.start)
  }

  private func priority(of predicate: VisualFormat.Predicate) throws(VisualFormatError) -> Priority
  {
    let number: Double
    switch predicate.priority {
    case nil: return priority
    case .number(let written): number = written
    case .name(let name):
      if let metric = names.metric(name) {
        number = metric
      } else if let named = predicate.namedPriority {
        return named
      } else {
        throw .unknownName(name, canBeView: false)
      }
    }
    guard let known = Priority(number) else {
      throw .invalidPriority(number, predicate.priorityStart)
    }
    return known
  }

  private mutating func add(
    _ constraint: SceneConstraint, at offset: Int
  ) throws(VisualFormatError) {
    if let error = names.error(in: constraint) { throw .invalidConstraint(error, offset) }
    made.append(constraint)
  }
}

extension VisualFormatError {
  /// The offset of the error, in bytes.
  package var offset: Int {
    switch self {
    case .unknownView(let name), .unknownName(let name, _): name.start
    case .noSuperview(let offset), .invalidPriority(_, let offset),
      .invalidConstraint(_, let offset):
      offset
    case .alongAxis: 0
    }
  }

  /// The reason as a sentence without a final period, and without names from the text.
  package var message: String {
    switch self {
    case .unknownView: "there is no view or guide of this name"
    case .unknownName(_, canBeView: true): "there is no metric, view or guide of this name"
    case .unknownName: "there is no metric of this name"
    case .noSuperview: "`|` stands for the view that the item beside it is in, which is in none"
    case .invalidPriority(let number, _):
      "a priority is above 0 and at most 1000, not \(NumberText.string(number))"
    case .alongAxis(let attribute):
      "views in a row cannot be aligned along it, by \(attribute.name)"
    case .invalidConstraint(let error, _): error.description
    }
  }
}
