import Foundation

/// One line of the report, as JSON.
struct Figure: Encodable {
  var name: String
  var count: Int
  var ours: Double
  var peer: Double?

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    FileHandle.standardOutput.write(try encoder.encode(self) + [0x0A])
  }
}
