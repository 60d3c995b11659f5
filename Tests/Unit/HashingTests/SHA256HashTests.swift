import Foundation
import Hashing
import Testing

/// Both kinds of the hash, against the NIST vectors and Python's hashlib.
@Suite(.timeLimit(.minutes(10))) struct SHA256HashTests {
  private static func portable(_ pieces: [[UInt8]]) -> String {
    var hash = PortableSHA256()
    for piece in pieces { piece.withUnsafeBytes { hash.update($0) } }
    return hash.finalize().hexadecimal
  }

  private static func library(_ pieces: [[UInt8]]) -> String {
    var hash = SHA256Hash()
    for piece in pieces { hash.update(piece) }
    return hash.finalize().hexadecimal
  }

  #if os(Linux)
    @Test func `the program's hash is Nettle's`() {
      let members = Mirror(reflecting: SHA256Hash()).children
      #expect(members.map { "\(type(of: $0.value))" } == ["sha256_ctx"])
    }
  #endif

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrs"
        + "mnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `the vectors of NIST`(message: String, digest: String) {
    #expect(Self.portable([Array(message.utf8)]) == digest)
    #expect(Self.library([Array(message.utf8)]) == digest)
  }

  // Separate from the arguments above, which are printed.
  @Test func `the vector of NIST that is a million letters`() {
    let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    let digest = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    #expect(Self.portable([message]) == digest)
    #expect(Self.library([message]) == digest)
  }

  @Test func `hashlib has the same digest for every length up to four blocks, however it is cut`()
    throws
  {
    let program = """
      import hashlib
      for n in range(260):
          print(hashlib.sha256(bytes((7 * i + n) % 256 for i in range(n))).hexdigest())
      """
    let python = Process()
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.arguments = ["python3", "-c", program]
    let pipe = Pipe()
    python.standardOutput = pipe
    try python.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    python.waitUntilExit()
    let digests = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    try #require(digests.count == 260)
    var generator = SystemRandomNumberGenerator()
    for (length, digest) in digests.enumerated() {
      let bytes = (0..<length).map { UInt8((7 * $0 + length) % 256) }
      #expect(Self.portable([bytes]) == digest)
      #expect(Self.library([bytes]) == digest)
      var pieces: [[UInt8]] = [[]]
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...80, using: &generator))
        pieces.append(Array(piece))
        rest = rest.dropFirst(piece.count)
      }
      #expect(Self.portable(pieces) == digest, "\(pieces.map(\.count))")
      #expect(Self.library(pieces) == digest, "\(pieces.map(\.count))")
    }
  }

  @Test func `a digest is of the bytes so far, and more may follow it`() {
    var hash = SHA256Hash()
    hash.update(Array("ab".utf8))
    let early = hash.finalize()
    #expect(hash.finalize() == early)
    hash.update(Array("c".utf8))
    #expect(early.hexadecimal == Self.portable([Array("ab".utf8)]))
    #expect(hash.finalize().hexadecimal == Self.portable([Array("abc".utf8)]))
  }

  @Test func `an empty buffer adds nothing`() {
    var hash = SHA256Hash()
    hash.update(UnsafeRawBufferPointer(start: nil, count: 0))
    #expect(hash.finalize().hexadecimal == Self.library([]))
  }
}
