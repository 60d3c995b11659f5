/// Sorting.
extension Renderer {
  mutating func sortValues() throws(TemplateError) {
    let value = pop()
    try stack.append(sorted(value, by: Array(arena.values[value.range])))
  }

  /// The elements of an array, stably sorted by keys.
  mutating func sorted(
    _ array: TemplateValue, by keys: [TemplateValue]
  ) throws(TemplateError) -> TemplateValue {
    guard let first = keys.first else { return array }
    let areNumbers = first.isNumber
    let areAlike = keys.allSatisfy { areNumbers ? $0.isNumber : $0.kind == .string }
    guard areNumbers || first.kind == .string, areAlike else {
      throw error(.template, "$sorted values to be sorted must have the same type")
    }
    try produce(keys.count)
    let order = areNumbers ? try numericOrder(of: keys) : try textOrder(of: keys)
    let start = arena.values.count
    for index in order { arena.values.append(arena.values[array.start + Int(index)]) }
    return try self.array(from: start)
  }

  private mutating func numericOrder(of keys: [TemplateValue]) throws(TemplateError) -> [Int32] {
    var numbers: [Number] = []
    numbers.reserveCapacity(keys.count)
    for key in keys { try numbers.append(number(key) ?? .integer(0)) }
    return try order(keys.count) { _, a, b in numbers[Int(b)] < numbers[Int(a)] }
  }

  private mutating func textOrder(of keys: [TemplateValue]) throws(TemplateError) -> [Int32] {
    try order(keys.count) { (self, a, b) throws(TemplateError) in
      let (a, b) = (keys[Int(a)], keys[Int(b)])
      if min(a.count, b.count) > 64 { try self.spend(min(a.count, b.count) >> 6) }
      return self.arena.precedes(b, a)
    }
  }

  /// The indices 0 ..< count in sorted order, by bottom-up merge sort.
  ///
  /// - Complexity: O(count · log(count)) comparisons, each a step.
  private mutating func order(
    _ count: Int,
    _ isAfter: (inout Renderer, Int32, Int32) throws(TemplateError) -> Bool
  ) throws(TemplateError) -> [Int32] {
    var sorted = (0..<Int32(truncatingIfNeeded: count)).map { $0 }
    var merged = sorted
    var width = 1
    while width < count {
      var start = 0
      while start < count {
        let middle = min(start + width, count)
        let end = min(middle + width, count)
        var (left, right) = (start, middle)
        try spend(end - start)
        // Runs that are already in order are copied.
        if middle < end, try isAfter(&self, sorted[middle - 1], sorted[middle]) {
          for index in start..<end {
            let takesRight =
              if left == middle { true } else if right == end { false } else {
                try isAfter(&self, sorted[left], sorted[right])
              }
            merged[index] = sorted[takesRight ? right : left]
            if takesRight { right += 1 } else { left += 1 }
          }
        } else {
          for index in start..<end { merged[index] = sorted[index] }
        }
        start = end
      }
      swap(&sorted, &merged)
      width *= 2
    }
    return sorted
  }
}
