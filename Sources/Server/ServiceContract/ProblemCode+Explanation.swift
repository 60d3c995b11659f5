extension ProblemCode {
  /// A short summary, the same for every occurrence.
  public var title: String { text.title }

  /// The meaning of the code, and what a client can do.
  public var explanation: String { text.explanation }

  private var text: (title: String, explanation: String) {
    switch self {
    case .malformedRequest:
      (
        "Malformed HTTP request",
        """
        The bytes on the connection are not an HTTP/1.1 request, or their framing is ambiguous. \
        The server closes the connection because it cannot tell where the next request begins.
        """
      )
    case .malformedEncoding:
      (
        "Malformed content coding",
        """
        The body does not match its Content-Encoding: the gzip data is damaged, truncated, or \
        followed by other bytes. Or the request in the path of a picture is not zlib data in \
        base64url.
        """
      )
    case .malformedJSON:
      (
        "Malformed JSON",
        """
        The body is not a single JSON document in UTF-8. Duplicate members, lone surrogates and \
        bytes after the document are malformed, too. The error has the line and the column.
        """
      )
    case .unauthorized:
      (
        "Unauthorized",
        """
        The service requires a token. The request has none, or an unknown one. Send Authorization: \
        Bearer TOKEN.
        """
      )
    case .forbidden:
      (
        "Forbidden",
        """
        The token is read-only. It reads kept lists and follows them, and all operations that keep \
        nothing are open to it; a list is changed with another token.
        """
      )
    case .notFound:
      ("Not found", "The service has no resource at this path. /openapi.json lists the paths.")
    case .methodNotAllowed:
      (
        "Method not allowed",
        "The path does not support this method. The Allow field lists the methods that it supports."
      )
    case .notAcceptable:
      (
        "Not acceptable",
        """
        The service cannot produce any of the media types in the Accept field. The detail lists \
        the types that it can produce.
        """
      )
    case .requestTimeout:
      ("Request time-out", "The client took too long to send the request. Send it again, faster.")
    case .lengthRequired:
      ("Length required", "The request needs a body, either with a Content-Length or chunked.")
    case .preconditionFailed:
      (
        "Precondition failed",
        """
        If-Match or If-None-Match forbids the request in the current state of the resource. The \
        version of a kept list can be in If-Match, in quotes. Tags of other resources are weak, \
        and never match there; `*` does.
        """
      )
    case .contentTooLarge:
      (
        "Content too large",
        """
        The body exceeds the configured size limit, before or after decoding. The detail states \
        the limit.
        """
      )
    case .targetTooLong:
      (
        "Target too long",
        """
        The request target exceeds the length limit. The detail states the limit. If a layout is \
        too long for the path of a picture, send it as a body to POST /v1/layout.
        """
      )
    case .unsupportedMediaType:
      (
        "Unsupported media type",
        """
        The body is not declared as JSON. Send Content-Type: application/json, or no Content-Type, \
        and no Content-Encoding other than gzip.
        """
      )
    case .expectationFailed:
      ("Expectation failed", "The Expect field has a value other than 100-continue.")
    case .tooManyRequests:
      (
        "Too many requests",
        """
        The token, or the address if there is no token, has used up its rate limit. Send the \
        request again after Retry-After seconds.
        """
      )
    case .headerFieldsTooLarge:
      (
        "Header fields too large",
        "The header section has too many fields or bytes. The detail states the limit."
      )
    case .notImplemented:
      (
        "Not implemented",
        "The service does not implement this method or transfer coding for any path."
      )
    case .overloaded:
      (
        "Overloaded",
        """
        The work queue is full, or the service has reached its memory limit. Try again after \
        Retry-After seconds.
        """
      )
    case .draining:
      (
        "Draining",
        """
        The service is shutting down and accepts no new work. Try again: another instance will \
        answer.
        """
      )
    case .timeLimitExceeded:
      (
        "Time limit exceeded",
        """
        The request took longer than the configured time limit. Send it again when the service is \
        less busy, or send a smaller request.
        """
      )
    case .versionNotSupported:
      ("HTTP version not supported", "The service supports HTTP/1.1 and HTTP/1.0.")
    case .invalidRequest:
      (
        "Invalid request",
        """
        The body is JSON but does not match the schema in openapi.yaml: a member is unknown or \
        missing, or a value has the wrong type or is out of range. Each error has the JSON Pointer \
        of a value.
        """
      )
    case .limitExceeded:
      (
        "Limit exceeded",
        "The request exceeds one of the service's limits. The detail names the limit."
      )
    case .numberOutOfRange:
      (
        "Number out of range",
        """
        A number, or a result computed from it, is too large for a finite 64-bit binary number. Or \
        numbers differ so much in size that their constraints cannot hold at once.
        """
      )
    case .workLimitExceeded:
      (
        "Work limit exceeded",
        """
        The request needs more work or memory than one request may use. Work is counted, not \
        timed: the same request always has the same outcome. The detail states the limit.
        """
      )
    case .duplicateID:
      (
        "Duplicate id",
        """
        Views and guides share one name space, and each id in it must be unique. Ids of \
        constraints must be unique, too.
        """
      )
    case .unknownView:
      (
        "Unknown view",
        """
        A name refers to no view or guide in the request. The suggestion is the nearest known \
        name.
        """
      )
    case .invalidHierarchy:
      (
        "Invalid hierarchy",
        "The views do not form a forest: a view has two parents, or is its own ancestor."
      )
    case .constraintSyntax:
      (
        "Constraint syntax",
        """
        The text of a constraint or an anchor does not follow the grammar: first (== | <= | >=) \
        second [@ priority]. The line and the column are positions in the text, from 1.
        """
      )
    case .incompatibleAnchors:
      (
        "Incompatible anchors",
        """
        A constraint relates anchors that cannot be compared: a horizontal and a vertical \
        position, a position and a size, or leading or trailing and left or right.
        """
      )
    case .invalidVariant:
      (
        "Invalid variant",
        "A variant sets something that the base request does not have, or its name is not unique."
      )
    case .unsatisfiableConstraints:
      (
        "Unsatisfiable constraints",
        """
        Required constraints cannot all hold. Each conflict is a minimal set: leaving out any one \
        of its members lets the others hold. Lower a priority, or set "onConflict": "break".
        """
      )
    case .invalidText:
      (
        "Invalid text",
        """
        Members that describe a text contradict each other: a font or lines without a text, \
        baselines or a table of heights beside a text, or a size beside a style. A text has its \
        own baselines and heights, and a style its own size.
        """
      )
    case .unknownFont:
      (
        "Unknown font",
        """
        A text names a font, a family or an axis that the service does not have. GET /v1/fonts \
        lists its fonts: the files in the folders that its operator configured. The system font is \
        measured with Inter.
        """
      )
    case .estimatedText:
      (
        "Estimated text",
        """
        The request sets "strictFonts", but the size of a text can only be estimated: the text is \
        in the system font, or its font lacks some of its glyphs. Name a font that the service \
        has, or omit "strictFonts".
        """
      )
    case .invalidDocument:
      (
        "Invalid document",
        """
        The body is not an Interface Builder document for iOS, or not well-formed XML in UTF-8. \
        The error has the reason and, if known, the line and the column. Document type \
        declarations are not allowed, so no entity is expanded.
        """
      )
    case .templateError:
      (
        "Template error",
        """
        The template cannot be rendered, or its result does not have the required form. The \
        pointer leads to the value at fault, and the column is a position in its expression.
        """
      )
    case .duplicateItem:
      (
        "Duplicate item",
        """
        Ids must be unique in a snapshot, compared byte for byte. Each duplicate's errors name \
        both of its places.
        """
      )
    case .reservedMember:
      (
        "Reserved member",
        """
        The payload of an item has a member with a name that the response uses itself. Rename the \
        member.
        """
      )
    case .unknownItem:
      ("Unknown item", "An id refers to no item in the snapshot.")
    case .hiddenItem:
      (
        "Hidden item",
        """
        The window begins at an item that is not visible because one of its ancestors is \
        collapsed.
        """
      )
    case .conflictingExpansion:
      (
        "Conflicting expansion",
        "An id is in both expandedItems and collapsedItems. Remove it from one of them."
      )
    case .invalidOperation:
      (
        "Invalid operation",
        """
        An operation cannot be applied to the list in its state at that point: the index is out of \
        range, the operation moves an item into itself, or an order does not name each child \
        exactly once.
        """
      )
    case .incompleteSnapshot:
      (
        "Incomplete snapshot",
        """
        A response of /v1/snapshot that was posted back lacks some items of its list: it is a \
        window, contains only visible items, or has lost rows. Request the snapshot without \
        "window" and "show".
        """
      )
    case .listsOff:
      (
        "Kept lists are off",
        """
        The service keeps no lists, because it was started without a store. Start it with \
        --data-dir FOLDER, or set TRELLIS_DATA_DIR.
        """
      )
    case .versionGone:
      (
        "Version gone",
        """
        The changes since this version or position cannot be told: it is no longer stored, was \
        never reached, or is of a store that has since been restored. `reset` has the reason. Read \
        the whole list, and go on from its version and position.
        """
      )
    case .idempotencyKeyReused:
      (
        "Idempotency key reused",
        """
        The Idempotency-Key was sent with another request less than a day ago. Send the same bytes \
        to repeat a request, and a new key with every new request.
        """
      )
    case .storeFull:
      (
        "Store full",
        """
        The newest versions of all lists leave no room for the request, or the disk is full. \
        Nothing was stored. Delete lists, or raise --max-store-bytes.
        """
      )
    case .storeFailed:
      (
        "Store failed",
        """
        The store of the lists could not be read or written. The detail has the reason. Whether a \
        failed write was stored is unknown: read the list, or repeat the request with the same \
        Idempotency-Key.
        """
      )
    }
  }
}
