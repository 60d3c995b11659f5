import Glibc
import Synchronization

/// Shows what ThreadSanitizer sees of a `Mutex` that several threads want at once, and with the
/// argument `race` of a variable that they change without one.
final class Shared: @unchecked Sendable {
  var unguarded = 0
  let guarded = Mutex<[Int]>([])

  func work() {
    let races = CommandLine.arguments.contains("race")
    for number in 0..<2_000 {
      // Again and again, since one access of each thread was once not reported.
      if races { unguarded += 1 }
      guarded.withLock { numbers in
        if numbers.count > 10 { numbers = [] }
        numbers.append(number)
        // Long enough that others come meanwhile.
        for index in numbers.indices { numbers[index] += 1 }
      }
    }
  }
}

let shared = Shared()
var threads: [pthread_t] = []
for _ in 0..<4 {
  var thread = pthread_t()
  let begins: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { _ in
    shared.work()
    return nil
  }
  guard pthread_create(&thread, nil, begins, nil) == 0 else { exit(2) }
  threads.append(thread)
}
for thread in threads { pthread_join(thread, nil) }
