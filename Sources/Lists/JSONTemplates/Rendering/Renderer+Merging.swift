/// Merging objects.
extension Renderer {
  private mutating func requireObjects(
    _ value: TemplateValue, _ name: Operator
  ) throws(TemplateError) {
    try spend(value.count)
    guard value.kind == .array, arena.values[value.range].allSatisfy({ $0.kind == .object }) else {
      throw error(.template, "\(name.name) value must evaluate to an array of objects")
    }
  }

  mutating func merge() throws(TemplateError) {
    let value = pop()
    try requireObjects(value, .merge)
    try stack.append(merged(Array(arena.values[value.range])))
  }

  /// An object of the members of several objects. Among duplicate names the last value is used.
  mutating func merged(_ objects: [TemplateValue]) throws(TemplateError) -> TemplateValue {
    stamps.begin(arena.symbols.count)
    let start = arena.members.count
    for object in objects {
      try spend()
      try produce(object.count)
      for index in object.range {
        put(arena.members[index].name, arena.members[index].value, objectStart: start)
      }
    }
    return try self.object(start..<arena.members.count)
  }

  /// Objects to merge into one value.
  private struct Merge {
    var objects: [TemplateValue]
    /// The index of the member that receives the result; `nil` for the outermost.
    var target: Int?
  }

  /// Merges objects recursively: concatenates arrays, merges objects, and otherwise uses the last
  /// value.
  ///
  /// Merges all objects at once: the pairwise merging of the definition would be quadratic in their
  /// number.
  mutating func mergeDeep() throws(TemplateError) {
    let value = pop()
    try requireObjects(value, .mergeDeep)
    var merges = [Merge(objects: Array(arena.values[value.range]), target: nil)]
    var made: [(range: Range<Int>, target: Int?)] = []
    while let merge = merges.popLast() {
      let range = try mergeLevel(merge.objects, &merges)
      made.append((range, merge.target))
    }
    // Nested objects were made later and finish first.
    for (range, target) in made.reversed() {
      let object = try self.object(range)
      if let target {
        arena.members[target].value = object
      } else {
        stack.append(object)
      }
    }
  }

  /// Merges the members of objects, and defers members that are themselves objects.
  private mutating func mergeLevel(
    _ objects: [TemplateValue], _ merges: inout [Merge]
  ) throws(TemplateError) -> Range<Int> {
    stamps.begin(arena.symbols.count)
    let start = arena.members.count
    // The values to combine for each member: all arrays, or all objects.
    var runs: [Int: [TemplateValue]] = [:]
    for object in objects {
      try spend()
      try produce(object.count)
      for index in object.range {
        let member = arena.members[index]
        let count = arena.members.count - start
        guard let slot = stamps.note(member.name, at: count) else {
          arena.members.append(member)
          continue
        }
        let previous = arena.members[start + slot].value
        let isRun = previous.isContainer && previous.kind == member.value.kind
        if isRun {
          runs[slot, default: [previous]].append(member.value)
        } else {
          runs[slot] = nil
        }
        arena.members[start + slot].value = member.value
      }
    }
    let end = arena.members.count
    for (slot, run) in runs.sorted(by: { $0.key < $1.key }) {
      if run[0].kind == .object {
        merges.append(Merge(objects: run, target: start + slot))
      } else {
        arena.members[start + slot].value = try joinedArrays(run)
      }
    }
    return start..<end
  }

  private mutating func joinedArrays(_ arrays: [TemplateValue]) throws(TemplateError)
    -> TemplateValue
  {
    let start = arena.values.count
    for array in arrays {
      try produce(array.count)
      for index in array.range { arena.values.append(arena.values[index]) }
    }
    return try array(from: start)
  }
}
