import Libc

/// The functions of librsvg and its dependency cairo, loaded on demand.
///
/// The program does not link them: only the process that renders a picture loads them.
struct RasterLibrary {
  /// A document, a surface or a context.
  typealias Object = OpaquePointer
  /// The location that receives a `GError` of GLib.
  typealias ErrorPlace = UnsafeMutablePointer<UnsafeMutableRawPointer?>
  /// Receives the bytes of a picture, and returns a cairo status.
  typealias WriteFunction =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> Int32

  let openDocument: @convention(c) (UnsafePointer<UInt8>?, UInt, ErrorPlace?) -> Object?
  let setStyle: @convention(c) (Object, UnsafePointer<UInt8>?, UInt, ErrorPlace?) -> Int32
  let size:
    @convention(c) (Object, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
  let draw: @convention(c) (Object, Object, UnsafePointer<Double>, ErrorPlace?) -> Int32
  let makeSurface: @convention(c) (Int32, Int32, Int32) -> Object?
  let surfaceStatus: @convention(c) (Object) -> Int32
  let makeContext: @convention(c) (Object) -> Object?
  let contextStatus: @convention(c) (Object) -> Int32
  let writePNG: @convention(c) (Object, WriteFunction, UnsafeMutableRawPointer?) -> Int32

  /// The file names of the library, in the order of the search.
  private static let names = ["librsvg-2.so.2", "librsvg-2.2.dylib"]

  /// Loads the library; nil if it or one of the functions is missing.
  init?() {
    var handle: UnsafeMutableRawPointer?
    for name in Self.names where handle == nil { handle = dlopen(name, RTLD_NOW) }
    guard let library = handle,
      let openDocument = dlsym(library, "rsvg_handle_new_from_data"),
      let setStyle = dlsym(library, "rsvg_handle_set_stylesheet"),
      let size = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels"),
      let draw = dlsym(library, "rsvg_handle_render_document"),
      let makeSurface = dlsym(library, "cairo_image_surface_create"),
      let surfaceStatus = dlsym(library, "cairo_surface_status"),
      let makeContext = dlsym(library, "cairo_create"),
      let contextStatus = dlsym(library, "cairo_status"),
      let writePNG = dlsym(library, "cairo_surface_write_to_png_stream")
    else { return nil }
    self.openDocument = unsafeBitCast(
      openDocument, to: (@convention(c) (UnsafePointer<UInt8>?, UInt, ErrorPlace?) -> Object?).self)
    self.setStyle = unsafeBitCast(
      setStyle,
      to: (@convention(c) (Object, UnsafePointer<UInt8>?, UInt, ErrorPlace?) -> Int32).self)
    self.size = unsafeBitCast(
      size,
      to: (@convention(c) (Object, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) ->
        Int32).self)
    self.draw = unsafeBitCast(
      draw,
      to: (@convention(c) (Object, Object, UnsafePointer<Double>, ErrorPlace?) -> Int32).self)
    self.makeSurface = unsafeBitCast(
      makeSurface, to: (@convention(c) (Int32, Int32, Int32) -> Object?).self)
    self.surfaceStatus = unsafeBitCast(
      surfaceStatus, to: (@convention(c) (Object) -> Int32).self)
    self.makeContext = unsafeBitCast(makeContext, to: (@convention(c) (Object) -> Object?).self)
    self.contextStatus = unsafeBitCast(
      contextStatus, to: (@convention(c) (Object) -> Int32).self)
    self.writePNG = unsafeBitCast(
      writePNG,
      to: (@convention(c) (Object, WriteFunction, UnsafeMutableRawPointer?) -> Int32).self)
  }
  /// The message of a `GError`. It follows the domain and the code, of four bytes each.
  static func message(_ error: UnsafeMutableRawPointer?) -> UnsafePointer<UInt8>? {
    error?.load(fromByteOffset: 8, as: UnsafePointer<UInt8>?.self)
  }
}
