public import ConstraintSolver
import Glibc

/// A constraint system in the plain-text exchange format `LAYOUT 1`.
public struct LayoutFile {
  /// A soft `variable == value` for which each edit suggests a new value.
  public struct Edit {
    /// The index of the constraint.
    public var constraint: Int
    /// The index of the variable.
    public var variable: Int
    /// The values; the first is the constraint's own.
    public var values: [Double]
  }

  /// A malformed line.
  public struct Malformed: Error {
    /// The line number, from 1.
    public var line: Int
  }

  /// The name in the file, or empty.
  public var name = ""
  /// The constraints, those of edits last.
  public var system = ConstraintSystem()
  /// The names of the variables, by index.
  public var names: [String] = []
  /// The number of constraints from `c` lines; those of edits follow.
  public var constraintCount = 0
  /// The constraints whose values are suggested.
  public var edits: [Edit] = []

  /// Reads a file.
  ///
  /// - Throws: ``Malformed``, or an error for a file that cannot be read.
  /// - Complexity: O(bytes of the file).
  public init(path: String) throws {
    try self.init(bytes: FileBytes(path: path).bytes)
  }

  init(bytes: [UInt8]) throws {
    var pendingEdits: [(variable: Int, priority: Priority, values: [Double])] = []
    var scanner = LineScanner(bytes)
    while scanner.nextLine() {
      guard let kind = scanner.word() else { continue }
      let malformed = Malformed(line: scanner.line)
      switch kind {
      case "name": name = scanner.word() ?? ""
      case "v":
        guard let variable = scanner.word() else { throw malformed }
        names.append(variable)
        system.addVariable(isNonNegative: scanner.word() == "n")
      case "c":
        try addConstraint(&scanner, or: malformed)
      case "e":
        guard let variable = scanner.integer(), names.indices.contains(variable),
          let priority = scanner.number().flatMap({ Priority($0) })
        else { throw malformed }
        var values: [Double] = []
        while let value = scanner.number() { values.append(value) }
        guard !values.isEmpty else { throw malformed }
        pendingEdits.append((variable, priority, values))
      default: continue
      }
    }
    constraintCount = system.constraintCount
    for edit in pendingEdits {
      let index = system.addConstraint(
        [Term(Variable(index: edit.variable))], constant: -edit.values[0], .equal,
        priority: edit.priority)
      edits.append(Edit(constraint: index, variable: edit.variable, values: edit.values))
    }
  }

  private mutating func addConstraint(
    _ scanner: inout LineScanner, or malformed: Malformed
  ) throws {
    guard let priority = scanner.number().flatMap({ Priority($0) }), let word = scanner.word(),
      let constant = scanner.number(), let count = scanner.integer(), count >= 0
    else { throw malformed }
    let relation: Relation
    switch word {
    case "eq": relation = .equal
    case "le": relation = .lessThanOrEqual
    case "ge": relation = .greaterThanOrEqual
    default: throw malformed
    }
    var terms: [Term] = []
    for _ in 0..<count {
      guard let variable = scanner.integer(), names.indices.contains(variable),
        let coefficient = scanner.number(), coefficient.isFinite
      else { throw malformed }
      terms.append(Term(Variable(index: variable), coefficient))
    }
    guard scanner.word() == nil else { throw malformed }
    system.addConstraint(terms, constant: constant, relation, priority: priority)
  }
}

/// All bytes of a file.
private struct FileBytes {
  struct Unreadable: Error {
    var path: String
  }

  var bytes: [UInt8]

  init(path: String) throws {
    guard let file = fopen(path, "rb") else { throw Unreadable(path: path) }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    guard size >= 0 else { throw Unreadable(path: path) }
    bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
  }
}
