import ArgumentParser
import HTTPServer
import MemoryMetering
import PictureRaster
import Service

/// `trellis rasterize`, the process in which the service renders one picture as PNG.
struct RasterizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rasterize",
    abstract: "Render an SVG document from standard input as PNG.", shouldDisplay: false)

  @Argument(help: "Pixels per unit.") var scale: Int
  @Argument(help: "Bytes of memory.") var memory: Int
  @Argument(help: "Seconds of CPU time.") var seconds: Int

  func run() throws {
    throw ExitCode(RasterWorker.run(scale: scale, memory: memory, seconds: seconds))
  }

  /// Makes the program's rasterizer; nil if the program cannot start itself.
  static func rasterizer(_ configuration: ServiceConfiguration) -> Rasterizer? {
    #if os(Linux)
      var limits = configuration.raster
      limits.seconds = max(1, (configuration.server.requestTimeout + 999) / 1000)
      // Pictures get a quarter of the process's memory, and what they use is counted.
      limits.totalMemory =
        MemoryLimits(process: configuration.server.maxMemory, threads: 1).process / 4
      // The running file, even if another one has taken its name.
      return Rasterizer(
        command: ["/proc/self/exe", Self.configuration.commandName ?? ""], limits: limits,
        budget: Rasterizer.MemoryBudget(
          reserve: { MemoryMeter.reserve($0) }, giveBack: { MemoryMeter.giveBack($0) }))
    #else
      return nil
    #endif
  }
}
