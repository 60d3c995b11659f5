import API
import ConstraintLayout
import InterfaceBuilder
internal import LayoutRequests
internal import TextBytes

extension InterfaceSceneCheck {
  /// The findings, with calibrated severities unless a configuration sets them.
  func finished(_ stated: Set<Rule>) -> Found {
    guard let rules else { return found }
    var found = found
    let all = rules.collector.findings
    let overlaps = Self.causes(ofOverlaps: all)
    found.findings += all.map { finding in
      var finding = finding
      finding.message += severities.explanation(of: finding)
      if !stated.contains(finding.rule), let imported {
        let isOwn = own.map { finding.occurrences.contains(.configuration($0.name)) } ?? false
        finding.severity = severities.severity(
          of: finding, in: imported, isOwn: isOwn, isStrict: check.configuration.isStrict)
      }
      finding.causeKey = severities.causes.causeKeys[finding.identity] ?? overlaps[finding.identity]
      return finding
    }
    if let notice = rules.collector.noticeOnExcess {
      found.notices.append("\(file.path): \(notice)")
    }
    if let own { found.report = report(own.verdict, own.request, found.findings, in: own.name) }
    return found
  }

  /// By overlap: the first overlap that shares one of its views.
  private static func causes(ofOverlaps findings: [Finding]) -> [Finding.Identity: String] {
    var first: TextDictionary<String> = [:]
    var causes: [Finding.Identity: String] = [:]
    for finding in findings where finding.rule == .overlap {
      let views = finding.key.utf8.split(separator: 0x0A).map {
        String(decoding: $0, as: UTF8.self)
      }
      let cause = views.lazy.compactMap { first[$0] }.first
      if let cause { causes[finding.identity] = cause }
      for view in views where first[view] == nil { first[view] = cause ?? finding.key }
    }
    return causes
  }

  private func report(
    _ own: InterfaceVerdict, _ request: LayoutRequest, _ findings: [Finding], in name: String
  ) -> InterfaceReport.Scene {
    let names = own.layout.scene.names
    func named(_ frames: [Frame]?) -> [InterfaceReport.NamedFrame] {
      (frames ?? []).enumerated().map { .init(id: names.string(of: $0.offset), frame: $0.element) }
    }
    let atOwn = findings.filter { finding in
      finding.rule == .unreadable || finding.occurrences.contains(.configuration(name))
    }
    return InterfaceReport.Scene(
      root: own.imported.scene.root, frames: named(own.exact), rounded: named(own.rounded),
      findings: atOwn.map { finding in
        return .init(
          rule: finding.rule, severity: finding.severity, view: finding.view,
          constraints: finding.places.compactMap { request.documentID(of: $0) })
      })
  }
}
