import Testing

@testable import HTTPServer

/// Which requests start and which are rejected, without threads and clocks.
@Suite struct WorkScheduleTests {
  private typealias Schedule = WorkSchedule<Int>
  private static let ms: UInt64 = 1_000_000

  private func schedule(
    requests: Int = 1_000, shortSlots: Int = 2, longSlots: Int = 4, smallCost: UInt64 = 0
  ) -> WorkSchedule<Int> {
    var limits = Schedule.Limits()
    limits.requests = requests
    limits.shortSlots = shortSlots
    limits.longSlots = longSlots
    limits.smallCost = smallCost
    limits.target = 50 * Self.ms
    limits.interval = 100 * Self.ms
    return Schedule(limits)
  }

  private func flow(_ client: UInt64, _ id: UInt64 = 0) -> QueueFlow {
    QueueFlow(client: client, id: id)
  }

  @Test func `no more short requests run than there are slots`() {
    var schedule = schedule()
    for job in 0..<3 {
      _ = schedule.insert(job, flow(1, UInt64(job)), cost: 1, isLong: false, arrived: 0)
    }
    #expect(schedule.next(takesShort: true, now: 0)?.job == 0)
    #expect(schedule.next(takesShort: true, now: 0)?.job == 1)
    #expect(schedule.next(takesShort: true, now: 0) == nil)
    schedule.shortEnded(cost: 1, duration: 1)
    #expect(schedule.next(takesShort: true, now: 0)?.job == 2)
  }

  @Test func `small requests may fill the queue twice, and large ones only once`() {
    var schedule = schedule(requests: 2, smallCost: 10)
    for job in 0..<2 {
      _ = schedule.insert(job, flow(1), cost: 11, isLong: false, arrived: 0)
    }
    #expect(schedule.refusal(of: flow(2), cost: 11, isLong: false, now: 0) == .full)
    for job in 2..<4 {
      #expect(schedule.refusal(of: flow(2), cost: 10, isLong: false, now: 0) == nil)
      _ = schedule.insert(job, flow(2), cost: 10, isLong: false, arrived: 0)
    }
    #expect(schedule.refusal(of: flow(2), cost: 10, isLong: false, now: 0) == .full)
  }

  @Test func `a request over the limit is refused`() {
    var schedule = schedule(requests: 2)
    #expect(schedule.refusal(of: flow(1), cost: 1, isLong: false, now: 0) == nil)
    _ = schedule.insert(0, flow(1), cost: 1, isLong: false, arrived: 0)
    _ = schedule.next(takesShort: true, now: 0)
    #expect(schedule.refusal(of: flow(1), cost: 1, isLong: false, now: 0) == nil)
    _ = schedule.insert(1, flow(1), cost: 1, isLong: false, arrived: 0)
    #expect(schedule.refusal(of: flow(1), cost: 1, isLong: false, now: 0) == .full)
    // Long requests have separate slots.
    #expect(schedule.refusal(of: flow(2), cost: 1, isLong: true, now: 0) == nil)
    #expect(schedule.sliceIsUsed(by: 1) == .moveToLongSlot)
    #expect(schedule.refusal(of: flow(1), cost: 1, isLong: false, now: 0) == nil)
  }

  /// Fills the queue with requests of 10 ms, each on its own connection, until one is rejected.
  private func fill(_ schedule: inout WorkSchedule<Int>, now: UInt64) -> Int {
    for job in 0..<10_000 {
      let flow = flow(1, UInt64(job) + now)
      if schedule.refusal(of: flow, cost: 10 * Self.ms, isLong: false, now: now) != nil {
        return job
      }
      _ = schedule.insert(job, flow, cost: 10 * Self.ms, isLong: false, arrived: now)
    }
    return .max
  }

  @Test func `a burst may wait for the interval, and a standing queue for the target`() {
    var schedule = schedule()
    // Half of 140 ms on two threads is 14 requests of 10 ms.
    #expect(fill(&schedule, now: Self.ms) == 15)
    for _ in 0..<15 {
      _ = schedule.next(takesShort: true, now: Self.ms)
      schedule.shortEnded(cost: 10 * Self.ms, duration: 10 * Self.ms)
    }
    // The queue was empty, so it allows a burst again.
    #expect(fill(&schedule, now: 1_000 * Self.ms) == 15)
    for _ in 0..<14 {
      _ = schedule.next(takesShort: true, now: 1_000 * Self.ms)
      schedule.shortEnded(cost: 10 * Self.ms, duration: 10 * Self.ms)
    }
    // One still waits after the interval: half of 90 ms on two threads is 9 requests.
    #expect(fill(&schedule, now: 1_600 * Self.ms) == 9)
  }

