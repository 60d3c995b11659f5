internal import InterfaceBuilder
public import SwiftReading
public import TextBytes
public import UIKitModel

/// The texts of the `.strings` files of a folder of sources in the language of the sources.
///
/// A key that several files of one table give different texts has none.
public final class LocalizedFiles: LocalizedTexts {
  /// The ends of the names of the files.
  public static let suffixes = [".strings"]
  /// The table that has the texts without a table of their own.
  private static let standardTable = "Localizable"

  private var tables: TextDictionary<TextDictionary<String>> = [:]
  private var contradictions: TextDictionary<TextSet> = [:]

  /// Reads the files of a language; those that cannot be read are left out.
  ///
  /// - Parameters:
  ///   - files: The files, as of ``SourceFolder``.
  ///   - languages: The languages of the sources, best first.
  /// - Complexity: O(bytes), expected.
  public init(_ files: [SourceFolder.File], languages: [String] = ["en", "Base"]) {
    for language in languages {
      for file in files {
        let parts = file.path.split(separator: "/")
        guard parts.count > 1, parts[parts.count - 2].utf8.elementsEqual("\(language).lproj".utf8),
          let table = parts.last?.dropLast(Self.suffixes[0].count),
          let texts = try? StringsFile(file.bytes)
        else { continue }
        add(texts.entries, to: String(table))
      }
      if !tables.isEmpty { return }
    }
  }

  /// Adds texts, as those of a string catalog.
  ///
  /// - Complexity: O(texts), expected.
  public func add(_ texts: TextDictionary<String>, to table: String) {
    for (key, text) in texts {
      let known = tables[table]?[key]
      if let known, !known.utf8.elementsEqual(text.utf8) {
        _ = contradictions[table, default: []].insert(key)
      }
      tables[table, default: [:]][key] = text
    }
  }

  /// The text of a key; nil if no file has it.
  public func text(forKey key: String, table: String?) -> String? {
    let table = table ?? Self.standardTable
    guard contradictions[table]?.contains(key) != true else { return nil }
    return tables[table]?[key]
  }
}
