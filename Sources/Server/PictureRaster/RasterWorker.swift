import Libc

/// The process that renders one picture: an SVG document on standard input, PNG on standard output.
public enum RasterWorker {
  /// Strokes keep their width relative to text at every scale.
  private static let style = "* { vector-effect: none !important }"
  /// `CAIRO_FORMAT_ARGB32`.
  private static let format: Int32 = 0
  /// The bytes of a pixel in that format.
  private static let pixelBytes = 4
  /// The memory that the libraries need besides the pixels: 30 to 37 MB were measured. With less,
  /// they abort in the middle of their work, or hang.
  private static let libraryBytes = 40 << 20
  /// `CAIRO_STATUS_WRITE_ERROR`.
  private static let writeError: Int32 = 11

  /// Renders the picture.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per unit of the document.
  ///   - memory: The maximum memory in bytes, enforced by the system.
  ///   - seconds: The maximum processor time in seconds, enforced by the system.
  /// - Returns: The exit status of the process.
  public static func run(scale: Int, memory: Int, seconds: Int) -> Int32 {
    let outcome = outcome(scale: scale, memory: memory, seconds: seconds)
    return outcome.rawValue
  }

  private static func outcome(scale: Int, memory: Int, seconds: Int) -> RasterOutcome {
    guard (1...16).contains(scale), memory > 0, seconds > 0 else { return .misused }
    endWithParent()
    limit(memory: memory, seconds: seconds)
    guard let library = RasterLibrary() else { return .unavailable }
    guard let document = read() else { return .misused }
    var error: UnsafeMutableRawPointer?
    guard let handle = library.openDocument(document, UInt(document.count), &error) else {
      return refused(error)
    }
    let style = Array(style.utf8)
    guard library.setStyle(handle, style, UInt(style.count), &error) != 0 else {
      return refused(error)
    }
    var (width, height) = (0.0, 0.0)
    guard library.size(handle, &width, &height) != 0 else { return .misused }
    width *= Double(scale)
    height *= Double(scale)
    guard let columns = Int32(exactly: width.rounded(.up)), columns > 0,
      let rows = Int32(exactly: height.rounded(.up)), rows > 0
    else { return .misused }
    // Without this check a picture that does not fit would fail only after its whole time.
    guard Int(columns) * Int(rows) <= (memory - libraryBytes) / pixelBytes else {
      return .outOfMemory
    }
    guard let surface = library.makeSurface(format, columns, rows),
      library.surfaceStatus(surface) == 0, let context = library.makeContext(surface)
    else { return .outOfMemory }
    let viewport = [0, 0, width, height]
    guard library.draw(handle, context, viewport, &error) != 0 else { return refused(error) }
    guard library.contextStatus(context) == 0 else { return .outOfMemory }
    let written = library.writePNG(
      surface, { _, bytes, count in RasterWorker.write(bytes, Int(count)) }, nil)
    return written == 0 ? .done : .outOfMemory
  }

  /// Asks the system to kill this process when the service ends for any reason, since nobody else
  /// waits for the picture.
  private static func endWithParent() {
    #if os(Linux)
      // Swift imports no variadic functions.
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let control = dlsym(nil, "prctl") else { return }
      _ = unsafeBitCast(control, to: Control.self)(deathSignal, UInt(SIGKILL), 0, 0, 0)
    #endif
  }

  /// `PR_SET_PDEATHSIG`.
  private static let deathSignal: Int32 = 1

  /// Asks the system to end a process that uses too much. Nothing here may rely on how the library
  /// treats a document.
  private static func limit(memory: Int, seconds: Int) {
    #if os(Linux)
      // If a library cannot write its cache, it continues without.
      signal(SIGXFSZ, SIG_IGN)
      // SIGXCPU precedes SIGKILL, so the exit status shows that the time was up.
      let limits = [
        (RLIMIT_DATA, memory, memory), (RLIMIT_CPU, seconds, seconds + 1), (RLIMIT_CORE, 0, 0),
        (RLIMIT_FSIZE, 0, 0),
      ]
      for (resource, soft, hard) in limits {
        var limit = rlimit(rlim_cur: rlim_t(soft), rlim_max: rlim_t(hard))
        setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
      }
    #endif
  }

  /// Reads standard input to its end; nil if it cannot be read.
  private static func read() -> [UInt8]? {
    var document: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(0, &buffer, buffer.count)
      if count > 0 {
        document.append(contentsOf: buffer[..<count])
      } else if count == 0 {
        return document
      } else if errno != EINTR {
        return nil
      }
    }
  }

  /// Writes to standard output, and returns a cairo status.
  private static func write(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    guard let bytes else { return count == 0 ? 0 : writeError }
    var offset = 0
    while offset < count {
      let written = Glibc.write(1, bytes + offset, count - offset)
      if written > 0 {
        offset += written
      } else if errno != EINTR {
        return writeError
      }
    }
    return 0
  }

  /// Writes the reason why the library rejects the document.
  private static func refused(_ error: UnsafeMutableRawPointer?) -> RasterOutcome {
    if let message = RasterLibrary.message(error) {
      var count = 0
      while count < 500, message[count] != 0 { count += 1 }
      _ = write(message, count)
    }
    return .refused
  }
}
