/// A required constraint or implied sign to admit, as an interval of one variable of a component.
struct AdmissionEvent {
  /// The constraint, or the variable of a sign.
  var member: ConflictMember
  /// The bounded variable of the component; -1 if the equalities fix the constraint's expression.
  var variable: Int32
  /// The constraint's expression is `factor · variable`, plus a constant and a combination of
  /// equalities.
  var factor = 1.0
  var lower = -Double.infinity
  var upper = Double.infinity
  /// The largest number in the constraint, in the variable's units.
  var size = 1.0
  /// If the equalities fix its expression, whether it holds.
  var holds = true

  /// Orders by admission: signs by variable, then constraints by index.
  static func precedes(_ a: AdmissionEvent, _ b: AdmissionEvent) -> Bool {
    switch (a.member, b.member) {
    case (.nonNegative(let a), .nonNegative(let b)): a.index < b.index
    case (.constraint(let a), .constraint(let b)): a < b
    case (.nonNegative, .constraint): true
    case (.constraint, .nonNegative): false
    }
  }
}
