import Libc

/// Locates the program and the files installed with it.
enum ProgramFolder {
  /// The folder of web assets: `share/trellis/web` beside the program's folder, or one level above
  /// for the package manager's build folder. `nil` if there is none.
  static var webRoot: String? {
    guard let folder = path else { return nil }
    return ["..", "../.."].map { "\(folder)/\($0)/share/trellis/web" }
      .first { access("\($0)/SHA256SUMS", R_OK) == 0 }
  }

  /// The folder of the fonts that are installed with the program: `share/trellis/fonts` beside its
  /// folder. `nil` if there is none.
  static var fonts: String? {
    path.map { "\($0)/../share/trellis/fonts" }.flatMap { access($0, R_OK) == 0 ? $0 : nil }
  }

  /// The folder of web assets of an installed program, whether it is there or not.
  static var expectedWebRoot: String {
    guard let folder = path else { return "share/trellis/web" }
    let above = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    return "\(above)/share/trellis/web"
  }

  /// The program trellis-swift: beside this one, or in the folder where the package's scripts build
  /// it. `nil` if there is none.
  static var swiftParser: String? {
    guard let folder = path else { return nil }
    let builds = ["trellis-swift/release", "trellis-swift-host/debug"]
    return (["\(folder)"] + builds.map { "\(folder)/../../\($0)" }).map { "\($0)/trellis-swift" }
      .first { access($0, X_OK) == 0 }
  }

  /// The folder of the program's file, with links resolved.
  private static var path: String? {
    guard let resolved = realpath("/proc/self/exe", nil) ?? realpath(CommandLine.arguments[0], nil)
    else { return nil }
    defer { free(resolved) }
    let file = String(cString: resolved)
    return file.lastIndex(of: "/").map { String(file[..<$0]) }
  }
}
