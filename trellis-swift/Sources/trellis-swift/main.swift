import Libc
import SwiftParsing
import SwiftSources

// Reads Swift files on standard input and writes their trees to standard output, as messages of
// `ParserFrame`. It opens no file: the program that starts it decides what is read.

let usage = """
  usage: trellis-swift [--version]

  `trellis check` starts this program to parse Swift sources, and exchanges messages with it over
  standard input and output. There is nothing to run by hand.

  """

switch CommandLine.arguments.dropFirst().first {
case nil where isatty(STDIN_FILENO) == 0:
  ParsingService.run()
case "--version":
  print("trellis-swift, tree format \(SwiftTree.formatVersion)")
default:
  _ = FrameOutput(descriptor: STDERR_FILENO).write(Array(usage.utf8))
  exit(2)
}