  /// Simulates requests of 5 ms on two threads that arrive at fixed points in time, each on its own
  /// connection.
  ///
  /// - Returns: The number completed in ten seconds, and the waits in descending order.
  private func simulate(every gap: UInt64) -> (done: Int, waits: [UInt64]) {
    var schedule = schedule()
    let cost = 5 * Self.ms
    let start = 1_000 * Self.ms
    var ends: [UInt64] = []
    var arrived: [UInt64] = []
    var waits: [UInt64] = []
    var done = 0
    var now = start
    while now < start + 10_000 * Self.ms {
      let isDone = ends.filter { $0 <= now }
      ends.removeAll { $0 <= now }
      for _ in isDone { schedule.shortEnded(cost: cost, duration: cost) }
      done += isDone.count
      if (now - start).isMultiple(of: gap) {
        let flow = flow(1, UInt64(arrived.count % 500))
        if schedule.refusal(of: flow, cost: cost, isLong: false, now: now) == nil {
          _ = schedule.insert(arrived.count, flow, cost: cost, isLong: false, arrived: now)
          arrived.append(now)
        }
      }
      while let next = schedule.next(takesShort: true, now: now) {
        if next.isStale {
          schedule.shortEnded(cost: 0, duration: 0)
          continue
        }
        waits.append(now - arrived[next.job])
        ends.append(now + cost)
      }
      now += Self.ms / 4
    }
    return (done, waits.sorted(by: >))
  }

  @Test func `at twice the capacity as much is done as at capacity, and waits are short`() {
    let atCapacity = simulate(every: 5 * Self.ms / 2)
    #expect(atCapacity.done > 3_900)
    let overloaded = simulate(every: 5 * Self.ms / 4)
    #expect(overloaded.done > 3_900)
    // The bound is the target plus four times the cost, and initially the interval.
    #expect(overloaded.waits[overloaded.waits.count / 100] <= 70 * Self.ms)
    #expect(overloaded.waits[0] <= 120 * Self.ms)
    let manyTimes = simulate(every: Self.ms / 4)
    #expect(manyTimes.done > 3_900)
    #expect(manyTimes.waits[manyTimes.waits.count / 50] <= 70 * Self.ms)
  }

  @Test func `slow threads make the expected wait longer`() {
    var schedule = schedule()
    for _ in 0..<200 {
      _ = schedule.insert(0, flow(1), cost: Self.ms, isLong: false, arrived: 0)
      _ = schedule.next(takesShort: true, now: 0)
      schedule.shortEnded(cost: Self.ms, duration: 4 * Self.ms)
    }
    #expect(fill(&schedule, now: Self.ms) < 15)
  }

