public import ConstraintLayout
import ConstraintSolver
internal import JSONText

extension LayoutRequest {
  /// A constraint of a layout in words, with its place in the request.
  public struct ConstraintPlace: Hashable, Sendable {
    /// The constraint as text, or the name of what a view implies.
    public var text: String
    /// The JSON Pointer to what states it; `nil` if nothing in the request does.
    public var pointer: String?
    /// The id of the constraint, if it has one.
    public var id: String?
    /// The priority.
    public var priority: Double
  }

  /// Whether a constraint of the scene is one of several that one element of the request states.
  public func isPart(_ constraint: Int) -> Bool {
    sourceMap.constraints.indices.contains(constraint)
      && sourceMap.constraints[constraint].part >= 0
  }

  /// The name of a view or guide.
  public func name(of item: ItemIndex) -> String { scene.names.string(of: item.index) }

  /// The JSON Pointer to a view or guide.
  ///
  /// - Complexity: O(levels above it).
  public func pointer(to item: ItemIndex) -> String {
    sourceMap.pointer(to: item, in: scene).text
  }

  /// A constraint in words, with its place in the request.
  ///
  /// - Parameters:
  ///   - origin: A constraint of a solved layout.
  ///   - scene: The scene of that layout.
  ///   - variant: The index of the variant that it is, if it is one.
  ///   - printer: A printer for that scene, which several calls can share.
  /// - Returns: The constraint.
  /// - Complexity: O(length of the names, and levels above the view).
  public func place(
    of origin: ConstraintOrigin, in scene: LayoutScene, variant: Int? = nil,
    _ printer: OriginPrinter? = nil
  ) -> ConstraintPlace {
    let text = (printer ?? OriginPrinter(scene)).text(of: origin)
    switch origin {
    case .constraint(let number):
      guard sourceMap.constraints.indices.contains(number) else {
        return ConstraintPlace(text: "a constraint", pointer: nil, id: nil, priority: 1000)
      }
      let location = sourceMap.constraints[number]
      let constraint = scene.constraints[number]
      return ConstraintPlace(
        text: text, pointer: "/constraints/\(location.position)",
        id: location.id < 0 ? nil : sourceMap.ids.string(of: Int(location.id)),
        priority: constraint.priority.value)
    case .implied(let item, let implication):
      let given = base(implication, of: item)
      let pointer = sourceMap.pointer(to: item, in: scene)
      let statement = given == nil ? variant.flatMap { variants[$0].statements[origin] } : nil
      return ConstraintPlace(
        text: text, pointer: statement ?? (given.map { pointer.appending($0) } ?? pointer).text,
        id: nil,
        priority: scene.priority(of: implication, item).value)
    case .stack(let rule):
      return ConstraintPlace(
        text: text,
        pointer: sourceMap.pointer(to: rule.view, in: scene).appending("stack").text, id: nil,
        priority: rule.priority.value)
    }
  }

  /// The member of the request that states an implied constraint, if one does.
  private func base(_ implication: Implication, of item: ItemIndex) -> String? {
    let given = scene.items[item.index].given
    switch implication {
    case .x: return given.x == nil ? nil : "x"
    case .y: return given.y == nil ? nil : "y"
    case .width: return given.width == nil ? nil : "width"
    case .height: return given.height == nil ? nil : "height"
    case .insets: return self.scene.insets(of: item) == nil ? nil : "insets"
    case .huggingHorizontal, .huggingVertical, .compressionResistanceHorizontal,
      .compressionResistanceVertical:
      return scene.intrinsicSize(of: item)?.width != nil
        || scene.intrinsicSize(of: item)?.height != nil ? "intrinsicSize" : nil
    case .nonNegativeWidth, .nonNegativeHeight: return nil
    }
  }
}
