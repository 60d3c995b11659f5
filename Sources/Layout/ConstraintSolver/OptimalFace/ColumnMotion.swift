/// How a linear expression moves over an optimal face.
struct ColumnMotion: BitwiseCopyable {
  /// Its changes along two random directions of the face's affine hull.
  var directions = SIMD2<Double>.zero
  /// The largest summand of these, to judge rounding errors by.
  var scale = 0.0
  /// Its changes from the first known point of the face to the others.
  var displacements = SIMD8<Double>.zero

  /// The number of points that are kept beside the first.
  static let pointLimit = 8
  /// The length of a step without end.
  static let longStep = 1e6

  /// The motion of a column that lies in an interval.
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

  /// Whether the expression differs over the affine hull, and so over the face.
  ///
  /// An expression that is constant on a subspace vanishes on all of it; one that is not vanishes
  /// on a random vector with probability zero.
  var varies: Bool {
    let least = Tolerance.rate * scale
    return abs(directions.x) > least || abs(directions.y) > least
  }

  /// The greatest difference of its values at the known points.
  var spread: Double { max(displacements.max(), 0) - min(displacements.min(), 0) }

  /// A number from 0.5 to 1.5 that is the same for the same arguments (SplitMix64; Steele, Lea and
  /// Flood, 2014).
  static func random(_ seed: Int, _ variable: Int, round: Int) -> Double {
    var z = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
    z &+= UInt64(truncatingIfNeeded: variable) &* 0xD1B5_4A32_D192_ED03
    z &+= UInt64(truncatingIfNeeded: round) &* 0x8CB9_2BA7_2F3D_8DD7
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return 0.5 + Double((z ^ (z >> 31)) >> 11) * 0x1p-53
  }
}
