public import Foundation

/// The body of a request in the form in which it is sent.
public enum TransportBody: Sendable {
  /// No body.
  case none
  /// Bytes.
  case bytes(Data)
  /// A non-empty file, read while it is sent.
  case file(URL, length: Int)

  /// The number of bytes; `nil` if there is no body.
  public var length: Int? {
    switch self {
    case .none: nil
    case .bytes(let bytes): bytes.count
    case .file(_, let length): length
    }
  }

  /// The body in pieces of at most 64 KiB, for clients that send a stream.
  ///
  /// It can be iterated more than once, so that a client can repeat a request.
  public var pieces: Pieces { Pieces(body: self) }

  /// The pieces of a body.
  public struct Pieces: AsyncSequence, Sendable {
    let body: TransportBody
    private static let size = 65_536

    /// Starts at the beginning of the body.
    public func makeAsyncIterator() -> Iterator {
      switch body {
      case .none: Iterator(bytes: Data())
      case .bytes(let bytes): Iterator(bytes: bytes)
      case .file(let url, let length): Iterator(file: url, left: length)
      }
    }

    /// Reads piece by piece.
    public struct Iterator: AsyncIteratorProtocol {
      private var bytes = Data()
      private var file: URL?
      private var handle: FileHandle?
      private var left = 0

      init(bytes: Data) { self.bytes = bytes }

      init(file: URL, left: Int) {
        self.file = file
        self.left = left
      }

      /// The next piece.
      ///
      /// - Throws: ``TransportError`` of the kind `bodyUnreadable` if the file cannot be read or
      ///   has become shorter.
      public mutating func next() async throws -> ArraySlice<UInt8>? {
        guard let file else {
          guard !bytes.isEmpty else { return nil }
          let piece = bytes.prefix(Pieces.size)
          bytes = bytes.dropFirst(piece.count)
          return ArraySlice(piece)
        }
        guard left > 0 else { return nil }
        let piece: Data?
        do {
          if handle == nil { handle = try FileHandle(forReadingFrom: file) }
          piece = try handle?.read(upToCount: Swift.min(left, Pieces.size))
        } catch {
          throw TransportError(.bodyUnreadable, "\(file.path) cannot be read")
        }
        guard let piece, !piece.isEmpty else {
          throw TransportError(.bodyUnreadable, "\(file.path) has become shorter")
        }
        left -= piece.count
        return ArraySlice(piece)
      }
    }
  }
}