  @Test func `a client with nothing in the queue is taken beside one that fills it`() {
    var schedule = schedule()
    _ = fill(&schedule, now: Self.ms)
    let now = 1_000 * Self.ms
    #expect(
      schedule.refusal(of: flow(1, 9_999), cost: 10 * Self.ms, isLong: false, now: now) != nil)
    #expect(schedule.refusal(of: flow(2), cost: 10 * Self.ms, isLong: false, now: now) == nil)
  }

  @Test func `a request that has waited for longer than its limit is stale, unless no other waits`()
  {
    var schedule = schedule()
    _ = schedule.insert(2, flow(1, 0), cost: Self.ms, isLong: false, arrived: 0)
    #expect(schedule.next(takesShort: true, now: 900 * Self.ms)?.isStale == false)
    schedule.shortEnded(cost: Self.ms, duration: Self.ms)
    _ = schedule.insert(0, flow(1, 0), cost: Self.ms, isLong: false, arrived: 1_000 * Self.ms)
    _ = schedule.insert(1, flow(1, 1), cost: Self.ms, isLong: false, arrived: 2_000 * Self.ms)
    #expect(schedule.next(takesShort: true, now: 2_010 * Self.ms)?.isStale == true)
    #expect(schedule.next(takesShort: true, now: 2_010 * Self.ms)?.isStale == false)
  }

  @Test func `a client whose requests cost more than was expected comes later`() {
    var schedule = schedule(shortSlots: 1)
    for job in 0..<3 {
      let client = UInt64(job == 2 ? 2 : 1)
      _ = schedule.insert(job, flow(client, UInt64(job)), cost: 1_000, isLong: false, arrived: 0)
    }
    #expect(schedule.next(takesShort: true, now: 0)?.job == 0)
    schedule.shortEnded(cost: 50 * Self.ms, duration: 50 * Self.ms, client: 1, expected: 1_000)
    // The first one's client has two more, and another client has one that came last.
    _ = schedule.insert(3, flow(1, 3), cost: 1_000, isLong: false, arrived: 0)
    _ = schedule.insert(4, flow(2, 4), cost: 1_000, isLong: false, arrived: 0)
    var order: [Int] = []
    while let start = schedule.next(takesShort: true, now: 0) {
      order.append(start.job)
      schedule.shortEnded(cost: 1_000, duration: 1_000)
    }
    #expect(order.last == 3 && Set(order) == [1, 2, 3, 4])
    #expect(schedule.refusal(of: flow(1), cost: 1_000, isLong: false, now: 0) == nil)
  }

  @Test func `a long request frees its slot for short ones`() {
    var schedule = schedule(shortSlots: 1)
    for job in 0..<2 {
      _ = schedule.insert(job, flow(1, UInt64(job)), cost: 1, isLong: false, arrived: 0)
    }
    _ = schedule.next(takesShort: true, now: 0)
    #expect(schedule.next(takesShort: true, now: 0) == nil)
    #expect(schedule.sliceIsUsed(by: 1) == .moveToLongSlot)
    #expect(schedule.next(takesShort: true, now: 0)?.job == 1)
    schedule.longEnded(1)
    #expect(schedule.longRunning == 0)
  }

  @Test func `without a long slot it keeps its short one until another waits`() {
    var schedule = schedule(shortSlots: 1, longSlots: 1)
    for job in 0..<2 {
      _ = schedule.insert(job, flow(1, UInt64(job)), cost: 1, isLong: false, arrived: 0)
    }
    _ = schedule.next(takesShort: true, now: 0)
    #expect(schedule.sliceIsUsed(by: 1) == .moveToLongSlot)
    _ = schedule.next(takesShort: true, now: 0)
    #expect(schedule.sliceIsUsed(by: 1) == .keepShortSlot)
    _ = schedule.insert(2, flow(1, 2), cost: 1, isLong: false, arrived: 0)
    #expect(schedule.sliceIsUsed(by: 1) == .stop)
  }

  @Test func `one client does not get all long slots, neither to run nor to wait`() {
    var schedule = schedule(longSlots: 4)
    for job in 0..<3 {
      #expect(schedule.refusal(of: flow(1), cost: 1, isLong: true, now: 0) == nil)
      _ = schedule.insert(job, flow(1, UInt64(job)), cost: 1, isLong: true, arrived: 0)
    }
    #expect(schedule.refusal(of: flow(1), cost: 1, isLong: true, now: 0) == .tooManyLong)
    for _ in 0..<3 { #expect(schedule.next(takesShort: false, now: 0)?.isLong == true) }
    #expect(schedule.refusal(of: flow(1), cost: 1, isLong: true, now: 0) == nil)
    _ = schedule.insert(3, flow(1, 3), cost: 1, isLong: true, arrived: 0)
    #expect(schedule.next(takesShort: false, now: 0) == nil)
    _ = schedule.insert(4, flow(2), cost: 1, isLong: true, arrived: 0)
    #expect(schedule.next(takesShort: false, now: 0)?.job == 4)
    schedule.longEnded(1)
    #expect(schedule.next(takesShort: false, now: 0)?.job == 3)
  }

  @Test func `a thread for long requests takes no short one`() {
    var schedule = schedule()
    _ = schedule.insert(0, flow(1), cost: 1, isLong: false, arrived: 0)
    #expect(schedule.next(takesShort: false, now: 0) == nil)
    #expect(schedule.hasWork)
  }

  @Test func `a removed request frees its slot`() {
    var schedule = schedule(requests: 1)
    let short = schedule.insert(0, flow(1), cost: 1, isLong: false, arrived: 0)
    #expect(schedule.refusal(of: flow(1), cost: 1, isLong: false, now: 0) == .full)
    #expect(schedule.remove(short) == 0)
    #expect(schedule.remove(short) == nil)
    let long = schedule.insert(1, flow(1), cost: 1, isLong: true, arrived: 0)
    #expect(schedule.remove(long) == 1)
    #expect(schedule.next(takesShort: true, now: 0) == nil)
  }
}

