internal import Hashing
internal import TextLayout
internal import TextBytes

/// The fonts of an operator's folders and the texts that were recorded elsewhere, which nothing
/// changes: read again, they are a new library.
public final class FontLibrary: Sendable {
  /// What is known of each font, in ascending order of PostScript names.
  public let fonts: [FontInfo]
  /// The files and folders that are not used, with the reasons.
  public let faults: [FontFault]
  /// Those of ``faults`` for which a whole folder was not read: it, or one in it, is unreadable or
  /// beyond a limit.
  public let unreadFolders: [FontFault]
  /// The texts that were measured where their fonts are.
  public let recorded: RecordedMetrics
  /// The SHA-256 of the names and the files' hashes: equal for equal fonts and recorded texts,
  /// wherever they lie.
  public let digest: String
  /// The limits.
  public let limits: FontLimits

  private let instances: [FontInstance]
  private let byName: TextDictionary<Int>
  private let byFamily: TextDictionary<[Int]>
  /// The fonts of the files all of whose fonts are used, by the files' hashes.
  private let byFile: TextDictionary<[FontInstance]>
  /// The instances that descriptions asked for with values of their own.
  let varied: VariedInstances

  /// Reads the fonts of folders and what is below them. A file that is no font, or beyond a limit,
  /// is passed over, and told of in ``faults``. Of fonts of equal names the first counts.
  ///
  /// - Parameters:
  ///   - folders: The folders.
  ///   - recorded: The recorded texts.
  ///   - faults: What else there is to tell of.
  ///   - previous: A library of the same limits: files that it has are shared with it, so that both
  ///     together hold them once.
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

  /// Makes a library of files that are in memory.
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

  /// The fonts while files are read.
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

    /// Adds the fonts of a file, but for those whose names are there.
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
        // A file whose fonts are not all used is let go with those that are not.
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

  /// The font of a PostScript name; nil if there is none.
  public func font(named name: String) -> FontInfo? { byName[name].map { fonts[$0] } }

  /// The instance that a description names, and its offset: by PostScript name, or by family, then
  /// the one whose slant fits and whose weight is nearest.
  ///
  /// - Throws: ``TextError``.
  func instance(_ description: FontDescription, named name: String) throws(TextError)
    -> FontInstance
  {
    // No font has a longer name, and strings of very many combining marks are slow to look up.
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
    // A face of the other slant comes after all of the right one.
    abs(font.weight - weight) + (font.isItalic == description.isItalic ? 0 : 10_000)
  }
}
