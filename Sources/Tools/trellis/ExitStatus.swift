import ArgumentParser

/// The exit statuses of the offline commands.
enum ExitStatus {
  /// A finding: a conflict, an ambiguity, a difference, a failed step.
  static let finding = ExitCode(1)
  /// Options or arguments that do not exist or contradict each other.
  static let usage = ExitCode(2)
  /// Input that cannot be read, or is no valid request.
  static let unreadable = ExitCode(3)
}
