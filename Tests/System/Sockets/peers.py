"""nginx and HAProxy in front of a service, and what a client behind them can send to be another one."""

import contextlib
import os
import pathlib
import shutil
import subprocess
import tempfile

from harness.process import accepts, started

# What `$proxy_add_x_forwarded_for` does: the client's field, then the address of the client, in one line.
NGINX = """
daemon off; error_log {folder}/error.log; pid {folder}/pid; worker_processes 1;
events {{ }}
http {{
  access_log off;
  client_body_temp_path {folder}/1; proxy_temp_path {folder}/2; fastcgi_temp_path {folder}/3;
  uwsgi_temp_path {folder}/4; scgi_temp_path {folder}/5;
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://127.0.0.1:{service};
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }}
  }}
}}
"""
# HAProxy adds a line of its own.
HAPROXY = """
defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
frontend front
  bind 127.0.0.1:{port}
  option forwardfor
  http-request add-header Forwarded for=%[src]
  default_backend back
backend back
  server one 127.0.0.1:{service}
"""


def program(name):
    """The path of a proxy; None without it."""
    return shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin:/sbin")


@contextlib.contextmanager
def proxy(name, port, service):
    """A proxy that listens on a port and passes everything on to another one."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "configuration"
        file.write_text((NGINX if name == "nginx" else HAPROXY).format(folder=folder, port=port, service=service))
        options = ["-c", file] if name == "nginx" else ["-db", "-f", file]
        process = subprocess.Popen([program(name), *options], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        try:
            if not started(process, lambda: accepts(port), 30):
                raise SystemExit(f"{name} does not start: {process.poll()}")
            yield
        finally:
            process.terminate()
            process.wait(30)


# What may end an element, open something that the proxy's own words close, or look like another address; `{}` is a number.
ENDINGS = (
    '"', '"{}', '\\', '"\\', '192.0.2.{}', '192.0.2.{}"', '"192.0.2.{}', '"192.0.2.{}"', '[2001:db8::{}]', '[2001:db8:{}::1',
    '[192.0.2.{}', '192.0.2.{},"', '192.0.2.{},[', '192.0.2.{};"', 'for="192.0.2.{}', 'for=192.0.2.{};x="', '({}', '<{}', "'{}",
    '192.0.2.{},', '192.0.2.{}, ,', '192.0.2.{} ', '%22{}', '"192.0.2.{}\\"', '192.0.2.{}:', '[2001:db8:{}::1]:1', ', "192.0.2.{}, ',
    'a="b', '{}=', '\t"{}',
)


def hostile_fields(count, victim):
    """So many field values, every second of which names the victim."""
    for number in range(count):
        ending = ENDINGS[number % len(ENDINGS)]
        if number % 2:
            ending = ending.replace("192.0.2.{}", victim)
        yield ending.format(number + 1)
