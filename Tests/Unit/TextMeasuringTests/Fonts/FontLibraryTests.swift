import Foundation
import TestSupport
import Testing
import TextLayout

@testable import TextMeasuring

@Suite(.enabled(if: TestFonts.areInstalled)) struct FontLibraryTests {
  @Test func `the fonts of a folder are known by name, family, style, version and metrics`() throws
  {
    let library = FontLibrary(folders: [TestFonts.interFolder])
    #expect(library.faults.isEmpty)
    #expect(library.fonts.map(\.postScriptName) == library.fonts.map(\.postScriptName).sorted())
    let font = try #require(library.font(named: "Inter-SemiBold"))
    #expect(font.family == "Inter")
    #expect(font.style == "Semi Bold" || font.style == "SemiBold")
    #expect(font.version.hasPrefix("Version "))
    #expect(font.weight == 600)
    #expect(!font.isItalic)
    #expect(font.metrics.unitsPerEm > 0 && font.metrics.ascender > 0 && font.metrics.descender < 0)
    #expect(font.fileHash.count == 64)
    #expect(library.font(named: "Inter-Italic")?.isItalic == true)
  }

  @Test func `metrics are those of hhea, and the hash is that of the file`() throws {
    // FreeSerif's OS/2 metrics differ; those in hhea are 900 and -200 of 1,000.
    let bytes = try TestFonts.bytes("\(TestFonts.freeFolder)/FreeSerif.ttf")
    let library = FontLibrary(files: [("a.ttf", bytes)])
    let font = try #require(library.fonts.first)
    let table = try #require(Self.table("hhea", bytes))
    func number(_ offset: Int) -> Int {
      Int(Int16(bitPattern: UInt16(bytes[table + offset]) << 8 | UInt16(bytes[table + offset + 1])))
    }
    #expect(font.metrics.ascender == number(4))
    #expect(font.metrics.descender == number(6))
    #expect(font.metrics.lineGap == number(8))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/sha256sum")
    process.arguments = ["\(TestFonts.freeFolder)/FreeSerif.ttf"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: output, as: UTF8.self).hasPrefix(font.fileHash))
  }

  /// The offset of a table in a font file.
  private static func table(_ tag: String, _ bytes: [UInt8]) -> Int? {
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    for entry in 0..<count {
      let start = 12 + 16 * entry
      guard bytes[start..<start + 4].elementsEqual(tag.utf8) else { continue }
      return bytes[start + 8..<start + 12].reduce(0) { $0 << 8 | Int($1) }
    }
    return nil
  }

  @Test func `the digest depends on the fonts, and not on where they lie`() throws {
    let regular = try TestFonts.interRegular()
    let serif = try TestFonts.bytes("\(TestFonts.freeFolder)/FreeSerif.ttf")
    let one = FontLibrary(files: [("a", regular), ("b", serif)])
    let other = FontLibrary(files: [("z/b", serif), ("c", regular)])
    #expect(one.digest == other.digest)
    #expect(one.digest != FontLibrary(files: [("a", regular)]).digest)
  }

  @Test func `folders are read with those in them, and other files are passed over`() throws {
    try TestFonts.withFolder { folder in
      try TestFonts.write(try TestFonts.interRegular(), "\(folder)/deep/er/Inter.OTF")
      try TestFonts.write(Array("no font".utf8), "\(folder)/readme.txt")
      try TestFonts.write(Array("no font".utf8), "\(folder)/broken.ttf")
      let library = FontLibrary(folders: [folder])
      #expect(library.fonts.map(\.postScriptName) == ["Inter-Regular"])
      #expect(library.faults == [FontFault(path: "\(folder)/broken.ttf", reason: .notAFont)])
    }
    let missing = FontLibrary(folders: ["/nowhere/at/all"])
    #expect(missing.faults.count == 1 && missing.fonts.isEmpty)
  }

  @Test func `a link to a folder, a pipe and a link to nothing do no harm`() throws {
    try TestFonts.withFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/loop", withDestinationPath: folder)
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/none.ttf", withDestinationPath: "\(folder)/gone")
      #expect(mkfifo("\(folder)/pipe.ttf", 0o600) == 0)
      let library = FontLibrary(folders: [folder])
      #expect(library.fonts.isEmpty)
      #expect(library.faults.count == 2)
    }
  }

  @Test func `limits are exact, and name themselves`() throws {
    let bytes = try TestFonts.interRegular()
    var limits = FontLimits()
    limits.fileBytes = bytes.count
    try TestFonts.withFolder { folder in
      try TestFonts.write(bytes, "\(folder)/1/a.otf")
      #expect(FontLibrary(folders: [folder], limits: limits).fonts.count == 1)
      limits.fileBytes -= 1
      let path = "\(folder)/1/a.otf"
      #expect(
        FontLibrary(folders: [folder], limits: limits).faults == [
          FontFault(path: path, reason: .limitExceeded(name: "bytes", limit: bytes.count - 1))
        ])
      limits = FontLimits()
      limits.totalBytes = bytes.count
      #expect(FontLibrary(folders: [folder], limits: limits).fonts.count == 1)
      limits.totalBytes -= 1
      #expect(
        FontLibrary(folders: [folder], limits: limits).faults.map(\.reason) == [
          .limitExceeded(name: "bytes of all fonts", limit: bytes.count - 1)
        ])
      limits = FontLimits()
      limits.files = 2
      #expect(FontLibrary(folders: [folder], limits: limits).fonts.count == 1)
      limits.files = 1
      #expect(
        FontLibrary(folders: [folder], limits: limits).faults.map(\.reason) == [
          .limitExceeded(name: "files", limit: 1)
        ])
      limits = FontLimits()
      limits.folderDepth = 2
      #expect(FontLibrary(folders: [folder], limits: limits).fonts.count == 1)
      limits.folderDepth = 1
      #expect(
        FontLibrary(folders: [folder], limits: limits).faults.map(\.reason) == [
          .limitExceeded(name: "folders within one another", limit: 1)
        ])
    }
  }

  @Test func `the faces of a collection are all found, up to the limit`() throws {
    let collection = Self.collection(of: try TestFonts.interRegular(), faces: 3)
    var limits = FontLimits()
    limits.faces = 3
    // Three faces with the same name are one font.
    #expect(FontLibrary(files: [("a.ttc", collection)], limits: limits).fonts.count == 1)
    limits.faces = 2
    #expect(
      FontLibrary(files: [("a.ttc", collection)], limits: limits).faults == [
        FontFault(path: "a.ttc", reason: .limitExceeded(name: "faces", limit: 2))
      ])
    var huge = collection
    huge.replaceSubrange(8..<12, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(FontLibrary(files: [("a.ttc", huge)]).faults.count == 1)
  }

  /// A collection whose faces share one table directory, with its offsets adjusted.
  private static func collection(of font: [UInt8], faces: Int) -> [UInt8] {
    func bytes(_ number: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let head = 12 + 4 * faces
    var moved = font
    for entry in 0..<(Int(font[4]) << 8 | Int(font[5])) {
      let place = 12 + 16 * entry + 8
      let offset = font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      moved.replaceSubrange(place..<place + 4, with: bytes(offset + head))
    }
    return Array("ttcf".utf8) + [0, 1, 0, 0] + bytes(faces)
      + (0..<faces).flatMap { _ in bytes(head) } + moved
  }

  @Test func `a family's face is the one of the slant and the nearest weight`() throws {
    let library = FontLibrary(folders: [TestFonts.interFolder])
    func name(_ weight: FontWeight, italic: Bool = false) throws -> String {
      let description = FontDescription(name: .named("Inter"), weight: weight, isItalic: italic)
      return try library.instance(description, named: "Inter").info.postScriptName
    }
    #expect(try name(.regular) == "Inter-Regular")
    #expect(try name(.bold) == "Inter-Bold")
    #expect(try name(.black, italic: true) == "Inter-BlackItalic")
  }

  @Test func `a variable font is itself, its named instances, and any values on its axes`() throws {
    let bytes = try TestFonts.bytes("\(TestFonts.variableFolder)/Inter-roman.var.ttf")
    let library = FontLibrary(files: [("a.ttf", bytes)])
    #expect(library.faults.isEmpty)
    let named = try #require(library.fonts.first { $0.weight == 600 })
    // The face and nine unnamed instances, whose names derive from family and style.
    #expect(library.fonts.count == 10)
    #expect(named.postScriptName == "Inter-SemiBold")
    #expect(named.axes.map(\.tag) == ["wght"])
    #expect(named.axes.first?.least == 100 && named.axes.first?.greatest == 900)
    let shaper = FontShaper(library)
    func width(_ name: String, _ weight: Double?) throws -> Int {
      let variations = weight.map { [FontDescription.Variation(axis: "wght", value: $0)] } ?? []
      let font = FontDescription(name: .named(name), variations: variations)
      return try shaper.shape("Variations", in: TextAttributes(font: font)).text.advanceSum
    }
    let regular = try #require(library.fonts.first { $0.weight == 400 }).postScriptName
    #expect(try width(regular, 600) == width(named.postScriptName, nil))
    #expect(try width(regular, 600) > width(regular, nil))
    #expect(try width(regular, 650) > width(regular, 600))
    // Values beyond the axis are clamped to its end.
    #expect(try width(regular, 5_000) == width(regular, 900))
    let many = FontDescription(
      name: .named(regular),
      variations: Array(repeating: FontDescription.Variation(axis: "wght", value: 1), count: 17))
    #expect(throws: TextError.limitExceeded(name: "variations", limit: 16)) {
      try shaper.shape("a", in: TextAttributes(font: many))
    }
    var limits = FontLimits()
    limits.faces = 9
    #expect(
      FontLibrary(files: [("a.ttf", bytes)], limits: limits).faults.map(\.reason) == [
        .limitExceeded(name: "faces", limit: 9)
      ])
  }

  @Test func `instances at values are kept up to the limit, those that were used last`() throws {
    let bytes = try TestFonts.bytes("\(TestFonts.variableFolder)/Inter-roman.var.ttf")
    var limits = FontLimits()
    limits.variedInstances = 3
    let library = FontLibrary(files: [("a.ttf", bytes)], limits: limits)
    let index = try #require(library.fonts.firstIndex { $0.weight == 400 })
    let name = library.fonts[index].postScriptName
    func instance(_ weight: Double, in library: FontLibrary) throws -> FontInstance {
      try library.instance(
        FontDescription(
          name: .named(name), variations: [.init(axis: "wght", value: weight)]), named: name)
    }
    let first = try instance(401, in: library)
    let second = try instance(402, in: library)
    #expect(try instance(401, in: library) === first && library.varied.count(of: index) == 2)
    _ = try instance(403, in: library)
    #expect(library.varied.count(of: index) == 3)
    // The first was used after the second, so the second is evicted.
    _ = try instance(404, in: library)
    #expect(library.varied.count(of: index) == 3)
    #expect(try instance(401, in: library) === first)
    #expect(try instance(402, in: library) !== second)
    // All values beyond the end of the axis are equal.
    #expect(try instance(5_000, in: library) === instance(900, in: library))
    #expect(library.varied.count(of: index) == 3)
    limits.variedInstances = 0
    let none = FontLibrary(files: [("a.ttf", bytes)], limits: limits)
    #expect(try instance(401, in: none) !== instance(401, in: none))
    #expect(none.varied.count(of: index) == 0)
  }

  @Test func `threads that vary a font at once get equal widths, and keep no more than the limit`()
    async throws
  {
    let bytes = try TestFonts.bytes("\(TestFonts.variableFolder)/Inter-roman.var.ttf")
    var limits = FontLimits()
    limits.variedInstances = 4
    let shaper = FontShaper(FontLibrary(files: [("a.ttf", bytes)], limits: limits))
    let name = try #require(shaper.library.fonts.first { $0.weight == 400 }).postScriptName
    func width(_ weight: Int) throws -> Int {
      let font = FontDescription(
        name: .named(name), variations: [.init(axis: "wght", value: Double(weight))])
      return try shaper.shape("Variations \(weight)", in: TextAttributes(font: font)).text
        .advanceSum
    }
    let widths = try await withThrowingTaskGroup(of: [Int].self) { group in
      for _ in 0..<4 { group.addTask { try (100..<160).map { try width($0) } } }
      var all: [[Int]] = []
      for try await each in group { all.append(each) }
      return all
    }
    #expect(Set(widths).count == 1 && widths.count == 4)
    for index in shaper.library.fonts.indices {
      #expect(shaper.library.varied.count(of: index) <= 4)
    }
  }

  @Test func `a library shares the files that it has in common with the one before`() throws {
    let regular = try TestFonts.interRegular()
    try TestFonts.withFolder { folder in
      try TestFonts.write(regular, "\(folder)/a.otf")
      let sans = try TestFonts.bytes("\(TestFonts.freeFolder)/FreeSans.ttf")
      try TestFonts.write(sans, "\(folder)/b.ttf")
      let first = FontLibrary(folders: [folder])
      try TestFonts.write(
        try TestFonts.bytes("\(TestFonts.freeFolder)/FreeSerif.ttf"), "\(folder)/b.ttf")
      // A renamed file is still the same file.
      try FileManager.default.moveItem(atPath: "\(folder)/a.otf", toPath: "\(folder)/c.otf")
      let second = FontLibrary(folders: [folder], sharing: first)
      func instance(_ name: String, in library: FontLibrary) throws -> FontInstance {
        try library.instance(FontDescription(name: .named(name)), named: name)
      }
      #expect(
        try instance("Inter-Regular", in: second) === instance("Inter-Regular", in: first))
      #expect(second.font(named: "FreeSans") == nil && second.font(named: "FreeSerif") != nil)
      let alone = FontLibrary(folders: [folder])
      #expect(second.digest == alone.digest && second.fonts == alone.fonts)
      var limits = FontLimits()
      limits.faces = 1
      let other = FontLibrary(folders: [folder], sharing: first, limits: limits)
      #expect(
        try instance("Inter-Regular", in: other) !== instance("Inter-Regular", in: first))
      // Repeated reading must not retain anything but the current fonts.
      weak var gone: FontLibrary?
      var last = second
      for _ in 0..<3 {
        let next = FontLibrary(folders: [folder], sharing: last)
        gone = last === second ? gone : last
        last = next
      }
      #expect(gone == nil && last.fonts == second.fonts)
    }
  }

  @Test func `a folder that is not read whole is told of, beside the files that are not used`()
    throws
  {
    try TestFonts.withFolder { folder in
      try TestFonts.write(Array("no font".utf8), "\(folder)/broken.ttf")
      let library = FontLibrary(folders: [folder, "/nowhere/at/all"])
      #expect(library.unreadFolders.map(\.path) == ["/nowhere/at/all"])
      #expect(library.faults.count == 2)
      var limits = FontLimits()
      limits.files = 0
      let limited = FontLibrary(folders: [folder], limits: limits)
      #expect(limited.unreadFolders.map(\.reason) == [.limitExceeded(name: "files", limit: 0)])
    }
  }

  @Test func `fonts that are cut off or damaged are refused or used, and trap nothing`() throws {
    let font = try TestFonts.interRegular()
    var generator = SplitMix64(seed: 24)
    var used = 0
    for round in 0..<400 {
      var bytes = font
      if round < 100 {
        bytes.removeLast(font.count * round / 100 + Int.random(in: 1...64, using: &generator))
      } else {
        // Damage to the directory and table heads has the most effect.
        for _ in 0..<Int.random(in: 1...40, using: &generator) {
          let end = Bool.random(using: &generator) ? 400 : bytes.count
          bytes[Int.random(in: 0..<end, using: &generator)] = UInt8.random(
            in: 0...255, using: &generator)
        }
      }
      let library = FontLibrary(files: [("a.otf", bytes)])
      #expect(library.fonts.count + library.faults.count > 0)
      for info in library.fonts {
        used += 1
        let shaper = FontShaper(library)
        let attributes = TextAttributes(
          font: FontDescription(name: .named(info.postScriptName)), language: "tr")
        let styled = try shaper.shape("Fjord office 1/2 → AVATAR ﬁ é", in: attributes)
        let block = TextBlock(styled, options: TextOptions(lines: 0), pixelScale: 2)
        #expect(block.extent(forWidth: 40).lines > 0)
      }
    }
    #expect(used > 20)
  }
}
