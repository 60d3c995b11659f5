import SwiftScenes
import SwiftSources
import SwiftWorld

/// The findings of a class, with the facts that they depend on.
struct SwiftClassResult: Sendable {
  /// The declaration of the class.
  private(set) var declaration: SwiftNode.ID?
  /// The files that counted.
  private(set) var files: ProgramFootprint
  let findings: [SwiftFinding]
  private let role: SceneRole
  private let isScreen: Bool
  private let isNamedByCode: Bool
  private let isOfOutlet: Bool

  /// Checks a class.
  ///
  /// - Complexity: That of ``SwiftClassCheck/run()``.
  init(of sceneClass: SceneClass, in world: SwiftFolderWorld, _ context: SwiftCheckContext) {
    declaration = sceneClass.declaration
    role = sceneClass.role
    isNamedByCode = sceneClass.isNamedByCode
    isOfOutlet = sceneClass.isOfOutlet
    isScreen = world.screens.contains(sceneClass.name)
    world.program.beginFootprint()
    var check = SwiftClassCheck(sceneClass, world, context)
    findings = check.run()
    files = world.program.endFootprint()
  }

  /// Whether a class with the same declaration is still checked in the same way.
  func isOf(_ sceneClass: SceneClass, in world: SwiftFolderWorld) -> Bool {
    sceneClass.role == role && sceneClass.isNamedByCode == isNamedByCode
      && sceneClass.isOfOutlet == isOfOutlet
      && world.screens.contains(sceneClass.name) == isScreen
  }

  /// Gives the files other numbers.
  ///
  /// - Parameters:
  ///   - numbers: The new number for each old one; `nil` for a file that changed.
  ///   - surfaces: As `numbers`, but also for files whose code alone changed.
  /// - Returns: The result; `nil` if one of its files has no number.
  func renumbered(_ numbers: [Int?], surfaces: [Int?]) -> SwiftClassResult? {
    var copy = self
    copy.files.run = files.run.compactMap { numbers[$0] }
    copy.files.surfaces = files.surfaces.compactMap { surfaces[$0] }
    guard copy.files.run.count == files.run.count,
      copy.files.surfaces.count == files.surfaces.count, let declaration,
      let file = numbers[declaration.file]
    else { return nil }
    copy.declaration = SwiftNode.ID(file: file, index: declaration.index)
    return copy
  }
}

extension SceneClass {
  /// The node that declares the class.
  var declaration: SwiftNode.ID? { type.declaration?.id }
}
