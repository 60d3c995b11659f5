import ArgumentParser

/// The exit statuses of the offline commands.
enum ExitStatus {
  /// A finding: a conflict, an ambiguity, a difference, a failed step.
  static let finding = ExitCode(1)
  /// Unknown or contradictory options or arguments.
  static let usage = ExitCode(2)
  /// Input that cannot be read, or is not a valid request.
  static let unreadable = ExitCode(3)
}
