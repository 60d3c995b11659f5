# Every target sets itself up: on a fresh machine it needs Swift 6.3, make and, to install what is
# missing, apt with root or sudo.

# Six at a time: all at once they would start together and wait for a thread.
SWIFT_TEST = SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=6 swift test --skip-build
WAITING_TESTS = ^(CurlClientTests|DocumentationTests|RequestSequencesTests|TrellisClientTests)\.
SWIFT_FILES = Package.swift Plugins Sources Tests Benchmarks/Package.swift Benchmarks/Sources Benchmarks/http

.PHONY: help run test test-adapter fuzz sanitize soak lint format bench bench-server bench-solver cost bench-scale bench-layout bench-requests bench-snapshot bench-diff bench-cluster attack cluster-check container-check clean

help: ## say what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## build for release and serve, on 127.0.0.1:8080 unless TRELLIS_LISTEN says otherwise
	scripts/bootstrap web
	scripts/web-assets
	swift build -c release --product trellis
	exec "$$(swift build -c release --show-bin-path)/trellis" serve

test: ## run every test
	scripts/bootstrap lint test browser bench deploy web
	$(MAKE) --no-print-directory lint
	scripts/test-bootstrap
	scripts/test-check-imports
	scripts/check-platforms
	swift build --build-tests
	@# Tests that wait have limits of time, and would wait for a thread, too, beside tests that compute.
	$(SWIFT_TEST) --filter '$(WAITING_TESTS)'
	$(SWIFT_TEST) --skip '$(WAITING_TESTS)'
	Tests/Packages/run-one-library
	Tests/Differential/run 100
	Tests/Differential/sizes 100000 3
	TRELLIS_BINARY="$$(swift build --show-bin-path)/trellis" Tests/Differential/layouts 300
	TRELLIS_BINARY="$$(swift build --show-bin-path)/trellis" Tests/Differential/tangles 15
	Tests/Templates/run 2000
	Tests/TextSizes/run 2000
	TRELLIS_BINARY="$$(swift build --show-bin-path)/trellis" Tests/Contract/run
	TRELLIS_BINARY="$$(swift build --show-bin-path)/trellis" Tests/Packaging/run
	TRELLIS_BINARY="$$(swift build --show-bin-path)/trellis" Tests/Checks/run
	TRELLIS_BINARY="$$(swift build --show-bin-path)/trellis" Tests/InterfaceSuite/run
	TRELLIS_BINARY="$$(swift build --show-bin-path)/trellis" Tests/Sockets/run
	TRELLIS_BINARY="$$(swift build --show-bin-path)/trellis" Tests/Traces/run
	Tests/Deploy/run
	Tests/Packages/run Articles
	@echo 'AsyncHTTPClientAdapter: left out, since async-http-client takes minutes to build; `make test-adapter` builds and runs it'
	swift build -c release --product trellis
	scripts/web-assets
	TRELLIS_BINARY="$$(swift build -c release --show-bin-path)/trellis" Tests/Browser/run
	Tests/Attacks/run --short

test-adapter: ## build the adapter for async-http-client and run a sequence over it
	scripts/bootstrap
	Tests/Packages/run AsyncHTTPClientAdapter

fuzz: ## fuzz what reads clients' bytes, each target for FUZZ_SECONDS (60); then all that is random in `make test`, much more of it
	scripts/bootstrap test
	Tests/Fuzz/run
	Tests/Differential/run 2000
	Tests/Differential/sizes
	swift build -c release --product trellis
	TRELLIS_BINARY="$$(swift build -c release --show-bin-path)/trellis" Tests/Differential/layouts 10000
	TRELLIS_BINARY="$$(swift build -c release --show-bin-path)/trellis" Tests/Differential/tangles 500
	Tests/Templates/run 100000
	TRELLIS_MODEL_OPERATIONS=1000000 TRELLIS_DIFFERENCE_SEEDS=25000 TRELLIS_MUTATED_DOCUMENTS=100000 \
		swift test -c release -Xswiftc -enable-testing --scratch-path .build/fuzz \
		--filter 'SectionSnapshotsTests|InterfaceBuilderTests|RepairTests|HostileDocumentTests'

