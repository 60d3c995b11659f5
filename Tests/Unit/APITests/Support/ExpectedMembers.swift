import Foundation

/// The first difference between a response and the expected value, as text; `nil` if there is none.
///
/// An object of the response may have additional members; an array must not have additional
/// elements.
func missingMember(of expected: Any?, in response: Any?, at path: String = "") -> String? {
  switch (expected, response) {
  case (let expected as NSDictionary, let response as NSDictionary):
    for key in expected.allKeys.compactMap({ $0 as? String }).sorted() {
      let found = missingMember(of: expected[key], in: response[key], at: "\(path)/\(key)")
      if let found { return found }
    }
    return nil
  case (let expected as NSArray, let response as NSArray):
    guard expected.count == response.count else {
      return "\(path) has \(response.count) elements, not \(expected.count)"
    }
    for index in 0..<expected.count {
      let found = missingMember(of: expected[index], in: response[index], at: "\(path)/\(index)")
      if let found { return found }
    }
    return nil
  case (let expected as NSNumber, let response as NSNumber):
    return abs(expected.doubleValue - response.doubleValue) <= 1e-9
      ? nil : "\(path) is \(response), not \(expected)"
  case (let expected as String, let response as String):
    return expected == response ? nil : "\(path) is \(response), not \(expected)"
  case (is NSNull, is NSNull):
    return nil
  default:
    return "\(path) is \(response ?? "missing"), not \(expected ?? "missing")"
  }
}
