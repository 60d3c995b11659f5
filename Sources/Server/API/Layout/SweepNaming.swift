import ConstraintLayout
internal import JSONDocuments
internal import JSONText
internal import LayoutRequests

/// Writes the constraints named by the stretches of a sweep.
///
/// Consecutive stretches name nearly the same constraints, so their JSON is made once and copied.
/// Only constraints that state the swept property differ: they are named with its value at the
/// lower end of the stretch.
struct SweepNaming {
  private let request: LayoutRequest
  private let query: LayoutRequest.Sweep
  /// The value of the property in the current stretch.
  private var value = 0.0
  /// The naming of the current stretch, made on first use because it copies the scene.
  private var naming: LayoutNaming?
  /// The members that name constraints, as JSON.
  private var texts: [UInt8] = []
  /// The ranges of the texts: by constraint, then by implication of each item. Empty until the text
  /// is made.
  private var places: [Range<Int>] = []

  init(_ request: LayoutRequest, _ query: LayoutRequest.Sweep) {
    self.request = request
    self.query = query
  }

  /// Begins a stretch whose lower end has this value of the property.
  mutating func begin(at value: Double) {
    self.value = value
    naming = nil
  }

  /// The naming of the current stretch.
  mutating func current() -> LayoutNaming {
    if let naming { return naming }
    var scene = request.scene
    for edit in query.edits(value, in: scene) { scene.apply(edit) }
    var statements: [ConstraintOrigin: String] = [:]
    if case .item(let item, .given(let dimension)) = query.path {
      statements[.implied(item, Implication(dimension))] = "/sweep/property"
    }
    let made = LayoutNaming(request, edited: scene, statements: statements)
    naming = made
    return made
  }

  /// Writes the members that name a constraint into an open object.
  ///
  /// - Complexity: O(length of the text).
  mutating func writeMembers(of origin: ConstraintOrigin, to json: inout JSONWriter) {
    guard let index = index(of: origin) else {
      return current().writeMembers(of: origin, to: &json)
    }
    if places.isEmpty {
      let scene = request.scene
      places = Array(
        repeating: 0..<0,
        count: scene.constraints.count + Implication.allCases.count * scene.items.count)
    }
    if places[index].isEmpty {
      var text = JSONWriter.metered(limit: json.limit)
      current().writeMembers(of: origin, to: &text)
      let start = texts.count
      texts += text.bytes
      places[index] = start..<texts.count
    }
    let place = places[index]
    guard !place.isEmpty else { return }
    texts.withUnsafeBufferPointer { json.raw(UnsafeBufferPointer(rebasing: $0[place])) }
  }

  /// The place of a constraint whose text is the same in all stretches; `nil` for others. Stack
  /// rules are among the others: they may contain lengths of other views.
  private func index(of origin: ConstraintOrigin) -> Int? {
    switch origin {
    case .constraint(let number):
      if case .constant(number) = query.path { return nil }
      return number
    case .implied(let item, let implication):
      if case .item(item, _) = query.path { return nil }
      return request.scene.constraints.count
        + Implication.allCases.count * item.index + Int(implication.rawValue)
    case .stack: return nil
    }
  }
}
