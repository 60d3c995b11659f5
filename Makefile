# Every target sets itself up: on a fresh machine it needs Swift 6.3, make and, to install what is
# missing, apt with root or sudo.

# The package manager hands traits to the compiler in the order of a set, which is another in each process: without this
# every second build would find that all commands have changed, and compile all anew.
SWIFT_BUILD = SWIFT_DETERMINISTIC_HASHING=1 swift build
# All tests run on one build, which is optimised as what is shipped is, with assertions and with what is internal open to
# tests. It has a folder of its own, so that `make run` and `swift build` keep theirs.
TESTED = -c release -Xswiftc -enable-testing -Xswiftc -assert-config -Xswiftc Debug --scratch-path .build/tests
BUILT = $(CURDIR)/.build/tests/release
# Six at a time: all at once they would start together and wait for a thread.
SWIFT_TEST = SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=6 swift test $(TESTED) --skip-build
WAITING_TESTS = ^(CurlClientTests|DocumentationTests|RequestSequencesTests|TrellisClientTests)\.
# Steps beside one another, each with its output in one piece. Most compute on one core or wait; building uses all.
BESIDE = $(MAKE) --no-print-directory --jobs=3 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
SWIFT_FILES = Package.swift Plugins Sources Tests Benchmarks/Package.swift Benchmarks/Sources Benchmarks/http trellis-swift/Package.swift trellis-swift/Sources/SwiftParsing \
	trellis-swift/Sources/trellis-swift trellis-swift/Tests

.PHONY: shipped install dist dist-check
# What is released: Swift's runtime linked in, C code with guarded stacks, and the libraries beside the program, if any.
SHIPPED = -c release --static-swift-stdlib --product trellis --scratch-path .build/shipped -Xlinker -s -Xcc -fstack-protector-strong \
	-Xlinker --disable-new-dtags -Xlinker '-rpath=$$ORIGIN/../lib/trellis'
PREFIX = /usr/local
# A program that is built already, for `make install PROGRAM=…`.
PROGRAM = .build/shipped/release/trellis

.PHONY: help run test quick test-adapter fuzz sanitize soak lint format bench bench-server bench-solver cost bench-scale bench-layout bench-live bench-requests bench-snapshot bench-diff bench-text bench-cluster attack cluster-check container-check clean

help: ## say what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## build for release and serve, on 127.0.0.1:8080 unless TRELLIS_LISTEN says otherwise
	scripts/bootstrap web
	scripts/web-assets
	$(SWIFT_BUILD) -c release --product trellis
	exec "$$(swift build -c release --show-bin-path)/trellis" serve

test: ## run every test
	scripts/bootstrap lint test browser bench deploy web dist
	$(MAKE) --no-print-directory lint
	$(BESIDE) $(FIRST_STEPS)
	@# Tests that wait have limits of time, and would wait for a thread, too, beside tests that compute.
	$(SWIFT_TEST) --filter '$(WAITING_TESTS)'
	$(SWIFT_TEST) --skip '$(WAITING_TESTS)'
	$(BESIDE) $(LAST_STEPS)
	@# Of the other attacks, some have bounds on what a server refuses, which nothing beside them may use up.
	$(MAKE) --no-print-directory step-attacks
	@echo 'AsyncHTTPClientAdapter: left out, since async-http-client takes minutes to build; `make test-adapter` builds and runs it'

# The steps of `make test` that run beside others, those that take long first; each can be made alone, once step-build is made.
FIRST_STEPS = step-build step-environments step-swift-parser
LAST_STEPS = step-steady-attacks step-contract step-platforms step-browser \
	step-client-packages step-layout-packages step-scripts step-packages \
	step-type-checking step-docs step-interface-suite \
	step-differential step-packaging step-sizes step-templates step-tangles step-layouts step-sweeps step-text-sizes step-checks \
	step-mcp step-language-server step-lists step-sockets step-traces step-deploy
# Attacks whose bounds hold whatever else the machine does.
STEADY_ATTACKS = amplification bombs long_templates memory mutations one_request parsing scrapes \
	small_layouts texts unread_log
ENVIRONMENTS = $(addprefix Tests/System/,Browser Checks Contract Deploy Differential LanguageServer MCP Templates Traces) web
.PHONY: $(FIRST_STEPS) $(LAST_STEPS) step-attacks

