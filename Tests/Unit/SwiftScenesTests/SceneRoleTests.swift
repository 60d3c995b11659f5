import SwiftScenes
import Testing

@Suite struct SceneRoleTests {
  @Test func `roles differ`() { #expect(SceneRole.cell != .view) }
}
