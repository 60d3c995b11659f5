import API
import LayoutRequests
import SwiftInterpreter
import SwiftScenes
import UIKitModel
internal import TextBytes

/// The checks of what a class lays out later.
extension SwiftClassCheck {
  /// The most events of a class that run.
  static var mostEvents: Int { 12 }
  /// The steps that the events of a class may take together.
  private static let eventSteps = 30_000

  /// Adds the contradictions that come with an event: code that makes constraints, and that nothing
  /// runs before the first layout, such as a method that a table calls with the data of a cell.
  ///
  /// The event may need a state that never occurs, so they are notes.
  ///
  /// - Complexity: O(steps of the events), and that of solving.
  mutating func checkEvents() {
    guard context.configuration.severity(of: .conflictState) != .off else { return }
    let left = folder.statements.subtracting(statements)
    let events = SceneEvent.all(of: sceneClass, in: folder.program, reaching: left)
    guard !events.isEmpty else { return }
    let account = StepAccount(steps: Self.eventSteps)
    // So that the first of them gets no more than its share.
    account.take(0)
    var budgets = context.budgets
    budgets.worlds = 1
    for event in events.prefix(Self.mostEvents) {
      var worlds = folder.worlds(of: sceneClass, after: event, budgets: budgets, account: account)
      guard let world = worlds.next(), world.end == .finished, let scene = world.scene else {
        continue
      }
      let request = scene.request()
      request.solve(in: [Circumstances()], limits: context.limits.solveLimits()) { _, layout in
        guard case .conflict(let conflicts, _) = layout.result else { return }
        for conflict in conflicts {
          addConflict(conflict, scene, layout, in: world, on: .event(event))
        }
      }
    }
  }
}
