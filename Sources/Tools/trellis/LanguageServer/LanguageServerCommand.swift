import API
import ArgumentParser
import HTTPServer
import JSONRPC
import LanguageServer
import MemoryMetering
import Service

/// `trellis lsp`.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor with the Language Server Protocol, over standard streams.",
    discussion: """
      Checks *.layout.json, *.list.json, storyboards, xibs and .trellis.yml while they are edited, \
      and Swift sources when they are saved, as `trellis check` does. Language Server Protocol \
      3.17. Exit status: 0 after `shutdown` and `exit`, else 1.
      """)

  // Editors add the option that says how they talk to a server.
  @Flag(help: "Use standard streams, which is the only way.")
  var stdio = false

  @OptionGroup(title: "Texts") var fonts: FontOptions
  @OptionGroup(visibility: .hidden) var limits: LimitOptions

  /// The bytes of a message besides a document.
  private static let envelopeBytes = 1 << 16

  func run() throws {
    var service = ServiceConfiguration()
    try limits.apply(to: &service)
    try fonts.apply(to: &service)
    MemoryLimits(request: service.server.maxRequestMemory, threads: 2).apply()
    // JSON may need two bytes for one of a document, and rarely more.
    let limits = IncomingMessage.Limits(
      bytes: 2 * service.server.maxBodyBytes + Self.envelopeBytes,
      depth: service.limits.jsonDepth)
    let stream = MessageStream(.contentLength, limit: limits.bytes)
    let session = LanguageSession(host: EditorHost(service: service)) { stream.write($0) }
    var isNormal: Bool?
    stream.read { event in
      isNormal = Self.handle(event, limits, session)
      return isNormal == nil
    }
    session.finish()
    guard isNormal == true else { throw ExitStatus.finding }
  }

  /// Handles a part of the input; returns whether the end is normal, if this is the end.
  private static func handle(
    _ event: MessageFramer.Event, _ limits: IncomingMessage.Limits,
    _ session: LanguageSession<EditorHost>
  ) -> Bool? {
    switch event {
    case .message(let bytes):
      do throws(IncomingMessage.Refusal) {
        switch session.receive(try IncomingMessage(bytes, limits: limits)) {
        case .next: return nil
        case .end(let isNormal): return isNormal
        }
      } catch {
        session.refuse(error)
        return nil
      }
    case .tooLong:
      session.refuse(.tooLong(limit: limits.bytes))
      return nil
    case .broken(let reason):
      Output.complain("cannot read messages from standard input: \(reason)")
      return false
    }
  }
}
