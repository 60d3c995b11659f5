internal import Hashing
internal import TextLayout
internal import TextBytes

/// The immutable set of fonts in an operator's folders, and of recorded texts. Reloading creates a
/// new library.
public final class FontLibrary: Sendable {
  /// The description of each font, in ascending order of PostScript names.
  public let fonts: [FontInfo]
  /// The unused files and folders, with the reasons.
  public let faults: [FontFault]
  /// The ``faults`` that left a whole folder unread, because it or one of its subfolders is
  /// unreadable or exceeds a limit.
  public let unreadFolders: [FontFault]
  /// The texts measured where their fonts are installed.
  public let recorded: RecordedMetrics
  /// The SHA-256 of the names and of the files' hashes. It is equal for equal fonts and recorded
  /// texts, whatever their paths.
  public let digest: String
  /// The limits.
  public let limits: FontLimits

  private let instances: [FontInstance]
  private let byName: TextDictionary<Int>
  private let byFamily: TextDictionary<[Int]>
  /// The fonts of fully used files, by file hash.
  private let byFile: TextDictionary<[FontInstance]>
  /// The instances with axis values from descriptions.
  let varied: VariedInstances

  /// Reads all fonts below the given folders. A file that is not a font, or that exceeds a limit,
  /// is skipped and reported in ``faults``. Of fonts with equal names, the first is used.
  ///
  /// - Parameters:
  ///   - folders: The folders.
  ///   - recorded: The recorded texts.
  ///   - faults: Further faults to report.
  ///   - previous: A library with the same limits. Its files are shared, so that both libraries
  ///     hold them once.
  ///   - limits: The limits.
  /// - Complexity: O(bytes of the files) in time; in memory O(bytes of the files that `previous`
  ///   does not have), and one file.
  public convenience init(
    folders: [String], recorded: RecordedMetrics = RecordedMetrics(), faults: [FontFault] = [],
    sharing previous: FontLibrary? = nil, limits: FontLimits = FontLimits()
  ) {
    var collection = Collection(previous, limits)
    collection.faults = faults
    var unread: [FontFault] = []
    var total = 0
    for folder in folders {
      do throws(FontFault) {
        for path in try FontFolder.files(in: folder, limits: limits) {
          do throws(FontFault) {
            let bytes = try FontFolder.read(path, limit: limits.fileBytes)
            guard bytes.count <= limits.totalBytes - total else {
              throw FontFault(
                path: path,
                reason: .limitExceeded(name: "bytes of all fonts", limit: limits.totalBytes))
            }
            total += bytes.count
            collection.add(path, bytes)
          } catch {
            collection.faults.append(error)
          }
        }
      } catch {
        collection.faults.append(error)
        unread.append(error)
      }
    }
    self.init(collection, recorded: recorded, unreadFolders: unread, limits: limits)
  }

  /// Makes a library from files in memory.
  ///
  /// - Complexity: O(bytes of the files).
  public convenience init(
    files: [(path: String, bytes: [UInt8])], recorded: RecordedMetrics = RecordedMetrics(),
    limits: FontLimits = FontLimits()
  ) {
    var collection = Collection(nil, limits)
    for file in files { collection.add(file.path, file.bytes) }
    self.init(collection, recorded: recorded, unreadFolders: [], limits: limits)
  }

  /// The fonts collected while files are read.
  private struct Collection {
    var faults: [FontFault] = []
    private(set) var found: TextDictionary<FontInstance> = [:]
    private(set) var byFile: TextDictionary<[FontInstance]> = [:]
    private let previous: FontLibrary?
    private let limits: FontLimits

    init(_ previous: FontLibrary?, _ limits: FontLimits) {
      self.previous = previous?.limits == limits ? previous : nil
      self.limits = limits
    }

