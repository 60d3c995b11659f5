func apply(_ n: Int, _ f: (Int) -> Int) -> Int { f(n) }
func testShorthand() { print(apply(3) { $0 * $0 }, apply(4, { n in n + 1 }), apply(5) { (n: Int) -> Int in let m = n * 2; return m + 1 }) }
func testCaptures() { var n = 0; let add = { n += 2 }; add(); add(); let copy = { [n] in n }; n = 100; print(n, copy()) }
func counter() -> () -> Int { var c = 0; return { c += 1; return c } }
func testEscaping() { let a = counter(), b = counter(); print(a(), a(), b(), a()) }
func testImmediate() { let v: [Int] = { var l = [Int](); for i in 0..<3 { l.append(i) }; return l }(); print(v) }
func twice(_ f: () -> Void, then g: () -> Void = {}) { f(); f(); g() }
func testTrailing() { var log = ""; twice { log += "a" } then: { log += "z" }; twice({ log += "b" }); print(log) }
func testMethodReferences() { let f = [1, 2, 3].map(String.init); print(f.joined(separator: "-")); let strings = ["a", "b"].map { $0.uppercased }; print(strings.map { $0() }) }
struct M { let k: Int; func times(_ n: Int) -> Int { k * n }; static func half(_ n: Int) -> Int { n / 2 } }
func testBoundMethods() { let f = M(k: 3).times; print([1, 2].map(f), [4, 6].map(M.half), M.times(M(k: 5))(2)) }
func testNestedFunctions() { var total = 0; func add(_ n: Int, times t: Int = 2) { total += n * t }; add(1); add(2, times: 10); print(total, fact(5)); func fact(_ n: Int) -> Int { n <= 1 ? 1 : n * fact(n - 1) } }
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func testCompose() { let f = compose({ (n: Int) in n + 1 }, { "\($0)!" }); print(f(4)) }
func testReturnedClosures() { func adder(_ n: Int) -> (Int) -> Int { { $0 + n } }; print(adder(3)(4), [1, 2, 3].map(adder(10))) }
func lazyValue(_ b: Bool, _ v: @autoclosure () -> Int) -> Int { b ? v() : 0 }
func testAutoclosure() { print(lazyValue(true, 3 + 4), lazyValue(false, 9)) }
func testTuplesInClosures() { let pairs = [("a", 1), ("b", 2)]; print(pairs.map { $0.0 + "\($0.1)" }, pairs.map { name, n in "\(n)\(name)" }); for (i, p) in pairs.enumerated() { print(i, p.0) } }
func inoutAdd(_ n: inout Int, _ d: Int) { n += d }
func testInout() { var x = 1; inoutAdd(&x, 5); var l = [1, 2]; inoutAdd(&l[1], 8); print(x, l); var a = 1, b = 2; swap(&a, &b); print(a, b) }
func configure<T>(_ value: T, _ change: (inout T) -> Void) -> T { var copy = value; change(&copy); return copy }
struct Opt { var a = 0; var b = "" }
func testInoutClosure() { let o = configure(Opt()) { $0.a = 5; $0.b = "x" }; print(o.a, o.b) }
final class V { var n = 0; var t = ""; func with(_ f: (V) -> Void) -> V { f(self); return self } }
protocol Then {}
extension Then { func then(_ f: (Self) -> Void) -> Self { f(self); return self } }
extension V: Then {}
func testThen() { let v = V().then { $0.n = 4 }.with { v in v.t = "t" }; print(v.n, v.t) }
func variadic(_ n: Int..., scale: Int = 1) -> Int { n.reduce(0, +) * scale }
func testVariadic() { print(variadic(1, 2, 3), variadic(), variadic(4, scale: 10)) }
func testOptionalCall() { let f: ((Int) -> Int)? = nil; let g: ((Int) -> Int)? = { $0 + 1 }; print(f?(1) ?? -1, g?(1) ?? -1) }
func testShadowing() { let x = 1; do { let x = 2; print(x) }; if let x = Optional(3) { print(x) }; print(x) }
func testSortClosures() { print([3, 1, 2].sorted { $0 > $1 }, [3, 1, 2].sorted(by: <), ["bb", "a"].sorted { $0.count < $1.count }) }
func testDictionaryOfClosures() { let ops: [String: (Int, Int) -> Int] = ["+": { $0 + $1 }, "*": { $0 * $1 }, "-": (-)]; print(ops["+"]!(2, 3), ops["*"]?(2, 3) ?? 0, ops["-"]!(5, 1)) }
func testLoopCaptures() { var fs: [() -> Int] = []; for i in 1...3 { fs.append { i * 10 } }; print(fs.map { $0() }) }
