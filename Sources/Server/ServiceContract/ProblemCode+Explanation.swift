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
        The connection is closed, since where the next request begins is unknown.
        """
      )
    case .malformedEncoding:
      (
        "Malformed content coding",
        """
        The body is not what Content-Encoding says: the gzip data is damaged, is cut off, or has other \
        bytes behind it. Or the request in the path of a picture is not zlib data in base64url.
        """
      )
    case .malformedJSON:
      (
        "Malformed JSON",
        """
        The body is not one JSON document in UTF-8. Duplicate members, lone surrogates and bytes \
        after the document count as malformed. The error tells the line and the column.
        """
      )
    case .unauthorized:
      (
        "Unauthorized",
        """
        The service asks for a token, and the request has none or one that is not known. Send \
        Authorization: Bearer TOKEN.
        """
      )
    case .notFound:
      ("Not found", "Nothing is served under this path. The paths are listed in /openapi.json.")
    case .methodNotAllowed:
      (
        "Method not allowed",
        "The path exists, but not with this method. The Allow field lists the methods that it has."
      )
    case .notAcceptable:
      (
        "Not acceptable",
        "None of the media types in the Accept field can be given. The detail lists those that can."
      )
    case .requestTimeout:
      ("Request time-out", "The request did not arrive completely in time. Send it again, faster.")
    case .lengthRequired:
      ("Length required", "The request needs a body with a Content-Length or in chunks.")
    case .preconditionFailed:
      (
        "Precondition failed",
        """
        If-Match names an entity tag that the resource does not have. Tags here are weak, and a weak tag \
        never matches in If-Match; `*` does.
        """
      )
    case .contentTooLarge:
      (
        "Content too large",
        """
        The body is larger than the service is configured to read, or becomes so when it is decoded. The detail \
        tells the limit.
        """
      )
    case .targetTooLong:
      (
        "Target too long",
        """
        The request target is longer than the service reads. The detail tells the limit. A layout \
        whose picture does not fit into a path goes as a body to POST /v1/layout.
        """
      )
    case .unsupportedMediaType:
      (
        "Unsupported media type",
        """
        The body is not said to be JSON. Send Content-Type: application/json, or no Content-Type, \
        and no Content-Encoding other than gzip.
        """
      )
    case .expectationFailed:
      ("Expectation failed", "The Expect field asks for something other than 100-continue.")
    case .tooManyRequests:
      (
        "Too many requests",
        """
        The token, or the address of requests without one, has a limit of requests in a time, and it is used up. \
        Send the request again after the seconds of Retry-After.
        """
      )
    case .headerFieldsTooLarge:
      (
        "Header fields too large",
        "The header section has too many fields or bytes. The detail tells the limit."
      )
    case .notImplemented:
      ("Not implemented", "The service does not know the method, or the transfer coding, at all.")
    case .overloaded:
      (
        "Overloaded",
        """
        As much work as the service takes is waiting already, or it holds as much memory as it may. Try again \
        after Retry-After seconds.
        """
      )
    case .draining:
      (
        "Draining",
        "The service is about to stop and takes no new work. Try again: another instance will answer."
      )
    case .timeLimitExceeded:
      (
        "Time limit exceeded",
        """
        The request took longer than the service is configured to spend on one. Under less load the \
        same request may do; a smaller one will.
        """
      )
    case .versionNotSupported:
      ("HTTP version not supported", "The service speaks HTTP/1.1 and HTTP/1.0.")
    case .invalidRequest:
      (
        "Invalid request",
        """
        The body is JSON but not of the form that openapi.yaml states: a member is unknown or \
        missing, or a value is of the wrong type or out of its range. Each error has the JSON \
        Pointer of a value.
        """
      )
    case .limitExceeded:
      (
        "Limit exceeded",
        "The request has more of something than the service allows. The detail names the limit."
      )
    case .numberOutOfRange:
      (
        "Number out of range",
        """
        A number, or what follows from it, is too large for a finite 64-bit binary number, or numbers are too far \
        apart for their constraints to hold at once.
        """
      )
    case .workLimitExceeded:
      (
        "Work limit exceeded",
        """
        Answering would take more work, or more memory, than one request may cost. Work is counted, not \
        timed: the same request always has the same outcome. The detail tells the limit.
        """
      )
    case .duplicateID:
      (
        "Duplicate id",
        "Views and guides share one name space and each id in it is unique, as is each constraint's."
      )
    case .unknownView:
      (
        "Unknown view",
        "A name refers to no view and no guide of the request. The suggestion is the nearest name."
      )
    case .invalidHierarchy:
      (
        "Invalid hierarchy",
        "The views are no forest: a view has two parents, or is among its own ancestors."
      )
    case .constraintSyntax:
      (
        "Constraint syntax",
        """
        A constraint's text, or an anchor, does not follow the grammar: first (== | <= | >=) second \
        [@ priority]. Line and column count in the text, from 1.
        """
      )
    case .incompatibleAnchors:
      (
        "Incompatible anchors",
        """
        A constraint relates things that have no relation: a horizontal to a vertical position, a \
        position to a size, or leading or trailing to left or right.
        """
      )
    case .invalidVariant:
      (
        "Invalid variant",
        "A variant sets something that the base request does not have, or its name is taken."
      )
    case .unsatisfiableConstraints:
      (
        "Unsatisfiable constraints",
        """
        Required constraints cannot all hold. Each of the conflicts is a minimal set: without any \
        one of its members the others can hold. Lower a priority, or ask for "onConflict": "break".
        """
      )
    case .invalidText:
      (
        "Invalid text",
        """
        What is said of a text contradicts itself: a font or lines without a text, baselines or a table of \
        heights beside one, which has its own, or a size beside a style, which has its own.
        """
      )
    case .unknownFont:
      (
        "Unknown font",
        """
        A text names a font, a family or an axis that the service has not. GET /v1/fonts lists what it has: \
        the files in the folders that its operator gave it. The system font is measured with Inter.
        """
      )
    case .estimatedText:
      (
        "Estimated text",
        """
        The request sets "strictFonts", and a text can only be estimated: it is in the system font, or its \
        font lacks some of its glyphs. Name a font that the service has, or leave "strictFonts" out.
        """
      )
    case .invalidDocument:
      (
        "Invalid document",
        """
        The body is not a document of Interface Builder for iOS, or not well-formed XML in UTF-8. \
        The error tells the reason, and the line and the column where there is one. A document type \
        declaration is refused, so no entity is expanded.
        """
      )
    case .templateError:
      (
        "Template error",
        """
        The template cannot be rendered, or what it renders to is not what was wanted. The pointer \
        leads to the value at fault, and the column counts in its expression.
        """
      )
    case .duplicateItem:
      (
        "Duplicate item",
        "Ids are unique in a snapshot, byte for byte. The errors name both places of each duplicate."
      )
    case .reservedMember:
      (
        "Reserved member",
        "An item's payload has a member that the answer uses itself. Give it another name."
      )
    case .unknownItem:
      ("Unknown item", "An id refers to no item of the snapshot.")
    case .hiddenItem:
      (
        "Hidden item",
        "The window begins at an item that is not visible: one of its ancestors is collapsed."
      )
    case .conflictingExpansion:
      (
        "Conflicting expansion",
        "An id is in expandedItems and in collapsedItems, so that what is wanted is undecided."
      )
    case .invalidOperation:
      (
        "Invalid operation",
        """
        An operation cannot be carried out on the list as it is then: its index is beyond the siblings, \
        it moves an item into itself, or its order does not name all children once.
        """
      )
    case .incompleteSnapshot:
      (
        "Incomplete snapshot",
        """
        An answer of /v1/snapshot that was posted back does not have all items of its list: it is a window, \
        it has visible items only, or rows are missing. Ask for the snapshot without "window" and "show".
        """
      )
    }
  }
}
