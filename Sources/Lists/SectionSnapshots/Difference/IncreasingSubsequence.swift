/// Longest and heaviest increasing subsequences, by patience sorting and a Fenwick tree.
enum IncreasingSubsequence {
  /// A longest increasing subsequence of distinct numbers.
  ///
  /// - Parameters:
  ///   - numbers: The numbers, all at least 0.
  ///   - least: The minimum useful length.
  /// - Returns: For each number, whether it belongs to the subsequence; `nil` if the subsequence is
  ///   shorter than `least`.
  /// - Complexity: O(n · log(n)) in the worst case, O(n) if most numbers directly follow their
  ///   predecessor.
  static func members(of numbers: [Int32], atLeast least: Int = 0) -> [Bool]? {
    if ascends(numbers) { return [Bool](repeating: true, count: numbers.count) }
    if isShorter(numbers, than: least) { return nil }
    // The smallest last number of a subsequence of each length, indexed by length - 1, and its
    // index.
    var ends: [Int32] = []
    var endIndices: [Int32] = []
    // For each number, the index of its predecessor in the longest subsequence ending there.
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

  /// Whether an upper bound proves that every increasing subsequence is shorter than `least`: the
  /// sum of the longest ones of fixed-size parts, each of which fits in the L1 cache.
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
          // Count the smaller ends without a branch, which would be mispredicted.
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

  /// An increasing subsequence of greatest total weight.
  ///
  /// - Parameters:
  ///   - numbers: A permutation of 0 ..< count.
  ///   - weights: The weight of each number, above 0.
  /// - Returns: For each number, whether it belongs to the subsequence.
  /// - Complexity: O(n · log(n)) in the worst case, O(n) if all numbers ascend.
  static func heaviest(_ numbers: [Int32], weights: [Int32]) -> [Bool] {
    if ascends(numbers) { return [Bool](repeating: true, count: numbers.count) }
    // A Fenwick tree over the numbers. Each node holds the index at which the heaviest subsequence
    // within its range ends.
    var heaviest = [Int32](repeating: -1, count: numbers.count + 1)
    // The weight of the heaviest subsequence ending at each index, and its predecessor.
    var totals = weights
    var before = [Int32](repeating: -1, count: numbers.count)
    var best: Int32 = -1
    for index in numbers.indices {
      var node = Int(numbers[index])
      if best >= 0, numbers[Int(best)] < numbers[index] {
        // The heaviest subsequence so far can be extended, so no other can be heavier.
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
      // Nodes with a wider range are at least as heavy, so the first heavier one ends the update.
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

  /// The first index of the ascending `ends` whose number is not less than `number`. Tries the
  /// neighbourhood of `last` first, because numbers tend to continue in sequence.
  @inline(__always)
  private static func slot(for number: Int32, in ends: [Int32], after last: Int) -> Int {
    guard let greatest = ends.last, greatest >= number else { return ends.count }
    if last >= 0, ends[last] < number {
      // The last end is not smaller, so `last + 1` is a valid index.
      if ends[last + 1] >= number { return last + 1 }
    } else if last <= 0 || ends[last - 1] < number {
      return max(last, 0)
    }
    var low = 0
    var count = ends.count
    while count > 1 {
      let half = count / 2
      // Branchless, because the direction is unpredictable.
      low = ends[low + half - 1] < number ? low + half : low
      count -= half
    }
    return ends[low] < number ? low + 1 : low
  }
}
