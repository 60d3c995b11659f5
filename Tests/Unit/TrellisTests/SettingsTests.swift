import Foundation
import Glibc
import TestSupport
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

  @Test(arguments: [
    "0x10", "0x1p9", "5.", ".5M", "1e3", "+5", "-5", "1_0", "nan", "inf", "M", "1.5", "٣",
  ])
  func `a size that is no decimal number is refused`(size: String) throws {
    let outcome = try Program.run(["serve", "--check", "--max-body-bytes=\(size)"])
    #expect(outcome.status == 2 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.contains("--max-body-bytes must be a size from 1 to 1G"))
  }

  // MARK: The options in force

  /// The lines of `serve --check`, by option.
  private func check(
    _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> [String: String] {
    let outcome = try Program.run(["serve", "--check"] + arguments, environment: environment)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    var lines: [String: String] = [:]
    for line in outcome.output.split(separator: "\n").dropFirst() {
      let parts = line.split(separator: ": ", maxSplits: 1)
      lines[String(parts[0].trimmingPrefix("# "))] = String(parts[1])
    }
    return lines
  }

  @Test(arguments: [
    ("10s", "10s"), ("10", "10s"), ("500ms", "500ms"), ("0.5", "500ms"), ("1.5S", "1500ms"),
    ("2m", "120s"), ("2min", "120s"), ("1h", "3600s"), ("0.0015s", "1ms"), ("1.001s", "1001ms"),
    ("2.003", "2003ms"), ("4.1", "4100ms"), ("0.00027777777777777777777h", "999ms"),
  ])
  func `a time may have a unit`(time: String, shown: String) throws {
    #expect(try check(["--idle-timeout", time])["idle-timeout"] == "\(shown)  # --idle-timeout")
    let byVariable = try check(environment: ["TRELLIS_IDLE_TIMEOUT": time])
    #expect(byVariable["idle-timeout"] == "\(shown)  # TRELLIS_IDLE_TIMEOUT")
  }

  @Test func `check prints every option but itself and the file, and serves nothing`() throws {
    let help = try Program.run(["serve", "--help"]).output
    let options = help.split(separator: "\n").filter { $0.hasPrefix("  --") }
      .map { String($0.dropFirst(4).prefix { $0 != " " && $0 != "/" }) }
    let lines = try check()
    #expect(Set(options).subtracting(["check", "config", "version"]) == Set(lines.keys))
    #expect(lines["listen"] == "127.0.0.1:8080  # default")
    #expect(lines["tokens-file"] == "not set")
    #expect(lines["max-memory"]?.hasPrefix("0  # default, here ") == true)
  }

  @Test func `check prints what a limit amounts to, where that is something else`() throws {
    let lines = try check(["--max-memory", "512M"])
    #expect(lines["max-memory"] == "512M  # --max-memory")
    #expect(lines["max-buffered-bytes"] == "512M  # default, here 128M")
    #expect(lines["max-request-memory"] == "0  # default, here 128M")
  }

  @Test func `what check prints is a configuration file`() throws {
    let folder = try TestFolder()
    let arguments = [
      "--check", "--listen", "[::1]:0,unix:@a b", "--no-web", "--max-memory", "1G", "--rate",
      "50/s", "--cors-origins", "*", "--fonts", folder.url.path,
    ]
    let first = try Program.run(["serve"] + arguments)
    try folder.write(first.output, to: "printed")
    let path = folder.url.appending(path: "printed").path
    let second = try Program.run(["serve", "--config", path, "--check"])
    func values(_ text: String) -> [Substring] {
      text.split(separator: "\n").map { $0.split(separator: "  # ")[0] }
    }
    #expect(second.status == 0 && values(second.output) == values(first.output))
    #expect(first.output.contains(#"listen: "[::1]:0,unix:@a b"  # --listen"#))
  }

  @Test(arguments: [
    "\t", "\u{1}", "\u{1B}", "\n", "\r", "\u{7F}", "\u{85}", "\u{9F}", "\u{2028}", "\u{2029}",
    "\u{202E}", "\u{FEFF}", "\u{FFFE}", "\u{1FFFF}", "\u{10FFFF}", "é😀", " # ", "\"\\", ": ",
  ])
  func `what check prints is read as it was, whatever its characters`(character: String) throws {
    let folder = try TestFolder()
    let name = "a\(character)b"
    try folder.write("", to: "\(name)/fonts/none")
    let path = folder.url.path + "/" + name
    let first = try Program.run(["serve", "--check", "--fonts", path + "/fonts"])
    try folder.write(first.output, to: "\(name)/first.yaml")
    let second = try Program.run(["serve", "--check", "--config", path + "/first.yaml"])
    try folder.write(second.output, to: "second.yaml")
    let last = folder.url.path + "/second.yaml"
    let third = try Program.run(["serve", "--check", "--config", last])
    func value(_ outcome: Program.Outcome) -> String? {
      let line = outcome.output.split(separator: "\n").first { $0.hasPrefix("fonts: ") }
      return line?.components(separatedBy: "  # ")[0]
    }
    for outcome in [first, second, third] {
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(value(outcome) != nil && value(outcome) == value(first))
      #expect(
        outcome.output.unicodeScalars.allSatisfy {
          $0 == "\n" || $0.properties.generalCategory != .control
        })
    }
  }

  @Test func `check prints no password of an address`() throws {
    let lines = try check(["--traces", "http://user:pass@127.0.0.1:4318/v1/traces"])
    #expect(lines["traces"]?.contains("…@127.0.0.1:4318/v1/traces") == true, "\(lines)")
    #expect(!lines.values.contains { $0.contains("pass") })
  }

  @Test func `an empty variable for the file is an error, as its options may be protections`()
    throws
  {
    let outcome = try Program.run(
      ["serve", "--check"], environment: ["TRELLIS_CONFIG": ""])
    #expect(outcome.status != 0 && outcome.errors.contains("TRELLIS_CONFIG is empty"))
  }

  @Test(arguments: ["c.example:8080", "http://d.example", "a.example,,b/c", "[::1", "a b"])
  func `a host that no request can name is an error`(hosts: String) throws {
    let outcome = try Program.run(["serve", "--check", "--mcp-hosts", hosts])
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains("--mcp-hosts: ") && outcome.errors.contains("name of a host"))
    #expect(try check(["--mcp-hosts", "a.example, [::2]"])["mcp-hosts"] != nil)
    #expect(
      try configured("mcp-hosts: [a.example, '[::2]']").output
        .contains("mcp-hosts: \"a.example,[::2]\""))
  }

  @Test func `a wrong variable is told by its name`() throws {
    for name in ["LISTEN", "SOCKET_MODE", "RATE", "RATE_BURST", "TRUSTED_PROXIES", "MCP_HOSTS"] {
      let outcome = try Program.run(
        ["serve", "--check"], environment: ["TRELLIS_\(name)": "a/b"])
      #expect(
        outcome.status == 2 && outcome.errors.hasPrefix("Error: TRELLIS_\(name)"), "\(outcome)")
    }
  }

  @Test func `check fails like the server would`() throws {
    let outcome = try Program.run(["serve", "--check", "--tokens-file", "/nothing/there"])
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("/nothing/there"))
  }

  // MARK: The configuration file

  /// Runs `serve --check` with a configuration file.
  private func configured(
    _ text: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    let folder = try TestFolder()
    try folder.write(text, to: "t.yaml")
    return try Program.run(
      ["serve", "--check", "--config", folder.url.appending(path: "t.yaml").path] + arguments,
      environment: environment)
  }

  @Test func `an option overrides the variable, which overrides the file`() throws {
    let text = "max-views: 11\n"
    let variable = ["TRELLIS_MAX_VIEWS": "12"]
    let file = try configured(text)
    #expect(file.output.contains("max-views: 11  # "))
    #expect(file.output.contains("t.yaml:1:12\n"))
    let over = try configured(text, environment: variable)
    #expect(over.output.contains("max-views: 12  # TRELLIS_MAX_VIEWS\n"))
    let option = try configured(text, ["--max-views", "13"], environment: variable)
    #expect(option.output.contains("max-views: 13  # --max-views\n"))
    #expect(try configured("").output.contains("max-views: 100000  # default\n"))
  }

  @Test func `a file sets lists, flags, sizes and times, and the server obeys it`() throws {
    let folder = try TestFolder()
    try folder.write(
      """
      # Comments are allowed.
      listen: ["127.0.0.1:0", "[::1]:0"]
      log-format: json
      access-log: off
      max-body-bytes: 1K
      drain-grace: 0
      """, to: "t.yaml")
    let path = folder.url.appending(path: "t.yaml").path
    let program = try Program.Running(["serve"], environment: ["TRELLIS_CONFIG": path])
    let line = try #require(program.line(holding: "listening"))
    #expect(line.hasPrefix("{"))
    let addresses = line.split(separator: "http://").dropFirst()
    #expect(addresses.count == 2)
    let port = addresses.first?.split(separator: " ")[0].split(separator: ":").last
    let client = try RawClient(port: #require(port.flatMap { UInt16($0) }))
    let body = [UInt8](repeating: 32, count: 1025)
    #expect(try client.request("POST", "/v1/snapshot", body: body).status == 413)
    program.send(SIGTERM)
    let outcome = program.wait()
    #expect(outcome.status == 0 && !outcome.errors.contains("request"))
  }

  @Test(arguments: [
    ("max-view: 1", "t.yaml:1:1: unknown option \"max-view\": did you mean max-views?"),
    ("a: 1\nnonsense-of-mine: 1", "t.yaml:1:1: unknown option \"a\"\n"),
    ("no-web: true", "t.yaml:1:1: unknown option \"no-web\": write web: false"),
    ("config: x", "unknown option \"config\""), ("check: true", "unknown option \"check\""),
    ("web: maybe", "t.yaml:1:6: web must be true or false, not 'maybe'"),
    ("\nmax-views: 0", "t.yaml:2:12: max-views must be a number from 1"),
    ("log-level: loud", "t.yaml:1:12: log-level must be one of"),
    ("rate: 50/s\nrate-burst: x", "t.yaml:2:13: rate-burst must be a number"),
    ("tokens-file:", "tokens-file has no value"), ("rate: ''", "rate has no value"),
    ("listen: []", "listen has no value"), ("max-views: [1]", "max-views takes one value"),
    ("max-views: {a: 1}", "max-views must be a value"),
    ("listen: [{a: 1}]", "listen must be a value or a list of values"),
    ("- a", "t.yaml:1:1: a configuration must be a mapping"),
    ("web-root: \"a\\0b\"", "t.yaml:1:11: web-root has a null character"),
    ("web-root: \"a\\eb\"", "t.yaml:1:11: web-root: cannot use the web assets"),
    ("listen: \"a\\eb\"", "t.yaml:1:9: listen: 'a\u{FFFD}b' is not an address"),
    ("listen: null", "t.yaml:1:9: listen: 'null' is not an address"),
    ("listen: 'unix:'", "t.yaml:1:9: listen: 'unix:' is not a socket"),
    ("socket-mode: 888", "t.yaml:1:14: socket-mode: '888' is not a socket mode"),
    ("socket-owner: nobody-here", "t.yaml:1:15: socket-owner: there is no user"),
    ("rate: 5", "t.yaml:1:7: rate: '5' is not a rate"),
    ("rate-burst: 5", "t.yaml:1:13: rate-burst needs --rate"),
    ("trusted-proxies: [unix, a]", "t.yaml:1:18: trusted-proxies: 'unix,a' is not a list"),
    ("cors-origins: a", "t.yaml:1:15: cors-origins: 'a' is not a list of origins"),
    ("mcp-hosts: [a.example, b:1]", "t.yaml:1:12: mcp-hosts: 'b:1' is not the name of a host"),
    ("tokens-file: /nothing/there", "t.yaml:1:14: tokens-file: cannot read the tokens"),
    ("traces: a", "t.yaml:1:9: traces: 'a' is not a collector's URL"),
    ("header-timeout: 0x10", "t.yaml:1:17: header-timeout must be a time"),
    ("\"a\\eb\": 1", "unknown option \"a\u{FFFD}b\""),
    ("web: &a true\naccess-log: *a", "an anchor is not allowed"),
    ("web: true\nweb: true", "duplicate name"), ("web: [", "invalid YAML"),
    ("web: \(String(repeating: "[", count: 33))", "nested deeper than the limit of 32 levels"),
    ("web-root: \(String(repeating: "a", count: 4097))", "web-root has 4097 bytes"),
    ("# \(String(repeating: "a", count: 65_536))", "over the limit of 65536 bytes"),
  ])
  func `a fault of the file is told with its place and what to write`(
    text: String, reason: String
  ) throws {
    let outcome = try configured(text)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("Error: ") && outcome.errors.contains(reason), "\(outcome)")
    #expect(!outcome.errors.contains("\u{1B}") && outcome.errors.utf8.count < 1000)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a configuration that is no regular file of text is refused at once`() throws {
    let folder = try TestFolder()
    let pipe = folder.url.appending(path: "pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let bytes = folder.url.appending(path: "bytes")
    try Data([0x61, 0x3A, 0x20, 0xFF]).write(to: bytes)
    for (path, reason) in [
      (pipe, "it is a pipe"), ("/dev/zero", "it is a device"), (folder.url.path, "it is a folder"),
      ("/nothing/there", "No such file"), (bytes.path, "it is not UTF-8"),
    ] {
      let outcome = try Program.run(["serve", "--config", path])
      #expect(outcome.status == 2 && outcome.errors.contains(reason), "\(outcome.errors)")
    }
  }

  // MARK: Warnings

  @Test func `an unknown variable is a warning with the nearest one, without its value`() throws {
    let variables = [
      "TRELLIS_MAX_VIEW": "secret", "TRELLIS_NONSENSE_OF_MINE": "secret",
      // Kubernetes sets these for services.
      "TRELLIS_PORT": "tcp://10.0.0.1:80", "TRELLIS_SERVICE_HOST": "10.0.0.1",
      "TRELLIS_PORT_80_TCP_ADDR": "10.0.0.1", "TRELLIS_TIMEOUT": "5",
    ]
    let server = try ServerProcess(environment: variables)
    #expect(try server.connect().request("GET", "/healthz").status == 200)
    let checked = try Program.run(["serve", "--check"], environment: variables)
    #expect(
      checked.errors == """
        trellis: unknown environment variable TRELLIS_MAX_VIEW; did you mean TRELLIS_MAX_VIEWS?
        trellis: unknown environment variable TRELLIS_NONSENSE_OF_MINE

        """)
    let logged = try Program.Running(
      ["serve", "--listen", "127.0.0.1:0", "--no-web", "--drain-grace", "0"],
      environment: variables)
    let line = try #require(logged.line(holding: "unknown environment variable"))
    #expect(line.hasSuffix(" suggestion=TRELLIS_MAX_VIEWS variable=TRELLIS_MAX_VIEW"))
    _ = try #require(logged.line(holding: "variable=TRELLIS_NONSENSE_OF_MINE"))
    _ = try #require(logged.line(holding: "listening"))
    logged.send(SIGINT)
    #expect(server.stop().errors.contains("secret") == false)
    #expect(!logged.wait().errors.contains("unknown"))
  }

  @Test func `missing pages are a warning, unless they are turned off`() throws {
    let folder = try TestFolder()
    let copy = folder.url.appending(path: "bin/trellis").path
    // By another process: a file that this one writes can be open for that in others, too.
    let copying = "mkdir -p '\(folder.url.path)/bin' && cp '\(Program.path)' '\(copy)'"
    let arguments = ["serve", "--listen", "127.0.0.1:0", "--drain-grace", "0"]
    let program = try Program.Running(arguments, shell: copying, path: copy)
    let line = try #require(program.line(holding: "serving no pages"))
    #expect(
      line.contains(" warning ") && line.hasSuffix("folder=\(folder.url.path)/share/trellis/web"))
    // Signals end the server in order once it listens.
    _ = try #require(program.line(holding: "listening"))
    program.send(SIGTERM)
    #expect(program.wait().status == 0)
    let quiet = try Program.Running(arguments + ["--no-web"], shell: "true", path: copy)
    _ = try #require(quiet.line(holding: "listening"))
    quiet.send(SIGTERM)
    #expect(!quiet.wait().errors.contains("pages"))
  }
}
