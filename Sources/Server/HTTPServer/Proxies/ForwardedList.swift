import EventLoop
import HTTPCore

/// The nodes in a forwarding field, read from the end, where the nearest proxy has written.
///
/// More distant senders can write anything in front of that, so nothing there may change how the
/// end is read.
enum ForwardedList {
  /// Calls a function with the address of each node in a value of `X-Forwarded-For`, last to first,
  /// until the function returns false.
  ///
  /// The value is a comma-separated list of addresses; it has no quoted strings.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - visit: receives nil for an element that is not an address; returns whether to continue.
  /// - Returns: false if the function returned false.
  /// - Complexity: O(n).
  static func forEachFromEnd(_ value: Bytes, _ visit: (IPAddress?) -> Bool) -> Bool {
    var end = value.count
    while true {
      let comma = value[..<end].lastIndex(of: UInt8(ascii: ","))
      let element = Bytes(rebasing: value[(comma.map { $0 + 1 } ?? 0)..<end]).trimmed
      // Elements may be empty (RFC 9110, section 5.6.1.2).
      if !element.isEmpty, !visit(address(element)) { return false }
      guard let comma else { return true }
      end = comma
    }
  }

  /// The addresses in a value of `Forwarded`, in order; nil for an element whose node is hidden or
  /// missing.
  ///
  /// An element lists pairs of a token and a token or quoted string (RFC 7239, section 4).
  ///
  /// - Returns: nil for any other syntax. A quoted string could then begin or end anywhere, so no
  ///   part of the value can be told from another.
  /// - Complexity: O(n).
  static func nodes(_ value: Bytes) -> [IPAddress?]? {
    var scanner = ForwardedScanner(value)
    return scanner.nodes()
  }

  /// The address in `192.0.2.1`, `192.0.2.1:8080`, `2001:db8::1`, `[2001:db8::1]` or
  /// `[2001:db8::1]:8080`; nil for anything else.
  static func address(_ node: Bytes) -> IPAddress? {
    if node.first == UInt8(ascii: "[") {
      guard let end = node.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      let inner = Bytes(rebasing: node[1..<end])
      let rest = Bytes(rebasing: node[(end + 1)...])
      guard inner.contains(UInt8(ascii: ":")), rest.isEmpty || isPort(rest) else { return nil }
      return IPAddress(text: inner)
    }
    let colons = node.count { $0 == UInt8(ascii: ":") }
    guard colons == 1, let colon = node.firstIndex(of: UInt8(ascii: ":")) else {
      return IPAddress(text: node)
    }
    guard isPort(Bytes(rebasing: node[colon...])) else { return nil }
    return IPAddress(text: Bytes(rebasing: node[..<colon]))
  }

  /// Whether bytes are a colon and a port number.
  private static func isPort(_ bytes: Bytes) -> Bool {
    guard (2...6).contains(bytes.count), bytes[0] == UInt8(ascii: ":") else { return false }
    var number = 0
    for byte in bytes[1...] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return false }
      number = 10 * number + Int(byte - UInt8(ascii: "0"))
    }
    return number <= 65_535
  }
}

/// Parses a value of `Forwarded` from its beginning.
private struct ForwardedScanner {
  private let bytes: Bytes
  private var index = 0

  init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func nodes() -> [IPAddress?]? {
    var nodes: [IPAddress?] = []
    while true {
      skipSpace()
      if next != nil, next != UInt8(ascii: ",") {
        guard let node = element() else { return nil }
        nodes.append(node)
        skipSpace()
      }
      guard let separator = next else { return nodes }
      guard separator == UInt8(ascii: ",") else { return nil }
      index += 1
    }
  }

  /// Parses pairs between semicolons. The outer value is nil for any other syntax, the inner value
  /// if there is no address.
  private mutating func element() -> IPAddress?? {
    var node: IPAddress?
    var hasNode = false
    while true {
      // A semicolon may end an element, or follow another one.
      if let start = next, Self.isToken(start) {
        let name = token()
        guard next == UInt8(ascii: "=") else { return nil }
        index += 1
        guard let value = value() else { return nil }
        if name.equalsIgnoringCase(lowercased: "for") {
          // A parameter must not occur twice (section 4).
          guard !hasNode else { return nil }
          hasNode = true
          node = value.withUnsafeBytes { ForwardedList.address($0) }
        }
      }
      guard next == UInt8(ascii: ";") else { return .some(node) }
      index += 1
    }
  }

  private mutating func token() -> Bytes {
    let start = index
    while let byte = next, Self.isToken(byte) { index += 1 }
    return Bytes(rebasing: bytes[start..<index])
  }

  /// Reads a token or a quoted string, without quotes and backslashes; nil for anything else.
  private mutating func value() -> [UInt8]? {
    guard next == UInt8(ascii: "\"") else {
      let token = token()
      return token.isEmpty ? nil : Array(token)
    }
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        return text
      case UInt8(ascii: "\\"):
        guard let escaped = next else { return nil }
        text.append(escaped)
        index += 1
      default:
        text.append(byte)
      }
    }
    return nil
  }

  private mutating func skipSpace() {
    while next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { index += 1 }
  }

  private static func isToken(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "0"..."9", "A"..."Z", "a"..."z": true
    case "!", "#", "$", "%", "&", "'", "*", "+", "-", ".", "^", "_", "`", "|", "~": true
    default: false
    }
  }
}
