import Glibc

/// Real fonts, from which damaged ones are made.
///
/// Only the tables that measuring reads are kept: outlines are the bulk of a file, and every byte
/// of it is hashed in each run.
enum FontFiles {
  static let folder = "/usr/share/fonts"
  private static let paths = [
    "opentype/inter/Inter-Regular.otf", "truetype/freefont/FreeSans.ttf",
    "truetype/freefont/FreeSerif.ttf", "truetype/freefont/FreeMonoOblique.ttf",
  ]
  private static let kept: Set<String> = [
    "cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post", "GDEF", "GSUB", "GPOS", "kern",
  ]

  /// The fonts, without outlines.
  static let all: [[UInt8]] = paths.map { reduced(bytes("\(folder)/\($0)")) }

  private static func bytes(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else {
      fatalError("\(path) is needed: install fonts-inter and fonts-freefont-ttf")
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
  }

  /// A file with the kept tables of another.
  private static func reduced(_ file: [UInt8]) -> [UInt8] {
    let records = (0..<number(file, 4, 2)).map { Array(file[12 + 16 * $0..<28 + 16 * $0]) }
      .filter { kept.contains(String(decoding: $0[..<4], as: UTF8.self)) }
    var head = Array(file[..<4]) + big(records.count, 2) + [0, 0, 0, 0, 0, 0]
    var tables: [UInt8] = []
    let start = 12 + 16 * records.count
    for record in records {
      let (offset, length) = (number(record, 8, 4), number(record, 12, 4))
      head += record[..<8] + big(start + tables.count, 4) + record[12...]
      tables += file[offset..<offset + length]
      tables += [UInt8](repeating: 0, count: -length & 3)
    }
    return head + tables
  }
}
