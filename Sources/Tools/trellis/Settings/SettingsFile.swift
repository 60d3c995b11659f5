import API
import ArgumentParser
import Checking
import Files
internal import TextBytes
import YAMLDocuments

/// The configuration file of `trellis serve`: a YAML mapping of option names to values.
struct SettingsFile {
  /// The most bytes of a file.
  static let byteLimit = 1 << 16

  /// The values of an option.
  struct Value {
    /// One text, or several for an option that takes a list.
    let texts: [String]
    /// The file with the line and column of the value.
    let place: String
  }

  private let path: String
  private var values: TextDictionary<Value> = [:]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the file; it must be regular.
  ///   - names: the names of the options that may stand in it.
  /// - Throws: `ValidationError` with the place of the first fault.
  init(path: String, names: [String]) throws {
    self.path = TextReport.printable(path)
    guard let root = try root(of: path), root.text != "" else { return }
    guard let members = root.members else {
      throw fault(root.mark, "a configuration must be a mapping of options to values")
    }
    for member in members {
      guard names.contains(member.name) else { throw unknown(member, among: names) }
      values[member.name] = Value(
        texts: try texts(of: member), place: place(member.value.mark))
    }
  }

  /// The value of an option; nil if the file does not set it.
  func value(of name: String) -> Value? { values[name] }

  private func root(of path: String) throws -> YAMLNode? {
    let bytes: [UInt8]
    do throws(FileReader.Failure) {
      bytes = try FileReader.read(path, limit: Self.byteLimit)
    } catch {
      throw ValidationError("cannot read the configuration \(self.path): \(error)")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ValidationError("cannot read the configuration \(self.path): it is not UTF-8")
    }
    do throws(YAMLNode.Failure) {
      return try YAMLNode.read(text)
    } catch {
      throw fault(error.mark, error.reason)
    }
  }

  private func texts(of member: YAMLNode.Member) throws -> [String] {
    let name = member.name
    guard let elements = member.value.elements else {
      return [try text(of: member.value, name)]
    }
    guard ServeCommand.listNames.contains(name) else {
      throw fault(member.value.mark, "\(name) takes one value, not a list")
    }
    guard !elements.isEmpty else {
      throw fault(member.value.mark, "\(name) has no value; give it one, or remove the line")
    }
    return try elements.map { try text(of: $0, name) }
  }

  private func text(of node: YAMLNode, _ name: String) throws -> String {
    guard let text = node.text else {
      let isList = ServeCommand.listNames.contains(name)
      throw fault(node.mark, "\(name) must be a value\(isList ? " or a list of values" : "")")
    }
    guard !text.isEmpty else {
      throw fault(node.mark, "\(name) has no value; give it one, or remove the line")
    }
    guard text.utf8.count <= Trellis.argumentBytes else {
      throw fault(
        node.mark,
        "\(name) has \(text.utf8.count) bytes; the limit is \(Trellis.argumentBytes)")
    }
    // C strings, such as paths, would end there.
    guard !text.utf8.contains(0) else {
      throw fault(node.mark, "\(name) has a null character")
    }
    return text
  }

  private func unknown(_ member: YAMLNode.Member, among names: [String]) -> ValidationError {
    let shown = TextReport.printable(String(member.name.unicodeScalars.prefix(64)))
    if member.name.hasPrefix("no-"), case let flag = String(member.name.dropFirst(3)),
      names.contains(flag)
    {
      return fault(member.mark, "unknown option \"\(shown)\": write \(flag): false")
    }
    let known = Suggestion.nearest(to: member.name, among: names)
    return fault(
      member.mark, "unknown option \"\(shown)\"\(known.map { ": did you mean \($0)?" } ?? "")")
  }

  private func place(_ mark: YAMLNode.Mark) -> String { "\(path):\(mark.line):\(mark.column)" }

  private func fault(_ mark: YAMLNode.Mark, _ reason: String) -> ValidationError {
    ValidationError("\(place(mark)): \(reason)")
  }
}
