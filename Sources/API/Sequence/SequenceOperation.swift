internal import JSONTemplates

/// Something that a step of a sequence can ask for: the path that it is served at, and what answers
/// there.
struct SequenceOperation: Sendable {
  /// What every step of a run is given.
  struct Setting {
    /// What the step may ask for, with what the steps before it have spent.
    var limits: RequestLimits
    /// The time of the whole sequence.
    let now: TemplateInstant
    let shouldStop: (@Sendable () -> Bool)?
  }

  let path: String
  /// Answers a body in JSON.
  let answer: @Sendable (UnsafeRawBufferPointer, Setting) -> OperationResponse

  /// All that a step can ask for; a sequence is none of it.
  static let all = [
    SequenceOperation(path: "/v1/layout") { body, setting in
      LayoutEndpoint.answer(body, limits: setting.limits, shouldStop: setting.shouldStop)
    },
    SequenceOperation(path: "/v1/snapshot") { body, setting in
      SnapshotEndpoint.answer(
        body, limits: setting.limits, now: setting.now, shouldStop: setting.shouldStop)
    },
    SequenceOperation(path: "/v1/diff") { body, setting in
      DifferenceEndpoint.answer(
        body, limits: setting.limits, now: setting.now, shouldStop: setting.shouldStop)
    },
  ]
}
