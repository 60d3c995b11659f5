/// The exit status of the process that renders a picture.
///
/// The output is the picture for `done`, and the library's message for `refused`.
enum RasterOutcome: Int32 {
  case done = 0
  case unavailable = 81
  case refused = 82
  case outOfMemory = 83
  case misused = 84
}
