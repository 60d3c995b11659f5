public import ConstraintSolver

/// Why a well-formed visual format makes no constraints.
public enum VisualFormatFault: Error, Hashable, Sendable {
  /// No view or guide of this name.
  case unknownView(NameText)
  /// A name that is neither a metric nor, where one can stand, a view.
  case unknownName(NameText, canBeView: Bool)
  /// A `|`, at this offset, beside an item that is in no view.
  case noSuperview(Int)
  /// A number, at this offset, that is no priority.
  case wrongPriority(Double, Int)
  /// An alignment along the axis on which the views stand.
  case alongAxis(Attribute)
  /// What was made at this offset is no constraint.
  case faulty(ConstraintError, Int)
}

/// What the names of a visual format stand for.
public protocol VisualFormatNames {
  /// The view or guide of a name.
  func item(_ name: NameText) -> ItemIndex?
  /// The number of a name.
  func metric(_ name: NameText) -> Double?
  /// The view that an item is in.
  func superview(of item: ItemIndex) -> ItemIndex?
  /// What is wrong with a constraint by itself, if anything is.
  func fault(of constraint: SceneConstraint) -> ConstraintError?
}

extension VisualFormat {
  /// The constraints that the format stands for, in the order in which it says them, those of the
  /// alignments last.
  ///
  /// - Parameters:
  ///   - names: What its names stand for.
  ///   - align: What all views have in common across the axis.
  ///   - direction: Which way a horizontal row runs.
  ///   - priority: That of what says none.
  /// - Returns: The constraints, required where the format and `priority` do not say otherwise.
  /// - Throws: The first name or number that does not fit.
  /// - Complexity: O(length + views · alignments).
  public func constraints(
    _ names: some VisualFormatNames, align: [Attribute] = [],
    direction: VisualDirection = .leadingToTrailing, priority: Priority = .required
  ) throws(VisualFormatFault) -> [SceneConstraint] {
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

  mutating func makeRow() throws(VisualFormatFault) {
    for view in format.views {
      guard let item = names.item(view.name) else { throw .unknownView(view.name) }
      items.append(item)
    }
    if let leading = format.leading {
      let outer = try superview(of: items[0], at: format.leadingStart)
      try connect(
        leading, Anchor(outer, near), Anchor(items[0], near), StandardSpacing.superview,
        at: format.leadingStart)
    }
    for (number, view) in format.views.enumerated() {
      if number > 0 {
        try connect(
          format.connections[number - 1], Anchor(items[number - 1], far),
          Anchor(items[number], near), StandardSpacing.sibling, at: view.name.start)
      }
      for predicate in format.predicates[view.predicates] {
        try makeLength(predicate, of: items[number])
      }
    }
    if let trailing = format.trailing, let last = items.last {
      let outer = try superview(of: last, at: format.trailingStart)
      try connect(
        trailing, Anchor(last, far), Anchor(outer, far), StandardSpacing.superview,
        at: format.trailingStart)
    }
  }

  mutating func align(_ attribute: Attribute) throws(VisualFormatFault) {
    let across: Attribute.Kind = format.axis == .horizontal ? .vertical : .horizontal
    guard attribute.kind == across else { throw .alongAxis(attribute) }
    for number in items.indices.dropFirst() {
      try add(
        SceneConstraint(
          Anchor(items[number], attribute), .equal, Anchor(items[0], attribute),
          priority: priority), at: format.views[number].name.start)
    }
  }

  private func superview(of item: ItemIndex, at offset: Int) throws(VisualFormatFault) -> ItemIndex
  {
    guard let view = names.superview(of: item) else { throw .noSuperview(offset) }
    return view
  }

  private mutating func connect(
    _ connection: VisualFormat.Connection, _ from: Anchor, _ to: Anchor, _ standard: Double,
    at offset: Int
  ) throws(VisualFormatFault) {
    switch connection {
    case .flush: try addDistance(from, to, .equal, 0, priority, at: offset)
    case .standard: try addDistance(from, to, .equal, standard, priority, at: offset)
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
          from, to, predicate.relation, distance, try priority(of: predicate),
          at: predicate.start)
      }
    }
  }

  private mutating func addDistance(
    _ from: Anchor, _ to: Anchor, _ relation: Relation, _ distance: Double,
    _ priority: Priority, at offset: Int
  ) throws(VisualFormatFault) {
    // From right to left a distance counts against the axis.
    let isBackwards = format.axis == .horizontal && direction == .rightToLeft
    try add(
      SceneConstraint(
        to, isBackwards ? relation.flipped : relation, from,
        constant: isBackwards ? -distance : distance, priority: priority), at: offset)
  }

  private mutating func makeLength(
    _ predicate: VisualFormat.Predicate, of item: ItemIndex
  ) throws(VisualFormatFault) {
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

  private func priority(of predicate: VisualFormat.Predicate) throws(VisualFormatFault) -> Priority
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
      throw .wrongPriority(number, predicate.priorityStart)
    }
    return known
  }

  private mutating func add(
    _ constraint: SceneConstraint, at offset: Int
  ) throws(VisualFormatFault) {
    if let fault = names.fault(of: constraint) { throw .faulty(fault, offset) }
    made.append(constraint)
  }
}

extension VisualFormatFault {
  /// Where it is, in bytes.
  public var offset: Int {
    switch self {
    case .unknownView(let name), .unknownName(let name, _): name.start
    case .noSuperview(let offset), .wrongPriority(_, let offset), .faulty(_, let offset): offset
    case .alongAxis: 0
    }
  }

  /// What is wrong, as a sentence without its full stop; it does not repeat names of the text.
  public var message: String {
    switch self {
    case .unknownView: "there is no view or guide of this name"
    case .unknownName(_, canBeView: true): "there is no metric, view or guide of this name"
    case .unknownName: "there is no metric of this name"
    case .noSuperview: "`|` stands for the view that the item beside it is in, which is in none"
    case .wrongPriority(let number, _):
      "a priority is above 0 and at most 1000, not \(NumberText.string(number))"
    case .alongAxis(let attribute):
      "views in a row cannot be aligned along it, by \(attribute.name)"
    case .faulty(let fault, _): fault.description
    }
  }
}