sanitize: ## run the Swift tests with AddressSanitizer, then those with several threads with ThreadSanitizer
	scripts/bootstrap
	Tests/Sanitize/run

soak: ## five minutes (SOAK_SECONDS) of good, bad, slow, half-closed and resetting clients, then crowds
	scripts/bootstrap test
	swift build -c release --product trellis
	Tests/Soak/run $${SOAK_SECONDS:-300}

attack: ## attack a real server of the release build in every way that docs/design/threat-model.md names, and print the figures
	scripts/bootstrap test bench
	swift build -c release --product trellis
	Tests/Attacks/run

lint: ## check the style of the Swift code and the shell scripts, and that the copies of the contract are up to date
	scripts/bootstrap lint test
	swift format lint --strict --parallel --recursive $(SWIFT_FILES)
	scripts/check-comments
	scripts/check-imports
	scripts/line-break-table --check
	scripts/openapi --check
	grep -rlE --exclude-dir=.build '^#!.*\bbash$$' .ci Benchmarks examples scripts Tests | xargs shellcheck
	scripts/check-links

format: ## format the Swift code
	swift format --in-place --parallel --recursive $(SWIFT_FILES)

.PHONY: bench-compression
bench-compression: ## measure compression beside nginx's: processor time for each megabyte, and bytes
	scripts/bootstrap bench-server
	swift build -c release --product trellis
	TRELLIS_BINARY="$$(swift build -c release --show-bin-path)/trellis" Benchmarks/compression/run

.PHONY: web
web: ## build the playground, the reference and the guides into .build/share/trellis/web
	scripts/bootstrap web
	scripts/web-assets

bench: ## measure the service's two operations against its plainest answer
	scripts/bootstrap bench
	swift build -c release --product trellis
	TRELLIS_BINARY="$$(swift build -c release --show-bin-path)/trellis" Benchmarks/run

bench-server: ## measure the server beside C, Hummingbird, Node and nginx, and print the goals
	scripts/bootstrap bench-server
	Benchmarks/http/run

bench-solver: ## measure the solver against kiwi's, and print each goal with what was reached
	scripts/bootstrap peer
	Benchmarks/solver/run

cost: ## count what a unit of work costs in instructions, and a counted byte in memory, on every everyday layout
	scripts/bootstrap test counting
	swift build -c release --product trellis
	TRELLIS_BINARY="$$(swift build -c release --show-bin-path)/trellis" Benchmarks/solver/cost

bench-scale: ## measure everyday layouts of 500 to 10,000 views as requests beside HiGHS; SCALE='--only cells --sizes 500' selects
	scripts/bootstrap test
	swift build -c release --product trellis
	TRELLIS_BINARY="$$(swift build -c release --show-bin-path)/trellis" Benchmarks/solver/scale $(SCALE)

bench-layout: ## measure where the time of a layout request goes: decoding, solving, encoding
	scripts/bootstrap
	Benchmarks/layout/run

bench-requests: ## measure whole requests beside Python with kiwisolver, uvicorn and Hummingbird, and print the goals
	scripts/bootstrap bench-server peer counting
	Benchmarks/requests/run --instructions --http

bench-snapshot: ## measure snapshots and templates against their peers, and print each goal with what was reached
	scripts/bootstrap
	Benchmarks/snapshot/run

bench-cluster: ## measure one, two and three replicas behind HAProxy, and what each kind of request needs
	scripts/bootstrap bench cluster
	swift build -c release --product trellis
	Benchmarks/cluster/run

bench-diff: ## measure differences against a linear differ and CollectionDifference, and print each goal with what was reached
	scripts/bootstrap
	Benchmarks/diff/run

cluster-check: ## run three replicas behind HAProxy under load; restart, kill, pause and slow them down
	scripts/bootstrap cluster
	swift build -c release --product trellis
	Tests/Cluster/run

container-check: ## build the container image, run it and ask it everything in examples/
	scripts/container-check

clean: ## remove all that was built
	rm -rf .build

.PHONY: docs
docs: ## build the reference of every library into .build/docs; a warning fails
	scripts/bootstrap
	scripts/docs
