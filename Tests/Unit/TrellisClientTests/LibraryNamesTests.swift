import ConstraintLayout
import ConstraintSolver
import Foundation
import HTTPTypes
import JSONTemplates
import LayoutRendering
import RequestSequences
import SectionSnapshots
import Testing
import TrellisClient

/// Imports all libraries in one file; their types must need no module qualification.
@Suite struct LibraryNamesTests {
  private let types: [any Any.Type] = [
    // ConstraintSolver
    Solver.self, Term.self, Variable.self, Priority.self, Relation.self, Solution.self,
    SolveError.self,
    // ConstraintLayout
    View.self, LayoutGuide.self, Constraint.self, LiveLayout.self, LayoutOptions.self, Stack.self,
    Frame.self, Size.self, EdgeInsets.self, DirectionalInsets.self, Attribute.self, Axis.self,
    // SectionSnapshots
    SectionSnapshot<String>.self, SectionSnapshotBuilder.self, SnapshotContentBuilder<String>.self,
    SectionSnapshotError<String>.self, SectionSnapshotDifference<String>.self,
    // JSONTemplates
    TemplateValue.self, TemplateLimits.self, TemplateError.self,
    // LayoutRendering
    LayoutPicture.self, TextTree.self, TextDifference.self, RenderingError.self,
    // RequestSequences
    Audience.self, AudienceSettings.self, Credentials.self, Origin.self, Request.self,
    Response.self, RequestError.self, PreviousRequest.self, ResponseJSON.self, MultipartForm.self,
    Journal.self,
    JournalError.self, RequestStep<Response>.self, RequestStepBuilder.self, StepResults.self,
    StepIdentity.self, ArrayRequestSequence.self, SequenceRunner.self, SequenceEvent.self,
    SequenceOutcome<ArrayRequestSequence>.self, RequestSequenceError.self, RunnerLimits.self,
    RunnerEnvironment.self, RetryPolicy.self, TransportOptions.self, TransportBody.self,
    TransportError.self,
    TransferProgress.self, URLSessionTransport.self, ResponseDecodingError.self,
    MissingStepResult.self, MissingJSONValue.self,
    // TrellisClient
    ServiceClient.self, ServiceProblem.self, ServiceStep.self, ClientError.self, RawJSON.self,
    ListSource.self, ListDifference.self, LayoutReply.self, SnapshotReply.self,
    SnapshotOptions.self, SequenceReply.self, RowChanges.self, NamedConstraint.self,
  ]

  @Test func `the names of public types are unique across the libraries`() {
    let names = types.map { "\($0)" }
    #expect(Set(names).count == names.count)
  }

  @Test func `one function uses a layout, a list, a sequence and a client`() throws {
    let screen = View("screen", width: 375, height: 667)
    let label = View("label", intrinsicSize: .init(width: 40, height: 20))
    screen.addSubview(label)
    let constraint: Constraint = label.top == screen.top + 8
    #expect(constraint.priority == Priority.required)

    let list = try SectionSnapshot<String> { "Cell 1" }
    #expect(list.items == ["Cell 1"])
    _ = try ListSource(list)

    let step = RequestStep("frames") { _ in Request(.get, "frames") }
    var sequence = ArrayRequestSequence { step }
    let request: Request? = try sequence.nextRequest(after: nil)
    #expect(request?.name == "frames")

    let client = ServiceClient(at: try #require(URL(string: "http://127.0.0.1:8080/")))
    let call: (View) async throws -> LayoutReply = { view in try await client.layout(view) }
    _ = call
  }
}
