"""Several services on one database, which answer in turn like one behind a balancer."""

import contextlib
import itertools

from harness.report import expect
from lists import Lists


class Replicas(Lists):
    """Services with one store; each request goes to the next of them."""

    def __init__(self, *services):
        self.services, self.turns = services, itertools.cycle(services)

    def send(self, *request, **settings):
        return next(self.turns).send(*request, **settings)

    @property
    def port(self):
        return next(self.turns).port

    def stop(self):
        for service in self.services:
            service.stop()

    def text(self):
        return b"".join(service.text() for service in self.services)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass


@contextlib.contextmanager
def replicas(uri, count=2, *options):
    """Services on a database, whose log must not have a part of its password."""
    with contextlib.ExitStack() as stack:
        services = [stack.enter_context(Lists(uri, *options)) for _ in range(count)]
        yield Replicas(*services)
        for service in services:
            expect(b"hidden" not in service.text(), "a password is in the log")
