internal import LayoutRequests

/// The rules that are checked in a document, and the findings that are silenced there.
///
/// A configuration sets severities and suppresses findings. The document itself may disable rules,
/// for one view or altogether.
struct FindingFilter {
  private let configuration: CheckConfiguration
  private let path: String
  private let disabled: Set<Disabled>

  /// A rule that the document disables, for a view or altogether.
  private struct Disabled: Hashable {
    var rule: String
    var view: String?
  }

  /// Makes the filter of a document, given its path relative to the configuration's folder.
  init(_ configuration: CheckConfiguration, _ request: LayoutRequest, relativePath: String) {
    self.configuration = configuration
    path = relativePath
    disabled = Set(request.disabledRules.map { Disabled(rule: $0.rule, view: $0.view) })
  }

  /// The severity of a rule.
  func severity(of rule: Rule) -> Severity { configuration.severity(of: rule) }

  /// Whether a rule is neither off nor disabled.
  func isChecked(_ rule: Rule) -> Bool {
    severity(of: rule) > .off && !isDisabled(rule, view: nil)
  }

  /// Whether a finding is silenced: its rule is disabled or suppressed for any of its views.
  func silences(_ rule: Rule, about views: [String]) -> Bool {
    guard rule.isSuppressible else { return false }
    let names: [String?] = views.isEmpty ? [nil] : views.map { Optional($0) }
    return names.contains { view in
      isDisabled(rule, view: view)
        || configuration.suppressions.contains { $0.covers(rule, view: view, path: path) }
    }
  }

  private func isDisabled(_ rule: Rule, view: String?) -> Bool {
    guard rule.isSuppressible, !disabled.isEmpty else { return false }
    return disabled.contains(Disabled(rule: rule.rawValue))
      || view.map { disabled.contains(Disabled(rule: rule.rawValue, view: $0)) } ?? false
  }
}
