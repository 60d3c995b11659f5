/// Ends the program where UIKit raises an exception. Release builds keep the message, unlike a
/// precondition's.
func stop(_ reason: some CustomStringConvertible) -> Never { fatalError(reason.description) }
