"""Ports, and the figures that Linux keeps of a process."""

import contextlib
import os
import socket
import time

# A state in /proc/net/tcp.
LISTENING = "0A"


def free_port():
    """A TCP port of 127.0.0.1 that nothing listens on now; another process can take it before its use."""
    with socket.socket() as chooser:
        chooser.bind(("127.0.0.1", 0))
        return chooser.getsockname()[1]


def accepts(port):
    """Whether a process accepts connections at a port of 127.0.0.1."""
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


def listens(pid, port):
    """Whether a process, and no other one, listens at a TCP port; any address counts."""
    listening = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        with contextlib.suppress(FileNotFoundError), open(table) as file:
            fields = (line.split() for line in file)
            listening |= {row[9] for row in fields if row[3] == LISTENING and int(row[1].rpartition(":")[2], 16) == port}
    return bool(listening) and listening <= sockets(pid)


def sockets(pid):
    """The inodes of the sockets that a process holds."""
    found = set()
    # It may end meanwhile, or close one.
    with contextlib.suppress(OSError):
        for descriptor in os.scandir(f"/proc/{pid}/fd"):
            with contextlib.suppress(OSError):
                kind, _, inode = os.readlink(descriptor.path).partition(":")
                if kind == "socket":
                    found.add(inode.strip("[]"))
    return found


def started(process, holds, seconds=60):
    """Waits until a condition holds; false if the process ends, or the time does, before that."""
    deadline = time.monotonic() + seconds
    while process.poll() is None and time.monotonic() < deadline:
        if holds():
            return True
        time.sleep(0.02)
    return False


def end(process):
    """Kills a process if it still runs, and waits for its end."""
    if process.poll() is None:
        process.kill()
    process.wait()


def status(pid, name):
    """A size of /proc/PID/status, in bytes, such as `VmRSS` and `VmHWM`."""
    with open(f"/proc/{pid}/status") as file:
        for line in file:
            if line.startswith(name + ":"):
                return int(line.split()[1]) * 1024
    raise KeyError(name)


def processor_seconds(pid):
    """The user and system time of all threads of a process so far."""
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
