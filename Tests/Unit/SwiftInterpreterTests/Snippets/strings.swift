func testInterpolation() { let n = 3; print("n=\(n) \(n * 2) \("in" + "ner") \([1, 2]) \(n > 2 ? "y" : "n")") }
func testMembers() { let s = "Hello"; print(s.count, s.isEmpty, s.uppercased(), s.lowercased(), s.hasPrefix("He"), s.hasSuffix("x"), s.contains("ell"), s.first!, s.last!, String(s.reversed())) }
func testEscapes() { print("a\tb\\ \"q\" \u{41}"); print("""
  multi
    line
  """) }
func testCharacters() { var v = 0; for c in "banana" where c == "a" { v += 1 }; print(v, "abc".map { String($0) + "." }.joined(), Array("ab").count) }
func testComparison() { print("a" < "b", "a" == "a", "abc" > "abd", ["b", "a"].sorted()) }
func testBuilding() { var s = ""; for i in 0..<3 { s += "\(i)," }; s.append("x"); s.removeLast(); print(s, s.dropLast(), String(repeating: "ab", count: 2)) }
func testSplit() { print("a,b,,c".split(separator: ",").map(String.init), "a b".split(separator: " ").count) }
func testPrefix() { let s = "abcdef"; print(s.prefix(2), s.suffix(2), s.dropFirst(4)) }
extension String { var shout: String { uppercased() + "!" }; func times(_ n: Int) -> String { String(repeating: self, count: n) } }
func testExtensions() { print("hey".shout, "ab".times(2), "x".times(3).count) }
extension Int { var squared: Int { self * self }; func clamped(_ r: ClosedRange<Int>) -> Int { Swift.min(Swift.max(self, r.lowerBound), r.upperBound) }; static var answer: Int { 42 } }
func testIntExtensions() { print(5.squared, 12.clamped(0...10), Int.answer) }
extension Double { var half: Double { self / 2 } }
func testDoubleExtensions() { print(3.0.half, (5 + 2.0).half) }
extension Array { var second: Element? { count > 1 ? self[1] : nil }; subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
func testArrayExtensions() { print([1, 2].second!, [1].second == nil, [1, 2, 3].total(), [5][safe: 3] == nil, [5][safe: 0]!) }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
func testOptionalExtensions() { let a: String? = nil; let b: String? = "b"; print(a.orEmpty.isEmpty, b.orEmpty) }
extension Array { mutating func rotate() { guard let f = first else { return }; removeFirst(); append(f) } }
func testMutatingExtension() { var a = [1, 2, 3]; a.rotate(); print(a) }
extension Bool { var int: Int { self ? 1 : 0 } }
func testBoolExtension() { print(true.int + false.int); var b = true; b.toggle(); print(b) }
extension Sequence { func each(_ f: (Element) -> Void) { for e in self { f(e) } } }
func testSequenceExtension() { [1, 2].each { print($0) }; (5...6).each { print($0) } }
extension Comparable { func limited(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
func testComparableExtension() { print(15.limited(to: 0...10), 2.5.limited(to: 3.0...4.0)) }
struct Money: CustomStringConvertible { let n: Int; var description: String { "$\(n)" } }
func testDescription() { print(Money(n: 5), "\(Money(n: 6))", [Money(n: 7)], String(describing: Money(n: 8))) }
