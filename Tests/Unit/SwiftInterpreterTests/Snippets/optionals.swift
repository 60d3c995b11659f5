class P { var child: P?; var name: String? = nil; var n = 1; func get() -> P? { child }; init(_ c: P? = nil) { child = c } }
func testChaining() { let p = P(P()); p.child?.n = 5; p.child?.child?.n = 6; p.child?.name = "c"; print(p.child?.n ?? 0, p.child?.child?.n ?? -1, p.get()?.name ?? "none", p.get()?.get()?.name ?? "none", p.child!.n) }
func testBinding() { let a: Int? = 1, b: Int? = nil; if let a, let b { print(a, b) } else if let a { print("only", a) }; if let b = b { print(b) } else { print("no b") } }
func guarded(_ x: Int?) -> String { guard let x, x > 2 else { return "bad" }; return "ok \(x)" }
func testGuard() { print(guarded(nil), guarded(1), guarded(5)) }
func testMap() { let a: Int? = 4; let n: Int? = nil; print(a.map { $0 * 2 } ?? 0, n.map { $0 * 2 } ?? -1, a.flatMap { $0 > 5 ? $0 : nil } ?? -2) }
func testCoalescing() { let a: Int? = nil, b: Int? = nil; print(a ?? b ?? 3, (a ?? 1) + 1) }
func testNilComparison() { var a: Int? = nil; print(a == nil, a != nil, a == 3); a = 3; print(a == nil, a == 3) }
func testImplicitlyUnwrapped() { var s: String!; s = "x"; print(s.count, s!) }
func testTry() { enum E: Error { case bad(Int) }; func f(_ n: Int) throws -> Int { if n > 2 { throw E.bad(n) }; return n }
  do { print(try f(1)); print(try f(3)); print("unreached") } catch E.bad(let n) where n > 10 { print("big") } catch E.bad(let n) { print("bad", n) } catch { print("other") }
  print((try? f(5)) ?? -1, try! f(2)); do { _ = try f(9) } catch { print("error", error) } }
func testDefer() { func f() -> Int { var log: [Int] = []; defer { print("deferred", log) }; log.append(1); defer { log.append(2) }; if log.count == 1 { return 5 }; return 6 }; print(f()) }
func testCasts() { let a: Any = 5; let l: [Any] = [1, "s", 2.5, true]; print(a as? Int ?? 0, a as? String ?? "no", a is Int, l.compactMap { $0 as? String }); for x in l { switch x { case let i as Int: print("int", i); case is String: print("string"); case let d as Double: print("double", d); default: print("other") } } }
class Shape {}; class Circle: Shape { let r = 2 }; class Square: Shape {}
func testClassCasts() { let s: [Shape] = [Circle(), Square()]; print(s.compactMap { $0 as? Circle }.count, s[0] is Circle, s[1] is Circle, (s[0] as! Circle).r) }
func testOptionalAssignment() { var d: [String: [Int]] = [:]; d["a"] = [1]; d["a"]?.append(2); d["b"]?.append(3); print(d["a"]!, d["b"] == nil) }
func testOptionalMethod() { let s: String? = "abc"; print(s?.count ?? 0, s?.uppercased() ?? "", s?.hasPrefix("a") ?? false) }
func testIfExpression() { let n = 3; let t = if n > 2 { "big" } else if n > 1 { "mid" } else { "small" }; let s = switch n { case 0: "zero"; case 1, 2: "few"; default: "many" }; print(t, s) }
func testNestedOptionals() { let a: [Int]? = [1, 2]; print(a?.first ?? 0, a?.isEmpty ?? true, (a ?? []).count, a?[1] ?? 0) }
func testWhileLet() { var l = [1, 2, 3]; while let x = l.popLast() { print(x) } }
func testAvailability() { if #available(macOS 10.15, iOS 13, *) { print("new") } else { print("old") } }