step-build:
	$(SWIFT_BUILD) $(TESTED) --build-tests

step-environments:
	@# Some are of several steps, which must not make them at once.
	for folder in $(ENVIRONMENTS); do scripts/python-venv $$folder || exit 1; done

step-platforms:
	scripts/check-platforms

step-scripts:
	scripts/test-bootstrap
	scripts/test-check-imports
	scripts/test-check-client-strings
	scripts/test-harness

step-contract:
	TRELLIS_BINARY="$(BUILT)/trellis" Tests/System/Contract/run

step-attacks:
	TRELLIS_BINARY="$(BUILT)/trellis" Tests/System/Attacks/run --short $(STEADY_ATTACKS:%=-%)

step-steady-attacks:
	TRELLIS_BINARY="$(BUILT)/trellis" Tests/System/Attacks/run --short $(STEADY_ATTACKS)

# Packages that enable the same traits share their built modules, so the two of a step run in turn.
step-layout-packages:
	Tests/System/Packages/run-one-library OneLibrary
	Tests/System/Packages/run-frame-tests

step-client-packages:
	Tests/System/Packages/run-one-library OneClient
	Tests/System/Packages/run Articles

step-packages:
	MODULES="$(BUILT)/Modules" scripts/check-packages

step-docs:
	MODULES="$(BUILT)/Modules" scripts/docs

step-type-checking:
	MODULES="$(BUILT)/Modules" Benchmarks/type-checking/run --scopes

step-browser:
	scripts/web-assets .build/tests/share/trellis/web
	TRELLIS_BINARY="$(BUILT)/trellis" Tests/System/Browser/run

step-interface-suite:
	TRELLIS_BINARY="$(BUILT)/trellis" Tests/System/InterfaceSuite/run

step-differential:
	SOLVER_PROBE="$(BUILT)/solver-probe" Tests/System/Differential/run 100

step-packaging:
	TRELLIS_BINARY="$(BUILT)/trellis" Tests/System/Packaging/run

step-sizes:
	SOLVER_PROBE="$(BUILT)/solver-probe" Tests/System/Differential/sizes 100000 3

step-templates:
	TEMPLATE_PROBE="$(BUILT)/template-probe" Tests/System/Templates/run 2000

step-tangles:
	TRELLIS_BINARY="$(BUILT)/trellis" Tests/System/Differential/tangles 15

step-layouts:
	TRELLIS_BINARY="$(BUILT)/trellis" Tests/System/Differential/layouts 300

step-sweeps:
	TRELLIS_BINARY="$(BUILT)/trellis" Tests/System/Differential/sweeps 150

step-text-sizes:
	TEXT_PROBE="$(BUILT)/text-probe" Tests/System/TextSizes/run 2000

step-checks:
	TRELLIS_BINARY="$(BUILT)/trellis" Tests/System/Checks/run

step-mcp:
	TRELLIS_BINARY="$(BUILT)/trellis" Tests/System/MCP/run

step-language-server:
	TRELLIS_BINARY="$(BUILT)/trellis" Tests/System/LanguageServer/run

step-lists:
	TRELLIS_BINARY="$(BUILT)/trellis" Tests/System/Lists/run
	TRELLIS_BINARY="$(BUILT)/trellis" Tests/System/Cluster/lists --clients 300

step-sockets:
	TRELLIS_BINARY="$(BUILT)/trellis" Tests/System/Sockets/run

step-traces:
	TRELLIS_BINARY="$(BUILT)/trellis" Tests/System/Traces/run

step-deploy:
	TRELLIS_BINARY="$(BUILT)/trellis" Tests/System/Deploy/run

step-swift-parser:
	scripts/swift-parser test

.PHONY: swift-parser
swift-parser: ## build trellis-swift for release, which parses Swift sources for `trellis check`: eight minutes of processor time at first
	scripts/swift-parser build

quick: ## build and run the tests of one module, for debugging: make quick MODULE=ConstraintLayout [FILTER=StackTests]
	@test -n '$(MODULE)' || { echo 'make quick: name a module, as in MODULE=ConstraintLayout' >&2; exit 2; }
	TRELLIS_TESTS_OF='$(MODULE)' $(SWIFT_BUILD) --scratch-path .build/quick --product trellisPackageTests
	TRELLIS_TESTS_OF='$(MODULE)' swift test --scratch-path .build/quick --skip-build --filter '$(FILTER)'

