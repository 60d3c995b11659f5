class Animal { var name: String; init(name: String) { self.name = name }; func sound() -> String { "..." }; func speak() -> String { "\(name) says \(sound())" } }
class Dog: Animal { override func sound() -> String { "Woof" }; convenience init() { self.init(name: "Rex") } }
class Puppy: Dog { override func sound() -> String { super.sound().lowercased() + "!" } }
func testOverrides() { print(Animal(name: "A").speak(), Dog().speak(), Puppy().speak(), Puppy(name: "P").speak()) }
func testIdentity() { let a = Dog(); let b = a; b.name = "Max"; print(a.name, a === b, a === Dog()) }
class Base { var log: [String] = []; init() { log.append("base init"); setUp() }; func setUp() { log.append("base") } }
class Derived: Base { let extra = 5; override init() { super.init(); log.append("derived init \(extra)") }; override func setUp() { super.setUp(); log.append("derived") } }
func testInitializerOrder() { print(Derived().log) }
class Observed { var log: [Int] = []; var v = 0 { didSet { log.append(oldValue); if v > 10 { v = 10 } } }; init() { v = 5 } }
func testObservers() { let o = Observed(); o.v = 7; o.v = 20; print(o.v, o.log) }
class SubObserved: Observed { override var v: Int { didSet { log.append(-1) } } }
func testOverriddenObservers() { let o = SubObserved(); o.v = 3; print(o.log, o.v) }
class Computed { var width = 2.0; var area: Double { width * width }; class var kind: String { "computed" } }
class Wide: Computed { override var area: Double { super.area * 2 }; override class var kind: String { "wide" } }
func testComputedOverride() { let w = Wide(); w.width = 3; print(w.area, Wide.kind, Computed.kind, type(of: w).kind) }
class LazyOne { var count = 0; lazy var value: Int = { count += 1; return count * 100 }() }
func testLazyOnce() { let l = LazyOne(); print(l.count, l.value, l.value, l.count) }
class Node { let v: Int; var next: Node?; weak var previous: Node?; init(_ v: Int, _ next: Node? = nil) { self.v = v; self.next = next; next?.previous = self } }
func testLinks() { let n = Node(1, Node(2, Node(3))); var sum = 0; var c: Node? = n; while let x = c { sum += x.v; c = x.next }; print(sum, n.next?.next?.v ?? 0, n.next?.next?.next == nil, n.next?.previous?.v ?? -1) }
class Req { let id: Int; required init(id: Int) { self.id = id }; static func make() -> Self { self.init(id: 9) } }
class SubReq: Req { var tag = "t" }
func testRequired() { print(SubReq.make().tag, SubReq.make().id, Req.make().id) }
class Closures { var handler: ((Int) -> Void)?; var got = 0; func wire() { handler = { [weak self] x in self?.got += x } }; deinit {} }
func testClosureProperty() { let c = Closures(); c.handler?(5); c.wire(); c.handler?(6); c.handler!(7); print(c.got) }
class Fail { let n: Int; init?(n: Int) { if n < 0 { return nil }; self.n = n } }
func testFailable() { print(Fail(n: -1) == nil, Fail(n: 2)?.n ?? 0) }
class Box<T> { var value: T; init(_ value: T) { self.value = value }; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(f(value)) } }
func testGenericClass() { print(Box(3).map { $0 * 2 }.value, Box("a").map { $0 + "b" }.value) }
class Tree { var kids: [Tree] = []; let n: Int; init(_ n: Int, _ kids: Tree...) { self.n = n; self.kids = kids }; var total: Int { n + kids.map(\.total).reduce(0, +) } }
func testRecursiveComputed() { print(Tree(1, Tree(2, Tree(3)), Tree(4)).total) }
class Stat { static var shared = Stat(); var n = 1; static func bump() { shared.n += 1 } }
func testSharedInstance() { Stat.bump(); Stat.bump(); print(Stat.shared.n) }
class Inits { let a: Int; let b: Int; init(a: Int, b: Int = 7) { self.a = a; self.b = b }; convenience init(sum: Int) { self.init(a: sum - 1, b: 1) } }
func testConvenience() { let i = Inits(sum: 10); print(i.a, i.b, Inits(a: 2).b) }
class Parent { let label: String; init(label: String = "x") { self.label = label } }
class Child: Parent { var more = [1, 2] }
func testInheritedInitializer() { print(Child(label: "z").label, Child().label, Child().more) }
class Prop { private var store = [String: Int](); subscript(k: String) -> Int { get { store[k] ?? -1 } set { store[k] = newValue } } }
func testClassSubscript() { let p = Prop(); p["a"] = 4; p["a"] += 1; print(p["a"], p["b"]) }
