protocol Named { var name: String { get }; func greet() -> String }
extension Named { func greet() -> String { "Hi \(name)" }; var loud: String { greet().uppercased() } }
struct Person: Named { let name: String }
class Robot: Named { var name = "R2"; func greet() -> String { "beep \(name)" } }
func testDefaults() { let all: [any Named] = [Person(name: "Ann"), Robot()]; print(all.map { $0.greet() }, all.map(\.loud)) }
protocol Configurable: AnyObject { var n: Int { get set }; func setUp() }
extension Configurable { func configure() { n += 1; setUp() } }
class View: Configurable { var n = 0; var log = ""; func setUp() { log += "setUp\(n)" } }
class SubView: View { override func setUp() { super.setUp(); log += "!" } }
func testTemplateMethod() { let v = SubView(); v.configure(); v.configure(); print(v.log) }
protocol Makeable { init(); static var kind: String { get } }
extension Makeable { static func make() -> Self { Self() }; static var upper: String { kind.uppercased() } }
struct A: Makeable { var x = 4; static let kind = "a" }
final class B: Makeable { var y = 5; init() {}; static var kind: String { "b" } }
func build<T: Makeable>(_ t: T.Type) -> T { t.make() }
func testStatics() { print(A.make().x, B.make().y, A.upper, B.upper, build(A.self).x, build(B.self).y) }
protocol Area { var area: Double { get } }
struct Sq: Area { let s: Double; var area: Double { s * s } }
struct Rc: Area { let w, h: Double; var area: Double { w * h } }
func total(_ l: [any Area]) -> Double { l.reduce(0) { $0 + $1.area } }
func largest(_ l: [any Area]) -> Double { l.map { $0.area }.max() ?? 0 }
func testExistentials() { print(total([Sq(s: 2), Rc(w: 2, h: 3)]), largest([Sq(s: 2), Rc(w: 2, h: 3)])) }
protocol Stack { associatedtype Item; var items: [Item] { get set }; mutating func push(_ i: Item) }
extension Stack { mutating func push(_ i: Item) { items.append(i) }; mutating func pop() -> Item? { items.popLast() } }
struct IntStack: Stack { var items: [Int] = [] }
func testMutatingExtension() { var s = IntStack(); s.push(3); s.push(4); print(s.pop()!, s.items) }
func swapped<T, U>(_ p: (T, U)) -> (U, T) { (p.1, p.0) }
func testGenerics() { let s = swapped((1, "a")); print(s.0, s.1) }
protocol Delegate: AnyObject { func did(_ n: Int) }
class Sender { weak var delegate: (any Delegate)?; func fire() { delegate?.did(7) } }
class Receiver: Delegate { var got = 0; func did(_ n: Int) { got = n } }
func testDelegate() { let s = Sender(), r = Receiver(); s.fire(); s.delegate = r; s.fire(); print(r.got) }
extension Collection where Element: Named { var names: [String] { map(\.name) } }
func testConditionalExtension() { print([Person(name: "x"), Person(name: "y")].names) }
struct Fib: Sequence, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { guard a < 20 else { return nil }; defer { (a, b) = (b, a + b) }; return a } }
func testCustomSequence() { for n in Fib() { print(n, terminator: " ") }; print("") }
typealias Pair = (first: Int, second: Int)
typealias Handler = (Int) -> String
func testAliases() { let p: Pair = (1, 2); let h: Handler = { "\($0)" }; print(p.first + p.second, h(3)) }
struct Id: ExpressibleByStringLiteral, Hashable { let v: String; init(stringLiteral v: String) { self.v = v } }
func testLiteralProtocol() { let i: Id = "abc"; print(i.v, [i: 1]["abc"] ?? 0) }
