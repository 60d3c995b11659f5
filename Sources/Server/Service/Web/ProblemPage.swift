internal import ServiceContract

/// The page of a problem code, for browsers.
enum ProblemPage {
  /// Allows no scripts, and only the style sheet of the guides where that is served.
  static let contentSecurityPolicy: StaticString = """
    default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'
    """

  /// The page.
  static func html(of code: ProblemCode) -> [UInt8] {
    let title = escaped(code.title)
    let kind =
      code.isSemantic
      ? "The content of the request is at fault. Sending it again has the same result."
      : "The HTTP exchange or the state of the server is at fault, not the content of the request."
    return Array(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title) – Trellis</title>
      <link rel="icon" href="../favicon.svg">
      <link rel="stylesheet" href="../assets/site.css">
      </head>
      <body class="document">
      <header class="bar">
      <a class="brand" href="../">Trellis</a>
      <nav aria-label="Site"><a href="../">Playground</a> <a href="../guide">Guides</a> \
      <a href="../docs">Reference</a></nav>
      </header>
      <main>
      <p class="eyebrow">Problem · status \(code.status)</p>
      <h1>\(title)</h1>
      <p>\(escaped(code.explanation))</p>
      <p>\(kind)</p>
      <p>Programs identify the problem by its code, <code>\(code.rawValue)</code>.</p>
      </main>
      </body>
      </html>

      """.utf8)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      default: result.append(character)
      }
    }
    return result
  }
}
