internal import Checking
internal import JSONDocuments
internal import JSONText

/// `check`: the findings of `trellis check`.
enum CheckTool {
  /// The options of `trellis check` for parameters.
  private static let options: [(parameter: StaticString, option: String)] = [
    ("devices", "devices"), ("directions", "direction"), ("textScales", "text-scale"),
    ("widths", "widths"), ("languages", "languages"), ("pseudo", "pseudo"),
  ]

  static func answer(
    to arguments: ToolArguments, _ host: some ToolHost
  ) throws(ToolFailure) -> ToolAnswer {
    var request = CheckRequest()
    request.paths = arguments.strings("paths")
    if let document = arguments["request"] {
      request.document = RequestBody.text(of: document, adding: [])
    }
    guard request.paths.isEmpty != (request.document == nil) else {
      throw ToolFailure(
        host.hasFiles ? "give either paths or request" : "give a layout as request")
    }
    request.options = options.compactMap { name, option in
      arguments[name]?.string.map { (option, $0) }
    }
    request.fix = arguments["fix"]?.bool == true
    if request.fix, request.document == nil, !host.allowsFixes {
      throw ToolFailure("files may not be changed: start the server with --allow-fix")
    }
    return answer(try host.check(request))
  }

  private static func answer(_ found: CheckAnswer) -> ToolAnswer {
    let report = found.report
    var answer = ToolAnswer(summary(of: report))
    for fix in found.fixes {
      let place = fix.path.map { "\($0): " } ?? ""
      let repairs = Excerpts.count(fix.count, "repair")
      answer.add("fixes", "\(place)applied \(repairs); \(fix.proof)") { json in
        json.beginObject()
        if let path = fix.path { json.member("path", path) }
        json.member("repairs", fix.count)
        json.member("proof", fix.proof)
        json.endObject()
      }
      guard let document = fix.document else { continue }
      answer.facts.append(("fixed", document))
      answer.attachment = String(decoding: document, as: UTF8.self)
    }
    for finding in report.findings { add(finding, to: &answer) }
    for remark in found.remarks + report.notices {
      answer.add("remarks", "remark: \(remark)") { $0.string(remark) }
    }
    return answer
  }

  private static func summary(of report: CheckReport) -> String {
    let counts = [
      (Severity.error, "error"), (.warning, "warning"), (.note, "note"),
    ].filter { report.count(of: $0.0) > 0 }.map { Excerpts.count(report.count(of: $0.0), $0.1) }
    let files = Excerpts.count(report.paths.count, "file")
    return "\(counts.isEmpty ? "no findings" : counts.joined(separator: ", ")) in \(files)"
  }

  /// The most configurations of a finding to name.
  private static let namedConfigurations = 3

  private static func add(_ finding: Finding, to answer: inout ToolAnswer) {
    let place =
      finding.path == "-"
      ? finding.pointer : finding.path + (finding.range.map { ":\($0.line):\($0.column)" } ?? "")
    var text =
      "\(place) \(finding.severity.rawValue) [\(finding.rule.rawValue)] \(finding.message)"
    if !finding.configurations.isEmpty {
      let more = finding.configurations.count - namedConfigurations
      text += " at \(finding.configurations.prefix(namedConfigurations).joined(separator: "; "))"
      if more > 0 { text += " and \(more) more" }
    }
    for repair in finding.repairs {
      text += " | \(repair.fix == nil ? "repair" : "safe repair"): \(repair.text)"
    }
    if finding.repairs.isEmpty { text += " | help: \(finding.advice)" }
    answer.add("findings", text) { json in
      json.beginObject()
      json.member("rule", finding.rule.rawValue)
      json.member("severity", finding.severity.rawValue)
      if finding.path != "-" { json.member("path", finding.path) }
      json.member("pointer", finding.pointer)
      if finding.path != "-", let range = finding.range { json.member("line", range.line) }
      if let view = finding.view { json.member("view", view) }
      json.member("message", finding.message)
      if !finding.repairs.isEmpty { finding.writeRepairs(to: &json) }
      json.endObject()
    }
  }
}