/// The expected costs of requests.
@Suite struct CostEstimatesTests {
  private let costs = CostEstimates(loopSlice: 4_000_000, queueSlice: 100_000_000)

  private func key(_ bytes: Int, client: UInt64 = 1, kind: Int = 0) -> CostKey {
    CostKey(client: client, kind: BodyKind(number: kind, bytes: bytes))
  }

  @Test(arguments: [CostEstimates.Location.loop, .queue])
  func `an estimate follows what requests of a size cost`(location: CostEstimates.Location) {
    #expect(costs.estimate(key(1_000), on: location) == 100_000)
    for _ in 0..<100 { costs.record(key(1_000), nanoseconds: 5_000) }
    #expect(costs.estimate(key(1_000), on: location) == 5_000)
    #expect(costs.estimate(key(600), on: location) == 5_000)
    #expect(costs.estimate(key(100_000), on: location) == 5_050_000)
    for _ in 0..<100 { costs.record(key(1_000), nanoseconds: 9_000) }
    #expect((8_900...9_000).contains(costs.estimate(key(1_000), on: location)))
  }

  @Test func `one long request counts as a slice at most`() {
    for _ in 0..<10 { costs.record(key(100), nanoseconds: 8_000) }
    costs.record(key(100), nanoseconds: 10_000_000_000)
    #expect((500_000..<520_000).contains(costs.estimate(key(100), on: .loop)))
    #expect((12_500_000..<12_600_000).contains(costs.estimate(key(100), on: .queue)))
  }

  @Test func `a loop soon stops beginning requests that it does not finish`() {
    for _ in 0..<10 { costs.record(key(100), nanoseconds: 8_000) }
    for _ in 0..<6 { costs.recordUnfinished(key(100)) }
    #expect(costs.estimate(key(100), on: .loop) > 2_000_000)
    #expect(costs.estimate(key(100), on: .queue) == 8_000)
  }

  @Test func `what one client sends does not change the estimate of another that has its own`() {
    for _ in 0..<10 { costs.record(key(100), nanoseconds: 8_000) }
    // A client without samples of its own gets the overall estimate.
    #expect(costs.estimate(key(100, client: 2), on: .queue) == 8_000)
    for _ in 0..<100 { costs.record(key(100, client: 2), nanoseconds: 1_000_000_000) }
    #expect(costs.estimate(key(100, client: 2), on: .queue) == 100_000_000)
    #expect(costs.estimate(key(100), on: .queue) == 8_000)
    #expect(costs.estimate(key(100), on: .loop) == 8_000)
    #expect(costs.isUsuallyLong(key(100, client: 2)) && !costs.isUsuallyLong(key(100)))
    #expect(!costs.isUsuallyLong(key(100, client: 3)))
  }

  @Test func `bodies of one size and two kinds have two estimates`() {
    costs.record(key(100, kind: 1), nanoseconds: 1_000_000_000)
    costs.record(key(100, kind: 0), nanoseconds: 5_000)
    #expect(costs.estimate(key(100, kind: 0), on: .queue) == 5_000)
    #expect(costs.estimate(key(100, kind: 1), on: .queue) == 100_000_000)
    #expect(costs.estimate(key(100, kind: 2), on: .queue) == 55_000)
    #expect(costs.estimate(key(100, kind: 6), on: .queue) == 55_000)
  }

  @Test func `any number of clients has a fixed amount of memory`() {
    for client in 0..<100_000 as Range<UInt64> {
      costs.record(key(100, client: client), nanoseconds: 5_000)
      #expect(costs.estimate(key(100, client: client), on: .loop) == 5_000)
    }
  }

  @Test func `every size has an estimate`() {
    for bytes in [Int.min, -1, 0, 1, Int.max] {
      costs.record(key(bytes), nanoseconds: 7)
      #expect(costs.estimate(key(bytes), on: .loop) > 0)
    }
  }
}

/// The rate of rejections of one loop.
@Suite struct RefusalPaceTests {
  @Test func `refusals beyond a burst are limited to the rate`() {
    var pace = RefusalPace()
    let now: UInt64 = 5_000_000_000
    var atOnce = 0
    while pace.take(now) { atOnce += 1 }
    #expect(atOnce == Int(RefusalPace.burst))
    var later = 0
    while pace.take(now + 100_000_000) { later += 1 }
    #expect(later == Int(RefusalPace.rate) / 10)
  }
}
