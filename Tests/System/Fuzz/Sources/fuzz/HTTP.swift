import HTTPCore

@testable import HTTPServer

/// What a connection's state machine makes of some bytes.
private struct Conversation {
  /// The actions in order, with what they are about.
  var actions: [String] = []

  /// Offers bytes to a machine in pieces of a length, each in memory that is gone after it.
  init(_ bytes: UnsafeRawBufferPointer, pieces: Int, configuration: ConfigurationHandle) {
    var machine = ConnectionMachine(configuration: configuration, now: 0)
    var start = 0
    var now: UInt64 = 0
    while start < bytes.count, machine.phase.rawValue < ConnectionMachine.Phase.closing.rawValue {
      let end = min(bytes.count, start + pieces)
      let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: end - start, alignment: 1)
      piece.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      read(Bytes(piece), &machine, now)
      piece.deallocate()
      start = end
      now += 1
      _ = machine.tick(now: now, unwritten: 0)
    }
    if case .refuse(let error) = machine.inputEnded() { actions.append("end \(error.kind)") }
    _ = machine.tick(now: .max - 1, unwritten: 0)
  }

  private mutating func read(_ bytes: Bytes, _ machine: inout ConnectionMachine, _ now: UInt64) {
    var offset = 0
    while true {
      let before = offset
      switch machine.receive(bytes, from: &offset, now: now) {
      case .wait:
        require(offset == bytes.count, "a machine that waits has taken all bytes")
        return
      case .meetExpectation, .checkAdmission:
        // Whether a client waits, or a body is still to come, depends on where its bytes are cut.
        break
      case .respond:
        require(offset > before || before == bytes.count, "an answer takes bytes")
        let head = machine.parser.head
        var scratch = ByteBuffer()
        let target = RequestTarget(head.target, method: head.method, scratch: &scratch)
        if let target {
          require(target.path.first == 47 || target.path.equals("*"), "a path begins with a slash")
        }
        actions.append(
          "\(head.method) \(target?.path.text ?? "-") \(head.fields.count) "
            + "\(Array(machine.parser.body)) \(head.requestID?.text ?? "")")
        let more = offset < bytes.count
        let goesOn = machine.keepsAlive(head: head, isDraining: false, hasMoreInput: true)
        machine.responded(keepingAlive: goesOn, hasMoreInput: more, now: now)
        if !goesOn {
          actions.append("close")
          return
        }
      case .refuse(let error):
        // What exactly is wrong may be seen at another byte when they come one by one.
        actions.append("refuse")
        require(error.status.code >= 400, "an error has a status of its own")
        _ = machine.parser.partialTarget.count
        return
      }
    }
  }
}

/// The message parser with the connection's state machine: whatever the bytes, and wherever they
/// are cut, the same requests come out, with the same bodies.
func fuzzHTTP(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard count > 1, let data else { return 0 }
  var configuration = ServerConfiguration()
  configuration.maxTargetBytes = 200
  configuration.maxHeaderBytes = 400
  configuration.maxHeaderFields = 20
  configuration.maxBodyBytes = 500
  configuration.maxChunkOverheadBytes = 100
  let bytes = UnsafeRawBufferPointer(start: data + 1, count: count - 1)
  let handle = ConfigurationHandle(configuration)
  defer { handle.deallocate() }
  let whole = Conversation(bytes, pieces: bytes.count, configuration: handle)
  let cut = Conversation(bytes, pieces: Int(data[0]) % 40 + 1, configuration: handle)
  let isSame = whole.actions == cut.actions
  require(isSame, "cut into pieces: \(whole.actions) became \(cut.actions)")
  return 0
}
