/// The places where the lines of a text may end.
struct LineEnds {
  /// A place where a line may end.
  struct Place {
    /// The cluster at which the next line begins.
    var next: Int32
    /// The cluster after the last visible one: the spaces before the place hang over the margin.
    var visibleEnd: Int32
    /// The cluster after the last one but for those that only end the line: the spaces at the end
    /// of a line that nothing wraps have their width.
    var contentEnd: Int32
    /// Whether a line ends here in any case.
    var isMandatory: Bool
    /// The sums of what precedes `visibleEnd`, at hand for who searches through places.
    var visibleCharacters: Int32
    var visibleAdvance: Int64

    /// Whether spaces stand before the place.
    var followsSpace: Bool { visibleEnd < next }
  }

  private(set) var places: [Place] = []
  /// The offsets in `places` of the mandatory ones, ascending; the last is the text's end.
  private(set) var paragraphEnds: [Int32] = []

  var byteCount: Int { places.count * 32 + paragraphEnds.count * 4 }

  mutating func append(_ place: Place) {
    if place.isMandatory { paragraphEnds.append(Int32(places.count)) }
    places.append(place)
  }
}
