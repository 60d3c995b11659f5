import HTTPCore
import Testing

@Suite struct TraceParentTests {
  @Test(arguments: Array("0123456789abcdef".enumerated()))
  func `a trace is sampled where the lowest bit of its flags is set`(value: Int, digit: Character) {
    let text = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-f\(digit)"
    let (isValid, isSampled) = Array(text.utf8).withUnsafeBytes {
      (TraceParent.isValid($0), TraceParent.isSampled($0))
    }
    #expect(isValid && isSampled == (value & 1 == 1))
  }
}
