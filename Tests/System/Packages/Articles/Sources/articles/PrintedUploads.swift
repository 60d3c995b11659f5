// A file of its own: the article's `ArrayRequestSequence` has the name of one in RequestSequences.
import AsPrinted
import Foundation
import RequestSequences

func printedUploads(of file: URL, _ runners: SequenceRunner...) async {
  for runner in runners { await printedUpload(of: file, runner: runner) }
}
