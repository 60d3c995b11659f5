/// The state of a sweep in one of its parts: the findings that a part shares with others.
struct SweepPart {
  /// The findings of the previous part, whose messages exist.
  let continuing: Set<Finding.Identity>
  /// The findings of the whole sweep so far, whose repairs exist.
  let known: [Finding.Identity: FindingCollector.Entry]
  /// The findings of the previous part that this part also has.
  private(set) var continued: [Finding.Identity] = []

  init(
    continuing: Set<Finding.Identity>, known: [Finding.Identity: FindingCollector.Entry]
  ) {
    self.continuing = continuing
    self.known = known
  }

  /// Whether the previous part has a finding. It is then noted as continued.
  mutating func continues(_ finding: Finding.Identity) -> Bool {
    guard continuing.contains(finding) else { return false }
    continued.append(finding)
    return true
  }
}