test-adapter: ## build the adapter for async-http-client and run a sequence over it
	scripts/bootstrap
	Tests/System/Packages/run AsyncHTTPClientAdapter

fuzz: ## fuzz what reads clients' bytes, each target for FUZZ_SECONDS (60); then all that is random in `make test`, much more of it
	scripts/bootstrap test
	Tests/System/Fuzz/run
	Tests/System/Differential/run 2000
	Tests/System/Differential/sizes
	$(SWIFT_BUILD) -c release --product trellis
	TRELLIS_BINARY="$$(swift build -c release --show-bin-path)/trellis" Tests/System/Differential/layouts 10000
	TRELLIS_BINARY="$$(swift build -c release --show-bin-path)/trellis" Tests/System/Differential/tangles 500
	TRELLIS_BINARY="$$(swift build -c release --show-bin-path)/trellis" Tests/System/Differential/sweeps 20000
	Tests/System/Templates/run 100000
	TRELLIS_MODEL_OPERATIONS=1000000 TRELLIS_DIFFERENCE_SEEDS=25000 TRELLIS_MUTATED_DOCUMENTS=100000 \
		TRELLIS_MUTATED_SOURCES=20000 \
		SWIFT_DETERMINISTIC_HASHING=1 swift test -c release -Xswiftc -enable-testing --scratch-path .build/fuzz \
		--filter 'SectionSnapshotsTests|InterfaceBuilderTests|RepairTests|HostileDocumentTests|MutatedSourceTests'

sanitize: ## run the Swift tests with AddressSanitizer, then those with several threads with ThreadSanitizer
	scripts/bootstrap
	Tests/System/Sanitize/run

soak: ## five minutes (SOAK_SECONDS) of good, bad, slow, half-closed and resetting clients, then crowds
	scripts/bootstrap test
	$(SWIFT_BUILD) -c release --product trellis
	Tests/System/Soak/run $${SOAK_SECONDS:-300}

attack: ## attack a real server of the release build in every way that docs/design/threat-model.md names, and print the figures
	scripts/bootstrap test bench
	$(SWIFT_BUILD) -c release --product trellis
	Tests/System/Attacks/run

lint: ## check the style of the Swift code and the shell scripts, and that the copies of the contract are up to date
	scripts/bootstrap lint test
	swift format lint --strict --parallel --recursive $(SWIFT_FILES)
	scripts/check-comments
	scripts/check-imports
	scripts/check-client-strings
	scripts/line-break-table --check
	scripts/word-break-tables --check
	scripts/openapi --check
	grep -rlE --exclude-dir=.build '^#!.*\bbash$$' .ci Benchmarks examples scripts Tests | xargs shellcheck
	shellcheck deploy/debian/unit deploy/debian/postinst deploy/debian/prerm deploy/debian/postrm
	scripts/check-links

format: ## format the Swift code
	swift format --in-place --parallel --recursive $(SWIFT_FILES)

.PHONY: bench-compression
bench-compression: ## measure compression beside nginx's: processor time for each megabyte, and bytes
	scripts/bootstrap bench-server
	$(SWIFT_BUILD) -c release --product trellis
	TRELLIS_BINARY="$$(swift build -c release --show-bin-path)/trellis" Benchmarks/compression/run

.PHONY: web
web: ## build the playground, the reference and the guides into .build/share/trellis/web
	scripts/bootstrap web
	scripts/web-assets

bench: ## measure the service's two operations against its plainest answer
	scripts/bootstrap bench
	$(SWIFT_BUILD) -c release --product trellis
	TRELLIS_BINARY="$$(swift build -c release --show-bin-path)/trellis" Benchmarks/run

bench-server: ## measure the server beside C, Hummingbird, Node and nginx, and print the goals
	scripts/bootstrap bench-server
	Benchmarks/http/run

bench-solver: ## measure the solver against kiwi's, and print each goal with what was reached
	scripts/bootstrap peer
	Benchmarks/solver/run

cost: ## count what a unit of work costs in instructions, and a counted byte in memory, on every everyday layout
	scripts/bootstrap test counting
	$(SWIFT_BUILD) -c release --product trellis
	TRELLIS_BINARY="$$(swift build -c release --show-bin-path)/trellis" Benchmarks/solver/cost

