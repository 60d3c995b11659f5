import API
import ArgumentParser
import ConstraintLayout
internal import LayoutRequests

/// `trellis devices`.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices for checking layouts, like GET /v1/devices.",
    discussion: """
      Sizes and insets are in points, for portrait. Append -landscape to a device's name to \
      rotate it.
      """)

  @Flag(help: "Print the list as JSON, like GET /v1/devices.")
  var json = false

  func run() {
    guard !json else { return Output.write(Device.documentJSON + [0x0A]) }
    let rows =
      [["NAME", "SIZE", "SCALE", "TOP", "BOTTOM", "LANDSCAPE SIDES", "DEVICE"]]
      + Device.all.map { device in
        [
          device.name, "\(Int(device.size.width))x\(Int(device.size.height))",
          "\(Int(device.scale))", "\(Int(device.portrait.top))", "\(Int(device.portrait.bottom))",
          "\(Int(device.landscape.left))", device.title,
        ]
      }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = row.enumerated().map { index, text in
        index == row.count - 1
          ? text : text + String(repeating: " ", count: widths[index] - text.count)
      }
      Output.write(Array((cells.joined(separator: "  ") + "\n").utf8))
    }
  }
}
