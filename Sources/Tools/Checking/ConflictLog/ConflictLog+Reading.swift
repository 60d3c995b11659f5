extension ConflictLog {
  /// Reads the logs in a text; other lines between them are skipped.
  ///
  /// - Throws: The first fault: a truncated list, an unreadable constraint, or an exceeded limit.
  /// - Complexity: O(bytes), expected.
  public static func logs(in text: String) throws(Failure) -> [ConflictLog] {
    guard text.utf8.count <= byteLimit else {
      throw Failure(line: 1, column: 1, reason: "the log exceeds the limit of \(byteLimit) bytes")
    }
    var reader = Reader()
    for (index, line) in text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).enumerated() {
      guard line.count <= lineLimit else {
        throw Failure(
          line: index + 1, column: 1,
          reason: "the line exceeds the limit of \(lineLimit) bytes")
      }
      try reader.read(Array(line), number: index + 1)
    }
    return try reader.finished()
  }

  /// Reads line by line.
  private struct Reader {
    private var logs: [ConflictLog] = []
    private var current: ConflictLogNames?
    /// Whether the current log's list is open.
    private var isInList = false
    /// Whether the next constraint is the broken one.
    private var expectsBroken = false
    private var count = 0
    private var lastLine = 1

    mutating func read(_ bytes: [UInt8], number: Int) throws(Failure) {
      lastLine = number
      let line = String(decoding: bytes, as: UTF8.self)
      if line.contains("nable to simultaneously satisfy constraints") {
        guard !isInList else { throw cutOff(number) }
        close()
        current = ConflictLogNames(ConflictLog(line: number))
        return
      }
      if line.contains("attempt to recover by breaking constraint") {
        expectsBroken = true
        isInList = false
      }
      let trimmed = line.trimmed
      if trimmed == "(" {
        if current == nil { current = ConflictLogNames(ConflictLog(line: number)) }
        isInList = true
        return
      }
      if trimmed == ")" {
        isInList = false
        return
      }
      guard let start = bytes.firstIndex(of: UInt8(ascii: "<")), Self.isConstraint(bytes[start...])
      else {
        if isInList, trimmed.hasPrefix("\"") {
          throw Failure(line: number, column: 1, reason: "this is not a constraint")
        }
        return
      }
      guard let end = bytes.lastIndex(of: UInt8(ascii: ">")), end > start,
        Self.isEnd(bytes[(end + 1)...])
      else {
        throw Failure(
          line: number, column: bytes.count + 1, reason: "the constraint is cut off here")
      }
      count += 1
      guard count <= constraintLimit else {
        throw Failure(
          line: number, column: 1,
          reason: "the log exceeds the limit of \(constraintLimit) constraints")
      }
      var names = current ?? ConflictLogNames(ConflictLog(line: number))
      var parser = ConflictLogParser(
        Array(bytes[(start + 1)..<end]), line: number, column: start + 2)
      if expectsBroken {
        expectsBroken = false
        names.log.broken = try parser.address()
      } else {
        try parser.read(into: &names)
      }
      current = names
    }

    /// Whether a bracket begins a constraint: a class with a constraint's name, and an address.
    private static func isConstraint(_ bytes: ArraySlice<UInt8>) -> Bool {
      let head = String(decoding: bytes.dropFirst().prefix(160), as: UTF8.self)
      guard let colon = head.firstRange(of: ":0x") else { return false }
      return head[..<colon.lowerBound].hasSuffix("Constraint")
    }

    /// Whether only the end of a string in a list follows.
    private static func isEnd(_ rest: ArraySlice<UInt8>) -> Bool {
      rest.allSatisfy { " \t\r\",\\".utf8.contains($0) }
    }

    private mutating func close() {
      if let log = current?.log, !log.entries.isEmpty { logs.append(log) }
      current = nil
    }

    private func cutOff(_ line: Int) -> Failure {
      Failure(line: line, column: 1, reason: "the list of constraints before this line is cut off")
    }

    mutating func finished() throws(Failure) -> [ConflictLog] {
      if isInList { throw cutOff(lastLine) }
      let begun = current?.log.line
      close()
      guard !logs.isEmpty else {
        throw Failure(
          line: begun ?? 1, column: 1,
          reason: begun == nil
            ? "found no list of constraints as UIKit prints it: \"<NSLayoutConstraint:0x… …>\""
            : "the log ends before its list of constraints")
      }
      return logs
    }
  }
}

extension String {
  /// The text without leading and trailing white space.
  var trimmed: Substring {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    guard let first = firstIndex(where: { !isSpace($0) }),
      let last = lastIndex(where: { !isSpace($0) })
    else { return "" }
    return self[first...last]
  }
}
