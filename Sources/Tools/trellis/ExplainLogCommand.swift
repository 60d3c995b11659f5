import API
import ArgumentParser
import Checking
import Files
import HTTPServer
import MemoryMetering
import Service

/// `trellis explain-log`.
struct ExplainLogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain-log",
    abstract: "Explain a UIKit log of unsatisfiable constraints.",
    discussion: """
      Reads "Unable to simultaneously satisfy constraints." and the list of constraints after it. \
      Prints the constraints that cannot all hold, and changes that resolve the conflict. Ignores \
      other lines. Exit status: 0 success, 2 wrong options, 3 if the file has no such log or \
      cannot be read.
      """)

  @Argument(help: "The log, or - for standard input.") var file: String

  @Option(
    help: ArgumentHelp(
      "Draw the layout of the first log as SVG, with broken constraints marked.", valueName: "file")
  )
  var svg: String?

  @Flag(help: "Print the first log as a layout request instead.")
  var request = false

  @OptionGroup(visibility: .hidden) var limits: LimitOptions

  func run() throws {
    var configuration = ServiceConfiguration()
    try limits.apply(to: &configuration)
    let memory = MemoryLimits(request: configuration.server.maxRequestMemory, threads: 1)
    memory.apply()
    let logs = try self.logs()
    if request, let first = logs.first {
      return Output.write(ConflictLogReport(first).request() + [UInt8(ascii: "\n")])
    }
    for (index, log) in logs.enumerated() {
      if index > 0 { Output.write([UInt8(ascii: "\n")]) }
      do throws(Problem) {
        Output.write(Array(try ConflictLogReport(log).text(limits: configuration.limits).utf8))
      } catch {
        let fault = error.errors.first.map { ": \($0.detail)" } ?? ""
        Output.complain("\(file):\(log.line): \(error.detail)\(fault)")
        throw ExitStatus.unreadable
      }
    }
    if let svg, let first = logs.first { try draw(first, to: svg, configuration) }
  }

  private func logs() throws -> [ConflictLog] {
    let bytes: [UInt8]
    do throws(FileReader.Failure) {
      bytes = try Input.read(file, limit: ConflictLog.byteLimit)
    } catch {
      Output.complain("cannot read \(file): \(error)")
      throw ExitStatus.unreadable
    }
    do throws(ConflictLog.Failure) {
      return try ConflictLog.logs(in: String(decoding: bytes, as: UTF8.self))
    } catch {
      Output.complain("\(file):\(error.line):\(error.column): \(error.reason)")
      throw ExitStatus.unreadable
    }
  }

  private func draw(
    _ log: ConflictLog, to path: String, _ configuration: ServiceConfiguration
  ) throws {
    let response = ConflictLogReport(log).request(isBreaking: true).withUnsafeBytes {
      Endpoint.layout.response(to: $0, as: .svg, in: OperationContext(limits: configuration.limits))
    }
    do throws(FileSystem.Failure) {
      try FileSystem.write(response.body, toChosen: path)
    } catch {
      Output.complain("cannot write \(error.path): \(error.reason)")
      throw ExitStatus.unreadable
    }
  }
}
