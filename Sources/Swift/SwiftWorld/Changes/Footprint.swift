package import SwiftSources

/// The files that some evaluation depended on, as far as lookups and evaluated code tell.
///
/// Of a file whose code did not run, only the surface counts: its declarations without their code.
///
/// ``Program`` keeps answers, and one that was found for an earlier question depends on the same
/// files again. So each kept answer has a ``Trail``, which is noted whenever the answer is used.
struct Footprint {
  /// The files whose code ran.
  private var run: FileSet
  /// The files whose surfaces were read.
  private var surfaces: FileSet
  /// The types whose members were looked up, each once.
  private(set) var types: [DeclaredType] = []
  /// The types of the system whose members were looked up.
  private(set) var systems: Set<SwiftSymbol> = []
  /// The number of this footprint, by which a type knows that it is noted.
  private let number: Int
  private var lastSystem = SwiftSymbol.empty

  init(number: Int, files: Int) {
    self.number = number
    run = FileSet(count: files)
    surfaces = FileSet(count: files)
  }

  mutating func add(file number: Int) { run.add(number) }
  mutating func add(surface number: Int) { surfaces.add(number) }

  mutating func add(_ type: DeclaredType) {
    guard type.footprint != number else { return }
    type.footprint = number
    types.append(type)
  }

  mutating func add(system name: SwiftSymbol) {
    guard name != lastSystem else { return }
    lastSystem = name
    systems.insert(name)
  }

  mutating func add(_ trail: Trail) {
    for file in trail.files { add(file: file) }
    for file in trail.surfaces { add(surface: file) }
    for type in trail.types { add(type) }
    for name in trail.systems { add(system: name) }
  }

  /// The files.
  var files: ProgramFootprint {
    ProgramFootprint(run: run.numbers, surfaces: surfaces.subtracting(run).numbers)
  }
}

/// A set of files.
private struct FileSet {
  /// A bit for each file.
  private var words: [UInt64]

  init(count: Int) { words = [UInt64](repeating: 0, count: (count + 63) / 64) }

  mutating func add(_ number: Int) {
    guard number >= 0, number / 64 < words.count else { return }
    words[number / 64] |= 1 << UInt64(number % 64)
  }

  func subtracting(_ other: FileSet) -> FileSet {
    var rest = self
    for index in words.indices { rest.words[index] &= ~other.words[index] }
    return rest
  }

  /// The numbers of the files, in ascending order.
  var numbers: [Int] {
    words.indices.flatMap { index in
      (0..<64).filter { words[index] & 1 << UInt64($0) != 0 }.map { index * 64 + $0 }
    }
  }
}

/// The files that an evaluation depended on.
public struct ProgramFootprint: Sendable {
  /// The numbers of the files with code that ran, in ascending order.
  public var run: [Int]
  /// The numbers of the other files whose declarations counted, without their code. See
  /// ``SwiftNode/hashSurface(into:)``.
  public var surfaces: [Int]
}

/// The files and types that one answer of a ``Program`` depends on.
package struct Trail {
  private(set) var files: [Int] = []
  private(set) var surfaces: [Int] = []
  private(set) var types: [DeclaredType] = []
  private(set) var systems: [SwiftSymbol] = []

  mutating func add(file number: Int) {
    if !files.contains(number) { files.append(number) }
  }

  mutating func add(surface number: Int) {
    if !surfaces.contains(number) { surfaces.append(number) }
  }

  mutating func add(_ type: DeclaredType) {
    if !types.contains(type) { types.append(type) }
  }

  mutating func add(system name: SwiftSymbol) {
    if !systems.contains(name) { systems.append(name) }
  }

  mutating func add(_ other: Trail) {
    for file in other.files { add(file: file) }
    for file in other.surfaces { add(surface: file) }
    for type in other.types { add(type) }
    for name in other.systems { add(system: name) }
  }
}

extension Program {
  /// Notes that code of a file ran.
  package func didRead(_ file: SwiftFile) {
    if trails.isEmpty {
      footprint.add(file: file.number)
    } else {
      trails[trails.count - 1].add(file: file.number)
    }
  }

  /// Notes that all code of a type was read.
  public func didReadCode(of type: DeclaredType) {
    for part in type.parts { didRead(part.file) }
  }

  /// Notes that a declaration of a file was read, but not its code.
  func didReadSurface(of file: SwiftFile) {
    if trails.isEmpty {
      footprint.add(surface: file.number)
    } else {
      trails[trails.count - 1].add(surface: file.number)
    }
  }

  /// Notes that a type, or its members, were looked up.
  func didUse(_ type: DeclaredType) {
    if trails.isEmpty { footprint.add(type) } else { trails[trails.count - 1].add(type) }
  }

  /// Notes that members of a type of the system were looked up.
  func didUse(system name: SwiftSymbol) {
    if trails.isEmpty {
      footprint.add(system: name)
    } else {
      trails[trails.count - 1].add(system: name)
    }
  }

  /// Begins to collect what an answer depends on, until ``endTrail()``.
  package func beginTrail() { trails.append(Trail()) }

  /// What the answer depends on, which the answers around it then do, too.
  @discardableResult
  package func endTrail() -> Trail {
    let trail = trails.removeLast()
    didFollow(trail)
    return trail
  }

  /// Notes the trail of an answer that is used again.
  package func didFollow(_ trail: Trail) {
    if trails.isEmpty { footprint.add(trail) } else { trails[trails.count - 1].add(trail) }
  }

  /// An answer with its trail, which is noted as well.
  func following<Answer>(_ find: () -> Answer) -> (answer: Answer, trail: Trail) {
    beginTrail()
    let answer = find()
    return (answer, endTrail())
  }

  /// Forgets the files that were read so far.
  ///
  /// - Complexity: O(files).
  public func beginFootprint() {
    footprintNumber += 1
    footprint = Footprint(number: footprintNumber, files: files.count)
  }

  /// The files that evaluation has read since ``beginFootprint()``: those with code that ran, and
  /// all parts of the types that it used, with their superclasses and protocols.
  ///
  /// An evaluation gives the same result in a program where the former files are the same, and the
  /// surfaces of the latter, unless a declaration of other files has a name that is in them; see
  /// ``ProgramOutline``.
  ///
  /// - Complexity: O(files + types).
  public func endFootprint() -> ProgramFootprint {
    // Types that are added here are visited in turn.
    var index = 0
    var systems: Set<SwiftSymbol> = []
    while true {
      for name in footprint.systems.subtracting(systems) {
        systems.insert(name)
        for type in systemLineages[name] ?? [] { footprint.add(type) }
        if let trail = systemTrails[name] { footprint.add(trail) }
      }
      guard index < footprint.types.count else {
        if systems.count == footprint.systems.count { return footprint.files }
        continue
      }
      let type = footprint.types[index]
      index += 1
      note(partsOf: type)
      for ancestor in type.lineage ?? [] { footprint.add(ancestor) }
      footprint.add(type.lineageTrail)
      if let outer = type.outer { footprint.add(outer) }
    }
  }

  /// Of the extensions of a system type, which most files use, those count that add a protocol.
  private func note(partsOf type: DeclaredType) {
    if type.kind == .extensions {
      for name in type.inherited { footprint.add(surface: name.file.number) }
    } else {
      for part in type.parts { footprint.add(surface: part.file.number) }
    }
  }
}
