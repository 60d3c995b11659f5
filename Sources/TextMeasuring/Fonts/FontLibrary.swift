internal import Hashing
internal import TextLayout

/// The fonts of an operator's folders and the texts that were recorded elsewhere, which nothing
/// changes: read again, they are a new library.
public final class FontLibrary: Sendable {
  /// What is known of each font, in ascending order of PostScript names.
  public let fonts: [FontInfo]
  /// The files that are not used, with the reasons.
  public let faults: [FontFault]
  /// The texts that were measured where their fonts are.
  public let recorded: RecordedMetrics
  /// The SHA-256 of the names and the files' hashes: equal for equal fonts and recorded texts,
  /// wherever they lie.
  public let digest: String
  /// The limits.
  public let limits: FontLimits

  private let instances: [FontInstance]
  private let byName: [String: Int]
  private let byFamily: [String: [Int]]
  /// The instances that descriptions asked for with values of their own.
  let varied: VariedInstances

  /// Reads the fonts of folders and what is below them. A file that is no font, or beyond a limit,
  /// is passed over, and told of in ``faults``. Of fonts of equal names the first counts.
  ///
  /// - Parameters:
  ///   - folders: The folders.
  ///   - recorded: The recorded texts.
  ///   - faults: What else there is to tell of.
  ///   - limits: The limits.
  /// - Complexity: O(bytes of the files).
  public convenience init(
    folders: [String], recorded: RecordedMetrics = RecordedMetrics(), faults: [FontFault] = [],
    limits: FontLimits = FontLimits()
  ) {
    var faults = faults
    var files: [(path: String, bytes: [UInt8])] = []
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
            files.append((path, bytes))
          } catch {
            faults.append(error)
          }
        }
      } catch {
        faults.append(error)
      }
    }
    self.init(files: files, recorded: recorded, faults: faults, limits: limits)
  }

  /// Makes a library of files that are in memory.
  ///
  /// - Complexity: O(bytes of the files).
  public convenience init(
    files: [(path: String, bytes: [UInt8])], recorded: RecordedMetrics = RecordedMetrics(),
    limits: FontLimits = FontLimits()
  ) {
    self.init(files: files, recorded: recorded, faults: [], limits: limits)
  }

  private init(
    files: [(path: String, bytes: [UInt8])], recorded: RecordedMetrics, faults: [FontFault],
    limits: FontLimits
  ) {
    var faults = faults
    var found: [String: FontInstance] = [:]
    for file in files {
      do throws(FontFault.Reason) {
        for font in try FontFile.fonts(file.bytes, limits: limits)
        where found[font.info.postScriptName] == nil {
          found[font.info.postScriptName] = font
        }
      } catch {
        faults.append(FontFault(path: file.path, reason: error))
      }
    }
    instances = found.values.sorted { $0.info.postScriptName < $1.info.postScriptName }
    fonts = instances.map(\.info)
    var byName: [String: Int] = [:]
    var byFamily: [String: [Int]] = [:]
    for (index, font) in fonts.enumerated() {
      byName[font.postScriptName] = index
      byFamily[font.family, default: []].append(index)
    }
    self.byName = byName
    self.byFamily = byFamily
    self.faults = faults
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
