internal import Files
private import Libc

/// The file of a cache, which is replaced as a whole or left alone.
struct CacheFile {
  /// The folder that holds it.
  let folder: String
  /// Its name.
  let name: String

  /// The bytes; nil if there are none.
  func read() -> [UInt8]? {
    try? FileReader.read(folder + "/" + name, limit: TreeCache.limit)
  }

  /// Replaces the file. A cache that cannot be written is one that stays as it was.
  func write(_ bytes: [UInt8]) {
    mkdir(folder, 0o700)
    let folder = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    defer { close(folder) }
    let temporary = ".\(name)-\(UInt64.random(in: 0...UInt64.max)).new"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = openat(folder, temporary, flags, 0o600)
    guard descriptor >= 0 else { return }
    let isWritten = Self.write(bytes, to: descriptor)
    close(descriptor)
    guard isWritten, renameat(folder, temporary, folder, name) == 0 else {
      unlinkat(folder, temporary, 0)
      return
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Libc.write(descriptor, $0.baseAddress?.advanced(by: written), $0.count - written)
      }
      if count > 0 {
        written += count
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }
}
