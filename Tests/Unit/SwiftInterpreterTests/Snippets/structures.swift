// A structure is copied when it is assigned.
struct Point { var x = 1, y = 2 }
func testCopies() { let a = Point(); var b = a; b.x = 9; print(a.x, b.x) }
func testMemberwise() { let p = Point(y: 5); print(p.x, p.y); print(Point(x: 3)) }
struct Counter { var n = 0; mutating func add(_ d: Int = 1) { n += d }; func doubled() -> Counter { Counter(n: n * 2) } }
func testMutating() { var c = Counter(); c.add(); c.add(4); print(c.n, c.doubled().n, c.n) }
struct Line { var from = Point(); var to = Point(x: 10, y: 20) }
func testNested() { var l = Line(); let old = l; l.to.x += 5; l.from = Point(x: 0); print(l.to.x, old.to.x, l.from.x, l.from.y) }
struct Temperature { var celsius: Double; var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } } }
func testComputed() { var t = Temperature(celsius: 100); print(t.fahrenheit); t.fahrenheit = 32; print(t.celsius) }
struct Watched { var log: [String] = []; var value = 0 { willSet { log.append("will \(newValue)") } didSet { log.append("did \(oldValue) to \(value)") } } }
func testObservers() { var w = Watched(); w.value = 3; w.value += 2; print(w.log) }
struct Custom { let a: Int; let b: String; init(_ a: Int) { self.a = a; b = "b\(a)" }; init(text: String) { self.init(text.count) } }
func testInitializers() { print(Custom(4).b, Custom(text: "abc").b) }
struct Failable { let n: Int; init?(_ n: Int) { guard n > 0 else { return nil }; self.n = n } }
func testFailable() { print(Failable(1)?.n ?? -1, Failable(0)?.n ?? -1); if let f = Failable(7) { print(f.n) } }
struct Matrix { var cells = [0, 0, 0, 0]; subscript(r: Int, c: Int) -> Int { get { cells[r * 2 + c] } set { cells[r * 2 + c] = newValue } } }
func testSubscript() { var m = Matrix(); m[0, 1] = 5; m[1, 1] += 7; print(m.cells, m[0, 1]) }
struct Lazy { var made = 0; lazy var value: Int = { 42 }() }
func testLazy() { var l = Lazy(); print(l.value); l.value = 1; print(l.value) }
struct Reset { var a = 1; mutating func reset() { self = Reset(); a += 10 } }
func testSelfAssignment() { var r = Reset(a: 50); r.reset(); print(r.a) }
struct Holder { var points: [Point] = [Point(), Point()] }
func testArrayOfStructures() { var h = Holder(); h.points[1].x = 77; let copy = h; h.points[0].y = 5; print(h.points.map(\.x), copy.points.map { $0.y }) }
struct Statics { static var count = 0; static let name = "S"; let id: Int; init() { Statics.count += 1; id = Self.count } }
func testStatics() { let a = Statics(); let b = Statics(); print(a.id, b.id, Statics.count, Statics.name) }
struct Call { let k: Int; func callAsFunction(_ x: Int) -> Int { x * k } }
func testCallAsFunction() { let c = Call(k: 3); print(c(5)) }
struct Dyn { private(set) var n = 0; mutating func bump() -> Int { defer { n += 1 }; return n } }
func testDefer() { var d = Dyn(); print(d.bump(), d.bump(), d.n) }
struct Ratio: Equatable { var a: Int; var b: Int }
func testEquality() { print(Ratio(a: 1, b: 2) == Ratio(a: 1, b: 2), Ratio(a: 1, b: 2) != Ratio(a: 1, b: 3), [Ratio(a: 1, b: 1)].contains(Ratio(a: 1, b: 1))) }
struct Version: Comparable { var n: Int; static func < (a: Version, b: Version) -> Bool { a.n < b.n } }
func testComparable() { let a = Version(n: 1), b = Version(n: 2); print(a < b, a > b, a <= b, max(a, b).n, [b, a].sorted().map(\.n)) }
