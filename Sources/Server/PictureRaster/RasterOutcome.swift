/// How the process that draws a picture ends, as its exit status.
///
/// With `done` its output is the picture, with `refused` what the library says.
enum RasterOutcome: Int32 {
  case done = 0
  case unavailable = 81
  case refused = 82
  case outOfMemory = 83
  case misused = 84
}
