public import ConstraintLayout
import ConstraintSolver
internal import JSONText

extension LayoutRequest {
  /// A constraint of a layout as text, with its place in the request.
  public struct ConstraintPlace: Hashable, Sendable {
    /// The constraint as text, or the name of an implied constraint of a view.
    public var text: String
    /// The part of the document that states it, if any.
    public var place: RequestPlace?
    /// The id of the constraint, if it has one.
    public var id: String?
    /// The priority.
    public var priority: Double
  }

  /// Whether a constraint of the scene is one of several from the same element of the request.
  public func isPart(_ constraint: Int) -> Bool {
    places.constraints.indices.contains(constraint)
      && places.constraints[constraint].part >= 0
  }

  /// The name of a view or guide.
  public func name(of item: ItemIndex) -> String { scene.names.string(of: item.index) }

  /// Whether the request was read from JSON. Otherwise its places have positions instead of JSON
  /// Pointers.
  public var isJSON: Bool { places.document == nil }

  /// The JSON Pointer to a place.
  ///
  /// - Complexity: O(levels above it).
  public func pointer(to place: RequestPlace) -> String {
    switch place {
    case .document: ""
    case .item(let item): places.pointer(to: item, in: scene).text
    case .member(let item, let name):
      places.pointer(to: item, in: scene).appending(name).text
    case .constraint(let number):
      places.constraints.indices.contains(number)
        ? "/constraints/\(places.constraints[number].position)" : ""
    case .pointer(let text): text
    }
  }

  /// The position of a place in a document that is not JSON; `nil` if it has none.
  ///
  /// - Complexity: O(1).
  public func position(of place: RequestPlace) -> SourcePosition? {
    guard let document = places.document else { return nil }
    switch place {
    case .item(let item), .member(let item, _): return document.items[item.index]
    case .constraint(let number): return document.constraint(number)?.position
    case .document, .pointer: return nil
    }
  }

  /// The id that a non-JSON document gives to the constraint at a place; `nil` for other places,
  /// and for a constraint without an id.
  public func documentID(of place: RequestPlace) -> String? {
    guard case .constraint(let number) = place else { return nil }
    return places.document?.constraint(number)?.id
  }

  /// Describes a constraint, with its place in the request.
  ///
  /// - Parameters:
  ///   - origin: A constraint of a solved layout.
  ///   - scene: The scene of that layout.
  ///   - variant: The index of the layout's variant, if it is one.
  ///   - printer: A printer for that scene, which several calls can share.
  /// - Returns: The constraint.
  /// - Complexity: O(length of the names).
  public func place(
    of origin: ConstraintOrigin, in scene: LayoutScene, variant: Int? = nil,
    _ printer: OriginPrinter? = nil
  ) -> ConstraintPlace {
    let text = (printer ?? OriginPrinter(scene)).text(of: origin)
    switch origin {
    case .constraint(let number):
      guard places.constraints.indices.contains(number) else {
        return ConstraintPlace(text: "a constraint", place: nil, id: nil, priority: 1000)
      }
      let location = places.constraints[number]
      let constraint = scene.constraints[number]
      return ConstraintPlace(
        text: text, place: .constraint(number),
        id: location.id < 0 ? nil : places.ids.string(of: Int(location.id)),
        priority: constraint.priority.value)
    case .implied(let item, let implication):
      let given = base(implication, of: item)
      let statement = given == nil ? variant.flatMap { variants[$0].statements[origin] } : nil
      let place = given.map { RequestPlace.member(item, $0) } ?? .item(item)
      return ConstraintPlace(
        text: text, place: statement.map { .pointer($0) } ?? place, id: nil,
        priority: scene.priority(of: implication, item).value)
    case .stack(let rule):
      return ConstraintPlace(
        text: text, place: .member(rule.view, "stack"), id: nil,
        priority: rule.priority.value)
    }
  }

  /// The member of the request that states an implied constraint, if any.
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
