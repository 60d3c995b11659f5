import API
import InterfaceBuilder
internal import TextBytes
internal import LayoutRequests

/// The texts of an Interface Builder document in other languages, from the files next to it:
/// `de.lproj/Main.strings` and `Main.xcstrings`.
struct LanguageFiles {
  /// A file that cannot be used.
  struct Fault {
    var path: String
    var bytes: [UInt8]
    var message: String
    var position: SourcePosition?
  }

  /// The texts by language and key. If both files have a text, the string catalog's is used.
  private(set) var texts: TextDictionary<TextDictionary<String>> = [:]
  private(set) var faults: [Fault] = []

  /// The limits of each file.
  private let limits: StringsFile.Limits
  /// The most languages per document.
  private let languageLimit: Int
  private static let suffix = ".lproj"

  /// Reads the files next to a document.
  ///
  /// - Parameters:
  ///   - document: The path of the document; `-` has no files.
  ///   - wanted: The languages; `nil` for all.
  ///   - limits: The limits of the files, and of their languages together.
  /// - Complexity: O(entries of the folder + bytes of the files), expected.
  init(beside document: String, wanted: [String]?, limits: RequestLimits) {
    self.limits = StringsFile.Limits(bytes: limits.stringsBytes, entries: limits.stringsEntries)
    languageLimit = limits.languages
    guard document != "-", wanted?.isEmpty != true else { return }
    let path = Path.normal(document)
    let folder = Path.folder(of: path)
    let file = Path.components(of: path).last ?? ""
    let name = file.split(separator: ".", omittingEmptySubsequences: false).dropLast()
      .joined(separator: ".")
    guard !name.isEmpty else { return }
    // A document in a language folder has the other languages next to that folder.
    let own = Path.components(of: folder).last.flatMap { Self.language(ofFolder: $0) }
    let project = own == nil ? folder : Path.folder(of: folder)
    func isWanted(_ language: String) -> Bool {
      language != "Base" && language != own && wanted?.contains(language) != false
    }
    guard let contents = try? FileSystem.contents(of: project) else { return }
    for entry in contents where entry.kind == .folder {
      guard let language = Self.language(ofFolder: entry.name), isWanted(language) else { continue }
      let strings = Path.joined(Path.joined(project, entry.name), "\(name).strings")
      guard FileSystem.exists(strings), hasRoom(for: language, strings) else { continue }
      readStrings(strings, language)
    }
    let catalogue = "\(name).xcstrings"
    for place in [folder, Path.joined(project, "mul\(Self.suffix)"), project] {
      let path = Path.joined(place, catalogue)
      guard FileSystem.exists(path) else { continue }
      readCatalogue(path, isWanted)
      break
    }
  }

  private static func language(ofFolder name: String) -> String? {
    name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : nil
  }

  private mutating func hasRoom(for language: String, _ path: String) -> Bool {
    if texts[language] != nil || texts.count < languageLimit { return true }
    if faults.last?.message != tooManyLanguages {
      faults.append(Fault(path: path, bytes: [], message: tooManyLanguages))
    }
    return false
  }

  private var tooManyLanguages: String {
    "the document exceeds the limit of \(languageLimit) languages"
  }

  private mutating func readStrings(_ path: String, _ language: String) {
    guard let bytes = bytes(of: path) else { return }
    do throws(StringsFile.Fault) {
      texts[language] = try StringsFile(bytes, limits: limits).entries
    } catch {
      faults.append(
        Fault(path: path, bytes: bytes, message: error.message, position: error.position))
    }
  }

  private mutating func readCatalogue(_ path: String, _ isWanted: (String) -> Bool) {
    guard let bytes = bytes(of: path) else { return }
    do throws(StringsFile.Fault) {
      let catalogue = try StringCatalogue(bytes, limits: limits)
      for (language, entries) in catalogue.texts.ordered
      where language != catalogue.source && isWanted(language) && hasRoom(for: language, path) {
        texts[language, default: [:]].merge(entries)
      }
    } catch {
      faults.append(
        Fault(path: path, bytes: bytes, message: error.message, position: error.position))
    }
  }

  private mutating func bytes(of path: String) -> [UInt8]? {
    do throws(FileSystem.Failure) {
      return try FileSystem.read(path, limit: limits.bytes)
    } catch {
      faults.append(Fault(path: path, bytes: [], message: "cannot read the file: \(error.reason)"))
      return nil
    }
  }
}
