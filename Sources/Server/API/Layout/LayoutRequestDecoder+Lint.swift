internal import JSONDocuments
internal import LayoutRequests

extension LayoutRequestDecoder {
  /// Reads the lint directives: `{"disable": ["overlap", {"rule": …, "view": …}]}`.
  ///
  /// Rule ids are not validated, so documents that name rules of a later version can still be
  /// solved.
  func readDisabledRules(_ value: JSONValue) throws(Problem) -> [LayoutRequest.DisabledRule] {
    guard let fields = ObjectFields<LintMember>(value, errors), let list = fields[.disable],
      let elements = errors.array(list)
    else { return [] }
    guard list.count <= limits.constraints else {
      throw exceeded("disabled rules", limits.constraints, at: list)
    }
    var rules: [LayoutRequest.DisabledRule] = []
    rules.reserveCapacity(list.count)
    for (index, element) in elements.enumerated() {
      let pointer = "/lint/disable/\(index)"
      switch element.kind {
      case .string:
        rules.append(.init(rule: element.string ?? "", view: nil, pointer: pointer))
      case .object:
        guard let fields = ObjectFields<DisabledRuleMember>(element, errors),
          let rule = fields.required(.rule, errors), let name = errors.string(rule)
        else { continue }
        // A directive for a removed view is not a layout error.
        let view = fields[.view].flatMap { errors.string($0) }
        rules.append(
          .init(
            rule: String(decoding: name, as: UTF8.self),
            view: view.map { String(decoding: $0, as: UTF8.self) }, pointer: pointer))
      default: errors.addWrongKind(element, wanted: "a string or an object")
      }
    }
    return rules
  }
}
