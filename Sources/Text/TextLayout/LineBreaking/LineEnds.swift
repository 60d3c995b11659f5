/// The positions at which the lines of a text may end.
struct LineEnds {
  /// A position at which a line may end.
  struct Place {
    /// The cluster at which the next line begins.
    var next: Int32
    /// The end of the visible clusters. Spaces after it hang over the margin.
    var visibleEnd: Int32
    /// The end of the clusters that do more than end the line. At the end of an unwrapped line,
    /// spaces have their width.
    var contentEnd: Int32
    /// Whether a line always ends here.
    var isMandatory: Bool
    /// The prefix sums at `visibleEnd`, cached for searches.
    var visibleCharacters: Int32
    var visibleAdvance: Int64

    /// Whether spaces precede the position.
    var followsSpace: Bool { visibleEnd < next }
  }

  private(set) var places: [Place] = []
  /// The indices of the mandatory positions, ascending. The last is the end of the text.
  private(set) var paragraphEnds: [Int32] = []

  var byteCount: Int { places.count * 32 + paragraphEnds.count * 4 }

  mutating func append(_ place: Place) {
    if place.isMandatory { paragraphEnds.append(Int32(places.count)) }
    places.append(place)
  }
}
