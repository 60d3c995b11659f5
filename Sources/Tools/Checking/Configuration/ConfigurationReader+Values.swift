internal import TextBytes
internal import YAMLDocuments

extension ConfigurationReader {
  func members(
    _ node: YAMLNode, of what: String
  ) throws(Failure) -> [YAMLNode.Member] {
    guard let members = node.members else {
      throw failure(node.mark, "\(what) must be a mapping of names to values")
    }
    return members
  }

  func text(_ node: YAMLNode) throws(Failure) -> String {
    guard let text = node.text else { throw failure(node.mark, "must be a string") }
    return text
  }

  /// A text, or a list of them.
  func texts(_ node: YAMLNode) throws(Failure) -> [(text: String, node: YAMLNode)] {
    guard let sequence = node.elements else { return [(try text(node), node)] }
    var found: [(text: String, node: YAMLNode)] = []
    for element in sequence { found.append((try text(element), element)) }
    return found
  }

  func length(_ node: YAMLNode) throws(Failure) -> Double {
    guard let number = DecimalNumber.value(try text(node)), number >= 0, number <= 1e6 else {
      throw failure(node.mark, "must be a number from 0 to 1000000")
    }
    return number
  }

  func severity(_ node: YAMLNode) throws(Failure) -> Severity {
    let name = try text(node)
    // YAML 1.1 reads `off` as a boolean; the scalar keeps the spelling.
    guard let severity = Severity(exactly: name == "false" ? "off" : name) else {
      throw failure(node.mark, "\"\(name)\" is not a severity: write error, warning, note or off")
    }
    return severity
  }

  func rule(_ id: String, at mark: YAMLNode.Mark) throws(Failure) -> Rule {
    guard let rule = Rule.named(id) else {
      let ids = Rule.allCases.map(\.rawValue).joined(separator: ", ")
      throw failure(mark, "unknown rule \"\(id)\": write one of \(ids)")
    }
    return rule
  }

  func unknown(_ key: YAMLNode.Member, among known: [String]) -> Failure {
    let names = known.joined(separator: ", ")
    return failure(key.mark, "unknown name \"\(key.name)\": write one of \(names)")
  }

  func failure(_ mark: YAMLNode.Mark, _ reason: String) -> Failure {
    Failure(mark, in: path, reason: reason)
  }
}