    /// Adds the fonts of a file, except for names that already exist.
    mutating func add(_ path: String, _ bytes: [UInt8]) {
      do throws(FontFault.Reason) {
        let hash = FontFile.hash(bytes)
        var known = byFile[hash]
        if known == nil { known = previous?.byFile[hash] }
        let fonts: [FontInstance]
        if let known {
          fonts = known
        } else {
          fonts = try FontFile.fonts(bytes, hash: hash, limits: limits)
        }
        var usesAll = true
        for font in fonts {
          if found[font.info.postScriptName] == nil {
            found[font.info.postScriptName] = font
          } else {
            usesAll = false
          }
        }
        // A file that is only partly used is not shared; it is freed with its unused fonts.
        if usesAll { byFile[hash] = fonts }
      } catch {
        faults.append(FontFault(path: path, reason: error))
      }
    }
  }

  private init(
    _ collection: Collection, recorded: RecordedMetrics, unreadFolders: [FontFault],
    limits: FontLimits
  ) {
    self.unreadFolders = unreadFolders
    byFile = collection.byFile
    instances = collection.found.values.sorted {
      $0.info.postScriptName < $1.info.postScriptName
    }
    fonts = instances.map(\.info)
    var byName: TextDictionary<Int> = [:]
    var byFamily: TextDictionary<[Int]> = [:]
    for (index, font) in fonts.enumerated() {
      byName[font.postScriptName] = index
      byFamily[font.family, default: []].append(index)
    }
    self.byName = byName
    self.byFamily = byFamily
    faults = collection.faults
    self.limits = limits
    varied = VariedInstances(limit: limits.variedInstances)
    self.recorded = recorded
    var hash = SHA256Hash()
    for font in fonts {
      hash.update(Array("\(font.postScriptName) \(font.fileHash)\n".utf8))
    }
    for file in recorded.hashes { hash.update(Array("recorded \(file)\n".utf8)) }
    digest = hash.finalize().hexadecimal
  }

  /// The font with a PostScript name; nil if there is none.
  public func font(named name: String) -> FontInfo? { byName[name].map { fonts[$0] } }

  /// The instance that a description selects: by PostScript name, or within a family by matching
  /// slant and nearest weight.
  ///
  /// - Throws: ``TextError``.
  func instance(_ description: FontDescription, named name: String) throws(TextError)
    -> FontInstance
  {
    // No font has a longer name, and strings with very many combining marks are slow to look up.
    guard name.utf8.count <= limits.nameBytes,
      let index = byName[name] ?? nearest(in: byFamily[name] ?? [], to: description)
    else { throw .unknownFont(name) }
    let found = instances[index]
    guard !description.variations.isEmpty else { return found }
    guard description.variations.count <= limits.variations else {
      throw .limitExceeded(name: "variations", limit: limits.variations)
    }
    var values = found.values
    for variation in description.variations {
      let tag = variation.axis.utf8
      guard let axis = found.info.axes.firstIndex(where: { $0.tag.utf8.elementsEqual(tag) }) else {
        throw .unknownAxis(variation.axis, font: name)
      }
      guard variation.value.isFinite else { throw .invalidNumber(name: "variations") }
      let range = found.info.axes[axis]
      values[axis] = Float(min(max(variation.value, range.least), range.greatest))
    }
    let varied = varied.instance(of: index, at: values) {
      FontInstance(found.face, info: found.info, values: values)
    }
    guard let varied else { throw .outOfMemory }
    return varied
  }

  private func nearest(in family: [Int], to description: FontDescription) -> Int? {
    let wanted = Double(description.weight.openTypeValue)
    return family.min { first, second in
      rank(fonts[first], wanted, description) < rank(fonts[second], wanted, description)
    }
  }

  private func rank(
    _ font: FontInfo, _ weight: Double, _ description: FontDescription
  ) -> Double {
    // Faces with the other slant come after all with the right one.
    abs(font.weight - weight) + (font.isItalic == description.isItalic ? 0 : 10_000)
  }
}
