public import ConstraintSolver
public import TextLayout

/// The layout of a tree of views, solved repeatedly while its constraints are edited.
///
/// ```swift
/// let layout = LiveLayout(screen)
/// print(try layout.solve()[label])
/// gap.constant = 40
/// print(try layout.solve()[label])
/// ```
///
/// Views, guides and constraints record changes of their properties, so a solve without changes
/// returns the last solution at once. With changes, what did not depend on them keeps its frames:
/// an edit costs time for what it touches and for the frames that move. Edits are followed while
/// the layout has a single solution and breaks no constraint, no stack fills proportionally, and
/// ``limits`` ask for no memory. Otherwise the tree is solved from scratch.
public final class LiveLayout {
  /// The roots of the trees.
  public let roots: [View]
  /// The options of a solve.
  public var options: LayoutOptions { didSet { if options != oldValue { forget() } } }
  /// The limits of each solve.
  public var limits: SolveLimits
  /// The irreducible infeasible sets of the last solve, if it threw
  /// ``LiveLayoutError/conflict(_:)``; otherwise empty.
  public private(set) var conflicts: [[LayoutMember]] = []
  /// Measures the texts of views. If `nil`, a view with text is an error. Not needed with a remote
  /// service, which measures texts itself.
  public var shaper: (any TextShaper)? {
    get { texts.shaper }
    set {
      texts.shaper = newValue
      forget()
    }
  }
  /// The traits shared by all texts.
  public var textTraits: TextTraits {
    get { texts.traits }
    set {
      guard texts.traits != newValue else { return }
      texts.traits = newValue
      forget()
    }
  }
  /// The number of solves so far that followed an edit instead of starting from scratch.
  package private(set) var followedEdits = 0
  private var session: LayoutSession
  private var texts: TextMeasures
  private var last: LastSolve?
  /// Whether the last edit could not be followed.
  private var hasLostTrack = false
  /// The number of further edits to solve from scratch, because others could not be followed.
  private var skippedEdits = 0
  /// The number of edits to skip the next time.
  private var patience = 0

  /// Makes a layout of the views in `roots`.
  public init(
    _ roots: View..., options: LayoutOptions = .init(), limits: SolveLimits = .init(),
    shaper: (any TextShaper)? = nil, textTraits: TextTraits = .init()
  ) {
    self.roots = roots
    self.options = options
    self.limits = limits
    texts = TextMeasures(shaper: shaper, traits: textTraits)
    session = LayoutSession(options: options, limits: limits)
  }

  deinit { last?.log.close() }

  /// Solves the current tree with its active constraints.
  ///
  /// The layout keeps the elements of the last solution until the next solve.
  ///
  /// - Throws: ``LiveLayoutError``.
  /// - Complexity: O(1) if nothing has changed. After an edit, O(what changed + frames that move)
  ///   plus the solve of the parts that need optimisation and depend on the edit. If the last
  ///   solution is still in use elsewhere, its arrays are copied first. Otherwise that of
  ///   ``LayoutSession/solve(_:)``.
  public func solve() throws(LiveLayoutError) -> SolvedLayout {
    conflicts = []
    if let last, last.log.isEmpty || follows(last) { return last.solved }
    return try solvedFromScratch()
  }

  /// Forgets the last solution.
  private func forget() {
    last?.log.close()
    last = nil
  }

  /// Brings the last solution up to date; returns whether it could.
  private func follows(_ last: LastSolve) -> Bool {
    guard last.isFollowable else { return false }
    guard skippedEdits == 0 else {
      skippedEdits -= 1
      return false
    }
    do throws(LiveSystem.Obstacle) {
      try last.follow(&texts, options: options, limits: limits)
      patience = 0
      followedEdits += 1
      return true
    } catch {
      hasLostTrack = true
      return false
    }
  }

  /// The most edits to solve from scratch after one that could not be followed.
  private static let mostSkippedEdits = 63

  private func solvedFromScratch() throws(LiveLayoutError) -> SolvedLayout {
    defer { hasLostTrack = false }
    forget()
    let tree = try tree()
    session.options = options
    session.limits = limits
    do throws(LayoutError) {
      let (solution, framed) = try session.solveSystem(tree.scene)
      let solve = LastSolve(
        SolvedLayout(numbered: solution, tree: tree.index),
        of: FollowedTree.Origin(scene: tree.scene, framed: framed))
      for element in tree.elements { element.logs.add(solve.log) }
      last = solve
      if hasLostTrack, solve.isFollowable {
        // It may happen again, and preparing to follow edits takes time.
        patience = min(Self.mostSkippedEdits, 2 * patience + 1)
        skippedEdits = patience
      }
      return solve.solved
    } catch {
      guard case .conflict(let sets, _) = error else { throw .unsolvable(error) }
      conflicts = sets.map { $0.members.map(tree.member) }
      throw .conflict(conflicts.map { $0.map(\.description) })
    }
  }

  /// The current tree and its active constraints as a value.
  ///
  /// - Throws: ``LiveLayoutError``, if the tree is invalid.
  /// - Complexity: O(n · log n) for n elements and active constraints.
  public func scene() throws(LiveLayoutError) -> LayoutScene { try tree().scene }

  /// The current tree with its texts.
  func tree() throws(LiveLayoutError) -> ElementTree {
    if let scale = options.scale, !(scale > 0 && scale <= LayoutLimits.scale) {
      throw .invalidScale(scale)
    }
    var tree = try ElementTree(roots)
    try texts.add(to: &tree, scale: options.scale)
    return tree
  }

  /// The current tree as sent to a remote service: the scene without texts, the texts by item, and
  /// the active constraints.
  ///
  /// - Throws: ``LiveLayoutError``, if the tree is invalid.
  /// - Complexity: O(n · log n) for n elements and active constraints.
  package func unmeasured() throws(LiveLayoutError) -> (
    scene: LayoutScene, texts: [ItemIndex: TextSpec], constraints: [Constraint]
  ) {
    let tree = try ElementTree(roots)
    var texts: [ItemIndex: TextSpec] = [:]
    for case let view as View in tree.elements {
      if let text = view.text, let item = tree.item(view) { texts[item] = text }
    }
    return (tree.scene, texts, tree.constraints)
  }

  /// The active constraints of the tree in the order of activation, as in ``scene()``.
  ///
  /// - Throws: ``LiveLayoutError``, if the tree is invalid.
  /// - Complexity: O(n · log n) for n elements and active constraints.
  public func activeConstraints() throws(LiveLayoutError) -> [Constraint] {
    try ElementTree(roots).constraints
  }
}
