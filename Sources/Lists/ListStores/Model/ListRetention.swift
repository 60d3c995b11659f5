/// What a store keeps.
///
/// The newest state of a list counts as bytes, but is never dropped to make room. Otherwise what is
/// oldest goes first: states since they were replaced, and answers to idempotency keys. Answers
/// that a client may still ask for go after all replaced states.
public struct ListRetention: Hashable, Sendable {
  /// The most states of a list, including the newest.
  public var versions = 100
  /// How long a state is kept after it was replaced, in milliseconds.
  public var age = 7 * 24 * 3_600_000
  /// The most bytes of all contents, states, lists and answers.
  public var bytes = 1 << 30
  /// How long the answer to an idempotency key is kept if there is room, in milliseconds.
  public var answerAge = 24 * 3_600_000
  /// How long an answer stays as long as a replaced state can go instead, in milliseconds. Clients
  /// repeat a request within seconds or minutes.
  public var freshAnswerAge = 3_600_000

  /// Makes the defaults.
  public init() {}

  /// The bytes that a list counts in addition to its id and its states.
  static let bytesOfList = 256
  /// The bytes that a state counts in addition to its content.
  static let bytesOfState = 128
  /// The bytes that an answer counts in addition to its body and its key.
  static let bytesOfAnswer = 256
  /// The most outdated states that a write removes from each part of a store, so that no write has
  /// to remove a whole history.
  static let batch = 64

  /// Whether an answer makes room before the state that was replaced first, if there is one.
  func isFirst(answered: Int, before replaced: Int?, now: Int) -> Bool {
    guard let replaced else { return true }
    if answered <= now - answerAge { return true }
    return answered <= now - freshAnswerAge && answered < replaced
  }

  /// The bytes that an answer counts.
  static func bytes(of answer: KeptAnswer, key: [UInt8]) -> Int {
    bytesOfAnswer + key.count + answer.body.count
  }
}
