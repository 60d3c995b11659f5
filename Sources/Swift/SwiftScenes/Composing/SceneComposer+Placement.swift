internal import ConstraintLayout
internal import ConstraintSolver
internal import SwiftInterpreter
internal import SwiftSources
internal import SwiftWorld
internal import UIKitModel

extension SceneComposer {
  /// Adds what places a view besides constraints: the system, its frame or its mask.
  mutating func addPlacement(of object: ObjectValue) {
    guard object !== root, let view = object.viewState, let superview = view.superview,
      let item = index(of: object), let outer = index(of: superview)
    else { return }
    if superview.viewState?.arranged.contains(where: { $0 === object }) == true { return }
    switch view.placement {
    case .fills:
      let mask = library.property("translatesAutoresizingMaskIntoConstraints", of: object)
      guard mask == nil || mask?.boolean == true else {
        return openPlace(item, .unknownAttribute("frame"))
      }
      for edge in [Attribute.left, .right, .top, .bottom] { tie(item, edge, to: outer) }
      return
    case .managed:
      openPlace(item, .managed)
      return
    case .own: break
    }
    switch library.property("translatesAutoresizingMaskIntoConstraints", of: object) {
    case .boolean(false)?: return
    case .boolean(true)?, nil: break
    default:
      open(object, "translatesAutoresizingMaskIntoConstraints")
      return
    }
    let isOfController = library.isViewOfKnownController(view)
    if isContent(object), !isOfController {
      return openPlace(item, .unknownAttribute("frame"))
    }
    guard view.openness == nil || isOfController else { return }
    addMask(of: object, item, outer)
  }

  private mutating func openPlace(_ item: ItemIndex, _ reason: Openness) {
    if items[item.index].openness == nil { items[item.index].openness = reason }
  }

  /// Places a view by its mask, as far as that follows from the sources.
  private mutating func addMask(of object: ObjectValue, _ item: ItemIndex, _ outer: ItemIndex) {
    let mask = flexibleSizes(library.property("autoresizingMask", of: object))
    let isWide = mask?.isWide ?? false
    let isHigh = mask?.isHigh ?? false
    if isWide || isHigh {
      // The frame that such a view keeps its distances with is that of its superview in all
      // sources that set no other.
      guard frame(of: object) == nil else { return openPlace(item, .unknownAttribute("frame")) }
      if isWide { for edge in [Attribute.left, .right] { tie(item, edge, to: outer) } }
      if isHigh { for edge in [Attribute.top, .bottom] { tie(item, edge, to: outer) } }
      if !isWide || !isHigh { openPlace(item, .unknownAttribute("frame")) }
      return
    }
    let isPlaced = placed.contains(ObjectIdentifier(object))
    let setsFrame = ["frame", "bounds", "center"].contains {
      library.property($0, of: object) != nil
    }
    let isZero = frame(of: object)?.allSatisfy { $0 == 0 } ?? false
    if mask != nil || setsFrame || library.initialFrame(of: object) != nil && !isZero {
      openPlace(item, .unknownAttribute("frame"))
    } else if isPlaced {
      items[item.index].hasForgottenMask = true
    } else {
      openPlace(item, .unknownAttribute("frame"))
    }
  }

  /// The numbers of a frame; nil if the code sets none, or not all are known.
  private func frame(of object: ObjectValue) -> [Double]? {
    let value = library.property("frame", of: object) ?? library.initialFrame(of: object)
    guard case .structure(let rectangle)? = value,
      case .structure(let origin)? = library.field("origin", of: rectangle),
      case .structure(let size)? = library.field("size", of: rectangle)
    else { return nil }
    let numbers = (origin.values + size.values).map(\.double)
    return numbers.contains { $0 == nil } ? nil : numbers.compactMap { $0 }
  }

  /// Whether a mask has a flexible width or height; nil without a mask.
  private func flexibleSizes(_ value: Value?) -> (isWide: Bool, isHigh: Bool)? {
    guard let value else { return nil }
    var sizes = (isWide: false, isHigh: false)
    for element in value.elements ?? [value] {
      let name: SwiftSymbol
      switch element {
      case .enumeration(let found): name = found.name
      case .implicit(let found): name = found.name
      default: continue
      }
      switch interpreter.program.text(name) {
      case "flexibleWidth": sizes.isWide = true
      case "flexibleHeight": sizes.isHigh = true
      default: break
      }
    }
    return sizes
  }

  /// Ties an edge to that of another item.
  mutating func tie(
    _ item: ItemIndex, _ edge: Attribute, to outer: ItemIndex, priority: Priority = .required
  ) {
    add(
      SceneConstraint(Anchor(item, edge), .equal, to: Anchor(outer, edge), priority: priority),
      from: nil)
  }

  /// Adds a constraint that the engine accepts.
  @discardableResult
  mutating func add(
    _ constraint: SceneConstraint, from source: SwiftScene.ConstraintSource?
  ) -> ConstraintError? {
    if let error = layout.error(in: constraint) { return error }
    layout.addConstraint(constraint)
    sources.append(source)
    return nil
  }
}
