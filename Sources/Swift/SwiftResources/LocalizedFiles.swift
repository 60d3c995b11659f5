internal import InterfaceBuilder
public import SwiftReading
internal import TextBytes
public import UIKitModel

/// The texts of the `.strings` files of a folder of sources in the language of the sources.
///
/// A key that several files of one table give different texts has none.
public final class LocalizedFiles: LocalizedTexts, Sendable {
  /// The ends of the names of the files.
  public static let suffixes = [".strings"]
  /// The table that has the texts without a table of their own.
  private static let standardTable = "Localizable"

  private let tables: Tables

  /// Reads the files of a language; those that cannot be read are left out.
  ///
  /// - Parameters:
  ///   - files: The files, as of ``SourceFolder``.
  ///   - languages: The languages of the sources, best first.
  /// - Complexity: O(bytes), expected.
  public init(_ files: [SourceFolder.File], languages: [String] = ["en", "Base"]) {
    var tables = Tables()
    for language in languages where tables.isEmpty {
      for file in files {
        let parts = file.path.split(separator: "/")
        guard parts.count > 1, parts[parts.count - 2].utf8.elementsEqual("\(language).lproj".utf8),
          let table = parts.last?.dropLast(Self.suffixes[0].count),
          let texts = try? StringsFile(file.bytes)
        else { continue }
        tables.add(texts.entries, to: String(table))
      }
    }
    self.tables = tables
  }

  /// The text of a key; nil if no file has it.
  public func text(forKey key: String, table: String?) -> String? {
    tables.text(forKey: key, table: table ?? Self.standardTable)
  }
}

/// Texts by table and key.
private struct Tables: Sendable {
  private var texts: TextDictionary<TextDictionary<String>> = [:]
  private var contradictions: TextDictionary<TextSet> = [:]

  var isEmpty: Bool { texts.isEmpty }

  mutating func add(_ added: TextDictionary<String>, to table: String) {
    for (key, text) in added {
      let known = texts[table]?[key]
      if let known, !known.utf8.elementsEqual(text.utf8) {
        _ = contradictions[table, default: []].insert(key)
      }
      texts[table, default: [:]][key] = text
    }
  }

  func text(forKey key: String, table: String) -> String? {
    guard contradictions[table]?.contains(key) != true else { return nil }
    return texts[table]?[key]
  }
}
