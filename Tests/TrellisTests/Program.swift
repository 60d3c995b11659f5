import Foundation
import Glibc

/// The built program, run as a process of its own.
struct Program {
  /// What a run left behind.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  static let url = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "trellis")

  /// Runs to the end.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    let program = try Running(arguments, environment: environment)
    program.write(input)
    return try program.wait()
  }

  /// A process that goes on while the test does.
  final class Running {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()
    private var seenErrors: [UInt8] = []

    init(_ arguments: [String], environment: [String: String] = [:]) throws {
      process.executableURL = Program.url
      process.arguments = arguments
      process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { _, new in new }
      process.standardInput = input
      process.standardOutput = output
      process.standardError = errors
      signal(SIGPIPE, SIG_IGN)
      try process.run()
    }

    deinit {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    func write(_ text: String) {
      try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try? input.fileHandleForWriting.close()
    }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Reads standard error up to the first line that holds `text`; that line, or nothing at the end.
    func line(holding text: String) -> String? {
      while true {
        while let end = seenErrors.firstIndex(of: 0x0A) {
          let line = String(decoding: seenErrors[..<end], as: UTF8.self)
          seenErrors.removeSubrange(...end)
          if line.contains(text) { return line }
        }
        let more = errors.fileHandleForReading.availableData
        guard !more.isEmpty else { return nil }
        seenErrors.append(contentsOf: more)
      }
    }

    func wait() throws -> Outcome {
      // Both pipes are read at once, so that neither fills up.
      let errors = errors
      nonisolated(unsafe) var rest = Data()
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        rest = errors.fileHandleForReading.readDataToEndOfFile()
        done.signal()
      }
      let output = output.fileHandleForReading.readDataToEndOfFile()
      done.wait()
      process.waitUntilExit()
      return Outcome(
        status: process.terminationReason == .uncaughtSignal
          ? -process.terminationStatus : process.terminationStatus,
        output: String(decoding: output, as: UTF8.self),
        errors: String(decoding: seenErrors + rest, as: UTF8.self))
    }
  }
}
