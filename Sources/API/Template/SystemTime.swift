private import Glibc
internal import JSONTemplates

/// The time of day.
enum SystemTime {
  /// The time now; the beginning of 1970 where the clock is out of the years 1 to 9999.
  static var now: TemplateInstant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return TemplateInstant(
      milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
      ?? TemplateInstant(milliseconds: 0)!
  }
}
