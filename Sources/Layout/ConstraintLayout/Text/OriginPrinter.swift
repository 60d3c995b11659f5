import ConstraintSolver

/// Prints the constraints of a scene as text, including implied ones.
///
/// An implied constraint reads as if it had been written: `row.height == 44`, `icon.top >=
/// row.margins.top + 0`. Constants are printed even if they are 0. No two members of an irreducible
/// set have the same text, because equal texts would mean the same constraint.
public final class OriginPrinter {
  private let scene: LayoutScene
  /// The titles of items; `nil` for their names.
  private let title: ((ItemIndex) -> String)?
  /// The stack rules requested so far, made for a whole stack at once.
  private var rules: [ItemIndex: [StackRule]] = [:]
  private var lengths: ProportionalLengths?

  /// Makes a printer for the constraints of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - title: Returns the title of an item, instead of its name.
  public init(_ scene: LayoutScene, title: ((ItemIndex) -> String)? = nil) {
    self.scene = scene
    self.title = title
  }

  /// Prints a constraint.
  ///
  /// - Complexity: O(length of the names); for the first rule of a stack, also O(arranged views).
  public func text(of origin: ConstraintOrigin) -> String {
    switch origin {
    case .constraint(let index):
      ConstraintPrinter.text(of: scene.constraints[index], name: name)
    case .implied(let item, let implication): text(of: implication, item)
    case .stack(let name): text(of: name)
    }
  }

  private func name(_ item: ItemIndex) -> String {
    title?(item) ?? ConstraintPrinter.quoted(scene.names.bytes(of: item.index))
  }

  /// A quantity of a frame, which the alignment insets separate from the anchor.
  private func frame(_ item: ItemIndex, _ attribute: Attribute) -> String {
    let isAnchor = scene.geometry(of: item).alignment == .zero
    return "\(name(item))\(isAnchor ? "" : ".frame").\(attribute.name)"
  }

  private static func signed(_ number: Double) -> String {
    "\(number < 0 ? "-" : "+") \(NumberText.string(abs(number)))"
  }

  private static func suffix(_ priority: Priority) -> String {
    priority.isRequired ? "" : " @ \(NumberText.string(priority.value))"
  }

  // MARK: Views and guides

  private func text(of implication: Implication, _ item: ItemIndex) -> String {
    let given = scene.items[item.index].given
    switch implication {
    case .nonNegativeWidth: return "\(frame(item, .width)) >= 0"
    case .nonNegativeHeight: return "\(frame(item, .height)) >= 0"
    case .x: return position(.left, of: item, given.x ?? 0)
    case .y: return position(.top, of: item, given.y ?? 0)
    case .width: return "\(frame(item, .width)) == \(NumberText.string(given.width ?? 0))"
    case .height: return "\(frame(item, .height)) == \(NumberText.string(given.height ?? 0))"
    case .insets: return insets(of: item)
    case .huggingHorizontal: return content(item, .horizontal, .lessThanOrEqual, implication)
    case .huggingVertical: return content(item, .vertical, .lessThanOrEqual, implication)
    case .compressionResistanceHorizontal:
      return content(item, .horizontal, .greaterThanOrEqual, implication)
    case .compressionResistanceVertical:
      return content(item, .vertical, .greaterThanOrEqual, implication)
    }
  }

  private func position(_ side: Attribute, of item: ItemIndex, _ value: Double) -> String {
    guard let parent = scene.items[item.index].parent else {
      return "\(frame(item, side)) == \(NumberText.string(value))"
    }
    return "\(frame(item, side)) == \(frame(parent, side)) \(Self.signed(value))"
  }

  private func insets(of guide: ItemIndex) -> String {
    let insets = scene.insets(of: guide) ?? .zero
    guard let view = scene.items[guide.index].parent else { return "\(name(guide)) insets" }
    let sides: [(side: Attribute, inset: Double)] = [
      (.top, insets.top), (.left, insets.left), (.bottom, -insets.bottom), (.right, -insets.right),
    ]
    return sides.map {
      "\(frame(guide, $0.side)) == \(frame(view, $0.side)) \(Self.signed($0.inset))"
    }
    .joined(separator: ", ")
  }

  private func content(
    _ item: ItemIndex, _ axis: Axis, _ relation: Relation, _ implication: Implication
  ) -> String {
    let size = scene.intrinsicSize(of: item)
    // Most responses contain such texts, so they are assembled from few parts.
    var text = name(item)
    switch (axis, relation) {
    case (.horizontal, .greaterThanOrEqual): text += ".width >= "
    case (.vertical, .greaterThanOrEqual): text += ".height >= "
    case (.horizontal, _): text += ".width <= "
    case (.vertical, _): text += ".height <= "
    }
    // The solved width determines the height of wrapping text.
    if axis == .vertical, size?.followsWidth == true {
      text += "the height of its text"
    } else if let length = axis == .horizontal ? size?.width : size?.height {
      text += NumberText.string(length)
    } else {
      text += "that of its content"
    }
    let priority = scene.priority(of: implication, item)
    if !priority.isRequired {
      text += " @ "
      text += NumberText.string(priority.value)
    }
    return text
  }

  // MARK: Stacks

  private func text(of rule: StackRuleName) -> String {
    guard let stack = scene.stack(of: rule.view), let found = self.rule(rule, of: stack) else {
      return "\(name(rule.view)) \(rule.implied)"
    }
    let isPlain = found.terms.allSatisfy {
      if case .anchor = $0.operand { true } else { false }
    }
    let left = sum(found.terms.filter { $0.factor > 0 }, of: stack)
    let right = sum(found.terms.filter { $0.factor < 0 }, of: stack)
    let bound =
      right.isEmpty
      ? NumberText.string(found.constant)
      : isPlain || found.constant != 0 ? "\(right) \(Self.signed(found.constant))" : right
    // All gaps of a stack have the same name; the view distinguishes them.
    let place = isPlain ? "" : found.arranged.map { " at \(name($0))" } ?? ""
    return "\(left) \(found.relation.sign) \(bound)\(place)\(Self.suffix(found.priority))"
  }

  private func rule(_ name: StackRuleName, of stack: Stack) -> StackRule? {
    if rules[stack.view] == nil {
      rules[stack.view] = scene.rules(of: stack, lengths: &lengths).rules
    }
    guard let all = rules[stack.view], all.indices.contains(name.index) else { return nil }
    return all[name.index]
  }

  private func sum(_ terms: [StackRule.Term], of stack: Stack) -> String {
    terms.map { term in
      let factor = abs(term.factor)
      let text =
        switch term.operand {
        case .anchor(let anchor):
          "\(name(anchor.item))\(anchor.area == .item ? "" : ".\(anchor.area.name)").\(anchor.attribute.name)"
        case .auxiliary(let number): auxiliary(number, of: stack)
        }
      return factor == 1 ? text : "\(NumberText.string(factor)) * \(text)"
    }.joined(separator: " + ")
  }

  private func auxiliary(_ number: Int, of stack: Stack) -> String {
    let quantity =
      switch stack.distribution {
      case .equalSpacing: "gap"
      case .equalCentering: number == 0 ? "distance of centers" : "excess \(number)"
      case .fill, .fillEqually, .fillProportionally: "unit"
      }
    return "\(quantity) of \(name(stack.view))"
  }
}
