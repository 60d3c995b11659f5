# Every target sets itself up: on a fresh machine it needs Swift 6.3, make and, to install what is
# missing, apt with root or sudo.

SWIFT_FILES = Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources

.PHONY: help run test fuzz soak lint format bench container-check clean

help: ## say what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## build for release and serve, on 127.0.0.1:8080 unless TRELLIS_LISTEN says otherwise
	scripts/bootstrap
	swift build -c release --product trellis
	exec "$$(swift build -c release --show-bin-path)/trellis" serve

test: ## run every test
	scripts/bootstrap lint test
	$(MAKE) --no-print-directory lint
	scripts/test-bootstrap
	swift build --build-tests
	swift test --skip-build
	Tests/Differential/run 100
	TRELLIS_BINARY="$$(swift build --show-bin-path)/trellis" Tests/Contract/run

fuzz: ## compare the solver with linear programs on many more random systems than `make test` does
	scripts/bootstrap test
	Tests/Differential/run 2000

soak: ## five minutes (SOAK_SECONDS) of good, bad, slow, half-closed and resetting clients, then crowds
	scripts/bootstrap test
	swift build -c release --product trellis
	Tests/Soak/run $${SOAK_SECONDS:-300}

lint: ## check the style of the Swift code and the shell scripts
	scripts/bootstrap lint
	swift format lint --strict --parallel --recursive $(SWIFT_FILES)
	grep -rlE --exclude-dir=.build '^#!.*\bbash$$' .ci Benchmarks examples scripts Tests | xargs shellcheck

format: ## format the Swift code
	swift format --in-place --parallel --recursive $(SWIFT_FILES)

bench: ## measure the service's two operations against its plainest answer
	scripts/bootstrap bench
	swift build -c release --product trellis
	TRELLIS_BINARY="$$(swift build -c release --show-bin-path)/trellis" Benchmarks/run

container-check: ## build the container image, run it and ask it everything in examples/
	scripts/container-check

clean: ## remove all that was built
	rm -rf .build
