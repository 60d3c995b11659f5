import Testing

@Suite struct SettingsTests {
  @Test(arguments: ["1024", "1K", "1k", "1Ki", "1KiB", "1.0K", "0.0009765625M"])
  func `a size may have a unit`(size: String) throws {
    let layout = #"{"views":[{"id":"a","width":1,"height":1}]}"#
    let fits = layout + String(repeating: " ", count: 1024 - layout.utf8.count)
    let arguments = ["solve", "--max-body-bytes", size, "-"]
    #expect(try Program.run(arguments, input: fits).status == 0)
    let tooLong = try Program.run(arguments, input: fits + " ")
    #expect(tooLong.status == 3 && tooLong.output.contains("limit of 1024 bytes"))
    let byVariable = try Program.run(
      ["solve", "-"], input: fits + " ", environment: ["TRELLIS_MAX_BODY_BYTES": size])
    #expect(byVariable.output.contains("limit of 1024 bytes"))
  }

  @Test func `a wrong size says how to write one`() throws {
    let outcome = try Program.run(["serve", "--max-memory", "1GB"])
    #expect(
      outcome.errors.contains("--max-memory must be a size from 0 to 1024T, such as 512M; not"))
  }
}
