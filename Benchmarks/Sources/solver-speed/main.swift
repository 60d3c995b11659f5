// solver-speed
//
// Reads commands from standard input, one per line, and prints a line of JSON for each:
//
//     load PATH            the layout for the following commands
//     solve SECONDS        one solve with a time limit: its time, its work, why it ended
//     time SECONDS         repeated solves for this time: the minimum time
//     values               the values of the last solve
//     memory               the peak of resident memory that one solve adds, in bytes
//     edit SECONDS …       changes constants back and forth: the minimum mean time of a change
import LayoutFormat

var session = Session()
while let line = readLine() {
  print(session.answer(line.split(separator: " ").map(String.init)))
  flush()
}
