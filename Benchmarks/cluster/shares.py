"""Shares of the processors for processes: control groups with a quota, of version 2 or 1."""

import os
import pathlib

ROOT = pathlib.Path("/sys/fs/cgroup")
PERIOD_MICROSECONDS = 20_000


class Share:
    """A control group whose processes have so much of one processor together."""

    def __init__(self, name, processors):
        self.name, self.quota = name, int(processors * PERIOD_MICROSECONDS)

    def __enter__(self):
        if (ROOT / "cgroup.controllers").exists():
            self.folder = ROOT / self.name
            limits = {"cpu.max": f"{self.quota} {PERIOD_MICROSECONDS}"}
        else:
            self.folder = ROOT / "cpu" / self.name
            limits = {"cpu.cfs_period_us": PERIOD_MICROSECONDS, "cpu.cfs_quota_us": self.quota}
        try:
            self.folder.mkdir()
            for file, value in limits.items():
                (self.folder / file).write_text(str(value))
        except OSError as error:
            raise SystemExit(f"cluster: a control group with a quota cannot be made here: {error}") from error
        return self

    def add(self, process):
        (self.folder / "cgroup.procs").write_text(str(process.pid))

    def __exit__(self, *_):
        # A group that still has a process stays; those of a benchmark have ended.
        os.rmdir(self.folder)
