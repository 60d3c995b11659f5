internal import API
internal import JSONText
internal import ListStores
internal import ServiceContract
internal import TextBytes

/// Makes the messages of event streams: one JSON object for each stored version, or for what a new
/// subscriber gets first.
struct EventMessages {
  /// The format of the changes; `nil` for messages that only count them.
  let format: KeptListChanges.Format?
  /// Lists that were read before.
  let cache: KeptListCache?

  /// A version whose changes from the version before are known.
  ///
  /// If that one is no longer stored, the message has the whole list: a change that cannot be
  /// applied must not look like one that can.
  func message(
    of key: ListKey, _ step: ListStep, in context: OperationContext
  ) throws(Problem) -> [UInt8] {
    guard let format else { return message(of: key, step.new.state) }
    guard let old = step.old else { return try snapshot(of: key, step.new, in: context) }
    return try message(
      of: key, step.new.state,
      changes(from: old, to: step.new, as: format, in: context))
  }

  /// A version without its changes.
  func message(of key: ListKey, _ state: ListState) -> [UInt8] {
    message(of: key, state) { _ in }
  }

  /// The changes from the version that a subscriber has to the newest one.
  func change(
    of key: ListKey, from old: KeptList, to new: KeptList, in context: OperationContext
  ) throws(Problem) -> [UInt8] {
    var state = new.state
    state.changes = try KeptListChanges.count(
      from: old.source(cache), to: new.source(cache), in: context)
    guard let format else { return message(of: key, state) }
    return try message(
      of: key, state, changes(from: old, to: new, as: format, in: context))
  }

  /// The whole list.
  func snapshot(
    of key: ListKey, _ list: KeptList, in context: OperationContext
  ) throws(Problem) -> [UInt8] {
    let isRows = format == .rows
    let selection = try KeptListSelection(
      isRows ? ["show": "visible", "form": "rows"] : ["form": "nested"])
    let result = selection.response(
      from: list.source(cache), as: format == .text ? .text : .json, in: context)
    let body = try Self.body(of: result)
    return message(of: key, list.state) { json in
      if format == .text {
        json.key("snapshot")
        json.string(body[...])
      } else {
        json.member("snapshot", raw: body)
      }
    }
  }

  private func message(
    of key: ListKey, _ state: ListState, _ delta: [UInt8]
  ) throws(Problem) -> [UInt8] {
    message(of: key, state) { json in
      if format == .text {
        json.key("delta")
        json.string(delta[...])
      } else {
        json.member("delta", raw: delta)
      }
    }
  }

  private func message(
    of key: ListKey, _ state: ListState, _ more: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var json = JSONWriter(capacity: 256)
    json.beginObject()
    json.key("list")
    json.string(key.id[...])
    json.member("version", "\(state.version)")
    json.member("position", "\(state.position)")
    json.member("changes", state.changes)
    json.member("itemCount", state.itemCount)
    more(&json)
    json.endObject()
    return json.bytes
  }

  private func changes(
    from old: KeptList, to new: KeptList, as format: KeptListChanges.Format,
    in context: OperationContext
  ) throws(Problem) -> [UInt8] {
    try Self.body(
      of: KeptListChanges.response(
        from: old.source(cache), to: new.source(cache), as: format, in: context))
  }

  private static func body(of result: OperationResponse) throws(Problem) -> [UInt8] {
    if let code = result.problem {
      throw Problem(code, "the event exceeds what one request may use")
    }
    return result.body
  }
}
