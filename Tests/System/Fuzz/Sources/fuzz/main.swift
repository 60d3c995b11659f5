import CLibFuzzer
import Glibc

// Runs libFuzzer on the target that FUZZ_TARGET names: http, text, layout, snapshot, diff,
// sequence, template, import, fonts, shaping, measure, reply, live, swift or editor.
//
//   FUZZ_TARGET=http fuzz [CORPUS…] [-option=value…]
//
// It is no argument, since libFuzzer starts the program anew with its own arguments where it needs
// more than one process.

let targets: [String: FuzzCallback] = [
  "http": fuzzHTTP, "text": fuzzText, "layout": fuzzLayout, "snapshot": fuzzSnapshot,
  "diff": fuzzDifference, "sequence": fuzzSequence,
  "template": fuzzTemplate, "import": fuzzImport, "fonts": fuzzFonts, "shaping": fuzzShaping,
  "measure": fuzzMeasure, "reply": fuzzReply, "live": fuzzLive, "swift": fuzzSwift,
  "editor": fuzzEditor,
]
guard let name = getenv("FUZZ_TARGET"), let target = targets[String(cString: name)] else {
  fatalError("FUZZ_TARGET must be one of \(targets.keys.sorted().joined(separator: ", "))")
}
var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
_ = LLVMFuzzerRunDriver(&count, &arguments, target)
