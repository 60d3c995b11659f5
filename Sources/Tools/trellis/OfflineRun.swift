internal import Cancellation
import API
import ArgumentParser
import Checking
import Files
import HTTPServer
import JSONDocuments
import JSONText
import MemoryMetering
import PictureRaster
import Service
internal import ServiceContract
internal import TextBytes

/// Runs requests without a server, as the service would.
struct OfflineRun: ParsableArguments {
  @Argument(help: "Files with request bodies, or - for standard input. Responses keep their order.")
  var files: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write the responses to a file.", valueName: "file"))
  var output: String?

  @Flag(help: "Indent JSON. (TRELLIS_PRETTY)")
  var pretty = false

  @OptionGroup var fonts: FontOptions
  @OptionGroup(visibility: .hidden) var limits: LimitOptions

  func validate() throws {
    if files.count(where: { $0 == "-" }) > 1 {  // trusted: strings
      throw ValidationError("- is given twice, but standard input can be read only once")
    }
  }

  /// Makes the text to print for a body, and the response that it was made of.
  typealias Rendering = (
    _ body: [UInt8], _ respond: ([UInt8]) -> OperationResponse
  ) -> (text: String, response: OperationResponse)

  /// Prints the responses. The exit status is that of the worst one.
  ///
  /// - Parameters:
  ///   - endpoint: The operation.
  ///   - form: The representation of the responses.
  ///   - hasFinding: Whether a JSON response contains a finding, for the exit status.
  ///   - rendering: Makes text of responses in JSON; `nil` to print them as they are.
  /// - Throws: The exit status, if it is not 0.
  func respond(
    _ endpoint: Endpoint, as form: Representation,
    hasFinding: (JSONValue) -> Bool = { _ in false }, rendering: Rendering? = nil
  ) throws {
    var configuration = ServiceConfiguration()
    try limits.apply(to: &configuration)
    try fonts.apply(to: &configuration)
    let isPretty = try SettingSources().flag(
      pretty ? true : nil, of: "pretty", default: false)
    var answers: [UInt8] = []
    var worst = ExitCode.success
    for file in files {
      let (answer, status) = respond(
        endpoint, as: form, to: file, configuration, rendering, hasFinding)
      var text = answer
      if rendering == nil, isPretty, form == .json || status == ExitStatus.unreadable, !text.isEmpty
      {
        text = JSONIndentation.indented(text)
      } else if form != .png || status == ExitStatus.unreadable, !text.isEmpty,
        text.last != UInt8(ascii: "\n")
      {
        text.append(UInt8(ascii: "\n"))
      }
      if output == nil { Output.write(text) } else { answers += text }
      if status.rawValue > worst.rawValue { worst = status }
    }
    if let output {
      do throws(FileSystem.Failure) {
        try FileSystem.write(answers, toChosen: output)
      } catch {
        Output.complain("cannot write \(error.path): \(error.reason)")
        worst = ExitStatus.unreadable
      }
    }
    if worst != .success { throw worst }
  }

  private func respond(
    _ endpoint: Endpoint, as form: Representation, to file: String,
    _ configuration: ServiceConfiguration, _ rendering: Rendering?,
    _ hasFinding: (JSONValue) -> Bool
  ) -> (answer: [UInt8], status: ExitCode) {
    let body: [UInt8]
    do throws(FileReader.Failure) {
      body = try Input.read(file, limit: configuration.server.maxBodyBytes)
    } catch {
      switch error {
      case .tooLarge:
        let limit = configuration.server.maxBodyBytes
        let problem = Problem(.contentTooLarge, "the body is over the limit of \(limit) bytes")
        return (OperationResponse(problem).body, ExitStatus.unreadable)
      case .system, .notRegular:
        Output.complain("cannot read \(file): \(error)")
        return ([], ExitStatus.unreadable)
      }
    }
    var response: OperationResponse
    if let rendering {
      let rendered = rendering(body) { Self.response(endpoint, as: form, to: $0, configuration) }
      response = rendered.response
      response.body = Array(rendered.text.utf8)
    } else {
      response = Self.response(endpoint, as: form, to: body, configuration)
    }
    if let problem = response.problem {
      let isFinding = problem == .unsatisfiableConstraints
      return (response.body, isFinding ? ExitStatus.finding : ExitStatus.unreadable)
    }
    // Reading the text of a sweep can take as long as the sweep itself.
    if let hasFinding = response.hasFinding {
      return (response.body, hasFinding ? ExitStatus.finding : .success)
    }
    // Pictures and trees of text do not show findings; the same request in JSON does.
    let told =
      form == .json ? response : Self.response(endpoint, as: .json, to: body, configuration)
    guard let document = try? JSONDocument.parse(told.body, depthLimit: .max) else {
      return (response.body, .success)
    }
    let isFound = withExtendedLifetime(document) { hasFinding(document.root) }
    return (response.body, isFound ? ExitStatus.finding : .success)
  }

  /// Performs an operation within the limits of a configuration.
  ///
  /// - Parameters:
  ///   - endpoint: The operation.
  ///   - form: The representation of the response.
  ///   - body: The body of the request.
  ///   - configuration: The limits and the fonts.
  ///   - parameters: The query parameters.
  ///   - isCancelled: Whether the caller no longer wants the response.
  /// - Returns: The result, or the problem with the request.
  static func response(
    _ endpoint: Endpoint, as form: Representation, to body: [UInt8],
    _ configuration: ServiceConfiguration, parameters: TextDictionary<String> = [:],
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) -> OperationResponse {
    let end = ContinuousClock.now + .milliseconds(configuration.server.requestTimeout)
    let memory = MemoryLimits(request: configuration.server.maxRequestMemory, threads: 1)
    memory.apply()
    MemoryMeter.begin(limit: memory.request, held: body.count)
    defer { MemoryMeter.end() }
    let isOver: @Sendable () -> Bool = {
      MemoryMeter.excess != nil || ContinuousClock.now > end || isCancelled()
    }
    let response = body.withUnsafeBytes {
      endpoint.response(
        to: $0, as: form,
        in: OperationContext(
          limits: configuration.limitsOfOperations, fonts: configuration.fonts,
          parameters: parameters, cancellation: CancellationCheck(isOver)))
    }
    return drawn(response, configuration, isOver).reporting(MemoryMeter.foundExcess, memory)
  }

  /// Renders the picture as PNG, if requested.
  private static func drawn(
    _ response: OperationResponse, _ configuration: ServiceConfiguration,
    _ isOver: @escaping () -> Bool
  ) -> OperationResponse {
    guard response.pixelsPerPoint != nil else { return response }
    let work = Rasterizer.Work(isOver: isOver)
    if let rasterizer = RasterizeCommand.rasterizer(configuration),
      let picture = PictureDrawing.png(
        response, by: rasterizer, limits: configuration.limits, for: work)
    {
      return picture
    }
    return OperationResponse(Problem(.notAcceptable, PictureDrawing.advice))
  }

  /// The exit statuses, for the commands' help.
  static func statuses(finding: String) -> String {
    """
    Exit status: 0 success, \(finding), 2 wrong options, 3 if input cannot be read or is not \
    valid (the problem is printed). `trellis help-limits` explains the options that limit a \
    request.
    """
  }
}
