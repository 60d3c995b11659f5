internal import InterfaceBuilder
public import SwiftReading
internal import TextBytes
public import UIKitModel

/// The texts of the `.strings` files and string catalogues of a folder of sources in the language
/// of the sources.
///
/// A key that several files of one table give different texts has none.
public final class LocalizedFiles: LocalizedTexts, Sendable {
  /// The ends of the names of the files.
  public static let suffixes = [strings, catalogue]
  private static let strings = ".strings"
  private static let catalogue = ".xcstrings"
  /// The table that has the texts without a table of their own.
  private static let standardTable = "Localizable"

  private let tables: Tables

  /// Reads the files of a language; those that cannot be read are left out.
  ///
  /// - Parameters:
  ///   - files: The files, as of ``SourceFolder``.
  ///   - languages: The languages of the sources, best first. A catalogue states its own.
  /// - Complexity: O(bytes), expected.
  public init(_ files: [SourceFolder.File], languages: [String] = ["en", "Base"]) {
    var tables = Tables()
    for language in languages where tables.isEmpty {
      for file in files {
        let parts = file.path.split(separator: "/")
        guard parts.count > 1, parts[parts.count - 2].utf8.elementsEqual("\(language).lproj".utf8),
          let table = Self.table(of: file, Self.strings),
          let texts = try? StringsFile(file.bytes)
        else { continue }
        tables.add(texts.entries, to: table)
      }
    }
    for file in files {
      guard let table = Self.table(of: file, Self.catalogue),
        let catalogue = try? StringCatalogue(file.bytes)
      else { continue }
      var texts = catalogue.source.flatMap { catalogue.texts[$0] } ?? [:]
      for key in catalogue.ownTexts { texts[key] = key }
      tables.add(texts, to: table)
    }
    self.tables = tables
  }

  /// The table of a file with an ending; nil if it has another.
  private static func table(of file: SourceFolder.File, _ ending: String) -> String? {
    guard let name = file.path.split(separator: "/").last, name.utf8.count > ending.utf8.count,
      name.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    else { return nil }
    return String(name.dropLast(ending.count))
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
