/// An elimination of presolve: `row` ties variable `a` to variable `b` or to the constant node.
struct ProofEdge: BitwiseCopyable {
  var a: Int32
  var b: Int32
  var row: Int32
}
