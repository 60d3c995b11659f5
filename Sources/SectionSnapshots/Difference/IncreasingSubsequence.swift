/// A longest increasing subsequence, found by patience sorting.
package enum IncreasingSubsequence {
  /// Chooses as many of the numbers, which are distinct, as possible so that those chosen ascend.
  ///
  /// - Parameters:
  ///   - numbers: The numbers, none below zero.
  ///   - least: How many must be chosen for the answer to be of use.
  /// - Returns: For each number whether it is chosen; nothing where there are fewer than `least`.
  /// - Complexity: O(n · log(n)) at worst, O(n) where most numbers follow the one before them in
  ///   order.
  package static func members(of numbers: [Int32], atLeast least: Int = 0) -> [Bool]? {
    if ascends(numbers) { return [Bool](repeating: true, count: numbers.count) }
    if isShorter(numbers, than: least) { return nil }
    // By length less one: the least last number of a subsequence of that length, and where it is.
    var ends: [Int32] = []
    var endIndices: [Int32] = []
    // For each number the place of the one before it in the longest subsequence that it ends.
    var before = [Int32](repeating: -1, count: numbers.count)
    var slot = -1
    for index in numbers.indices {
      let number = numbers[index]
      slot = Self.slot(for: number, in: ends, after: slot)
      if slot > 0 { before[index] = endIndices[slot - 1] }
      if slot == ends.count {
        ends.append(number)
        endIndices.append(Int32(truncatingIfNeeded: index))
      } else {
        ends[slot] = number
        endIndices[slot] = Int32(truncatingIfNeeded: index)
      }
      if ends.count + (numbers.count - index - 1) < least { return nil }
    }
    var isChosen = [Bool](repeating: false, count: numbers.count)
    var index = endIndices.last ?? -1
    while index >= 0 {
      isChosen[Int(index)] = true
      index = before[Int(index)]
    }
    return isChosen
  }

  /// Whether no ascending subsequence has `least` numbers, as far as is known without looking for
  /// the longest: none is longer than those of all parts together, which are found in the fastest
  /// memory.
  private static func isShorter(_ numbers: [Int32], than least: Int) -> Bool {
    let size = 64
    var most = numbers.count
    guard least > 0, most > size else { return most < least }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: size) { ends in
      for start in stride(from: 0, to: numbers.count, by: size) {
        let part = start..<min(start + size, numbers.count)
        var length = 0
        for index in part {
          let number = numbers[index]
          // How many ends are less: without a branch, which could not be foretold.
          var slot = 0
          for end in 0..<length { slot += ends[end] < number ? 1 : 0 }
          ends[slot] = number
          if slot == length { length += 1 }
        }
        most -= part.count - length
        if most < least { return true }
      }
      return false
    }
  }

  /// Chooses numbers that ascend, as heavy as possible together.
  ///
  /// - Parameters:
  ///   - numbers: Each of the numbers from 0 to the count less one, once.
  ///   - weights: The weight of each, above zero.
  /// - Returns: For each number whether it is chosen.
  /// - Complexity: O(n · log(n)) at worst, O(n) where all ascend.
  package static func heaviest(_ numbers: [Int32], weights: [Int32]) -> [Bool] {
    if ascends(numbers) { return [Bool](repeating: true, count: numbers.count) }
    // A Fenwick tree over the numbers: in each node the place of the heaviest sequence that ends
    // there.
    var heaviest = [Int32](repeating: -1, count: numbers.count + 1)
    // For each place: the weight of the heaviest sequence that ends there, and where it comes from.
    var totals = weights
    var before = [Int32](repeating: -1, count: numbers.count)
    var best: Int32 = -1
    for index in numbers.indices {
      var node = Int(numbers[index])
      if best >= 0, numbers[Int(best)] < numbers[index] {
        // Nothing is heavier than the heaviest of all so far.
        before[index] = best
        node = 0
      }
      while node > 0 {
        let other = heaviest[node]
        if other >= 0, before[index] < 0 || totals[Int(other)] > totals[Int(before[index])] {
          before[index] = other
        }
        node &= node - 1
      }
      if before[index] >= 0 { totals[index] += totals[Int(before[index])] }
      if best < 0 || totals[index] > totals[Int(best)] {
        best = Int32(truncatingIfNeeded: index)
      }
      node = Int(numbers[index]) + 1
      // What covers more numbers is no less heavy.
      while node <= numbers.count,
        heaviest[node] < 0 || totals[Int(heaviest[node])] < totals[index]
      {
        heaviest[node] = Int32(truncatingIfNeeded: index)
        node += node & -node
      }
    }
    var isChosen = [Bool](repeating: false, count: numbers.count)
    while best >= 0 {
      isChosen[Int(best)] = true
      best = before[Int(best)]
    }
    return isChosen
  }

  private static func ascends(_ numbers: [Int32]) -> Bool {
    for index in 1..<max(1, numbers.count) where numbers[index - 1] >= numbers[index] {
      return false
    }
    return true
  }

  /// The first place of `ends`, which ascend, where there is no lesser number; tried first beside
  /// the last such place, since numbers tend to go on as they did.
  @inline(__always)
  private static func slot(for number: Int32, in ends: [Int32], after last: Int) -> Int {
    guard let greatest = ends.last, greatest >= number else { return ends.count }
    if last >= 0, ends[last] < number {
      // There is a greater number, so that this is not past the end.
      if ends[last + 1] >= number { return last + 1 }
    } else if last <= 0 || ends[last - 1] < number {
      return max(last, 0)
    }
    var low = 0
    var count = ends.count
    while count > 1 {
      let half = count / 2
      // Without a branch: which way it goes cannot be foretold.
      low = ends[low + half - 1] < number ? low + half : low
      count -= half
    }
    return ends[low] < number ? low + 1 : low
  }
}
