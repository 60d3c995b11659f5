import JSONDocuments
import JSONText
internal import TextBytes

/// The findings that a project has accepted for now.
///
/// A finding is identified by its rule, file and subject, not by its line. Of several equal
/// findings, as many are accepted as the file lists.
public struct Baseline: Hashable, Sendable {
  private struct Entry: Hashable {
    var rule: String
    var path: String
    var key: String
  }

  private var counts: [Entry: Int] = [:]

  /// Makes the baseline of some findings. Unreadable documents are not accepted.
  public init(of findings: [Finding]) {
    for finding in findings where finding.rule.isSuppressible {
      counts[Self.entry(finding), default: 0] += 1
    }
  }

  /// Reads a baseline; `nil` if the bytes are not one.
  public init?(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument.parse(bytes),
      let findings = document.root["findings"], findings.kind == .array
    else { return nil }
    for finding in findings.elements {
      guard let rule = finding["rule"]?.string, let path = finding["path"]?.string,
        let key = finding["key"]?.string
      else { return nil }
      let count = finding["count"]?.integer ?? 1
      let entry = Entry(rule: rule, path: path, key: key)
      counts[entry] = min(max(count, 0), 1_000_000) + counts[entry, default: 0]
    }
    withExtendedLifetime(document) {}
  }

  /// The number of accepted findings.
  public var count: Int { counts.values.reduce(0, +) }

  /// The findings that are not accepted, in their order.
  ///
  /// - Complexity: O(findings), expected.
  public func rest(of findings: [Finding]) -> [Finding] {
    var left = counts
    return findings.filter { finding in
      guard finding.rule.isSuppressible, let count = left[Self.entry(finding)], count > 0 else {
        return true
      }
      left[Self.entry(finding)] = count - 1
      return false
    }
  }

  /// The text of the file: a line for each finding, in the order of paths and rules.
  public var text: [UInt8] {
    let sorted = counts.sorted {
      (ExactText($0.key.path), ExactText($0.key.rule), ExactText($0.key.key))
        < (ExactText($1.key.path), ExactText($1.key.rule), ExactText($1.key.key))
    }
    var bytes = Array("{\n  \"findings\": [".utf8)
    for (index, (entry, count)) in sorted.enumerated() {
      var json = JSONWriter()
      json.beginObject()
      json.member("path", entry.path)
      json.member("rule", entry.rule)
      json.member("key", entry.key)
      if count > 1 {
        json.member("count", count)
      }
      json.endObject()
      bytes += Array((index == 0 ? "\n    " : ",\n    ").utf8) + json.bytes
    }
    return bytes + Array("\n  ]\n}\n".utf8)
  }

  private static func entry(_ finding: Finding) -> Entry {
    Entry(rule: finding.rule.rawValue, path: finding.path, key: finding.key)
  }
}
