internal import TextBytes

/// Views by class and address, and the legend that names them.
extension ConflictLogParser {
  func view(_ reference: Reference, _ names: inout ConflictLogNames) -> Int {
    names.view(key: reference.key, type: reference.type, name: reference.name)
  }

  /// Resolves a reference such as `UILabel:0x7f'Title'`, or a name of the legend.
  func reference(_ text: String) -> Reference {
    var plain = text[...]
    var name: String?
    if plain.hasSuffix("'"), let quote = plain.firstIndex(of: "'") {
      name = String(plain[plain.index(after: quote)...].dropLast())
      plain = plain[..<quote]
    }
    if let colon = String(plain).lastPlace(of: ":0x") {
      let type = String(plain[..<colon])
      let address = String(plain[plain.index(after: colon)...])
      // A view's identifier is printed in place of its class.
      let known = legend.filter { $0.value.key == address && $0.key != "|" }.map(\.key).min()
      return Reference(key: address, type: type, name: name ?? known)
    }
    let key = name ?? String(plain)
    if let known = legend[key] { return Reference(key: known.key, type: known.type, name: key) }
    return Reference(key: key, type: nil, name: key)
  }

  /// Reads the legend at the end of the line: `names: title:0x7f, '|':UIView:0x7e`.
  mutating func readLegend() {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let range = text.lastPlace(of: "ames: ") else { return }
    let list = text[text.index(range, offsetBy: 6)...]
    for part in list.split(separator: ",") {
      var entry = Substring(part.utf8.drop { $0 == UInt8(ascii: " ") })
      while let last = entry.utf8.last, last == UInt8(ascii: " ") || last == UInt8(ascii: ")") {
        entry = Substring(entry.utf8.dropLast())
      }
      let name: Substring
      if entry.hasPrefix("'"), let end = entry.dropFirst().firstIndex(of: "'") {
        name = entry[entry.index(after: entry.startIndex)..<end]
        entry = Substring(entry[entry.index(after: end)...].utf8.drop { $0 == UInt8(ascii: ":") })
      } else {
        guard let colon = entry.firstIndex(of: ":") else { continue }
        name = entry[..<colon]
        entry = entry[entry.index(after: colon)...]
      }
      let rest = String(entry)
      if let colon = rest.lastPlace(of: ":0x") {
        legend[String(name)] = Reference(
          key: String(rest[rest.index(after: colon)...]), type: String(rest[..<colon]), name: nil)
      } else if rest.hasPrefix("0x") {
        legend[String(name)] = Reference(key: rest, type: nil, name: nil)
      } else {
        legend[String(name)] = Reference(key: rest, type: nil, name: rest)
      }
    }
    // The legend may define `|` by the name of a view.
    let stated = legend
    for (name, reference) in stated {
      if let other = stated[reference.key] { legend[name]?.key = other.key }
    }
  }
}
