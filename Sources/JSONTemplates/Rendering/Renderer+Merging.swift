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

  /// An object of the members of objects, of which the last of equal names counts.
  mutating func merged(_ objects: [TemplateValue]) throws(TemplateError) -> TemplateValue {
    stamps.begin(arena.symbols.count)
    let start = arena.members.count
    for object in objects {
      try spend()
      try produce(object.count)
      for index in object.range {
        put(arena.members[index].name, arena.members[index].value, start)
      }
    }
    return try self.object(start..<arena.members.count)
  }

  /// Objects that are to become one value.
  private struct Merge {
    var objects: [TemplateValue]
    /// The member that takes the result; nothing for the outermost.
    var target: Int?
  }

  /// Merges objects with what is in them: arrays are joined, objects merged in turn, and of
  /// anything else the last counts.
  ///
  /// All objects are merged at once: one after another, as the definition has it, the cost would
  /// grow with the square of their number.
  mutating func mergeDeep() throws(TemplateError) {
    let value = pop()
    try requireObjects(value, .mergeDeep)
    var merges = [Merge(objects: Array(arena.values[value.range]), target: nil)]
    var made: [(range: Range<Int>, target: Int?)] = []
    while let merge = merges.popLast() {
      let range = try mergeLevel(merge.objects, &merges)
      made.append((range, merge.target))
    }
    // What lies inside was made later.
    for (range, target) in made.reversed() {
      let object = try self.object(range)
      if let target {
        arena.members[target].value = object
      } else {
        stack.append(object)
      }
    }
  }

  /// Merges the members of objects; what becomes an object in turn is left to do.
  private mutating func mergeLevel(
    _ objects: [TemplateValue], _ merges: inout [Merge]
  ) throws(TemplateError) -> Range<Int> {
    stamps.begin(arena.symbols.count)
    let start = arena.members.count
    // For each member the values that still count, all arrays or all objects where several do.
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
