struct Vec: Equatable { var x, y: Int; static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }; static prefix func - (v: Vec) -> Vec { Vec(x: -v.x, y: -v.y) }; static func += (a: inout Vec, b: Vec) { a = a + b }; static func * (a: Vec, k: Int) -> Vec { Vec(x: a.x * k, y: a.y * k) }; static let zero = Vec(x: 0, y: 0) }
func testArithmetic() { var v = Vec(x: 1, y: 2) + Vec(x: 3, y: 4) * 2; v += -Vec(x: 1, y: 1); print(v.x, v.y, v == Vec(x: 6, y: 9), Vec.zero + .zero == .zero) }
infix operator <+>: AdditionPrecedence
func <+> (a: [Int], b: Int) -> [Int] { a + [b] }
prefix operator √
prefix func √ (d: Double) -> Double { d.squareRoot() }
infix operator =>: AssignmentPrecedence
@discardableResult func => <T: AnyObject>(o: T, f: (T) -> Void) -> T { f(o); return o }
class Obj { var n = 0 }
func testCustom() { print([1] <+> 2 <+> 3, √16.0); let o = Obj() => { $0.n = 5 }; print(o.n) }
precedencegroup Power {
  higherThan: MultiplicationPrecedence
  associativity: right
}
infix operator **: Power
func ** (a: Int, b: Int) -> Int { b == 0 ? 1 : a * a ** (b - 1) }
func testPrecedence() { print(2 * 3 ** 2, 2 ** 3 ** 2 / 2) }
struct R { static func ~= (p: R, v: Int) -> Bool { v == 5 } }
func testPatternOperator() { switch 5 { case R(): print("five"); default: print("no") } }
func testMethodsAsOperators() { print([1, 2, 3].reduce(1, *), [3, 1].sorted(by: >), ["a", "b"].reduce("", +)) }
struct Cell { var v = 0 }
struct Root { var cell = Cell(); var list = [1, 2, 3]; var opt: Cell? = Cell(v: 9) }
func testKeyPaths() { var r = Root(); let p = \Root.cell.v; r[keyPath: p] = 7; r[keyPath: \.cell.v] += 1; print(r[keyPath: p], r.cell.v, r[keyPath: \.list[1]], r[keyPath: \.opt?.v] ?? 0, r[keyPath: \.list.count]) }
class Ref { var n = 1; var inner = Root() }
func set<T, V>(_ t: T, _ p: ReferenceWritableKeyPath<T, V>, _ v: V) { t[keyPath: p] = v }
func testReferenceKeyPaths() { let r = Ref(); set(r, \.n, 5); set(r, \.inner.cell.v, 6); print(r.n, r.inner.cell.v, [r].map(\.n), [1, 2].map(\.self)) }
func pick<T, V>(_ t: [T], by p: KeyPath<T, V>) -> [V] { t.map { $0[keyPath: p] } }
func testKeyPathArguments() { print(pick([Cell(v: 1), Cell(v: 2)], by: \.v), pick(["a", "bb"], by: \.count)) }
@resultBuilder enum ListBuilder {
  static func buildBlock(_ parts: [Int]...) -> [Int] { parts.flatMap { $0 } }
  static func buildExpression(_ n: Int) -> [Int] { [n] }
  static func buildExpression(_ n: [Int]) -> [Int] { n }
  static func buildOptional(_ n: [Int]?) -> [Int] { n ?? [] }
  static func buildEither(first n: [Int]) -> [Int] { n }
  static func buildEither(second n: [Int]) -> [Int] { n + [-1] }
  static func buildArray(_ n: [[Int]]) -> [Int] { n.flatMap { $0 } }
}
func list(@ListBuilder _ f: () -> [Int]) -> [Int] { f() }
func testBuilder() { let on = true; print(list { 1; 2; if on { 3 }; if !on { 4 } else { 5; 6 }; for i in 7...8 { i }; [10, 11] }) }
struct Body { @ListBuilder var items: [Int] { 1; if true { 2 } }; @ListBuilder func more(_ n: Int) -> [Int] { n; let m = n * 2; m } }
func testBuilderMembers() { print(Body().items, Body().more(4)) }
@propertyWrapper struct Clamped { var value: Int; var wrappedValue: Int { get { value } set { value = min(newValue, 10) } }; init(wrappedValue: Int) { value = min(wrappedValue, 10) } }
class Wrapped { @Clamped var n = 50; @Clamped var m = 2 }
func testWrappers() { let w = Wrapped(); print(w.n, w.m); w.m = 99; print(w.m) }
func testRangesOfDoubles() { print((0.5...1.5).contains(1), (0..<1.0).contains(1.0), (1...2).contains(2)) }
func testLocalTypes() { struct L { var a = 1; func f() -> Int { a + 1 } }; enum K { case x, y }; class C { let k = K.y }; print(L(a: 4).f(), C().k) }
func testLocalObserved() { var log: [Int] = []; var x = 1 { didSet { log.append(oldValue) } }; x = 2; x += 3; var twice: Int { x * 2 }; print(log, twice); lazy var z = x + 100; x = 0; print(z) }
let globalList = [1, 2, 3]
var globalCount = globalList.count { didSet { changes += 1 } }
var changes = 0
func testGlobals() { globalCount += 1; print(globalCount, changes, globalList) }
