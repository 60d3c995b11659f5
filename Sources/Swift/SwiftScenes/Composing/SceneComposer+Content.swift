internal import ConstraintLayout
internal import ConstraintSolver
internal import SwiftInterpreter
internal import SwiftWorld
internal import SystemControls
internal import TextBytes
internal import UIKitModel

extension SceneComposer {
  /// The size of a view's content with its priorities; nil if it has none, or none is known.
  ///
  /// By default content hugs at 250 and resists compression at 750. Source:
  /// https://developer.apple.com/documentation/uikit/uiview/contenthuggingpriority(for:).
  func intrinsicSize(_ content: ViewContent, _ view: ViewState) -> IntrinsicSize? {
    guard content.width != nil || content.height != nil || content.text != nil else { return nil }
    func length(_ length: Double?) -> Double? {
      length.flatMap { LayoutLimits.allows($0) ? $0 : nil }
    }
    return IntrinsicSize(
      width: length(content.width), height: length(content.height),
      hugging: priorities(view.hugging, .low),
      compressionResistance: priorities(view.compression, .high))
  }

  private func priorities(_ stated: [Axis: Quantity], _ standard: Priority) -> AxisPriorities {
    func priority(_ axis: Axis) -> Priority {
      stated[axis]?.number.flatMap { Priority($0) } ?? standard
    }
    return AxisPriorities(horizontal: priority(.horizontal), vertical: priority(.vertical))
  }

  /// The insets of a view.
  func geometry(of object: ObjectValue) -> ItemGeometry {
    var geometry = ItemGeometry()
    let own = margins(of: object)
    if object === root {
      geometry.safeArea = given.safeArea
      var margins = own ?? given.margins
      if object.viewState?.controller != nil {
        // A controller's view keeps the system's minimum at both sides.
        margins.leading = max(margins.leading, given.margins.leading)
        margins.trailing = max(margins.trailing, given.margins.trailing)
      }
      if library.property("insetsLayoutMarginsFromSafeArea", of: object)?.boolean != false {
        for side in DirectionalInsets.Side.allCases { margins[side] += given.safeArea[side] }
      }
      geometry.margins = margins
    } else if let own {
      geometry.margins = own
    } else if library.isKind(object, "UIStackView") {
      geometry.margins = DirectionalInsets()
    } else if object.viewState?.placement == .fills, let cell = object.superview,
      library.isKind(cell, "UITableViewCell")
    {
      let (side, line) = SystemMargins.tableCell(width: given.width ?? 0)
      geometry.margins = DirectionalInsets(
        top: line, leading: side, bottom: line, trailing: side)
    }
    return geometry
  }

  /// The margins that the code sets; nil if it sets none, or not all are known.
  private func margins(of object: ObjectValue) -> DirectionalInsets? {
    for name in ["directionalLayoutMargins", "layoutMargins"] {
      guard case .structure(let value)? = library.property(name, of: object) else { continue }
      func side(_ names: String...) -> Double? {
        names.lazy.compactMap { library.field($0, of: value)?.double }.first
      }
      guard let top = side("top"), let bottom = side("bottom"),
        let leading = side("leading", "left"), let trailing = side("trailing", "right"),
        [top, bottom, leading, trailing].allSatisfy({ LayoutLimits.allows($0) })
      else { return nil }
      return DirectionalInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
    return nil
  }

  // MARK: Stacks

  /// Adds the stack of a stack view.
  mutating func addStack(of object: ObjectValue) {
    guard library.isKind(object, "UIStackView"), let view = object.viewState,
      let index = index(of: object)
    else { return }
    let arranged = view.arranged.filter { self.index(of: $0) != nil }
    var stack = Stack(of: index, arranged: arranged.compactMap { self.index(of: $0) })
    let axis = choice("axis", of: object)
    let distribution = choice("distribution", of: object)
    let alignment = choice("alignment", of: object)
    // Which constraints it makes is then not known.
    guard ![axis, distribution, alignment].contains(.unknown) else { return }
    if axis == .known("vertical") { stack.axis = .vertical }
    if case .known(let name) = distribution {
      stack.distribution = Stack.Distribution(exactly: name) ?? .fill
    }
    if stack.distribution == .fillProportionally,
      stack.arranged.contains(where: { items[$0.index].unknownContent != nil })
    {
      // The proportions are those of the contents, one of which is not known.
      open(object, "the proportions of its views")
      stack.distribution = .fill
    }
    if case .known(let name) = alignment {
      stack.alignment = Stack.Alignment(exactly: name) ?? .fill
    }
    if let spacing = number("spacing", of: object) { stack.spacing = spacing }
    stack.isMarginRelative =
      flag("isLayoutMarginsRelativeArrangement", of: object) ?? false
    stack.isBaselineRelative = flag("isBaselineRelativeArrangement", of: object) ?? false
    for child in arranged {
      guard let place = self.index(of: child) else { continue }
      if let spacing = view.customSpacing[ObjectIdentifier(child)]?.number,
        LayoutLimits.allows(spacing)
      {
        stack.customSpacing[place] = spacing
      }
      if library.property("isHidden", of: child)?.boolean == true { stack.hidden.insert(place) }
    }
    if stack.axis == .vertical {
      // UIKit takes baselines of a column for its leading edge.
      if stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
        stack.alignment = .leading
      }
    }
    guard layout.error(in: stack) == nil else {
      items[index.index].openness = items[index.index].openness ?? .unknownAttribute("stack")
      return
    }
    layout.addStack(stack)
  }

  /// The value of a property with cases.
  private enum Choice: Equatable {
    case standard
    case known(String)
    case unknown
  }

  /// The name of a case; opens the view if it is not known.
  private mutating func choice(_ name: String, of object: ObjectValue) -> Choice {
    guard let value = library.property(name, of: object) else { return .standard }
    if case .enumeration(let found) = value { return .known(interpreter.program.text(found.name)) }
    if case .implicit(let found) = value { return .known(interpreter.program.text(found.name)) }
    open(object, name)
    return .unknown
  }

  private mutating func number(_ name: String, of object: ObjectValue) -> Double? {
    guard let value = library.property(name, of: object) else { return nil }
    if let number = value.double, LayoutLimits.allows(number) { return number }
    open(object, name)
    return nil
  }

  private mutating func flag(_ name: String, of object: ObjectValue) -> Bool? {
    guard let value = library.property(name, of: object) else { return nil }
    if let known = value.boolean { return known }
    open(object, name)
    return nil
  }

  /// Notes that an attribute of a view is not known.
  mutating func open(_ object: ObjectValue, _ attribute: String) {
    guard let index = index(of: object)?.index, items[index].openness == nil else { return }
    items[index].openness = .unknownAttribute(attribute)
  }
}
