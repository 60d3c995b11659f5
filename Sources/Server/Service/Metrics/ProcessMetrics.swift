internal import HTTPCore

private import Libc

/// Metrics of this process from the operating system, named as in Prometheus's own clients.
enum ProcessMetrics {
  static func write(to text: inout PrometheusText) {
    let pages = numbers(in: "/proc/self/statm")
    if pages.count >= 2 {
      let page = Double(sysconf(Int32(_SC_PAGESIZE)))
      text.single(
        "process_resident_memory_bytes", .gauge, help: "Resident memory.",
        value: Double(pages[1]) * page)
      text.single(
        "process_virtual_memory_bytes", .gauge, help: "Virtual memory.",
        value: Double(pages[0]) * page)
    }
    var usage = rusage()
    if getrusage(RUSAGE_SELF.rawValue, &usage) == 0 {
      text.single(
        "process_cpu_seconds_total", .counter, help: "User and system time.",
        value: seconds(usage.ru_utime) + seconds(usage.ru_stime))
    }
    if let open = openDescriptors() {
      text.single("process_open_fds", .gauge, help: "Open file descriptors.", value: Double(open))
    }
    var limit = rlimit()
    if getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 {
      text.single(
        "process_max_fds", .gauge, help: "Maximum number of open file descriptors.",
        value: Double(limit.rlim_cur))
    }
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  /// The integers in a small file.
  private static func numbers(in path: String) -> [Int] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return [] }
    return buffer[..<count].split { $0 < 48 || $0 > 57 }.compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
  }

  private static func openDescriptors() -> Int? {
    var status = stat()
    // Since Linux 6.2 the size of the folder is the number of descriptors; before that it was 0.
    if stat("/proc/self/fd", &status) == 0, status.st_size > 0 { return Int(status.st_size) }
    guard let folder = opendir("/proc/self/fd") else { return nil }
    defer { closedir(folder) }
    var count = 0
    while readdir(folder) != nil { count += 1 }
    // Excludes `.`, `..` and the descriptor of the folder.
    return max(0, count - 3)
  }
}
