import Libc

/// The memory available to this process.
public enum SystemMemory {
  /// The minimum of the physical memory and the limits of the process's control groups, in bytes.
  public static var bytes: Int {
    let pages = sysconf(Int32(_SC_PHYS_PAGES))
    let size = sysconf(Int32(_SC_PAGESIZE))
    let physical = pages > 0 && size > 0 ? Int(pages) * Int(size) : Int.max
    return controlGroupLimits.reduce(physical, min)
  }

  /// The bytes of address space that the process may still map (`ulimit -v`); nil without a limit.
  public static var addressSpace: Int? {
    var limit = rlimit()
    #if canImport(Glibc)
      let result = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      let result = getrlimit(RLIMIT_AS, &limit)
    #endif
    guard result == 0, let bytes = Int(exactly: limit.rlim_cur), bytes < Int.max else { return nil }
    return max(0, bytes - (field(0, ofStatm: ()) ?? 0))
  }

  /// The resident bytes of this process that are not backed by files; nil if unknown.
  static var residentBytes: Int? {
    guard let resident = field(1, ofStatm: ()), let shared = field(2, ofStatm: ()) else {
      return nil
    }
    return resident - shared
  }

  /// A field of `/proc/self/statm`, in bytes.
  private static func field(_ index: Int, ofStatm: Void) -> Int? {
    let fields = text(of: "/proc/self/statm").split(separator: " ")
    guard index < fields.count, let pages = Int(fields[index]) else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  // MARK: Control groups

  /// The limits of the process's control groups, versions 1 and 2, up to the root.
  private static var controlGroupLimits: [Int] {
    var limits: [Int] = []
    for line in text(of: "/proc/self/cgroup").split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      if parts[0] == "0" {
        for file in ["memory.max", "memory.high"] {
          limits += Self.limits(in: file, of: String(parts[2]), under: "/sys/fs/cgroup")
        }
      } else if parts[1].split(separator: ",").contains("memory") {
        limits += Self.limits(
          in: "memory.limit_in_bytes", of: String(parts[2]), under: "/sys/fs/cgroup/memory")
      }
    }
    return limits
  }

  /// The limits in a file of a group and its ancestors. In a container the group itself is often
  /// the root.
  private static func limits(in file: String, of group: String, under root: String) -> [Int] {
    var limits: [Int] = []
    var names = group.split(separator: "/")
    while true {
      let path = ([root] + names.map(String.init) + [file]).joined(separator: "/")
      if let bytes = Int(text(of: path).prefix { $0.isNumber }) { limits.append(bytes) }
      if names.isEmpty { return limits }
      names.removeLast()
    }
  }

  /// The first 4096 bytes of a file; empty if it cannot be read.
  private static func text(of path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : ""
    }
  }
}
