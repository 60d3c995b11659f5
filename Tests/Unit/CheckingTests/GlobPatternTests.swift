import Checking
import Testing

@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("*.json", "a.json", true), ("*.json", "b/a.json", false), ("**/*.json", "a.json", true),
    ("**/*.json", "b/c/a.json", true), ("b/**", "b/c/a.json", true), ("b/**", "c/a.json", false),
    ("b/**/a.json", "b/a.json", true), ("b/**/a.json", "b/x/y/a.json", true),
    ("?.json", "a.json", true), ("?.json", "ab.json", false), ("./a*", "a.layout.json", true),
    ("a*b*c", "axxbyyc", true), ("a*b*c", "axxbyy", false), ("*button*", "okbuttonx", true),
    ("", "", true), ("", "a", false), ("**", "", true), ("é*", "éa", true),
  ])
  func `a pattern matches whole paths`(pattern: String, path: String, isMatch: Bool) {
    #expect(GlobPattern(pattern).matches(path) == isMatch)
  }

  @Test func `many stars take no more than the product of the lengths`() {
    let pattern = GlobPattern(String(repeating: "a*", count: 500) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 5_000)))
    let folders = GlobPattern(String(repeating: "**/", count: 200) + "x")
    #expect(!folders.matches(String(repeating: "y/", count: 500) + "y"))
  }

  @Test(arguments: [
    ("a/b/*.json", "a/b"), ("*.json", "."), ("/a/**/x", "/a"), ("**/x", "."), ("/*", "/"),
  ])
  func `the folder of a pattern is its plain part`(pattern: String, folder: String) {
    #expect(GlobPattern(pattern).folder == folder)
  }
}
