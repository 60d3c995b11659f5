import Foundation
import RequestSequences
import ServiceContract
import TrellisClient

// Nothing listens on this port.
let client = ServiceClient(at: URL(string: "http://127.0.0.1:1/")!, retries: .never)
do throws(ClientError) {
  _ = try await client.snapshot(ListSource(of: String.self) { "Cell 1" })
} catch {
  switch error {
  case .problem(let problem) where problem.code == .known(.overloaded): print("overloaded")
  case .request: print("the service was not reached")
  default: print(error)
  }
}
