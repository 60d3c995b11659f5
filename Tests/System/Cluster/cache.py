"""nginx with a cache of all that it may keep, in front of the balancer."""

import os
import pathlib
import shutil
import subprocess
import tempfile

from harness.process import free_port
from processes import status, wait

CONFIGURATION = """
daemon off;
pid {folder}/pid;
error_log stderr;
events {{ worker_connections 4000; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    proxy_cache_path {folder}/cache keys_zone=all:10m;
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://127.0.0.1:{upstream};
            proxy_http_version 1.1;
            proxy_cache all;
            proxy_cache_lock on;
            proxy_cache_revalidate on;
            proxy_cache_key $request_uri;
            proxy_read_timeout 60s;
        }}
    }}
}}
"""


class Cache:
    """nginx from the call to `close`."""

    def __init__(self, upstream):
        self.port = free_port()
        self.folder = tempfile.TemporaryDirectory()
        # The workers are not root.
        os.chmod(self.folder.name, 0o777)
        file = pathlib.Path(self.folder.name, "nginx.conf")
        file.write_text(CONFIGURATION.format(folder=self.folder.name, port=self.port, upstream=upstream))
        found = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
        if not found:
            raise SystemExit("cluster: nginx is missing: scripts/bootstrap cluster")
        self.process = subprocess.Popen(
            [found, "-c", file], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait("nginx", lambda: status(self.port, "/readyz") == 200)

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()
