func testArrays() { var a = [3, 1, 2]; a.append(5); a += [7, 8]; a.insert(0, at: 0); a.remove(at: 1); print(a, a.count, a.first!, a.last!, a.isEmpty, a[2], a[1...2].count, a.contains(7), a.firstIndex(of: 5)!) }
func testValueSemantics() { let a = [1, 2]; var b = a; b[0] = 9; b.append(3); print(a, b) }
func testTransforms() { let a = [1, 2, 3, 4]; print(a.map { $0 * 2 }, a.filter { $0 % 2 == 0 }, a.reduce(0, +), a.reduce(into: [Int]()) { $0.append($1 + 1) }, a.compactMap { $0 > 2 ? $0 : nil }, a.flatMap { [$0, $0] }) }
func testSearch() { let a = [5, 6, 7]; print(a.first { $0 > 5 }!, a.last(where: { $0 < 7 })!, a.allSatisfy { $0 > 4 }, a.contains { $0 == 6 }, a.min()!, a.max()!, a.firstIndex { $0 == 7 } ?? -1, a.max { $0 < $1 } ?? 0) }
func testSlices() { let a = [1, 2, 3, 4, 5]; print(Array(a.dropFirst()), Array(a.dropLast(2)), Array(a.prefix(2)), Array(a.suffix(2)), Array(a.reversed()), Array(a[1..<3]), Array(a[..<2]), Array(a[3...])) }
func testZip() { for (a, b) in zip([1, 2, 3], ["a", "b"]) { print(a, b) }; print(zip([1, 2], [3, 4]).map { $0 * $1 }, zip([1, 2], [3, 4]).map(+)) }
func testEnumerated() { for (i, s) in ["x", "y"].enumerated() { print(i, s) }; print(["p", "q"].enumerated().map { "\($0.offset)\($0.element)" }) }
func testStride() { for i in stride(from: 0, to: 10, by: 3) { print(i) }; print(Array(stride(from: 1.0, through: 2.0, by: 0.5)), stride(from: 3, to: 0, by: -1).map { $0 }) }
func testRanges() { print((1...3).map { $0 }, (0..<3).reversed().map { $0 }, (1...5).contains(5), (1..<5).contains(5), (1...3).count, (0...2).reduce(0, +)); for i in (0..<2) { print(i) } }
func testDictionaries() { var d = ["a": 1, "b": 2]; d["c"] = 3; d["a"] = nil; print(d.count, d["b"]!, d["z"] == nil, d["q", default: 7], d.keys.sorted(), d.values.sorted()); d["n", default: 0] += 5; print(d["n"]!, d.removeValue(forKey: "n")!, d["n"] == nil) }
func testDictionaryLoops() { var sum = 0; for (k, v) in ["a": 1, "b": 2] { sum += v + k.count }; print(sum, ["x": 1].mapValues { $0 + 1 }["x"]!, ["x": 1].map { "\($0.key)\($0.value)" }) }
func testSets() { var s: Set<Int> = [1, 2, 2]; s.insert(3); s.insert(3); print(s.count, s.contains(2), s.union([9]).count, s.intersection([1, 7]).count, s.subtracting([1]).sorted(), s.isSubset(of: [1, 2, 3, 4])); s.remove(1); print(s.sorted()) }
func testJoined() { print(["a", "b"].joined(separator: ", "), [[1], [2, 3]].joined().map { $0 }, [[1], [2]].flatMap { $0 }) }
func testMutations() { var a = [4, 2, 9]; a.sort(); print(a); a.sort(by: >); print(a); a.reverse(); a.swapAt(0, 2); print(a, a.popLast() ?? 0, a.removeFirst(), a); a.removeAll { $0 == 4 }; a.append(contentsOf: [1, 2]); a.insert(contentsOf: [7], at: 0); print(a); a.removeAll(); print(a.isEmpty, a.popLast() == nil) }
func testNestedArrays() { var g = [[1, 2], [3, 4]]; g[1][0] = 9; g[0].append(5); print(g, g.map(\.count), g.flatMap { $0 }.count) }
func testRepeating() { print(Array(repeating: 0, count: 3), [String](repeating: "a", count: 2), [Int]().isEmpty, [String: Int]().count) }
func testIndices() { let a = ["x", "y"]; for i in a.indices { print(i, a[i]) }; print(a.indices.contains(2), a.startIndex, a.endIndex) }
func testOptionalsInArrays() { let a: [Int?] = [1, nil, 2]; print(a.compactMap { $0 }, a.compactMap { $0 }.count, a.count) }
func testLazy() { print([1, 2, 3].lazy.map { $0 * 2 }.filter { $0 > 2 }.first ?? 0, Array([1, 2].lazy.map { $0 + 1 })) }
func testGrouping() { let g = Dictionary(grouping: [1, 2, 3, 4]) { $0 % 2 }; print(g[0]!, g[1]!); let u = Dictionary(uniqueKeysWithValues: [("a", 1), ("b", 2)]); print(u["b"]!) }
func testElementsEqual() { print([1, 2] == [1, 2], [1] == [2], [[1]] == [[1]], ["a": [1]] == ["a": [1]], [1, 2].elementsEqual([1, 2])) }
func testTuples() { var t = (1, name: "n", 2.5); t.0 = 5; t.name += "!"; let (a, b, _) = t; print(a, b, t.2, t.name, (1, 2) == (1, 2), (1, "a") < (1, "b")) }
func testPrefixWhile() { print(Array([1, 2, 5, 1].prefix { $0 < 3 }), Array([1, 2, 5, 1].drop { $0 < 3 })) }
func testForWhere() { for i in 0..<6 where i % 2 == 0 { if i == 4 { break }; print(i) } }
func testLabels() { outer: for i in 0..<3 { for j in 0..<3 { if j == 1 { continue outer }; if i == 2 { break outer }; print(i, j) } } }
func testWhile() { var n = 0; while n < 3 { n += 1; if n == 2 { continue }; print(n) }; repeat { n -= 1 } while n > 0; print(n) }
