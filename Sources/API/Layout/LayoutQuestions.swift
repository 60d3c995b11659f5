import ConstraintSolver
import Layout

extension LayoutRequestDecoder {
  /// Reads the names of the views and guides to explain.
  func readExplained(_ value: JSONValue) throws(Problem) -> [ItemIndex] {
    guard let elements = faults.array(value) else { return [] }
    guard value.count <= limits.variants else {
      throw exceeded("views to explain", limits.variants, at: value)
    }
    return elements.compactMap(item)
  }

  /// Reads the views whose fitting sizes are asked for.
  func readFitted(_ value: JSONValue) throws(Problem) -> [LayoutRequest.Fitted] {
    guard let elements = faults.array(value) else { return [] }
    guard value.count <= limits.variants else {
      throw exceeded("views to fit", limits.variants, at: value)
    }
    var fitted: [LayoutRequest.Fitted] = []
    let rule = "a fitting size is that of a view"
    for element in elements {
      if element.kind == .string {
        if let view = view(element, rule) { fitted.append(.init(view: view)) }
        continue
      }
      guard element.kind == .object else {
        faults.addWrongKind(element, wanted: "a string or an object")
        continue
      }
      guard let fields = ObjectFields<FitMember>(element, faults) else { continue }
      let width = fields[.width].flatMap(length)
      let height = fields[.height].flatMap(length)
      guard let name = fields.required(.view, faults), let view = view(name, rule) else { continue }
      fitted.append(.init(view: view, width: width, height: height))
    }
    return fitted
  }
}

extension LayoutRequest {
  /// Answers `explain` and `fit` within what is left of the work.
  func answerQuestions(
    _ outcome: inout LayoutOutcome, _ limits: inout SolveLimits
  ) throws(LayoutError) {
    if !explained.isEmpty {
      let engine = LayoutEngine(options: options, limits: limits)
      outcome.explanations = try engine.explain(explained, in: scene)
    }
    for fit in fitted {
      if let stop = limits.shouldStop, stop() { throw .stopped(after: SolveProgress()) }
      do throws(LayoutError) {
        let compressed = try size(fit, .compressed, &limits)
        let expanded = try size(fit, .expanded, &limits)
        outcome.fits.append(.sizes(compressed: compressed, expanded: expanded))
      } catch {
        guard case .conflict(let sets) = error else { throw error }
        outcome.fits.append(.conflict(sets))
      }
    }
  }

  private func size(
    _ fit: Fitted, _ target: FittingTarget, _ limits: inout SolveLimits
  ) throws(LayoutError) -> Size {
    let engine = LayoutEngine(options: options, limits: limits)
    let found = try engine.fittingSize(
      of: fit.view, in: scene, width: fit.width.map { .fixed($0) } ?? target,
      height: fit.height.map { .fixed($0) } ?? target)
    limits.work = max(0, limits.work - found.work)
    return found.size
  }
}

extension LayoutAnswerEncoder {
  /// Writes the answers to `explain` and `fit`, where these are asked.
  mutating func writeQuestions(_ outcome: LayoutOutcome) {
    let naming = request.naming(of: request.scene)
    if !request.explained.isEmpty {
      json.key("explain")
      json.beginArray()
      for explanation in outcome.explanations {
        if json.isFull { break }
        write(explanation, naming)
      }
      json.endArray()
    }
    guard !request.fitted.isEmpty else { return }
    json.key("fit")
    json.beginArray()
    for (fit, answer) in zip(request.fitted, outcome.fits) {
      if json.isFull { break }
      json.beginObject()
      json.key("view")
      json.string(request.scene.names.bytes(of: fit.view.index))
      switch answer {
      case .sizes(let compressed, let expanded):
        write("compressed", compressed)
        write("expanded", expanded)
      case .conflict(let sets):
        json.key("conflicts")
        naming.write(sets, to: &json)
      }
      json.endObject()
    }
    json.endArray()
  }

  private mutating func write(_ explanation: LayoutExplanation, _ naming: LayoutNaming) {
    json.beginObject()
    json.key("view")
    json.string(request.scene.names.bytes(of: explanation.item.index))
    json.key("horizontal")
    naming.write(explanation.horizontal, to: &json)
    json.key("vertical")
    naming.write(explanation.vertical, to: &json)
    json.key("settling")
    json.beginArray()
    for constraint in explanation.settling {
      json.string(ConstraintPrinter.text(of: constraint, names: request.scene.names))
    }
    json.endArray()
    json.endObject()
  }

  private mutating func write(_ name: String, _ size: Size) {
    json.key(name)
    json.beginObject()
    json.key("width")
    json.number(size.width)
    json.key("height")
    json.number(size.height)
    json.endObject()
  }
}
