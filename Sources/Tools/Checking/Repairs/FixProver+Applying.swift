import InterfaceBuilder

/// A document with the safe repairs of its findings.
public struct FixedDocument: Hashable, Sendable {
  /// The path.
  public var path: String
  /// The bytes before the repairs.
  public var original: [UInt8]
  /// The bytes with the repairs.
  public var bytes: [UInt8]
  /// The number of repairs.
  public var count: Int
  /// The configurations in which it was checked.
  public var proof: FixProof
}

extension FixProver {
  /// Keeps the fixes of findings that are proven safe.
  ///
  /// - Complexity: That of up to 21 checks of the document; in a storyboard, of the scenes that a
  ///   fix changes.
  mutating func keepSafeFixes(of findings: inout [Finding]) {
    var trialsLeft = trialLimit
    var isSafe: [DocumentFix: Bool] = [:]
    // Saved frames are independent of each other, and there may be many.
    let frames = Set(findings.flatMap { $0.repairs.compactMap(\.fix) }.filter(\.isFrame))
    if frames.count > 1, trialsLeft > 0 {
      trialsLeft -= 1
      if improvement(by: Array(frames))?.count == frames.count {
        for fix in frames { isSafe[fix] = true }
      }
    }
    for index in findings.indices {
      var unverified: Set<DocumentFix> = []
      for number in findings[index].repairs.indices {
        guard let fix = findings[index].repairs[number].fix else { continue }
        if isSafe[fix] == nil, trialsLeft > 0 {
          trialsLeft -= 1
          isSafe[fix] = improvement(by: [fix]) != nil
        }
        guard isSafe[fix] != true else { continue }
        // A repair that the solver did not find is only listed if verified.
        if fix.addsElements {
          unverified.insert(fix)
        } else {
          findings[index].repairs[number].fix = nil
        }
      }
      guard !unverified.isEmpty else { continue }
      findings[index].repairs.removeAll { $0.fix.map(unverified.contains) ?? false }
    }
  }

  /// Applies the safe repairs of findings to the document.
  ///
  /// All are applied if the document with them is nowhere worse in all its configurations;
  /// otherwise those that one by one leave it so. Elements to add to an Interface Builder document
  /// are tried last and one by one, since one may make another unnecessary.
  ///
  /// - Parameters:
  ///   - findings: The findings whose repairs are applied, after ``keepSafeFixes(of:)``.
  ///   - path: The path of the document.
  /// - Returns: The document; `nil` if no repair applies.
  /// - Complexity: That of up to 41 checks of the document less the trials known from before; in a
  ///   storyboard, of the scenes that a fix changes.
  mutating func applied(_ findings: [Finding], to path: String) -> FixedDocument? {
    let fixes = findings.flatMap(\.withFollowers)
      .compactMap { $0.repairs.lazy.compactMap(\.fix).first }
    guard !fixes.isEmpty, isReadable else { return nil }
    let original = bytes
    var count = 0
    let changes = fixes.filter { !$0.addsElements }
    let limit = trialLimit
    for trial in [changes] + changes.prefix(limit).map({ [$0] }) where !trial.isEmpty {
      guard let better = improvement(by: trial) else { continue }
      adopt(better)
      count += better.count
      if trial.count == changes.count { break }
    }
    for fix in fixes.filter(\.addsElements).prefix(limit) {
      guard let better = improvement(by: [fix]) else { continue }
      adopt(better)
      count += better.count
    }
    guard count > 0, let proof else { return nil }
    return FixedDocument(path: path, original: original, bytes: bytes, count: count, proof: proof)
  }
}
