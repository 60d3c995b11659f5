/// How a linear expression moves over an optimal face.
struct ColumnMotion: BitwiseCopyable {
  /// The changes along two random directions of the face's affine hull.
  var directions = SIMD2<Double>.zero
  /// The largest summand of the changes; rounding errors are relative to it.
  var scale = 0.0
  /// The displacements of the known points of the face from the first one.
  var displacements = SIMD8<Double>.zero

  /// The number of points kept besides the first.
  static let pointLimit = 8
  /// The length used for an unbounded step.
  static let longStep = 1e6

  /// The motion of a column that ranges over an interval.
  init(interval room: Double, seed: Int) {
    guard room > 0 else { return }
    directions = SIMD2(
      ColumnMotion.random(seed, 0, round: 0), ColumnMotion.random(seed, 0, round: 1))
    scale = 1
    displacements[0] = min(room, ColumnMotion.longStep)
  }

  init() {}

  mutating func add(_ factor: Double, times other: ColumnMotion) {
    directions += factor * other.directions
    displacements += factor * other.displacements
    scale = max(scale, abs(factor) * other.scale)
  }

  /// Whether the expression varies over the affine hull, and therefore over the face.
  ///
  /// An expression that is constant on a subspace vanishes on all of it. Any other vanishes on a
  /// random vector with probability zero.
  var varies: Bool {
    let least = Tolerance.rate * scale
    return abs(directions.x) > least || abs(directions.y) > least
  }

  /// The greatest difference between its values at the known points.
  var spread: Double { max(displacements.max(), 0) - min(displacements.min(), 0) }

  /// A deterministic number from 0.5 to 1.5 for given arguments (SplitMix64; Steele, Lea and Flood,
  /// 2014).
  static func random(_ seed: Int, _ variable: Int, round: Int) -> Double {
    var z = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
    z &+= UInt64(truncatingIfNeeded: variable) &* 0xD1B5_4A32_D192_ED03
    z &+= UInt64(truncatingIfNeeded: round) &* 0x8CB9_2BA7_2F3D_8DD7
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return 0.5 + Double((z ^ (z >> 31)) >> 11) * 0x1p-53
  }
}
