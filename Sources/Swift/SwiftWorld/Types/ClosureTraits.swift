/// Facts in the source of a closure that evaluation needs again and again.
package struct ClosureTraits {
  /// The highest number of `$0`, `$1`, …; -1 without.
  package var highestAnonymous = -1
  package var parameters: [ParameterInfo]?

  package init() {}
}
