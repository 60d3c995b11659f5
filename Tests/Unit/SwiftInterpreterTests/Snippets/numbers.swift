func testLiterals() { let a: Double = 1 / 2; let b = 1 / 2; let c = 10 / 4 * 1.5; let w = 3.0; print(a, b, c, w * (1 / 2), 7 % 3, -7 / 2, -7 % 3, 0x10, 1_000, 1e3) }
func testConversions() { print(Int(3.9), Int(-3.9), Double(3), Int("12")!, Int("x") == nil, Double("1.5")!, Float(2), Int8(5), UInt8(200), String(7), String(1.0), Int(true ? 1 : 0)) }
func testFunctions() { print(abs(-3), abs(-2.5), max(1, 2, 3), min(2.5, 1), (2.5).rounded(), (2.4).rounded(.up), (-2.5).rounded(), 7.isMultiple(of: 7), (9.0).squareRoot(), 3.magnitude, (-3).signum()) }
func testCompound() { var x = 10; x += 1; x -= 2; x *= 3; x /= 2; x %= 5; print(x); var d = 1.5; d *= 2; d /= 4; print(d); var s = "a"; s += "b"; print(s); var b = 6; b |= 1; b &= 5; b <<= 2; print(b) }
func testBits() { print(6 & 3, 6 | 1, 6 ^ 2, 1 << 4, 256 >> 2, 250 &+ 3) }
func testLimits() { print(Int.max > 0, Int8.max, UInt8.min, Double.pi > 3, Double.infinity > 1, Int.zero, Double.greatestFiniteMagnitude > 1e300) }
func testComparisons() { print(1 < 2, 2 <= 2, 1 == 1, 1 != 1, 1.0 == 1, !true, true && false, true || false) }
func testShortCircuit() { var log = ""; func t(_ n: String, _ v: Bool) -> Bool { log += n; return v }; _ = t("a", false) && t("b", true); _ = t("c", true) || t("d", true); print(log) }
func takesDouble(_ d: Double) -> Double { d / 2 }
func testLiteralArguments() { print(takesDouble(5), takesDouble(1 + 2)); let l: [Double] = [1, 2]; print(l, l.map { $0 / 4 }); let d: [String: Double] = ["a": 1]; print(d["a"]!); var o: Double? = nil; o = 3; print(o!); let t: (Double, Int) = (1, 1); print(t.0, t.1) }
struct W { var w: Double = 0; var n = 1.0; static let k: Float = 3 }
func testLiteralProperties() { var w = W(w: 4); print(w.w); w.n = 7; w.w += 1; print(w.n, w.w, W.k) }
func testTernary() { let a = 5; print(a > 3 ? "big" : "small", (a > 9 ? 1 : 2.5), a == 5 ? a == 4 ? 1 : 2 : 3) }
func testNegation() { let x = 3; print(-x, -(x + 1), +x, !(x == 3)) }
func testOverloads() { func f(_ n: Int) -> String { "int" }; print(f(1)) }
func g(_ n: Int) -> String { "int" }
func g(_ n: Double) -> String { "double" }
func g(_ s: String) -> String { "string" }
func g(_ l: [Int]) -> String { "array" }
func g(_ b: Bool) -> String { "bool" }
func g(_ f: () -> Void) -> String { "closure" }
func g(_ o: Int, _ p: Int = 2) -> String { "two" }
func g(label: Int) -> String { "label" }
func testOverloadChoice() { print(g(1), g(1.5), g("s"), g([1]), g(true), g {}, g(1, 3), g(label: 3)) }
func testIntegerDivision() { let total = 100; let count = 3; print(total / count, Double(total) / Double(count), total / 7 * 7) }
func testMix() { let columns = 3; let spacing = 10.0; let width = (320 - spacing * Double(columns - 1)) / Double(columns); print(width) }
func testRandomAccess() { let x = 0.1 + 0.2; print(x, 1.0 / 3, 1e21, 123456789.0, 1e-7, 100.0) }
