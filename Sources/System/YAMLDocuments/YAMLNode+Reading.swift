internal import TextBytes

extension YAMLNode {
  /// The deepest nesting of a document.
  public static let depthLimit = 32

  /// A fault of a document.
  public struct Failure: Error, Sendable {
    /// The reason, as a sentence without a final period.
    public var reason: String
    /// The place.
    public var mark: Mark
  }

  /// Reads the single document of a text; `nil` if it is empty.
  ///
  /// Only features with a JSON equivalent are supported: no anchors, aliases or tags, no second
  /// document, and member names must be distinct texts.
  ///
  /// - Throws: The first fault.
  /// - Complexity: O(bytes), expected.
  public static func read(_ text: String) throws(Failure) -> YAMLNode? {
    guard let events = YAMLEvents(text) else {
      throw Failure(reason: "out of memory", mark: Mark(line: 1, column: 1))
    }
    var builder = Builder()
    while true {
      let event = try events.next()
      if case .streamEnd = event.kind { return builder.root }
      try builder.add(event)
    }
  }

  /// Assembles nodes from events, with a stack of open values.
  private struct Builder {
    private struct Open {
      var mark: Mark
      var isMapping: Bool
      var elements: [YAMLNode] = []
      var members: [Member] = []
      var names: TextSet = []
      /// The name whose value comes next.
      var name: (text: String, mark: Mark)?
    }

    private(set) var root: YAMLNode?
    private var stack: [Open] = []
    private var hasDocument = false

    mutating func add(_ event: YAMLEvents.Event) throws(Failure) {
      switch event.kind {
      case .documentStart:
        guard !hasDocument else {
          throw Failure(reason: "a second document is not allowed", mark: event.mark)
        }
        hasDocument = true
      case .reference(let what):
        throw Failure(reason: "\(what) is not allowed here", mark: event.mark)
      case .text(let text):
        if expectsName {
          try addName(text, event.mark)
        } else {
          add(YAMLNode(content: .text(text), mark: event.mark))
        }
      case .sequenceStart, .mappingStart: try open(event)
      case .end:
        guard let value = stack.popLast() else { break }
        add(
          YAMLNode(
            content: value.isMapping ? .mapping(value.members) : .sequence(value.elements),
            mark: value.mark))
      case .streamEnd: break
      }
    }

    private var expectsName: Bool { stack.last.map { $0.isMapping && $0.name == nil } ?? false }

    private mutating func open(_ event: YAMLEvents.Event) throws(Failure) {
      guard !expectsName else {
        throw Failure(reason: "a name must be a string", mark: event.mark)
      }
      guard stack.count < depthLimit else {
        throw Failure(
          reason: "nested deeper than the limit of \(depthLimit) levels", mark: event.mark)
      }
      var isMapping = false
      if case .mappingStart = event.kind { isMapping = true }
      stack.append(Open(mark: event.mark, isMapping: isMapping))
    }

    private mutating func addName(_ text: String, _ mark: Mark) throws(Failure) {
      let last = stack.count - 1
      guard stack[last].names.insert(text).inserted else {
        throw Failure(reason: "duplicate name \"\(text)\"", mark: mark)
      }
      stack[last].name = (text, mark)
    }

    private mutating func add(_ value: YAMLNode) {
      guard let last = stack.indices.last else {
        root = value
        return
      }
      if let name = stack[last].name {
        stack[last].members.append(Member(name: name.text, mark: name.mark, value: value))
        stack[last].name = nil
      } else {
        stack[last].elements.append(value)
      }
    }
  }
}
