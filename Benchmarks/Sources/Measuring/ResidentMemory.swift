import Glibc

/// The resident memory of this process, as reported by the system.
public enum ResidentMemory {
  /// The system does not report it.
  public struct Unknown: Error {}

  /// Resets the peak to the current size.
  public static func resetPeak() throws {
    guard let file = fopen("/proc/self/clear_refs", "w") else { throw Unknown() }
    let written = fputs("5", file)
    guard fclose(file) == 0, written >= 0 else { throw Unknown() }
  }

  /// A line of `/proc/self/status`, in bytes: `VmRSS:` for the current size, `VmHWM:` for the peak.
  public static func read(_ key: String) throws -> Int {
    guard let file = fopen("/proc/self/status", "r") else { throw Unknown() }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let words = String(decoding: bytes, as: UTF8.self).split { $0.isWhitespace }
      if words.count > 1, words[0] == key, let kilobytes = Int(words[1]) {
        return kilobytes * 1024
      }
    }
    throw Unknown()
  }

  /// The peak memory of work beyond what was resident before it.
  public static func peak(_ body: () throws -> Void) throws -> Int {
    // Free memory that the allocator retains would hide the memory that the work takes.
    _ = trimAllocator(0)
    try resetPeak()
    let before = try read("VmRSS:")
    try body()
    return try read("VmHWM:") - before
  }
}

// No module contains the header that declares it.
@_silgen_name("malloc_trim") private func trimAllocator(_ pad: Int) -> Int32