bench-scale: ## measure everyday layouts of 500 to 10,000 views as requests beside HiGHS; SCALE='--only cells --sizes 500' selects
	scripts/bootstrap test
	$(SWIFT_BUILD) -c release --product trellis
	TRELLIS_BINARY="$$(swift build -c release --show-bin-path)/trellis" Benchmarks/solver/scale $(SCALE)

bench-layout: ## measure where the time of a layout request goes: decoding, solving, encoding
	scripts/bootstrap
	Benchmarks/layout/run

bench-live: ## measure edits of a layout that stays solved beside cold solves and kiwi, and print the goals
	scripts/bootstrap peer counting
	Benchmarks/live/run

bench-requests: ## measure whole requests beside Python with kiwisolver, uvicorn and Hummingbird, and print the goals
	scripts/bootstrap bench-server peer counting
	Benchmarks/requests/run --instructions --http

.PHONY: bench-agents
bench-agents: ## measure how long an agent waits for the tool `solve`, and print the goal
	scripts/bootstrap
	$(SWIFT_BUILD) -c release --product trellis
	TRELLIS_BINARY="$$(swift build -c release --show-bin-path)/trellis" Benchmarks/agents/run

.PHONY: bench-start
bench-start: ## measure the time from the start of the service to its readiness, and its memory at rest, and print the goals
	scripts/bootstrap
	$(SWIFT_BUILD) -c release --product trellis
	TRELLIS_BINARY="$$(swift build -c release --show-bin-path)/trellis" Benchmarks/start/run

bench-snapshot: ## measure snapshots and templates against their peers, and print each goal with what was reached
	scripts/bootstrap
	Benchmarks/snapshot/run

bench-cluster: ## measure one, two and three replicas behind HAProxy, and what each kind of request needs
	scripts/bootstrap bench cluster
	$(SWIFT_BUILD) -c release --product trellis
	Benchmarks/cluster/run

bench-diff: ## measure differences against a linear differ and CollectionDifference, and print each goal with what was reached
	scripts/bootstrap
	Benchmarks/diff/run

bench-text: ## measure texts beside Pillow, uharfbuzz and Skia, and a form with texts beside one with given sizes, and print the goals
	scripts/bootstrap test peer counting
	Benchmarks/text/run

.PHONY: bench-lists
bench-lists: ## measure kept lists beside SQLite, a service in Python and whole lists, and print the goals
	scripts/bootstrap test
	$(SWIFT_BUILD) -c release --product trellis
	TRELLIS_BINARY="$$(swift build -c release --show-bin-path)/trellis" Benchmarks/lists/run

.PHONY: bench-editors
bench-editors: ## measure the time from a keystroke in an editor to its findings, and print the goal
	scripts/bootstrap test
	$(SWIFT_BUILD) -c release --product trellis
	TRELLIS_BINARY="$$(swift build -c release --show-bin-path)/trellis" Benchmarks/editors/run

cluster-check: ## run three replicas behind HAProxy under load; restart, kill, pause and slow them down, and lists with 10,000 clients
	scripts/bootstrap cluster
	$(SWIFT_BUILD) -c release --product trellis
	Tests/System/Cluster/run
	Tests/System/Cluster/lists --clients 10000

container-check: ## build the container image, run it and ask it everything in examples/
	scripts/container-check

clean: ## remove all that was built
	rm -rf .build

shipped: ## build the program as it is released, with Swift's runtime linked in
	scripts/bootstrap web
	$(SWIFT_BUILD) $(SHIPPED)

install: $(if $(filter .build/shipped/%,$(PROGRAM)),shipped) ## build and install below PREFIX (/usr/local), in DESTDIR if it is set
	scripts/install '$(PROGRAM)' '$(DESTDIR)$(PREFIX)'

dist: shipped ## build the release: an archive, a Debian package, a bill of materials and checksums, in .build/dist
	scripts/bootstrap dist
	scripts/dist '$(PROGRAM)'

dist-check: ## install the release of .build/dist in bare systems of Debian, and run it there; needs root
	scripts/bootstrap container dist
	scripts/dist-check .build/dist

.PHONY: docs
docs: ## build the reference of every library into .build/docs; a warning fails
	scripts/bootstrap
	scripts/docs
