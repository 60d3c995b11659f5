import Testing

@testable import MemoryMetering

@Suite struct MemoryLimitsTests {
  private static let gibibyte = 1 << 30

  private func limits(
    process: Int = 0, request: Int = 0, system: Int = 64 << 30, addressSpace: Int? = nil
  ) -> MemoryLimits {
    MemoryLimits(
      process: process, request: request, system: system, addressSpace: addressSpace, threads: 4)
  }

  @Test func `a quarter of the system's memory stays free`() {
    #expect(limits(system: 4 * Self.gibibyte).process == 3 * Self.gibibyte)
  }

  @Test func `a small container keeps room for the program itself`() {
    #expect(limits(system: 128 << 20).process == 80 << 20)
  }

  @Test func `address space is left for the stacks and arenas of threads`() {
    let process = limits(addressSpace: Self.gibibyte).process
    #expect(process < Self.gibibyte / 2)
    #expect(process > Self.gibibyte / 4)
  }

  @Test func `there is always some memory`() {
    #expect(limits(system: 1 << 20, addressSpace: 0).process == MemoryLimits.leastForProcess)
    #expect(limits(process: 1).process == 1)
  }

  @Test func `configured limits are capped at the system's memory`() {
    #expect(limits(process: 100 << 30).process == 64 << 30)
    #expect(limits(process: 7 * Self.gibibyte, system: 8 * Self.gibibyte).process == 7 << 30)
    #expect(limits(process: 7 << 30, addressSpace: Self.gibibyte).process < Self.gibibyte / 2)
    #expect(limits(process: 100, request: 200).request == 100)
  }

  @Test func `a request may hold a quarter of a small process, and a gibibyte of a large one`() {
    #expect(limits(process: 400 << 20).request == 100 << 20)
    #expect(limits().request == Self.gibibyte)
  }

  @Test func `on an event loop a request may hold little`() {
    #expect(limits().loopShare == 64 << 20)
    #expect(limits(process: 320 << 20).loopShare == 10 << 20)
    #expect(limits(request: 1000).loopShare == 1000)
  }

  @Test func `the machine has memory, and some of it is this process's`() throws {
    #expect(SystemMemory.bytes > 1 << 20)
    let resident = try #require(SystemMemory.residentBytes)
    #expect(resident > 1 << 16)
    #expect(resident < SystemMemory.bytes)
  }

  @Test func `without accounting no request is stopped`() {
    guard !MemoryMeter.isActive else { return }
    MemoryMeter.begin(limit: 1, held: 100)
    defer { MemoryMeter.end() }
    #expect(MemoryMeter.excess == nil)
    #expect(MemoryMeter.mayAllocate(1 << 40))
    #expect(MemoryMeter.foundExcess == nil)
  }
}
