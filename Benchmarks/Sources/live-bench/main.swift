// live-bench time SECONDS VIEWS
// live-bench count WORK ROUNDS VIEWS
//
// Edits a list of cells that stays solved. `time` prints a line of JSON with the minimum and median
// time of each kind of work, in nanoseconds of processor time. `count` does one kind of work this
// many times, for use with an instruction counter. Edits go back and forth, so that a list does not
// grow, and each figure is that of one edit with its solve and the reading of a frame.
import ConstraintLayout
import Foundation
import Measuring

/// A kind of work, done once for each round.
struct Work {
  let name: String
  let run: (_ round: Int) throws -> Void
}

struct Times: Encodable {
  var shortest: Double
  var median: Double
  var rounds: Int
}

/// All kinds of work on a list.
func works(views: Int) throws -> [Work] {
  let list = Cells(views: views)
  let cell = list.middle
  let layout = LiveLayout(list.screen, shaper: HalfEmShaper())
  let scene = try layout.scene()
  func solve() throws { consume(try layout.solve()[cell.icon]) }
  let badge = View("badge", width: 8, height: 8)
  func toggleBadge(_ round: Int) throws {
    if round.isMultiple(of: 2) {
      cell.view.addSubview(badge)
      badge.layout {
        $0.centerX == cell.icon.trailing
        $0.centerY == cell.icon.top
      }
    } else {
      badge.removeFromSuperview()
    }
    try solve()
  }
  return [
    Work(name: "nothing") { _ in try solve() },
    Work(name: "constant") { round in
      cell.width.constant = round.isMultiple(of: 2) ? 30 : 28
      try solve()
    },
    Work(name: "active") { round in
      cell.limit.isActive = round.isMultiple(of: 2)
      try solve()
    },
    Work(name: "view", run: toggleBadge),
    Work(name: "text") { round in
      cell.title.text = Cells.text(round.isMultiple(of: 2) ? "Bluetooth" : "Wi-Fi")
      try solve()
    },
    Work(name: "height") { round in
      cell.height.constant = round.isMultiple(of: 2) ? 60 : 44
      try solve()
    },
    Work(name: "cold") { _ in
      consume(try LiveLayout(list.screen, shaper: HalfEmShaper()).solve()[cell.icon])
    },
    Work(name: "scene") { _ in
      var session = LayoutSession()
      consume(try session.solve(scene).frames)
    },
  ]
}

func measure(_ work: Work, seconds: Double) throws -> Times {
  for round in 0..<20 { try work.run(round) }
  var times: [Double] = []
  let end = Date(timeIntervalSinceNow: seconds)
  var round = 0
  while times.count < 20 || Date() < end {
    // Pairs of edits, because an edit and its reverse differ.
    let time = try Measuring.seconds(rounds: 1) {
      for _ in 0..<20 {
        try work.run(round)
        round += 1
      }
    }
    times.append(time / 20 * 1e9)
  }
  times.sort()
  return Times(shortest: times[0], median: times[times.count / 2], rounds: round)
}

let usage = "live-bench time SECONDS VIEWS | count WORK ROUNDS VIEWS"
let arguments = Array(CommandLine.arguments.dropFirst())
guard let views = arguments.last.flatMap({ Int($0) }), views >= 5 else {
  print(usage)
  exit(2)
}
let all = try works(views: views)
switch (arguments.first, arguments.count) {
case ("time", 3):
  guard let seconds = Double(arguments[1]) else { fatalError(usage) }
  var figures: [String: Times] = [:]
  for work in all { figures[work.name] = try measure(work, seconds: seconds) }
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  print(String(decoding: try encoder.encode(figures), as: UTF8.self))
case ("count", 4):
  guard let rounds = Int(arguments[2]), let work = all.first(where: { $0.name == arguments[1] })
  else { fatalError(usage) }
  for round in 0..<rounds { try work.run(round) }
default:
  print(usage)
  exit(2)
}
