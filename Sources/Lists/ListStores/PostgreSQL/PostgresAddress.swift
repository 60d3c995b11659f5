internal import CPostgresLoader

/// The address of a database: a connection URI, which may state a password.
///
/// Nothing of it gets into messages or logs except ``description``.
public struct PostgresAddress: Hashable, Sendable, CustomStringConvertible {
  /// The beginnings of addresses of PostgreSQL.
  private static let schemes = ["postgres://", "postgresql://"]
  /// The most bytes of a part.
  private static let partBytes = 1024

  let uri: String
  private let password: [UInt8]
  /// The address without its user, its password and its parameters.
  public let description: String

  /// Whether a text is meant as an address of PostgreSQL.
  public static func isMeant(by text: String) -> Bool {
    schemes.contains { text.utf8.starts(with: $0.utf8) }
  }

  /// Reads an address.
  ///
  /// - Throws: ``ListStoreError/unusable(_:)`` if libpq is missing or cannot read it.
  public init(_ text: String) throws(ListStoreError) {
    guard Self.isMeant(by: text), !text.utf8.contains(0) else {
      throw .unusable("the address must begin with postgres://")
    }
    // libpq would take a part of such a password for the host, and name it in errors.
    let rest = text.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst(2)
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    let isClear =
      authority.count(where: { $0 == UInt8(ascii: "@") }) <= 1
      && !rest.dropFirst(authority.count).contains(UInt8(ascii: "@"))
    guard isClear else {
      throw .unusable("the address has an @ that must be written as %40, or a / before it as %2F")
    }
    guard PostgresLibrary.isLoaded else {
      throw .unusable(
        "the library libpq is missing, which PostgreSQL needs: install the package libpq5")
    }
    guard trellis_pq_reads(text) != 0 else {
      throw .unusable(
        "libpq cannot read the address; it must be like postgres://USER@HOST/DATABASE")
    }
    let (host, port) = (try Self.part("host", of: text), try Self.part("port", of: text))
    let database = try Self.part("dbname", of: text)
    // Without an @, or with an encoded one, libpq takes the password for a port, and names it.
    let ports = port.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard ports.allSatisfy({ $0.isEmpty || Self.isPort($0) }) else {
      throw .unusable("the port of the address is no number; an @ stands behind the password")
    }
    guard !database.contains(where: { ";&=".utf8.contains($0) }) else {
      throw .unusable("the database of the address has a ; & or =; parameters begin behind a ?")
    }
    uri = text
    password = try Self.part("password", of: text)
    // A socket is a parameter.
    let place =
      host.first == UInt8(ascii: "/") ? [] : host + (port.isEmpty ? [] : Array(":".utf8) + port)
    description =
      "postgres://…@\(String(decoding: place + Array("/".utf8) + database, as: UTF8.self))"
  }

  private static func part(
    _ name: StaticString, of uri: String
  ) throws(ListStoreError) -> [UInt8] {
    var value = [CChar](repeating: 0, count: partBytes)
    guard trellis_pq_option(uri, "\(name)", &value, value.count) != 0 else {
      throw .unusable("the \(name) of the address has more than \(partBytes - 1) bytes")
    }
    return value.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
  }

  private static func isPort(_ digits: some Collection<UInt8>) -> Bool {
    digits.count <= 5 && digits.allSatisfy { (48...57).contains($0) }
      && (1...65_535).contains(digits.reduce(0) { 10 * $0 + Int($1 - 48) })
  }

  /// A message of libpq in one line, without the password.
  func safe(_ message: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(message.utf8)[...]
    while !rest.isEmpty {
      if !password.isEmpty, rest.starts(with: password) {
        bytes += "…".utf8
        rest = rest.dropFirst(password.count)
      } else {
        let byte = rest.removeFirst()
        bytes.append(byte < 32 ? 32 : byte)
      }
    }
    while bytes.last == 32 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The library libpq.
enum PostgresLibrary {
  /// Whether it is loaded. The first use loads it.
  static let isLoaded = trellis_pq_load() != 0
}
