// swift-format-ignore-file
// "Declarative API Design in Swift": its code as printed, but for the imports, the definitions that
// the article leaves out, and four lines in Swift 2 that no compiler accepts since Swift 3. Each of
// the four follows the line that the article prints, as a comment.
import Foundation

public typealias PreviousRequestTuple = (
	request: PushRequest,
	response: NSURLResponse,
	responseBody: JsonValue?
)

// public protocol OperationRequestSequence: class {
public protocol OperationRequestSequence: AnyObject {
    /// When this method returns `nil` the entire `OperationRequestSequence`
    /// is considered completed.
    func nextRequest(previousRequest: PreviousRequestTuple?) throws -> PushRequest?
}

// public typealias RequestContinuation = (previous: PreviousRequestTuple?) throws -> PushRequest?
public typealias RequestContinuation = (_ previous: PreviousRequestTuple?) throws -> PushRequest?

public protocol ArrayRequestSequence: OperationRequestSequence {
    var currentRequestIndex: Int { get set }
    var requests: [RequestContinuation] { get }
}

extension ArrayRequestSequence {
//  public func nextRequest(previous: PreviousRequestTuple?) throws -> PushRequest? {
    public func nextRequest(previousRequest previous: PreviousRequestTuple?) throws -> PushRequest? {
        guard self.currentRequestIndex < self.requests.count else { return nil }

//      let nextRequest = try self.requests[self.currentRequestIndex](previous: previous)
        let nextRequest = try self.requests[self.currentRequestIndex](previous)
        self.currentRequestIndex += 1
        return nextRequest
    }
}

final class SnapshotUploadRequestSequence: ArrayRequestSequence {

    // The definitions that the article leaves out.
    var currentRequestIndex = 0
    let affectedModelUid: ModelUid
    let imageUploadDescription: ImageUploadDescription
    let operationId: String
    let snapshotMetadata: JsonValue
    var snapshotAllocationData: AWSAllocationPackage?

    init(
        affectedModelUid: ModelUid, imageUploadDescription: ImageUploadDescription,
        operationId: String, snapshotMetadata: JsonValue
    ) {
        self.affectedModelUid = affectedModelUid
        self.imageUploadDescription = imageUploadDescription
        self.operationId = operationId
        self.snapshotMetadata = snapshotMetadata
    }

    lazy var requests: [RequestContinuation] = {
        return [
            // 1. Get AWS Upload Package from API
            self._allocationRequest,
            // 2. Upload Snapshot to AWS
            self._awsUploadRequest,
            // 3. Confirm Upload with API
            self._metadataRequest
        ]
    }()

    func _allocationRequest(previous: PreviousRequestTuple?) throws -> PushRequest? {
        return PushInMemoryRequestDescription(
            relativeURL: ApiEndpoints.snapshotAllocation(self.affectedModelUid.value),
            httpMethod: .POST,
            jsonBody: JsonValue(values:
                [
                    "filesize" : self.imageUploadDescription.fullFileSize
                ]
            ),
            operationId: self.operationId,
            affectedModelUid: self.affectedModelUid,
            requestIdentifier: SnapshotUploadRequestSequence.allocationRequest
        )
    }

    func _awsUploadRequest(previous: PreviousRequestTuple?) throws -> PushRequest? {
        guard let allocationData = previous?.responseBody else {
            throw ImageCreationOperationError.MissingAllocationData
        }

        self.snapshotAllocationData = try AWSAllocationPackage(json: allocationData["snapshot"])

        guard let snapshotAllocationData = self.snapshotAllocationData else {
            throw ImageCreationOperationError.MissingAllocationData
        }

        let thumbImageFilePath = NSURL(fileURLWithPath:
            SnapshotModel.pathForUid(
                self.imageUploadDescription.modelUid,
                size: .Full
            )
        )

        return AWSMultiPartRequestDescription(
            targetURL: snapshotAllocationData.targetUrl,
            httpMethod: .POST,
            fileURL: thumbImageFilePath,
            filename: snapshotAllocationData.filename,
            operationId: self.operationId,
            affectedModelUid: self.affectedModelUid,
            requestIdentifier: SnapshotUploadRequestSequence.snapshotAWS,
            formParameters: snapshotAllocationData.fields
        )
    }

    func _metadataRequest(previous: PreviousRequestTuple?) throws -> PushRequest? {
        return PushInMemoryRequestDescription(
            relativeURL: ApiEndpoints.snapshotAllocation(self.affectedModelUid.value),
            httpMethod: .PUT,
            jsonBody: self.snapshotMetadata,
            operationId: self.operationId,
            affectedModelUid: self.affectedModelUid,
            requestIdentifier: SnapshotUploadRequestSequence.metadataRequest
        )
    }

}
