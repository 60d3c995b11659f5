// solver-speed
//
// Reads commands from standard input, a line each, and answers each with a line of JSON:
//
//   load PATH            the layout that the following commands are about
//   solve SECONDS        one solve, ended when it takes longer: its time, its work, why it ended
//   time SECONDS         solves again and again for so long: the shortest time
//   values               what the last solve found
//   memory               the peak of resident memory that one solve adds, in bytes
//   edit SECONDS …       changes constants back and forth: the shortest mean time of a change
import LayoutFormat

var session = Session()
while let line = readLine() {
  print(session.answer(line.split(separator: " ").map(String.init)))
  flush()
}
