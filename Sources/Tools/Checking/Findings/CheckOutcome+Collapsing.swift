extension CheckOutcome {
  /// The most followers of a finding to list with their places.
  private static let namedFollowers = 4

  /// Merges findings of one cause into one, which states their number.
  ///
  /// - Complexity: O(findings), expected.
  mutating func collapse() {
    guard findings.contains(where: { $0.causeKey != nil }) else { return }
    var numbers: [Finding.Identity: Int] = [:]
    for (number, finding) in findings.enumerated() where finding.causeKey == nil {
      numbers[finding.identity] = number
    }
    var rest: [Finding] = []
    var kept: [Int] = []
    for (number, finding) in findings.enumerated() {
      let cause = finding.causeKey.flatMap { key in
        numbers[Finding.Identity(rule: finding.rule, key: key)]
      }
      guard let cause else {
        kept.append(number)
        continue
      }
      findings[cause].followers.append(finding)
    }
    for number in kept { rest.append(findings[number].toldWithFollowers(Self.namedFollowers)) }
    findings = rest
  }
}

extension Finding {
  /// The finding with the number and the first places of its followers.
  fileprivate func toldWithFollowers(_ limit: Int) -> Finding {
    guard !followers.isEmpty else { return self }
    var told = self
    let count = followers.count
    let noun = rule == .conflict ? "conflict" : rule == .overlap ? "overlap" : "view"
    let verb =
      switch (rule, count) {
      case (.conflict, 1): "shares constraints with it"
      case (.conflict, _): "share constraints with it"
      case (.staleFlag, _), (.assumed, _): "in the scene as well"
      case (.overlap, _): "of these views"
      case (_, 1): "follows it"
      default: "follow it"
      }
    told.message += "; \(NumberWords.count(count, "other \(noun)")) \(verb)"
    told.severity = max(severity, followers.map(\.severity).max() ?? severity)
    told.related += followers.prefix(limit).map {
      .init(message: $0.message, pointer: "", range: $0.range)
    }
    return told
  }

  /// The finding and its followers.
  var withFollowers: [Finding] { [self] + followers }
}
