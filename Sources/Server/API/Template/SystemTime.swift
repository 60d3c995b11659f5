internal import JSONTemplates

private import Libc

/// The system's clock.
enum SystemTime {
  /// The current time; the start of 1970 if the clock is outside the years 1 to 9999.
  static var now: TemplateInstant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return TemplateInstant(
      milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
      ?? TemplateInstant(milliseconds: 0)!
  }
}
