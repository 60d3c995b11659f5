// Written by scripts/openapi from openapi.yaml. Edit that file and run the script.
// swift-format-ignore-file

/// The contract, as `GET /openapi.yaml` and `GET /openapi.json` give it.
enum OpenAPIDocument {
  /// `openapi.yaml`, byte for byte.
  static let yaml: StaticString = #"""
openapi: 3.1.1
info:
  title: Trellis
  version: 0.1.0
  summary: Solved frames for constraint layouts, snapshots of hierarchical lists, and the changes between them.
  license:
    name: Apache License 2.0
    identifier: Apache-2.0
  description: |
    Three questions of user-interface code, answered over HTTP: where does each view go, given its
    constraints (`POST /v1/layout`), which rows does a hierarchical list show, in which order
    (`POST /v1/snapshot`), and what are the fewest changes from one such list to another
    (`POST /v1/diff`). Questions that build on one another's answers go into one call
    (`POST /v1/sequence`). All are pure functions: equal requests get equal answers, and nothing is
    kept between requests.

    **JSON.** Bodies are one JSON document in UTF-8. A request without `Content-Type` counts as JSON.
    Duplicate members of an object and lone surrogates are malformed. Ids compare byte by byte: two
    spellings of one accented letter are two ids. Unknown members are refused, with a suggestion where a
    known name is near. Numbers are 64-bit binary floating point and are answered in the shortest form
    that reads back the same, never as `-0`.

    **Methods.** Every path that has GET has HEAD, which answers with the same fields and no body. Every
    path has OPTIONS, which answers 204 with `Allow`; so does `OPTIONS *`. Another method of HTTP,
    TRACE among them, is 405 with `Allow`; CONNECT, and one that the server does not know, is 501.

    **Conditions.** `If-None-Match` with the entity tag of a resource is answered 304. `If-Match` is answered 412
    unless it is `*`: the tags here are weak, and a weak tag never matches there (RFC 9110, section 13.1.1).

    **Errors.** Every error is an `application/problem+json` document (RFC 9457) with a stable `code`; the
    codes and their statuses are the closed table of the schema `ProblemCode`, and `GET /problems/{code}`
    explains each. Where the input is at fault `errors` lists every fault of the request, up to a limit, each
    with a JSON Pointer. A code marked `semantic` in the table answers requests that follow the schemas
    of this document and still cannot be carried out; `invalid-request` answers those that do not follow them.

    **Names of requests.** Every answer has `X-Request-ID`: that of the request if it has one of 1 to 128
    letters, digits and `-._~+/=:@`, else one that was made for it. A valid `traceparent` (W3C Trace
    Context) is answered as it came. The access log has both.

    **Waiting for 100.** A client that sends `Expect: 100-continue` is asked for its body only where its head
    does not decide the answer: a wrong path, method or media type is answered at once.

    **Limits.** Each is configurable; a limit that is hit is an error that names it and its value. By
    default: body 16 MiB, target 8 KiB, headers 16 KiB and 100 fields, JSON depth 2,100, views and guides
    100,000, constraints 500,000, variants 100, items 1,000,000, item depth 1,000, id 64 KiB, rendered
    template 1,000,000 values and 64 MiB (200,000,000 steps), sequence 32 steps, request time 10 s, answer
    256 MiB, errors listed 50.
servers:
  - url: /
    description: The server that this document came from.
tags:
  - name: layout
    description: Constraints in, frames out.
  - name: lists
    description: Hierarchical lists in, ordered and expanded snapshots out, or the changes between two.
  - name: sequences
    description: Dependent requests in one call.
  - name: service
    description: The service about itself.

paths:
  /v1/layout:
    post:
      operationId: solveLayout
      tags: [layout]
      summary: Solve a set of layout constraints.
      description: |
        Required constraints hold, to 1e-6 relative to the numbers in them. Then, from the highest priority
        below 1000 down, the sum of absolute violations at that priority is made as small as possible without
        making any higher priority worse; differences below 1e-7 × (1 + the optimum) do not count.

        Sizes are never negative: `width >= 0` and `height >= 0` are implicit and required for views and for
        guides without `insets`.
      requestBody:
        required: true
        description: A layout. Sent without `Content-Type` it counts as JSON.
        content:
          application/json:
            schema: {$ref: '#/components/schemas/LayoutRequest'}
            examples:
              label-under-button: {$ref: '#/components/examples/label-under-button-request'}
              pinned-child: {$ref: '#/components/examples/pinned-child-request'}
              structured-and-text: {$ref: '#/components/examples/structured-and-text-request'}
              visual-format: {$ref: '#/components/examples/visual-format-request'}
              stack: {$ref: '#/components/examples/stack-request'}
              explain-and-fit: {$ref: '#/components/examples/explain-and-fit-request'}
              login-form: {$ref: '#/components/examples/login-form-request'}
              right-to-left: {$ref: '#/components/examples/right-to-left-request'}
              ambiguous: {$ref: '#/components/examples/ambiguous-request'}
              broken-in-order: {$ref: '#/components/examples/broken-in-order-request'}
              variants: {$ref: '#/components/examples/variants-request'}
              picture: {$ref: '#/components/examples/picture-request'}
              unsatisfiable: {$ref: '#/components/examples/unsatisfiable-request'}
              text-errors: {$ref: '#/components/examples/text-errors-request'}
      responses:
        '200':
          description: |
            The frames, or a picture of them for `Accept: image/svg+xml`.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/LayoutAnswer'}
              examples:
                label-under-button: {$ref: '#/components/examples/label-under-button-answer'}
                pinned-child: {$ref: '#/components/examples/pinned-child-answer'}
                structured-and-text: {$ref: '#/components/examples/structured-and-text-answer'}
                visual-format: {$ref: '#/components/examples/visual-format-answer'}
                stack: {$ref: '#/components/examples/stack-answer'}
                explain-and-fit: {$ref: '#/components/examples/explain-and-fit-answer'}
                login-form: {$ref: '#/components/examples/login-form-answer'}
                right-to-left: {$ref: '#/components/examples/right-to-left-answer'}
                ambiguous: {$ref: '#/components/examples/ambiguous-answer'}
                broken-in-order: {$ref: '#/components/examples/broken-in-order-answer'}
                variants: {$ref: '#/components/examples/variants-answer'}
            image/svg+xml:
              schema: {$ref: '#/components/schemas/LayoutPicture'}
              examples:
                picture: {$ref: '#/components/examples/picture-answer'}
        '400': {$ref: '#/components/responses/MalformedRequest'}
        '406': {$ref: '#/components/responses/NotAcceptable'}
        '408': {$ref: '#/components/responses/RequestTimeout'}
        '411': {$ref: '#/components/responses/LengthRequired'}
        '413': {$ref: '#/components/responses/ContentTooLarge'}
        '414': {$ref: '#/components/responses/TargetTooLong'}
        '415': {$ref: '#/components/responses/UnsupportedMediaType'}
        '417': {$ref: '#/components/responses/ExpectationFailed'}
        '422':
          description: |
            Understood but wrong. `invalid-request`: the body does not follow the schema. All other codes:
            what the body means is at fault. A request with faults of both kinds is `invalid-request` and
            lists them all.
          x-problem-codes:
            - invalid-request
            - limit-exceeded
            - number-out-of-range
            - work-limit-exceeded
            - duplicate-id
            - unknown-view
            - invalid-hierarchy
            - constraint-syntax
            - incompatible-anchors
            - invalid-variant
            - unsatisfiable-constraints
          content:
            application/problem+json:
              schema: {$ref: '#/components/schemas/LayoutProblem'}
              examples:
                unsatisfiable: {$ref: '#/components/examples/unsatisfiable-answer'}
                text-errors: {$ref: '#/components/examples/text-errors-answer'}
                unknown-members: {$ref: '#/components/examples/unknown-members-answer'}
          links:
            explanation: {$ref: '#/components/links/Explanation'}
        '431': {$ref: '#/components/responses/HeaderFieldsTooLarge'}
        '501': {$ref: '#/components/responses/NotImplemented'}
        '503': {$ref: '#/components/responses/WorkUnavailable'}
        '505': {$ref: '#/components/responses/HTTPVersionNotSupported'}

  /v1/snapshot:
    post:
      operationId: buildSnapshot
      tags: [lists]
      summary: Build an ordered, expanded snapshot of a hierarchical list.
      description: |
        The items in depth-first order, each with its place and whether it shows. The request has the list, or
        a `template` that renders to such a request. Steps in order: the template is rendered, the list is built, `expand`, `expanded`, `expandedItems` and `collapsedItems` settle what is expanded, `operations` are
        carried out, and `window`, `show` and `form` choose what the answer has of it.
      requestBody:
        required: true
        description: A list. Sent without `Content-Type` it counts as JSON.
        content:
          application/json:
            schema: {$ref: '#/components/schemas/SnapshotRequest'}
            examples:
              single-level-list: {$ref: '#/components/examples/single-level-list-request'}
              two-level-list: {$ref: '#/components/examples/two-level-list-request'}
              collapsed-branch: {$ref: '#/components/examples/collapsed-branch-request'}
              windowed-list: {$ref: '#/components/examples/windowed-list-request'}
              nested-form: {$ref: '#/components/examples/nested-form-request'}
              operations: {$ref: '#/components/examples/operations-request'}
              template: {$ref: '#/components/examples/template-request'}
              template-directory: {$ref: '#/components/examples/template-directory-request'}
              template-error: {$ref: '#/components/examples/template-error-request'}
              duplicate-items: {$ref: '#/components/examples/duplicate-items-request'}
      responses:
        '200':
          description: |
            The snapshot: as rows in depth-first order, as nested items where the request asks for
            `"form": "nested"`, or as a tree of text for `Accept: text/plain`.
          headers:
            ETag:
              description: The snapshot's `version` as a weak entity tag.
              schema:
                type: string
                pattern: '^W/"[!#-~]+"$'
          content:
            application/json:
              schema:
                anyOf:
                  - $ref: '#/components/schemas/SnapshotAnswer'
                  - $ref: '#/components/schemas/NestedSnapshotAnswer'
              examples:
                single-level-list: {$ref: '#/components/examples/single-level-list-answer'}
                two-level-list: {$ref: '#/components/examples/two-level-list-answer'}
                collapsed-branch: {$ref: '#/components/examples/collapsed-branch-answer'}
                windowed-list: {$ref: '#/components/examples/windowed-list-answer'}
                nested-form: {$ref: '#/components/examples/nested-form-answer'}
                operations: {$ref: '#/components/examples/operations-answer'}
                template: {$ref: '#/components/examples/template-answer'}
                template-directory: {$ref: '#/components/examples/template-directory-answer'}
            text/plain:
              schema: {type: string}
              examples:
                text-tree: {$ref: '#/components/examples/text-tree-answer'}
        '400': {$ref: '#/components/responses/MalformedRequest'}
        '406': {$ref: '#/components/responses/NotAcceptable'}
        '408': {$ref: '#/components/responses/RequestTimeout'}
        '411': {$ref: '#/components/responses/LengthRequired'}
        '413': {$ref: '#/components/responses/ContentTooLarge'}
        '414': {$ref: '#/components/responses/TargetTooLong'}
        '415': {$ref: '#/components/responses/UnsupportedMediaType'}
        '417': {$ref: '#/components/responses/ExpectationFailed'}
        '422':
          description: |
            Understood but wrong; nothing is built. `invalid-request`: the body does not follow the schema. All
            other codes: what the body means is at fault. A request with faults of both kinds is
            `invalid-request` and lists them all.
          x-problem-codes:
            - invalid-request
            - limit-exceeded
            - number-out-of-range
            - work-limit-exceeded
            - template-error
            - duplicate-item
            - reserved-member
            - unknown-item
            - hidden-item
            - conflicting-expansion
            - invalid-operation
          content:
            application/problem+json:
              schema: {$ref: '#/components/schemas/Problem'}
              examples:
                template-error: {$ref: '#/components/examples/template-error-answer'}
                duplicate-items: {$ref: '#/components/examples/duplicate-items-answer'}
          links:
            explanation: {$ref: '#/components/links/Explanation'}
        '431': {$ref: '#/components/responses/HeaderFieldsTooLarge'}
        '501': {$ref: '#/components/responses/NotImplemented'}
        '503': {$ref: '#/components/responses/WorkUnavailable'}
        '505': {$ref: '#/components/responses/HTTPVersionNotSupported'}

  /v1/diff:
    post:
      operationId: findDifference
      tags: [lists]
      summary: Find the fewest changes that make one list of another.
      description: |
        Items are the same where their ids are. Among the children of one item as few as possible move; an item that is
        in another one then is one move, with all that it contains. Each operation can be carried out when its turn
        comes, and all of them in order make `to` of `from`, exactly: order, levels, payload and what is expanded.
        Where both sides have one version there are no changes, also if `ignored` of their answers differs.

        With `Accept: text/plain` the answer is a tree of text whose lines begin with `+` (new), `-` (gone), `>` (moved)
        or `~` (otherwise changed); unchanged items far from any change are left out.
      requestBody:
        required: true
        description: Two lists. Sent without `Content-Type` it counts as JSON.
        content:
          application/json:
            schema: {$ref: '#/components/schemas/DifferenceRequest'}
            examples:
              diff: {$ref: '#/components/examples/diff-request'}
              diff-posted-back: {$ref: '#/components/examples/diff-posted-back-request'}
              diff-rows: {$ref: '#/components/examples/diff-rows-request'}
              diff-json-patch: {$ref: '#/components/examples/diff-json-patch-request'}
              diff-incomplete: {$ref: '#/components/examples/diff-incomplete-request'}
      responses:
        '200':
          description: |
            The changes: operations, a JSON Patch, or changes of the visible rows, as `format` says, or a tree of text
            for `Accept: text/plain`.
          headers:
            ETag:
              description: Both versions and the format, as a weak entity tag.
              schema:
                type: string
                pattern: '^W/"[!#-~]+"$'
          content:
            application/json:
              schema:
                anyOf:
                  - $ref: '#/components/schemas/OperationsAnswer'
                  - $ref: '#/components/schemas/JSONPatchAnswer'
                  - $ref: '#/components/schemas/RowsAnswer'
              examples:
                diff: {$ref: '#/components/examples/diff-answer'}
                diff-posted-back: {$ref: '#/components/examples/diff-posted-back-answer'}
                diff-rows: {$ref: '#/components/examples/diff-rows-answer'}
                diff-json-patch: {$ref: '#/components/examples/diff-json-patch-answer'}
            text/plain:
              schema: {type: string}
              examples:
                diff-text: {$ref: '#/components/examples/diff-text-answer'}
        '400': {$ref: '#/components/responses/MalformedRequest'}
        '406': {$ref: '#/components/responses/NotAcceptable'}
        '408': {$ref: '#/components/responses/RequestTimeout'}
        '411': {$ref: '#/components/responses/LengthRequired'}
        '413': {$ref: '#/components/responses/ContentTooLarge'}
        '414': {$ref: '#/components/responses/TargetTooLong'}
        '415': {$ref: '#/components/responses/UnsupportedMediaType'}
        '417': {$ref: '#/components/responses/ExpectationFailed'}
        '422':
          description: |
            Understood but wrong; nothing is compared. `invalid-request`: the body does not follow the schema. All
            other codes: what the body means is at fault. A request with faults of both kinds is
            `invalid-request`. The faults of both sides are listed together.
          x-problem-codes:
            - invalid-request
            - limit-exceeded
            - number-out-of-range
            - work-limit-exceeded
            - template-error
            - duplicate-item
            - reserved-member
            - unknown-item
            - conflicting-expansion
            - invalid-operation
            - incomplete-snapshot
          content:
            application/problem+json:
              schema: {$ref: '#/components/schemas/Problem'}
              examples:
                diff-incomplete: {$ref: '#/components/examples/diff-incomplete-answer'}
          links:
            explanation: {$ref: '#/components/links/Explanation'}
        '431': {$ref: '#/components/responses/HeaderFieldsTooLarge'}
        '501': {$ref: '#/components/responses/NotImplemented'}
        '503': {$ref: '#/components/responses/WorkUnavailable'}
        '505': {$ref: '#/components/responses/HTTPVersionNotSupported'}

  /v1/sequence:
    post:
      operationId: runSequence
      tags: [sequences]
      summary: Carry out requests that build on one another's answers.
      description: |
        The steps are carried out in order, within the service. Each has its body as it is sent, or a template that
        makes it from the answers before it. The first step that fails ends the sequence.

        A sequence may cost what one request may: its steps share the request's time and memory, the solver work, the
        values, bytes and steps of templates, and the bytes of answers. All other limits are those of each step. A step
        that exceeds what is left fails with `limit-exceeded` or `work-limit-exceeded`; time or memory that runs out is
        no step's fault and fails the whole request (503 `time-limit-exceeded`, 422 `work-limit-exceeded`).
      requestBody:
        required: true
        description: A sequence. Sent without `Content-Type` it counts as JSON.
        content:
          application/json:
            schema: {$ref: '#/components/schemas/SequenceRequest'}
            examples:
              sequence-rows: {$ref: '#/components/examples/sequence-rows-request'}
              sequence-failure: {$ref: '#/components/examples/sequence-failure-request'}
      responses:
        '200':
          description: The answers of the steps, up to the first that failed.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/SequenceAnswer'}
              examples:
                sequence-rows: {$ref: '#/components/examples/sequence-rows-answer'}
                sequence-failure: {$ref: '#/components/examples/sequence-failure-answer'}
        '400': {$ref: '#/components/responses/MalformedRequest'}
        '406': {$ref: '#/components/responses/NotAcceptable'}
        '408': {$ref: '#/components/responses/RequestTimeout'}
        '411': {$ref: '#/components/responses/LengthRequired'}
        '413': {$ref: '#/components/responses/ContentTooLarge'}
        '414': {$ref: '#/components/responses/TargetTooLong'}
        '415': {$ref: '#/components/responses/UnsupportedMediaType'}
        '417': {$ref: '#/components/responses/ExpectationFailed'}
        '422':
          description: |
            Understood but wrong; no step was carried out. `invalid-request`: the body does not follow the schema. All
            other codes: what the body means is at fault. What is wrong with a step's own body is told in the answer
            of that step.
          x-problem-codes:
            - invalid-request
            - limit-exceeded
            - work-limit-exceeded
            - duplicate-id
          content:
            application/problem+json:
              schema: {$ref: '#/components/schemas/Problem'}
              examples:
                sequence-faults: {$ref: '#/components/examples/sequence-faults-answer'}
          links:
            explanation: {$ref: '#/components/links/Explanation'}
        '431': {$ref: '#/components/responses/HeaderFieldsTooLarge'}
        '501': {$ref: '#/components/responses/NotImplemented'}
        '503': {$ref: '#/components/responses/WorkUnavailable'}
        '505': {$ref: '#/components/responses/HTTPVersionNotSupported'}

  /healthz:
    get:
      operationId: getHealth
      tags: [service]
      summary: Tell whether the process lives.
      description: Answers under any load and while draining.
      responses:
        '200':
          description: The process lives.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Health'}
        default: {$ref: '#/components/responses/HTTPProblem'}

  /readyz:
    get:
      operationId: getReadiness
      tags: [service]
      summary: Tell whether the service takes new work.
      responses:
        '200':
          description: New work is welcome.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Readiness'}
        '503':
          description: The service is draining and takes no new work.
          x-problem-codes: [draining, overloaded]
          headers:
            Retry-After: {$ref: '#/components/headers/RetryAfter'}
          content:
            application/problem+json:
              schema: {$ref: '#/components/schemas/Problem'}
        default: {$ref: '#/components/responses/HTTPProblem'}

  /metrics:
    get:
      operationId: getMetrics
      tags: [service]
      summary: Tell what the server has done and what it holds, for Prometheus.
      description: |
        Requests by route and status with a histogram of their times, bytes, connections, the work queue,
        solver work, problems by code, and the process. The label `route` is a path of this document, never
        a raw path; `none` stands for requests that no route has answered.
      responses:
        '200':
          description: Prometheus's text format.
          content:
            text/plain:
              schema: {type: string}
        default: {$ref: '#/components/responses/HTTPProblem'}

  /version:
    get:
      operationId: getVersion
      tags: [service]
      summary: Tell what was built, from what.
      responses:
        '200':
          description: Facts of the build.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Version'}
        '304': {$ref: '#/components/responses/NotModified'}
        default: {$ref: '#/components/responses/HTTPProblem'}

  /openapi.yaml:
    get:
      operationId: getOpenAPIYAML
      tags: [service]
      summary: This document as YAML.
      description: "For `Accept: text/plain` the same bytes are called text."
      responses:
        '200':
          description: This document.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/yaml:
              schema: {type: object}
            text/plain:
              schema: {type: string}
        '304': {$ref: '#/components/responses/NotModified'}
        default: {$ref: '#/components/responses/HTTPProblem'}

  /openapi.json:
    get:
      operationId: getOpenAPIJSON
      tags: [service]
      summary: This document as JSON.
      responses:
        '200':
          description: This document.
          headers:
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema: {type: object}
        '304': {$ref: '#/components/responses/NotModified'}
        default: {$ref: '#/components/responses/HTTPProblem'}

  /problems/{code}:
    get:
      operationId: explainProblem
      tags: [service]
      summary: Explain a problem code.
      description: What the `type` of every problem document points to.
      parameters:
        - name: code
          in: path
          required: true
          description: A code of the table.
          schema: {$ref: '#/components/schemas/ProblemCode'}
      responses:
        '200':
          description: What the code means.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/ProblemExplanation'}
        '404':
          description: The table does not have this code.
          x-problem-codes: [not-found]
          content:
            application/problem+json:
              schema: {$ref: '#/components/schemas/Problem'}
        default: {$ref: '#/components/responses/HTTPProblem'}

components:
  schemas:
    LayoutRequest:
      description: Views, guides and the constraints between them.
      type: object
      additionalProperties: false
      required: [views]
      properties:
        views:
          description: >-
            The views, roots first or in any order. At most 100,000 views and guides together, nested ones
            counted.
          type: array
          items: {$ref: '#/components/schemas/View'}
        guides:
          description: Invisible rectangles that constraints can name. They get frames too.
          type: array
          default: []
          items: {$ref: '#/components/schemas/Guide'}
        constraints:
          description: The constraints. At most 500,000, each part of a chain or visual format counted.
          type: array
          default: []
          items: {$ref: '#/components/schemas/Constraint'}
        direction: {$ref: '#/components/schemas/Direction'}
        scale:
          description: >-
            Pixels per point, up to 100,000: each edge is rounded half up to 1/scale in root coordinates (ties within 1e-6,
            which is a tenth of a pixel at the limit), a frame being the difference of its rounded edges. Up to a scale of 1000, a length of the request that is
            within 5e-7 of whole pixels, as 20.333333 is at a scale of 3, counts as these. Without a scale frames
            are exact.
          type: number
          exclusiveMinimum: 0
          maximum: 100000
          examples: [1, 2, 3]
        coordinates:
          description: What `x` and `y` of the answer's frames count from, the parent's frame or the root's.
          enum: [parent, root]
          default: parent
        onConflict:
          description: |
            What to do when required constraints cannot all hold. `fail`: answer 422 with the minimal sets
            that are at fault. `break`: admit required constraints in order (non-negative sizes and given numbers,
            then `constraints`, then intrinsic sizes at 1000), leave out each one that cannot hold with those
            admitted, and list it in `broken`.
          enum: [fail, break]
          default: fail
        variants:
          description: The set solved again with other values, up to 100 times.
          type: array
          default: []
          items: {$ref: '#/components/schemas/Variant'}
        explain: {$ref: '#/components/schemas/Explain'}
        fit: {$ref: '#/components/schemas/FitList'}

    Explain:
      description: |
        The ids of views and guides of which the answer says why they are where they are. At most 100. Those of the
        request are about the set itself, those of a variant about that variant.
      type: array
      default: []
      items: {type: string}

    FitList:
      description: |
        Views of which the answer says how large they are by what is in them alone: as small and as large as that
        allows, where it does not matter up to 10,000. At most 100. Those of the request are about the set itself,
        those of a variant about that variant.
      type: array
      default: []
      items: {$ref: '#/components/schemas/Fit'}

    Fit:
      description: A view, by its id; with the width or height that it is to have, if one is given.
      anyOf:
        - type: string
        - $ref: '#/components/schemas/FitAtSize'

    FitAtSize:
      description: A view with the width or height that it is to have.
      type: object
      additionalProperties: false
      required: [view]
      properties:
        view: {type: string}
        width: {$ref: '#/components/schemas/Length'}
        height: {$ref: '#/components/schemas/Length'}

    Id:
      description: A name, compared byte by byte. At most 64 KiB in UTF-8.
      type: string
      examples: [label]

    Length:
      description: A length or position, in points.
      type: number
      minimum: -1000000000000
      maximum: 1000000000000

    Factor:
      description: A multiplier; other than 0 its magnitude is at least 1e-9.
      type: number
      minimum: -1000000000
      maximum: 1000000000

    Priority:
      description: >-
        A number above 0 and up to 1000, or a name: `required` 1000, `high` 750, `low` 250, `fitting` 50. At
        1000 a constraint is required.
      anyOf:
        - type: number
          exclusiveMinimum: 0
          maximum: 1000
        - $ref: '#/components/schemas/PriorityName'

    PriorityName:
      description: The name of a priority.
      enum: [required, high, low, fitting]

    AxisPriorities:
      description: A priority for both axes, or one per axis.
      anyOf:
        - $ref: '#/components/schemas/Priority'
        - $ref: '#/components/schemas/PriorityByAxis'

    PriorityByAxis:
      description: A priority per axis.
      type: object
      additionalProperties: false
      properties:
        horizontal: {$ref: '#/components/schemas/Priority'}
        vertical: {$ref: '#/components/schemas/Priority'}

    View:
      description: |
        A rectangle with a name. Views and guides share one name space.

        `x`, `y`, `width`, `height` given as numbers are required constraints on the frame against the parent;
        `x` and `y` of a root default to 0. A size that is left out is solved like any other.
      type: object
      additionalProperties: false
      required: [id]
      properties:
        id: {$ref: '#/components/schemas/Id'}
        parent:
          description: >-
            The id of another view, anywhere in the request, that this one is in. Only where the view does not
            stand in another one's `children`.
          type: string
        children:
          description: The views in this one.
          type: array
          default: []
          items: {$ref: '#/components/schemas/View'}
        x:
          description: The left edge, from the parent's frame.
          $ref: '#/components/schemas/Length'
        y:
          description: The upper edge, from the parent's frame.
          $ref: '#/components/schemas/Length'
        width:
          description: The frame's width.
          $ref: '#/components/schemas/Length'
        height:
          description: The frame's height.
          $ref: '#/components/schemas/Length'
        intrinsicSize: {$ref: '#/components/schemas/IntrinsicSize'}
        stack: {$ref: '#/components/schemas/Stack'}
        hugging:
          description: >-
            How strongly the view refuses to be larger than its intrinsic size: `size <= intrinsic` at this
            priority.
          default: 250
          $ref: '#/components/schemas/AxisPriorities'
        compressionResistance:
          description: >-
            How strongly the view refuses to be smaller than its intrinsic size: `size >= intrinsic` at this
            priority.
          default: 750
          $ref: '#/components/schemas/AxisPriorities'
        firstBaseline:
          description: How far the first baseline is below the frame's top.
          default: 0
          $ref: '#/components/schemas/Length'
        lastBaseline:
          description: How far the last baseline is above the frame's bottom.
          default: 0
          $ref: '#/components/schemas/Length'
        margins:
          description: Insets from the frame to the rectangle of `view.margins`.
          default: 8
          $ref: '#/components/schemas/DirectionalInsets'
        safeArea:
          description: Insets from the frame to the rectangle of `view.safeArea`.
          default: 0
          $ref: '#/components/schemas/DirectionalInsets'
        alignmentInsets:
          description: >-
            Insets from the frame to the rectangle that the view's own anchors and intrinsic size see. The answer
            gives the frame.
          $ref: '#/components/schemas/Insets'

    Stack:
      description: |
        The view arranges its children one after the other, as UIKit's stack views do. What it implies is named
        `{"view", "implied": "stack.spacing", "arranged", "pointer", "priority"}`.
      type: object
      additionalProperties: false
      properties:
        axis:
          description: A row or a column.
          enum: [horizontal, vertical]
          default: horizontal
        distribution:
          description: |
            How the views share the stack's length. `fill`: as their priorities say; `fillEqually`: equally;
            `fillProportionally`: as their intrinsic sizes (at 999); `equalSpacing`: with equal gaps, not below the
            spacing; `equalCentering`: with equally distant centers where the spacing allows it.
          enum: [fill, fillEqually, fillProportionally, equalSpacing, equalCentering]
          default: fill
        alignment:
          description: >-
            Where the views stand across the stack. `top` is the leading edge of a column, `leading` the top of a row, and so
            on; baselines align rows only. Without `fill` the stack is as thin as its views let it be.
          enum: [fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline]
          default: fill
        spacing:
          description: Between two views, in points.
          default: 0
          $ref: '#/components/schemas/Length'
        customSpacing:
          description: The spacing after a view, by its id, in place of `spacing`.
          type: object
          default: {}
          additionalProperties: {$ref: '#/components/schemas/Length'}
        arranged:
          description: The ids of the children that it arranges, in their order; all of them where it is missing.
          type: array
          uniqueItems: true
          items: {type: string}
        hidden:
          description: The ids of arranged views for which there is no room.
          type: array
          default: []
          items: {type: string}
        marginsRelative:
          description: Whether the views keep within the margins; where it is missing, whether the view gives `margins`.
          type: boolean
        baselineRelative:
          description: Whether the spacing of a column counts from last to first baseline.
          type: boolean
          default: false

    IntrinsicSize:
      description: The size that the content asks for. An axis that is left out has no intrinsic metric.
      type: object
      additionalProperties: false
      properties:
        width: {$ref: '#/components/schemas/Length'}
        height: {$ref: '#/components/schemas/Length'}
        heightForWidth:
          description: |
            Wrapping text: pairs of a width and the height at that width. Widths are solved first; the height is
            that of the largest listed width not above the solved one, else of the smallest; then the set is
            solved once more.
          type: array
          minItems: 1
          items:
            type: array
            items: {$ref: '#/components/schemas/Length'}
            minItems: 2
            maxItems: 2
          examples: [[[500, 20], [250, 40]]]

    Insets:
      description: Distances from the edges inwards, in points, by side.
      type: object
      additionalProperties: false
      properties:
        top: {$ref: '#/components/schemas/Inset'}
        left: {$ref: '#/components/schemas/Inset'}
        bottom: {$ref: '#/components/schemas/Inset'}
        right: {$ref: '#/components/schemas/Inset'}

    DirectionalInsets:
      description: >-
        Distances from the edges inwards, in points: one for all sides, or by the direction of reading.
      anyOf:
        - $ref: '#/components/schemas/Length'
        - $ref: '#/components/schemas/InsetsByDirection'

    InsetsByDirection:
      description: Distances from the edges inwards, in points, by the direction of reading.
      type: object
      additionalProperties: false
      properties:
        top: {$ref: '#/components/schemas/Inset'}
        leading: {$ref: '#/components/schemas/Inset'}
        bottom: {$ref: '#/components/schemas/Inset'}
        trailing: {$ref: '#/components/schemas/Inset'}

    Inset:
      description: The distance from one edge inwards, in points. A side that is left out keeps its default.
      $ref: '#/components/schemas/Length'

    Guide:
      description: An invisible rectangle in a view.
      type: object
      additionalProperties: false
      required: [id, in]
      properties:
        id: {$ref: '#/components/schemas/Id'}
        in:
          description: The id of the view that it is in.
          type: string
        insets:
          description: >-
            Pins the edges to the view's frame at these distances; sides that are left out are 0. Such a guide may
            come out with a negative size when its view is smaller than the insets.
          $ref: '#/components/schemas/Insets'

    Attribute:
      description: |
        What an anchor measures: an edge, center, baseline or size of the view or guide, or an edge, center or
        size of a view's inset rectangles. A horizontal position pairs with a horizontal position, a vertical one
        with a vertical one, a size with a size; `leading` and `trailing` do not pair with `left` and `right`.
      enum:
        - left
        - right
        - top
        - bottom
        - leading
        - trailing
        - width
        - height
        - centerX
        - centerY
        - firstBaseline
        - lastBaseline
        - margins.left
        - margins.right
        - margins.top
        - margins.bottom
        - margins.leading
        - margins.trailing
        - margins.width
        - margins.height
        - margins.centerX
        - margins.centerY
        - safeArea.left
        - safeArea.right
        - safeArea.top
        - safeArea.bottom
        - safeArea.leading
        - safeArea.trailing
        - safeArea.width
        - safeArea.height
        - safeArea.centerX
        - safeArea.centerY

    Anchor:
      description: >-
        A quantity of a view or guide: as text, `view.attribute`, where a name that is not
        `[A-Za-z_][A-Za-z0-9_]*` stands in single quotes, a quote in it doubled; or as an object.
      anyOf:
        - type: string
          examples: [label.top, "'title label'.margins.leading"]
        - $ref: '#/components/schemas/AnchorParts'

    AnchorParts:
      description: A quantity of a view or guide, as an object.
      type: object
      additionalProperties: false
      required: [view, attribute]
      properties:
        view: {$ref: '#/components/schemas/Id'}
        attribute: {$ref: '#/components/schemas/Attribute'}

    Constraint:
      description: 'A constraint: as text, as an object with text, as an object of parts, or several as a visual format.'
      anyOf:
        - $ref: '#/components/schemas/ConstraintText'
        - $ref: '#/components/schemas/VisualConstraint'
        - $ref: '#/components/schemas/TextConstraint'
        - $ref: '#/components/schemas/StructuredConstraint'

    ConstraintText:
      description: |
        `first (== | <= | >=) second [@ priority]`. A side is a sum of numbers and at most one anchor, which may
        have a factor: `2 * a.width`, `a.width * 0.5`, `a.width / 2`. A side can also have the difference of two
        positions, whose factors are equal: `b.leading - a.trailing` is a size, which is negative where the order is the
        other one. A chain such as `0 <= label.top <= 20` is two constraints with one index, told apart by `part`. White
        space is free; `#` starts a comment.

        Every position counts from the origin of the constraint's container: the nearest common ancestor of its
        two items (an item counts as its own ancestor, a guide's parent is its view), the parent for a constraint
        on one item, the root coordinates where there is none.
      type: string
      examples:
        - label.top == button.bottom + 20
        - label.width <= screen.width - 40
        - 0 <= label.top <= 20 @ high
        - b.leading - a.trailing == c.leading - b.trailing

    ConstraintId:
      description: A name for this constraint, for answers and for the paths of variants. Unique among constraints.
      type: string
      examples: [cap]

    TextConstraint:
      description: A constraint as text with a name, a priority, or a switch.
      type: object
      additionalProperties: false
      required: [text]
      properties:
        text: {$ref: '#/components/schemas/ConstraintText'}
        id: {$ref: '#/components/schemas/ConstraintId'}
        priority:
          description: How much it matters, where the text does not say it.
          default: 1000
          $ref: '#/components/schemas/Priority'
        container: {$ref: '#/components/schemas/Container'}
        active: {$ref: '#/components/schemas/Active'}

    VisualConstraint:
      description: |
        A row of views in the Visual Format Language, which stands for several constraints with one index, told apart
        by `part`.

        `|` is the view that the item beside it is in. `-` is the standard spacing, 8 between views and 20 to `|`;
        nothing is none; `-8-`, `-metric-` or `-(>=8,<=20@high)-` are others. A view has its name in brackets and, in
        parentheses, comparisons of its length with numbers, metrics and other views: `[a(==b,>=40@750)]`. Behind `@` stands
        a number, a metric, or `required`, `high`, `low` or `fitting`. `V:` is a column.
        Names that are not plain stand in single quotes. White space is free.
      type: object
      additionalProperties: false
      required: [visual]
      properties:
        visual:
          description: The format.
          type: string
          examples: ['H:|-[a(==b,>=40@750)]-8-[b]-|', 'V:|[header(44)][list]|']
        metrics:
          description: Numbers by name, for distances, lengths and priorities; they come before views and priorities of the same name.
          type: object
          default: {}
          additionalProperties: {$ref: '#/components/schemas/Length'}
        align:
          description: >-
            What the views have in common across the row: every view is joined to the first. Vertical positions for a
            row, horizontal ones for a column.
          type: array
          default: []
          uniqueItems: true
          items:
            enum: [left, right, leading, trailing, centerX, top, bottom, centerY, firstBaseline, lastBaseline]
        direction:
          description: Which way a row runs; a column runs down.
          enum: [leadingToTrailing, leftToRight, rightToLeft]
          default: leadingToTrailing
        id: {$ref: '#/components/schemas/ConstraintId'}
        priority:
          description: How much it matters, where the format does not say it.
          default: 1000
          $ref: '#/components/schemas/Priority'
        active: {$ref: '#/components/schemas/Active'}

    StructuredConstraint:
      description: '`first relation multiplier × second + constant`.'
      type: object
      additionalProperties: false
      required: [first, relation]
      properties:
        first: {$ref: '#/components/schemas/Anchor'}
        relation:
          description: How the sides relate.
          enum: ['==', '<=', '>=']
        second:
          description: The anchor on the right side; without it the constraint is on one item alone.
          $ref: '#/components/schemas/Anchor'
        multiplier:
          description: What `second` is multiplied by.
          default: 1
          $ref: '#/components/schemas/Factor'
        constant:
          description: What is added on the right side, in points.
          default: 0
          $ref: '#/components/schemas/Length'
        id: {$ref: '#/components/schemas/ConstraintId'}
        priority:
          description: How much it matters.
          default: 1000
          $ref: '#/components/schemas/Priority'
        container: {$ref: '#/components/schemas/Container'}
        active: {$ref: '#/components/schemas/Active'}

    Container:
      description: >-
        The id of the view from whose origin positions count, in place of the nearest common ancestor. It matters
        for multipliers other than 1 and for constants alone.
      type: string

    Active:
      description: Whether the constraint takes part.
      type: boolean
      default: true

    Direction:
      description: |
        The direction of reading. In `rtl` a constraint that names `leading` or `trailing` is mirrored whole:
        leading means right, the constant changes sign, `<=` and `>=` change places, and positions count from
        the container's right edge. Other constraints stay as they are.
      enum: [ltr, rtl]
      default: ltr

    Variant:
      description: The same set with other values.
      type: object
      additionalProperties: false
      required: [name]
      properties:
        name:
          description: What the variant is called in the answer. Unique among variants.
          type: string
          examples: [small]
        direction: {$ref: '#/components/schemas/Direction'}
        set:
          description: |
            Values by path: `view.x`, `view.y`, `view.width`, `view.height`, `view.intrinsicSize.width`,
            `view.intrinsicSize.height`, `constraint-id.constant`, `constraint-id.priority` and
            `constraint-id.active`. Names that are not plain stand in single quotes, as in constraint text.
          type: object
          default: {}
          additionalProperties:
            anyOf:
              - $ref: '#/components/schemas/Length'
              - type: boolean
              - $ref: '#/components/schemas/PriorityName'
          examples:
            - screen.width: 320
        explain: {$ref: '#/components/schemas/Explain'}
        fit: {$ref: '#/components/schemas/FitList'}

    LayoutAnswer:
      description: The solved set.
      allOf:
        - $ref: '#/components/schemas/Solution'
        - type: object
          properties:
            variants:
              description: The variants, in the order of the request; absent where it has none.
              type: array
              items: {$ref: '#/components/schemas/VariantAnswer'}
            explain:
              description: Why the views of the request's `explain` are where they are, in their order; absent without it.
              type: array
              items: {$ref: '#/components/schemas/Explanation'}
            fit:
              description: The fitting sizes of the request's `fit`, in its order; absent without it.
              type: array
              items: {$ref: '#/components/schemas/FittingSizes'}

    LayoutPicture:
      description: |
        An SVG document that shows the frames to people: those of the request and then, beside and below each
        other, those of its variants, each with its name. How it looks may change; that it shows all of this does not.

        - **Frames.** A view is a group in the group of the view that it is in, a rectangle, a label with its id, and a
          `title` (a tooltip) with its id, its frame as the JSON answer has it, and what is marked. A guide is a dotted rectangle.
          A frame without width or height is a line or a cross; one with a negative size covers the points on the
          other side of its origin. Views more than 64 levels deep stand side by side in the group of their
          ancestor at that level.
        - **Marks.** An ambiguous frame is hatched and `?` stands before its label. A frame that an unsatisfied or a
          broken constraint names is dashed and has `!`. Below the frames stand the constraints, with the amounts
          by which they do not hold, and what is ambiguous: eight of each kind, and the number of the others. A variant
          that cannot be solved has its conflicts there.
        - **Size.** All coordinates are absolute within a panel. A point is one unit, or a power of two that keeps small
          layouts readable and large ones in bounds, which is then stated; outlines have one width at any size.
        - **Labels** take at most 40 columns and are cut with `…` beyond. The font shrinks from 12 to 6 units with the frame;
          what does not fit then is cut, and what would have less than four columns, or would cover another label, is
          left out and listed below the frames.
        - **Text.** Ids stand in text only, with controls, line ends and marks that turn the direction of text escaped. There
          is no script, and nothing is loaded. The document suits light and dark schemes.
      type: string

    Solution:
      description: Frames and what is to be said about them.
      type: object
      required: [frames, ambiguous, broken, unsatisfied]
      properties:
        frames:
          description: The frame of every view and guide, by id.
          type: object
          additionalProperties: {$ref: '#/components/schemas/Frame'}
        ambiguous:
          description: >-
            Every view and guide with an attribute of its frame that is not the same in all optimal solutions
            (spread over 1e-4). It still gets a frame, the same one for the same request.
          type: array
          items: {$ref: '#/components/schemas/AmbiguousView'}
        broken:
          description: >-
            With `"onConflict": "break"`, each required constraint that could not be admitted, with the minimal set
            of those at fault.
          type: array
          items: {$ref: '#/components/schemas/BrokenConstraint'}
        unsatisfied:
          description: >-
            Optional constraints violated by more than 1e-6: highest priority first, then by index, part and the
            order of views.
          type: array
          items: {$ref: '#/components/schemas/UnsatisfiedConstraint'}

    AmbiguousView:
      description: A view or guide whose frame is not settled.
      type: object
      required: [view, attributes]
      properties:
        view: {$ref: '#/components/schemas/Id'}
        attributes:
          description: The attributes, in the answer's coordinates.
          type: array
          minItems: 1
          uniqueItems: true
          items: {$ref: '#/components/schemas/FrameAttribute'}

    FrameAttribute:
      description: A member of a frame.
      enum: [x, y, width, height]

    BrokenConstraint:
      description: A required constraint that could not be admitted.
      oneOf:
        - $ref: '#/components/schemas/BrokenReference'
        - $ref: '#/components/schemas/BrokenImplication'

    BrokenReference:
      description: A constraint of the request that could not be admitted.
      allOf:
        - $ref: '#/components/schemas/ConstraintReference'
        - $ref: '#/components/schemas/Breaking'

    BrokenImplication:
      description: What a view implies, where it could not be admitted.
      allOf:
        - $ref: '#/components/schemas/ImpliedReference'
        - $ref: '#/components/schemas/Breaking'

    Breaking:
      description: Why a constraint could not be admitted.
      type: object
      required: [conflict]
      properties:
        conflict: {$ref: '#/components/schemas/Conflict'}

    UnsatisfiedConstraint:
      description: An optional constraint that does not hold.
      oneOf:
        - $ref: '#/components/schemas/UnsatisfiedReference'
        - $ref: '#/components/schemas/UnsatisfiedImplication'

    UnsatisfiedReference:
      description: A constraint of the request that does not hold.
      allOf:
        - $ref: '#/components/schemas/ConstraintReference'
        - $ref: '#/components/schemas/Violation'

    UnsatisfiedImplication:
      description: What a view implies, where it does not hold.
      allOf:
        - $ref: '#/components/schemas/ImpliedReference'
        - $ref: '#/components/schemas/Violation'

    Violation:
      description: How far a constraint is from holding.
      type: object
      required: [violation]
      properties:
        violation:
          description: By how much, in points of its own two sides.
          type: number
          exclusiveMinimum: 0

    Frame:
      description: A rectangle, in points. `y` counts downwards.
      type: object
      required: [x, y, width, height]
      additionalProperties: false
      properties:
        x: {type: number}
        y: {type: number}
        width: {type: number}
        height: {type: number}

    Explanation:
      description: Why a view or guide is where it is.
      type: object
      additionalProperties: false
      required: [view, horizontal, vertical, settling]
      properties:
        view: {$ref: '#/components/schemas/Id'}
        horizontal:
          description: >-
            A minimal set of constraints that settles its horizontal position in its parent and its width, where sizes are not
            negative anyway (of several hundred or more, one that may hold others too); where
            they are ambiguous, the constraints at their limit that name it. A guide's `insets` are such a constraint.
          type: array
          items: {$ref: '#/components/schemas/ConflictMember'}
        vertical:
          description: The same for its vertical position and height.
          type: array
          items: {$ref: '#/components/schemas/ConflictMember'}
        settling:
          description: >-
            Where it is ambiguous, constraints that would settle it as it is answered, as text: added to the request they
            can hold, leave nothing of it open, and give it the same frame.
          type: array
          items: {type: string}

    FittingSizes:
      description: How large a view is by what is in it alone, exact whatever the scale, or why it has no such size.
      oneOf:
        - $ref: '#/components/schemas/FittingRange'
        - $ref: '#/components/schemas/FittingFailure'

    FittingRange:
      description: The smallest and the largest size of a view.
      type: object
      additionalProperties: false
      required: [view, compressed, expanded]
      properties:
        view: {$ref: '#/components/schemas/Id'}
        compressed: {$ref: '#/components/schemas/Size'}
        expanded: {$ref: '#/components/schemas/Size'}

    FittingFailure:
      description: Why a view has no fitting size.
      type: object
      additionalProperties: false
      required: [view, conflicts]
      properties:
        view: {$ref: '#/components/schemas/Id'}
        conflicts: {$ref: '#/components/schemas/Conflicts'}
        moreConflicts: {$ref: '#/components/schemas/MoreConflicts'}

    Size:
      description: A width and a height, in points.
      type: object
      required: [width, height]
      additionalProperties: false
      properties:
        width: {type: number}
        height: {type: number}

    VariantAnswer:
      description: A variant's solution, with the answers to its questions, or why it has none.
      oneOf:
        - $ref: '#/components/schemas/SolvedVariant'
        - $ref: '#/components/schemas/UnsatisfiableVariant'

    SolvedVariant:
      description: A variant's solution, with the answers to its questions.
      allOf:
        - $ref: '#/components/schemas/Solution'
        - type: object
          required: [name]
          properties:
            name: {type: string}
            explain:
              description: Why the views of its own `explain` are where they are; absent without it.
              type: array
              items: {$ref: '#/components/schemas/Explanation'}
            fit:
              description: The fitting sizes of its own `fit`; absent without it.
              type: array
              items: {$ref: '#/components/schemas/FittingSizes'}

    UnsatisfiableVariant:
      description: Why a variant has no solution.
      type: object
      required: [name, conflicts]
      additionalProperties: false
      properties:
        name: {type: string}
        conflicts: {$ref: '#/components/schemas/Conflicts'}
        moreConflicts: {$ref: '#/components/schemas/MoreConflicts'}

    MoreConflicts:
      description: Whether there are conflicts beside those that are listed, which are the first 50; absent where there are none.
      type: boolean

    Conflicts:
      description: >-
        Minimal sets of required constraints that cannot hold together, up to 50. `moreConflicts` beside them says
        whether there are others.
      type: array
      minItems: 1
      items: {$ref: '#/components/schemas/Conflict'}

    Conflict:
      description: >-
        A minimal set: together its members cannot hold; without any one of them the others can.
      type: array
      minItems: 1
      items: {$ref: '#/components/schemas/ConflictMember'}

    ConflictMember:
      description: A constraint of the request, or what a view implies.
      oneOf:
        - $ref: '#/components/schemas/ConstraintReference'
        - $ref: '#/components/schemas/ImpliedReference'

    ConstraintReference:
      description: A constraint of the request.
      type: object
      required: [constraint, text, pointer, priority]
      properties:
        constraint:
          description: Its index in `constraints`.
          type: integer
          minimum: 0
        part:
          description: Which comparison of a chain or of a visual format, from 0; absent where there is only one.
          type: integer
          minimum: 0
        id:
          description: Its id, where it has one.
          type: string
        text:
          description: Its canonical text.
          type: string
        pointer: {$ref: '#/components/schemas/Pointer'}
        priority: {$ref: '#/components/schemas/NumericPriority'}

    ImpliedReference:
      description: What a view or guide implies.
      type: object
      required: [view, implied, priority]
      properties:
        view: {$ref: '#/components/schemas/Id'}
        implied:
          description: What is implied.
          enum: [x, y, width, height, hugging.horizontal, hugging.vertical, compressionResistance.horizontal, compressionResistance.vertical, nonNegative.width, nonNegative.height, insets, stack.edges, stack.spacing, stack.distribution, stack.alignment, stack.size, stack.hidden]
        arranged:
          description: The arranged view that a rule of a stack is about.
          type: string
        pointer: {$ref: '#/components/schemas/Pointer'}
        priority: {$ref: '#/components/schemas/NumericPriority'}

    NumericPriority:
      description: The priority as a number.
      type: number
      exclusiveMinimum: 0
      maximum: 1000

    Pointer:
      description: A JSON Pointer (RFC 6901) into the request's body; empty for the whole body.
      type: string
      pattern: '^(/([^~/]|~[01])*)*$'
      examples: [/constraints/3]

    SnapshotRequest:
      description: A hierarchical list, or a template for one.
      anyOf:
        - $ref: '#/components/schemas/ListRequest'
        - $ref: '#/components/schemas/TemplateRequest'

    TemplateRequest:
      description: |
        A document in [JSON-e](https://json-e.js.org), with all of its operators and functions, which must render to
        a list. A number that it only passes on keeps its digits.

        `template-error`: it cannot be rendered, with the pointer to the value at fault and the column in its
        expression, or what it renders to is no list: then the pointer is that of the template, and the detail has
        the one into what it renders to. Rendering always ends: it may produce at most 1,000,000 values and 64 MiB
        of text, intermediate ones included, in at most 200,000,000 steps.
      type: object
      additionalProperties: false
      required: [template]
      properties:
        template:
          description: The template. Objects with operators such as `$map`, and `${…}` in strings, are evaluated.
        context:
          description: |
            The values of the template's names. `now`, a time such as `2017-01-19T16:27:20.974Z`, sets the clock of
            `$fromNow`; without it that is the service's.
          type: object
          default: {}
          propertyNames: {pattern: '^[a-zA-Z_][a-zA-Z0-9_]*$'}

    ListRequest:
      description: A hierarchical list and what to show of it.
      type: object
      additionalProperties: false
      required: [items]
      properties:
        items:
          description: The roots, in order. At most 1,000,000 items, nested at most 1,000 deep.
          type: array
          items: {$ref: '#/components/schemas/Item'}
        expand:
          description: >-
            Which items with children are expanded: all, none, or those down to a depth (0: roots closed).
            `expanded` on an item overrides it. An item without children is collapsed unless something else
            expands it.
          default: all
          anyOf:
            - $ref: '#/components/schemas/Expand'
            - $ref: '#/components/schemas/Depth'
        expandedItems:
          description: Ids that are expanded whatever else is said. Unknown ones are listed in `ignored`.
          type: array
          default: []
          items: {$ref: '#/components/schemas/Id'}
        collapsedItems:
          description: >-
            Ids that are collapsed whatever else is said. Unknown ones are listed in `ignored`; none may be in
            `expandedItems` too.
          type: array
          default: []
          items: {$ref: '#/components/schemas/Id'}
        operations:
          description: |
            Changes to the list, carried out in order after what is expanded is settled; at most 100,000. One that
            cannot be carried out is a 422 with its JSON Pointer, and nothing is built.
          type: array
          default: []
          items: {$ref: '#/components/schemas/Operation'}
        window: {$ref: '#/components/schemas/Window'}
        show:
          description: Whether rows inside collapsed items are in the answer.
          enum: [all, visible]
          default: all
        form:
          description: Rows in depth-first order, or item objects within one another.
          enum: [rows, nested]
          default: rows

    Expand:
      description: Which items with children are expanded.
      enum: [all, none]

    Depth:
      description: How deep items are expanded.
      type: integer
      minimum: 0
      maximum: 9223372036854775807

    Item:
      description: |
        An item of a list. A string is short for an item whose `id` and `title` are that string. In an object
        all members but `id`, `title`, `children` and `expanded` are payload, kept and returned unchanged, digits
        of numbers included; the names `level`, `parent`, `index`, `position`, `siblingCount`, `visible` and
        `childCount` are reserved for the answer (`reserved-member`).
      anyOf:
        - type: string
          examples: [a.circle]
        - $ref: '#/components/schemas/IdentifiedItem'
        - $ref: '#/components/schemas/TitledItem'

    IdentifiedItem:
      description: An item with an id.
      type: object
      required: [id]
      properties:
        id:
          description: Unique in the list.
          $ref: '#/components/schemas/Id'
        title: {$ref: '#/components/schemas/ItemTitle'}
        children: {$ref: '#/components/schemas/ItemChildren'}
        expanded: {$ref: '#/components/schemas/ItemExpansion'}
      additionalProperties: true
      examples:
        - {id: cell-4, title: Cell 4, image: folder, children: [a.circle]}

    TitledItem:
      description: An item whose title is its id, unless it has one.
      type: object
      required: [title]
      properties:
        id:
          description: Unique in the list; an item without one takes its title.
          $ref: '#/components/schemas/Id'
        title: {$ref: '#/components/schemas/ItemTitle'}
        children: {$ref: '#/components/schemas/ItemChildren'}
        expanded: {$ref: '#/components/schemas/ItemExpansion'}
      additionalProperties: true
      examples:
        - {title: Cell 5, expanded: false, children: [c.circle.fill]}

    ItemTitle:
      description: The text to show.
      type: string

    ItemChildren:
      description: The items in this one, in order.
      type: array
      default: []
      items: {$ref: '#/components/schemas/Item'}

    ItemExpansion:
      description: >-
        Whether its children show, whatever `expand` says. An item without children has this state too: it decides
        whether children that it gets show.
      type: boolean

    Operation:
      description: A change to the list.
      anyOf:
        - $ref: '#/components/schemas/AppendOperation'
        - $ref: '#/components/schemas/InsertBeforeOperation'
        - $ref: '#/components/schemas/InsertAfterOperation'
        - $ref: '#/components/schemas/ReplaceChildrenOperation'
        - $ref: '#/components/schemas/DeleteOperation'
        - $ref: '#/components/schemas/ExpansionOperation'
        - $ref: '#/components/schemas/InsertOperation'
        - $ref: '#/components/schemas/RemoveOperation'
        - $ref: '#/components/schemas/MoveOperation'
        - $ref: '#/components/schemas/UpdateOperation'
        - $ref: '#/components/schemas/SingleExpansionOperation'
        - $ref: '#/components/schemas/ReorderOperation'

    NewItems:
      description: >-
        Items with ids that the list does not have. Each is collapsed unless it says `expanded`, also where the list's
        `expand` is `all`.
      type: array
      items: {$ref: '#/components/schemas/Item'}

    AppendOperation:
      description: Adds items as the last children of an item, or as the last roots.
      type: object
      additionalProperties: false
      required: [op, items]
      properties:
        op: {const: append}
        items: {$ref: '#/components/schemas/NewItems'}
        to:
          description: The id of the item to add to; null or absent for the roots.
          type: [string, 'null']

    InsertBeforeOperation:
      description: Adds items before an item, as its siblings.
      type: object
      additionalProperties: false
      required: [op, items, before]
      properties:
        op: {const: insert}
        items: {$ref: '#/components/schemas/NewItems'}
        before: {$ref: '#/components/schemas/Id'}

    InsertAfterOperation:
      description: Adds items after an item and all that it contains, as its siblings.
      type: object
      additionalProperties: false
      required: [op, items, after]
      properties:
        op: {const: insert}
        items: {$ref: '#/components/schemas/NewItems'}
        after: {$ref: '#/components/schemas/Id'}

    ReplaceChildrenOperation:
      description: Puts items in place of all that an item contains.
      type: object
      additionalProperties: false
      required: [op, of, items]
      properties:
        op: {const: replaceChildren}
        of: {$ref: '#/components/schemas/Id'}
        items: {$ref: '#/components/schemas/NewItems'}

    DeleteOperation:
      description: Takes items out, with all that they contain.
      type: object
      additionalProperties: false
      required: [op, items]
      properties:
        op: {const: delete}
        items:
          description: Ids of the list.
          type: array
          items: {$ref: '#/components/schemas/Id'}

    ExpansionOperation:
      description: Expands or collapses items, those without children too. An item that loses its children keeps its state.
      type: object
      additionalProperties: false
      required: [op, items]
      properties:
        op: {enum: [expand, collapse]}
        items:
          description: Ids; unknown ones are listed in `ignored`.
          type: array
          items: {$ref: '#/components/schemas/Id'}

    InsertOperation:
      description: Adds an item, with all that it contains, at a place among siblings.
      type: object
      additionalProperties: false
      required: [op, item, index]
      properties:
        op: {const: insert}
        item: {$ref: '#/components/schemas/Item'}
        parent: {$ref: '#/components/schemas/Parent'}
        index:
          description: The place among the siblings; their number for the end.
          $ref: '#/components/schemas/Index'

    RemoveOperation:
      description: Takes an item out, with all that it contains.
      type: object
      additionalProperties: false
      required: [op, id]
      properties:
        op: {const: remove}
        id: {$ref: '#/components/schemas/Id'}

    MoveOperation:
      description: Moves an item, with all that it contains, to a place among siblings.
      type: object
      additionalProperties: false
      required: [op, id, index]
      properties:
        op: {const: move}
        id: {$ref: '#/components/schemas/Id'}
        parent: {$ref: '#/components/schemas/Parent'}
        index:
          description: The place among the siblings, the moved item not counted.
          $ref: '#/components/schemas/Index'

    UpdateOperation:
      description: Changes an item's title and payload.
      type: object
      additionalProperties: false
      required: [op, id, changes]
      properties:
        op: {const: update}
        id: {$ref: '#/components/schemas/Id'}
        changes: {$ref: '#/components/schemas/ItemChanges'}

    ItemChanges:
      description: What is different in an item afterwards.
      type: object
      additionalProperties: false
      properties:
        set:
          description: Members that the item has afterwards; any but `title` are payload.
          type: object
          properties:
            title: {type: string}
          additionalProperties: true
        unset:
          description: Names of members that it does not have afterwards.
          type: array
          items: {type: string}

    SingleExpansionOperation:
      description: Expands or collapses an item; an unknown id is listed in `ignored`.
      type: object
      additionalProperties: false
      required: [op, id]
      properties:
        op: {enum: [expand, collapse]}
        id: {$ref: '#/components/schemas/Id'}

    ReorderOperation:
      description: Puts the children of an item in another order.
      type: object
      additionalProperties: false
      required: [op, children]
      properties:
        op: {const: reorder}
        parent: {$ref: '#/components/schemas/Parent'}
        children:
          description: The ids of all children, each once.
          type: array
          items: {$ref: '#/components/schemas/Id'}

    Parent:
      description: The id of the item that contains it; null or absent for the roots.
      type: [string, 'null']

    Index:
      description: A place among siblings, from 0.
      type: integer
      minimum: 0
      maximum: 9223372036854775807

    Window:
      description: A stretch of the visible rows.
      anyOf:
        - $ref: '#/components/schemas/WindowAtOffset'
        - $ref: '#/components/schemas/WindowAtItem'

    WindowAtOffset:
      description: A stretch of the visible rows that begins at a place.
      type: object
      additionalProperties: false
      required: [offset, limit]
      properties:
        offset:
          description: How many visible rows to skip.
          type: integer
          minimum: 0
          maximum: 9223372036854775807
        limit: {$ref: '#/components/schemas/WindowLimit'}

    WindowAtItem:
      description: A stretch of the visible rows that begins at an item.
      type: object
      additionalProperties: false
      required: [from, limit]
      properties:
        from:
          description: The id of the first row; it must be visible.
          $ref: '#/components/schemas/Id'
        limit: {$ref: '#/components/schemas/WindowLimit'}

    WindowLimit:
      description: The most rows.
      type: integer
      minimum: 0
      maximum: 9223372036854775807
      examples: [50]

    SnapshotAnswer:
      description: The list as rows, in depth-first order.
      allOf:
        - $ref: '#/components/schemas/SnapshotFacts'
        - type: object
          required: [items]
          properties:
            items:
              type: array
              items: {$ref: '#/components/schemas/Row'}

    NestedSnapshotAnswer:
      description: The list as item objects within one another.
      allOf:
        - $ref: '#/components/schemas/SnapshotFacts'
        - type: object
          required: [items]
          properties:
            items:
              type: array
              items: {$ref: '#/components/schemas/NestedItem'}

    SnapshotFacts:
      description: What is to be said of the whole list.
      type: object
      required: [version, itemCount, visibleCount]
      properties:
        version:
          description: >-
            A hash of ids, order, payload and expansion, that of items without children included. Equal lists have
            equal versions, whatever part of them is shown, and lists of one version stay equal under the same
            operations. Also the answer's weak entity tag.
          type: string
          minLength: 1
        itemCount:
          description: The number of items in the list, hidden ones included.
          type: integer
          minimum: 0
        visibleCount:
          description: The number of items that no collapsed item hides.
          type: integer
          minimum: 0
        hasMore:
          description: With a `window`, whether visible rows follow it.
          type: boolean
        ignored:
          description: Ids to expand or collapse that the list does not have, each once; absent where there are none.
          type: array
          minItems: 1
          items: {$ref: '#/components/schemas/Id'}

    Row:
      description: An item and its place. Payload members stand beside these.
      type: object
      additionalProperties: true
      required: [id, level, parent, index, position, siblingCount, visible, childCount]
      properties:
        id: {$ref: '#/components/schemas/Id'}
        title:
          description: The text to show, where the item has one.
          type: string
        level:
          description: How many items it is in.
          type: integer
          minimum: 0
        parent:
          description: The id of the item that it is in; null for a root.
          type: [string, 'null']
        index:
          description: The place in the depth-first order of the whole list.
          type: integer
          minimum: 0
        position:
          description: The place among its siblings.
          type: integer
          minimum: 0
        siblingCount:
          description: The number of its siblings, itself included.
          type: integer
          minimum: 1
        visible:
          description: Whether no item that it is in is collapsed.
          type: boolean
        expanded:
          description: >-
            Whether its children show. On items with children, and on those without that are expanded, so that children
            that they get would show.
          type: boolean
        childCount:
          description: The number of its children.
          type: integer
          minimum: 0

    NestedItem:
      description: An item with its children, as a request can have it. Payload members stand beside these.
      type: object
      additionalProperties: true
      required: [id]
      properties:
        id: {$ref: '#/components/schemas/Id'}
        title:
          description: The text to show, where the item has one.
          type: string
        expanded:
          description: >-
            Whether its children show. On items with children, and on those without that are expanded, so that children
            that they get would show.
          type: boolean
        children:
          description: The items in this one; absent where none is shown.
          type: array
          minItems: 1
          items: {$ref: '#/components/schemas/NestedItem'}

    DifferenceRequest:
      description: Two lists, and how their difference is wanted.
      type: object
      additionalProperties: false
      required: [from, to]
      properties:
        from:
          description: The list that is there.
          $ref: '#/components/schemas/ComparedList'
        to:
          description: The list that is wanted.
          $ref: '#/components/schemas/ComparedList'
        format:
          description: |
            How the changes are written: as `operations` on the list, which `/v1/snapshot` can carry out; as a
            `json-patch` (RFC 6902) of the nested answer; or as changes of the visible `rows`, for list views.
          enum: [operations, json-patch, rows]
          default: operations

    ComparedList:
      description: |
        A list, a template for one, or an answer of `/v1/snapshot` as it came, known by its `version`. The limits are
        those of `/v1/snapshot`, for each side.
      anyOf:
        - $ref: '#/components/schemas/PostedRows'
        - $ref: '#/components/schemas/PostedNestedItems'
        - $ref: '#/components/schemas/WholeList'
        - $ref: '#/components/schemas/TemplateRequest'

    WholeList:
      description: A list as `/v1/snapshot` takes it; nothing can be chosen of it.
      type: object
      additionalProperties: false
      required: [items]
      properties:
        items:
          description: The roots, in order.
          type: array
          items: {$ref: '#/components/schemas/Item'}
        expand:
          description: Which items with children are expanded.
          default: all
          anyOf:
            - $ref: '#/components/schemas/Expand'
            - $ref: '#/components/schemas/Depth'
        expandedItems:
          description: Ids that are expanded whatever else is said; unknown ones are ignored.
          type: array
          default: []
          items: {$ref: '#/components/schemas/Id'}
        collapsedItems:
          description: Ids that are collapsed whatever else is said; unknown ones are ignored.
          type: array
          default: []
          items: {$ref: '#/components/schemas/Id'}
        operations:
          description: Changes to the list, carried out before it is compared.
          type: array
          default: []
          items: {$ref: '#/components/schemas/Operation'}

    PostedRows:
      description: |
        An answer of `/v1/snapshot` with rows, posted back: all of them, in order. Of the places only `level` and
        `parent` are read. `incomplete-snapshot`: it is a window, or rows are missing.
      type: object
      additionalProperties: false
      required: [version, items, itemCount, visibleCount]
      properties:
        version: {type: string}
        items:
          type: array
          items: {$ref: '#/components/schemas/Row'}
        itemCount:
          description: The number of items, which must all be there.
          type: integer
          minimum: 0
          maximum: 9223372036854775807
        visibleCount:
          type: integer
          minimum: 0
          maximum: 9223372036854775807
        hasMore:
          description: Only windows have it, which are no whole snapshots.
          type: boolean
        ignored:
          type: array
          items: {$ref: '#/components/schemas/Id'}

    PostedNestedItems:
      description: |
        An answer of `/v1/snapshot` with nested items, posted back. `incomplete-snapshot`: it is a window, or items are
        missing.
      type: object
      additionalProperties: false
      required: [version, items, itemCount, visibleCount]
      properties:
        version: {type: string}
        items:
          type: array
          items: {$ref: '#/components/schemas/Item'}
        itemCount:
          description: The number of items, which must all be there.
          type: integer
          minimum: 0
          maximum: 9223372036854775807
        visibleCount:
          type: integer
          minimum: 0
          maximum: 9223372036854775807
        hasMore:
          description: Only windows have it, which are no whole snapshots.
          type: boolean
        ignored:
          type: array
          items: {$ref: '#/components/schemas/Id'}

    Versions:
      description: The versions of both sides, as `/v1/snapshot` would tell them.
      type: object
      required: [from, to]
      properties:
        from: {type: string, minLength: 1}
        to: {type: string, minLength: 1}

    OperationsAnswer:
      description: Operations that make `to` of `from`, in order. `/v1/snapshot` takes them as they are.
      allOf:
        - $ref: '#/components/schemas/Versions'
        - type: object
          required: [operations]
          properties:
            operations:
              description: |
                First what goes, with nothing in it that stays; then items come, move and change places, from the
                outermost on; then what had something in it that stays; then updates; then what is expanded. An
                inserted item has all in it that is new too. Where more than half of the children that stay in an
                item would move there is one `reorder`.
              type: array
              items: {$ref: '#/components/schemas/DifferenceOperation'}

    DifferenceOperation:
      description: An operation of a difference.
      anyOf:
        - $ref: '#/components/schemas/RemoveOperation'
        - $ref: '#/components/schemas/InsertOperation'
        - $ref: '#/components/schemas/MoveOperation'
        - $ref: '#/components/schemas/ReorderOperation'
        - $ref: '#/components/schemas/UpdateOperation'
        - $ref: '#/components/schemas/SingleExpansionOperation'

    JSONPatchAnswer:
      description: |
        A JSON Patch (RFC 6902) of the answer that `/v1/snapshot` gives for `from` in nested form: it makes the one for
        `to`. It begins with a test of `version`. Moved items are `move` operations, as few as possible; where RFC 6902
        allows no move at once, since `path` would begin with `from`, an item goes to the end of its siblings first.
      allOf:
        - $ref: '#/components/schemas/Versions'
        - type: object
          required: [operations]
          properties:
            operations:
              type: array
              items: {$ref: '#/components/schemas/PatchOperation'}

    PatchOperation:
      description: An operation of RFC 6902.
      type: object
      required: [op, path]
      properties:
        op: {enum: [add, remove, replace, move, test]}
        path: {$ref: '#/components/schemas/Pointer'}
        from: {$ref: '#/components/schemas/Pointer'}
        value: {}

    RowsAnswer:
      description: |
        What happens to the visible rows, by the rules of list views' batch updates: deletes and the sources of moves
        count in the old rows, inserts and the targets of moves in the new ones, and all of them happen at once. No row
        is deleted and moved, or inserted and moved to. Rows to update are to be updated then, in a second batch, by
        their new places: a row can be moved and updated.
      allOf:
        - $ref: '#/components/schemas/Versions'
        - type: object
          required: [deletes, inserts, moves, updates]
          properties:
            deletes:
              description: Old rows that go, ascending.
              type: array
              items: {$ref: '#/components/schemas/RowDeletion'}
            inserts:
              description: New rows that come, ascending.
              type: array
              items: {$ref: '#/components/schemas/RowInsertion'}
            moves:
              description: Rows that change their order among those that stay, as few as possible.
              type: array
              items: {$ref: '#/components/schemas/RowMove'}
            updates:
              description: Rows whose title, payload, `level`, `expanded` or `childCount` is different.
              type: array
              items: {$ref: '#/components/schemas/RowUpdate'}

    RowDeletion:
      description: An old row that goes.
      type: object
      required: [index, id]
      properties:
        index: {$ref: '#/components/schemas/RowIndex'}
        id: {$ref: '#/components/schemas/Id'}

    RowInsertion:
      description: A new row that comes.
      type: object
      required: [index, item]
      properties:
        index: {$ref: '#/components/schemas/RowIndex'}
        item: {$ref: '#/components/schemas/Row'}

    RowMove:
      description: A row that changes its order among those that stay.
      type: object
      required: [from, to, id]
      properties:
        from: {$ref: '#/components/schemas/RowIndex'}
        to: {$ref: '#/components/schemas/RowIndex'}
        id: {$ref: '#/components/schemas/Id'}

    RowUpdate:
      description: A row that stays and is different.
      type: object
      required: [from, to, id, changes]
      properties:
        from: {$ref: '#/components/schemas/RowIndex'}
        to: {$ref: '#/components/schemas/RowIndex'}
        id: {$ref: '#/components/schemas/Id'}
        changes: {$ref: '#/components/schemas/RowChanges'}

    RowChanges:
      description: Members of the row that are different, and names of those that it has no more.
      type: object
      required: [set, unset]
      properties:
        set: {type: object}
        unset:
          type: array
          items: {type: string}

    RowIndex:
      description: A place among the visible rows, from 0.
      type: integer
      minimum: 0

    Health:
      description: That the process lives.
      type: object
      required: [status]
      properties:
        status: {const: ok}

    Readiness:
      description: That new work is welcome.
      type: object
      required: [status]
      properties:
        status: {const: ready}

    Version:
      description: Facts of the build.
      type: object
      required: [name, version]
      properties:
        name: {const: trellis}
        version:
          description: The version of the program.
          type: string
          examples: [0.1.0]
      additionalProperties: {type: string}

    SequenceRequest:
      description: Requests to carry out one after the other.
      type: object
      additionalProperties: false
      required: [steps]
      properties:
        input:
          description: The value of `input` in templates. A number that they only pass on keeps its digits.
        now:
          description: |
            The time that the templates of all steps see as `now` and count from in `$fromNow`, a list's own template
            included unless its context has a `now`. Without it that is the time at which the sequence begins.
          type: string
          format: date-time
          examples: ['2017-01-19T16:27:20.974Z']
        steps:
          description: The requests, in order. At most 32.
          type: array
          items: {$ref: '#/components/schemas/SequenceStep'}

    SequenceStep:
      description: One request, whose answer is JSON always.
      anyOf:
        - $ref: '#/components/schemas/BodyStep'
        - $ref: '#/components/schemas/TemplateStep'

    BodyStep:
      description: A request with its body.
      type: object
      additionalProperties: false
      required: [id, post, body]
      properties:
        id: {$ref: '#/components/schemas/StepId'}
        post: {$ref: '#/components/schemas/StepPath'}
        body:
          description: >-
            What is posted, as it is. The answer is the one that it has when it is posted by itself, and pointers of
            its problem lead into it.

    TemplateStep:
      description: A request whose body is made from the answers before it.
      type: object
      additionalProperties: false
      required: [id, post, template]
      properties:
        id: {$ref: '#/components/schemas/StepId'}
        post: {$ref: '#/components/schemas/StepPath'}
        template:
          description: |
            A document in [JSON-e](https://json-e.js.org) that renders to the body. It sees `steps`, an object with the
            bodies of the answers before it by the ids of their steps, `input`, and `now`. One that cannot be rendered
            fails the step with `template-error`, whose pointers lead into the request of the sequence.

    StepId:
      description: What the answer and templates call the step, `steps.list` or `steps['the list']`. Unique in a sequence.
      type: string
      examples: [list]

    StepPath:
      description: The path that the step posts to.
      enum: [/v1/layout, /v1/snapshot, /v1/diff]

    SequenceAnswer:
      description: The answers of the steps that were carried out.
      type: object
      additionalProperties: false
      required: [steps, completed]
      properties:
        steps:
          description: The answers, in order. Those behind a step that failed are absent.
          type: array
          items: {$ref: '#/components/schemas/StepAnswer'}
        completed:
          description: Whether every step succeeded.
          type: boolean

    StepAnswer:
      description: The answer of one step.
      type: object
      additionalProperties: false
      required: [id, status, body]
      properties:
        id: {$ref: '#/components/schemas/StepId'}
        status:
          description: The status that the step would have by itself.
          enum: [200, 422]
        body:
          description: The answer, or the problem that the step failed with.
          anyOf:
            - $ref: '#/components/schemas/LayoutAnswer'
            - $ref: '#/components/schemas/SnapshotAnswer'
            - $ref: '#/components/schemas/NestedSnapshotAnswer'
            - $ref: '#/components/schemas/OperationsAnswer'
            - $ref: '#/components/schemas/JSONPatchAnswer'
            - $ref: '#/components/schemas/RowsAnswer'
            - $ref: '#/components/schemas/LayoutProblem'
        sent:
          description: >-
            Of a step that failed, the body that its template rendered to, into which the pointers of the problem lead;
            absent where there is no room for it within the limit of an answer.

    Problem:
      description: Why a request is not answered as asked (RFC 9457).
      type: object
      required: [type, title, status, detail, code]
      properties:
        type:
          description: Where the code is explained, `/problems/{code}`.
          type: string
          format: uri-reference
          pattern: '^/problems/[a-z]+(-[a-z]+)*$'
        title:
          description: A short summary, the same for every occurrence of the code.
          type: string
        status:
          description: The HTTP status.
          type: integer
          minimum: 400
          maximum: 599
        detail:
          description: What is wrong this time.
          type: string
        code: {$ref: '#/components/schemas/ProblemCode'}
        errors:
          description: All faults of the input, up to 50; present where the input is at fault.
          type: array
          minItems: 1
          items: {$ref: '#/components/schemas/Fault'}

    Fault:
      description: A fault of the input.
      type: object
      required: [pointer, detail]
      additionalProperties: false
      properties:
        pointer: {$ref: '#/components/schemas/Pointer'}
        detail:
          description: What is wrong.
          type: string
        line:
          description: The line in the text at fault, from 1.
          type: integer
          minimum: 1
        column:
          description: The column in the line, from 1, in Unicode scalars.
          type: integer
          minimum: 1
        suggestion:
          description: What was probably meant.
          type: string

    LayoutProblem:
      description: A problem of a layout.
      allOf:
        - $ref: '#/components/schemas/Problem'
        - type: object
          properties:
            conflicts:
              description: With `unsatisfiable-constraints`, the minimal sets that are at fault.
              $ref: '#/components/schemas/Conflicts'
            moreConflicts:
              description: With `unsatisfiable-constraints`, whether there are other conflicts.
              $ref: '#/components/schemas/MoreConflicts'

    ProblemExplanation:
      description: What a problem code means.
      type: object
      required: [type, code, title, status, semantic, explanation]
      properties:
        type:
          description: This path, as problem documents have it.
          type: string
        code: {$ref: '#/components/schemas/ProblemCode'}
        title:
          description: A short summary.
          type: string
        status:
          description: The HTTP status that goes with the code.
          type: integer
        semantic:
          description: Whether a request that follows the schemas can have this problem.
          type: boolean
        explanation:
          description: What it means and what a client can do about it.
          type: string

    ProblemCode:
      description: |
        The stable name of a kind of problem; a closed table, whose rows are the extension `x-problem-codes` of
        this schema. `semantic` codes answer requests that follow the schemas of this document and still cannot
        be carried out.
      type: string
      enum:
        - malformed-request
        - malformed-json
        - not-found
        - method-not-allowed
        - not-acceptable
        - request-timeout
        - length-required
        - precondition-failed
        - content-too-large
        - target-too-long
        - unsupported-media-type
        - expectation-failed
        - header-fields-too-large
        - not-implemented
        - overloaded
        - draining
        - time-limit-exceeded
        - version-not-supported
        - invalid-request
        - limit-exceeded
        - number-out-of-range
        - work-limit-exceeded
        - duplicate-id
        - unknown-view
        - invalid-hierarchy
        - constraint-syntax
        - incompatible-anchors
        - invalid-variant
        - unsatisfiable-constraints
        - template-error
        - duplicate-item
        - reserved-member
        - unknown-item
        - hidden-item
        - conflicting-expansion
        - invalid-operation
        - incomplete-snapshot
      x-problem-codes:
        malformed-request: {status: 400, semantic: false, title: Malformed HTTP request}
        malformed-json: {status: 400, semantic: false, title: Malformed JSON}
        not-found: {status: 404, semantic: false, title: Not found}
        method-not-allowed: {status: 405, semantic: false, title: Method not allowed}
        not-acceptable: {status: 406, semantic: false, title: Not acceptable}
        request-timeout: {status: 408, semantic: false, title: Request time-out}
        length-required: {status: 411, semantic: false, title: Length required}
        precondition-failed: {status: 412, semantic: false, title: Precondition failed}
        content-too-large: {status: 413, semantic: false, title: Content too large}
        target-too-long: {status: 414, semantic: false, title: Target too long}
        unsupported-media-type: {status: 415, semantic: false, title: Unsupported media type}
        expectation-failed: {status: 417, semantic: false, title: Expectation failed}
        header-fields-too-large: {status: 431, semantic: false, title: Header fields too large}
        not-implemented: {status: 501, semantic: false, title: Not implemented}
        overloaded: {status: 503, semantic: false, title: Overloaded}
        draining: {status: 503, semantic: false, title: Draining}
        time-limit-exceeded: {status: 503, semantic: false, title: Time limit exceeded}
        version-not-supported: {status: 505, semantic: false, title: HTTP version not supported}
        invalid-request: {status: 422, semantic: false, title: Invalid request}
        limit-exceeded: {status: 422, semantic: true, title: Limit exceeded}
        number-out-of-range: {status: 422, semantic: true, title: Number out of range}
        work-limit-exceeded: {status: 422, semantic: true, title: Work limit exceeded}
        duplicate-id: {status: 422, semantic: true, title: Duplicate id}
        unknown-view: {status: 422, semantic: true, title: Unknown view}
        invalid-hierarchy: {status: 422, semantic: true, title: Invalid hierarchy}
        constraint-syntax: {status: 422, semantic: true, title: Constraint syntax}
        incompatible-anchors: {status: 422, semantic: true, title: Incompatible anchors}
        invalid-variant: {status: 422, semantic: true, title: Invalid variant}
        unsatisfiable-constraints: {status: 422, semantic: true, title: Unsatisfiable constraints}
        template-error: {status: 422, semantic: true, title: Template error}
        duplicate-item: {status: 422, semantic: true, title: Duplicate item}
        reserved-member: {status: 422, semantic: true, title: Reserved member}
        unknown-item: {status: 422, semantic: true, title: Unknown item}
        hidden-item: {status: 422, semantic: true, title: Hidden item}
        conflicting-expansion: {status: 422, semantic: true, title: Conflicting expansion}
        invalid-operation: {status: 422, semantic: true, title: Invalid operation}
        incomplete-snapshot: {status: 422, semantic: true, title: Incomplete snapshot}

  headers:
    Allow:
      description: The methods of this path.
      schema: {type: string}
    ETag:
      description: An entity tag; with it in `If-None-Match` the answer is 304 for as long as it is the same.
      schema:
        type: string
        pattern: '^W/"[!#-~]+"$'
    RetryAfter:
      description: Seconds after which to try again.
      schema:
        type: integer
        minimum: 0

  links:
    Explanation:
      operationId: explainProblem
      description: What the code means.
      parameters:
        code: $response.body#/code

  responses:
    NotModified:
      description: What `If-None-Match` names is still what there is.
      headers:
        ETag: {$ref: '#/components/headers/ETag'}
    MalformedRequest:
      description: >-
        Malformed HTTP, or a body that is not one JSON document in UTF-8. Line, column and byte say where.
      x-problem-codes: [malformed-request, malformed-json]
      content: &problem
        application/problem+json:
          schema: {$ref: '#/components/schemas/Problem'}
    NotAcceptable:
      description: None of the media types in `Accept` can be given.
      x-problem-codes: [not-acceptable]
      content: *problem
    RequestTimeout:
      description: The request did not arrive completely in time.
      x-problem-codes: [request-timeout]
      content: *problem
    LengthRequired:
      description: The request has neither `Content-Length` nor chunks.
      x-problem-codes: [length-required]
      content: *problem
    ContentTooLarge:
      description: The body is larger than the limit.
      x-problem-codes: [content-too-large]
      content: *problem
    TargetTooLong:
      description: The request target is longer than the limit.
      x-problem-codes: [target-too-long]
      content: *problem
    UnsupportedMediaType:
      description: The body is not said to be JSON, or is said to be encoded.
      x-problem-codes: [unsupported-media-type]
      headers:
        Accept:
          description: The media type that is taken, where the body has another.
          schema: {type: string}
        Accept-Encoding:
          description: The content coding that is taken, `identity`, where the body has another.
          schema: {type: string}
      content: *problem
    ExpectationFailed:
      description: '`Expect` asks for something other than `100-continue`.'
      x-problem-codes: [expectation-failed]
      content: *problem
    HeaderFieldsTooLarge:
      description: The header section has too many fields or bytes.
      x-problem-codes: [header-fields-too-large]
      content: *problem
    NotImplemented:
      description: The method or the transfer coding is unknown.
      x-problem-codes: [not-implemented]
      content: *problem
    WorkUnavailable:
      description: Full, short of memory, about to stop, or out of time. The same request can succeed later.
      x-problem-codes: [overloaded, draining, time-limit-exceeded]
      headers:
        Retry-After: {$ref: '#/components/headers/RetryAfter'}
      content: *problem
    HTTPVersionNotSupported:
      description: The request is neither HTTP/1.1 nor HTTP/1.0.
      x-problem-codes: [version-not-supported]
      content: *problem
    HTTPProblem:
      description: A fault of the HTTP request, or a server that is full.
      x-problem-codes:
        - malformed-request
        - not-found
        - method-not-allowed
        - request-timeout
        - precondition-failed
        - content-too-large
        - target-too-long
        - expectation-failed
        - header-fields-too-large
        - not-implemented
        - overloaded
        - version-not-supported
      headers:
        Allow: {$ref: '#/components/headers/Allow'}
        Retry-After: {$ref: '#/components/headers/RetryAfter'}
      content: *problem

  # examples: begin, written by scripts/openapi from examples/
  examples:
    ambiguous-request:
      summary: "Two boxes that share a row, but nothing says how"
      description: "The boxes fill the row together and nothing settles where one ends and the other begins. Each still gets a frame, the same one each time, and `ambiguous` names what could be different."
      value:
        {
          "views": [
            {"id": "row", "width": 300, "height": 40, "children": [{"id": "first", "height": 40}, {"id": "second", "height": 40}]}
          ],
          "constraints": [
            "first.top == row.top",
            "second.top == row.top",
            "first.left == row.left",
            "second.left == first.right",
            "second.right == row.right"
          ]
        }
    ambiguous-answer:
      summary: "Two boxes that share a row, but nothing says how"
      value:
        {
          "frames": {
            "row": {"x": 0, "y": 0, "width": 300, "height": 40},
            "first": {"x": 0, "y": 0, "width": 0, "height": 40},
            "second": {"x": 0, "y": 0, "width": 300, "height": 40}
          },
          "ambiguous": [
            {"view": "first", "attributes": ["width"]},
            {"view": "second", "attributes": ["x", "width"]}
          ],
          "broken": [],
          "unsatisfied": []
        }
    broken-in-order-request:
      summary: "Conflicts broken in order"
      description: "The same window with `onConflict: break`: constraints are admitted in order, the last one cannot hold with those before it, is left out and reported with the set that it was in."
      value:
        {
          "views": [
            {"id": "window", "width": 300, "height": 200, "children": [{"id": "sidebar"}, {"id": "content"}]}
          ],
          "constraints": [
            "sidebar.top == window.top",
            "sidebar.bottom == window.bottom",
            "sidebar.left == window.left",
            "sidebar.width == 200",
            "content.top == window.top",
            "content.bottom == window.bottom",
            "content.left == sidebar.right",
            "content.right == window.right",
            "content.width >= 150"
          ],
          "onConflict": "break"
        }
    broken-in-order-answer:
      summary: "Conflicts broken in order"
      value:
        {
          "frames": {
            "window": {"x": 0, "y": 0, "width": 300, "height": 200},
            "sidebar": {"x": 0, "y": 0, "width": 200, "height": 200},
            "content": {"x": 200, "y": 0, "width": 100, "height": 200}
          },
          "ambiguous": [],
          "broken": [
            {"constraint": 8, "text": "content.width >= 150", "pointer": "/constraints/8", "priority": 1000, "conflict": [
              {"view": "window", "implied": "width", "pointer": "/views/0/width", "priority": 1000},
              {"constraint": 2, "text": "sidebar.left == window.left", "pointer": "/constraints/2", "priority": 1000},
              {"constraint": 3, "text": "sidebar.width == 200", "pointer": "/constraints/3", "priority": 1000},
              {"constraint": 6, "text": "content.left == sidebar.right", "pointer": "/constraints/6", "priority": 1000},
              {"constraint": 7, "text": "content.right == window.right", "pointer": "/constraints/7", "priority": 1000},
              {"constraint": 8, "text": "content.width >= 150", "pointer": "/constraints/8", "priority": 1000}
            ]}
          ],
          "unsatisfied": []
        }
    collapsed-branch-request:
      summary: "A list with a collapsed branch"
      description: "`Cell 5` is collapsed, so its child is in the list but not visible. `image` is payload and comes back as it is."
      value:
        {
          "items": ["Cell 1", "Cell 2",
            {"id": "cell-4", "title": "Cell 4", "image": "folder", "children": [
              "a.circle",
              {"title": "Cell 5", "expanded": false, "children": ["c.circle.fill"]}]}],
          "expand": "all"
        }
    collapsed-branch-answer:
      summary: "A list with a collapsed branch"
      value:
        {
          "version": "7e6119ca007a0c3c940f4e465fb61381",
          "items": [
            {"id": "Cell 1", "title": "Cell 1", "level": 0, "parent": null, "index": 0, "position": 0, "siblingCount": 3, "visible": true, "childCount": 0},
            {"id": "Cell 2", "title": "Cell 2", "level": 0, "parent": null, "index": 1, "position": 1, "siblingCount": 3, "visible": true, "childCount": 0},
            {"id": "cell-4", "title": "Cell 4", "level": 0, "parent": null, "index": 2, "position": 2, "siblingCount": 3, "visible": true, "expanded": true, "childCount": 2, "image": "folder"},
            {"id": "a.circle", "title": "a.circle", "level": 1, "parent": "cell-4", "index": 3, "position": 0, "siblingCount": 2, "visible": true, "childCount": 0},
            {"id": "Cell 5", "title": "Cell 5", "level": 1, "parent": "cell-4", "index": 4, "position": 1, "siblingCount": 2, "visible": true, "expanded": false, "childCount": 1},
            {"id": "c.circle.fill", "title": "c.circle.fill", "level": 2, "parent": "Cell 5", "index": 5, "position": 0, "siblingCount": 1, "visible": false, "childCount": 0}
          ],
          "itemCount": 6,
          "visibleCount": 5
        }
    diff-request:
      summary: "The fewest changes between two lists"
      description: "One group and one item move, one item is removed and one inserted; titles, payload and what is expanded change. Carried out in order, by the `operations` of `/v1/snapshot` or a list of one's own, they make `to` of `from`."
      value:
        {
          "from": {
            "items": [
              {"id": "fruit", "title": "Fruit", "children": [
                {"id": "apple", "title": "Apple", "price": 1.50},
                {"id": "pear", "title": "Peer", "price": 2},
                {"id": "plum", "title": "Plum"}]},
              {"id": "tools", "title": "Tools", "children": ["hammer", "saw"]},
              {"id": "offers", "title": "Offers", "expanded": false, "children": ["seeds"]}]
          },
          "to": {
            "items": [
              {"id": "offers", "title": "Offers", "children": [
                "seeds",
                {"id": "apple", "title": "Apple", "price": 1.20, "was": 1.50}]},
              {"id": "fruit", "title": "Fruit", "children": [
                {"id": "cherry", "title": "Cherry"},
                {"id": "pear", "title": "Pear", "price": 2}]},
              {"id": "tools", "title": "Tools", "children": ["hammer", "saw"]}]
          }
        }
    diff-answer:
      summary: "The fewest changes between two lists"
      value:
        {
          "from": "a6e01615baa377011845eb22708d2aa0",
          "to": "f49cbe6abcfa2fe9e99995cf52aebf55",
          "operations": [
            {"op": "remove", "id": "plum"},
            {"op": "move", "id": "offers", "parent": null, "index": 0},
            {"op": "move", "id": "apple", "parent": "offers", "index": 1},
            {"op": "insert", "item": {"id": "cherry", "title": "Cherry"}, "parent": "fruit", "index": 0},
            {"op": "update", "id": "apple", "changes": {"set": {"price": 1.20, "was": 1.50}, "unset": []}},
            {"op": "update", "id": "pear", "changes": {"set": {"title": "Pear"}, "unset": []}},
            {"op": "expand", "id": "offers"}
          ]
        }
    diff-incomplete-request:
      summary: "A window is no whole snapshot"
      description: "An answer that was posted back lacks items."
      value:
        {
          "from": {
            "version": "e48d3d4a92edfd3963cc08c2de590766",
            "items": [
              {"id": "a", "title": "a", "level": 0, "parent": null, "index": 0, "position": 0, "siblingCount": 2, "visible": true, "childCount": 0}],
            "itemCount": 2, "visibleCount": 2, "hasMore": true
          },
          "to": {"items": ["b", "a"]}
        }
    diff-incomplete-answer:
      summary: "A window is no whole snapshot"
      value:
        {
          "type": "/problems/incomplete-snapshot",
          "title": "Incomplete snapshot",
          "status": 422,
          "detail": "the snapshot is a window of its list",
          "code": "incomplete-snapshot",
          "errors": [
            {"pointer": "/from/hasMore", "detail": "the snapshot is a window of its list"}
          ]
        }
    diff-json-patch-request:
      summary: "A JSON Patch"
      description: "RFC 6902, for the answer that `/v1/snapshot` gives with `\"form\": \"nested\"`."
      value:
        {
          "from": {
            "items": [
              {"id": "fruit", "title": "Fruit", "children": [
                {"id": "apple", "title": "Apple", "price": 1.50},
                {"id": "pear", "title": "Peer", "price": 2},
                {"id": "plum", "title": "Plum"}]},
              {"id": "tools", "title": "Tools", "children": ["hammer", "saw"]},
              {"id": "offers", "title": "Offers", "expanded": false, "children": ["seeds"]}]
          },
          "to": {
            "items": [
              {"id": "offers", "title": "Offers", "children": [
                "seeds",
                {"id": "apple", "title": "Apple", "price": 1.20, "was": 1.50}]},
              {"id": "fruit", "title": "Fruit", "children": [
                {"id": "cherry", "title": "Cherry"},
                {"id": "pear", "title": "Pear", "price": 2}]},
              {"id": "tools", "title": "Tools", "children": ["hammer", "saw"]}]
          },
          "format": "json-patch"
        }
    diff-json-patch-answer:
      summary: "A JSON Patch"
      value:
        {
          "from": "a6e01615baa377011845eb22708d2aa0",
          "to": "f49cbe6abcfa2fe9e99995cf52aebf55",
          "operations": [
            {"op": "test", "path": "/version", "value": "a6e01615baa377011845eb22708d2aa0"},
            {"op": "remove", "path": "/items/0/children/2"},
            {"op": "move", "from": "/items/2", "path": "/items/0"},
            {"op": "move", "from": "/items/1/children/0", "path": "/items/0/children/1"},
            {"op": "add", "path": "/items/1/children/0", "value": {"id": "cherry", "title": "Cherry"}},
            {"op": "replace", "path": "/items/0/expanded", "value": true},
            {"op": "replace", "path": "/items/0/children/1/price", "value": 1.20},
            {"op": "add", "path": "/items/0/children/1/was", "value": 1.50},
            {"op": "replace", "path": "/items/1/children/1/title", "value": "Pear"},
            {"op": "replace", "path": "/version", "value": "f49cbe6abcfa2fe9e99995cf52aebf55"},
            {"op": "replace", "path": "/visibleCount", "value": 9}
          ]
        }
    diff-posted-back-request:
      summary: "An earlier answer against a template"
      description: "What `/v1/snapshot` answered can be posted back as a side; the other one is rendered first."
      value:
        {
          "from": {
            "version": "e48d3d4a92edfd3963cc08c2de590766",
            "items": [
              {"id": "a", "title": "a", "level": 0, "parent": null, "index": 0, "position": 0, "siblingCount": 2, "visible": true, "childCount": 0},
              {"id": "b", "title": "b", "level": 0, "parent": null, "index": 1, "position": 1, "siblingCount": 2, "visible": true, "childCount": 0}],
            "itemCount": 2, "visibleCount": 2
          },
          "to": {
            "template": {"items": {"$map": {"$eval": "names"}, "each(name)": "${name}"}},
            "context": {"names": ["b", "c"]}
          }
        }
    diff-posted-back-answer:
      summary: "An earlier answer against a template"
      value:
        {
          "from": "e48d3d4a92edfd3963cc08c2de590766",
          "to": "6bdfa8292e7ec3dd1b0d47ea075d930f",
          "operations": [
            {"op": "remove", "id": "a"},
            {"op": "insert", "item": {"id": "c", "title": "c"}, "parent": null, "index": 1}
          ]
        }
    diff-rows-request:
      summary: "Changes of the visible rows, for a list view"
      description: "Deletes and the sources of moves count in the old rows, inserts and the targets of moves in the new ones; updates come after them."
      value:
        {
          "from": {
            "items": [
              {"id": "fruit", "title": "Fruit", "children": [
                {"id": "apple", "title": "Apple", "price": 1.50},
                {"id": "pear", "title": "Peer", "price": 2},
                {"id": "plum", "title": "Plum"}]},
              {"id": "tools", "title": "Tools", "children": ["hammer", "saw"]},
              {"id": "offers", "title": "Offers", "expanded": false, "children": ["seeds"]}]
          },
          "to": {
            "items": [
              {"id": "offers", "title": "Offers", "children": [
                "seeds",
                {"id": "apple", "title": "Apple", "price": 1.20, "was": 1.50}]},
              {"id": "fruit", "title": "Fruit", "children": [
                {"id": "cherry", "title": "Cherry"},
                {"id": "pear", "title": "Pear", "price": 2}]},
              {"id": "tools", "title": "Tools", "children": ["hammer", "saw"]}]
          },
          "format": "rows"
        }
    diff-rows-answer:
      summary: "Changes of the visible rows, for a list view"
      value:
        {
          "from": "a6e01615baa377011845eb22708d2aa0",
          "to": "f49cbe6abcfa2fe9e99995cf52aebf55",
          "deletes": [
            {"index": 3, "id": "plum"}
          ],
          "inserts": [
            {"index": 1, "item": {"id": "seeds", "title": "seeds", "level": 1, "parent": "offers", "index": 1, "position": 0, "siblingCount": 2, "visible": true, "childCount": 0}},
            {"index": 4, "item": {"id": "cherry", "title": "Cherry", "level": 1, "parent": "fruit", "index": 4, "position": 0, "siblingCount": 2, "visible": true, "childCount": 0}}
          ],
          "moves": [
            {"from": 7, "to": 0, "id": "offers"},
            {"from": 1, "to": 2, "id": "apple"}
          ],
          "updates": [
            {"from": 7, "to": 0, "id": "offers", "changes": {"set": {"expanded": true, "childCount": 2}, "unset": []}},
            {"from": 1, "to": 2, "id": "apple", "changes": {"set": {"price": 1.20, "was": 1.50}, "unset": []}},
            {"from": 0, "to": 3, "id": "fruit", "changes": {"set": {"childCount": 2}, "unset": []}},
            {"from": 2, "to": 5, "id": "pear", "changes": {"set": {"title": "Pear"}, "unset": []}}
          ]
        }
    diff-text-answer:
      summary: "A difference as a tree of text"
      value: |
        --- a6e01615baa377011845eb22708d2aa0
        +++ f49cbe6abcfa2fe9e99995cf52aebf55
        > Offers (position 2 → 0) (expanded)
          ├─ seeds
        > └─ Apple (from Fruit) (price, +was)
          Fruit
        + ├─ Cherry
        ~ ├─ Pear (was Peer)
        - └─ Plum
          Tools (2 unchanged)
    duplicate-items-request:
      summary: "Ids that stand in a list more than once"
      description: "Every duplicate is named with both of its places, and nothing is built. Ids compare by bytes: `a.Circle` is another id."
      value:
        {
          "items": [
            "a.circle",
            {"id": "group", "title": "Group", "children": ["b.square", "a.circle", "a.Circle"]},
            {"title": "b.square"}
          ]
        }
    duplicate-items-answer:
      summary: "Ids that stand in a list more than once"
      value:
        {
          "type": "/problems/duplicate-item",
          "title": "Duplicate item",
          "status": 422,
          "detail": "2 faults",
          "code": "duplicate-item",
          "errors": [
            {"pointer": "/items/1/children/1", "detail": "the id \"a.circle\" is already that of the item at /items/0"},
            {"pointer": "/items/2/title", "detail": "the id \"b.square\" is already that of the item at /items/1/children/0"}
          ]
        }
    explain-and-fit-request:
      summary: "Why views are where they are, and how large they are by themselves"
      description: "The card is as wide as its icon, its text and their spacings; nothing says where the badge begins, and one constraint would. A card of 10 points cannot hold what is in it. A variant has questions of its own: with a long text the screen's edge settles where that ends."
      value:
        {"views": [{"id": "screen", "width": 300, "height": 200, "children": [
          {"id": "title", "intrinsicSize": {"width": 120, "height": 20}},
          {"id": "card", "children": [
            {"id": "icon", "width": 24, "height": 24},
            {"id": "text", "intrinsicSize": {"width": 180, "height": 40}}]},
          {"id": "badge", "width": 30}]}],
         "constraints": ["title.top == screen.top + 16", "title.leading == screen.leading + 16",
          "card.top == title.bottom + 12", "card.leading == title.leading", "card.trailing <= screen.trailing - 16",
          "icon.leading == card.leading + 8", "icon.top == card.top + 8", "text.leading == icon.trailing + 8",
          "text.top == icon.top", "text.trailing == card.trailing - 8", "text.bottom == card.bottom - 8",
          "badge.top == card.top", "badge.height == 2 * icon.height"],
         "explain": ["card", "badge"], "fit": ["card", {"view": "card", "width": 150}, {"view": "card", "width": 10}],
         "variants": [{"name": "long text", "set": {"text.intrinsicSize.width": 400}, "explain": ["text"], "fit": ["card"]}]}
    explain-and-fit-answer:
      summary: "Why views are where they are, and how large they are by themselves"
      value:
        {
          "frames": {
            "screen": {"x": 0, "y": 0, "width": 300, "height": 200},
            "title": {"x": 16, "y": 16, "width": 120, "height": 20},
            "card": {"x": 16, "y": 48, "width": 228, "height": 56},
            "icon": {"x": 8, "y": 8, "width": 24, "height": 24},
            "text": {"x": 40, "y": 8, "width": 180, "height": 40},
            "badge": {"x": 0, "y": 48, "width": 30, "height": 48}
          },
          "ambiguous": [
            {"view": "badge", "attributes": ["x"]}
          ],
          "broken": [],
          "unsatisfied": [],
          "explain": [
            {"view": "card", "horizontal": [{"view": "icon", "implied": "width", "pointer": "/views/0/children/1/children/0/width", "priority": 1000}, {"constraint": 1, "text": "title.leading == screen.leading + 16", "pointer": "/constraints/1", "priority": 1000}, {"constraint": 3, "text": "card.leading == title.leading", "pointer": "/constraints/3", "priority": 1000}, {"constraint": 5, "text": "icon.leading == card.leading + 8", "pointer": "/constraints/5", "priority": 1000}, {"constraint": 7, "text": "text.leading == icon.trailing + 8", "pointer": "/constraints/7", "priority": 1000}, {"constraint": 9, "text": "text.trailing == card.trailing - 8", "pointer": "/constraints/9", "priority": 1000}, {"view": "text", "implied": "hugging.horizontal", "priority": 250}, {"view": "text", "implied": "compressionResistance.horizontal", "priority": 750}], "vertical": [{"constraint": 0, "text": "title.top == screen.top + 16", "pointer": "/constraints/0", "priority": 1000}, {"constraint": 2, "text": "card.top == title.bottom + 12", "pointer": "/constraints/2", "priority": 1000}, {"constraint": 6, "text": "icon.top == card.top + 8", "pointer": "/constraints/6", "priority": 1000}, {"constraint": 8, "text": "text.top == icon.top", "pointer": "/constraints/8", "priority": 1000}, {"constraint": 10, "text": "text.bottom == card.bottom - 8", "pointer": "/constraints/10", "priority": 1000}, {"view": "title", "implied": "hugging.vertical", "priority": 250}, {"view": "title", "implied": "compressionResistance.vertical", "priority": 750}, {"view": "text", "implied": "hugging.vertical", "priority": 250}, {"view": "text", "implied": "compressionResistance.vertical", "priority": 750}], "settling": []},
            {"view": "badge", "horizontal": [{"view": "badge", "implied": "width", "pointer": "/views/0/children/2/width", "priority": 1000}], "vertical": [{"view": "icon", "implied": "height", "pointer": "/views/0/children/1/children/0/height", "priority": 1000}, {"constraint": 0, "text": "title.top == screen.top + 16", "pointer": "/constraints/0", "priority": 1000}, {"constraint": 2, "text": "card.top == title.bottom + 12", "pointer": "/constraints/2", "priority": 1000}, {"constraint": 11, "text": "badge.top == card.top", "pointer": "/constraints/11", "priority": 1000}, {"constraint": 12, "text": "badge.height == 2 * icon.height", "pointer": "/constraints/12", "priority": 1000}, {"view": "title", "implied": "hugging.vertical", "priority": 250}, {"view": "title", "implied": "compressionResistance.vertical", "priority": 750}], "settling": ["badge.left == screen.left"]}
          ],
          "fit": [
            {"view": "card", "compressed": {"width": 228, "height": 56}, "expanded": {"width": 228, "height": 56}},
            {"view": "card", "compressed": {"width": 150, "height": 56}, "expanded": {"width": 150, "height": 56}},
            {"view": "card", "conflicts": [[{"view": "text", "implied": "nonNegative.width", "priority": 1000}, {"view": "card", "implied": "width", "priority": 1000}, {"view": "icon", "implied": "width", "pointer": "/views/0/children/1/children/0/width", "priority": 1000}, {"constraint": 5, "text": "icon.leading == card.leading + 8", "pointer": "/constraints/5", "priority": 1000}, {"constraint": 7, "text": "text.leading == icon.trailing + 8", "pointer": "/constraints/7", "priority": 1000}, {"constraint": 9, "text": "text.trailing == card.trailing - 8", "pointer": "/constraints/9", "priority": 1000}]]}
          ],
          "variants": [
            {"name": "long text",
             "frames": {"screen": {"x": 0, "y": 0, "width": 300, "height": 200}, "title": {"x": 16, "y": 16, "width": 120, "height": 20}, "card": {"x": 16, "y": 48, "width": 268, "height": 56}, "icon": {"x": 8, "y": 8, "width": 24, "height": 24}, "text": {"x": 40, "y": 8, "width": 220, "height": 40}, "badge": {"x": 0, "y": 48, "width": 30, "height": 48}},
             "ambiguous": [{"view": "badge", "attributes": ["x"]}],
             "broken": [],
             "unsatisfied": [{"view": "text", "implied": "compressionResistance.horizontal", "priority": 750, "violation": 180}],
             "explain": [{"view": "text", "horizontal": [{"view": "screen", "implied": "width", "pointer": "/views/0/width", "priority": 1000}, {"view": "icon", "implied": "width", "pointer": "/views/0/children/1/children/0/width", "priority": 1000}, {"constraint": 1, "text": "title.leading == screen.leading + 16", "pointer": "/constraints/1", "priority": 1000}, {"constraint": 3, "text": "card.leading == title.leading", "pointer": "/constraints/3", "priority": 1000}, {"constraint": 4, "text": "card.trailing <= screen.trailing - 16", "pointer": "/constraints/4", "priority": 1000}, {"constraint": 5, "text": "icon.leading == card.leading + 8", "pointer": "/constraints/5", "priority": 1000}, {"constraint": 7, "text": "text.leading == icon.trailing + 8", "pointer": "/constraints/7", "priority": 1000}, {"constraint": 9, "text": "text.trailing == card.trailing - 8", "pointer": "/constraints/9", "priority": 1000}, {"view": "text", "implied": "compressionResistance.horizontal", "priority": 750}], "vertical": [{"constraint": 6, "text": "icon.top == card.top + 8", "pointer": "/constraints/6", "priority": 1000}, {"constraint": 8, "text": "text.top == icon.top", "pointer": "/constraints/8", "priority": 1000}, {"view": "text", "implied": "hugging.vertical", "priority": 250}, {"view": "text", "implied": "compressionResistance.vertical", "priority": 750}], "settling": []}],
             "fit": [{"view": "card", "compressed": {"width": 448, "height": 56}, "expanded": {"width": 448, "height": 56}}]
            }
          ]
        }
    label-under-button-request:
      summary: "A label under a button"
      description: "The label hangs 20 points under the button, starts where the button starts and keeps 40 points less than the screen's width. Its text wants 400 points, so its compression resistance gives way by 65."
      value:
        {
          "views": [
            {"id": "screen", "width": 375, "height": 667, "children": [
              {"id": "button", "x": 20, "y": 100, "width": 120, "height": 44},
              {"id": "label", "intrinsicSize": {"width": 400, "height": 20}}
            ]}
          ],
          "constraints": [
            "label.top == button.bottom + 20",
            "label.leading == button.leading",
            "label.width <= screen.width - 40"
          ]
        }
    label-under-button-answer:
      summary: "A label under a button"
      value:
        {
          "frames": {
            "screen": {"x": 0, "y": 0, "width": 375, "height": 667},
            "button": {"x": 20, "y": 100, "width": 120, "height": 44},
            "label": {"x": 20, "y": 164, "width": 335, "height": 20}
          },
          "ambiguous": [],
          "broken": [],
          "unsatisfied": [
            {"view": "label", "implied": "compressionResistance.horizontal", "priority": 750, "violation": 65}
          ]
        }
    login-form-request:
      summary: "A login form"
      description: "Both labels share a column as wide as the wider text; the fields fill the rest, whatever their hugging says; baselines line up; the hint yields because its compression resistance is low."
      value:
        {
          "views": [
            {"id": "screen", "width": 375, "height": 667, "children": [
              {"id": "emailLabel", "intrinsicSize": {"width": 42.5, "height": 20.5}, "hugging": {"horizontal": 251},
               "firstBaseline": 16, "lastBaseline": 4.5},
              {"id": "emailField", "intrinsicSize": {"width": 97, "height": 34}, "firstBaseline": 23, "lastBaseline": 11},
              {"id": "passwordLabel", "intrinsicSize": {"width": 74.5, "height": 20.5}, "hugging": {"horizontal": 251},
               "firstBaseline": 16, "lastBaseline": 4.5},
              {"id": "passwordField", "intrinsicSize": {"width": 97, "height": 34}, "firstBaseline": 23, "lastBaseline": 11},
              {"id": "signIn", "intrinsicSize": {"width": 64, "height": 44}},
              {"id": "hint", "intrinsicSize": {"width": 380, "height": 17}, "compressionResistance": {"horizontal": 500}}
            ]}
          ],
          "constraints": [
            "emailLabel.leading == screen.leading + 20",
            "emailField.leading == emailLabel.trailing + 8",
            "emailField.trailing == screen.trailing - 20",
            "emailField.top == screen.top + 120",
            "emailLabel.firstBaseline == emailField.firstBaseline",
            "passwordLabel.leading == emailLabel.leading",
            "passwordLabel.width == emailLabel.width",
            "passwordField.leading == emailField.leading",
            "passwordField.trailing == emailField.trailing",
            "passwordField.top == emailField.bottom + 12",
            "passwordLabel.firstBaseline == passwordField.firstBaseline",
            "signIn.leading == passwordField.leading",
            "signIn.trailing == passwordField.trailing",
            "signIn.top == passwordField.bottom + 24",
            "hint.leading == screen.leading + 20",
            "hint.trailing <= screen.trailing - 20",
            "hint.top == signIn.bottom + 16"
          ]
        }
    login-form-answer:
      summary: "A login form"
      value:
        {
          "frames": {
            "screen": {"x": 0, "y": 0, "width": 375, "height": 667},
            "emailLabel": {"x": 20, "y": 127, "width": 74.5, "height": 20.5},
            "emailField": {"x": 102.5, "y": 120, "width": 252.5, "height": 34},
            "passwordLabel": {"x": 20, "y": 173, "width": 74.5, "height": 20.5},
            "passwordField": {"x": 102.5, "y": 166, "width": 252.5, "height": 34},
            "signIn": {"x": 102.5, "y": 224, "width": 252.5, "height": 44},
            "hint": {"x": 20, "y": 284, "width": 335, "height": 17}
          },
          "ambiguous": [],
          "broken": [],
          "unsatisfied": [
            {"view": "hint", "implied": "compressionResistance.horizontal", "priority": 500, "violation": 45},
            {"view": "emailLabel", "implied": "hugging.horizontal", "priority": 251, "violation": 32},
            {"view": "emailField", "implied": "hugging.horizontal", "priority": 250, "violation": 155.5},
            {"view": "passwordField", "implied": "hugging.horizontal", "priority": 250, "violation": 155.5},
            {"view": "signIn", "implied": "hugging.horizontal", "priority": 250, "violation": 188.5}
          ]
        }
    nested-form-request:
      summary: "A nested answer of what is visible"
      description: "Expansion down to depth 1, one id closed again; an id that the list does not have is ignored and listed. Only visible items come back, as nested objects."
      value:
        {
          "items": [
            {"id": "circle", "title": "Circle", "children": [
              {"id": "fill-circle", "title": "Fill (Circle)", "children": ["a.circle.fill"]},
              {"id": "no-fill-circle", "title": "No Fill (Circle)", "children": ["a.circle"]}]},
            {"id": "square", "title": "Square", "children": ["a.square"]}
          ],
          "expand": 1,
          "collapsedItems": ["square", "triangle"],
          "show": "visible",
          "form": "nested"
        }
    nested-form-answer:
      summary: "A nested answer of what is visible"
      value:
        {
          "version": "8f3ab325ad4fc3d5333b9e1ac9fa06f3",
          "items": [
            {"id": "circle", "title": "Circle", "expanded": true, "children": [
              {"id": "fill-circle", "title": "Fill (Circle)", "expanded": false},
              {"id": "no-fill-circle", "title": "No Fill (Circle)", "expanded": false}]},
            {"id": "square", "title": "Square", "expanded": false}
          ],
          "itemCount": 7,
          "visibleCount": 4,
          "ignored": ["triangle"]
        }
    operations-request:
      summary: "Changes to a list"
      description: "Operations are carried out in order, with the meaning that they have on a section snapshot: a new item is collapsed unless it says `expanded`, and an insertion after an item comes after all that it contains."
      value:
        {
          "items": [
            {"id": "circle", "title": "Circle", "children": ["a.circle", "b.circle"]},
            {"id": "square", "title": "Square", "children": ["a.square"]}
          ],
          "operations": [
            {"op": "append", "items": ["b.square", "c.square"], "to": "square"},
            {"op": "insert", "items": [{"id": "triangle", "title": "Triangle", "children": ["a.triangle"]}], "after": "circle"},
            {"op": "delete", "items": ["a.square"]},
            {"op": "replaceChildren", "of": "circle", "items": ["c.circle"]},
            {"op": "collapse", "items": ["square", "hexagon"]}
          ]
        }
    operations-answer:
      summary: "Changes to a list"
      value:
        {
          "version": "87242b25e465f14f9b089fc054318ece",
          "items": [
            {"id": "circle", "title": "Circle", "level": 0, "parent": null, "index": 0, "position": 0, "siblingCount": 3, "visible": true, "expanded": true, "childCount": 1},
            {"id": "c.circle", "title": "c.circle", "level": 1, "parent": "circle", "index": 1, "position": 0, "siblingCount": 1, "visible": true, "childCount": 0},
            {"id": "triangle", "title": "Triangle", "level": 0, "parent": null, "index": 2, "position": 1, "siblingCount": 3, "visible": true, "expanded": false, "childCount": 1},
            {"id": "a.triangle", "title": "a.triangle", "level": 1, "parent": "triangle", "index": 3, "position": 0, "siblingCount": 1, "visible": false, "childCount": 0},
            {"id": "square", "title": "Square", "level": 0, "parent": null, "index": 4, "position": 2, "siblingCount": 3, "visible": true, "expanded": false, "childCount": 2},
            {"id": "b.square", "title": "b.square", "level": 1, "parent": "square", "index": 5, "position": 0, "siblingCount": 2, "visible": false, "childCount": 0},
            {"id": "c.square", "title": "c.square", "level": 1, "parent": "square", "index": 6, "position": 1, "siblingCount": 2, "visible": false, "childCount": 0}
          ],
          "itemCount": 7,
          "visibleCount": 4,
          "ignored": ["hexagon"]
        }
    picture-request:
      summary: "A picture of the frames"
      description: "The name gives way to its room, and nothing says where the badge goes across: `Accept: image/svg+xml`."
      value:
        {
          "views": [
            {"id": "screen", "width": 320, "height": 240, "children": [
              {"id": "avatar", "width": 64, "height": 64},
              {"id": "name", "intrinsicSize": {"width": 240, "height": 24}},
              {"id": "badge", "width": 48, "height": 24}]}
          ],
          "guides": [{"id": "content", "in": "screen", "insets": {"top": 32, "left": 16, "bottom": 16, "right": 16}}],
          "constraints": [
            "avatar.leading == content.leading",
            "avatar.top == content.top",
            "name.leading == avatar.trailing + 12",
            "name.centerY == avatar.centerY",
            "name.trailing <= content.trailing",
            "badge.top == avatar.bottom + 12",
            "content.leading <= badge.leading",
            "badge.trailing <= content.trailing"
          ]
        }
    picture-answer:
      summary: "A picture of the frames"
      value: |
        <svg xmlns="http://www.w3.org/2000/svg" class="trellis" role="img" width="482" height="428" viewBox="-16 -116 482 428" font-family="monospace" font-size="12" xml:space="preserve" aria-labelledby="trellis-title trellis-desc">
        <title id="trellis-title">Layout of 4 views, 1 guide</title>
        <desc id="trellis-desc">1 ambiguous frame, 1 optional constraint not satisfied, 0 required constraints broken.</desc>
        <style>
        .trellis .paper{fill:#fff}
        .trellis text{fill:#1b1f24;stroke:#fff;stroke-width:.25em;stroke-linejoin:round;paint-order:stroke;white-space:pre}
        .trellis .name{font-weight:bold}
        .trellis g>rect,.trellis g>path{stroke-width:1;vector-effect:non-scaling-stroke}
        .trellis .view>rect,.trellis .view>path{fill:none;stroke:#1f5fa8;pointer-events:all}
        .trellis .leaf>rect{fill:#1f5fa8;fill-opacity:.08}
        .trellis .guide>rect,.trellis .guide>path{fill:none;stroke:#2e7d32;stroke-width:1.5;stroke-dasharray:2 2}
        .trellis .guide>text,.trellis .guide>svg>text{fill:#2e7d32;font-style:italic}
        .trellis .ambiguous>rect,.trellis .ambiguous>path{fill:url(#trellis-hatch);fill-opacity:1;stroke:#8a5a00}
        .trellis .hatch{stroke:#8a5a00;stroke-width:2;stroke-opacity:.4}
        .trellis .violated>rect,.trellis .violated>path{stroke:#c62828;stroke-width:2;stroke-dasharray:6 3}
        @media(prefers-color-scheme:dark){
        .trellis .paper{fill:#16191d}
        .trellis text{fill:#e8eaed;stroke:#16191d}
        .trellis .view>rect,.trellis .view>path{stroke:#8ab4f8}
        .trellis .leaf>rect{fill:#8ab4f8}
        .trellis .guide>rect,.trellis .guide>path{stroke:#81c995}
        .trellis .guide>text,.trellis .guide>svg>text{fill:#81c995}
        .trellis .ambiguous>rect,.trellis .ambiguous>path{fill:url(#trellis-hatch);stroke:#fdd663}
        .trellis .hatch{stroke:#fdd663}
        .trellis .violated>rect,.trellis .violated>path{stroke:#f28b82}
        }
        </style>
        <defs><pattern id="trellis-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="hatch" d="M4 0v8"/></pattern></defs>
        <rect class="paper" x="-16" y="-116" width="482" height="428"/>
        <g class="legend">
        <text class="name" y="-88">4 views, 1 guide</text>
        <g class="view leaf"><rect x="0" y="-78" width="24" height="12"/></g><text class="note" x="32" y="-68">a view</text>
        <g class="guide"><rect x="0" y="-58" width="24" height="12"/></g><text class="note" x="32" y="-48">a guide</text>
        <g class="view ambiguous"><rect x="0" y="-38" width="24" height="12"/></g><text class="note" x="32" y="-28">? ambiguous: other frames satisfy the constraints as well</text>
        <g class="view leaf violated"><rect x="0" y="-18" width="24" height="12"/></g><text class="note" x="32" y="-8">! named by a constraint that does not hold</text>
        </g>
        <g class="panel" transform="translate(0 16)">
        <g class="view"><title>screen
        x 0, y 0, width 320, height 240</title><rect x="0" y="0" width="320" height="240"/><text x="0" y="-3">screen</text><g class="view leaf"><title>avatar
        x 16, y 32, width 64, height 64</title><rect x="16" y="32" width="64" height="64"/><text x="18" y="44">avatar</text></g>
        <g class="view leaf violated"><title>name
        x 92, y 52, width 212, height 24
        off by 28: name.compressionResistance.horizontal @ 750</title><rect x="92" y="52" width="212" height="24"/><text x="94" y="64">! name</text></g>
        <g class="view leaf ambiguous"><title>badge
        x 16, y 108, width 48, height 24
        ambiguous: x</title><rect x="16" y="108" width="48" height="24"/><text x="18" y="118.3" font-size="10.3">? badge</text></g>
        <g class="guide"><title>content
        x 16, y 32, width 288, height 192</title><rect x="16" y="32" width="288" height="192"/><text x="250.76" y="44">content</text></g>
        </g>
        <text class="note" y="264"><title>! off by 28: name.compressionResistance.horizontal @ 750</title>! off by 28: name.compressionResistance.horizontal @ 750</text>
        <text class="note" y="280"><title>? ambiguous: badge: x</title>? ambiguous: badge: x</text>
        </g>
        </svg>
    pinned-child-request:
      summary: "A child pinned to the lower half of its container"
      description: "Leading, trailing and bottom edges meet the container's; the top starts at its vertical center."
      value:
        {
          "views": [
            {"id": "container", "width": 390, "height": 844},
            {"id": "child", "parent": "container"}
          ],
          "constraints": [
            "child.leading == container.leading",
            "child.trailing == container.trailing",
            "child.top == container.centerY",
            "child.bottom == container.bottom"
          ]
        }
    pinned-child-answer:
      summary: "A child pinned to the lower half of its container"
      value:
        {
          "frames": {
            "container": {"x": 0, "y": 0, "width": 390, "height": 844},
            "child": {"x": 0, "y": 422, "width": 390, "height": 422}
          },
          "ambiguous": [],
          "broken": [],
          "unsatisfied": []
        }
    right-to-left-request:
      summary: "The same constraints from right to left"
      description: "In `rtl` a constraint that names leading or trailing is mirrored whole: leading is right, constants change sign, `<=` and `>=` change places. Frames still count from the left."
      value:
        {
          "views": [
            {"id": "cell", "width": 320, "height": 44, "children": [
              {"id": "icon", "width": 24, "height": 24},
              {"id": "title", "intrinsicSize": {"width": 150, "height": 20}}
            ]}
          ],
          "constraints": [
            "icon.leading == cell.leading + 16",
            "icon.centerY == cell.centerY",
            "title.leading == icon.trailing + 12",
            "title.trailing <= cell.trailing - 16",
            "title.centerY == cell.centerY"
          ],
          "direction": "rtl"
        }
    right-to-left-answer:
      summary: "The same constraints from right to left"
      value:
        {
          "frames": {
            "cell": {"x": 0, "y": 0, "width": 320, "height": 44},
            "icon": {"x": 280, "y": 10, "width": 24, "height": 24},
            "title": {"x": 118, "y": 12, "width": 150, "height": 20}
          },
          "ambiguous": [],
          "broken": [],
          "unsatisfied": []
        }
    sequence-failure-request:
      summary: "A sequence that a step ends"
      description: "The second step's rows cannot be as wide as they must be. Its problem stands in its answer, with what its template rendered to; the third step is not carried out."
      value:
        {
          "steps": [
            {"id": "list", "post": "/v1/snapshot", "body": {"items": ["a"]}},
            {
              "id": "frames",
              "post": "/v1/layout",
              "template": {
                "views": [
                  {
                    "id": "screen",
                    "width": 320,
                    "height": 480,
                    "children": {"$map": {"$eval": "steps.list.items"}, "each(row)": {"id": "${row.id}", "width": 400}}
                  }
                ],
                "constraints": {
                  "$flatten": {
                    "$map": {"$eval": "steps.list.items"},
                    "each(row)": ["${row.id}.leading >= screen.leading", "${row.id}.trailing <= screen.trailing"]
                  }
                }
              }
            },
            {"id": "again", "post": "/v1/snapshot", "template": {"items": {"$eval": "steps.list.items"}}}
          ]
        }
    sequence-failure-answer:
      summary: "A sequence that a step ends"
      value:
        {
          "steps": [
            {
              "id": "list",
              "status": 200,
              "body": {
                "version": "80cd76db3f479b222c866c03b284b9ab",
                "items": [
                  {
                    "id": "a",
                    "title": "a",
                    "level": 0,
                    "parent": null,
                    "index": 0,
                    "position": 0,
                    "siblingCount": 1,
                    "visible": true,
                    "childCount": 0
                  }
                ],
                "itemCount": 1,
                "visibleCount": 1
              }
            },
            {
              "id": "frames",
              "status": 422,
              "body": {
                "type": "/problems/unsatisfiable-constraints",
                "title": "Unsatisfiable constraints",
                "status": 422,
                "detail": "these cannot all hold: screen width, a width, a.leading >= screen.leading, a.trailing <= screen.trailing",
                "code": "unsatisfiable-constraints",
                "conflicts": [
                  [
                    {"view": "screen", "implied": "width", "pointer": "/views/0/width", "priority": 1000},
                    {"view": "a", "implied": "width", "pointer": "/views/0/children/0/width", "priority": 1000},
                    {"constraint": 0, "text": "a.leading >= screen.leading", "pointer": "/constraints/0", "priority": 1000},
                    {"constraint": 1, "text": "a.trailing <= screen.trailing", "pointer": "/constraints/1", "priority": 1000}
                  ]
                ]
              },
              "sent": {
                "views": [{"id": "screen", "width": 320, "height": 480, "children": [{"id": "a", "width": 400}]}],
                "constraints": ["a.leading >= screen.leading", "a.trailing <= screen.trailing"]
              }
            }
          ],
          "completed": false
        }
    sequence-faults-answer:
      summary: "Mistakes in the steps of a sequence"
      value:
        {
          "type": "/problems/invalid-request",
          "title": "Invalid request",
          "status": 422,
          "detail": "4 faults",
          "code": "invalid-request",
          "errors": [
            {
              "pointer": "/steps/0/post",
              "detail": "must be /v1/layout, /v1/snapshot or /v1/diff, not \"/v1/snapshots\"",
              "suggestion": "/v1/snapshot"
            },
            {"pointer": "/steps/1/post", "detail": "a step cannot be a sequence; it posts to /v1/layout, /v1/snapshot or /v1/diff"},
            {"pointer": "/steps/1/id", "detail": "the id \"list\" is already that of the step at /steps/0"},
            {"pointer": "/steps/2", "detail": "a step needs a \"body\" or a \"template\""}
          ]
        }
    sequence-rows-request:
      summary: "A list, then the frames of its rows"
      description: "The first step expands a list. The second makes a row view for each visible item by `$map`, stacks the rows and indents their titles by their levels."
      value:
        {
          "input": {"width": 320, "height": 44, "indentation": 20},
          "steps": [
            {
              "id": "list",
              "post": "/v1/snapshot",
              "body": {
                "items": [
                  {"id": "circle", "title": "Circle", "children": ["a.circle", "b.circle"]},
                  {"id": "square", "title": "Square", "expanded": false, "children": ["a.square"]}
                ],
                "show": "visible"
              }
            },
            {
              "id": "frames",
              "post": "/v1/layout",
              "template": {
                "views": [
                  {
                    "id": "list",
                    "width": {"$eval": "input.width"},
                    "stack": {"axis": "vertical"},
                    "children": {
                      "$map": {"$eval": "steps.list.items"},
                      "each(row)": {
                        "id": "${row.id}",
                        "height": {"$eval": "input.height"},
                        "children": [{"id": "${row.id} title", "intrinsicSize": {"height": 20}}]
                      }
                    }
                  }
                ],
                "constraints": {
                  "$flatten": {
                    "$map": {"$eval": "steps.list.items"},
                    "each(row)": [
                      "'${row.id} title'.leading == '${row.id}'.leading + ${16 + input.indentation * row.level}",
                      "'${row.id} title'.trailing == '${row.id}'.trailing - 16",
                      "'${row.id} title'.centerY == '${row.id}'.centerY"
                    ]
                  }
                },
                "coordinates": "root"
              }
            }
          ]
        }
    sequence-rows-answer:
      summary: "A list, then the frames of its rows"
      value:
        {
          "steps": [
            {
              "id": "list",
              "status": 200,
              "body": {
                "version": "bd72a547becb8a9699e1bcda9494acb3",
                "items": [
                  {
                    "id": "circle",
                    "title": "Circle",
                    "level": 0,
                    "parent": null,
                    "index": 0,
                    "position": 0,
                    "siblingCount": 2,
                    "visible": true,
                    "expanded": true,
                    "childCount": 2
                  },
                  {
                    "id": "a.circle",
                    "title": "a.circle",
                    "level": 1,
                    "parent": "circle",
                    "index": 1,
                    "position": 0,
                    "siblingCount": 2,
                    "visible": true,
                    "childCount": 0
                  },
                  {
                    "id": "b.circle",
                    "title": "b.circle",
                    "level": 1,
                    "parent": "circle",
                    "index": 2,
                    "position": 1,
                    "siblingCount": 2,
                    "visible": true,
                    "childCount": 0
                  },
                  {
                    "id": "square",
                    "title": "Square",
                    "level": 0,
                    "parent": null,
                    "index": 3,
                    "position": 1,
                    "siblingCount": 2,
                    "visible": true,
                    "expanded": false,
                    "childCount": 1
                  }
                ],
                "itemCount": 5,
                "visibleCount": 4
              }
            },
            {
              "id": "frames",
              "status": 200,
              "body": {
                "frames": {
                  "list": {"x": 0, "y": 0, "width": 320, "height": 176},
                  "circle": {"x": 0, "y": 0, "width": 320, "height": 44},
                  "circle title": {"x": 16, "y": 12, "width": 288, "height": 20},
                  "a.circle": {"x": 0, "y": 44, "width": 320, "height": 44},
                  "a.circle title": {"x": 36, "y": 56, "width": 268, "height": 20},
                  "b.circle": {"x": 0, "y": 88, "width": 320, "height": 44},
                  "b.circle title": {"x": 36, "y": 100, "width": 268, "height": 20},
                  "square": {"x": 0, "y": 132, "width": 320, "height": 44},
                  "square title": {"x": 16, "y": 144, "width": 288, "height": 20}
                },
                "ambiguous": [],
                "broken": [],
                "unsatisfied": []
              }
            }
          ],
          "completed": true
        }
    single-level-list-request:
      summary: "A single-level list"
      description: "A string is short for an item whose id and title are that string."
      value:
        {
          "items": ["Cell 1", "Cell 2", "Cell 3", "paperplane.fill", "doc.text", "book.fill"]
        }
    single-level-list-answer:
      summary: "A single-level list"
      value:
        {
          "version": "4d6e341002d835ec4525a8d73eb94429",
          "items": [
            {"id": "Cell 1", "title": "Cell 1", "level": 0, "parent": null, "index": 0, "position": 0, "siblingCount": 6, "visible": true, "childCount": 0},
            {"id": "Cell 2", "title": "Cell 2", "level": 0, "parent": null, "index": 1, "position": 1, "siblingCount": 6, "visible": true, "childCount": 0},
            {"id": "Cell 3", "title": "Cell 3", "level": 0, "parent": null, "index": 2, "position": 2, "siblingCount": 6, "visible": true, "childCount": 0},
            {"id": "paperplane.fill", "title": "paperplane.fill", "level": 0, "parent": null, "index": 3, "position": 3, "siblingCount": 6, "visible": true, "childCount": 0},
            {"id": "doc.text", "title": "doc.text", "level": 0, "parent": null, "index": 4, "position": 4, "siblingCount": 6, "visible": true, "childCount": 0},
            {"id": "book.fill", "title": "book.fill", "level": 0, "parent": null, "index": 5, "position": 5, "siblingCount": 6, "visible": true, "childCount": 0}
          ],
          "itemCount": 6,
          "visibleCount": 6
        }
    stack-request:
      summary: "A card of stack views"
      description: "A column within the card's margins, with a hidden view that takes no room, a spacing of its own after the title, and a row of equally wide buttons. The card is as high as what is in it."
      value:
        {
          "views": [
            {"id": "card", "width": 300, "margins": {"top": 12, "leading": 16, "bottom": 12, "trailing": 16},
             "stack": {"axis": "vertical", "spacing": 8, "customSpacing": {"title": 4}, "hidden": ["badge"]},
             "children": [
              {"id": "title", "intrinsicSize": {"width": 120, "height": 24}},
              {"id": "badge", "intrinsicSize": {"width": 40, "height": 16}},
              {"id": "text", "intrinsicSize": {"width": 250, "height": 60}},
              {"id": "buttons", "stack": {"distribution": "fillEqually", "alignment": "center", "spacing": 10}, "children": [
                {"id": "cancel", "intrinsicSize": {"width": 60, "height": 30}},
                {"id": "send", "intrinsicSize": {"width": 50, "height": 44}}
              ]}
            ]}
          ]
        }
    stack-answer:
      summary: "A card of stack views"
      value:
        {
          "frames": {
            "card": {"x": 0, "y": 0, "width": 300, "height": 164},
            "title": {"x": 16, "y": 12, "width": 268, "height": 24},
            "badge": {"x": 16, "y": 36, "width": 40, "height": 0},
            "text": {"x": 16, "y": 40, "width": 268, "height": 60},
            "buttons": {"x": 16, "y": 108, "width": 268, "height": 44},
            "cancel": {"x": 0, "y": 7, "width": 129, "height": 30},
            "send": {"x": 139, "y": 0, "width": 129, "height": 44}
          },
          "ambiguous": [],
          "broken": [],
          "unsatisfied": [
            {"view": "badge", "implied": "compressionResistance.vertical", "priority": 750, "violation": 16},
            {"view": "title", "implied": "hugging.horizontal", "priority": 250, "violation": 148},
            {"view": "text", "implied": "hugging.horizontal", "priority": 250, "violation": 18},
            {"view": "cancel", "implied": "hugging.horizontal", "priority": 250, "violation": 69},
            {"view": "send", "implied": "hugging.horizontal", "priority": 250, "violation": 79},
            {"view": "card", "implied": "stack.hidden", "arranged": "badge", "pointer": "/views/0/stack", "priority": 51, "violation": 40},
            {"view": "buttons", "implied": "stack.size", "pointer": "/views/0/children/3/stack", "priority": 51, "violation": 44}
          ]
        }
    structured-and-text-request:
      summary: "Structured and textual constraints together"
      description: "A required cap of the label's width in text and a tighter, optional one as an object. The optional one (750) outranks the label's compression resistance (740), which is off by 322.5."
      value:
        {
          "views": [
            {"id": "screen", "width": 375, "height": 812, "children": [
              {"id": "button", "intrinsicSize": {"width": 80, "height": 44}},
              {"id": "label", "intrinsicSize": {"width": 500, "height": 20},
               "hugging": {"horizontal": 251}, "compressionResistance": {"horizontal": 740},
               "firstBaseline": 15, "lastBaseline": 5}
            ]}
          ],
          "constraints": [
            "button.centerX == screen.centerX",
            "button.top == screen.top + 100",
            "label.top == button.bottom + 20",
            "label.leading == button.leading",
            "label.width <= screen.width - 40",
            {"id": "cap", "first": "label.width", "relation": "<=", "second": "screen.width",
             "multiplier": 0.5, "constant": -10, "priority": 750}
          ],
          "direction": "ltr",
          "scale": 2,
          "coordinates": "parent",
          "onConflict": "fail"
        }
    structured-and-text-answer:
      summary: "Structured and textual constraints together"
      value:
        {
          "frames": {
            "screen": {"x": 0, "y": 0, "width": 375, "height": 812},
            "button": {"x": 147.5, "y": 100, "width": 80, "height": 44},
            "label": {"x": 147.5, "y": 164, "width": 177.5, "height": 20}
          },
          "ambiguous": [],
          "broken": [],
          "unsatisfied": [
            {"view": "label", "implied": "compressionResistance.horizontal", "priority": 740, "violation": 322.5}
          ]
        }
    template-request:
      summary: "A list from a template"
      description: "A JSON-e document and its data. One row for each symbol; expressions stand in `${…}`."
      value:
        {
          "template": {
            "items": {
              "$map": {"$eval": "symbols"},
              "each(s)": {"id": "${s}", "title": "${uppercase(s[0:1])}${s[1:]}"}
            }
          },
          "context": {"symbols": ["a.circle", "b.square"]}
        }
    template-answer:
      summary: "A list from a template"
      value:
        {
          "version": "f812ec652f8eaa6844bb26d8f944392d",
          "items": [
            {"id": "a.circle", "title": "A.circle", "level": 0, "parent": null, "index": 0, "position": 0, "siblingCount": 2, "visible": true, "childCount": 0},
            {"id": "b.square", "title": "B.square", "level": 0, "parent": null, "index": 1, "position": 1, "siblingCount": 2, "visible": true, "childCount": 0}
          ],
          "itemCount": 2,
          "visibleCount": 2
        }
    template-directory-request:
      summary: "Groups from data, sorted and filtered"
      description: "Teams in the order of their names with the people in them, but for those that are hidden. Numbers that a template passes on keep all their digits."
      value:
        {
          "template": {
            "$let": {
              "teams": {"$sort": {"$eval": "teams"}, "by(t)": "lowercase(t.name)"}
            },
            "in": {
              "items": {
                "$map": {"$eval": "teams"},
                "each(t)": {
                  "id": "team-${t.id}",
                  "title": "${t.name}, ${len(t.people)} people",
                  "expanded": {"$eval": "len(t.people) < 3"},
                  "children": {
                    "$map": {"$eval": "t.people"},
                    "each(p)": {
                      "$if": "!(p['hidden'] == true)",
                      "then": {"id": "person-${p.id}", "title": {"$eval": "p.name"}, "number": {"$eval": "p.id"}}
                    }
                  }
                }
              },
              "show": "visible"
            }
          },
          "context": {
            "teams": [
              {"id": 2, "name": "Tools", "people": [{"id": 9007199254740993, "name": "Ada"}, {"id": 12, "name": "Grace", "hidden": true}]},
              {"id": 1, "name": "apps", "people": [{"id": 21, "name": "Alan"}, {"id": 22, "name": "Edsger"}, {"id": 23, "name": "Barbara"}]}
            ]
          }
        }
    template-directory-answer:
      summary: "Groups from data, sorted and filtered"
      value:
        {
          "version": "1889633688f467c67bf4041d3916250a",
          "items": [
            {"id": "team-1", "title": "apps, 3 people", "level": 0, "parent": null, "index": 0, "position": 0, "siblingCount": 2, "visible": true, "expanded": false, "childCount": 3},
            {"id": "team-2", "title": "Tools, 2 people", "level": 0, "parent": null, "index": 4, "position": 1, "siblingCount": 2, "visible": true, "expanded": true, "childCount": 1},
            {"id": "person-9007199254740993", "title": "Ada", "level": 1, "parent": "team-2", "index": 5, "position": 0, "siblingCount": 1, "visible": true, "childCount": 0, "number": 9007199254740993}
          ],
          "itemCount": 6,
          "visibleCount": 3
        }
    template-error-request:
      summary: "A mistake in a template"
      description: "The pointer leads to the string, and the column counts in it."
      value:
        {
          "template": {
            "items": [
              "a.circle",
              {"id": "b", "title": "total: ${first + secnd}"}
            ]
          },
          "context": {"first": 1, "second": 2}
        }
    template-error-answer:
      summary: "A mistake in a template"
      value:
        {
          "type": "/problems/template-error",
          "title": "Template error",
          "status": 422,
          "detail": "unknown context value secnd",
          "code": "template-error",
          "errors": [
            {"pointer": "/template/items/1/title", "detail": "unknown context value secnd", "column": 18}
          ]
        }
    text-errors-request:
      summary: "Mistakes in constraint text"
      description: "All faults of a request come at once, each with a JSON Pointer, the line and column in the text and, where a known name is near, a suggestion."
      value:
        {
          "views": [
            {"id": "screen", "width": 375, "height": 667, "children": [
              {"id": "button", "x": 20, "y": 100, "width": 120, "height": 44},
              {"id": "label", "intrinsicSize": {"width": 400, "height": 20}}
            ]}
          ],
          "constraints": [
            "label.top = button.bottom + 20",
            "label.leadng == button.leading",
            "labl.width <= screen.width - 40",
            "label.top == button.leading",
            "label.height >= 20 @ 1001"
          ]
        }
    text-errors-answer:
      summary: "Mistakes in constraint text"
      value:
        {
          "type": "/problems/constraint-syntax",
          "title": "Constraint syntax",
          "status": 422,
          "detail": "5 faults",
          "code": "constraint-syntax",
          "errors": [
            {"pointer": "/constraints/0", "detail": "expected `==`, `<=` or `>=`, found `=`", "line": 1, "column": 11, "suggestion": "=="},
            {"pointer": "/constraints/1", "detail": "there is no attribute \"leadng\"", "line": 1, "column": 7, "suggestion": "leading"},
            {"pointer": "/constraints/2", "detail": "there is no view or guide \"labl\"", "line": 1, "column": 1, "suggestion": "label"},
            {"pointer": "/constraints/3", "detail": "top is a vertical position and leading is a horizontal position; both sides must be of one kind", "line": 1, "column": 14},
            {"pointer": "/constraints/4", "detail": "a priority is above 0 and at most 1000, not 1001", "line": 1, "column": 22}
          ]
        }
    text-tree-answer:
      summary: "A list as a tree of text"
      value: |
        Cell 1
        Cell 2
        Cell 4
        ├─ a.circle
        └─ ▸ Cell 5 (1 hidden)
    two-level-list-request:
      summary: "A two-level list"
      description: "Two groups of symbols. Without `expand` everything is expanded."
      value:
        {
          "items": [
            {"id": "circle", "title": "Circle", "children": ["a.circle", "b.circle"]},
            {"id": "square", "title": "Square", "children": ["a.square", "b.square"]}
          ]
        }
    two-level-list-answer:
      summary: "A two-level list"
      value:
        {
          "version": "658fe30bbb5486effe4c63ee4ff3f1c0",
          "items": [
            {"id": "circle", "title": "Circle", "level": 0, "parent": null, "index": 0, "position": 0, "siblingCount": 2, "visible": true, "expanded": true, "childCount": 2},
            {"id": "a.circle", "title": "a.circle", "level": 1, "parent": "circle", "index": 1, "position": 0, "siblingCount": 2, "visible": true, "childCount": 0},
            {"id": "b.circle", "title": "b.circle", "level": 1, "parent": "circle", "index": 2, "position": 1, "siblingCount": 2, "visible": true, "childCount": 0},
            {"id": "square", "title": "Square", "level": 0, "parent": null, "index": 3, "position": 1, "siblingCount": 2, "visible": true, "expanded": true, "childCount": 2},
            {"id": "a.square", "title": "a.square", "level": 1, "parent": "square", "index": 4, "position": 0, "siblingCount": 2, "visible": true, "childCount": 0},
            {"id": "b.square", "title": "b.square", "level": 1, "parent": "square", "index": 5, "position": 1, "siblingCount": 2, "visible": true, "childCount": 0}
          ],
          "itemCount": 6,
          "visibleCount": 6
        }
    unknown-members-answer:
      summary: "Members that a request does not have"
      value:
        {
          "type": "/problems/invalid-request",
          "title": "Invalid request",
          "status": 422,
          "detail": "4 faults",
          "code": "invalid-request",
          "errors": [
            {"pointer": "/constraint", "detail": "unknown member \"constraint\"", "suggestion": "constraints"},
            {"pointer": "/views/0/hieght", "detail": "unknown member \"hieght\"", "suggestion": "height"},
            {"pointer": "/views/0/width", "detail": "must be a number, not a string"},
            {"pointer": "/views/0/children/0/hugging/horizontol", "detail": "unknown member \"horizontol\"", "suggestion": "horizontal"}
          ]
        }
    unsatisfiable-request:
      summary: "Required constraints that cannot all hold"
      description: "A sidebar of 200 points and a content area of at least 150 do not fit side by side into 300. The answer names the smallest set at fault, given numbers included, and nothing that is not part of it."
      value:
        {
          "views": [
            {"id": "window", "width": 300, "height": 200, "children": [{"id": "sidebar"}, {"id": "content"}]}
          ],
          "constraints": [
            "sidebar.top == window.top",
            "sidebar.left == window.left",
            {"id": "sidebar-width", "text": "sidebar.width == 200"},
            "content.left == sidebar.right",
            "content.right == window.right",
            {"id": "content-width", "first": "content.width", "relation": ">=", "constant": 150}
          ]
        }
    unsatisfiable-answer:
      summary: "Required constraints that cannot all hold"
      value:
        {
          "type": "/problems/unsatisfiable-constraints",
          "title": "Unsatisfiable constraints",
          "status": 422,
          "detail": "these cannot all hold: window width, sidebar.left == window.left, sidebar.width == 200, content.left == sidebar.right, content.right == window.right, content.width >= 150",
          "code": "unsatisfiable-constraints",
          "conflicts": [
            [
              {"view": "window", "implied": "width", "pointer": "/views/0/width", "priority": 1000},
              {"constraint": 1, "text": "sidebar.left == window.left", "pointer": "/constraints/1", "priority": 1000},
              {"constraint": 2, "id": "sidebar-width", "text": "sidebar.width == 200", "pointer": "/constraints/2", "priority": 1000},
              {"constraint": 3, "text": "content.left == sidebar.right", "pointer": "/constraints/3", "priority": 1000},
              {"constraint": 4, "text": "content.right == window.right", "pointer": "/constraints/4", "priority": 1000},
              {"constraint": 5, "id": "content-width", "text": "content.width >= 150", "pointer": "/constraints/5", "priority": 1000}
            ]
          ]
        }
    variants-request:
      summary: "One set of constraints on several screens"
      description: "Each variant changes some values and is solved again; a variant that cannot be solved has `conflicts` in place of `frames`."
      value:
        {
          "views": [
            {"id": "screen", "width": 375, "height": 667, "children": [{"id": "card", "height": 120}]}
          ],
          "constraints": [
            "card.centerX == screen.centerX",
            "card.top == screen.top + 24",
            {"id": "fill", "text": "card.width == screen.width - 48"},
            {"id": "least", "text": "card.width >= 200"}
          ],
          "variants": [
            {"name": "small", "set": {"screen.width": 320, "screen.height": 568}},
            {"name": "tight", "set": {"fill.constant": -100, "card.height": 80}},
            {"name": "watch", "set": {"screen.width": 184}},
            {"name": "watch-relaxed", "set": {"screen.width": 184, "least.active": false}}
          ]
        }
    variants-answer:
      summary: "One set of constraints on several screens"
      value:
        {
          "frames": {
            "screen": {"x": 0, "y": 0, "width": 375, "height": 667},
            "card": {"x": 24, "y": 24, "width": 327, "height": 120}
          },
          "ambiguous": [],
          "broken": [],
          "unsatisfied": [],
          "variants": [
            {"name": "small",
             "frames": {
               "screen": {"x": 0, "y": 0, "width": 320, "height": 568},
               "card": {"x": 24, "y": 24, "width": 272, "height": 120}
             },
             "ambiguous": [], "broken": [], "unsatisfied": []},
            {"name": "tight",
             "frames": {
               "screen": {"x": 0, "y": 0, "width": 375, "height": 667},
               "card": {"x": 50, "y": 24, "width": 275, "height": 80}
             },
             "ambiguous": [], "broken": [], "unsatisfied": []},
            {"name": "watch",
             "conflicts": [
               [
                 {"view": "screen", "implied": "width", "pointer": "/views/0/width", "priority": 1000},
                 {"constraint": 2, "id": "fill", "text": "card.width == screen.width - 48", "pointer": "/constraints/2", "priority": 1000},
                 {"constraint": 3, "id": "least", "text": "card.width >= 200", "pointer": "/constraints/3", "priority": 1000}
               ]
             ]},
            {"name": "watch-relaxed",
             "frames": {
               "screen": {"x": 0, "y": 0, "width": 184, "height": 667},
               "card": {"x": 24, "y": 24, "width": 136, "height": 120}
             },
             "ambiguous": [], "broken": [], "unsatisfied": []}
          ]
        }
    visual-format-request:
      summary: "A row in the Visual Format Language"
      description: "A find bar: two buttons and a field, standard spacings at both ends, a metric for one distance, and centers in common. The field takes what the buttons leave."
      value:
        {
          "views": [
            {"id": "bar", "width": 360, "height": 60, "children": [
              {"id": "find", "intrinsicSize": {"width": 50, "height": 30}},
              {"id": "findNext", "intrinsicSize": {"width": 80, "height": 30}},
              {"id": "findField", "intrinsicSize": {"height": 34}, "firstBaseline": 24}
            ]}
          ],
          "constraints": [
            {"visual": "|-[find]-[findNext]-gap-[findField(>=20)]-|", "metrics": {"gap": 12}, "align": ["centerY"]},
            {"visual": "V:|-(>=4)-[findField]"},
            "findField.centerY == bar.centerY"
          ]
        }
    visual-format-answer:
      summary: "A row in the Visual Format Language"
      value:
        {
          "frames": {
            "bar": {"x": 0, "y": 0, "width": 360, "height": 60},
            "find": {"x": 20, "y": 15, "width": 50, "height": 30},
            "findNext": {"x": 78, "y": 15, "width": 80, "height": 30},
            "findField": {"x": 170, "y": 13, "width": 170, "height": 34}
          },
          "ambiguous": [],
          "broken": [],
          "unsatisfied": []
        }
    windowed-list-request:
      summary: "A window over the visible items"
      description: "Three visible rows from the second on, of a list whose branches are closed but for the one that says `expanded`. `hasMore` tells that rows follow."
      value:
        {
          "items": [
            {"id": "inbox", "title": "Inbox", "children": ["today", "earlier"]},
            {"id": "projects", "title": "Projects", "expanded": true, "children": [
              "garden",
              {"id": "house", "title": "House", "children": ["kitchen", "roof"]}]},
            "archive",
            "trash"
          ],
          "expand": "none",
          "window": {"offset": 1, "limit": 3}
        }
    windowed-list-answer:
      summary: "A window over the visible items"
      value:
        {
          "version": "751b470eadcddb666cde5b74390d813f",
          "items": [
            {"id": "projects", "title": "Projects", "level": 0, "parent": null, "index": 3, "position": 1, "siblingCount": 4, "visible": true, "expanded": true, "childCount": 2},
            {"id": "garden", "title": "garden", "level": 1, "parent": "projects", "index": 4, "position": 0, "siblingCount": 2, "visible": true, "childCount": 0},
            {"id": "house", "title": "House", "level": 1, "parent": "projects", "index": 5, "position": 1, "siblingCount": 2, "visible": true, "expanded": false, "childCount": 2}
          ],
          "itemCount": 10,
          "visibleCount": 6,
          "hasMore": true
        }
  # examples: end

"""#

  /// The same document as JSON.
  static let json: StaticString = #"""
{
 "openapi": "3.1.1",
 "info": {
  "title": "Trellis",
  "version": "0.1.0",
  "summary": "Solved frames for constraint layouts, snapshots of hierarchical lists, and the changes between them.",
  "license": {
   "name": "Apache License 2.0",
   "identifier": "Apache-2.0"
  },
  "description": "Three questions of user-interface code, answered over HTTP: where does each view go, given its\nconstraints (`POST /v1/layout`), which rows does a hierarchical list show, in which order\n(`POST /v1/snapshot`), and what are the fewest changes from one such list to another\n(`POST /v1/diff`). Questions that build on one another's answers go into one call\n(`POST /v1/sequence`). All are pure functions: equal requests get equal answers, and nothing is\nkept between requests.\n\n**JSON.** Bodies are one JSON document in UTF-8. A request without `Content-Type` counts as JSON.\nDuplicate members of an object and lone surrogates are malformed. Ids compare byte by byte: two\nspellings of one accented letter are two ids. Unknown members are refused, with a suggestion where a\nknown name is near. Numbers are 64-bit binary floating point and are answered in the shortest form\nthat reads back the same, never as `-0`.\n\n**Methods.** Every path that has GET has HEAD, which answers with the same fields and no body. Every\npath has OPTIONS, which answers 204 with `Allow`; so does `OPTIONS *`. Another method of HTTP,\nTRACE among them, is 405 with `Allow`; CONNECT, and one that the server does not know, is 501.\n\n**Conditions.** `If-None-Match` with the entity tag of a resource is answered 304. `If-Match` is answered 412\nunless it is `*`: the tags here are weak, and a weak tag never matches there (RFC 9110, section 13.1.1).\n\n**Errors.** Every error is an `application/problem+json` document (RFC 9457) with a stable `code`; the\ncodes and their statuses are the closed table of the schema `ProblemCode`, and `GET /problems/{code}`\nexplains each. Where the input is at fault `errors` lists every fault of the request, up to a limit, each\nwith a JSON Pointer. A code marked `semantic` in the table answers requests that follow the schemas\nof this document and still cannot be carried out; `invalid-request` answers those that do not follow them.\n\n**Names of requests.** Every answer has `X-Request-ID`: that of the request if it has one of 1 to 128\nletters, digits and `-._~+/=:@`, else one that was made for it. A valid `traceparent` (W3C Trace\nContext) is answered as it came. The access log has both.\n\n**Waiting for 100.** A client that sends `Expect: 100-continue` is asked for its body only where its head\ndoes not decide the answer: a wrong path, method or media type is answered at once.\n\n**Limits.** Each is configurable; a limit that is hit is an error that names it and its value. By\ndefault: body 16 MiB, target 8 KiB, headers 16 KiB and 100 fields, JSON depth 2,100, views and guides\n100,000, constraints 500,000, variants 100, items 1,000,000, item depth 1,000, id 64 KiB, rendered\ntemplate 1,000,000 values and 64 MiB (200,000,000 steps), sequence 32 steps, request time 10 s, answer\n256 MiB, errors listed 50.\n"
 },
 "servers": [
  {
   "url": "/",
   "description": "The server that this document came from."
  }
 ],
 "tags": [
  {
   "name": "layout",
   "description": "Constraints in, frames out."
  },
  {
   "name": "lists",
   "description": "Hierarchical lists in, ordered and expanded snapshots out, or the changes between two."
  },
  {
   "name": "sequences",
   "description": "Dependent requests in one call."
  },
  {
   "name": "service",
   "description": "The service about itself."
  }
 ],
 "paths": {
  "/v1/layout": {
   "post": {
    "operationId": "solveLayout",
    "tags": [
     "layout"
    ],
    "summary": "Solve a set of layout constraints.",
    "description": "Required constraints hold, to 1e-6 relative to the numbers in them. Then, from the highest priority\nbelow 1000 down, the sum of absolute violations at that priority is made as small as possible without\nmaking any higher priority worse; differences below 1e-7 × (1 + the optimum) do not count.\n\nSizes are never negative: `width >= 0` and `height >= 0` are implicit and required for views and for\nguides without `insets`.\n",
    "requestBody": {
     "required": true,
     "description": "A layout. Sent without `Content-Type` it counts as JSON.",
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/LayoutRequest"
       },
       "examples": {
        "label-under-button": {
         "$ref": "#/components/examples/label-under-button-request"
        },
        "pinned-child": {
         "$ref": "#/components/examples/pinned-child-request"
        },
        "structured-and-text": {
         "$ref": "#/components/examples/structured-and-text-request"
        },
        "visual-format": {
         "$ref": "#/components/examples/visual-format-request"
        },
        "stack": {
         "$ref": "#/components/examples/stack-request"
        },
        "explain-and-fit": {
         "$ref": "#/components/examples/explain-and-fit-request"
        },
        "login-form": {
         "$ref": "#/components/examples/login-form-request"
        },
        "right-to-left": {
         "$ref": "#/components/examples/right-to-left-request"
        },
        "ambiguous": {
         "$ref": "#/components/examples/ambiguous-request"
        },
        "broken-in-order": {
         "$ref": "#/components/examples/broken-in-order-request"
        },
        "variants": {
         "$ref": "#/components/examples/variants-request"
        },
        "picture": {
         "$ref": "#/components/examples/picture-request"
        },
        "unsatisfiable": {
         "$ref": "#/components/examples/unsatisfiable-request"
        },
        "text-errors": {
         "$ref": "#/components/examples/text-errors-request"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The frames, or a picture of them for `Accept: image/svg+xml`.\n",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/LayoutAnswer"
        },
        "examples": {
         "label-under-button": {
          "$ref": "#/components/examples/label-under-button-answer"
         },
         "pinned-child": {
          "$ref": "#/components/examples/pinned-child-answer"
         },
         "structured-and-text": {
          "$ref": "#/components/examples/structured-and-text-answer"
         },
         "visual-format": {
          "$ref": "#/components/examples/visual-format-answer"
         },
         "stack": {
          "$ref": "#/components/examples/stack-answer"
         },
         "explain-and-fit": {
          "$ref": "#/components/examples/explain-and-fit-answer"
         },
         "login-form": {
          "$ref": "#/components/examples/login-form-answer"
         },
         "right-to-left": {
          "$ref": "#/components/examples/right-to-left-answer"
         },
         "ambiguous": {
          "$ref": "#/components/examples/ambiguous-answer"
         },
         "broken-in-order": {
          "$ref": "#/components/examples/broken-in-order-answer"
         },
         "variants": {
          "$ref": "#/components/examples/variants-answer"
         }
        }
       },
       "image/svg+xml": {
        "schema": {
         "$ref": "#/components/schemas/LayoutPicture"
        },
        "examples": {
         "picture": {
          "$ref": "#/components/examples/picture-answer"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MalformedRequest"
     },
     "406": {
      "$ref": "#/components/responses/NotAcceptable"
     },
     "408": {
      "$ref": "#/components/responses/RequestTimeout"
     },
     "411": {
      "$ref": "#/components/responses/LengthRequired"
     },
     "413": {
      "$ref": "#/components/responses/ContentTooLarge"
     },
     "414": {
      "$ref": "#/components/responses/TargetTooLong"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "417": {
      "$ref": "#/components/responses/ExpectationFailed"
     },
     "422": {
      "description": "Understood but wrong. `invalid-request`: the body does not follow the schema. All other codes:\nwhat the body means is at fault. A request with faults of both kinds is `invalid-request` and\nlists them all.\n",
      "x-problem-codes": [
       "invalid-request",
       "limit-exceeded",
       "number-out-of-range",
       "work-limit-exceeded",
       "duplicate-id",
       "unknown-view",
       "invalid-hierarchy",
       "constraint-syntax",
       "incompatible-anchors",
       "invalid-variant",
       "unsatisfiable-constraints"
      ],
      "content": {
       "application/problem+json": {
        "schema": {
         "$ref": "#/components/schemas/LayoutProblem"
        },
        "examples": {
         "unsatisfiable": {
          "$ref": "#/components/examples/unsatisfiable-answer"
         },
         "text-errors": {
          "$ref": "#/components/examples/text-errors-answer"
         },
         "unknown-members": {
          "$ref": "#/components/examples/unknown-members-answer"
         }
        }
       }
      },
      "links": {
       "explanation": {
        "$ref": "#/components/links/Explanation"
       }
      }
     },
     "431": {
      "$ref": "#/components/responses/HeaderFieldsTooLarge"
     },
     "501": {
      "$ref": "#/components/responses/NotImplemented"
     },
     "503": {
      "$ref": "#/components/responses/WorkUnavailable"
     },
     "505": {
      "$ref": "#/components/responses/HTTPVersionNotSupported"
     }
    }
   }
  },
  "/v1/snapshot": {
   "post": {
    "operationId": "buildSnapshot",
    "tags": [
     "lists"
    ],
    "summary": "Build an ordered, expanded snapshot of a hierarchical list.",
    "description": "The items in depth-first order, each with its place and whether it shows. The request has the list, or\na `template` that renders to such a request. Steps in order: the template is rendered, the list is built, `expand`, `expanded`, `expandedItems` and `collapsedItems` settle what is expanded, `operations` are\ncarried out, and `window`, `show` and `form` choose what the answer has of it.\n",
    "requestBody": {
     "required": true,
     "description": "A list. Sent without `Content-Type` it counts as JSON.",
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SnapshotRequest"
       },
       "examples": {
        "single-level-list": {
         "$ref": "#/components/examples/single-level-list-request"
        },
        "two-level-list": {
         "$ref": "#/components/examples/two-level-list-request"
        },
        "collapsed-branch": {
         "$ref": "#/components/examples/collapsed-branch-request"
        },
        "windowed-list": {
         "$ref": "#/components/examples/windowed-list-request"
        },
        "nested-form": {
         "$ref": "#/components/examples/nested-form-request"
        },
        "operations": {
         "$ref": "#/components/examples/operations-request"
        },
        "template": {
         "$ref": "#/components/examples/template-request"
        },
        "template-directory": {
         "$ref": "#/components/examples/template-directory-request"
        },
        "template-error": {
         "$ref": "#/components/examples/template-error-request"
        },
        "duplicate-items": {
         "$ref": "#/components/examples/duplicate-items-request"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The snapshot: as rows in depth-first order, as nested items where the request asks for\n`\"form\": \"nested\"`, or as a tree of text for `Accept: text/plain`.\n",
      "headers": {
       "ETag": {
        "description": "The snapshot's `version` as a weak entity tag.",
        "schema": {
         "type": "string",
         "pattern": "^W/\"[!#-~]+\"$"
        }
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "anyOf": [
          {
           "$ref": "#/components/schemas/SnapshotAnswer"
          },
          {
           "$ref": "#/components/schemas/NestedSnapshotAnswer"
          }
         ]
        },
        "examples": {
         "single-level-list": {
          "$ref": "#/components/examples/single-level-list-answer"
         },
         "two-level-list": {
          "$ref": "#/components/examples/two-level-list-answer"
         },
         "collapsed-branch": {
          "$ref": "#/components/examples/collapsed-branch-answer"
         },
         "windowed-list": {
          "$ref": "#/components/examples/windowed-list-answer"
         },
         "nested-form": {
          "$ref": "#/components/examples/nested-form-answer"
         },
         "operations": {
          "$ref": "#/components/examples/operations-answer"
         },
         "template": {
          "$ref": "#/components/examples/template-answer"
         },
         "template-directory": {
          "$ref": "#/components/examples/template-directory-answer"
         }
        }
       },
       "text/plain": {
        "schema": {
         "type": "string"
        },
        "examples": {
         "text-tree": {
          "$ref": "#/components/examples/text-tree-answer"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MalformedRequest"
     },
     "406": {
      "$ref": "#/components/responses/NotAcceptable"
     },
     "408": {
      "$ref": "#/components/responses/RequestTimeout"
     },
     "411": {
      "$ref": "#/components/responses/LengthRequired"
     },
     "413": {
      "$ref": "#/components/responses/ContentTooLarge"
     },
     "414": {
      "$ref": "#/components/responses/TargetTooLong"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "417": {
      "$ref": "#/components/responses/ExpectationFailed"
     },
     "422": {
      "description": "Understood but wrong; nothing is built. `invalid-request`: the body does not follow the schema. All\nother codes: what the body means is at fault. A request with faults of both kinds is\n`invalid-request` and lists them all.\n",
      "x-problem-codes": [
       "invalid-request",
       "limit-exceeded",
       "number-out-of-range",
       "work-limit-exceeded",
       "template-error",
       "duplicate-item",
       "reserved-member",
       "unknown-item",
       "hidden-item",
       "conflicting-expansion",
       "invalid-operation"
      ],
      "content": {
       "application/problem+json": {
        "schema": {
         "$ref": "#/components/schemas/Problem"
        },
        "examples": {
         "template-error": {
          "$ref": "#/components/examples/template-error-answer"
         },
         "duplicate-items": {
          "$ref": "#/components/examples/duplicate-items-answer"
         }
        }
       }
      },
      "links": {
       "explanation": {
        "$ref": "#/components/links/Explanation"
       }
      }
     },
     "431": {
      "$ref": "#/components/responses/HeaderFieldsTooLarge"
     },
     "501": {
      "$ref": "#/components/responses/NotImplemented"
     },
     "503": {
      "$ref": "#/components/responses/WorkUnavailable"
     },
     "505": {
      "$ref": "#/components/responses/HTTPVersionNotSupported"
     }
    }
   }
  },
  "/v1/diff": {
   "post": {
    "operationId": "findDifference",
    "tags": [
     "lists"
    ],
    "summary": "Find the fewest changes that make one list of another.",
    "description": "Items are the same where their ids are. Among the children of one item as few as possible move; an item that is\nin another one then is one move, with all that it contains. Each operation can be carried out when its turn\ncomes, and all of them in order make `to` of `from`, exactly: order, levels, payload and what is expanded.\nWhere both sides have one version there are no changes, also if `ignored` of their answers differs.\n\nWith `Accept: text/plain` the answer is a tree of text whose lines begin with `+` (new), `-` (gone), `>` (moved)\nor `~` (otherwise changed); unchanged items far from any change are left out.\n",
    "requestBody": {
     "required": true,
     "description": "Two lists. Sent without `Content-Type` it counts as JSON.",
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DifferenceRequest"
       },
       "examples": {
        "diff": {
         "$ref": "#/components/examples/diff-request"
        },
        "diff-posted-back": {
         "$ref": "#/components/examples/diff-posted-back-request"
        },
        "diff-rows": {
         "$ref": "#/components/examples/diff-rows-request"
        },
        "diff-json-patch": {
         "$ref": "#/components/examples/diff-json-patch-request"
        },
        "diff-incomplete": {
         "$ref": "#/components/examples/diff-incomplete-request"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The changes: operations, a JSON Patch, or changes of the visible rows, as `format` says, or a tree of text\nfor `Accept: text/plain`.\n",
      "headers": {
       "ETag": {
        "description": "Both versions and the format, as a weak entity tag.",
        "schema": {
         "type": "string",
         "pattern": "^W/\"[!#-~]+\"$"
        }
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "anyOf": [
          {
           "$ref": "#/components/schemas/OperationsAnswer"
          },
          {
           "$ref": "#/components/schemas/JSONPatchAnswer"
          },
          {
           "$ref": "#/components/schemas/RowsAnswer"
          }
         ]
        },
        "examples": {
         "diff": {
          "$ref": "#/components/examples/diff-answer"
         },
         "diff-posted-back": {
          "$ref": "#/components/examples/diff-posted-back-answer"
         },
         "diff-rows": {
          "$ref": "#/components/examples/diff-rows-answer"
         },
         "diff-json-patch": {
          "$ref": "#/components/examples/diff-json-patch-answer"
         }
        }
       },
       "text/plain": {
        "schema": {
         "type": "string"
        },
        "examples": {
         "diff-text": {
          "$ref": "#/components/examples/diff-text-answer"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MalformedRequest"
     },
     "406": {
      "$ref": "#/components/responses/NotAcceptable"
     },
     "408": {
      "$ref": "#/components/responses/RequestTimeout"
     },
     "411": {
      "$ref": "#/components/responses/LengthRequired"
     },
     "413": {
      "$ref": "#/components/responses/ContentTooLarge"
     },
     "414": {
      "$ref": "#/components/responses/TargetTooLong"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "417": {
      "$ref": "#/components/responses/ExpectationFailed"
     },
     "422": {
      "description": "Understood but wrong; nothing is compared. `invalid-request`: the body does not follow the schema. All\nother codes: what the body means is at fault. A request with faults of both kinds is\n`invalid-request`. The faults of both sides are listed together.\n",
      "x-problem-codes": [
       "invalid-request",
       "limit-exceeded",
       "number-out-of-range",
       "work-limit-exceeded",
       "template-error",
       "duplicate-item",
       "reserved-member",
       "unknown-item",
       "conflicting-expansion",
       "invalid-operation",
       "incomplete-snapshot"
      ],
      "content": {
       "application/problem+json": {
        "schema": {
         "$ref": "#/components/schemas/Problem"
        },
        "examples": {
         "diff-incomplete": {
          "$ref": "#/components/examples/diff-incomplete-answer"
         }
        }
       }
      },
      "links": {
       "explanation": {
        "$ref": "#/components/links/Explanation"
       }
      }
     },
     "431": {
      "$ref": "#/components/responses/HeaderFieldsTooLarge"
     },
     "501": {
      "$ref": "#/components/responses/NotImplemented"
     },
     "503": {
      "$ref": "#/components/responses/WorkUnavailable"
     },
     "505": {
      "$ref": "#/components/responses/HTTPVersionNotSupported"
     }
    }
   }
  },
  "/v1/sequence": {
   "post": {
    "operationId": "runSequence",
    "tags": [
     "sequences"
    ],
    "summary": "Carry out requests that build on one another's answers.",
    "description": "The steps are carried out in order, within the service. Each has its body as it is sent, or a template that\nmakes it from the answers before it. The first step that fails ends the sequence.\n\nA sequence may cost what one request may: its steps share the request's time and memory, the solver work, the\nvalues, bytes and steps of templates, and the bytes of answers. All other limits are those of each step. A step\nthat exceeds what is left fails with `limit-exceeded` or `work-limit-exceeded`; time or memory that runs out is\nno step's fault and fails the whole request (503 `time-limit-exceeded`, 422 `work-limit-exceeded`).\n",
    "requestBody": {
     "required": true,
     "description": "A sequence. Sent without `Content-Type` it counts as JSON.",
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SequenceRequest"
       },
       "examples": {
        "sequence-rows": {
         "$ref": "#/components/examples/sequence-rows-request"
        },
        "sequence-failure": {
         "$ref": "#/components/examples/sequence-failure-request"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answers of the steps, up to the first that failed.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SequenceAnswer"
        },
        "examples": {
         "sequence-rows": {
          "$ref": "#/components/examples/sequence-rows-answer"
         },
         "sequence-failure": {
          "$ref": "#/components/examples/sequence-failure-answer"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MalformedRequest"
     },
     "406": {
      "$ref": "#/components/responses/NotAcceptable"
     },
     "408": {
      "$ref": "#/components/responses/RequestTimeout"
     },
     "411": {
      "$ref": "#/components/responses/LengthRequired"
     },
     "413": {
      "$ref": "#/components/responses/ContentTooLarge"
     },
     "414": {
      "$ref": "#/components/responses/TargetTooLong"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "417": {
      "$ref": "#/components/responses/ExpectationFailed"
     },
     "422": {
      "description": "Understood but wrong; no step was carried out. `invalid-request`: the body does not follow the schema. All\nother codes: what the body means is at fault. What is wrong with a step's own body is told in the answer\nof that step.\n",
      "x-problem-codes": [
       "invalid-request",
       "limit-exceeded",
       "work-limit-exceeded",
       "duplicate-id"
      ],
      "content": {
       "application/problem+json": {
        "schema": {
         "$ref": "#/components/schemas/Problem"
        },
        "examples": {
         "sequence-faults": {
          "$ref": "#/components/examples/sequence-faults-answer"
         }
        }
       }
      },
      "links": {
       "explanation": {
        "$ref": "#/components/links/Explanation"
       }
      }
     },
     "431": {
      "$ref": "#/components/responses/HeaderFieldsTooLarge"
     },
     "501": {
      "$ref": "#/components/responses/NotImplemented"
     },
     "503": {
      "$ref": "#/components/responses/WorkUnavailable"
     },
     "505": {
      "$ref": "#/components/responses/HTTPVersionNotSupported"
     }
    }
   }
  },
  "/healthz": {
   "get": {
    "operationId": "getHealth",
    "tags": [
     "service"
    ],
    "summary": "Tell whether the process lives.",
    "description": "Answers under any load and while draining.",
    "responses": {
     "200": {
      "description": "The process lives.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Health"
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/HTTPProblem"
     }
    }
   }
  },
  "/readyz": {
   "get": {
    "operationId": "getReadiness",
    "tags": [
     "service"
    ],
    "summary": "Tell whether the service takes new work.",
    "responses": {
     "200": {
      "description": "New work is welcome.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Readiness"
        }
       }
      }
     },
     "503": {
      "description": "The service is draining and takes no new work.",
      "x-problem-codes": [
       "draining",
       "overloaded"
      ],
      "headers": {
       "Retry-After": {
        "$ref": "#/components/headers/RetryAfter"
       }
      },
      "content": {
       "application/problem+json": {
        "schema": {
         "$ref": "#/components/schemas/Problem"
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/HTTPProblem"
     }
    }
   }
  },
  "/metrics": {
   "get": {
    "operationId": "getMetrics",
    "tags": [
     "service"
    ],
    "summary": "Tell what the server has done and what it holds, for Prometheus.",
    "description": "Requests by route and status with a histogram of their times, bytes, connections, the work queue,\nsolver work, problems by code, and the process. The label `route` is a path of this document, never\na raw path; `none` stands for requests that no route has answered.\n",
    "responses": {
     "200": {
      "description": "Prometheus's text format.",
      "content": {
       "text/plain": {
        "schema": {
         "type": "string"
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/HTTPProblem"
     }
    }
   }
  },
  "/version": {
   "get": {
    "operationId": "getVersion",
    "tags": [
     "service"
    ],
    "summary": "Tell what was built, from what.",
    "responses": {
     "200": {
      "description": "Facts of the build.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Version"
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "default": {
      "$ref": "#/components/responses/HTTPProblem"
     }
    }
   }
  },
  "/openapi.yaml": {
   "get": {
    "operationId": "getOpenAPIYAML",
    "tags": [
     "service"
    ],
    "summary": "This document as YAML.",
    "description": "For `Accept: text/plain` the same bytes are called text.",
    "responses": {
     "200": {
      "description": "This document.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      },
      "content": {
       "application/yaml": {
        "schema": {
         "type": "object"
        }
       },
       "text/plain": {
        "schema": {
         "type": "string"
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "default": {
      "$ref": "#/components/responses/HTTPProblem"
     }
    }
   }
  },
  "/openapi.json": {
   "get": {
    "operationId": "getOpenAPIJSON",
    "tags": [
     "service"
    ],
    "summary": "This document as JSON.",
    "responses": {
     "200": {
      "description": "This document.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "type": "object"
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "default": {
      "$ref": "#/components/responses/HTTPProblem"
     }
    }
   }
  },
  "/problems/{code}": {
   "get": {
    "operationId": "explainProblem",
    "tags": [
     "service"
    ],
    "summary": "Explain a problem code.",
    "description": "What the `type` of every problem document points to.",
    "parameters": [
     {
      "name": "code",
      "in": "path",
      "required": true,
      "description": "A code of the table.",
      "schema": {
       "$ref": "#/components/schemas/ProblemCode"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "What the code means.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ProblemExplanation"
        }
       }
      }
     },
     "404": {
      "description": "The table does not have this code.",
      "x-problem-codes": [
       "not-found"
      ],
      "content": {
       "application/problem+json": {
        "schema": {
         "$ref": "#/components/schemas/Problem"
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/HTTPProblem"
     }
    }
   }
  }
 },
 "components": {
  "schemas": {
   "LayoutRequest": {
    "description": "Views, guides and the constraints between them.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "views"
    ],
    "properties": {
     "views": {
      "description": "The views, roots first or in any order. At most 100,000 views and guides together, nested ones counted.",
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/View"
      }
     },
     "guides": {
      "description": "Invisible rectangles that constraints can name. They get frames too.",
      "type": "array",
      "default": [],
      "items": {
       "$ref": "#/components/schemas/Guide"
      }
     },
     "constraints": {
      "description": "The constraints. At most 500,000, each part of a chain or visual format counted.",
      "type": "array",
      "default": [],
      "items": {
       "$ref": "#/components/schemas/Constraint"
      }
     },
     "direction": {
      "$ref": "#/components/schemas/Direction"
     },
     "scale": {
      "description": "Pixels per point, up to 100,000: each edge is rounded half up to 1/scale in root coordinates (ties within 1e-6, which is a tenth of a pixel at the limit), a frame being the difference of its rounded edges. Up to a scale of 1000, a length of the request that is within 5e-7 of whole pixels, as 20.333333 is at a scale of 3, counts as these. Without a scale frames are exact.",
      "type": "number",
      "exclusiveMinimum": 0,
      "maximum": 100000,
      "examples": [
       1,
       2,
       3
      ]
     },
     "coordinates": {
      "description": "What `x` and `y` of the answer's frames count from, the parent's frame or the root's.",
      "enum": [
       "parent",
       "root"
      ],
      "default": "parent"
     },
     "onConflict": {
      "description": "What to do when required constraints cannot all hold. `fail`: answer 422 with the minimal sets\nthat are at fault. `break`: admit required constraints in order (non-negative sizes and given numbers,\nthen `constraints`, then intrinsic sizes at 1000), leave out each one that cannot hold with those\nadmitted, and list it in `broken`.\n",
      "enum": [
       "fail",
       "break"
      ],
      "default": "fail"
     },
     "variants": {
      "description": "The set solved again with other values, up to 100 times.",
      "type": "array",
      "default": [],
      "items": {
       "$ref": "#/components/schemas/Variant"
      }
     },
     "explain": {
      "$ref": "#/components/schemas/Explain"
     },
     "fit": {
      "$ref": "#/components/schemas/FitList"
     }
    }
   },
   "Explain": {
    "description": "The ids of views and guides of which the answer says why they are where they are. At most 100. Those of the\nrequest are about the set itself, those of a variant about that variant.\n",
    "type": "array",
    "default": [],
    "items": {
     "type": "string"
    }
   },
   "FitList": {
    "description": "Views of which the answer says how large they are by what is in them alone: as small and as large as that\nallows, where it does not matter up to 10,000. At most 100. Those of the request are about the set itself,\nthose of a variant about that variant.\n",
    "type": "array",
    "default": [],
    "items": {
     "$ref": "#/components/schemas/Fit"
    }
   },
   "Fit": {
    "description": "A view, by its id; with the width or height that it is to have, if one is given.",
    "anyOf": [
     {
      "type": "string"
     },
     {
      "$ref": "#/components/schemas/FitAtSize"
     }
    ]
   },
   "FitAtSize": {
    "description": "A view with the width or height that it is to have.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "view"
    ],
    "properties": {
     "view": {
      "type": "string"
     },
     "width": {
      "$ref": "#/components/schemas/Length"
     },
     "height": {
      "$ref": "#/components/schemas/Length"
     }
    }
   },
   "Id": {
    "description": "A name, compared byte by byte. At most 64 KiB in UTF-8.",
    "type": "string",
    "examples": [
     "label"
    ]
   },
   "Length": {
    "description": "A length or position, in points.",
    "type": "number",
    "minimum": -1000000000000,
    "maximum": 1000000000000
   },
   "Factor": {
    "description": "A multiplier; other than 0 its magnitude is at least 1e-9.",
    "type": "number",
    "minimum": -1000000000,
    "maximum": 1000000000
   },
   "Priority": {
    "description": "A number above 0 and up to 1000, or a name: `required` 1000, `high` 750, `low` 250, `fitting` 50. At 1000 a constraint is required.",
    "anyOf": [
     {
      "type": "number",
      "exclusiveMinimum": 0,
      "maximum": 1000
     },
     {
      "$ref": "#/components/schemas/PriorityName"
     }
    ]
   },
   "PriorityName": {
    "description": "The name of a priority.",
    "enum": [
     "required",
     "high",
     "low",
     "fitting"
    ]
   },
   "AxisPriorities": {
    "description": "A priority for both axes, or one per axis.",
    "anyOf": [
     {
      "$ref": "#/components/schemas/Priority"
     },
     {
      "$ref": "#/components/schemas/PriorityByAxis"
     }
    ]
   },
   "PriorityByAxis": {
    "description": "A priority per axis.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "horizontal": {
      "$ref": "#/components/schemas/Priority"
     },
     "vertical": {
      "$ref": "#/components/schemas/Priority"
     }
    }
   },
   "View": {
    "description": "A rectangle with a name. Views and guides share one name space.\n\n`x`, `y`, `width`, `height` given as numbers are required constraints on the frame against the parent;\n`x` and `y` of a root default to 0. A size that is left out is solved like any other.\n",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "parent": {
      "description": "The id of another view, anywhere in the request, that this one is in. Only where the view does not stand in another one's `children`.",
      "type": "string"
     },
     "children": {
      "description": "The views in this one.",
      "type": "array",
      "default": [],
      "items": {
       "$ref": "#/components/schemas/View"
      }
     },
     "x": {
      "description": "The left edge, from the parent's frame.",
      "$ref": "#/components/schemas/Length"
     },
     "y": {
      "description": "The upper edge, from the parent's frame.",
      "$ref": "#/components/schemas/Length"
     },
     "width": {
      "description": "The frame's width.",
      "$ref": "#/components/schemas/Length"
     },
     "height": {
      "description": "The frame's height.",
      "$ref": "#/components/schemas/Length"
     },
     "intrinsicSize": {
      "$ref": "#/components/schemas/IntrinsicSize"
     },
     "stack": {
      "$ref": "#/components/schemas/Stack"
     },
     "hugging": {
      "description": "How strongly the view refuses to be larger than its intrinsic size: `size <= intrinsic` at this priority.",
      "default": 250,
      "$ref": "#/components/schemas/AxisPriorities"
     },
     "compressionResistance": {
      "description": "How strongly the view refuses to be smaller than its intrinsic size: `size >= intrinsic` at this priority.",
      "default": 750,
      "$ref": "#/components/schemas/AxisPriorities"
     },
     "firstBaseline": {
      "description": "How far the first baseline is below the frame's top.",
      "default": 0,
      "$ref": "#/components/schemas/Length"
     },
     "lastBaseline": {
      "description": "How far the last baseline is above the frame's bottom.",
      "default": 0,
      "$ref": "#/components/schemas/Length"
     },
     "margins": {
      "description": "Insets from the frame to the rectangle of `view.margins`.",
      "default": 8,
      "$ref": "#/components/schemas/DirectionalInsets"
     },
     "safeArea": {
      "description": "Insets from the frame to the rectangle of `view.safeArea`.",
      "default": 0,
      "$ref": "#/components/schemas/DirectionalInsets"
     },
     "alignmentInsets": {
      "description": "Insets from the frame to the rectangle that the view's own anchors and intrinsic size see. The answer gives the frame.",
      "$ref": "#/components/schemas/Insets"
     }
    }
   },
   "Stack": {
    "description": "The view arranges its children one after the other, as UIKit's stack views do. What it implies is named\n`{\"view\", \"implied\": \"stack.spacing\", \"arranged\", \"pointer\", \"priority\"}`.\n",
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "axis": {
      "description": "A row or a column.",
      "enum": [
       "horizontal",
       "vertical"
      ],
      "default": "horizontal"
     },
     "distribution": {
      "description": "How the views share the stack's length. `fill`: as their priorities say; `fillEqually`: equally;\n`fillProportionally`: as their intrinsic sizes (at 999); `equalSpacing`: with equal gaps, not below the\nspacing; `equalCentering`: with equally distant centers where the spacing allows it.\n",
      "enum": [
       "fill",
       "fillEqually",
       "fillProportionally",
       "equalSpacing",
       "equalCentering"
      ],
      "default": "fill"
     },
     "alignment": {
      "description": "Where the views stand across the stack. `top` is the leading edge of a column, `leading` the top of a row, and so on; baselines align rows only. Without `fill` the stack is as thin as its views let it be.",
      "enum": [
       "fill",
       "leading",
       "top",
       "firstBaseline",
       "center",
       "trailing",
       "bottom",
       "lastBaseline"
      ],
      "default": "fill"
     },
     "spacing": {
      "description": "Between two views, in points.",
      "default": 0,
      "$ref": "#/components/schemas/Length"
     },
     "customSpacing": {
      "description": "The spacing after a view, by its id, in place of `spacing`.",
      "type": "object",
      "default": {},
      "additionalProperties": {
       "$ref": "#/components/schemas/Length"
      }
     },
     "arranged": {
      "description": "The ids of the children that it arranges, in their order; all of them where it is missing.",
      "type": "array",
      "uniqueItems": true,
      "items": {
       "type": "string"
      }
     },
     "hidden": {
      "description": "The ids of arranged views for which there is no room.",
      "type": "array",
      "default": [],
      "items": {
       "type": "string"
      }
     },
     "marginsRelative": {
      "description": "Whether the views keep within the margins; where it is missing, whether the view gives `margins`.",
      "type": "boolean"
     },
     "baselineRelative": {
      "description": "Whether the spacing of a column counts from last to first baseline.",
      "type": "boolean",
      "default": false
     }
    }
   },
   "IntrinsicSize": {
    "description": "The size that the content asks for. An axis that is left out has no intrinsic metric.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "width": {
      "$ref": "#/components/schemas/Length"
     },
     "height": {
      "$ref": "#/components/schemas/Length"
     },
     "heightForWidth": {
      "description": "Wrapping text: pairs of a width and the height at that width. Widths are solved first; the height is\nthat of the largest listed width not above the solved one, else of the smallest; then the set is\nsolved once more.\n",
      "type": "array",
      "minItems": 1,
      "items": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Length"
       },
       "minItems": 2,
       "maxItems": 2
      },
      "examples": [
       [
        [
         500,
         20
        ],
        [
         250,
         40
        ]
       ]
      ]
     }
    }
   },
   "Insets": {
    "description": "Distances from the edges inwards, in points, by side.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "top": {
      "$ref": "#/components/schemas/Inset"
     },
     "left": {
      "$ref": "#/components/schemas/Inset"
     },
     "bottom": {
      "$ref": "#/components/schemas/Inset"
     },
     "right": {
      "$ref": "#/components/schemas/Inset"
     }
    }
   },
   "DirectionalInsets": {
    "description": "Distances from the edges inwards, in points: one for all sides, or by the direction of reading.",
    "anyOf": [
     {
      "$ref": "#/components/schemas/Length"
     },
     {
      "$ref": "#/components/schemas/InsetsByDirection"
     }
    ]
   },
   "InsetsByDirection": {
    "description": "Distances from the edges inwards, in points, by the direction of reading.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "top": {
      "$ref": "#/components/schemas/Inset"
     },
     "leading": {
      "$ref": "#/components/schemas/Inset"
     },
     "bottom": {
      "$ref": "#/components/schemas/Inset"
     },
     "trailing": {
      "$ref": "#/components/schemas/Inset"
     }
    }
   },
   "Inset": {
    "description": "The distance from one edge inwards, in points. A side that is left out keeps its default.",
    "$ref": "#/components/schemas/Length"
   },
   "Guide": {
    "description": "An invisible rectangle in a view.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "in"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "in": {
      "description": "The id of the view that it is in.",
      "type": "string"
     },
     "insets": {
      "description": "Pins the edges to the view's frame at these distances; sides that are left out are 0. Such a guide may come out with a negative size when its view is smaller than the insets.",
      "$ref": "#/components/schemas/Insets"
     }
    }
   },
   "Attribute": {
    "description": "What an anchor measures: an edge, center, baseline or size of the view or guide, or an edge, center or\nsize of a view's inset rectangles. A horizontal position pairs with a horizontal position, a vertical one\nwith a vertical one, a size with a size; `leading` and `trailing` do not pair with `left` and `right`.\n",
    "enum": [
     "left",
     "right",
     "top",
     "bottom",
     "leading",
     "trailing",
     "width",
     "height",
     "centerX",
     "centerY",
     "firstBaseline",
     "lastBaseline",
     "margins.left",
     "margins.right",
     "margins.top",
     "margins.bottom",
     "margins.leading",
     "margins.trailing",
     "margins.width",
     "margins.height",
     "margins.centerX",
     "margins.centerY",
     "safeArea.left",
     "safeArea.right",
     "safeArea.top",
     "safeArea.bottom",
     "safeArea.leading",
     "safeArea.trailing",
     "safeArea.width",
     "safeArea.height",
     "safeArea.centerX",
     "safeArea.centerY"
    ]
   },
   "Anchor": {
    "description": "A quantity of a view or guide: as text, `view.attribute`, where a name that is not `[A-Za-z_][A-Za-z0-9_]*` stands in single quotes, a quote in it doubled; or as an object.",
    "anyOf": [
     {
      "type": "string",
      "examples": [
       "label.top",
       "'title label'.margins.leading"
      ]
     },
     {
      "$ref": "#/components/schemas/AnchorParts"
     }
    ]
   },
   "AnchorParts": {
    "description": "A quantity of a view or guide, as an object.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "view",
     "attribute"
    ],
    "properties": {
     "view": {
      "$ref": "#/components/schemas/Id"
     },
     "attribute": {
      "$ref": "#/components/schemas/Attribute"
     }
    }
   },
   "Constraint": {
    "description": "A constraint: as text, as an object with text, as an object of parts, or several as a visual format.",
    "anyOf": [
     {
      "$ref": "#/components/schemas/ConstraintText"
     },
     {
      "$ref": "#/components/schemas/VisualConstraint"
     },
     {
      "$ref": "#/components/schemas/TextConstraint"
     },
     {
      "$ref": "#/components/schemas/StructuredConstraint"
     }
    ]
   },
   "ConstraintText": {
    "description": "`first (== | <= | >=) second [@ priority]`. A side is a sum of numbers and at most one anchor, which may\nhave a factor: `2 * a.width`, `a.width * 0.5`, `a.width / 2`. A side can also have the difference of two\npositions, whose factors are equal: `b.leading - a.trailing` is a size, which is negative where the order is the\nother one. A chain such as `0 <= label.top <= 20` is two constraints with one index, told apart by `part`. White\nspace is free; `#` starts a comment.\n\nEvery position counts from the origin of the constraint's container: the nearest common ancestor of its\ntwo items (an item counts as its own ancestor, a guide's parent is its view), the parent for a constraint\non one item, the root coordinates where there is none.\n",
    "type": "string",
    "examples": [
     "label.top == button.bottom + 20",
     "label.width <= screen.width - 40",
     "0 <= label.top <= 20 @ high",
     "b.leading - a.trailing == c.leading - b.trailing"
    ]
   },
   "ConstraintId": {
    "description": "A name for this constraint, for answers and for the paths of variants. Unique among constraints.",
    "type": "string",
    "examples": [
     "cap"
    ]
   },
   "TextConstraint": {
    "description": "A constraint as text with a name, a priority, or a switch.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "text"
    ],
    "properties": {
     "text": {
      "$ref": "#/components/schemas/ConstraintText"
     },
     "id": {
      "$ref": "#/components/schemas/ConstraintId"
     },
     "priority": {
      "description": "How much it matters, where the text does not say it.",
      "default": 1000,
      "$ref": "#/components/schemas/Priority"
     },
     "container": {
      "$ref": "#/components/schemas/Container"
     },
     "active": {
      "$ref": "#/components/schemas/Active"
     }
    }
   },
   "VisualConstraint": {
    "description": "A row of views in the Visual Format Language, which stands for several constraints with one index, told apart\nby `part`.\n\n`|` is the view that the item beside it is in. `-` is the standard spacing, 8 between views and 20 to `|`;\nnothing is none; `-8-`, `-metric-` or `-(>=8,<=20@high)-` are others. A view has its name in brackets and, in\nparentheses, comparisons of its length with numbers, metrics and other views: `[a(==b,>=40@750)]`. Behind `@` stands\na number, a metric, or `required`, `high`, `low` or `fitting`. `V:` is a column.\nNames that are not plain stand in single quotes. White space is free.\n",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "visual"
    ],
    "properties": {
     "visual": {
      "description": "The format.",
      "type": "string",
      "examples": [
       "H:|-[a(==b,>=40@750)]-8-[b]-|",
       "V:|[header(44)][list]|"
      ]
     },
     "metrics": {
      "description": "Numbers by name, for distances, lengths and priorities; they come before views and priorities of the same name.",
      "type": "object",
      "default": {},
      "additionalProperties": {
       "$ref": "#/components/schemas/Length"
      }
     },
     "align": {
      "description": "What the views have in common across the row: every view is joined to the first. Vertical positions for a row, horizontal ones for a column.",
      "type": "array",
      "default": [],
      "uniqueItems": true,
      "items": {
       "enum": [
        "left",
        "right",
        "leading",
        "trailing",
        "centerX",
        "top",
        "bottom",
        "centerY",
        "firstBaseline",
        "lastBaseline"
       ]
      }
     },
     "direction": {
      "description": "Which way a row runs; a column runs down.",
      "enum": [
       "leadingToTrailing",
       "leftToRight",
       "rightToLeft"
      ],
      "default": "leadingToTrailing"
     },
     "id": {
      "$ref": "#/components/schemas/ConstraintId"
     },
     "priority": {
      "description": "How much it matters, where the format does not say it.",
      "default": 1000,
      "$ref": "#/components/schemas/Priority"
     },
     "active": {
      "$ref": "#/components/schemas/Active"
     }
    }
   },
   "StructuredConstraint": {
    "description": "`first relation multiplier × second + constant`.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "first",
     "relation"
    ],
    "properties": {
     "first": {
      "$ref": "#/components/schemas/Anchor"
     },
     "relation": {
      "description": "How the sides relate.",
      "enum": [
       "==",
       "<=",
       ">="
      ]
     },
     "second": {
      "description": "The anchor on the right side; without it the constraint is on one item alone.",
      "$ref": "#/components/schemas/Anchor"
     },
     "multiplier": {
      "description": "What `second` is multiplied by.",
      "default": 1,
      "$ref": "#/components/schemas/Factor"
     },
     "constant": {
      "description": "What is added on the right side, in points.",
      "default": 0,
      "$ref": "#/components/schemas/Length"
     },
     "id": {
      "$ref": "#/components/schemas/ConstraintId"
     },
     "priority": {
      "description": "How much it matters.",
      "default": 1000,
      "$ref": "#/components/schemas/Priority"
     },
     "container": {
      "$ref": "#/components/schemas/Container"
     },
     "active": {
      "$ref": "#/components/schemas/Active"
     }
    }
   },
   "Container": {
    "description": "The id of the view from whose origin positions count, in place of the nearest common ancestor. It matters for multipliers other than 1 and for constants alone.",
    "type": "string"
   },
   "Active": {
    "description": "Whether the constraint takes part.",
    "type": "boolean",
    "default": true
   },
   "Direction": {
    "description": "The direction of reading. In `rtl` a constraint that names `leading` or `trailing` is mirrored whole:\nleading means right, the constant changes sign, `<=` and `>=` change places, and positions count from\nthe container's right edge. Other constraints stay as they are.\n",
    "enum": [
     "ltr",
     "rtl"
    ],
    "default": "ltr"
   },
   "Variant": {
    "description": "The same set with other values.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name"
    ],
    "properties": {
     "name": {
      "description": "What the variant is called in the answer. Unique among variants.",
      "type": "string",
      "examples": [
       "small"
      ]
     },
     "direction": {
      "$ref": "#/components/schemas/Direction"
     },
     "set": {
      "description": "Values by path: `view.x`, `view.y`, `view.width`, `view.height`, `view.intrinsicSize.width`,\n`view.intrinsicSize.height`, `constraint-id.constant`, `constraint-id.priority` and\n`constraint-id.active`. Names that are not plain stand in single quotes, as in constraint text.\n",
      "type": "object",
      "default": {},
      "additionalProperties": {
       "anyOf": [
        {
         "$ref": "#/components/schemas/Length"
        },
        {
         "type": "boolean"
        },
        {
         "$ref": "#/components/schemas/PriorityName"
        }
       ]
      },
      "examples": [
       {
        "screen.width": 320
       }
      ]
     },
     "explain": {
      "$ref": "#/components/schemas/Explain"
     },
     "fit": {
      "$ref": "#/components/schemas/FitList"
     }
    }
   },
   "LayoutAnswer": {
    "description": "The solved set.",
    "allOf": [
     {
      "$ref": "#/components/schemas/Solution"
     },
     {
      "type": "object",
      "properties": {
       "variants": {
        "description": "The variants, in the order of the request; absent where it has none.",
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/VariantAnswer"
        }
       },
       "explain": {
        "description": "Why the views of the request's `explain` are where they are, in their order; absent without it.",
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/Explanation"
        }
       },
       "fit": {
        "description": "The fitting sizes of the request's `fit`, in its order; absent without it.",
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/FittingSizes"
        }
       }
      }
     }
    ]
   },
   "LayoutPicture": {
    "description": "An SVG document that shows the frames to people: those of the request and then, beside and below each\nother, those of its variants, each with its name. How it looks may change; that it shows all of this does not.\n\n- **Frames.** A view is a group in the group of the view that it is in, a rectangle, a label with its id, and a\n  `title` (a tooltip) with its id, its frame as the JSON answer has it, and what is marked. A guide is a dotted rectangle.\n  A frame without width or height is a line or a cross; one with a negative size covers the points on the\n  other side of its origin. Views more than 64 levels deep stand side by side in the group of their\n  ancestor at that level.\n- **Marks.** An ambiguous frame is hatched and `?` stands before its label. A frame that an unsatisfied or a\n  broken constraint names is dashed and has `!`. Below the frames stand the constraints, with the amounts\n  by which they do not hold, and what is ambiguous: eight of each kind, and the number of the others. A variant\n  that cannot be solved has its conflicts there.\n- **Size.** All coordinates are absolute within a panel. A point is one unit, or a power of two that keeps small\n  layouts readable and large ones in bounds, which is then stated; outlines have one width at any size.\n- **Labels** take at most 40 columns and are cut with `…` beyond. The font shrinks from 12 to 6 units with the frame;\n  what does not fit then is cut, and what would have less than four columns, or would cover another label, is\n  left out and listed below the frames.\n- **Text.** Ids stand in text only, with controls, line ends and marks that turn the direction of text escaped. There\n  is no script, and nothing is loaded. The document suits light and dark schemes.\n",
    "type": "string"
   },
   "Solution": {
    "description": "Frames and what is to be said about them.",
    "type": "object",
    "required": [
     "frames",
     "ambiguous",
     "broken",
     "unsatisfied"
    ],
    "properties": {
     "frames": {
      "description": "The frame of every view and guide, by id.",
      "type": "object",
      "additionalProperties": {
       "$ref": "#/components/schemas/Frame"
      }
     },
     "ambiguous": {
      "description": "Every view and guide with an attribute of its frame that is not the same in all optimal solutions (spread over 1e-4). It still gets a frame, the same one for the same request.",
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/AmbiguousView"
      }
     },
     "broken": {
      "description": "With `\"onConflict\": \"break\"`, each required constraint that could not be admitted, with the minimal set of those at fault.",
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/BrokenConstraint"
      }
     },
     "unsatisfied": {
      "description": "Optional constraints violated by more than 1e-6: highest priority first, then by index, part and the order of views.",
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/UnsatisfiedConstraint"
      }
     }
    }
   },
   "AmbiguousView": {
    "description": "A view or guide whose frame is not settled.",
    "type": "object",
    "required": [
     "view",
     "attributes"
    ],
    "properties": {
     "view": {
      "$ref": "#/components/schemas/Id"
     },
     "attributes": {
      "description": "The attributes, in the answer's coordinates.",
      "type": "array",
      "minItems": 1,
      "uniqueItems": true,
      "items": {
       "$ref": "#/components/schemas/FrameAttribute"
      }
     }
    }
   },
   "FrameAttribute": {
    "description": "A member of a frame.",
    "enum": [
     "x",
     "y",
     "width",
     "height"
    ]
   },
   "BrokenConstraint": {
    "description": "A required constraint that could not be admitted.",
    "oneOf": [
     {
      "$ref": "#/components/schemas/BrokenReference"
     },
     {
      "$ref": "#/components/schemas/BrokenImplication"
     }
    ]
   },
   "BrokenReference": {
    "description": "A constraint of the request that could not be admitted.",
    "allOf": [
     {
      "$ref": "#/components/schemas/ConstraintReference"
     },
     {
      "$ref": "#/components/schemas/Breaking"
     }
    ]
   },
   "BrokenImplication": {
    "description": "What a view implies, where it could not be admitted.",
    "allOf": [
     {
      "$ref": "#/components/schemas/ImpliedReference"
     },
     {
      "$ref": "#/components/schemas/Breaking"
     }
    ]
   },
   "Breaking": {
    "description": "Why a constraint could not be admitted.",
    "type": "object",
    "required": [
     "conflict"
    ],
    "properties": {
     "conflict": {
      "$ref": "#/components/schemas/Conflict"
     }
    }
   },
   "UnsatisfiedConstraint": {
    "description": "An optional constraint that does not hold.",
    "oneOf": [
     {
      "$ref": "#/components/schemas/UnsatisfiedReference"
     },
     {
      "$ref": "#/components/schemas/UnsatisfiedImplication"
     }
    ]
   },
   "UnsatisfiedReference": {
    "description": "A constraint of the request that does not hold.",
    "allOf": [
     {
      "$ref": "#/components/schemas/ConstraintReference"
     },
     {
      "$ref": "#/components/schemas/Violation"
     }
    ]
   },
   "UnsatisfiedImplication": {
    "description": "What a view implies, where it does not hold.",
    "allOf": [
     {
      "$ref": "#/components/schemas/ImpliedReference"
     },
     {
      "$ref": "#/components/schemas/Violation"
     }
    ]
   },
   "Violation": {
    "description": "How far a constraint is from holding.",
    "type": "object",
    "required": [
     "violation"
    ],
    "properties": {
     "violation": {
      "description": "By how much, in points of its own two sides.",
      "type": "number",
      "exclusiveMinimum": 0
     }
    }
   },
   "Frame": {
    "description": "A rectangle, in points. `y` counts downwards.",
    "type": "object",
    "required": [
     "x",
     "y",
     "width",
     "height"
    ],
    "additionalProperties": false,
    "properties": {
     "x": {
      "type": "number"
     },
     "y": {
      "type": "number"
     },
     "width": {
      "type": "number"
     },
     "height": {
      "type": "number"
     }
    }
   },
   "Explanation": {
    "description": "Why a view or guide is where it is.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "view",
     "horizontal",
     "vertical",
     "settling"
    ],
    "properties": {
     "view": {
      "$ref": "#/components/schemas/Id"
     },
     "horizontal": {
      "description": "A minimal set of constraints that settles its horizontal position in its parent and its width, where sizes are not negative anyway (of several hundred or more, one that may hold others too); where they are ambiguous, the constraints at their limit that name it. A guide's `insets` are such a constraint.",
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ConflictMember"
      }
     },
     "vertical": {
      "description": "The same for its vertical position and height.",
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ConflictMember"
      }
     },
     "settling": {
      "description": "Where it is ambiguous, constraints that would settle it as it is answered, as text: added to the request they can hold, leave nothing of it open, and give it the same frame.",
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "FittingSizes": {
    "description": "How large a view is by what is in it alone, exact whatever the scale, or why it has no such size.",
    "oneOf": [
     {
      "$ref": "#/components/schemas/FittingRange"
     },
     {
      "$ref": "#/components/schemas/FittingFailure"
     }
    ]
   },
   "FittingRange": {
    "description": "The smallest and the largest size of a view.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "view",
     "compressed",
     "expanded"
    ],
    "properties": {
     "view": {
      "$ref": "#/components/schemas/Id"
     },
     "compressed": {
      "$ref": "#/components/schemas/Size"
     },
     "expanded": {
      "$ref": "#/components/schemas/Size"
     }
    }
   },
   "FittingFailure": {
    "description": "Why a view has no fitting size.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "view",
     "conflicts"
    ],
    "properties": {
     "view": {
      "$ref": "#/components/schemas/Id"
     },
     "conflicts": {
      "$ref": "#/components/schemas/Conflicts"
     },
     "moreConflicts": {
      "$ref": "#/components/schemas/MoreConflicts"
     }
    }
   },
   "Size": {
    "description": "A width and a height, in points.",
    "type": "object",
    "required": [
     "width",
     "height"
    ],
    "additionalProperties": false,
    "properties": {
     "width": {
      "type": "number"
     },
     "height": {
      "type": "number"
     }
    }
   },
   "VariantAnswer": {
    "description": "A variant's solution, with the answers to its questions, or why it has none.",
    "oneOf": [
     {
      "$ref": "#/components/schemas/SolvedVariant"
     },
     {
      "$ref": "#/components/schemas/UnsatisfiableVariant"
     }
    ]
   },
   "SolvedVariant": {
    "description": "A variant's solution, with the answers to its questions.",
    "allOf": [
     {
      "$ref": "#/components/schemas/Solution"
     },
     {
      "type": "object",
      "required": [
       "name"
      ],
      "properties": {
       "name": {
        "type": "string"
       },
       "explain": {
        "description": "Why the views of its own `explain` are where they are; absent without it.",
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/Explanation"
        }
       },
       "fit": {
        "description": "The fitting sizes of its own `fit`; absent without it.",
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/FittingSizes"
        }
       }
      }
     }
    ]
   },
   "UnsatisfiableVariant": {
    "description": "Why a variant has no solution.",
    "type": "object",
    "required": [
     "name",
     "conflicts"
    ],
    "additionalProperties": false,
    "properties": {
     "name": {
      "type": "string"
     },
     "conflicts": {
      "$ref": "#/components/schemas/Conflicts"
     },
     "moreConflicts": {
      "$ref": "#/components/schemas/MoreConflicts"
     }
    }
   },
   "MoreConflicts": {
    "description": "Whether there are conflicts beside those that are listed, which are the first 50; absent where there are none.",
    "type": "boolean"
   },
   "Conflicts": {
    "description": "Minimal sets of required constraints that cannot hold together, up to 50. `moreConflicts` beside them says whether there are others.",
    "type": "array",
    "minItems": 1,
    "items": {
     "$ref": "#/components/schemas/Conflict"
    }
   },
   "Conflict": {
    "description": "A minimal set: together its members cannot hold; without any one of them the others can.",
    "type": "array",
    "minItems": 1,
    "items": {
     "$ref": "#/components/schemas/ConflictMember"
    }
   },
   "ConflictMember": {
    "description": "A constraint of the request, or what a view implies.",
    "oneOf": [
     {
      "$ref": "#/components/schemas/ConstraintReference"
     },
     {
      "$ref": "#/components/schemas/ImpliedReference"
     }
    ]
   },
   "ConstraintReference": {
    "description": "A constraint of the request.",
    "type": "object",
    "required": [
     "constraint",
     "text",
     "pointer",
     "priority"
    ],
    "properties": {
     "constraint": {
      "description": "Its index in `constraints`.",
      "type": "integer",
      "minimum": 0
     },
     "part": {
      "description": "Which comparison of a chain or of a visual format, from 0; absent where there is only one.",
      "type": "integer",
      "minimum": 0
     },
     "id": {
      "description": "Its id, where it has one.",
      "type": "string"
     },
     "text": {
      "description": "Its canonical text.",
      "type": "string"
     },
     "pointer": {
      "$ref": "#/components/schemas/Pointer"
     },
     "priority": {
      "$ref": "#/components/schemas/NumericPriority"
     }
    }
   },
   "ImpliedReference": {
    "description": "What a view or guide implies.",
    "type": "object",
    "required": [
     "view",
     "implied",
     "priority"
    ],
    "properties": {
     "view": {
      "$ref": "#/components/schemas/Id"
     },
     "implied": {
      "description": "What is implied.",
      "enum": [
       "x",
       "y",
       "width",
       "height",
       "hugging.horizontal",
       "hugging.vertical",
       "compressionResistance.horizontal",
       "compressionResistance.vertical",
       "nonNegative.width",
       "nonNegative.height",
       "insets",
       "stack.edges",
       "stack.spacing",
       "stack.distribution",
       "stack.alignment",
       "stack.size",
       "stack.hidden"
      ]
     },
     "arranged": {
      "description": "The arranged view that a rule of a stack is about.",
      "type": "string"
     },
     "pointer": {
      "$ref": "#/components/schemas/Pointer"
     },
     "priority": {
      "$ref": "#/components/schemas/NumericPriority"
     }
    }
   },
   "NumericPriority": {
    "description": "The priority as a number.",
    "type": "number",
    "exclusiveMinimum": 0,
    "maximum": 1000
   },
   "Pointer": {
    "description": "A JSON Pointer (RFC 6901) into the request's body; empty for the whole body.",
    "type": "string",
    "pattern": "^(/([^~/]|~[01])*)*$",
    "examples": [
     "/constraints/3"
    ]
   },
   "SnapshotRequest": {
    "description": "A hierarchical list, or a template for one.",
    "anyOf": [
     {
      "$ref": "#/components/schemas/ListRequest"
     },
     {
      "$ref": "#/components/schemas/TemplateRequest"
     }
    ]
   },
   "TemplateRequest": {
    "description": "A document in [JSON-e](https://json-e.js.org), with all of its operators and functions, which must render to\na list. A number that it only passes on keeps its digits.\n\n`template-error`: it cannot be rendered, with the pointer to the value at fault and the column in its\nexpression, or what it renders to is no list: then the pointer is that of the template, and the detail has\nthe one into what it renders to. Rendering always ends: it may produce at most 1,000,000 values and 64 MiB\nof text, intermediate ones included, in at most 200,000,000 steps.\n",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "template"
    ],
    "properties": {
     "template": {
      "description": "The template. Objects with operators such as `$map`, and `${…}` in strings, are evaluated."
     },
     "context": {
      "description": "The values of the template's names. `now`, a time such as `2017-01-19T16:27:20.974Z`, sets the clock of\n`$fromNow`; without it that is the service's.\n",
      "type": "object",
      "default": {},
      "propertyNames": {
       "pattern": "^[a-zA-Z_][a-zA-Z0-9_]*$"
      }
     }
    }
   },
   "ListRequest": {
    "description": "A hierarchical list and what to show of it.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "items"
    ],
    "properties": {
     "items": {
      "description": "The roots, in order. At most 1,000,000 items, nested at most 1,000 deep.",
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Item"
      }
     },
     "expand": {
      "description": "Which items with children are expanded: all, none, or those down to a depth (0: roots closed). `expanded` on an item overrides it. An item without children is collapsed unless something else expands it.",
      "default": "all",
      "anyOf": [
       {
        "$ref": "#/components/schemas/Expand"
       },
       {
        "$ref": "#/components/schemas/Depth"
       }
      ]
     },
     "expandedItems": {
      "description": "Ids that are expanded whatever else is said. Unknown ones are listed in `ignored`.",
      "type": "array",
      "default": [],
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "collapsedItems": {
      "description": "Ids that are collapsed whatever else is said. Unknown ones are listed in `ignored`; none may be in `expandedItems` too.",
      "type": "array",
      "default": [],
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "operations": {
      "description": "Changes to the list, carried out in order after what is expanded is settled; at most 100,000. One that\ncannot be carried out is a 422 with its JSON Pointer, and nothing is built.\n",
      "type": "array",
      "default": [],
      "items": {
       "$ref": "#/components/schemas/Operation"
      }
     },
     "window": {
      "$ref": "#/components/schemas/Window"
     },
     "show": {
      "description": "Whether rows inside collapsed items are in the answer.",
      "enum": [
       "all",
       "visible"
      ],
      "default": "all"
     },
     "form": {
      "description": "Rows in depth-first order, or item objects within one another.",
      "enum": [
       "rows",
       "nested"
      ],
      "default": "rows"
     }
    }
   },
   "Expand": {
    "description": "Which items with children are expanded.",
    "enum": [
     "all",
     "none"
    ]
   },
   "Depth": {
    "description": "How deep items are expanded.",
    "type": "integer",
    "minimum": 0,
    "maximum": 9223372036854775807
   },
   "Item": {
    "description": "An item of a list. A string is short for an item whose `id` and `title` are that string. In an object\nall members but `id`, `title`, `children` and `expanded` are payload, kept and returned unchanged, digits\nof numbers included; the names `level`, `parent`, `index`, `position`, `siblingCount`, `visible` and\n`childCount` are reserved for the answer (`reserved-member`).\n",
    "anyOf": [
     {
      "type": "string",
      "examples": [
       "a.circle"
      ]
     },
     {
      "$ref": "#/components/schemas/IdentifiedItem"
     },
     {
      "$ref": "#/components/schemas/TitledItem"
     }
    ]
   },
   "IdentifiedItem": {
    "description": "An item with an id.",
    "type": "object",
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "description": "Unique in the list.",
      "$ref": "#/components/schemas/Id"
     },
     "title": {
      "$ref": "#/components/schemas/ItemTitle"
     },
     "children": {
      "$ref": "#/components/schemas/ItemChildren"
     },
     "expanded": {
      "$ref": "#/components/schemas/ItemExpansion"
     }
    },
    "additionalProperties": true,
    "examples": [
     {
      "id": "cell-4",
      "title": "Cell 4",
      "image": "folder",
      "children": [
       "a.circle"
      ]
     }
    ]
   },
   "TitledItem": {
    "description": "An item whose title is its id, unless it has one.",
    "type": "object",
    "required": [
     "title"
    ],
    "properties": {
     "id": {
      "description": "Unique in the list; an item without one takes its title.",
      "$ref": "#/components/schemas/Id"
     },
     "title": {
      "$ref": "#/components/schemas/ItemTitle"
     },
     "children": {
      "$ref": "#/components/schemas/ItemChildren"
     },
     "expanded": {
      "$ref": "#/components/schemas/ItemExpansion"
     }
    },
    "additionalProperties": true,
    "examples": [
     {
      "title": "Cell 5",
      "expanded": false,
      "children": [
       "c.circle.fill"
      ]
     }
    ]
   },
   "ItemTitle": {
    "description": "The text to show.",
    "type": "string"
   },
   "ItemChildren": {
    "description": "The items in this one, in order.",
    "type": "array",
    "default": [],
    "items": {
     "$ref": "#/components/schemas/Item"
    }
   },
   "ItemExpansion": {
    "description": "Whether its children show, whatever `expand` says. An item without children has this state too: it decides whether children that it gets show.",
    "type": "boolean"
   },
   "Operation": {
    "description": "A change to the list.",
    "anyOf": [
     {
      "$ref": "#/components/schemas/AppendOperation"
     },
     {
      "$ref": "#/components/schemas/InsertBeforeOperation"
     },
     {
      "$ref": "#/components/schemas/InsertAfterOperation"
     },
     {
      "$ref": "#/components/schemas/ReplaceChildrenOperation"
     },
     {
      "$ref": "#/components/schemas/DeleteOperation"
     },
     {
      "$ref": "#/components/schemas/ExpansionOperation"
     },
     {
      "$ref": "#/components/schemas/InsertOperation"
     },
     {
      "$ref": "#/components/schemas/RemoveOperation"
     },
     {
      "$ref": "#/components/schemas/MoveOperation"
     },
     {
      "$ref": "#/components/schemas/UpdateOperation"
     },
     {
      "$ref": "#/components/schemas/SingleExpansionOperation"
     },
     {
      "$ref": "#/components/schemas/ReorderOperation"
     }
    ]
   },
   "NewItems": {
    "description": "Items with ids that the list does not have. Each is collapsed unless it says `expanded`, also where the list's `expand` is `all`.",
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Item"
    }
   },
   "AppendOperation": {
    "description": "Adds items as the last children of an item, or as the last roots.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "op",
     "items"
    ],
    "properties": {
     "op": {
      "const": "append"
     },
     "items": {
      "$ref": "#/components/schemas/NewItems"
     },
     "to": {
      "description": "The id of the item to add to; null or absent for the roots.",
      "type": [
       "string",
       "null"
      ]
     }
    }
   },
   "InsertBeforeOperation": {
    "description": "Adds items before an item, as its siblings.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "op",
     "items",
     "before"
    ],
    "properties": {
     "op": {
      "const": "insert"
     },
     "items": {
      "$ref": "#/components/schemas/NewItems"
     },
     "before": {
      "$ref": "#/components/schemas/Id"
     }
    }
   },
   "InsertAfterOperation": {
    "description": "Adds items after an item and all that it contains, as its siblings.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "op",
     "items",
     "after"
    ],
    "properties": {
     "op": {
      "const": "insert"
     },
     "items": {
      "$ref": "#/components/schemas/NewItems"
     },
     "after": {
      "$ref": "#/components/schemas/Id"
     }
    }
   },
   "ReplaceChildrenOperation": {
    "description": "Puts items in place of all that an item contains.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "op",
     "of",
     "items"
    ],
    "properties": {
     "op": {
      "const": "replaceChildren"
     },
     "of": {
      "$ref": "#/components/schemas/Id"
     },
     "items": {
      "$ref": "#/components/schemas/NewItems"
     }
    }
   },
   "DeleteOperation": {
    "description": "Takes items out, with all that they contain.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "op",
     "items"
    ],
    "properties": {
     "op": {
      "const": "delete"
     },
     "items": {
      "description": "Ids of the list.",
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     }
    }
   },
   "ExpansionOperation": {
    "description": "Expands or collapses items, those without children too. An item that loses its children keeps its state.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "op",
     "items"
    ],
    "properties": {
     "op": {
      "enum": [
       "expand",
       "collapse"
      ]
     },
     "items": {
      "description": "Ids; unknown ones are listed in `ignored`.",
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     }
    }
   },
   "InsertOperation": {
    "description": "Adds an item, with all that it contains, at a place among siblings.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "op",
     "item",
     "index"
    ],
    "properties": {
     "op": {
      "const": "insert"
     },
     "item": {
      "$ref": "#/components/schemas/Item"
     },
     "parent": {
      "$ref": "#/components/schemas/Parent"
     },
     "index": {
      "description": "The place among the siblings; their number for the end.",
      "$ref": "#/components/schemas/Index"
     }
    }
   },
   "RemoveOperation": {
    "description": "Takes an item out, with all that it contains.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "op",
     "id"
    ],
    "properties": {
     "op": {
      "const": "remove"
     },
     "id": {
      "$ref": "#/components/schemas/Id"
     }
    }
   },
   "MoveOperation": {
    "description": "Moves an item, with all that it contains, to a place among siblings.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "op",
     "id",
     "index"
    ],
    "properties": {
     "op": {
      "const": "move"
     },
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "parent": {
      "$ref": "#/components/schemas/Parent"
     },
     "index": {
      "description": "The place among the siblings, the moved item not counted.",
      "$ref": "#/components/schemas/Index"
     }
    }
   },
   "UpdateOperation": {
    "description": "Changes an item's title and payload.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "op",
     "id",
     "changes"
    ],
    "properties": {
     "op": {
      "const": "update"
     },
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "changes": {
      "$ref": "#/components/schemas/ItemChanges"
     }
    }
   },
   "ItemChanges": {
    "description": "What is different in an item afterwards.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "set": {
      "description": "Members that the item has afterwards; any but `title` are payload.",
      "type": "object",
      "properties": {
       "title": {
        "type": "string"
       }
      },
      "additionalProperties": true
     },
     "unset": {
      "description": "Names of members that it does not have afterwards.",
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "SingleExpansionOperation": {
    "description": "Expands or collapses an item; an unknown id is listed in `ignored`.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "op",
     "id"
    ],
    "properties": {
     "op": {
      "enum": [
       "expand",
       "collapse"
      ]
     },
     "id": {
      "$ref": "#/components/schemas/Id"
     }
    }
   },
   "ReorderOperation": {
    "description": "Puts the children of an item in another order.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "op",
     "children"
    ],
    "properties": {
     "op": {
      "const": "reorder"
     },
     "parent": {
      "$ref": "#/components/schemas/Parent"
     },
     "children": {
      "description": "The ids of all children, each once.",
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     }
    }
   },
   "Parent": {
    "description": "The id of the item that contains it; null or absent for the roots.",
    "type": [
     "string",
     "null"
    ]
   },
   "Index": {
    "description": "A place among siblings, from 0.",
    "type": "integer",
    "minimum": 0,
    "maximum": 9223372036854775807
   },
   "Window": {
    "description": "A stretch of the visible rows.",
    "anyOf": [
     {
      "$ref": "#/components/schemas/WindowAtOffset"
     },
     {
      "$ref": "#/components/schemas/WindowAtItem"
     }
    ]
   },
   "WindowAtOffset": {
    "description": "A stretch of the visible rows that begins at a place.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "offset",
     "limit"
    ],
    "properties": {
     "offset": {
      "description": "How many visible rows to skip.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9223372036854775807
     },
     "limit": {
      "$ref": "#/components/schemas/WindowLimit"
     }
    }
   },
   "WindowAtItem": {
    "description": "A stretch of the visible rows that begins at an item.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "from",
     "limit"
    ],
    "properties": {
     "from": {
      "description": "The id of the first row; it must be visible.",
      "$ref": "#/components/schemas/Id"
     },
     "limit": {
      "$ref": "#/components/schemas/WindowLimit"
     }
    }
   },
   "WindowLimit": {
    "description": "The most rows.",
    "type": "integer",
    "minimum": 0,
    "maximum": 9223372036854775807,
    "examples": [
     50
    ]
   },
   "SnapshotAnswer": {
    "description": "The list as rows, in depth-first order.",
    "allOf": [
     {
      "$ref": "#/components/schemas/SnapshotFacts"
     },
     {
      "type": "object",
      "required": [
       "items"
      ],
      "properties": {
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/Row"
        }
       }
      }
     }
    ]
   },
   "NestedSnapshotAnswer": {
    "description": "The list as item objects within one another.",
    "allOf": [
     {
      "$ref": "#/components/schemas/SnapshotFacts"
     },
     {
      "type": "object",
      "required": [
       "items"
      ],
      "properties": {
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/NestedItem"
        }
       }
      }
     }
    ]
   },
   "SnapshotFacts": {
    "description": "What is to be said of the whole list.",
    "type": "object",
    "required": [
     "version",
     "itemCount",
     "visibleCount"
    ],
    "properties": {
     "version": {
      "description": "A hash of ids, order, payload and expansion, that of items without children included. Equal lists have equal versions, whatever part of them is shown, and lists of one version stay equal under the same operations. Also the answer's weak entity tag.",
      "type": "string",
      "minLength": 1
     },
     "itemCount": {
      "description": "The number of items in the list, hidden ones included.",
      "type": "integer",
      "minimum": 0
     },
     "visibleCount": {
      "description": "The number of items that no collapsed item hides.",
      "type": "integer",
      "minimum": 0
     },
     "hasMore": {
      "description": "With a `window`, whether visible rows follow it.",
      "type": "boolean"
     },
     "ignored": {
      "description": "Ids to expand or collapse that the list does not have, each once; absent where there are none.",
      "type": "array",
      "minItems": 1,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     }
    }
   },
   "Row": {
    "description": "An item and its place. Payload members stand beside these.",
    "type": "object",
    "additionalProperties": true,
    "required": [
     "id",
     "level",
     "parent",
     "index",
     "position",
     "siblingCount",
     "visible",
     "childCount"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "title": {
      "description": "The text to show, where the item has one.",
      "type": "string"
     },
     "level": {
      "description": "How many items it is in.",
      "type": "integer",
      "minimum": 0
     },
     "parent": {
      "description": "The id of the item that it is in; null for a root.",
      "type": [
       "string",
       "null"
      ]
     },
     "index": {
      "description": "The place in the depth-first order of the whole list.",
      "type": "integer",
      "minimum": 0
     },
     "position": {
      "description": "The place among its siblings.",
      "type": "integer",
      "minimum": 0
     },
     "siblingCount": {
      "description": "The number of its siblings, itself included.",
      "type": "integer",
      "minimum": 1
     },
     "visible": {
      "description": "Whether no item that it is in is collapsed.",
      "type": "boolean"
     },
     "expanded": {
      "description": "Whether its children show. On items with children, and on those without that are expanded, so that children that they get would show.",
      "type": "boolean"
     },
     "childCount": {
      "description": "The number of its children.",
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "NestedItem": {
    "description": "An item with its children, as a request can have it. Payload members stand beside these.",
    "type": "object",
    "additionalProperties": true,
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "title": {
      "description": "The text to show, where the item has one.",
      "type": "string"
     },
     "expanded": {
      "description": "Whether its children show. On items with children, and on those without that are expanded, so that children that they get would show.",
      "type": "boolean"
     },
     "children": {
      "description": "The items in this one; absent where none is shown.",
      "type": "array",
      "minItems": 1,
      "items": {
       "$ref": "#/components/schemas/NestedItem"
      }
     }
    }
   },
   "DifferenceRequest": {
    "description": "Two lists, and how their difference is wanted.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "from",
     "to"
    ],
    "properties": {
     "from": {
      "description": "The list that is there.",
      "$ref": "#/components/schemas/ComparedList"
     },
     "to": {
      "description": "The list that is wanted.",
      "$ref": "#/components/schemas/ComparedList"
     },
     "format": {
      "description": "How the changes are written: as `operations` on the list, which `/v1/snapshot` can carry out; as a\n`json-patch` (RFC 6902) of the nested answer; or as changes of the visible `rows`, for list views.\n",
      "enum": [
       "operations",
       "json-patch",
       "rows"
      ],
      "default": "operations"
     }
    }
   },
   "ComparedList": {
    "description": "A list, a template for one, or an answer of `/v1/snapshot` as it came, known by its `version`. The limits are\nthose of `/v1/snapshot`, for each side.\n",
    "anyOf": [
     {
      "$ref": "#/components/schemas/PostedRows"
     },
     {
      "$ref": "#/components/schemas/PostedNestedItems"
     },
     {
      "$ref": "#/components/schemas/WholeList"
     },
     {
      "$ref": "#/components/schemas/TemplateRequest"
     }
    ]
   },
   "WholeList": {
    "description": "A list as `/v1/snapshot` takes it; nothing can be chosen of it.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "items"
    ],
    "properties": {
     "items": {
      "description": "The roots, in order.",
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Item"
      }
     },
     "expand": {
      "description": "Which items with children are expanded.",
      "default": "all",
      "anyOf": [
       {
        "$ref": "#/components/schemas/Expand"
       },
       {
        "$ref": "#/components/schemas/Depth"
       }
      ]
     },
     "expandedItems": {
      "description": "Ids that are expanded whatever else is said; unknown ones are ignored.",
      "type": "array",
      "default": [],
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "collapsedItems": {
      "description": "Ids that are collapsed whatever else is said; unknown ones are ignored.",
      "type": "array",
      "default": [],
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "operations": {
      "description": "Changes to the list, carried out before it is compared.",
      "type": "array",
      "default": [],
      "items": {
       "$ref": "#/components/schemas/Operation"
      }
     }
    }
   },
   "PostedRows": {
    "description": "An answer of `/v1/snapshot` with rows, posted back: all of them, in order. Of the places only `level` and\n`parent` are read. `incomplete-snapshot`: it is a window, or rows are missing.\n",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version",
     "items",
     "itemCount",
     "visibleCount"
    ],
    "properties": {
     "version": {
      "type": "string"
     },
     "items": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Row"
      }
     },
     "itemCount": {
      "description": "The number of items, which must all be there.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9223372036854775807
     },
     "visibleCount": {
      "type": "integer",
      "minimum": 0,
      "maximum": 9223372036854775807
     },
     "hasMore": {
      "description": "Only windows have it, which are no whole snapshots.",
      "type": "boolean"
     },
     "ignored": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     }
    }
   },
   "PostedNestedItems": {
    "description": "An answer of `/v1/snapshot` with nested items, posted back. `incomplete-snapshot`: it is a window, or items are\nmissing.\n",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version",
     "items",
     "itemCount",
     "visibleCount"
    ],
    "properties": {
     "version": {
      "type": "string"
     },
     "items": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Item"
      }
     },
     "itemCount": {
      "description": "The number of items, which must all be there.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9223372036854775807
     },
     "visibleCount": {
      "type": "integer",
      "minimum": 0,
      "maximum": 9223372036854775807
     },
     "hasMore": {
      "description": "Only windows have it, which are no whole snapshots.",
      "type": "boolean"
     },
     "ignored": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     }
    }
   },
   "Versions": {
    "description": "The versions of both sides, as `/v1/snapshot` would tell them.",
    "type": "object",
    "required": [
     "from",
     "to"
    ],
    "properties": {
     "from": {
      "type": "string",
      "minLength": 1
     },
     "to": {
      "type": "string",
      "minLength": 1
     }
    }
   },
   "OperationsAnswer": {
    "description": "Operations that make `to` of `from`, in order. `/v1/snapshot` takes them as they are.",
    "allOf": [
     {
      "$ref": "#/components/schemas/Versions"
     },
     {
      "type": "object",
      "required": [
       "operations"
      ],
      "properties": {
       "operations": {
        "description": "First what goes, with nothing in it that stays; then items come, move and change places, from the\noutermost on; then what had something in it that stays; then updates; then what is expanded. An\ninserted item has all in it that is new too. Where more than half of the children that stay in an\nitem would move there is one `reorder`.\n",
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/DifferenceOperation"
        }
       }
      }
     }
    ]
   },
   "DifferenceOperation": {
    "description": "An operation of a difference.",
    "anyOf": [
     {
      "$ref": "#/components/schemas/RemoveOperation"
     },
     {
      "$ref": "#/components/schemas/InsertOperation"
     },
     {
      "$ref": "#/components/schemas/MoveOperation"
     },
     {
      "$ref": "#/components/schemas/ReorderOperation"
     },
     {
      "$ref": "#/components/schemas/UpdateOperation"
     },
     {
      "$ref": "#/components/schemas/SingleExpansionOperation"
     }
    ]
   },
   "JSONPatchAnswer": {
    "description": "A JSON Patch (RFC 6902) of the answer that `/v1/snapshot` gives for `from` in nested form: it makes the one for\n`to`. It begins with a test of `version`. Moved items are `move` operations, as few as possible; where RFC 6902\nallows no move at once, since `path` would begin with `from`, an item goes to the end of its siblings first.\n",
    "allOf": [
     {
      "$ref": "#/components/schemas/Versions"
     },
     {
      "type": "object",
      "required": [
       "operations"
      ],
      "properties": {
       "operations": {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/PatchOperation"
        }
       }
      }
     }
    ]
   },
   "PatchOperation": {
    "description": "An operation of RFC 6902.",
    "type": "object",
    "required": [
     "op",
     "path"
    ],
    "properties": {
     "op": {
      "enum": [
       "add",
       "remove",
       "replace",
       "move",
       "test"
      ]
     },
     "path": {
      "$ref": "#/components/schemas/Pointer"
     },
     "from": {
      "$ref": "#/components/schemas/Pointer"
     },
     "value": {}
    }
   },
   "RowsAnswer": {
    "description": "What happens to the visible rows, by the rules of list views' batch updates: deletes and the sources of moves\ncount in the old rows, inserts and the targets of moves in the new ones, and all of them happen at once. No row\nis deleted and moved, or inserted and moved to. Rows to update are to be updated then, in a second batch, by\ntheir new places: a row can be moved and updated.\n",
    "allOf": [
     {
      "$ref": "#/components/schemas/Versions"
     },
     {
      "type": "object",
      "required": [
       "deletes",
       "inserts",
       "moves",
       "updates"
      ],
      "properties": {
       "deletes": {
        "description": "Old rows that go, ascending.",
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/RowDeletion"
        }
       },
       "inserts": {
        "description": "New rows that come, ascending.",
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/RowInsertion"
        }
       },
       "moves": {
        "description": "Rows that change their order among those that stay, as few as possible.",
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/RowMove"
        }
       },
       "updates": {
        "description": "Rows whose title, payload, `level`, `expanded` or `childCount` is different.",
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/RowUpdate"
        }
       }
      }
     }
    ]
   },
   "RowDeletion": {
    "description": "An old row that goes.",
    "type": "object",
    "required": [
     "index",
     "id"
    ],
    "properties": {
     "index": {
      "$ref": "#/components/schemas/RowIndex"
     },
     "id": {
      "$ref": "#/components/schemas/Id"
     }
    }
   },
   "RowInsertion": {
    "description": "A new row that comes.",
    "type": "object",
    "required": [
     "index",
     "item"
    ],
    "properties": {
     "index": {
      "$ref": "#/components/schemas/RowIndex"
     },
     "item": {
      "$ref": "#/components/schemas/Row"
     }
    }
   },
   "RowMove": {
    "description": "A row that changes its order among those that stay.",
    "type": "object",
    "required": [
     "from",
     "to",
     "id"
    ],
    "properties": {
     "from": {
      "$ref": "#/components/schemas/RowIndex"
     },
     "to": {
      "$ref": "#/components/schemas/RowIndex"
     },
     "id": {
      "$ref": "#/components/schemas/Id"
     }
    }
   },
   "RowUpdate": {
    "description": "A row that stays and is different.",
    "type": "object",
    "required": [
     "from",
     "to",
     "id",
     "changes"
    ],
    "properties": {
     "from": {
      "$ref": "#/components/schemas/RowIndex"
     },
     "to": {
      "$ref": "#/components/schemas/RowIndex"
     },
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "changes": {
      "$ref": "#/components/schemas/RowChanges"
     }
    }
   },
   "RowChanges": {
    "description": "Members of the row that are different, and names of those that it has no more.",
    "type": "object",
    "required": [
     "set",
     "unset"
    ],
    "properties": {
     "set": {
      "type": "object"
     },
     "unset": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "RowIndex": {
    "description": "A place among the visible rows, from 0.",
    "type": "integer",
    "minimum": 0
   },
   "Health": {
    "description": "That the process lives.",
    "type": "object",
    "required": [
     "status"
    ],
    "properties": {
     "status": {
      "const": "ok"
     }
    }
   },
   "Readiness": {
    "description": "That new work is welcome.",
    "type": "object",
    "required": [
     "status"
    ],
    "properties": {
     "status": {
      "const": "ready"
     }
    }
   },
   "Version": {
    "description": "Facts of the build.",
    "type": "object",
    "required": [
     "name",
     "version"
    ],
    "properties": {
     "name": {
      "const": "trellis"
     },
     "version": {
      "description": "The version of the program.",
      "type": "string",
      "examples": [
       "0.1.0"
      ]
     }
    },
    "additionalProperties": {
     "type": "string"
    }
   },
   "SequenceRequest": {
    "description": "Requests to carry out one after the other.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "steps"
    ],
    "properties": {
     "input": {
      "description": "The value of `input` in templates. A number that they only pass on keeps its digits."
     },
     "now": {
      "description": "The time that the templates of all steps see as `now` and count from in `$fromNow`, a list's own template\nincluded unless its context has a `now`. Without it that is the time at which the sequence begins.\n",
      "type": "string",
      "format": "date-time",
      "examples": [
       "2017-01-19T16:27:20.974Z"
      ]
     },
     "steps": {
      "description": "The requests, in order. At most 32.",
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SequenceStep"
      }
     }
    }
   },
   "SequenceStep": {
    "description": "One request, whose answer is JSON always.",
    "anyOf": [
     {
      "$ref": "#/components/schemas/BodyStep"
     },
     {
      "$ref": "#/components/schemas/TemplateStep"
     }
    ]
   },
   "BodyStep": {
    "description": "A request with its body.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "post",
     "body"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/StepId"
     },
     "post": {
      "$ref": "#/components/schemas/StepPath"
     },
     "body": {
      "description": "What is posted, as it is. The answer is the one that it has when it is posted by itself, and pointers of its problem lead into it."
     }
    }
   },
   "TemplateStep": {
    "description": "A request whose body is made from the answers before it.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "post",
     "template"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/StepId"
     },
     "post": {
      "$ref": "#/components/schemas/StepPath"
     },
     "template": {
      "description": "A document in [JSON-e](https://json-e.js.org) that renders to the body. It sees `steps`, an object with the\nbodies of the answers before it by the ids of their steps, `input`, and `now`. One that cannot be rendered\nfails the step with `template-error`, whose pointers lead into the request of the sequence.\n"
     }
    }
   },
   "StepId": {
    "description": "What the answer and templates call the step, `steps.list` or `steps['the list']`. Unique in a sequence.",
    "type": "string",
    "examples": [
     "list"
    ]
   },
   "StepPath": {
    "description": "The path that the step posts to.",
    "enum": [
     "/v1/layout",
     "/v1/snapshot",
     "/v1/diff"
    ]
   },
   "SequenceAnswer": {
    "description": "The answers of the steps that were carried out.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "steps",
     "completed"
    ],
    "properties": {
     "steps": {
      "description": "The answers, in order. Those behind a step that failed are absent.",
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/StepAnswer"
      }
     },
     "completed": {
      "description": "Whether every step succeeded.",
      "type": "boolean"
     }
    }
   },
   "StepAnswer": {
    "description": "The answer of one step.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "status",
     "body"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/StepId"
     },
     "status": {
      "description": "The status that the step would have by itself.",
      "enum": [
       200,
       422
      ]
     },
     "body": {
      "description": "The answer, or the problem that the step failed with.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/LayoutAnswer"
       },
       {
        "$ref": "#/components/schemas/SnapshotAnswer"
       },
       {
        "$ref": "#/components/schemas/NestedSnapshotAnswer"
       },
       {
        "$ref": "#/components/schemas/OperationsAnswer"
       },
       {
        "$ref": "#/components/schemas/JSONPatchAnswer"
       },
       {
        "$ref": "#/components/schemas/RowsAnswer"
       },
       {
        "$ref": "#/components/schemas/LayoutProblem"
       }
      ]
     },
     "sent": {
      "description": "Of a step that failed, the body that its template rendered to, into which the pointers of the problem lead; absent where there is no room for it within the limit of an answer."
     }
    }
   },
   "Problem": {
    "description": "Why a request is not answered as asked (RFC 9457).",
    "type": "object",
    "required": [
     "type",
     "title",
     "status",
     "detail",
     "code"
    ],
    "properties": {
     "type": {
      "description": "Where the code is explained, `/problems/{code}`.",
      "type": "string",
      "format": "uri-reference",
      "pattern": "^/problems/[a-z]+(-[a-z]+)*$"
     },
     "title": {
      "description": "A short summary, the same for every occurrence of the code.",
      "type": "string"
     },
     "status": {
      "description": "The HTTP status.",
      "type": "integer",
      "minimum": 400,
      "maximum": 599
     },
     "detail": {
      "description": "What is wrong this time.",
      "type": "string"
     },
     "code": {
      "$ref": "#/components/schemas/ProblemCode"
     },
     "errors": {
      "description": "All faults of the input, up to 50; present where the input is at fault.",
      "type": "array",
      "minItems": 1,
      "items": {
       "$ref": "#/components/schemas/Fault"
      }
     }
    }
   },
   "Fault": {
    "description": "A fault of the input.",
    "type": "object",
    "required": [
     "pointer",
     "detail"
    ],
    "additionalProperties": false,
    "properties": {
     "pointer": {
      "$ref": "#/components/schemas/Pointer"
     },
     "detail": {
      "description": "What is wrong.",
      "type": "string"
     },
     "line": {
      "description": "The line in the text at fault, from 1.",
      "type": "integer",
      "minimum": 1
     },
     "column": {
      "description": "The column in the line, from 1, in Unicode scalars.",
      "type": "integer",
      "minimum": 1
     },
     "suggestion": {
      "description": "What was probably meant.",
      "type": "string"
     }
    }
   },
   "LayoutProblem": {
    "description": "A problem of a layout.",
    "allOf": [
     {
      "$ref": "#/components/schemas/Problem"
     },
     {
      "type": "object",
      "properties": {
       "conflicts": {
        "description": "With `unsatisfiable-constraints`, the minimal sets that are at fault.",
        "$ref": "#/components/schemas/Conflicts"
       },
       "moreConflicts": {
        "description": "With `unsatisfiable-constraints`, whether there are other conflicts.",
        "$ref": "#/components/schemas/MoreConflicts"
       }
      }
     }
    ]
   },
   "ProblemExplanation": {
    "description": "What a problem code means.",
    "type": "object",
    "required": [
     "type",
     "code",
     "title",
     "status",
     "semantic",
     "explanation"
    ],
    "properties": {
     "type": {
      "description": "This path, as problem documents have it.",
      "type": "string"
     },
     "code": {
      "$ref": "#/components/schemas/ProblemCode"
     },
     "title": {
      "description": "A short summary.",
      "type": "string"
     },
     "status": {
      "description": "The HTTP status that goes with the code.",
      "type": "integer"
     },
     "semantic": {
      "description": "Whether a request that follows the schemas can have this problem.",
      "type": "boolean"
     },
     "explanation": {
      "description": "What it means and what a client can do about it.",
      "type": "string"
     }
    }
   },
   "ProblemCode": {
    "description": "The stable name of a kind of problem; a closed table, whose rows are the extension `x-problem-codes` of\nthis schema. `semantic` codes answer requests that follow the schemas of this document and still cannot\nbe carried out.\n",
    "type": "string",
    "enum": [
     "malformed-request",
     "malformed-json",
     "not-found",
     "method-not-allowed",
     "not-acceptable",
     "request-timeout",
     "length-required",
     "precondition-failed",
     "content-too-large",
     "target-too-long",
     "unsupported-media-type",
     "expectation-failed",
     "header-fields-too-large",
     "not-implemented",
     "overloaded",
     "draining",
     "time-limit-exceeded",
     "version-not-supported",
     "invalid-request",
     "limit-exceeded",
     "number-out-of-range",
     "work-limit-exceeded",
     "duplicate-id",
     "unknown-view",
     "invalid-hierarchy",
     "constraint-syntax",
     "incompatible-anchors",
     "invalid-variant",
     "unsatisfiable-constraints",
     "template-error",
     "duplicate-item",
     "reserved-member",
     "unknown-item",
     "hidden-item",
     "conflicting-expansion",
     "invalid-operation",
     "incomplete-snapshot"
    ],
    "x-problem-codes": {
     "malformed-request": {
      "status": 400,
      "semantic": false,
      "title": "Malformed HTTP request"
     },
     "malformed-json": {
      "status": 400,
      "semantic": false,
      "title": "Malformed JSON"
     },
     "not-found": {
      "status": 404,
      "semantic": false,
      "title": "Not found"
     },
     "method-not-allowed": {
      "status": 405,
      "semantic": false,
      "title": "Method not allowed"
     },
     "not-acceptable": {
      "status": 406,
      "semantic": false,
      "title": "Not acceptable"
     },
     "request-timeout": {
      "status": 408,
      "semantic": false,
      "title": "Request time-out"
     },
     "length-required": {
      "status": 411,
      "semantic": false,
      "title": "Length required"
     },
     "precondition-failed": {
      "status": 412,
      "semantic": false,
      "title": "Precondition failed"
     },
     "content-too-large": {
      "status": 413,
      "semantic": false,
      "title": "Content too large"
     },
     "target-too-long": {
      "status": 414,
      "semantic": false,
      "title": "Target too long"
     },
     "unsupported-media-type": {
      "status": 415,
      "semantic": false,
      "title": "Unsupported media type"
     },
     "expectation-failed": {
      "status": 417,
      "semantic": false,
      "title": "Expectation failed"
     },
     "header-fields-too-large": {
      "status": 431,
      "semantic": false,
      "title": "Header fields too large"
     },
     "not-implemented": {
      "status": 501,
      "semantic": false,
      "title": "Not implemented"
     },
     "overloaded": {
      "status": 503,
      "semantic": false,
      "title": "Overloaded"
     },
     "draining": {
      "status": 503,
      "semantic": false,
      "title": "Draining"
     },
     "time-limit-exceeded": {
      "status": 503,
      "semantic": false,
      "title": "Time limit exceeded"
     },
     "version-not-supported": {
      "status": 505,
      "semantic": false,
      "title": "HTTP version not supported"
     },
     "invalid-request": {
      "status": 422,
      "semantic": false,
      "title": "Invalid request"
     },
     "limit-exceeded": {
      "status": 422,
      "semantic": true,
      "title": "Limit exceeded"
     },
     "number-out-of-range": {
      "status": 422,
      "semantic": true,
      "title": "Number out of range"
     },
     "work-limit-exceeded": {
      "status": 422,
      "semantic": true,
      "title": "Work limit exceeded"
     },
     "duplicate-id": {
      "status": 422,
      "semantic": true,
      "title": "Duplicate id"
     },
     "unknown-view": {
      "status": 422,
      "semantic": true,
      "title": "Unknown view"
     },
     "invalid-hierarchy": {
      "status": 422,
      "semantic": true,
      "title": "Invalid hierarchy"
     },
     "constraint-syntax": {
      "status": 422,
      "semantic": true,
      "title": "Constraint syntax"
     },
     "incompatible-anchors": {
      "status": 422,
      "semantic": true,
      "title": "Incompatible anchors"
     },
     "invalid-variant": {
      "status": 422,
      "semantic": true,
      "title": "Invalid variant"
     },
     "unsatisfiable-constraints": {
      "status": 422,
      "semantic": true,
      "title": "Unsatisfiable constraints"
     },
     "template-error": {
      "status": 422,
      "semantic": true,
      "title": "Template error"
     },
     "duplicate-item": {
      "status": 422,
      "semantic": true,
      "title": "Duplicate item"
     },
     "reserved-member": {
      "status": 422,
      "semantic": true,
      "title": "Reserved member"
     },
     "unknown-item": {
      "status": 422,
      "semantic": true,
      "title": "Unknown item"
     },
     "hidden-item": {
      "status": 422,
      "semantic": true,
      "title": "Hidden item"
     },
     "conflicting-expansion": {
      "status": 422,
      "semantic": true,
      "title": "Conflicting expansion"
     },
     "invalid-operation": {
      "status": 422,
      "semantic": true,
      "title": "Invalid operation"
     },
     "incomplete-snapshot": {
      "status": 422,
      "semantic": true,
      "title": "Incomplete snapshot"
     }
    }
   }
  },
  "headers": {
   "Allow": {
    "description": "The methods of this path.",
    "schema": {
     "type": "string"
    }
   },
   "ETag": {
    "description": "An entity tag; with it in `If-None-Match` the answer is 304 for as long as it is the same.",
    "schema": {
     "type": "string",
     "pattern": "^W/\"[!#-~]+\"$"
    }
   },
   "RetryAfter": {
    "description": "Seconds after which to try again.",
    "schema": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "links": {
   "Explanation": {
    "operationId": "explainProblem",
    "description": "What the code means.",
    "parameters": {
     "code": "$response.body#/code"
    }
   }
  },
  "responses": {
   "NotModified": {
    "description": "What `If-None-Match` names is still what there is.",
    "headers": {
     "ETag": {
      "$ref": "#/components/headers/ETag"
     }
    }
   },
   "MalformedRequest": {
    "description": "Malformed HTTP, or a body that is not one JSON document in UTF-8. Line, column and byte say where.",
    "x-problem-codes": [
     "malformed-request",
     "malformed-json"
    ],
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "NotAcceptable": {
    "description": "None of the media types in `Accept` can be given.",
    "x-problem-codes": [
     "not-acceptable"
    ],
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "RequestTimeout": {
    "description": "The request did not arrive completely in time.",
    "x-problem-codes": [
     "request-timeout"
    ],
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "LengthRequired": {
    "description": "The request has neither `Content-Length` nor chunks.",
    "x-problem-codes": [
     "length-required"
    ],
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "ContentTooLarge": {
    "description": "The body is larger than the limit.",
    "x-problem-codes": [
     "content-too-large"
    ],
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "TargetTooLong": {
    "description": "The request target is longer than the limit.",
    "x-problem-codes": [
     "target-too-long"
    ],
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "UnsupportedMediaType": {
    "description": "The body is not said to be JSON, or is said to be encoded.",
    "x-problem-codes": [
     "unsupported-media-type"
    ],
    "headers": {
     "Accept": {
      "description": "The media type that is taken, where the body has another.",
      "schema": {
       "type": "string"
      }
     },
     "Accept-Encoding": {
      "description": "The content coding that is taken, `identity`, where the body has another.",
      "schema": {
       "type": "string"
      }
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "ExpectationFailed": {
    "description": "`Expect` asks for something other than `100-continue`.",
    "x-problem-codes": [
     "expectation-failed"
    ],
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "HeaderFieldsTooLarge": {
    "description": "The header section has too many fields or bytes.",
    "x-problem-codes": [
     "header-fields-too-large"
    ],
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "NotImplemented": {
    "description": "The method or the transfer coding is unknown.",
    "x-problem-codes": [
     "not-implemented"
    ],
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "WorkUnavailable": {
    "description": "Full, short of memory, about to stop, or out of time. The same request can succeed later.",
    "x-problem-codes": [
     "overloaded",
     "draining",
     "time-limit-exceeded"
    ],
    "headers": {
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "HTTPVersionNotSupported": {
    "description": "The request is neither HTTP/1.1 nor HTTP/1.0.",
    "x-problem-codes": [
     "version-not-supported"
    ],
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "HTTPProblem": {
    "description": "A fault of the HTTP request, or a server that is full.",
    "x-problem-codes": [
     "malformed-request",
     "not-found",
     "method-not-allowed",
     "request-timeout",
     "precondition-failed",
     "content-too-large",
     "target-too-long",
     "expectation-failed",
     "header-fields-too-large",
     "not-implemented",
     "overloaded",
     "version-not-supported"
    ],
    "headers": {
     "Allow": {
      "$ref": "#/components/headers/Allow"
     },
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   }
  },
  "examples": {
   "ambiguous-request": {
    "summary": "Two boxes that share a row, but nothing says how",
    "description": "The boxes fill the row together and nothing settles where one ends and the other begins. Each still gets a frame, the same one each time, and `ambiguous` names what could be different.",
    "value": {
     "views": [
      {
       "id": "row",
       "width": 300,
       "height": 40,
       "children": [
        {
         "id": "first",
         "height": 40
        },
        {
         "id": "second",
         "height": 40
        }
       ]
      }
     ],
     "constraints": [
      "first.top == row.top",
      "second.top == row.top",
      "first.left == row.left",
      "second.left == first.right",
      "second.right == row.right"
     ]
    }
   },
   "ambiguous-answer": {
    "summary": "Two boxes that share a row, but nothing says how",
    "value": {
     "frames": {
      "row": {
       "x": 0,
       "y": 0,
       "width": 300,
       "height": 40
      },
      "first": {
       "x": 0,
       "y": 0,
       "width": 0,
       "height": 40
      },
      "second": {
       "x": 0,
       "y": 0,
       "width": 300,
       "height": 40
      }
     },
     "ambiguous": [
      {
       "view": "first",
       "attributes": [
        "width"
       ]
      },
      {
       "view": "second",
       "attributes": [
        "x",
        "width"
       ]
      }
     ],
     "broken": [],
     "unsatisfied": []
    }
   },
   "broken-in-order-request": {
    "summary": "Conflicts broken in order",
    "description": "The same window with `onConflict: break`: constraints are admitted in order, the last one cannot hold with those before it, is left out and reported with the set that it was in.",
    "value": {
     "views": [
      {
       "id": "window",
       "width": 300,
       "height": 200,
       "children": [
        {
         "id": "sidebar"
        },
        {
         "id": "content"
        }
       ]
      }
     ],
     "constraints": [
      "sidebar.top == window.top",
      "sidebar.bottom == window.bottom",
      "sidebar.left == window.left",
      "sidebar.width == 200",
      "content.top == window.top",
      "content.bottom == window.bottom",
      "content.left == sidebar.right",
      "content.right == window.right",
      "content.width >= 150"
     ],
     "onConflict": "break"
    }
   },
   "broken-in-order-answer": {
    "summary": "Conflicts broken in order",
    "value": {
     "frames": {
      "window": {
       "x": 0,
       "y": 0,
       "width": 300,
       "height": 200
      },
      "sidebar": {
       "x": 0,
       "y": 0,
       "width": 200,
       "height": 200
      },
      "content": {
       "x": 200,
       "y": 0,
       "width": 100,
       "height": 200
      }
     },
     "ambiguous": [],
     "broken": [
      {
       "constraint": 8,
       "text": "content.width >= 150",
       "pointer": "/constraints/8",
       "priority": 1000,
       "conflict": [
        {
         "view": "window",
         "implied": "width",
         "pointer": "/views/0/width",
         "priority": 1000
        },
        {
         "constraint": 2,
         "text": "sidebar.left == window.left",
         "pointer": "/constraints/2",
         "priority": 1000
        },
        {
         "constraint": 3,
         "text": "sidebar.width == 200",
         "pointer": "/constraints/3",
         "priority": 1000
        },
        {
         "constraint": 6,
         "text": "content.left == sidebar.right",
         "pointer": "/constraints/6",
         "priority": 1000
        },
        {
         "constraint": 7,
         "text": "content.right == window.right",
         "pointer": "/constraints/7",
         "priority": 1000
        },
        {
         "constraint": 8,
         "text": "content.width >= 150",
         "pointer": "/constraints/8",
         "priority": 1000
        }
       ]
      }
     ],
     "unsatisfied": []
    }
   },
   "collapsed-branch-request": {
    "summary": "A list with a collapsed branch",
    "description": "`Cell 5` is collapsed, so its child is in the list but not visible. `image` is payload and comes back as it is.",
    "value": {
     "items": [
      "Cell 1",
      "Cell 2",
      {
       "id": "cell-4",
       "title": "Cell 4",
       "image": "folder",
       "children": [
        "a.circle",
        {
         "title": "Cell 5",
         "expanded": false,
         "children": [
          "c.circle.fill"
         ]
        }
       ]
      }
     ],
     "expand": "all"
    }
   },
   "collapsed-branch-answer": {
    "summary": "A list with a collapsed branch",
    "value": {
     "version": "7e6119ca007a0c3c940f4e465fb61381",
     "items": [
      {
       "id": "Cell 1",
       "title": "Cell 1",
       "level": 0,
       "parent": null,
       "index": 0,
       "position": 0,
       "siblingCount": 3,
       "visible": true,
       "childCount": 0
      },
      {
       "id": "Cell 2",
       "title": "Cell 2",
       "level": 0,
       "parent": null,
       "index": 1,
       "position": 1,
       "siblingCount": 3,
       "visible": true,
       "childCount": 0
      },
      {
       "id": "cell-4",
       "title": "Cell 4",
       "level": 0,
       "parent": null,
       "index": 2,
       "position": 2,
       "siblingCount": 3,
       "visible": true,
       "expanded": true,
       "childCount": 2,
       "image": "folder"
      },
      {
       "id": "a.circle",
       "title": "a.circle",
       "level": 1,
       "parent": "cell-4",
       "index": 3,
       "position": 0,
       "siblingCount": 2,
       "visible": true,
       "childCount": 0
      },
      {
       "id": "Cell 5",
       "title": "Cell 5",
       "level": 1,
       "parent": "cell-4",
       "index": 4,
       "position": 1,
       "siblingCount": 2,
       "visible": true,
       "expanded": false,
       "childCount": 1
      },
      {
       "id": "c.circle.fill",
       "title": "c.circle.fill",
       "level": 2,
       "parent": "Cell 5",
       "index": 5,
       "position": 0,
       "siblingCount": 1,
       "visible": false,
       "childCount": 0
      }
     ],
     "itemCount": 6,
     "visibleCount": 5
    }
   },
   "diff-request": {
    "summary": "The fewest changes between two lists",
    "description": "One group and one item move, one item is removed and one inserted; titles, payload and what is expanded change. Carried out in order, by the `operations` of `/v1/snapshot` or a list of one's own, they make `to` of `from`.",
    "value": {
     "from": {
      "items": [
       {
        "id": "fruit",
        "title": "Fruit",
        "children": [
         {
          "id": "apple",
          "title": "Apple",
          "price": 1.5
         },
         {
          "id": "pear",
          "title": "Peer",
          "price": 2
         },
         {
          "id": "plum",
          "title": "Plum"
         }
        ]
       },
       {
        "id": "tools",
        "title": "Tools",
        "children": [
         "hammer",
         "saw"
        ]
       },
       {
        "id": "offers",
        "title": "Offers",
        "expanded": false,
        "children": [
         "seeds"
        ]
       }
      ]
     },
     "to": {
      "items": [
       {
        "id": "offers",
        "title": "Offers",
        "children": [
         "seeds",
         {
          "id": "apple",
          "title": "Apple",
          "price": 1.2,
          "was": 1.5
         }
        ]
       },
       {
        "id": "fruit",
        "title": "Fruit",
        "children": [
         {
          "id": "cherry",
          "title": "Cherry"
         },
         {
          "id": "pear",
          "title": "Pear",
          "price": 2
         }
        ]
       },
       {
        "id": "tools",
        "title": "Tools",
        "children": [
         "hammer",
         "saw"
        ]
       }
      ]
     }
    }
   },
   "diff-answer": {
    "summary": "The fewest changes between two lists",
    "value": {
     "from": "a6e01615baa377011845eb22708d2aa0",
     "to": "f49cbe6abcfa2fe9e99995cf52aebf55",
     "operations": [
      {
       "op": "remove",
       "id": "plum"
      },
      {
       "op": "move",
       "id": "offers",
       "parent": null,
       "index": 0
      },
      {
       "op": "move",
       "id": "apple",
       "parent": "offers",
       "index": 1
      },
      {
       "op": "insert",
       "item": {
        "id": "cherry",
        "title": "Cherry"
       },
       "parent": "fruit",
       "index": 0
      },
      {
       "op": "update",
       "id": "apple",
       "changes": {
        "set": {
         "price": 1.2,
         "was": 1.5
        },
        "unset": []
       }
      },
      {
       "op": "update",
       "id": "pear",
       "changes": {
        "set": {
         "title": "Pear"
        },
        "unset": []
       }
      },
      {
       "op": "expand",
       "id": "offers"
      }
     ]
    }
   },
   "diff-incomplete-request": {
    "summary": "A window is no whole snapshot",
    "description": "An answer that was posted back lacks items.",
    "value": {
     "from": {
      "version": "e48d3d4a92edfd3963cc08c2de590766",
      "items": [
       {
        "id": "a",
        "title": "a",
        "level": 0,
        "parent": null,
        "index": 0,
        "position": 0,
        "siblingCount": 2,
        "visible": true,
        "childCount": 0
       }
      ],
      "itemCount": 2,
      "visibleCount": 2,
      "hasMore": true
     },
     "to": {
      "items": [
       "b",
       "a"
      ]
     }
    }
   },
   "diff-incomplete-answer": {
    "summary": "A window is no whole snapshot",
    "value": {
     "type": "/problems/incomplete-snapshot",
     "title": "Incomplete snapshot",
     "status": 422,
     "detail": "the snapshot is a window of its list",
     "code": "incomplete-snapshot",
     "errors": [
      {
       "pointer": "/from/hasMore",
       "detail": "the snapshot is a window of its list"
      }
     ]
    }
   },
   "diff-json-patch-request": {
    "summary": "A JSON Patch",
    "description": "RFC 6902, for the answer that `/v1/snapshot` gives with `\"form\": \"nested\"`.",
    "value": {
     "from": {
      "items": [
       {
        "id": "fruit",
        "title": "Fruit",
        "children": [
         {
          "id": "apple",
          "title": "Apple",
          "price": 1.5
         },
         {
          "id": "pear",
          "title": "Peer",
          "price": 2
         },
         {
          "id": "plum",
          "title": "Plum"
         }
        ]
       },
       {
        "id": "tools",
        "title": "Tools",
        "children": [
         "hammer",
         "saw"
        ]
       },
       {
        "id": "offers",
        "title": "Offers",
        "expanded": false,
        "children": [
         "seeds"
        ]
       }
      ]
     },
     "to": {
      "items": [
       {
        "id": "offers",
        "title": "Offers",
        "children": [
         "seeds",
         {
          "id": "apple",
          "title": "Apple",
          "price": 1.2,
          "was": 1.5
         }
        ]
       },
       {
        "id": "fruit",
        "title": "Fruit",
        "children": [
         {
          "id": "cherry",
          "title": "Cherry"
         },
         {
          "id": "pear",
          "title": "Pear",
          "price": 2
         }
        ]
       },
       {
        "id": "tools",
        "title": "Tools",
        "children": [
         "hammer",
         "saw"
        ]
       }
      ]
     },
     "format": "json-patch"
    }
   },
   "diff-json-patch-answer": {
    "summary": "A JSON Patch",
    "value": {
     "from": "a6e01615baa377011845eb22708d2aa0",
     "to": "f49cbe6abcfa2fe9e99995cf52aebf55",
     "operations": [
      {
       "op": "test",
       "path": "/version",
       "value": "a6e01615baa377011845eb22708d2aa0"
      },
      {
       "op": "remove",
       "path": "/items/0/children/2"
      },
      {
       "op": "move",
       "from": "/items/2",
       "path": "/items/0"
      },
      {
       "op": "move",
       "from": "/items/1/children/0",
       "path": "/items/0/children/1"
      },
      {
       "op": "add",
       "path": "/items/1/children/0",
       "value": {
        "id": "cherry",
        "title": "Cherry"
       }
      },
      {
       "op": "replace",
       "path": "/items/0/expanded",
       "value": true
      },
      {
       "op": "replace",
       "path": "/items/0/children/1/price",
       "value": 1.2
      },
      {
       "op": "add",
       "path": "/items/0/children/1/was",
       "value": 1.5
      },
      {
       "op": "replace",
       "path": "/items/1/children/1/title",
       "value": "Pear"
      },
      {
       "op": "replace",
       "path": "/version",
       "value": "f49cbe6abcfa2fe9e99995cf52aebf55"
      },
      {
       "op": "replace",
       "path": "/visibleCount",
       "value": 9
      }
     ]
    }
   },
   "diff-posted-back-request": {
    "summary": "An earlier answer against a template",
    "description": "What `/v1/snapshot` answered can be posted back as a side; the other one is rendered first.",
    "value": {
     "from": {
      "version": "e48d3d4a92edfd3963cc08c2de590766",
      "items": [
       {
        "id": "a",
        "title": "a",
        "level": 0,
        "parent": null,
        "index": 0,
        "position": 0,
        "siblingCount": 2,
        "visible": true,
        "childCount": 0
       },
       {
        "id": "b",
        "title": "b",
        "level": 0,
        "parent": null,
        "index": 1,
        "position": 1,
        "siblingCount": 2,
        "visible": true,
        "childCount": 0
       }
      ],
      "itemCount": 2,
      "visibleCount": 2
     },
     "to": {
      "template": {
       "items": {
        "$map": {
         "$eval": "names"
        },
        "each(name)": "${name}"
       }
      },
      "context": {
       "names": [
        "b",
        "c"
       ]
      }
     }
    }
   },
   "diff-posted-back-answer": {
    "summary": "An earlier answer against a template",
    "value": {
     "from": "e48d3d4a92edfd3963cc08c2de590766",
     "to": "6bdfa8292e7ec3dd1b0d47ea075d930f",
     "operations": [
      {
       "op": "remove",
       "id": "a"
      },
      {
       "op": "insert",
       "item": {
        "id": "c",
        "title": "c"
       },
       "parent": null,
       "index": 1
      }
     ]
    }
   },
   "diff-rows-request": {
    "summary": "Changes of the visible rows, for a list view",
    "description": "Deletes and the sources of moves count in the old rows, inserts and the targets of moves in the new ones; updates come after them.",
    "value": {
     "from": {
      "items": [
       {
        "id": "fruit",
        "title": "Fruit",
        "children": [
         {
          "id": "apple",
          "title": "Apple",
          "price": 1.5
         },
         {
          "id": "pear",
          "title": "Peer",
          "price": 2
         },
         {
          "id": "plum",
          "title": "Plum"
         }
        ]
       },
       {
        "id": "tools",
        "title": "Tools",
        "children": [
         "hammer",
         "saw"
        ]
       },
       {
        "id": "offers",
        "title": "Offers",
        "expanded": false,
        "children": [
         "seeds"
        ]
       }
      ]
     },
     "to": {
      "items": [
       {
        "id": "offers",
        "title": "Offers",
        "children": [
         "seeds",
         {
          "id": "apple",
          "title": "Apple",
          "price": 1.2,
          "was": 1.5
         }
        ]
       },
       {
        "id": "fruit",
        "title": "Fruit",
        "children": [
         {
          "id": "cherry",
          "title": "Cherry"
         },
         {
          "id": "pear",
          "title": "Pear",
          "price": 2
         }
        ]
       },
       {
        "id": "tools",
        "title": "Tools",
        "children": [
         "hammer",
         "saw"
        ]
       }
      ]
     },
     "format": "rows"
    }
   },
   "diff-rows-answer": {
    "summary": "Changes of the visible rows, for a list view",
    "value": {
     "from": "a6e01615baa377011845eb22708d2aa0",
     "to": "f49cbe6abcfa2fe9e99995cf52aebf55",
     "deletes": [
      {
       "index": 3,
       "id": "plum"
      }
     ],
     "inserts": [
      {
       "index": 1,
       "item": {
        "id": "seeds",
        "title": "seeds",
        "level": 1,
        "parent": "offers",
        "index": 1,
        "position": 0,
        "siblingCount": 2,
        "visible": true,
        "childCount": 0
       }
      },
      {
       "index": 4,
       "item": {
        "id": "cherry",
        "title": "Cherry",
        "level": 1,
        "parent": "fruit",
        "index": 4,
        "position": 0,
        "siblingCount": 2,
        "visible": true,
        "childCount": 0
       }
      }
     ],
     "moves": [
      {
       "from": 7,
       "to": 0,
       "id": "offers"
      },
      {
       "from": 1,
       "to": 2,
       "id": "apple"
      }
     ],
     "updates": [
      {
       "from": 7,
       "to": 0,
       "id": "offers",
       "changes": {
        "set": {
         "expanded": true,
         "childCount": 2
        },
        "unset": []
       }
      },
      {
       "from": 1,
       "to": 2,
       "id": "apple",
       "changes": {
        "set": {
         "price": 1.2,
         "was": 1.5
        },
        "unset": []
       }
      },
      {
       "from": 0,
       "to": 3,
       "id": "fruit",
       "changes": {
        "set": {
         "childCount": 2
        },
        "unset": []
       }
      },
      {
       "from": 2,
       "to": 5,
       "id": "pear",
       "changes": {
        "set": {
         "title": "Pear"
        },
        "unset": []
       }
      }
     ]
    }
   },
   "diff-text-answer": {
    "summary": "A difference as a tree of text",
    "value": "--- a6e01615baa377011845eb22708d2aa0\n+++ f49cbe6abcfa2fe9e99995cf52aebf55\n> Offers (position 2 → 0) (expanded)\n  ├─ seeds\n> └─ Apple (from Fruit) (price, +was)\n  Fruit\n+ ├─ Cherry\n~ ├─ Pear (was Peer)\n- └─ Plum\n  Tools (2 unchanged)\n"
   },
   "duplicate-items-request": {
    "summary": "Ids that stand in a list more than once",
    "description": "Every duplicate is named with both of its places, and nothing is built. Ids compare by bytes: `a.Circle` is another id.",
    "value": {
     "items": [
      "a.circle",
      {
       "id": "group",
       "title": "Group",
       "children": [
        "b.square",
        "a.circle",
        "a.Circle"
       ]
      },
      {
       "title": "b.square"
      }
     ]
    }
   },
   "duplicate-items-answer": {
    "summary": "Ids that stand in a list more than once",
    "value": {
     "type": "/problems/duplicate-item",
     "title": "Duplicate item",
     "status": 422,
     "detail": "2 faults",
     "code": "duplicate-item",
     "errors": [
      {
       "pointer": "/items/1/children/1",
       "detail": "the id \"a.circle\" is already that of the item at /items/0"
      },
      {
       "pointer": "/items/2/title",
       "detail": "the id \"b.square\" is already that of the item at /items/1/children/0"
      }
     ]
    }
   },
   "explain-and-fit-request": {
    "summary": "Why views are where they are, and how large they are by themselves",
    "description": "The card is as wide as its icon, its text and their spacings; nothing says where the badge begins, and one constraint would. A card of 10 points cannot hold what is in it. A variant has questions of its own: with a long text the screen's edge settles where that ends.",
    "value": {
     "views": [
      {
       "id": "screen",
       "width": 300,
       "height": 200,
       "children": [
        {
         "id": "title",
         "intrinsicSize": {
          "width": 120,
          "height": 20
         }
        },
        {
         "id": "card",
         "children": [
          {
           "id": "icon",
           "width": 24,
           "height": 24
          },
          {
           "id": "text",
           "intrinsicSize": {
            "width": 180,
            "height": 40
           }
          }
         ]
        },
        {
         "id": "badge",
         "width": 30
        }
       ]
      }
     ],
     "constraints": [
      "title.top == screen.top + 16",
      "title.leading == screen.leading + 16",
      "card.top == title.bottom + 12",
      "card.leading == title.leading",
      "card.trailing <= screen.trailing - 16",
      "icon.leading == card.leading + 8",
      "icon.top == card.top + 8",
      "text.leading == icon.trailing + 8",
      "text.top == icon.top",
      "text.trailing == card.trailing - 8",
      "text.bottom == card.bottom - 8",
      "badge.top == card.top",
      "badge.height == 2 * icon.height"
     ],
     "explain": [
      "card",
      "badge"
     ],
     "fit": [
      "card",
      {
       "view": "card",
       "width": 150
      },
      {
       "view": "card",
       "width": 10
      }
     ],
     "variants": [
      {
       "name": "long text",
       "set": {
        "text.intrinsicSize.width": 400
       },
       "explain": [
        "text"
       ],
       "fit": [
        "card"
       ]
      }
     ]
    }
   },
   "explain-and-fit-answer": {
    "summary": "Why views are where they are, and how large they are by themselves",
    "value": {
     "frames": {
      "screen": {
       "x": 0,
       "y": 0,
       "width": 300,
       "height": 200
      },
      "title": {
       "x": 16,
       "y": 16,
       "width": 120,
       "height": 20
      },
      "card": {
       "x": 16,
       "y": 48,
       "width": 228,
       "height": 56
      },
      "icon": {
       "x": 8,
       "y": 8,
       "width": 24,
       "height": 24
      },
      "text": {
       "x": 40,
       "y": 8,
       "width": 180,
       "height": 40
      },
      "badge": {
       "x": 0,
       "y": 48,
       "width": 30,
       "height": 48
      }
     },
     "ambiguous": [
      {
       "view": "badge",
       "attributes": [
        "x"
       ]
      }
     ],
     "broken": [],
     "unsatisfied": [],
     "explain": [
      {
       "view": "card",
       "horizontal": [
        {
         "view": "icon",
         "implied": "width",
         "pointer": "/views/0/children/1/children/0/width",
         "priority": 1000
        },
        {
         "constraint": 1,
         "text": "title.leading == screen.leading + 16",
         "pointer": "/constraints/1",
         "priority": 1000
        },
        {
         "constraint": 3,
         "text": "card.leading == title.leading",
         "pointer": "/constraints/3",
         "priority": 1000
        },
        {
         "constraint": 5,
         "text": "icon.leading == card.leading + 8",
         "pointer": "/constraints/5",
         "priority": 1000
        },
        {
         "constraint": 7,
         "text": "text.leading == icon.trailing + 8",
         "pointer": "/constraints/7",
         "priority": 1000
        },
        {
         "constraint": 9,
         "text": "text.trailing == card.trailing - 8",
         "pointer": "/constraints/9",
         "priority": 1000
        },
        {
         "view": "text",
         "implied": "hugging.horizontal",
         "priority": 250
        },
        {
         "view": "text",
         "implied": "compressionResistance.horizontal",
         "priority": 750
        }
       ],
       "vertical": [
        {
         "constraint": 0,
         "text": "title.top == screen.top + 16",
         "pointer": "/constraints/0",
         "priority": 1000
        },
        {
         "constraint": 2,
         "text": "card.top == title.bottom + 12",
         "pointer": "/constraints/2",
         "priority": 1000
        },
        {
         "constraint": 6,
         "text": "icon.top == card.top + 8",
         "pointer": "/constraints/6",
         "priority": 1000
        },
        {
         "constraint": 8,
         "text": "text.top == icon.top",
         "pointer": "/constraints/8",
         "priority": 1000
        },
        {
         "constraint": 10,
         "text": "text.bottom == card.bottom - 8",
         "pointer": "/constraints/10",
         "priority": 1000
        },
        {
         "view": "title",
         "implied": "hugging.vertical",
         "priority": 250
        },
        {
         "view": "title",
         "implied": "compressionResistance.vertical",
         "priority": 750
        },
        {
         "view": "text",
         "implied": "hugging.vertical",
         "priority": 250
        },
        {
         "view": "text",
         "implied": "compressionResistance.vertical",
         "priority": 750
        }
       ],
       "settling": []
      },
      {
       "view": "badge",
       "horizontal": [
        {
         "view": "badge",
         "implied": "width",
         "pointer": "/views/0/children/2/width",
         "priority": 1000
        }
       ],
       "vertical": [
        {
         "view": "icon",
         "implied": "height",
         "pointer": "/views/0/children/1/children/0/height",
         "priority": 1000
        },
        {
         "constraint": 0,
         "text": "title.top == screen.top + 16",
         "pointer": "/constraints/0",
         "priority": 1000
        },
        {
         "constraint": 2,
         "text": "card.top == title.bottom + 12",
         "pointer": "/constraints/2",
         "priority": 1000
        },
        {
         "constraint": 11,
         "text": "badge.top == card.top",
         "pointer": "/constraints/11",
         "priority": 1000
        },
        {
         "constraint": 12,
         "text": "badge.height == 2 * icon.height",
         "pointer": "/constraints/12",
         "priority": 1000
        },
        {
         "view": "title",
         "implied": "hugging.vertical",
         "priority": 250
        },
        {
         "view": "title",
         "implied": "compressionResistance.vertical",
         "priority": 750
        }
       ],
       "settling": [
        "badge.left == screen.left"
       ]
      }
     ],
     "fit": [
      {
       "view": "card",
       "compressed": {
        "width": 228,
        "height": 56
       },
       "expanded": {
        "width": 228,
        "height": 56
       }
      },
      {
       "view": "card",
       "compressed": {
        "width": 150,
        "height": 56
       },
       "expanded": {
        "width": 150,
        "height": 56
       }
      },
      {
       "view": "card",
       "conflicts": [
        [
         {
          "view": "text",
          "implied": "nonNegative.width",
          "priority": 1000
         },
         {
          "view": "card",
          "implied": "width",
          "priority": 1000
         },
         {
          "view": "icon",
          "implied": "width",
          "pointer": "/views/0/children/1/children/0/width",
          "priority": 1000
         },
         {
          "constraint": 5,
          "text": "icon.leading == card.leading + 8",
          "pointer": "/constraints/5",
          "priority": 1000
         },
         {
          "constraint": 7,
          "text": "text.leading == icon.trailing + 8",
          "pointer": "/constraints/7",
          "priority": 1000
         },
         {
          "constraint": 9,
          "text": "text.trailing == card.trailing - 8",
          "pointer": "/constraints/9",
          "priority": 1000
         }
        ]
       ]
      }
     ],
     "variants": [
      {
       "name": "long text",
       "frames": {
        "screen": {
         "x": 0,
         "y": 0,
         "width": 300,
         "height": 200
        },
        "title": {
         "x": 16,
         "y": 16,
         "width": 120,
         "height": 20
        },
        "card": {
         "x": 16,
         "y": 48,
         "width": 268,
         "height": 56
        },
        "icon": {
         "x": 8,
         "y": 8,
         "width": 24,
         "height": 24
        },
        "text": {
         "x": 40,
         "y": 8,
         "width": 220,
         "height": 40
        },
        "badge": {
         "x": 0,
         "y": 48,
         "width": 30,
         "height": 48
        }
       },
       "ambiguous": [
        {
         "view": "badge",
         "attributes": [
          "x"
         ]
        }
       ],
       "broken": [],
       "unsatisfied": [
        {
         "view": "text",
         "implied": "compressionResistance.horizontal",
         "priority": 750,
         "violation": 180
        }
       ],
       "explain": [
        {
         "view": "text",
         "horizontal": [
          {
           "view": "screen",
           "implied": "width",
           "pointer": "/views/0/width",
           "priority": 1000
          },
          {
           "view": "icon",
           "implied": "width",
           "pointer": "/views/0/children/1/children/0/width",
           "priority": 1000
          },
          {
           "constraint": 1,
           "text": "title.leading == screen.leading + 16",
           "pointer": "/constraints/1",
           "priority": 1000
          },
          {
           "constraint": 3,
           "text": "card.leading == title.leading",
           "pointer": "/constraints/3",
           "priority": 1000
          },
          {
           "constraint": 4,
           "text": "card.trailing <= screen.trailing - 16",
           "pointer": "/constraints/4",
           "priority": 1000
          },
          {
           "constraint": 5,
           "text": "icon.leading == card.leading + 8",
           "pointer": "/constraints/5",
           "priority": 1000
          },
          {
           "constraint": 7,
           "text": "text.leading == icon.trailing + 8",
           "pointer": "/constraints/7",
           "priority": 1000
          },
          {
           "constraint": 9,
           "text": "text.trailing == card.trailing - 8",
           "pointer": "/constraints/9",
           "priority": 1000
          },
          {
           "view": "text",
           "implied": "compressionResistance.horizontal",
           "priority": 750
          }
         ],
         "vertical": [
          {
           "constraint": 6,
           "text": "icon.top == card.top + 8",
           "pointer": "/constraints/6",
           "priority": 1000
          },
          {
           "constraint": 8,
           "text": "text.top == icon.top",
           "pointer": "/constraints/8",
           "priority": 1000
          },
          {
           "view": "text",
           "implied": "hugging.vertical",
           "priority": 250
          },
          {
           "view": "text",
           "implied": "compressionResistance.vertical",
           "priority": 750
          }
         ],
         "settling": []
        }
       ],
       "fit": [
        {
         "view": "card",
         "compressed": {
          "width": 448,
          "height": 56
         },
         "expanded": {
          "width": 448,
          "height": 56
         }
        }
       ]
      }
     ]
    }
   },
   "label-under-button-request": {
    "summary": "A label under a button",
    "description": "The label hangs 20 points under the button, starts where the button starts and keeps 40 points less than the screen's width. Its text wants 400 points, so its compression resistance gives way by 65.",
    "value": {
     "views": [
      {
       "id": "screen",
       "width": 375,
       "height": 667,
       "children": [
        {
         "id": "button",
         "x": 20,
         "y": 100,
         "width": 120,
         "height": 44
        },
        {
         "id": "label",
         "intrinsicSize": {
          "width": 400,
          "height": 20
         }
        }
       ]
      }
     ],
     "constraints": [
      "label.top == button.bottom + 20",
      "label.leading == button.leading",
      "label.width <= screen.width - 40"
     ]
    }
   },
   "label-under-button-answer": {
    "summary": "A label under a button",
    "value": {
     "frames": {
      "screen": {
       "x": 0,
       "y": 0,
       "width": 375,
       "height": 667
      },
      "button": {
       "x": 20,
       "y": 100,
       "width": 120,
       "height": 44
      },
      "label": {
       "x": 20,
       "y": 164,
       "width": 335,
       "height": 20
      }
     },
     "ambiguous": [],
     "broken": [],
     "unsatisfied": [
      {
       "view": "label",
       "implied": "compressionResistance.horizontal",
       "priority": 750,
       "violation": 65
      }
     ]
    }
   },
   "login-form-request": {
    "summary": "A login form",
    "description": "Both labels share a column as wide as the wider text; the fields fill the rest, whatever their hugging says; baselines line up; the hint yields because its compression resistance is low.",
    "value": {
     "views": [
      {
       "id": "screen",
       "width": 375,
       "height": 667,
       "children": [
        {
         "id": "emailLabel",
         "intrinsicSize": {
          "width": 42.5,
          "height": 20.5
         },
         "hugging": {
          "horizontal": 251
         },
         "firstBaseline": 16,
         "lastBaseline": 4.5
        },
        {
         "id": "emailField",
         "intrinsicSize": {
          "width": 97,
          "height": 34
         },
         "firstBaseline": 23,
         "lastBaseline": 11
        },
        {
         "id": "passwordLabel",
         "intrinsicSize": {
          "width": 74.5,
          "height": 20.5
         },
         "hugging": {
          "horizontal": 251
         },
         "firstBaseline": 16,
         "lastBaseline": 4.5
        },
        {
         "id": "passwordField",
         "intrinsicSize": {
          "width": 97,
          "height": 34
         },
         "firstBaseline": 23,
         "lastBaseline": 11
        },
        {
         "id": "signIn",
         "intrinsicSize": {
          "width": 64,
          "height": 44
         }
        },
        {
         "id": "hint",
         "intrinsicSize": {
          "width": 380,
          "height": 17
         },
         "compressionResistance": {
          "horizontal": 500
         }
        }
       ]
      }
     ],
     "constraints": [
      "emailLabel.leading == screen.leading + 20",
      "emailField.leading == emailLabel.trailing + 8",
      "emailField.trailing == screen.trailing - 20",
      "emailField.top == screen.top + 120",
      "emailLabel.firstBaseline == emailField.firstBaseline",
      "passwordLabel.leading == emailLabel.leading",
      "passwordLabel.width == emailLabel.width",
      "passwordField.leading == emailField.leading",
      "passwordField.trailing == emailField.trailing",
      "passwordField.top == emailField.bottom + 12",
      "passwordLabel.firstBaseline == passwordField.firstBaseline",
      "signIn.leading == passwordField.leading",
      "signIn.trailing == passwordField.trailing",
      "signIn.top == passwordField.bottom + 24",
      "hint.leading == screen.leading + 20",
      "hint.trailing <= screen.trailing - 20",
      "hint.top == signIn.bottom + 16"
     ]
    }
   },
   "login-form-answer": {
    "summary": "A login form",
    "value": {
     "frames": {
      "screen": {
       "x": 0,
       "y": 0,
       "width": 375,
       "height": 667
      },
      "emailLabel": {
       "x": 20,
       "y": 127,
       "width": 74.5,
       "height": 20.5
      },
      "emailField": {
       "x": 102.5,
       "y": 120,
       "width": 252.5,
       "height": 34
      },
      "passwordLabel": {
       "x": 20,
       "y": 173,
       "width": 74.5,
       "height": 20.5
      },
      "passwordField": {
       "x": 102.5,
       "y": 166,
       "width": 252.5,
       "height": 34
      },
      "signIn": {
       "x": 102.5,
       "y": 224,
       "width": 252.5,
       "height": 44
      },
      "hint": {
       "x": 20,
       "y": 284,
       "width": 335,
       "height": 17
      }
     },
     "ambiguous": [],
     "broken": [],
     "unsatisfied": [
      {
       "view": "hint",
       "implied": "compressionResistance.horizontal",
       "priority": 500,
       "violation": 45
      },
      {
       "view": "emailLabel",
       "implied": "hugging.horizontal",
       "priority": 251,
       "violation": 32
      },
      {
       "view": "emailField",
       "implied": "hugging.horizontal",
       "priority": 250,
       "violation": 155.5
      },
      {
       "view": "passwordField",
       "implied": "hugging.horizontal",
       "priority": 250,
       "violation": 155.5
      },
      {
       "view": "signIn",
       "implied": "hugging.horizontal",
       "priority": 250,
       "violation": 188.5
      }
     ]
    }
   },
   "nested-form-request": {
    "summary": "A nested answer of what is visible",
    "description": "Expansion down to depth 1, one id closed again; an id that the list does not have is ignored and listed. Only visible items come back, as nested objects.",
    "value": {
     "items": [
      {
       "id": "circle",
       "title": "Circle",
       "children": [
        {
         "id": "fill-circle",
         "title": "Fill (Circle)",
         "children": [
          "a.circle.fill"
         ]
        },
        {
         "id": "no-fill-circle",
         "title": "No Fill (Circle)",
         "children": [
          "a.circle"
         ]
        }
       ]
      },
      {
       "id": "square",
       "title": "Square",
       "children": [
        "a.square"
       ]
      }
     ],
     "expand": 1,
     "collapsedItems": [
      "square",
      "triangle"
     ],
     "show": "visible",
     "form": "nested"
    }
   },
   "nested-form-answer": {
    "summary": "A nested answer of what is visible",
    "value": {
     "version": "8f3ab325ad4fc3d5333b9e1ac9fa06f3",
     "items": [
      {
       "id": "circle",
       "title": "Circle",
       "expanded": true,
       "children": [
        {
         "id": "fill-circle",
         "title": "Fill (Circle)",
         "expanded": false
        },
        {
         "id": "no-fill-circle",
         "title": "No Fill (Circle)",
         "expanded": false
        }
       ]
      },
      {
       "id": "square",
       "title": "Square",
       "expanded": false
      }
     ],
     "itemCount": 7,
     "visibleCount": 4,
     "ignored": [
      "triangle"
     ]
    }
   },
   "operations-request": {
    "summary": "Changes to a list",
    "description": "Operations are carried out in order, with the meaning that they have on a section snapshot: a new item is collapsed unless it says `expanded`, and an insertion after an item comes after all that it contains.",
    "value": {
     "items": [
      {
       "id": "circle",
       "title": "Circle",
       "children": [
        "a.circle",
        "b.circle"
       ]
      },
      {
       "id": "square",
       "title": "Square",
       "children": [
        "a.square"
       ]
      }
     ],
     "operations": [
      {
       "op": "append",
       "items": [
        "b.square",
        "c.square"
       ],
       "to": "square"
      },
      {
       "op": "insert",
       "items": [
        {
         "id": "triangle",
         "title": "Triangle",
         "children": [
          "a.triangle"
         ]
        }
       ],
       "after": "circle"
      },
      {
       "op": "delete",
       "items": [
        "a.square"
       ]
      },
      {
       "op": "replaceChildren",
       "of": "circle",
       "items": [
        "c.circle"
       ]
      },
      {
       "op": "collapse",
       "items": [
        "square",
        "hexagon"
       ]
      }
     ]
    }
   },
   "operations-answer": {
    "summary": "Changes to a list",
    "value": {
     "version": "87242b25e465f14f9b089fc054318ece",
     "items": [
      {
       "id": "circle",
       "title": "Circle",
       "level": 0,
       "parent": null,
       "index": 0,
       "position": 0,
       "siblingCount": 3,
       "visible": true,
       "expanded": true,
       "childCount": 1
      },
      {
       "id": "c.circle",
       "title": "c.circle",
       "level": 1,
       "parent": "circle",
       "index": 1,
       "position": 0,
       "siblingCount": 1,
       "visible": true,
       "childCount": 0
      },
      {
       "id": "triangle",
       "title": "Triangle",
       "level": 0,
       "parent": null,
       "index": 2,
       "position": 1,
       "siblingCount": 3,
       "visible": true,
       "expanded": false,
       "childCount": 1
      },
      {
       "id": "a.triangle",
       "title": "a.triangle",
       "level": 1,
       "parent": "triangle",
       "index": 3,
       "position": 0,
       "siblingCount": 1,
       "visible": false,
       "childCount": 0
      },
      {
       "id": "square",
       "title": "Square",
       "level": 0,
       "parent": null,
       "index": 4,
       "position": 2,
       "siblingCount": 3,
       "visible": true,
       "expanded": false,
       "childCount": 2
      },
      {
       "id": "b.square",
       "title": "b.square",
       "level": 1,
       "parent": "square",
       "index": 5,
       "position": 0,
       "siblingCount": 2,
       "visible": false,
       "childCount": 0
      },
      {
       "id": "c.square",
       "title": "c.square",
       "level": 1,
       "parent": "square",
       "index": 6,
       "position": 1,
       "siblingCount": 2,
       "visible": false,
       "childCount": 0
      }
     ],
     "itemCount": 7,
     "visibleCount": 4,
     "ignored": [
      "hexagon"
     ]
    }
   },
   "picture-request": {
    "summary": "A picture of the frames",
    "description": "The name gives way to its room, and nothing says where the badge goes across: `Accept: image/svg+xml`.",
    "value": {
     "views": [
      {
       "id": "screen",
       "width": 320,
       "height": 240,
       "children": [
        {
         "id": "avatar",
         "width": 64,
         "height": 64
        },
        {
         "id": "name",
         "intrinsicSize": {
          "width": 240,
          "height": 24
         }
        },
        {
         "id": "badge",
         "width": 48,
         "height": 24
        }
       ]
      }
     ],
     "guides": [
      {
       "id": "content",
       "in": "screen",
       "insets": {
        "top": 32,
        "left": 16,
        "bottom": 16,
        "right": 16
       }
      }
     ],
     "constraints": [
      "avatar.leading == content.leading",
      "avatar.top == content.top",
      "name.leading == avatar.trailing + 12",
      "name.centerY == avatar.centerY",
      "name.trailing <= content.trailing",
      "badge.top == avatar.bottom + 12",
      "content.leading <= badge.leading",
      "badge.trailing <= content.trailing"
     ]
    }
   },
   "picture-answer": {
    "summary": "A picture of the frames",
    "value": "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"trellis\" role=\"img\" width=\"482\" height=\"428\" viewBox=\"-16 -116 482 428\" font-family=\"monospace\" font-size=\"12\" xml:space=\"preserve\" aria-labelledby=\"trellis-title trellis-desc\">\n<title id=\"trellis-title\">Layout of 4 views, 1 guide</title>\n<desc id=\"trellis-desc\">1 ambiguous frame, 1 optional constraint not satisfied, 0 required constraints broken.</desc>\n<style>\n.trellis .paper{fill:#fff}\n.trellis text{fill:#1b1f24;stroke:#fff;stroke-width:.25em;stroke-linejoin:round;paint-order:stroke;white-space:pre}\n.trellis .name{font-weight:bold}\n.trellis g>rect,.trellis g>path{stroke-width:1;vector-effect:non-scaling-stroke}\n.trellis .view>rect,.trellis .view>path{fill:none;stroke:#1f5fa8;pointer-events:all}\n.trellis .leaf>rect{fill:#1f5fa8;fill-opacity:.08}\n.trellis .guide>rect,.trellis .guide>path{fill:none;stroke:#2e7d32;stroke-width:1.5;stroke-dasharray:2 2}\n.trellis .guide>text,.trellis .guide>svg>text{fill:#2e7d32;font-style:italic}\n.trellis .ambiguous>rect,.trellis .ambiguous>path{fill:url(#trellis-hatch);fill-opacity:1;stroke:#8a5a00}\n.trellis .hatch{stroke:#8a5a00;stroke-width:2;stroke-opacity:.4}\n.trellis .violated>rect,.trellis .violated>path{stroke:#c62828;stroke-width:2;stroke-dasharray:6 3}\n@media(prefers-color-scheme:dark){\n.trellis .paper{fill:#16191d}\n.trellis text{fill:#e8eaed;stroke:#16191d}\n.trellis .view>rect,.trellis .view>path{stroke:#8ab4f8}\n.trellis .leaf>rect{fill:#8ab4f8}\n.trellis .guide>rect,.trellis .guide>path{stroke:#81c995}\n.trellis .guide>text,.trellis .guide>svg>text{fill:#81c995}\n.trellis .ambiguous>rect,.trellis .ambiguous>path{fill:url(#trellis-hatch);stroke:#fdd663}\n.trellis .hatch{stroke:#fdd663}\n.trellis .violated>rect,.trellis .violated>path{stroke:#f28b82}\n}\n</style>\n<defs><pattern id=\"trellis-hatch\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\"><path class=\"hatch\" d=\"M4 0v8\"/></pattern></defs>\n<rect class=\"paper\" x=\"-16\" y=\"-116\" width=\"482\" height=\"428\"/>\n<g class=\"legend\">\n<text class=\"name\" y=\"-88\">4 views, 1 guide</text>\n<g class=\"view leaf\"><rect x=\"0\" y=\"-78\" width=\"24\" height=\"12\"/></g><text class=\"note\" x=\"32\" y=\"-68\">a view</text>\n<g class=\"guide\"><rect x=\"0\" y=\"-58\" width=\"24\" height=\"12\"/></g><text class=\"note\" x=\"32\" y=\"-48\">a guide</text>\n<g class=\"view ambiguous\"><rect x=\"0\" y=\"-38\" width=\"24\" height=\"12\"/></g><text class=\"note\" x=\"32\" y=\"-28\">? ambiguous: other frames satisfy the constraints as well</text>\n<g class=\"view leaf violated\"><rect x=\"0\" y=\"-18\" width=\"24\" height=\"12\"/></g><text class=\"note\" x=\"32\" y=\"-8\">! named by a constraint that does not hold</text>\n</g>\n<g class=\"panel\" transform=\"translate(0 16)\">\n<g class=\"view\"><title>screen\nx 0, y 0, width 320, height 240</title><rect x=\"0\" y=\"0\" width=\"320\" height=\"240\"/><text x=\"0\" y=\"-3\">screen</text><g class=\"view leaf\"><title>avatar\nx 16, y 32, width 64, height 64</title><rect x=\"16\" y=\"32\" width=\"64\" height=\"64\"/><text x=\"18\" y=\"44\">avatar</text></g>\n<g class=\"view leaf violated\"><title>name\nx 92, y 52, width 212, height 24\noff by 28: name.compressionResistance.horizontal @ 750</title><rect x=\"92\" y=\"52\" width=\"212\" height=\"24\"/><text x=\"94\" y=\"64\">! name</text></g>\n<g class=\"view leaf ambiguous\"><title>badge\nx 16, y 108, width 48, height 24\nambiguous: x</title><rect x=\"16\" y=\"108\" width=\"48\" height=\"24\"/><text x=\"18\" y=\"118.3\" font-size=\"10.3\">? badge</text></g>\n<g class=\"guide\"><title>content\nx 16, y 32, width 288, height 192</title><rect x=\"16\" y=\"32\" width=\"288\" height=\"192\"/><text x=\"250.76\" y=\"44\">content</text></g>\n</g>\n<text class=\"note\" y=\"264\"><title>! off by 28: name.compressionResistance.horizontal @ 750</title>! off by 28: name.compressionResistance.horizontal @ 750</text>\n<text class=\"note\" y=\"280\"><title>? ambiguous: badge: x</title>? ambiguous: badge: x</text>\n</g>\n</svg>\n"
   },
   "pinned-child-request": {
    "summary": "A child pinned to the lower half of its container",
    "description": "Leading, trailing and bottom edges meet the container's; the top starts at its vertical center.",
    "value": {
     "views": [
      {
       "id": "container",
       "width": 390,
       "height": 844
      },
      {
       "id": "child",
       "parent": "container"
      }
     ],
     "constraints": [
      "child.leading == container.leading",
      "child.trailing == container.trailing",
      "child.top == container.centerY",
      "child.bottom == container.bottom"
     ]
    }
   },
   "pinned-child-answer": {
    "summary": "A child pinned to the lower half of its container",
    "value": {
     "frames": {
      "container": {
       "x": 0,
       "y": 0,
       "width": 390,
       "height": 844
      },
      "child": {
       "x": 0,
       "y": 422,
       "width": 390,
       "height": 422
      }
     },
     "ambiguous": [],
     "broken": [],
     "unsatisfied": []
    }
   },
   "right-to-left-request": {
    "summary": "The same constraints from right to left",
    "description": "In `rtl` a constraint that names leading or trailing is mirrored whole: leading is right, constants change sign, `<=` and `>=` change places. Frames still count from the left.",
    "value": {
     "views": [
      {
       "id": "cell",
       "width": 320,
       "height": 44,
       "children": [
        {
         "id": "icon",
         "width": 24,
         "height": 24
        },
        {
         "id": "title",
         "intrinsicSize": {
          "width": 150,
          "height": 20
         }
        }
       ]
      }
     ],
     "constraints": [
      "icon.leading == cell.leading + 16",
      "icon.centerY == cell.centerY",
      "title.leading == icon.trailing + 12",
      "title.trailing <= cell.trailing - 16",
      "title.centerY == cell.centerY"
     ],
     "direction": "rtl"
    }
   },
   "right-to-left-answer": {
    "summary": "The same constraints from right to left",
    "value": {
     "frames": {
      "cell": {
       "x": 0,
       "y": 0,
       "width": 320,
       "height": 44
      },
      "icon": {
       "x": 280,
       "y": 10,
       "width": 24,
       "height": 24
      },
      "title": {
       "x": 118,
       "y": 12,
       "width": 150,
       "height": 20
      }
     },
     "ambiguous": [],
     "broken": [],
     "unsatisfied": []
    }
   },
   "sequence-failure-request": {
    "summary": "A sequence that a step ends",
    "description": "The second step's rows cannot be as wide as they must be. Its problem stands in its answer, with what its template rendered to; the third step is not carried out.",
    "value": {
     "steps": [
      {
       "id": "list",
       "post": "/v1/snapshot",
       "body": {
        "items": [
         "a"
        ]
       }
      },
      {
       "id": "frames",
       "post": "/v1/layout",
       "template": {
        "views": [
         {
          "id": "screen",
          "width": 320,
          "height": 480,
          "children": {
           "$map": {
            "$eval": "steps.list.items"
           },
           "each(row)": {
            "id": "${row.id}",
            "width": 400
           }
          }
         }
        ],
        "constraints": {
         "$flatten": {
          "$map": {
           "$eval": "steps.list.items"
          },
          "each(row)": [
           "${row.id}.leading >= screen.leading",
           "${row.id}.trailing <= screen.trailing"
          ]
         }
        }
       }
      },
      {
       "id": "again",
       "post": "/v1/snapshot",
       "template": {
        "items": {
         "$eval": "steps.list.items"
        }
       }
      }
     ]
    }
   },
   "sequence-failure-answer": {
    "summary": "A sequence that a step ends",
    "value": {
     "steps": [
      {
       "id": "list",
       "status": 200,
       "body": {
        "version": "80cd76db3f479b222c866c03b284b9ab",
        "items": [
         {
          "id": "a",
          "title": "a",
          "level": 0,
          "parent": null,
          "index": 0,
          "position": 0,
          "siblingCount": 1,
          "visible": true,
          "childCount": 0
         }
        ],
        "itemCount": 1,
        "visibleCount": 1
       }
      },
      {
       "id": "frames",
       "status": 422,
       "body": {
        "type": "/problems/unsatisfiable-constraints",
        "title": "Unsatisfiable constraints",
        "status": 422,
        "detail": "these cannot all hold: screen width, a width, a.leading >= screen.leading, a.trailing <= screen.trailing",
        "code": "unsatisfiable-constraints",
        "conflicts": [
         [
          {
           "view": "screen",
           "implied": "width",
           "pointer": "/views/0/width",
           "priority": 1000
          },
          {
           "view": "a",
           "implied": "width",
           "pointer": "/views/0/children/0/width",
           "priority": 1000
          },
          {
           "constraint": 0,
           "text": "a.leading >= screen.leading",
           "pointer": "/constraints/0",
           "priority": 1000
          },
          {
           "constraint": 1,
           "text": "a.trailing <= screen.trailing",
           "pointer": "/constraints/1",
           "priority": 1000
          }
         ]
        ]
       },
       "sent": {
        "views": [
         {
          "id": "screen",
          "width": 320,
          "height": 480,
          "children": [
           {
            "id": "a",
            "width": 400
           }
          ]
         }
        ],
        "constraints": [
         "a.leading >= screen.leading",
         "a.trailing <= screen.trailing"
        ]
       }
      }
     ],
     "completed": false
    }
   },
   "sequence-faults-answer": {
    "summary": "Mistakes in the steps of a sequence",
    "value": {
     "type": "/problems/invalid-request",
     "title": "Invalid request",
     "status": 422,
     "detail": "4 faults",
     "code": "invalid-request",
     "errors": [
      {
       "pointer": "/steps/0/post",
       "detail": "must be /v1/layout, /v1/snapshot or /v1/diff, not \"/v1/snapshots\"",
       "suggestion": "/v1/snapshot"
      },
      {
       "pointer": "/steps/1/post",
       "detail": "a step cannot be a sequence; it posts to /v1/layout, /v1/snapshot or /v1/diff"
      },
      {
       "pointer": "/steps/1/id",
       "detail": "the id \"list\" is already that of the step at /steps/0"
      },
      {
       "pointer": "/steps/2",
       "detail": "a step needs a \"body\" or a \"template\""
      }
     ]
    }
   },
   "sequence-rows-request": {
    "summary": "A list, then the frames of its rows",
    "description": "The first step expands a list. The second makes a row view for each visible item by `$map`, stacks the rows and indents their titles by their levels.",
    "value": {
     "input": {
      "width": 320,
      "height": 44,
      "indentation": 20
     },
     "steps": [
      {
       "id": "list",
       "post": "/v1/snapshot",
       "body": {
        "items": [
         {
          "id": "circle",
          "title": "Circle",
          "children": [
           "a.circle",
           "b.circle"
          ]
         },
         {
          "id": "square",
          "title": "Square",
          "expanded": false,
          "children": [
           "a.square"
          ]
         }
        ],
        "show": "visible"
       }
      },
      {
       "id": "frames",
       "post": "/v1/layout",
       "template": {
        "views": [
         {
          "id": "list",
          "width": {
           "$eval": "input.width"
          },
          "stack": {
           "axis": "vertical"
          },
          "children": {
           "$map": {
            "$eval": "steps.list.items"
           },
           "each(row)": {
            "id": "${row.id}",
            "height": {
             "$eval": "input.height"
            },
            "children": [
             {
              "id": "${row.id} title",
              "intrinsicSize": {
               "height": 20
              }
             }
            ]
           }
          }
         }
        ],
        "constraints": {
         "$flatten": {
          "$map": {
           "$eval": "steps.list.items"
          },
          "each(row)": [
           "'${row.id} title'.leading == '${row.id}'.leading + ${16 + input.indentation * row.level}",
           "'${row.id} title'.trailing == '${row.id}'.trailing - 16",
           "'${row.id} title'.centerY == '${row.id}'.centerY"
          ]
         }
        },
        "coordinates": "root"
       }
      }
     ]
    }
   },
   "sequence-rows-answer": {
    "summary": "A list, then the frames of its rows",
    "value": {
     "steps": [
      {
       "id": "list",
       "status": 200,
       "body": {
        "version": "bd72a547becb8a9699e1bcda9494acb3",
        "items": [
         {
          "id": "circle",
          "title": "Circle",
          "level": 0,
          "parent": null,
          "index": 0,
          "position": 0,
          "siblingCount": 2,
          "visible": true,
          "expanded": true,
          "childCount": 2
         },
         {
          "id": "a.circle",
          "title": "a.circle",
          "level": 1,
          "parent": "circle",
          "index": 1,
          "position": 0,
          "siblingCount": 2,
          "visible": true,
          "childCount": 0
         },
         {
          "id": "b.circle",
          "title": "b.circle",
          "level": 1,
          "parent": "circle",
          "index": 2,
          "position": 1,
          "siblingCount": 2,
          "visible": true,
          "childCount": 0
         },
         {
          "id": "square",
          "title": "Square",
          "level": 0,
          "parent": null,
          "index": 3,
          "position": 1,
          "siblingCount": 2,
          "visible": true,
          "expanded": false,
          "childCount": 1
         }
        ],
        "itemCount": 5,
        "visibleCount": 4
       }
      },
      {
       "id": "frames",
       "status": 200,
       "body": {
        "frames": {
         "list": {
          "x": 0,
          "y": 0,
          "width": 320,
          "height": 176
         },
         "circle": {
          "x": 0,
          "y": 0,
          "width": 320,
          "height": 44
         },
         "circle title": {
          "x": 16,
          "y": 12,
          "width": 288,
          "height": 20
         },
         "a.circle": {
          "x": 0,
          "y": 44,
          "width": 320,
          "height": 44
         },
         "a.circle title": {
          "x": 36,
          "y": 56,
          "width": 268,
          "height": 20
         },
         "b.circle": {
          "x": 0,
          "y": 88,
          "width": 320,
          "height": 44
         },
         "b.circle title": {
          "x": 36,
          "y": 100,
          "width": 268,
          "height": 20
         },
         "square": {
          "x": 0,
          "y": 132,
          "width": 320,
          "height": 44
         },
         "square title": {
          "x": 16,
          "y": 144,
          "width": 288,
          "height": 20
         }
        },
        "ambiguous": [],
        "broken": [],
        "unsatisfied": []
       }
      }
     ],
     "completed": true
    }
   },
   "single-level-list-request": {
    "summary": "A single-level list",
    "description": "A string is short for an item whose id and title are that string.",
    "value": {
     "items": [
      "Cell 1",
      "Cell 2",
      "Cell 3",
      "paperplane.fill",
      "doc.text",
      "book.fill"
     ]
    }
   },
   "single-level-list-answer": {
    "summary": "A single-level list",
    "value": {
     "version": "4d6e341002d835ec4525a8d73eb94429",
     "items": [
      {
       "id": "Cell 1",
       "title": "Cell 1",
       "level": 0,
       "parent": null,
       "index": 0,
       "position": 0,
       "siblingCount": 6,
       "visible": true,
       "childCount": 0
      },
      {
       "id": "Cell 2",
       "title": "Cell 2",
       "level": 0,
       "parent": null,
       "index": 1,
       "position": 1,
       "siblingCount": 6,
       "visible": true,
       "childCount": 0
      },
      {
       "id": "Cell 3",
       "title": "Cell 3",
       "level": 0,
       "parent": null,
       "index": 2,
       "position": 2,
       "siblingCount": 6,
       "visible": true,
       "childCount": 0
      },
      {
       "id": "paperplane.fill",
       "title": "paperplane.fill",
       "level": 0,
       "parent": null,
       "index": 3,
       "position": 3,
       "siblingCount": 6,
       "visible": true,
       "childCount": 0
      },
      {
       "id": "doc.text",
       "title": "doc.text",
       "level": 0,
       "parent": null,
       "index": 4,
       "position": 4,
       "siblingCount": 6,
       "visible": true,
       "childCount": 0
      },
      {
       "id": "book.fill",
       "title": "book.fill",
       "level": 0,
       "parent": null,
       "index": 5,
       "position": 5,
       "siblingCount": 6,
       "visible": true,
       "childCount": 0
      }
     ],
     "itemCount": 6,
     "visibleCount": 6
    }
   },
   "stack-request": {
    "summary": "A card of stack views",
    "description": "A column within the card's margins, with a hidden view that takes no room, a spacing of its own after the title, and a row of equally wide buttons. The card is as high as what is in it.",
    "value": {
     "views": [
      {
       "id": "card",
       "width": 300,
       "margins": {
        "top": 12,
        "leading": 16,
        "bottom": 12,
        "trailing": 16
       },
       "stack": {
        "axis": "vertical",
        "spacing": 8,
        "customSpacing": {
         "title": 4
        },
        "hidden": [
         "badge"
        ]
       },
       "children": [
        {
         "id": "title",
         "intrinsicSize": {
          "width": 120,
          "height": 24
         }
        },
        {
         "id": "badge",
         "intrinsicSize": {
          "width": 40,
          "height": 16
         }
        },
        {
         "id": "text",
         "intrinsicSize": {
          "width": 250,
          "height": 60
         }
        },
        {
         "id": "buttons",
         "stack": {
          "distribution": "fillEqually",
          "alignment": "center",
          "spacing": 10
         },
         "children": [
          {
           "id": "cancel",
           "intrinsicSize": {
            "width": 60,
            "height": 30
           }
          },
          {
           "id": "send",
           "intrinsicSize": {
            "width": 50,
            "height": 44
           }
          }
         ]
        }
       ]
      }
     ]
    }
   },
   "stack-answer": {
    "summary": "A card of stack views",
    "value": {
     "frames": {
      "card": {
       "x": 0,
       "y": 0,
       "width": 300,
       "height": 164
      },
      "title": {
       "x": 16,
       "y": 12,
       "width": 268,
       "height": 24
      },
      "badge": {
       "x": 16,
       "y": 36,
       "width": 40,
       "height": 0
      },
      "text": {
       "x": 16,
       "y": 40,
       "width": 268,
       "height": 60
      },
      "buttons": {
       "x": 16,
       "y": 108,
       "width": 268,
       "height": 44
      },
      "cancel": {
       "x": 0,
       "y": 7,
       "width": 129,
       "height": 30
      },
      "send": {
       "x": 139,
       "y": 0,
       "width": 129,
       "height": 44
      }
     },
     "ambiguous": [],
     "broken": [],
     "unsatisfied": [
      {
       "view": "badge",
       "implied": "compressionResistance.vertical",
       "priority": 750,
       "violation": 16
      },
      {
       "view": "title",
       "implied": "hugging.horizontal",
       "priority": 250,
       "violation": 148
      },
      {
       "view": "text",
       "implied": "hugging.horizontal",
       "priority": 250,
       "violation": 18
      },
      {
       "view": "cancel",
       "implied": "hugging.horizontal",
       "priority": 250,
       "violation": 69
      },
      {
       "view": "send",
       "implied": "hugging.horizontal",
       "priority": 250,
       "violation": 79
      },
      {
       "view": "card",
       "implied": "stack.hidden",
       "arranged": "badge",
       "pointer": "/views/0/stack",
       "priority": 51,
       "violation": 40
      },
      {
       "view": "buttons",
       "implied": "stack.size",
       "pointer": "/views/0/children/3/stack",
       "priority": 51,
       "violation": 44
      }
     ]
    }
   },
   "structured-and-text-request": {
    "summary": "Structured and textual constraints together",
    "description": "A required cap of the label's width in text and a tighter, optional one as an object. The optional one (750) outranks the label's compression resistance (740), which is off by 322.5.",
    "value": {
     "views": [
      {
       "id": "screen",
       "width": 375,
       "height": 812,
       "children": [
        {
         "id": "button",
         "intrinsicSize": {
          "width": 80,
          "height": 44
         }
        },
        {
         "id": "label",
         "intrinsicSize": {
          "width": 500,
          "height": 20
         },
         "hugging": {
          "horizontal": 251
         },
         "compressionResistance": {
          "horizontal": 740
         },
         "firstBaseline": 15,
         "lastBaseline": 5
        }
       ]
      }
     ],
     "constraints": [
      "button.centerX == screen.centerX",
      "button.top == screen.top + 100",
      "label.top == button.bottom + 20",
      "label.leading == button.leading",
      "label.width <= screen.width - 40",
      {
       "id": "cap",
       "first": "label.width",
       "relation": "<=",
       "second": "screen.width",
       "multiplier": 0.5,
       "constant": -10,
       "priority": 750
      }
     ],
     "direction": "ltr",
     "scale": 2,
     "coordinates": "parent",
     "onConflict": "fail"
    }
   },
   "structured-and-text-answer": {
    "summary": "Structured and textual constraints together",
    "value": {
     "frames": {
      "screen": {
       "x": 0,
       "y": 0,
       "width": 375,
       "height": 812
      },
      "button": {
       "x": 147.5,
       "y": 100,
       "width": 80,
       "height": 44
      },
      "label": {
       "x": 147.5,
       "y": 164,
       "width": 177.5,
       "height": 20
      }
     },
     "ambiguous": [],
     "broken": [],
     "unsatisfied": [
      {
       "view": "label",
       "implied": "compressionResistance.horizontal",
       "priority": 740,
       "violation": 322.5
      }
     ]
    }
   },
   "template-request": {
    "summary": "A list from a template",
    "description": "A JSON-e document and its data. One row for each symbol; expressions stand in `${…}`.",
    "value": {
     "template": {
      "items": {
       "$map": {
        "$eval": "symbols"
       },
       "each(s)": {
        "id": "${s}",
        "title": "${uppercase(s[0:1])}${s[1:]}"
       }
      }
     },
     "context": {
      "symbols": [
       "a.circle",
       "b.square"
      ]
     }
    }
   },
   "template-answer": {
    "summary": "A list from a template",
    "value": {
     "version": "f812ec652f8eaa6844bb26d8f944392d",
     "items": [
      {
       "id": "a.circle",
       "title": "A.circle",
       "level": 0,
       "parent": null,
       "index": 0,
       "position": 0,
       "siblingCount": 2,
       "visible": true,
       "childCount": 0
      },
      {
       "id": "b.square",
       "title": "B.square",
       "level": 0,
       "parent": null,
       "index": 1,
       "position": 1,
       "siblingCount": 2,
       "visible": true,
       "childCount": 0
      }
     ],
     "itemCount": 2,
     "visibleCount": 2
    }
   },
   "template-directory-request": {
    "summary": "Groups from data, sorted and filtered",
    "description": "Teams in the order of their names with the people in them, but for those that are hidden. Numbers that a template passes on keep all their digits.",
    "value": {
     "template": {
      "$let": {
       "teams": {
        "$sort": {
         "$eval": "teams"
        },
        "by(t)": "lowercase(t.name)"
       }
      },
      "in": {
       "items": {
        "$map": {
         "$eval": "teams"
        },
        "each(t)": {
         "id": "team-${t.id}",
         "title": "${t.name}, ${len(t.people)} people",
         "expanded": {
          "$eval": "len(t.people) < 3"
         },
         "children": {
          "$map": {
           "$eval": "t.people"
          },
          "each(p)": {
           "$if": "!(p['hidden'] == true)",
           "then": {
            "id": "person-${p.id}",
            "title": {
             "$eval": "p.name"
            },
            "number": {
             "$eval": "p.id"
            }
           }
          }
         }
        }
       },
       "show": "visible"
      }
     },
     "context": {
      "teams": [
       {
        "id": 2,
        "name": "Tools",
        "people": [
         {
          "id": 9007199254740993,
          "name": "Ada"
         },
         {
          "id": 12,
          "name": "Grace",
          "hidden": true
         }
        ]
       },
       {
        "id": 1,
        "name": "apps",
        "people": [
         {
          "id": 21,
          "name": "Alan"
         },
         {
          "id": 22,
          "name": "Edsger"
         },
         {
          "id": 23,
          "name": "Barbara"
         }
        ]
       }
      ]
     }
    }
   },
   "template-directory-answer": {
    "summary": "Groups from data, sorted and filtered",
    "value": {
     "version": "1889633688f467c67bf4041d3916250a",
     "items": [
      {
       "id": "team-1",
       "title": "apps, 3 people",
       "level": 0,
       "parent": null,
       "index": 0,
       "position": 0,
       "siblingCount": 2,
       "visible": true,
       "expanded": false,
       "childCount": 3
      },
      {
       "id": "team-2",
       "title": "Tools, 2 people",
       "level": 0,
       "parent": null,
       "index": 4,
       "position": 1,
       "siblingCount": 2,
       "visible": true,
       "expanded": true,
       "childCount": 1
      },
      {
       "id": "person-9007199254740993",
       "title": "Ada",
       "level": 1,
       "parent": "team-2",
       "index": 5,
       "position": 0,
       "siblingCount": 1,
       "visible": true,
       "childCount": 0,
       "number": 9007199254740993
      }
     ],
     "itemCount": 6,
     "visibleCount": 3
    }
   },
   "template-error-request": {
    "summary": "A mistake in a template",
    "description": "The pointer leads to the string, and the column counts in it.",
    "value": {
     "template": {
      "items": [
       "a.circle",
       {
        "id": "b",
        "title": "total: ${first + secnd}"
       }
      ]
     },
     "context": {
      "first": 1,
      "second": 2
     }
    }
   },
   "template-error-answer": {
    "summary": "A mistake in a template",
    "value": {
     "type": "/problems/template-error",
     "title": "Template error",
     "status": 422,
     "detail": "unknown context value secnd",
     "code": "template-error",
     "errors": [
      {
       "pointer": "/template/items/1/title",
       "detail": "unknown context value secnd",
       "column": 18
      }
     ]
    }
   },
   "text-errors-request": {
    "summary": "Mistakes in constraint text",
    "description": "All faults of a request come at once, each with a JSON Pointer, the line and column in the text and, where a known name is near, a suggestion.",
    "value": {
     "views": [
      {
       "id": "screen",
       "width": 375,
       "height": 667,
       "children": [
        {
         "id": "button",
         "x": 20,
         "y": 100,
         "width": 120,
         "height": 44
        },
        {
         "id": "label",
         "intrinsicSize": {
          "width": 400,
          "height": 20
         }
        }
       ]
      }
     ],
     "constraints": [
      "label.top = button.bottom + 20",
      "label.leadng == button.leading",
      "labl.width <= screen.width - 40",
      "label.top == button.leading",
      "label.height >= 20 @ 1001"
     ]
    }
   },
   "text-errors-answer": {
    "summary": "Mistakes in constraint text",
    "value": {
     "type": "/problems/constraint-syntax",
     "title": "Constraint syntax",
     "status": 422,
     "detail": "5 faults",
     "code": "constraint-syntax",
     "errors": [
      {
       "pointer": "/constraints/0",
       "detail": "expected `==`, `<=` or `>=`, found `=`",
       "line": 1,
       "column": 11,
       "suggestion": "=="
      },
      {
       "pointer": "/constraints/1",
       "detail": "there is no attribute \"leadng\"",
       "line": 1,
       "column": 7,
       "suggestion": "leading"
      },
      {
       "pointer": "/constraints/2",
       "detail": "there is no view or guide \"labl\"",
       "line": 1,
       "column": 1,
       "suggestion": "label"
      },
      {
       "pointer": "/constraints/3",
       "detail": "top is a vertical position and leading is a horizontal position; both sides must be of one kind",
       "line": 1,
       "column": 14
      },
      {
       "pointer": "/constraints/4",
       "detail": "a priority is above 0 and at most 1000, not 1001",
       "line": 1,
       "column": 22
      }
     ]
    }
   },
   "text-tree-answer": {
    "summary": "A list as a tree of text",
    "value": "Cell 1\nCell 2\nCell 4\n├─ a.circle\n└─ ▸ Cell 5 (1 hidden)\n"
   },
   "two-level-list-request": {
    "summary": "A two-level list",
    "description": "Two groups of symbols. Without `expand` everything is expanded.",
    "value": {
     "items": [
      {
       "id": "circle",
       "title": "Circle",
       "children": [
        "a.circle",
        "b.circle"
       ]
      },
      {
       "id": "square",
       "title": "Square",
       "children": [
        "a.square",
        "b.square"
       ]
      }
     ]
    }
   },
   "two-level-list-answer": {
    "summary": "A two-level list",
    "value": {
     "version": "658fe30bbb5486effe4c63ee4ff3f1c0",
     "items": [
      {
       "id": "circle",
       "title": "Circle",
       "level": 0,
       "parent": null,
       "index": 0,
       "position": 0,
       "siblingCount": 2,
       "visible": true,
       "expanded": true,
       "childCount": 2
      },
      {
       "id": "a.circle",
       "title": "a.circle",
       "level": 1,
       "parent": "circle",
       "index": 1,
       "position": 0,
       "siblingCount": 2,
       "visible": true,
       "childCount": 0
      },
      {
       "id": "b.circle",
       "title": "b.circle",
       "level": 1,
       "parent": "circle",
       "index": 2,
       "position": 1,
       "siblingCount": 2,
       "visible": true,
       "childCount": 0
      },
      {
       "id": "square",
       "title": "Square",
       "level": 0,
       "parent": null,
       "index": 3,
       "position": 1,
       "siblingCount": 2,
       "visible": true,
       "expanded": true,
       "childCount": 2
      },
      {
       "id": "a.square",
       "title": "a.square",
       "level": 1,
       "parent": "square",
       "index": 4,
       "position": 0,
       "siblingCount": 2,
       "visible": true,
       "childCount": 0
      },
      {
       "id": "b.square",
       "title": "b.square",
       "level": 1,
       "parent": "square",
       "index": 5,
       "position": 1,
       "siblingCount": 2,
       "visible": true,
       "childCount": 0
      }
     ],
     "itemCount": 6,
     "visibleCount": 6
    }
   },
   "unknown-members-answer": {
    "summary": "Members that a request does not have",
    "value": {
     "type": "/problems/invalid-request",
     "title": "Invalid request",
     "status": 422,
     "detail": "4 faults",
     "code": "invalid-request",
     "errors": [
      {
       "pointer": "/constraint",
       "detail": "unknown member \"constraint\"",
       "suggestion": "constraints"
      },
      {
       "pointer": "/views/0/hieght",
       "detail": "unknown member \"hieght\"",
       "suggestion": "height"
      },
      {
       "pointer": "/views/0/width",
       "detail": "must be a number, not a string"
      },
      {
       "pointer": "/views/0/children/0/hugging/horizontol",
       "detail": "unknown member \"horizontol\"",
       "suggestion": "horizontal"
      }
     ]
    }
   },
   "unsatisfiable-request": {
    "summary": "Required constraints that cannot all hold",
    "description": "A sidebar of 200 points and a content area of at least 150 do not fit side by side into 300. The answer names the smallest set at fault, given numbers included, and nothing that is not part of it.",
    "value": {
     "views": [
      {
       "id": "window",
       "width": 300,
       "height": 200,
       "children": [
        {
         "id": "sidebar"
        },
        {
         "id": "content"
        }
       ]
      }
     ],
     "constraints": [
      "sidebar.top == window.top",
      "sidebar.left == window.left",
      {
       "id": "sidebar-width",
       "text": "sidebar.width == 200"
      },
      "content.left == sidebar.right",
      "content.right == window.right",
      {
       "id": "content-width",
       "first": "content.width",
       "relation": ">=",
       "constant": 150
      }
     ]
    }
   },
   "unsatisfiable-answer": {
    "summary": "Required constraints that cannot all hold",
    "value": {
     "type": "/problems/unsatisfiable-constraints",
     "title": "Unsatisfiable constraints",
     "status": 422,
     "detail": "these cannot all hold: window width, sidebar.left == window.left, sidebar.width == 200, content.left == sidebar.right, content.right == window.right, content.width >= 150",
     "code": "unsatisfiable-constraints",
     "conflicts": [
      [
       {
        "view": "window",
        "implied": "width",
        "pointer": "/views/0/width",
        "priority": 1000
       },
       {
        "constraint": 1,
        "text": "sidebar.left == window.left",
        "pointer": "/constraints/1",
        "priority": 1000
       },
       {
        "constraint": 2,
        "id": "sidebar-width",
        "text": "sidebar.width == 200",
        "pointer": "/constraints/2",
        "priority": 1000
       },
       {
        "constraint": 3,
        "text": "content.left == sidebar.right",
        "pointer": "/constraints/3",
        "priority": 1000
       },
       {
        "constraint": 4,
        "text": "content.right == window.right",
        "pointer": "/constraints/4",
        "priority": 1000
       },
       {
        "constraint": 5,
        "id": "content-width",
        "text": "content.width >= 150",
        "pointer": "/constraints/5",
        "priority": 1000
       }
      ]
     ]
    }
   },
   "variants-request": {
    "summary": "One set of constraints on several screens",
    "description": "Each variant changes some values and is solved again; a variant that cannot be solved has `conflicts` in place of `frames`.",
    "value": {
     "views": [
      {
       "id": "screen",
       "width": 375,
       "height": 667,
       "children": [
        {
         "id": "card",
         "height": 120
        }
       ]
      }
     ],
     "constraints": [
      "card.centerX == screen.centerX",
      "card.top == screen.top + 24",
      {
       "id": "fill",
       "text": "card.width == screen.width - 48"
      },
      {
       "id": "least",
       "text": "card.width >= 200"
      }
     ],
     "variants": [
      {
       "name": "small",
       "set": {
        "screen.width": 320,
        "screen.height": 568
       }
      },
      {
       "name": "tight",
       "set": {
        "fill.constant": -100,
        "card.height": 80
       }
      },
      {
       "name": "watch",
       "set": {
        "screen.width": 184
       }
      },
      {
       "name": "watch-relaxed",
       "set": {
        "screen.width": 184,
        "least.active": false
       }
      }
     ]
    }
   },
   "variants-answer": {
    "summary": "One set of constraints on several screens",
    "value": {
     "frames": {
      "screen": {
       "x": 0,
       "y": 0,
       "width": 375,
       "height": 667
      },
      "card": {
       "x": 24,
       "y": 24,
       "width": 327,
       "height": 120
      }
     },
     "ambiguous": [],
     "broken": [],
     "unsatisfied": [],
     "variants": [
      {
       "name": "small",
       "frames": {
        "screen": {
         "x": 0,
         "y": 0,
         "width": 320,
         "height": 568
        },
        "card": {
         "x": 24,
         "y": 24,
         "width": 272,
         "height": 120
        }
       },
       "ambiguous": [],
       "broken": [],
       "unsatisfied": []
      },
      {
       "name": "tight",
       "frames": {
        "screen": {
         "x": 0,
         "y": 0,
         "width": 375,
         "height": 667
        },
        "card": {
         "x": 50,
         "y": 24,
         "width": 275,
         "height": 80
        }
       },
       "ambiguous": [],
       "broken": [],
       "unsatisfied": []
      },
      {
       "name": "watch",
       "conflicts": [
        [
         {
          "view": "screen",
          "implied": "width",
          "pointer": "/views/0/width",
          "priority": 1000
         },
         {
          "constraint": 2,
          "id": "fill",
          "text": "card.width == screen.width - 48",
          "pointer": "/constraints/2",
          "priority": 1000
         },
         {
          "constraint": 3,
          "id": "least",
          "text": "card.width >= 200",
          "pointer": "/constraints/3",
          "priority": 1000
         }
        ]
       ]
      },
      {
       "name": "watch-relaxed",
       "frames": {
        "screen": {
         "x": 0,
         "y": 0,
         "width": 184,
         "height": 667
        },
        "card": {
         "x": 24,
         "y": 24,
         "width": 136,
         "height": 120
        }
       },
       "ambiguous": [],
       "broken": [],
       "unsatisfied": []
      }
     ]
    }
   },
   "visual-format-request": {
    "summary": "A row in the Visual Format Language",
    "description": "A find bar: two buttons and a field, standard spacings at both ends, a metric for one distance, and centers in common. The field takes what the buttons leave.",
    "value": {
     "views": [
      {
       "id": "bar",
       "width": 360,
       "height": 60,
       "children": [
        {
         "id": "find",
         "intrinsicSize": {
          "width": 50,
          "height": 30
         }
        },
        {
         "id": "findNext",
         "intrinsicSize": {
          "width": 80,
          "height": 30
         }
        },
        {
         "id": "findField",
         "intrinsicSize": {
          "height": 34
         },
         "firstBaseline": 24
        }
       ]
      }
     ],
     "constraints": [
      {
       "visual": "|-[find]-[findNext]-gap-[findField(>=20)]-|",
       "metrics": {
        "gap": 12
       },
       "align": [
        "centerY"
       ]
      },
      {
       "visual": "V:|-(>=4)-[findField]"
      },
      "findField.centerY == bar.centerY"
     ]
    }
   },
   "visual-format-answer": {
    "summary": "A row in the Visual Format Language",
    "value": {
     "frames": {
      "bar": {
       "x": 0,
       "y": 0,
       "width": 360,
       "height": 60
      },
      "find": {
       "x": 20,
       "y": 15,
       "width": 50,
       "height": 30
      },
      "findNext": {
       "x": 78,
       "y": 15,
       "width": 80,
       "height": 30
      },
      "findField": {
       "x": 170,
       "y": 13,
       "width": 170,
       "height": 34
      }
     },
     "ambiguous": [],
     "broken": [],
     "unsatisfied": []
    }
   },
   "windowed-list-request": {
    "summary": "A window over the visible items",
    "description": "Three visible rows from the second on, of a list whose branches are closed but for the one that says `expanded`. `hasMore` tells that rows follow.",
    "value": {
     "items": [
      {
       "id": "inbox",
       "title": "Inbox",
       "children": [
        "today",
        "earlier"
       ]
      },
      {
       "id": "projects",
       "title": "Projects",
       "expanded": true,
       "children": [
        "garden",
        {
         "id": "house",
         "title": "House",
         "children": [
          "kitchen",
          "roof"
         ]
        }
       ]
      },
      "archive",
      "trash"
     ],
     "expand": "none",
     "window": {
      "offset": 1,
      "limit": 3
     }
    }
   },
   "windowed-list-answer": {
    "summary": "A window over the visible items",
    "value": {
     "version": "751b470eadcddb666cde5b74390d813f",
     "items": [
      {
       "id": "projects",
       "title": "Projects",
       "level": 0,
       "parent": null,
       "index": 3,
       "position": 1,
       "siblingCount": 4,
       "visible": true,
       "expanded": true,
       "childCount": 2
      },
      {
       "id": "garden",
       "title": "garden",
       "level": 1,
       "parent": "projects",
       "index": 4,
       "position": 0,
       "siblingCount": 2,
       "visible": true,
       "childCount": 0
      },
      {
       "id": "house",
       "title": "House",
       "level": 1,
       "parent": "projects",
       "index": 5,
       "position": 1,
       "siblingCount": 2,
       "visible": true,
       "expanded": false,
       "childCount": 2
      }
     ],
     "itemCount": 10,
     "visibleCount": 6,
     "hasMore": true
    }
   }
  }
 }
}

"""#
}
