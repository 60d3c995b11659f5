@testable import SwiftReading
import ConstraintLayout
import ConstraintSolver
import LayoutRequests
import SwiftInterpreter
import SwiftScenes
import SwiftSources
import SwiftWorld
import UIKitModel

private let swiftBudgets = {
  var budgets = Budgets()
  (budgets.steps, budgets.worlds, budgets.objects) = (20_000, 4, 2_000)
  budgets.stackBytes = DeepStack.usableBytes
  return budgets
}()

/// A cache of trees, a tree, or else a description of trees: what is valid is run in all its
/// worlds, and each ends within its budgets.
func fuzzSwift(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = UnsafeRawBufferPointer(start: data, count: count)
  let array = Array(bytes)
  _ = TreeCache(bytes: array, operators: [])
  var trees = SwiftTree(bytes: array).map { [$0] } ?? []
  if trees.isEmpty {
    trees = SwiftTreeStream.trees(bytes)
    for tree in trees {
      let copy = SwiftTree(bytes: tree.bytes)
      require(copy?.bytes == tree.bytes, "a tree is read back")
    }
  }
  let valid = trees
  let isDone = DeepStack.run {
    run(valid)
    return true
  }
  require(isDone == true, "there is a thread")
  return 0
}

private func run(_ trees: [SwiftTree]) {
  var symbols = SymbolTable()
  let files = trees.enumerated().map { number, tree in
    SwiftFile(number: number, path: "\(number).swift", tree: tree, symbols: &symbols)
  }
  var made: UIKitTypes?
  let program = Program(files, symbols: symbols) { table in
    let types = UIKitTypes(&table)
    made = types
    return types
  }
  guard let types = made else { return }
  types.learn(from: program)
  LayoutInterest.set(in: program)
  let statements = ConstraintStatements.all(in: program, types)
  for sceneClass in SceneClass.all(in: program, types).prefix(8) {
    var worlds = SceneWorlds(of: sceneClass, in: program, types, budgets: swiftBudgets)
    while let world = worlds.next() { judge(world) }
    for event in SceneEvent.all(
      of: sceneClass, in: program, reaching: Set(statements.map(\.id))
    ).prefix(2) {
      judge(SceneWorld(sceneClass, in: program, types, after: event, budgets: swiftBudgets))
    }
  }
  guard let main = program.symbols.find("main") else { return }
  let interpreter = Interpreter(
    program, library: UIKitLibrary(program, types: types), budgets: swiftBudgets)
  interpreter.output = { _ in }
  let end = interpreter.finish { (interpreter) throws(Interruption) in
    _ = try interpreter.callFunction(main, [])
  }
  require(end != .exceeded(.worlds), "a world does not count worlds")
}

private func judge(_ world: SceneWorld) {
  guard let scene = world.scene else { return }
  require(scene.items.count == scene.layout.items.count, "each item is described")
  require(scene.sources.count == scene.layout.constraints.count, "each constraint has a source")
  var limits = SolveLimits()
  limits.work = 2_000_000
  do throws(LayoutRequest.Failure) {
    let outcome = try scene.request().solve(limits: .init(solve: limits, sweepPieces: 1))
    let areFinite = outcome.base.frames.allSatisfy {
      $0.x.isFinite && $0.y.isFinite && $0.width.isFinite && $0.height.isFinite
    }
    require(areFinite, "frames are finite")
  } catch {}
}
