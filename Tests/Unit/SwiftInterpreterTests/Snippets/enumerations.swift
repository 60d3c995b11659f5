enum Side { case left, right, top(Int), size(width: Int, height: Int); var isHorizontal: Bool { switch self { case .left, .right: return true; default: return false } } }
func describe(_ s: Side) -> String { switch s { case .left: "left"; case .right: "right"; case .top(let n) where n > 5: "high \(n)"; case .top(let n): "top \(n)"; case let .size(width, height): "\(width)x\(height)" } }
func testMatching() { print(describe(.left), describe(.top(3)), describe(.top(9)), describe(.size(width: 2, height: 3)), Side.right.isHorizontal, Side.top(1).isHorizontal) }
enum Level: Int { case low = 1, mid, high = 10, top; static let usual: Level = .mid; func next() -> Level? { Level(rawValue: rawValue + 1) } }
func testRawValues() { print(Level.mid.rawValue, Level.top.rawValue, Level(rawValue: 10) == .high, Level(rawValue: 5) == nil, Level.usual.rawValue, Level.low.next() == .mid) }
enum Key: String, CaseIterable { case one, two = "zwei" }
func testStrings() { print(Key.one.rawValue, Key.two.rawValue, Key.allCases.count, Key.allCases.map { "\($0)" }) }
indirect enum Expr { case num(Int), add(Expr, Expr), mul(Expr, Expr); func eval() -> Int { switch self { case .num(let n): return n; case .add(let a, let b): return a.eval() + b.eval(); case let .mul(a, b): return a.eval() * b.eval() } } }
func testIndirect() { print(Expr.add(.num(2), .mul(.num(3), .num(4))).eval()) }
func testIfCase() { let s = Side.top(4); if case .top(let n) = s { print(n) }; if case .left = s { print("no") } else { print("else") }; guard case .top(4) = s else { return }; print("end") }
func testForCase() { let all: [Side] = [.top(1), .left, .top(2)]; var sum = 0; for case .top(let n) in all { sum += n }; print(sum) }
enum Toggle { case on, off; mutating func flip() { self = self == .on ? .off : .on }; init(_ b: Bool) { self = b ? .on : .off } }
func testMutating() { var t = Toggle.on; t.flip(); print(t, Toggle(true)) }
enum Deep { enum Inner { case a; static var all: [Inner] { [.a, .a] } }; static let inner = Inner.a }
func testNested() { print(Deep.Inner.a, Deep.inner, Deep.Inner.all.count) }
enum Cost { case fixed(Double), ratio(of: Double, by: Double = 0.5); var value: Double { switch self { case .fixed(let v): v; case .ratio(let of, let by): of * by } } }
func testDefaults() { print(Cost.fixed(2).value, Cost.ratio(of: 10).value, Cost.ratio(of: 10, by: 2).value) }
enum Comp: Int, Comparable { case a = 3, b = 2; static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue } }
func testOperators() { print(Comp.a < .b, max(Comp.a, .b), [Comp.a, .b].min()!) }
func testSwitchTuple() { for (a, b) in [(1, true), (2, false), (3, true)] { switch (a, b) { case (1, _): print("one"); case (let n, true): print("true", n); case (_, false): print("false") } } }
enum Namespace { static let margin: Double = 16; static func inset(_ n: Double) -> Double { n + margin }; struct Metrics { static let half = Namespace.margin / 2 } }
func testNamespace() { print(Namespace.inset(4), Namespace.Metrics.half) }
func testOptionalPatterns() { let values: [Int?] = [1, nil, 3]; for v in values { switch v { case let x?: print(x); case nil: print("nil") } }; for case let x? in values { print("got", x) }; let o: Int? = 5; if case .some(let n) = o { print(n) } }
func testFallthrough() { for n in 0..<4 { switch n { case 0: print("0", terminator: ""); fallthrough; case 1: print("1"); case 2 where n > 1: print("2"); default: print("d") } } }
enum Weird { case pair(Int, String) }
func testTupleBinding() { let w = Weird.pair(1, "x"); if case let .pair(n, s) = w { print(n, s) } }
enum Conv { case x(Int); static func make(_ n: Int) -> Conv { .x(n * 2) }; static var zero: Conv { .x(0) } }
func testImplicitStatics() { let c: Conv = .make(4); let z: Conv = .zero; let list: [Conv] = [.zero, .make(1), .x(9)]; print(c, z, list.count) }
